//! Flight orders as the order core stores, charges, prints and reviews them.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{FlightOrder, Ticket};
use jetway_domain::air::pricing::issue_split;
use jetway_domain::ids::{OrderId, OrderKind};
use jetway_domain::ledger::{Account, FeeKind, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{Finding, Found, OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};

use super::ticket_numbers::tickets_of;
use crate::order::product::{ProductOrder, ReviewedOrder, StoredOrder};

/// What an operator read from the airline's record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AirlineRecord {
    /// Pairs of traveller id and ticket number as written, one for each traveller; for [`Found::Fulfilled`].
    pub tickets: Vec<(String, String)>,
    /// The record locator, if the order has none yet.
    pub pnr: Option<String>,
}

/// An airline's record that fits the order.
#[derive(Debug)]
pub struct ProvenRecord {
    tickets: Vec<Ticket>,
    pnr: Option<String>,
}

/// Why what an operator read does not fit the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A ticket number is missing, invalid, given twice, or of another traveller.
    #[error("each traveller needs one ticket number of 13 digits")]
    Tickets,
    /// The record locator is not known.
    #[error("the record's locator is not known yet")]
    NoRecord,
    /// The fare is ticketed at once or not at all.
    #[error("seats of this fare are not held")]
    NeverHeld,
}

#[async_trait]
impl StoredOrder for FlightOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        tx.flights().by_ids(ids).await
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.flights().save(self).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        self.status.flight_step_to(to)
    }

    fn summary(&self) -> OrderSummary {
        Self::summary(self)
    }
}

impl ProductOrder for FlightOrder {
    const KIND: OrderKind = OrderKind::Flight;

    fn part(&self) -> Option<PartTerms> {
        self.details.part
    }

    fn part_basis(&self) -> PartBasis {
        self.details.offer.part_basis(self.details.quote.agent_payable)
    }

    fn credits(&self) -> Result<Vec<Line>, MoneyError> {
        let quote = &self.details.quote;
        let split = issue_split(quote).map_err(|_| MoneyError::Overflow)?;
        let supplier = self.details.offer.supplier.0.clone();
        let tax = quote.tax_on_agent.label.as_str().to_owned();
        Ok(vec![
            Line::credit(Account::SupplierPayable(supplier), split.supplier_payable),
            Line::credit(Account::TaxPayable(tax), split.tax_payable),
            Line::credit(Account::CommissionIncome, split.commission_income),
            Line::credit(Account::FeeIncome(FeeKind::Issue), split.fee_income),
        ])
    }

    fn needs_approval(&self, kind: RequestKind) -> bool {
        kind == RequestKind::UnaccompaniedMinors && !self.barred_for().is_empty()
    }

    fn print_price(&self) -> Option<Money> {
        self.details.print_price
    }

    fn set_print_price(&mut self, price: Option<Money>) {
        self.details.print_price = price;
    }
}

impl ReviewedOrder for FlightOrder {
    type Evidence = AirlineRecord;
    type Proof = ProvenRecord;
    type Fault = RecordFault;

    fn finding(&self) -> Option<&Finding> {
        self.details.finding.as_ref()
    }

    fn record(&self) -> Option<&str> {
        self.pnr.as_deref()
    }

    fn proven(&self, found: Found, evidence: AirlineRecord, now: DateTime<Utc>) -> Result<ProvenRecord, RecordFault> {
        let AirlineRecord { tickets, pnr } = evidence;
        // An import is of one record; one that was not handed over stays another office's, and is free for the next claim.
        let pnr = match &self.details.imported {
            Some(record) => (found != Found::Nothing).then(|| record.pnr.clone()),
            None => pnr,
        };
        if found != Found::Nothing && self.pnr.is_none() && pnr.is_none() {
            return Err(RecordFault::NoRecord);
        }
        let tickets = match found {
            Found::Fulfilled => tickets_of(self, &tickets, now).ok_or(RecordFault::Tickets)?,
            Found::Held if !self.may_be_held(now) => return Err(RecordFault::NeverHeld),
            Found::Held | Found::Nothing => Vec::new(),
        };
        Ok(ProvenRecord { tickets, pnr })
    }

    fn may_be_held(&self, _: DateTime<Utc>) -> bool {
        self.details.offer.mode != FareMode::Instant
    }

    fn restore_agreed_price(&mut self) {
        if let Some(agreed) = &self.details.agreed {
            self.details.quote = (**agreed).clone();
            self.details.price_changed = false;
        }
    }

    fn take(&mut self, finding: Finding, proof: ProvenRecord) {
        let (found, now) = (finding.found, finding.at);
        self.pnr = self.pnr.take().or(proof.pnr);
        self.details.finding = Some(finding);
        match found {
            Found::Fulfilled => {
                self.details.tickets = proof.tickets;
                self.next_check_at = self.next_check_when_ticketed(now);
                return;
            }
            Found::Held => self.next_check_at = Some(self.check_by(self.limits.auto_cancel_at, now)),
            // Anything the airline still holds is cancelled.
            Found::Nothing => self.next_check_at = self.pnr.is_some().then_some(now),
        }
        self.details.part = None;
        self.details.seats_to_return = found == Found::Nothing && self.pnr.is_some();
    }

    fn told(&self, found: Found) -> &'static str {
        match found {
            Found::Fulfilled => "The tickets were found at the airline. They are paid.",
            Found::Held => "The airline holds the seats and made no ticket. Nothing is charged.",
            Found::Nothing => "The airline has neither seats nor tickets. Nothing is charged.",
        }
    }
}
