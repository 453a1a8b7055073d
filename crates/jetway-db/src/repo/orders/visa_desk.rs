//! The list of the visa desk: orders of every agency of a tenant, counted and paged by the parts they are in.

use chrono::{DateTime, Utc};
use jetway_domain::ids::OrderId;
use jetway_domain::visa::applicant::VisaState;
use jetway_domain::visa::desk::DeskQueue;
use jetway_domain::visa::order::VisaOrderDetails;
use sea_orm::sea_query::{Condition, Expr};
use sea_orm::{ColumnTrait, JsonValue, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::order;
use crate::entity::order::visa::{Column, Entity};
use crate::repo::{from_json, holds_all};
use crate::{DbError, Tx};

/// States of orders whose applicants have all come to an end, one of them by a decision.
const ENDED: [VisaState; 3] = [VisaState::Delivered, VisaState::Returned, VisaState::Refused];

/// States of orders that something of can wait at the desk.
const OPEN: [VisaState; 8] = [
    VisaState::Submitted,
    VisaState::DocumentReview,
    VisaState::CorrectionRequested,
    VisaState::Resubmitted,
    VisaState::Lodged,
    VisaState::InProcess,
    VisaState::BiometricsDue,
    VisaState::Approved,
];

/// Position of an order in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeskMark {
    /// Since when it is in its state.
    pub since: DateTime<Utc>,
    /// Its key.
    pub id: OrderId,
}

/// The visa desk of a tenant. Back office only.
#[derive(Debug)]
pub struct VisaDesk<'a>(&'a Tx);

impl Tx {
    /// The visa desk.
    #[must_use]
    pub const fn visa_desk(&self) -> VisaDesk<'_> {
        VisaDesk(self)
    }
}

impl VisaDesk<'_> {
    /// At most `most` orders in one of these parts, the longest in their state first, after a position. `search` is a part of a
    /// reference, a name, a country or an agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting(
        &self,
        queues: &[DeskQueue],
        search: Option<&str>,
        after: Option<DeskMark>,
        most: u64,
    ) -> Result<Vec<DeskMark>, DbError> {
        let later = |mark: DeskMark| {
            let same = Condition::all()
                .add(Column::StateSince.eq(mark.since))
                .add(Column::Id.gt(mark.id.0));
            Condition::any().add(Column::StateSince.gt(mark.since)).add(same)
        };
        let found = self
            .matching(search)
            .filter(Column::Desk.is_in(DeskQueue::texts_with(queues)))
            .filter(Condition::all().add_option(after.map(later)))
            .order_by_asc(Column::StateSince)
            .order_by_asc(Column::Id);
        self.marks(found, most).await
    }

    /// At most `most` orders that have come to an end, the latest first, after a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ended(
        &self,
        search: Option<&str>,
        after: Option<DeskMark>,
        most: u64,
    ) -> Result<Vec<DeskMark>, DbError> {
        let earlier = |mark: DeskMark| {
            let same = Condition::all()
                .add(Column::StateSince.eq(mark.since))
                .add(Column::Id.lt(mark.id.0));
            Condition::any().add(Column::StateSince.lt(mark.since)).add(same)
        };
        let found = self
            .matching(search)
            .filter(Column::State.is_in(ENDED.map(VisaState::as_str)))
            .filter(Condition::all().add_option(after.map(earlier)))
            .order_by_desc(Column::StateSince)
            .order_by_desc(Column::Id);
        self.marks(found, most).await
    }

    /// How many orders are in exactly these parts of the desk, for every set of parts that has one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counts(&self, search: Option<&str>) -> Result<Vec<(Vec<DeskQueue>, u64)>, DbError> {
        let found: Vec<(String, i64)> = self
            .matching(search)
            .filter(Column::Desk.is_in(DeskQueue::texts_with(&DeskQueue::ALL)))
            .select_only()
            .column(Column::Desk)
            .column_as(Column::Id.count(), "orders")
            .group_by(Column::Desk)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let count = |(text, orders): (String, i64)| (DeskQueue::read(&text), u64::try_from(orders).unwrap_or_default());
        Ok(found.into_iter().map(count).collect())
    }

    /// The next at most `most` orders after a key that are open or are in a part, by key, each with whether its stored parts are those
    /// of its applicants.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn compared(&self, after: Option<OrderId>, most: u64) -> Result<Vec<(OrderId, bool)>, DbError> {
        let is_open = Column::State.is_in(OPEN.map(VisaState::as_str));
        let found = Entity::in_tenant(self.0.scope())
            .filter(Condition::any().add(is_open).add(Column::Desk.ne("")))
            .filter(Condition::all().add_option(after.map(|id| Column::Id.gt(id.0))))
            .order_by_asc(Column::Id)
            .limit(most)
            .all(&self.0.conn)
            .await?;
        found
            .into_iter()
            .map(|row| Ok((OrderId(row.id), row.desk == parts_of(row.details)?)))
            .collect()
    }

    /// Store the parts of these orders where they are others. Returns the number of rows changed. The orders keep their versions: their
    /// rows are locked until the transaction ends, so that no concurrent change is overwritten and none is refused.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn correct(&self, keys: &[OrderId]) -> Result<u64, DbError> {
        if keys.is_empty() {
            return Ok(0);
        }
        let held = Entity::in_tenant(self.0.scope())
            .filter(Column::Id.is_in(keys.iter().map(|id| id.0)))
            .order_by_asc(Column::Id)
            .lock_exclusive()
            .all(&self.0.conn)
            .await?;
        let mut changed = 0;
        for row in held {
            let desk = parts_of(row.details)?;
            if row.desk != desk {
                let update = Entity::update_in_tenant(self.0.scope())
                    .filter(Column::Id.eq(row.id))
                    .col_expr(Column::Desk, Expr::value(desk));
                changed += update.exec(&self.0.conn).await?.rows_affected;
            }
        }
        Ok(changed)
    }

    fn matching(&self, search: Option<&str>) -> Select<Entity> {
        let visas = Entity::in_tenant(self.0.scope());
        let Some(text) = search else {
            return visas;
        };
        let named = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::Id)
            .filter(holds_all(order::Column::SearchText, text));
        let of_agencies = self.0.agencies().keys_of(text);
        visas.filter(
            Condition::any()
                .add(Column::Id.in_subquery(named.into_query()))
                .add(Column::AgencyId.in_subquery(of_agencies)),
        )
    }

    async fn marks(&self, found: Select<Entity>, most: u64) -> Result<Vec<DeskMark>, DbError> {
        let rows: Vec<(DateTime<Utc>, Uuid)> = found
            .limit(most)
            .select_only()
            .column(Column::StateSince)
            .column(Column::Id)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let mark = |(since, id)| DeskMark { since, id: OrderId(id) };
        Ok(rows.into_iter().map(mark).collect())
    }
}

/// The parts of an order with these details, as they are stored.
fn parts_of(details: JsonValue) -> Result<String, DbError> {
    let details: VisaOrderDetails = from_json(details, "visa_orders.details")?;
    Ok(DeskQueue::stored(&DeskQueue::all_of_applicants(&details.applicants)))
}
