//! `jetway release` end to end: the real program on a folder of its own.

mod back;
mod checks;
mod crowd;
mod node;
mod pointers;
mod publishing;
mod recording;
mod store;
mod support;
mod watching;
