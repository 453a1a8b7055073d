//! What an agency says of itself, its people and its accounts.

pub(crate) mod bank_account;
pub(crate) mod company_profile;
pub(crate) mod kyc_remark;
pub(crate) mod staff_detail;
