//! Visa orders as the order core stores, charges and prints them.

use async_trait::async_trait;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderId, OrderKind};
use jetway_domain::ledger::{Account, FeeKind, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};
use jetway_domain::visa::fees::VisaAmounts;
use jetway_domain::visa::order::VisaOrder;

use crate::order::product::{ProductOrder, StoredOrder};

/// Label of the tax on the portal's fees.
const VAT: &str = "VAT";

#[async_trait]
impl StoredOrder for VisaOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        tx.visas().by_ids(ids).await
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.visas().save(self).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        Self::step_to(self, to)
    }

    fn summary(&self) -> OrderSummary {
        Self::summary(self)
    }
}

impl ProductOrder for VisaOrder {
    const KIND: OrderKind = OrderKind::Visa;

    fn part(&self) -> Option<PartTerms> {
        None
    }

    fn part_basis(&self) -> PartBasis {
        PartBasis {
            payable: self.total(),
            refundable: false,
            penalty: Money::zero(self.total().currency),
            starts_at: None,
        }
    }

    fn credits(&self) -> Result<Vec<Line>, MoneyError> {
        shares(self, self.details.amounts, Line::credit)
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

/// The shares of the embassy, the portal and the tax office in these amounts.
pub(super) fn shares(
    order: &VisaOrder,
    amounts: VisaAmounts,
    line: impl Fn(Account, Money) -> Line,
) -> Result<Vec<Line>, MoneyError> {
    Ok(vec![
        line(Account::SupplierPayable(order.supplier()), amounts.embassy),
        line(Account::FeeIncome(FeeKind::Issue), amounts.ours()?),
        line(Account::TaxPayable(VAT.to_owned()), amounts.vat),
    ])
}
