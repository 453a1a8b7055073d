//! The record of a visa application. Source: ADR 0113.

#[cfg(test)]
pub(crate) mod example;
mod moves;
#[cfg(test)]
mod tests;

use std::ops::{Deref, DerefMut};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use moves::{DecisionOutcome, FORM_FIELDS, NewDecision, VisaFault};

use super::applicant::{Applicant, ApplicantForm, VisaState};
use super::correction::Correction;
use super::fees::{CancelStage, VisaAmounts};
use super::product::VisaProduct;
use super::rules::documents_of;
use crate::codes::CountryCode;
use crate::ids::{ApplicantId, CorrectionId, FileId, JournalId};
use crate::money::{Money, MoneyError};
use crate::order::{OrderCore, OrderStatus, OrderSummary, WrongState};

/// Maximum number of applicants of an order.
pub const MOST_APPLICANTS: usize = 9;
/// How long a draft is kept.
pub const DRAFT_LIFE: TimeDelta = TimeDelta::days(30);
/// How long the price of a draft is valid.
pub const PRICE_LIFE: TimeDelta = TimeDelta::minutes(30);

/// A visa application of one or more applicants. Its [`OrderCore`] is reached through it.
#[derive(Debug, Clone, PartialEq)]
pub struct VisaOrder {
    /// The state that orders of every product have.
    pub core: OrderCore,
    /// The application.
    pub details: VisaOrderDetails,
}

impl Deref for VisaOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for VisaOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

/// The application. Stored as one document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct VisaOrderDetails {
    /// The agency's name when the draft was made.
    pub agency_name: String,
    /// The user's name when the draft was made.
    pub created_by_name: String,
    /// The visa product at purchase.
    pub product: VisaProduct,
    /// Citizenship of the applicants as searched for.
    pub nationality: CountryCode,
    /// Country of residence.
    pub residency: CountryCode,
    /// First day of the trip.
    pub travel_on: NaiveDate,
    /// Whether processing is expedited.
    pub express: bool,
    /// The applicants, at least one.
    pub applicants: Vec<Applicant>,
    /// The price.
    pub amounts: VisaAmounts,
    /// Until when the price of a draft is valid.
    pub price_until: DateTime<Utc>,
    /// When it was submitted.
    pub submitted_at: Option<DateTime<Utc>>,
    /// Since when it is in its state, [`VisaOrder::state`].
    pub state_since: DateTime<Utc>,
    /// Corrections requested by operators, oldest first.
    pub corrections: Vec<Correction>,
    /// Price the agency prints for its customer instead of the total. Does not affect charges.
    pub print_price: Option<Money>,
    /// The cancellation.
    pub cancelled: Option<VisaCancelled>,
    /// Keys of the reminders that were sent.
    #[serde(default)]
    pub reminders: Vec<String>,
    /// When its files were deleted, after the retention time.
    #[serde(default)]
    pub documents_deleted_at: Option<DateTime<Utc>>,
}

/// Terms of a cancellation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaCancelTerms {
    /// The instant that determines them.
    pub at: DateTime<Utc>,
    /// The applicants it cancels.
    pub applicants: Vec<ApplicantId>,
    /// The amounts kept.
    pub fee: Money,
    /// The amounts returned to the wallet.
    pub returned: VisaAmounts,
}

/// A cancellation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaCancelled {
    /// Its terms.
    pub terms: VisaCancelTerms,
    /// Who cancelled.
    pub by: String,
    /// The entry that returned the money; `None` when nothing was returned.
    pub journal: Option<JournalId>,
}

impl VisaOrder {
    /// Its state, by its least advanced open applicant.
    #[must_use]
    pub fn state(&self) -> VisaState {
        match self.core.status {
            OrderStatus::Expired => VisaState::Expired,
            OrderStatus::Cancelled => VisaState::Cancelled,
            _ => VisaState::of_all(self.details.applicants.iter().map(|one| one.state)),
        }
    }

    /// Until when a draft is kept; `None` once it is no longer a draft.
    #[must_use]
    pub fn draft_until(&self) -> Option<DateTime<Utc>> {
        (self.status == OrderStatus::Pending).then(|| self.created_at + DRAFT_LIFE)
    }

    /// The last day on which it can be submitted.
    #[must_use]
    pub fn last_day(&self) -> NaiveDate {
        let before = TimeDelta::days(i64::from(self.details.product.cutoff_days));
        self.details
            .travel_on
            .checked_sub_signed(before)
            .unwrap_or(NaiveDate::MIN)
    }

    /// Whether it is too late to submit it on this day.
    #[must_use]
    pub fn is_too_late(&self, today: NaiveDate) -> bool {
        today > self.last_day()
    }

