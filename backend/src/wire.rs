//! Wire types and text formats that endpoints of several areas share. Imports neither `http` nor `routes`.

pub(crate) mod after_sale;
pub(crate) mod approval_request;
pub(crate) mod brand;
pub(crate) mod cursor;
pub(crate) mod decision;
pub(crate) mod deposit_account;
pub(crate) mod deposit_step;
pub(crate) mod field_error;
pub(crate) mod form_fields;
pub(crate) mod instant;
pub(crate) mod money;
pub(crate) mod name_warning;
pub(crate) mod names;
pub(crate) mod order_reference;
pub(crate) mod payment;
pub(crate) mod person;
pub(crate) mod search_text;
pub(crate) mod trip_type;
pub(crate) mod visibility;
