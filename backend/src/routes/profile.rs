//! The signed-in user's own profile.

pub(crate) mod basic_info;
pub(crate) mod currencies;
pub(crate) mod load_profile;
pub(crate) mod photo;
pub(crate) mod sessions;
pub(crate) mod sign_out_others;
