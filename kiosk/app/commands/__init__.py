"""What a person can type, one module a command: each adds itself to the parser and imports what it needs to run.

What a command and the operator's menu share is in `queries`, or in the rooms below `app`.
"""
