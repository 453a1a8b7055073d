//! Holiday orders as the order core stores, charges and prints them.

use async_trait::async_trait;
use jetway_db::{DbError, Tx};
use jetway_domain::holiday::order::HolidayOrder;
use jetway_domain::ids::{OrderId, OrderKind};
use jetway_domain::ledger::{Account, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};

use crate::order::product::{ProductOrder, StoredOrder};

#[async_trait]
impl StoredOrder for HolidayOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        tx.holidays().by_ids(ids).await
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.holidays().save(self).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        self.status.holiday_step_to(to)
    }

    fn summary(&self) -> OrderSummary {
        Self::summary(self)
    }
}

impl ProductOrder for HolidayOrder {
    const KIND: OrderKind = OrderKind::Holiday;

    fn part(&self) -> Option<PartTerms> {
        None
    }

    fn part_basis(&self) -> PartBasis {
        PartBasis {
            payable: self.summary().payable,
            refundable: false,
            penalty: Money::zero(self.currency()),
            starts_at: Some(self.details.starts_at),
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
