//! The state of a payment: its attempts by our transaction id, each paid one confirmed by the validation service.

use jetway_domain::ids::PaymentId;
use jetway_domain::money::Money;

use super::client::Client;
use super::key::transaction_id;
use super::wire::{Attempt, Transactions, Validation, connected};
use crate::port::payment::{BillState, ProviderError};

const QUERY: &str = "/validator/api/merchantTransIDvalidationAPI.php";
const VALIDATE: &str = "/validator/api/validationserverAPI.php";
/// Statuses of a paid attempt: not yet and already validated.
const PAID: [&str; 2] = ["VALID", "VALIDATED"];
/// `risk_level` of a payment that SSLCommerz doubts.
const RISKY: &str = "1";

pub(super) async fn state(store: &Client, payment: PaymentId) -> Result<BillState, ProviderError> {
    let transaction = transaction_id(payment);
    let found: Transactions = store.get(QUERY, &[("tran_id", &transaction)]).await?;
    connected(&found.api_connect)?;
    if found.element.iter().any(|attempt| attempt.tran_id != transaction) {
        return Err(another());
    }
    let (mut collected, mut is_risky): (Option<Money>, bool) = (None, false);
    // Two paid attempts are the payer's money twice: their sum differs from the bill, so a person decides.
    for attempt in found.element.iter().filter(|attempt| is_paid(&attempt.status)) {
        let validation = validated(store, &transaction, attempt).await?;
        let amount = validation.amount()?;
        is_risky |= validation.risk_level == RISKY;
        collected = Some(match collected {
            None => amount,
            Some(sum) => sum.checked_add(amount).map_err(|_| another())?,
        });
    }
    Ok(match collected {
        Some(amount) if is_risky => BillState::Doubtful(amount),
        Some(amount) => BillState::Paid(amount),
        None => unpaid(&found.element),
    })
}

async fn validated(store: &Client, transaction: &str, attempt: &Attempt) -> Result<Validation, ProviderError> {
    let asked = [("val_id", attempt.val_id.as_str()), ("v", "1")];
    let validation: Validation = store.get(VALIDATE, &asked).await?;
    connected(&validation.api_connect)?;
    if !is_paid(&validation.status) || validation.tran_id != transaction {
        return Err(another());
    }
    Ok(validation)
}

fn is_paid(status: &str) -> bool {
    PAID.contains(&status)
}

/// An open attempt may still be paid, whatever became of the others.
fn unpaid(attempts: &[Attempt]) -> BillState {
    let has = |status: &str| attempts.iter().any(|attempt| attempt.status == status);
    if has("PENDING") || has("UNATTEMPTED") {
        BillState::Open
    } else if has("FAILED") {
        BillState::Failed
    } else if has("CANCELLED") {
        BillState::Cancelled
    } else {
        BillState::Open
    }
}

/// The services contradict each other: nothing is concluded.
fn another() -> ProviderError {
    ProviderError::Unavailable("the answer is about another payment".to_owned())
}
