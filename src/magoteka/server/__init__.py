"""The table in the browser: lobby, live play, and a store that forgets nothing."""
