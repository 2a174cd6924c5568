"""The operator's menu: widgets in a window of their own, over the same requests and reports as everything else."""
