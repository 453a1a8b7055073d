//! The API as a gateway sees it: real processes, stamped requests, answers as they travel.

mod bodies;
mod cancelling;
mod company;
mod crash;
mod files;
mod journey;
mod limits;
mod lists;
mod outcomes;
mod papers;
mod passwords;
mod permissions;
mod phones;
mod presses;
mod proof;
mod redaction;
mod registration;
mod rules;
mod search_bar;
mod sign_in;
mod staff;
mod stamp;
mod support;
mod tenancy;
mod troubles;
