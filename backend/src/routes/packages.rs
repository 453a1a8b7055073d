//! Tour packages as agencies find them: the package service, `/bdfare-package/api/v1/`.

pub(crate) mod all;
mod card;
pub(crate) mod cities;
pub(crate) mod detail;
pub(crate) mod picture;
pub(crate) mod search;
