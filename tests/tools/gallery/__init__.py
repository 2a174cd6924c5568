"""The gallery of what people see: scripted rounds through the whole program, a picture of every state on the way."""
