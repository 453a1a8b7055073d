//! Deposits into agencies' wallets: methods, fees and limits, forms, and the lifecycle with two operators (ADR 0096).

mod choices;
mod form;
mod method;
mod record;
mod status;

#[cfg(test)]
mod tests;

pub use choices::{DepositChoices, MobileProvider, TransferChannel};
pub use form::{DepositDraft, DepositFault, DepositForm, FormBasis, parse_reference, read_form, reference_of};
pub use method::{DepositMethod, DepositRules, DepositWay, FeeTerms, MethodTerms};
pub use record::{Deposit, DepositDetails, Particulars, Signature, Slip};
pub use status::{DepositStatus, DepositStep};
