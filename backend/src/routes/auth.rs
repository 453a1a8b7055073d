//! Signing in, and the codes and passwords around it. Calls before a session carry a `device-id` header and no token.

pub(crate) mod authenticate;
pub(crate) mod change_password;
pub(crate) mod device_id;
mod phone_number;
pub(crate) mod reset_password;
pub(crate) mod reset_response;
mod response;
pub(crate) mod send_phone_code;
pub(crate) mod update_password;
pub(crate) mod verify_code;
pub(crate) mod verify_device;
pub(crate) mod verify_phone_code;
