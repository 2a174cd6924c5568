"""What is written and read back: records, their codec, the state that they fold into, books and meters.

It decides nothing and opens no file: `table` decides, `storage` keeps, `audit` judges.
"""
