//! The request filters, one file each.

pub mod body_limit;
pub mod challenge;
pub mod framing;
pub mod https;
pub mod package_path;
pub mod portal_status;
pub mod security_headers;
pub mod session;
pub mod strip;
pub mod tenant;
pub mod trusted_headers;
