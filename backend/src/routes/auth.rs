//! Signing in. These calls carry a `device-id` header and no token.

pub(crate) mod authenticate;
mod device_id;
mod response;
pub(crate) mod verify_device;
