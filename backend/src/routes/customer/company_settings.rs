//! Company settings: the agency's data, branches and staff.

pub(crate) mod basic_info;
pub(crate) mod branches;
pub(crate) mod kyc_remarks;
pub(crate) mod load_documents;
pub(crate) mod logo;
pub(crate) mod lookups;
pub(crate) mod profile;
pub(crate) mod staff;
mod staff_form;
pub(crate) mod upload_document;
