//! From the public form to an agency that signs in.

mod decisions;
mod form;
mod papers;
mod proofs;
