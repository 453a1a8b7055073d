//! Refusals of deposits.

use jetway_app::deposit::DepositError;
use jetway_domain::deposit::DepositFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::{Faults, Refusal};
use crate::wire::field_error::BadField;

/// Adds the invalid fields of a form to those of its files.
pub(super) fn add_faults(faults: &mut Faults, found: Vec<DepositFault>) {
    for fault in found {
        faults.add(BadField::new(format!("/{}", fault.field), fault.code, fault.detail));
    }
}

impl From<DepositError> for Refusal {
    fn from(error: DepositError) -> Self {
        match error {
            DepositError::NotFound => Self::new(ErrorCode::DepositNotFound),
            DepositError::WrongState(status) => Problem::new(ErrorCode::DepositWrongState)
                .detail(format!("The deposit is {}.", status.as_str()))
                .param("status", status.as_str())
                .into(),
            DepositError::SameOperator => Self::new(ErrorCode::DepositSameOperator),
            DepositError::Duplicate(None) => Self::new(ErrorCode::DepositDuplicate),
            DepositError::Duplicate(Some(earlier)) => Problem::new(ErrorCode::DepositDuplicate)
                .detail(format!("It was declared as {earlier}."))
                .param("depositRef", earlier)
                .into(),
            DepositError::TooManySlips => {
                let detail = "The deposit has as many slips as it may have.";
                Self::fields(vec![BadField::new("/slip", "file.tooMany", detail)])
            }
            DepositError::AmountMismatch(current) => Problem::new(ErrorCode::DepositAmountMismatch)
                .detail(format!("The total is {current}."))
                .param("current", current.to_string())
                .into(),
            DepositError::NotOffered => Self::new(ErrorCode::PaymentNotOffered),
            DepositError::NotForTheWallet => {
                let detail = format!("Not possible: {error}.");
                Self::fields(vec![BadField::new("/step", "step.impossible", detail)])
            }
            DepositError::Provider(error) => error.into(),
            DepositError::Wallet(error) => error.into(),
            DepositError::Database(error) => error.into(),
        }
    }
}
