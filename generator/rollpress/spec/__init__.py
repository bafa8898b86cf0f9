"""Models of what authors write, and the reading of a content folder into frozen values."""
