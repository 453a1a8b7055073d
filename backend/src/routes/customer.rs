//! The signed-in person and their agency.

pub(crate) mod company_settings;
pub(crate) mod document_collect;
pub(crate) mod get_file;
pub(crate) mod get_logo;
pub(crate) mod get_user_context;
pub(crate) mod sign_out;
mod time_zone;
pub(crate) mod update_customer_document_info;
