//! Groups' orders as the order core stores, charges, prints and reviews them.

use std::collections::BTreeMap;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderId, OrderKind};
use jetway_domain::ledger::{Account, Line};
use jetway_domain::lot::group::order::{GroupEnd, GroupOrder};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{Finding, Found, OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};

use super::ending::{free_seats, sell_seats};
use crate::context::Services;
use crate::order::ChargeError;
use crate::order::change::OPERATIONS;
use crate::order::charge::parts;
use crate::order::product::{ProductOrder, ReviewedOrder, StoredOrder};

/// Tickets are asked for again so long after operations found none, or when a name changes.
const ASK_AGAIN: TimeDelta = TimeDelta::hours(1);
/// Digits of a ticket number.
const TICKET_DIGITS: usize = 13;

/// Why what an operator read does not fit the order.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TicketFault {
    /// A passenger has no number, or there is one too many.
    #[error("enter one ticket number for each passenger")]
    Count,
    /// A number is not one, by the line of its passenger.
    #[error("a ticket number has 13 digits: passenger {0}")]
    Number(String),
}

#[async_trait]
impl StoredOrder for GroupOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        tx.groups().by_ids(ids).await
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.groups().save(self).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        self.status.group_step_to(to)
    }

    fn summary(&self) -> OrderSummary {
        Self::summary(self)
    }
}

impl ProductOrder for GroupOrder {
    const KIND: OrderKind = OrderKind::Group;

    fn part(&self) -> Option<PartTerms> {
        None
    }

    fn part_basis(&self) -> PartBasis {
        PartBasis {
            payable: self.summary().payable,
            refundable: false,
            penalty: Money::zero(self.details.offer.currency()),
            starts_at: Some(self.details.offer.departs_at),
        }
    }

    fn credits(&self) -> Result<Vec<Line>, MoneyError> {
        Ok(vec![Line::credit(
            Account::SupplierPayable(self.supplier()),
            self.price()?.agent,
        )])
    }

    fn needs_approval(&self, _: RequestKind) -> bool {
        false
    }

    fn print_price(&self) -> Option<Money> {
        self.details.print_price
    }

    fn set_print_price(&mut self, price: Option<Money>) {
        self.details.print_price = price;
    }
}

#[async_trait]
impl ReviewedOrder for GroupOrder {
    /// Line of the list and ticket number.
    type Evidence = Vec<(String, String)>;
    type Proof = BTreeMap<u32, String>;
    type Fault = TicketFault;

    fn finding(&self) -> Option<&Finding> {
        self.details.finding.as_ref()
    }

    fn record(&self) -> Option<&str> {
        self.details.airline_reference.as_deref()
    }

    fn proven(&self, found: Found, tickets: Self::Evidence, _: DateTime<Utc>) -> Result<Self::Proof, TicketFault> {
        if found != Found::Fulfilled {
            return Ok(BTreeMap::new());
        }
        let mut proof = BTreeMap::new();
        for (line, number) in tickets {
            let number = number.replace(['-', ' '], "");
            if number.len() != TICKET_DIGITS || !number.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(TicketFault::Number(line));
            }
            proof.insert(line.parse().map_err(|_| TicketFault::Count)?, number);
        }
        let is_whole = self.details.names.iter().all(|name| proof.contains_key(&name.line));
        if is_whole && proof.len() == self.details.names.len() {
            Ok(proof)
        } else {
            Err(TicketFault::Count)
        }
    }

    fn restore_agreed_price(&mut self) {}

    fn take(&mut self, finding: Finding, tickets: Self::Proof) {
        let at = finding.at;
        self.next_check_at = None;
        match finding.found {
            Found::Fulfilled => {
                for name in &mut self.details.names {
                    name.ticket = tickets.get(&name.line).cloned();
                }
            }
            Found::Held => {
                self.details.attempt += 1;
                self.next_check_at = Some(at + ASK_AGAIN);
            }
            Found::Nothing => {}
        }
        self.details.finding = Some(finding);
    }

    /// Everything that was paid returns, fees for changed names too, and the seats with it.
    async fn end_cancelling(&mut self, services: &Services, tx: &Tx) -> Result<(), ChargeError> {
        let terms = self.refusal_terms()?;
        let journal = parts::give_back(services, tx, self, terms.refund.agent).await?;
        self.details.ended = Some(GroupEnd {
            at: services.now(),
            by: OPERATIONS.to_owned(),
            terms,
            missed: None,
            journal,
        });
        free_seats(services, tx, self, self.details.party.seats()).await
    }

    async fn end_fulfilling(&mut self, services: &Services, tx: &Tx) -> Result<(), ChargeError> {
        sell_seats(services, tx, self).await
    }

    fn told(&self, found: Found) -> &'static str {
        match found {
            Found::Fulfilled => "The airline has made the tickets.",
            Found::Held => "The airline has made no tickets. It is asked again.",
            Found::Nothing => "The airline makes no tickets. What was paid has returned.",
        }
    }
}
