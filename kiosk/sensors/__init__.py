"""Bet sensors: a port and its drivers."""
