//! E-mails about decisions on deposits, to the user who declared them.

use fluent_bundle::FluentArgs;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_domain::deposit::{Deposit, DepositStatus};

use crate::context::Services;
use crate::emails::Sender;

/// Enqueue the e-mail about the state a deposit has now, in the transaction of the change.
pub(super) async fn enqueue(services: &Services, tx: &Tx, deposit: &Deposit) -> Result<(), DbError> {
    let Some(email) = email_of(deposit.status) else {
        return Ok(());
    };
    let creator = tx.users().get(deposit.created_by).await?;
    let creator = creator.filter(|creator| creator.status == UserStatus::Active);
    let (Some(creator), Some(Sender { voice, address })) = (creator, (services.senders)(tx.scope().tenant())) else {
        return Ok(());
    };
    let reference = deposit.reference.as_str();
    let place = address.map_or_else(
        || voice.company.clone(),
        |address| format!("{address}deposit-list?deposit={reference}"),
    );
    // A fee that is taken from the amount does not reach the wallet.
    let told = if deposit.status.is_credited() {
        deposit.credit()
    } else {
        deposit.amount
    };
    let amount = told.to_string();
    let words = FluentArgs::from_iter([
        ("name", creator.first_name.as_str()),
        ("reference", reference),
        ("amount", amount.as_str()),
        ("reason", deposit.details.reason.as_deref().unwrap_or_default()),
        ("place", place.as_str()),
    ]);
    let message = voice.mail(&creator.email, email, words);
    tx.outbox()
        .enqueue(message, services.ids(), services.now())
        .await
        .map(drop)
}

const fn email_of(status: DepositStatus) -> Option<&'static str> {
    match status {
        DepositStatus::Approved | DepositStatus::Cleared | DepositStatus::Credited => Some("deposit-credited"),
        DepositStatus::Rejected | DepositStatus::Failed => Some("deposit-rejected"),
        DepositStatus::NeedsInfo => Some("deposit-question"),
        DepositStatus::Bounced => Some("deposit-bounced"),
        DepositStatus::Submitted
        | DepositStatus::UnderReview
        | DepositStatus::Withdrawn
        | DepositStatus::Received
        | DepositStatus::Presented
        | DepositStatus::Initiated
        | DepositStatus::Redirected
        | DepositStatus::Verified
        | DepositStatus::Cancelled
        | DepositStatus::Expired
        | DepositStatus::ManualReview => None,
    }
}
