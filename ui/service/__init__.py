"""The operator's menu: widgets in a window of their own, over the same requests and reports as everything else.

A process of its own (`process`); pages (`pages`), their larger parts (`panels`) and plain widgets (`widgets`).
"""
