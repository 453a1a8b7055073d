//! Money in integer minor units.
