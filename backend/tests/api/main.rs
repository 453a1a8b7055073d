//! The API as a gateway sees it: real processes, stamped requests, answers as they travel.

mod bodies;
mod journey;
mod limits;
mod permissions;
mod presses;
mod redaction;
mod sign_in;
mod stamp;
mod support;
