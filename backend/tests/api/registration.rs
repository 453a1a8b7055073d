//! From the public form to an agency that signs in.

mod attachments;
mod decisions;
mod form;
mod proofs;
