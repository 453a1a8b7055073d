//! Company profile, staff and bank accounts of an agency.

pub(crate) mod bank_account;
pub(crate) mod company_profile;
pub(crate) mod kyc_remark;
pub(crate) mod staff_detail;
