//! The tasks of the project.
