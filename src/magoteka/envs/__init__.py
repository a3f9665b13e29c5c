"""The games for those who train players: PettingZoo, Gymnasium and OpenSpiel, each an extra and none a dependency."""
