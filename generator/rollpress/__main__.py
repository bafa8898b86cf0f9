"""Run the command line as `python -m rollpress`, where the script `rollpress` is not on the path."""

from rollpress.cli import main

if __name__ == "__main__":
    main()
