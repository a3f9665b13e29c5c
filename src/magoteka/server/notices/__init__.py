"""What people are told who are not there when it is their turn: by push, by mail, by a webhook of their table."""
