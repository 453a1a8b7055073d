//! Sums over an agency's ledger entries: sales by a key, and the ledger by kind of entry.
//!
//! Amounts come from the lines of the journal, never from the orders, so a report and the ledger cannot differ.

use chrono::NaiveDate;
use jetway_domain::ids::{AgencyId, OrderId, UserId};
use jetway_domain::ledger::{Account, EntryKind};
use sea_orm::{QueryResult, Value};
use uuid::Uuid;

use super::Ledger;
use crate::DbError;

/// Filter of sales. Empty fields do not filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesFilter {
    /// First value date.
    pub from: NaiveDate,
    /// Last value date.
    pub to: NaiveDate,
    /// Of orders made by one of these users; `None` means any.
    pub makers: Option<Vec<UserId>>,
    /// Of this ticketing airline, such as `EK`; empty for products without one.
    pub airline: Option<String>,
    /// Of this supplier connection, such as `gds-a`.
    pub supplier: Option<String>,
}

/// Key of the sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SalesBy {
    /// Value date.
    Day,
    /// The user who made the order.
    Maker,
    /// Ticketing airline.
    Airline,
    /// Supplier connection.
    Supplier,
}

/// Value of the key that the sales of a sum share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaleKey {
    /// Value date.
    Day(NaiveDate),
    /// The user who made the order.
    Maker(UserId),
    /// Ticketing airline; empty for orders of products without one.
    Airline(String),
    /// Supplier connection.
    Supplier(String),
}

/// A sum of sales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaleTotal {
    /// The shared key.
    pub key: SaleKey,
    /// Entries.
    pub count: u64,
    /// What the agency paid or owes for them, in minor units; repayments are negative.
    pub minor: i64,
}

/// An entry of a sale or its repayment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sale {
    /// The entry's number within the agency.
    pub number: i64,
    /// Value date.
    pub value_on: NaiveDate,
    /// Its kind.
    pub kind: EntryKind,
    /// The order.
    pub order: OrderId,
    /// Its reference.
    pub reference: String,
    /// Title of the order.
    pub title: String,
    /// Name of the first traveller or guest.
    pub lead_name: String,
    /// The user who made the order.
    pub maker: UserId,
    /// Ticketing airline; empty for products without one.
    pub airline: String,
    /// Supplier connection.
    pub supplier: String,
    /// What the agency paid or owes for it, in minor units; a repayment is negative.
    pub minor: i64,
}

/// The entries of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KindTotal {
    /// The kind.
    pub kind: EntryKind,
    /// Entries.
    pub count: u64,
    /// Their effect on the balance, in minor units; negative for debits.
    pub minor: i64,
}

/// `$1` tenant, `$2` agency, `$3` its wallet account, `$4` its account of dues, `$5` first and `$6` last value date.
/// `paid` is what the agency paid or owes; settling a due only moves it between these accounts and counts as zero.
const MOVEMENT: &str = "
    with movement as (
        select e.id, e.number, e.kind, e.order_reference, e.value_on,
            cast(sum(case when l.account <> $3 and l.account <> $4 then 0 when l.side = 'debit' then l.amount_minor
                else -l.amount_minor end) as bigint) as paid,
            cast(sum(case when l.account <> $3 then 0 when l.side = 'credit' then l.amount_minor
                else -l.amount_minor end) as bigint) as effect
        from ledger_entries e join ledger_lines l on l.tenant = e.tenant and l.entry_id = e.id
        where e.tenant = $1 and e.agency_id = $2
          and e.value_on >= cast($5 as @date) and e.value_on <= cast($6 as @date)
        group by e.tenant, e.id)";

/// Sales with their orders. `$7` airline, `$8` supplier; a null does not filter.
const SALES: &str = "
    from movement m
    join orders o on o.tenant = $1 and o.reference = m.order_reference and o.agency_id = $2
    left join flight_orders f on f.tenant = o.tenant and f.id = o.id
    where m.kind in ('issue', 'void', 'refund') and m.paid <> 0
      and (cast($7 as text) is null or coalesce(f.airline, '') = cast($7 as text))
      and (cast($8 as text) is null or o.supplier = cast($8 as text))";

impl SalesBy {
    const fn column(self) -> &'static str {
        match self {
            Self::Day => "m.value_on",
            Self::Maker => "o.created_by",
            Self::Airline => "coalesce(f.airline, '')",
            Self::Supplier => "o.supplier",
        }
    }

    fn key(self, row: &QueryResult) -> Result<SaleKey, DbError> {
        Ok(match self {
            Self::Day => SaleKey::Day(row.try_get("", "grouped")?),
            Self::Maker => SaleKey::Maker(UserId(row.try_get::<Uuid>("", "grouped")?)),
            Self::Airline => SaleKey::Airline(row.try_get("", "grouped")?),
            Self::Supplier => SaleKey::Supplier(row.try_get("", "grouped")?),
        })
    }
}

