"""Many people: tables in a database, an HTTP and WebSocket API, and the page that uses it."""
