"""The handlers of the HTTP side, a room a subject; `server/api.py` lists them."""
