//! The database engines.

/// Which engine is below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// One file, one writer, any number of readers.
    Sqlite,
    /// A server, any number of both.
    Postgres,
}
