//! Agencies that ask to be taken on.

pub(crate) mod application;
pub(crate) mod application_code;
pub(crate) mod spent_captcha;
