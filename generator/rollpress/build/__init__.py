"""Build: everything a project publishes, as bytes by path, put in place in one step.

Reading happens on the shelf, writing in `publish` and `ledgers`; what lies between is pure.
"""
