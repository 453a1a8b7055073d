//! Cancels the applicants that the embassy has not decided on, at the current cost.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_domain::ids::{ApplicantId, JournalId, OrderReference};
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_domain::visa::applicant::Applicant;
use jetway_domain::visa::order::{VisaCancelTerms, VisaCancelled, VisaOrder};

use super::order::shares;
use super::{VisaError, Visas};
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::charge::quote_id;
use crate::order::{ChargeError, OrderError};

/// How long a quote is valid.
const QUOTE_LIFE: TimeDelta = TimeDelta::minutes(15);

/// The current cost of cancelling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaCancelQuote {
    /// Id of the quote, derived from cost and applicants but revealing neither.
    pub id: String,
    /// The applicants it cancels: those the embassy has not decided on.
    pub applicants: Vec<ApplicantId>,
    /// The amount kept.
    pub fee: Money,
    /// The amount returned to the wallet.
    pub refund: Money,
    /// When it expires.
    pub valid_until: DateTime<Utc>,
}

impl Visas {
    /// The current cost of cancelling an order.
    ///
    /// # Errors
    /// When the agency has no such order, or none of its applicants can be cancelled.
    pub async fn cancel_quote(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<VisaCancelQuote, VisaError> {
        let order = self.order(caller, reference).await?;
        let terms = self.terms(&order)?;
        Ok(VisaCancelQuote {
            id: quote_of(&order, &terms)?,
            fee: terms.fee,
            refund: terms.returned.total()?,
            valid_until: terms.at + QUOTE_LIFE,
            applicants: terms.applicants,
        })
    }

    /// Cancel an order at the cost of a quote. Repeating the call changes nothing.
    ///
    /// # Errors
    /// `QuoteExpired` when the cost has changed.
    pub async fn cancel(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: String,
    ) -> Result<VisaOrder, VisaError> {
        let (visas, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        self.services
            .to_the_end(async move { visas.cancel_locked(&caller, &reference, &quote).await })
            .await?
    }

    async fn cancel_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: &str,
    ) -> Result<VisaOrder, VisaError> {
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        if order.details.cancelled.is_some() {
            return Ok(order);
        }
        let terms = self.terms(&order)?;
        if quote_of(&order, &terms)? != quote {
            return Err(VisaError::QuoteExpired);
        }
        let mut moved = order.clone();
        moved.cancel(&terms)?;
        let tx = self.services.begin(&caller.tenant).await?;
        let mut change = Change::by(
            &caller.user_name,
            OrderEventKind::Cancelled,
            history_line(&moved, &terms),
        );
        if moved.is_all_cancelled() {
            moved.core.status = OrderStatus::Cancelled;
            change = change.to(OrderStatus::Cancelled);
        }
        if order.status == OrderStatus::Pending {
            // A draft has no history that its files belong to.
            tx.visa_files().remove_of(order.id).await?;
            moved.details.documents_deleted_at = Some(terms.at);
        }
        let journal = self.give_back(&tx, &order, &terms).await?;
        moved.details.cancelled = Some(VisaCancelled {
            terms,
            by: caller.user_name.clone(),
            journal,
        });
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    fn terms(&self, order: &VisaOrder) -> Result<VisaCancelTerms, VisaError> {
        let terms = order.cancel_terms(self.services.now())?;
        Ok(terms.ok_or(OrderError::WrongState(order.status))?)
    }

    /// Return the refundable amount.
    async fn give_back(
        &self,
        tx: &Tx,
        order: &VisaOrder,
        terms: &VisaCancelTerms,
    ) -> Result<Option<JournalId>, ChargeError> {
        let refund = terms.returned.total()?;
        if refund.is_zero() {
            return Ok(None);
        }
        let mut lines = shares(order, terms.returned, Line::debit)?;
        lines.push(Line::credit(Account::AgencyWallet(order.agency), refund));
        lines.retain(|line| !line.amount.is_zero());
        let summary = order.summary();
        let zone = self.services.zone(tx.scope().tenant());
        let entry = JournalEntry {
            agency: order.agency,
            kind: EntryKind::Refund,
            reference: order.reference.as_str().to_owned(),
            order: Some(order.reference.clone()),
            hold: None,
            description: format!("{} {}", summary.title, summary.lead_name),
            actor: "system".to_owned(),
            reason: None,
            posted_at: terms.at,
            value_on: terms.at.with_timezone(&zone).date_naive(),
            lines,
        };
        let receipt = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await?;
        Ok(Some(receipt.journal_id))
    }
}

/// The line of history; names the applicants when others continue.
fn history_line(moved: &VisaOrder, terms: &VisaCancelTerms) -> String {
    if moved.is_all_cancelled() {
        return "The application is cancelled.".to_owned();
    }
    let names = terms.applicants.iter().filter_map(|id| moved.applicant(*id));
    let names: Vec<String> = names.map(Applicant::name).collect();
    format!("The application is cancelled for {}.", names.join(", "))
}

/// A different fee, refund or set of applicants is a different quote.
fn quote_of(order: &VisaOrder, terms: &VisaCancelTerms) -> Result<String, VisaError> {
    let mut parts = vec![terms.fee.to_string(), terms.returned.total()?.to_string()];
    parts.extend(terms.applicants.iter().map(ToString::to_string));
    Ok(quote_id(order.id, parts))
}
