//! Registration, from the public form to the approved agency's first sign-in.

mod attachments;
mod decisions;
mod form;
mod proofs;