    /// Checks a step of the order's status: a draft becomes paid, cancelled or expired; what was paid can be cancelled.
    ///
    /// # Errors
    /// [`WrongState`] for any other step.
    pub const fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        let from = self.core.status;
        let allowed = match from {
            OrderStatus::Pending => {
                matches!(
                    to,
                    OrderStatus::Confirmed | OrderStatus::Cancelled | OrderStatus::Expired
                )
            }
            OrderStatus::Confirmed => matches!(to, OrderStatus::Cancelled),
            _ => false,
        };
        if allowed { Ok(to) } else { Err(WrongState { from, to }) }
    }

    /// The applicant with this key.
    #[must_use]
    pub fn applicant(&self, id: ApplicantId) -> Option<&Applicant> {
        self.details.applicants.iter().find(|one| one.id == id)
    }

    /// The correction with this key.
    #[must_use]
    pub fn correction(&self, id: CorrectionId) -> Option<&Correction> {
        self.details.corrections.iter().find(|one| one.id == id)
    }

    /// Corrections that wait for the agency.
    pub fn open_corrections(&self) -> impl Iterator<Item = &Correction> {
        self.details
            .corrections
            .iter()
            .filter(|one| one.is_open() && self.waits(one))
    }

    /// A cancelled applicant has nothing left to correct.
    fn waits(&self, correction: &Correction) -> bool {
        let applicant = self.applicant(correction.applicant);
        applicant.is_some_and(|one| one.state == VisaState::CorrectionRequested)
    }

    /// The open correction of an applicant that requests a document: the given one, or the oldest.
    #[must_use]
    pub fn correction_of_document(
        &self,
        (applicant, code): (ApplicantId, &str),
        named: Option<CorrectionId>,
    ) -> Option<&Correction> {
        let mut open = self.open_corrections();
        open.find(|one| {
            one.applicant == applicant
                && named.is_none_or(|id| one.id == id)
                && one.documents().any(|asked| asked == code)
        })
    }

    /// Keys of every file of the order.
    #[must_use]
    pub fn files(&self) -> Vec<FileId> {
        let mut files = Vec::new();
        for applicant in &self.details.applicants {
            let documents = applicant.documents.iter();
            files.extend(
                documents
                    .flat_map(|one| one.file.iter().chain(&one.earlier))
                    .map(|file| file.id),
            );
            let visa = applicant.decision.as_ref().and_then(|decision| decision.visa.as_ref());
            files.extend(visa.map(|file| file.id));
        }
        files
    }

    /// Terms of cancelling at `now`; `None` when no applicant can be cancelled any more.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn cancel_terms(&self, now: DateTime<Utc>) -> Result<Option<VisaCancelTerms>, MoneyError> {
        let details = &self.details;
        let one = VisaAmounts::of_one(&details.product, details.express)?;
        let mut terms = VisaCancelTerms {
            at: now,
            applicants: Vec::new(),
            fee: Money::zero(one.embassy.currency),
            returned: one.nothing(),
        };
        for applicant in &details.applicants {
            if !applicant.state.may_become(VisaState::Cancelled) {
                continue;
            }
            terms.applicants.push(applicant.id);
            if self.payment.is_none() {
                continue;
            }
            let stage = if applicant.state.is_before_lodged() {
                CancelStage::BeforeLodged
            } else {
                CancelStage::AfterLodged
            };
            let back = one.returned(&details.product, stage)?;
            terms.returned = terms.returned.plus(back)?;
            terms.fee = terms.fee.checked_add(one.total()?.checked_sub(back.total()?)?)?;
        }
        let is_live = !matches!(self.status, OrderStatus::Cancelled | OrderStatus::Expired);
        Ok((is_live && !terms.applicants.is_empty()).then_some(terms))
    }

    /// Recalculates the price, and requires the documents of `product`, the visa as sold now; `forms` are those of the applicants, in
    /// order. A file of a document that is no longer required is dropped.
    ///
    /// # Errors
    /// When the amounts do not add up. Nothing has changed then.
    pub fn reprice(
        &mut self,
        product: VisaProduct,
        forms: &[ApplicantForm],
        now: DateTime<Utc>,
    ) -> Result<(), MoneyError> {
        let people = u32::try_from(self.details.applicants.len()).unwrap_or(u32::MAX);
        let amounts = VisaAmounts::of_one(&product, self.details.express)?.times(people)?;
        amounts.total()?;
        let travel_on = self.details.travel_on;
        for (applicant, form) in self.details.applicants.iter_mut().zip(forms) {
            applicant.documents = documents_of(&product, form, travel_on, &applicant.documents);
        }
        self.details.product = product;
        self.details.amounts = amounts;
        self.details.price_until = now + PRICE_LIFE;
        Ok(())
    }

    /// Its price, which is the same for agency and customer.
    #[must_use]
    pub fn total(&self) -> Money {
        // Overflowing amounts are refused when a draft is priced.
        self.details
            .amounts
            .total()
            .unwrap_or(Money::zero(self.details.amounts.embassy.currency))
    }

    /// Its summary for lists, searches and reports. A search finds it by reference, country and applicants.
    #[must_use]
    pub fn summary(&self) -> OrderSummary {
        let details = &self.details;
        let lead = details.applicants.first().map(Applicant::name);
        let mut words = vec![
            self.reference.as_str().to_owned(),
            details.product.destination_name.clone(),
            details.product.name.en.clone(),
            details.product.name.ar.clone(),
        ];
        words.extend(details.applicants.iter().map(Applicant::name));
        words.extend(
            details
                .applicants
                .iter()
                .filter_map(|one| one.embassy_reference.clone()),
        );
        OrderSummary {
            title: format!("{}, {}", details.product.destination_name, details.product.name.en),
            lead_name: lead.unwrap_or_default(),
            starts_on: details.travel_on,
            time_limit_at: None,
            pay_by: None,
            customer: self.total(),
            payable: self.total(),
            supplier: self.supplier(),
            search_text: words.join("\n").to_lowercase(),
        }
    }

    /// Code of the account of the embassy.
    #[must_use]
    pub fn supplier(&self) -> String {
        format!("embassy-{}", self.details.product.destination.as_str().to_lowercase())
    }
}
