//! Tour packages as agencies find them and ask for them: the package service, `/bdfare-package/api/v1/`.

pub(crate) mod all;
mod card;
pub(crate) mod cities;
pub(crate) mod detail;
pub(crate) mod picture;
pub(crate) mod search;
pub(crate) mod send_request;
