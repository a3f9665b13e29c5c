"""Series of games between bots, and what they come to."""
