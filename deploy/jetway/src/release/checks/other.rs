//! A live version that a new one is compared with.

use crate::release::described::Described;

/// A live version of another module.
pub struct Other<'a> {
    pub module: &'a str,
    pub version: &'a str,
    pub described: &'a Described,
}
