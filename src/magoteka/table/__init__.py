"""What makes a table, apart from any net: it takes messages, gives messages, and is handed a store and a thinker."""
