//! The API as a gateway sees it: real processes, stamped requests, answers as they travel.

mod bodies;
mod sign_in;
mod stamp;
mod support;
