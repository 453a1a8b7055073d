//! Applications to become an agency.

pub(crate) mod application;
pub(crate) mod application_code;
pub(crate) mod spent_captcha;
