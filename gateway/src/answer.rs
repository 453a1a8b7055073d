//! Responses made by the gateway itself.

pub mod coding;
mod file;
pub mod pages;
pub mod problem;
mod refuse;
mod response;
mod write;

pub use file::file;
pub use refuse::refuse;
pub use response::Answer;
pub use write::{finish, stamp, write, write_body};
