//! The signed-in person's own affairs.

pub(crate) mod basic_info;
pub(crate) mod currencies;
pub(crate) mod load_profile;
pub(crate) mod photo;
pub(crate) mod sign_out_others;
