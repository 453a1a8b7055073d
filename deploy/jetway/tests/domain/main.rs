//! `jetway domain` as an operator runs it: a real tool, a real gateway, a real certificate authority (Pebble).

mod authority_away;
mod claiming;
mod issuing;
mod proving;
mod renewing;
mod support;