impl Ledger<'_> {
    /// Sums of an agency's sales, by key.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sales_by(
        &self,
        agency: AgencyId,
        filter: &SalesFilter,
        by: SalesBy,
    ) -> Result<Vec<SaleTotal>, DbError> {
        let (mut values, makers) = self.sales_values(agency, filter);
        let sql = format!(
            "{MOVEMENT} select {column} as grouped, count(*) as entries,
                cast(coalesce(sum(m.paid), 0) as bigint) as amount
             {SALES} {makers} group by {column} order by {column}",
            column = by.column(),
            makers = makers.text(),
        );
        values.extend(makers.values.into_iter().flatten());
        let rows = self.query(&sql, values).await?;
        let total = |row: &QueryResult| {
            Ok::<_, DbError>(SaleTotal {
                key: by.key(row)?,
                count: count(row)?,
                minor: row.try_get("", "amount")?,
            })
        };
        rows.iter().map(total).collect()
    }

    /// Number of an agency's sales.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_sales(&self, agency: AgencyId, filter: &SalesFilter) -> Result<u64, DbError> {
        let (mut values, makers) = self.sales_values(agency, filter);
        let sql = format!("{MOVEMENT} select count(*) as entries {SALES} {}", makers.text());
        values.extend(makers.values.into_iter().flatten());
        let counted = self.query(&sql, values).await?;
        Ok(counted.first().map(count).transpose()?.unwrap_or(0))
    }

    /// The sales `offset..offset + limit` of an agency, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn sales(
        &self,
        agency: AgencyId,
        filter: &SalesFilter,
        offset: u64,
        limit: u64,
    ) -> Result<Vec<Sale>, DbError> {
        let (mut values, makers) = self.sales_values(agency, filter);
        let makers_text = makers.text();
        values.extend(makers.values.into_iter().flatten());
        let page = values.len();
        values.extend([bigint(limit).into(), bigint(offset).into()]);
        let sql = format!(
            "{MOVEMENT} select m.number, m.value_on, m.kind, o.id, o.reference, o.title, o.lead_name, o.created_by,
                coalesce(f.airline, '') as airline, o.supplier, m.paid
             {SALES} {makers_text} order by m.number desc limit ${} offset ${}",
            page + 1,
            page + 2,
        );
        let rows = self.query(&sql, values).await?;
        rows.iter().map(sale).collect()
    }

    /// An agency's entries by kind.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_kind(&self, agency: AgencyId, from: NaiveDate, to: NaiveDate) -> Result<Vec<KindTotal>, DbError> {
        let sql = format!(
            "{MOVEMENT} select kind, count(*) as entries, cast(coalesce(sum(effect), 0) as bigint) as amount
             from movement group by kind order by kind"
        );
        let rows = self.query(&sql, self.period_values(agency, from, to)).await?;
        let total = |row: &QueryResult| {
            Ok::<_, DbError>(KindTotal {
                kind: kind(row)?,
                count: count(row)?,
                minor: row.try_get("", "amount")?,
            })
        };
        rows.iter().map(total).collect()
    }

    fn period_values(&self, agency: AgencyId, from: NaiveDate, to: NaiveDate) -> Vec<Value> {
        vec![
            self.0.tenant().into(),
            agency.0.into(),
            Account::AgencyWallet(agency).to_string().into(),
            Account::AgencyDue(agency).to_string().into(),
            from.into(),
            to.into(),
        ]
    }

    fn sales_values(&self, agency: AgencyId, filter: &SalesFilter) -> (Vec<Value>, Makers) {
        let mut values = self.period_values(agency, filter.from, filter.to);
        values.extend([filter.airline.clone().into(), filter.supplier.clone().into()]);
        let makers = Makers {
            first: values.len() + 1,
            values: filter
                .makers
                .as_ref()
                .map(|makers| makers.iter().map(|maker| maker.0.into()).collect()),
        };
        (values, makers)
    }
}

/// The condition on the user who made an order; its parameters start at `first`.
struct Makers {
    first: usize,
    values: Option<Vec<Value>>,
}

impl Makers {
    fn text(&self) -> String {
        let Some(makers) = &self.values else {
            return String::new();
        };
        // An empty list matches nothing.
        if makers.is_empty() {
            return "and 1 = 0".to_owned();
        }
        let places: Vec<String> = (self.first..self.first + makers.len())
            .map(|at| format!("${at}"))
            .collect();
        format!("and o.created_by in ({})", places.join(", "))
    }
}

fn bigint(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn count(row: &QueryResult) -> Result<u64, DbError> {
    Ok(u64::try_from(row.try_get::<i64>("", "entries")?).unwrap_or_default())
}

fn kind(row: &QueryResult) -> Result<EntryKind, DbError> {
    let kind: String = row.try_get("", "kind")?;
    EntryKind::parse(&kind).ok_or(DbError::Unreadable("ledger_entries.kind"))
}

fn sale(row: &QueryResult) -> Result<Sale, DbError> {
    Ok(Sale {
        number: row.try_get("", "number")?,
        value_on: row.try_get("", "value_on")?,
        kind: kind(row)?,
        order: OrderId(row.try_get::<Uuid>("", "id")?),
        reference: row.try_get("", "reference")?,
        title: row.try_get("", "title")?,
        lead_name: row.try_get("", "lead_name")?,
        maker: UserId(row.try_get::<Uuid>("", "created_by")?),
        airline: row.try_get("", "airline")?,
        supplier: row.try_get("", "supplier")?,
        minor: row.try_get("", "paid")?,
    })
}
