//! The signed-in person and their agency.

pub(crate) mod document_collect;
pub(crate) mod get_logo;
pub(crate) mod get_user_context;
pub(crate) mod sign_out;
pub(crate) mod update_customer_document_info;
