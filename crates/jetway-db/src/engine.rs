//! The database engines.

/// The engine in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// One file, with one writer and any number of readers.
    Sqlite,
    /// A server, with any number of both.
    Postgres,
}
