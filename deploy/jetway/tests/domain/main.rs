//! `jetway domain` end to end: the real tool, a real gateway, a real certificate authority (Pebble).

mod authority_away;
mod claiming;
mod issuing;
mod proving;
mod renewing;
mod support;
