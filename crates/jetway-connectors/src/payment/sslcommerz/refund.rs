//! Refunds: asked for, then processed by SSLCommerz over days.

use jetway_domain::money::Money;

use super::client::Client;
use super::wire::{Refund, connected};
use crate::port::payment::ProviderError;

const PATH: &str = "/validator/api/merchantTransIDvalidationAPI.php";

/// A refund to ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundRequest {
    /// `bank_tran_id` of the paid transaction.
    pub bank_transaction: String,
    /// Our key of the refund, at most 30 letters and digits.
    pub reference: String,
    /// At most what was paid.
    pub amount: Money,
    /// The reason, for SSLCommerz.
    pub remarks: String,
}

/// How far a refund is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefundState {
    /// Accepted and in progress; SSLCommerz's reference.
    Processing(String),
    /// The payer has the money back.
    Refunded,
    /// Not carried out, with the reason.
    Refused(String),
}

pub(super) async fn initiate(store: &Client, request: &RefundRequest) -> Result<RefundState, ProviderError> {
    let amount = request.amount.amount();
    let asked = [
        ("bank_tran_id", request.bank_transaction.as_str()),
        ("refund_trans_id", &request.reference),
        ("refund_amount", &amount),
        ("refund_remarks", &request.remarks),
        ("refe_id", &request.reference),
    ];
    let answer: Refund = store.get(PATH, &asked).await?;
    connected(&answer.api_connect)?;
    match answer.status.as_str() {
        // Accepted, and accepted before.
        "success" | "processing" if !answer.refund_ref_id.is_empty() => {
            Ok(RefundState::Processing(answer.refund_ref_id))
        }
        "failed" => Ok(RefundState::Refused(answer.error_reason)),
        status => Err(unclear(status)),
    }
}

pub(super) async fn query(store: &Client, refund_ref: &str) -> Result<RefundState, ProviderError> {
    let answer: Refund = store.get(PATH, &[("refund_ref_id", refund_ref)]).await?;
    connected(&answer.api_connect)?;
    if answer.refund_ref_id != refund_ref {
        return Err(ProviderError::Unknown);
    }
    match answer.status.as_str() {
        "refunded" => Ok(RefundState::Refunded),
        "processing" => Ok(RefundState::Processing(answer.refund_ref_id)),
        "cancelled" => Ok(RefundState::Refused(answer.error_reason)),
        status => Err(unclear(status)),
    }
}

fn unclear(status: &str) -> ProviderError {
    ProviderError::Unavailable(format!("the refund's status is {status:?}"))
}
