//! Reads requests about orders; they are stored with their order.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderReference, OrderRequestId};
use jetway_domain::order::{
    OrderCore, OrderRequest, RequestAnswer, RequestKind, RequestState, RequestSubject, WaitingRequest,
};
use sea_orm::sea_query::{Condition, Query};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::order;
use crate::entity::order::request::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// States that wait for operations.
const WAITING: [RequestState; 3] = [RequestState::Requested, RequestState::InReview, RequestState::Submitted];

/// Which waiting requests to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestFilter {
    /// Of these kinds.
    pub kinds: Vec<RequestKind>,
    /// About this order; `None` does not filter.
    pub order: Option<OrderReference>,
}

/// Position of a request among those that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestMark {
    /// Its due date.
    pub due_at: Option<DateTime<Utc>>,
    /// When it was asked.
    pub asked_at: DateTime<Utc>,
    /// Its key.
    pub id: OrderRequestId,
}

impl RequestMark {
    /// Where a request is.
    #[must_use]
    pub const fn of(request: &OrderRequest) -> Self {
        Self {
            due_at: request.due_at,
            asked_at: request.asked_at,
            id: request.id,
        }
    }
}

/// The requests about orders of a tenant.
#[derive(Debug)]
pub struct OrderRequests<'t>(&'t Tx);

impl Tx {
    /// Requests about orders.
    #[must_use]
    pub const fn order_requests(&self) -> OrderRequests<'_> {
        OrderRequests(self)
    }
}

impl OrderRequests<'_> {
    pub(super) const fn tx(&self) -> &Tx {
        self.0
    }

    /// At most `most` requests of any agency that wait, after a position: those with a due date first, then the oldest. Back office
    /// only.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn waiting(
        &self,
        filter: &RequestFilter,
        after: Option<&RequestMark>,
        most: u64,
    ) -> Result<Vec<WaitingRequest>, DbError> {
        let of_order = filter.order.as_ref().map(|reference| {
            let orders = Query::select()
                .column(order::Column::Id)
                .from(order::Entity)
                .and_where(order::Column::Tenant.eq(self.0.tenant()))
                .and_where(order::Column::Reference.eq(reference.as_str()))
                .to_owned();
            Column::OrderId.in_subquery(orders)
        });
        let condition = Condition::all()
            .add(Column::Kind.is_in(filter.kinds.iter().map(|kind| kind.as_str())))
            .add_option(of_order)
            .add_option(after.map(later));
        let rows = Entity::in_tenant(self.0.scope())
            // The index of waiting requests has these rows only.
            .filter(Column::AnsweredAt.is_null())
            .filter(Column::State.is_in(WAITING.map(RequestState::as_str)))
            .filter(condition)
            .order_by_asc(Column::DueAt.is_null())
            .order_by_asc(Column::DueAt)
            .order_by_asc(Column::AskedAt)
            .order_by_asc(Column::Id)
            .limit(most)
            .all(&self.0.conn)
            .await?;
        self.with_orders(rows).await
    }

    /// Rows with the identifiers of their orders.
    pub(super) async fn with_orders(&self, rows: Vec<Model>) -> Result<Vec<WaitingRequest>, DbError> {
        let orders = order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::Id.is_in(rows.iter().map(|row| row.order_id)))
            .all(&self.0.conn)
            .await?;
        let orders: BTreeMap<Uuid, order::Model> = orders.into_iter().map(|row| (row.id, row)).collect();
        let named = |row: Model| {
            let about = orders
                .get(&row.order_id)
                .ok_or(DbError::Unreadable("order_requests.order_id"))?;
            let reference = OrderReference::parse(&about.reference);
            Ok(WaitingRequest {
                reference: reference.map_err(|_| DbError::Unreadable("orders.reference"))?,
                agency: AgencyId(row.agency_id),
                title: about.title.clone(),
                lead_name: about.lead_name.clone(),
                request: request_of(row)?,
            })
        };
        rows.into_iter().map(named).collect()
    }

    /// The requests of some orders, by order, oldest first.
    pub(in crate::repo) async fn of_orders(
        &self,
        orders: Vec<Uuid>,
    ) -> Result<BTreeMap<Uuid, Vec<OrderRequest>>, DbError> {
        let mut found: BTreeMap<Uuid, Vec<OrderRequest>> = BTreeMap::new();
        if orders.is_empty() {
            return Ok(found);
        }
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::OrderId.is_in(orders))
            .order_by_asc(Column::OrderId)
            .order_by_asc(Column::Number)
            .all(&self.0.conn)
            .await?;
        for row in rows {
            found.entry(row.order_id).or_default().push(request_of(row)?);
        }
        Ok(found)
    }

    /// Store an order's new and changed requests, in the transaction that stores the order.
    pub(super) async fn keep(&self, order: &OrderCore) -> Result<(), DbError> {
        for (request, number) in order.requests.iter().zip(1..) {
            let row = row_of(self.0, order, request, number)?;
            if Entity::insert_row_once(self.0, row.clone()).await? {
                continue;
            }
            Entity::update_in_tenant(self.0.scope())
                .filter(Column::Id.eq(row.id))
                .set(row.into_active_model().reset_all())
                .exec(&self.0.conn)
                .await?;
        }
        Ok(())
    }
}

/// Behind a position: due later, without a due date, or due then and asked later.
fn later(mark: &RequestMark) -> Condition {
    let same = Condition::all()
        .add(Column::AskedAt.eq(mark.asked_at))
        .add(Column::Id.gt(mark.id.0));
    let asked_later = Condition::any().add(Column::AskedAt.gt(mark.asked_at)).add(same);
    match mark.due_at {
        None => Condition::all().add(Column::DueAt.is_null()).add(asked_later),
        Some(due) => Condition::any()
            .add(Column::DueAt.gt(due))
            .add(Column::DueAt.is_null())
            .add(Condition::all().add(Column::DueAt.eq(due)).add(asked_later)),
    }
}

fn row_of(tx: &Tx, order: &OrderCore, request: &OrderRequest, number: i64) -> Result<Model, DbError> {
    let (kind, details) = stored(&request.subject)?;
    let answer = request.answer.as_ref();
    Ok(Model {
        tenant: tx.tenant(),
        id: request.id.0,
        order_id: order.id.0,
        agency_id: order.agency.0,
        number,
        kind,
        state: request.state.as_str().to_owned(),
        asked_by: request.asked_by.clone(),
        asked_at: request.asked_at,
        remark: request.remark.clone(),
        due_at: request.due_at,
        answer: answer.and_then(|answer| answer.text.clone()),
        answered_by: answer.map(|answer| answer.by.clone()),
        answered_at: answer.map(|answer| answer.at),
        details,
        reference: request
            .subject
            .after_sale()
            .map(|(_, data)| data.reference.as_str().to_owned()),
    })
}

fn request_of(row: Model) -> Result<OrderRequest, DbError> {
    let answered = row.answered_by.zip(row.answered_at);
    let text = row.answer;
    Ok(OrderRequest {
        id: OrderRequestId(row.id),
        subject: subject_of(&row.kind, row.details)?,
        state: RequestState::parse(&row.state).ok_or(DbError::Unreadable("order_requests.state"))?,
        asked_by: row.asked_by,
        asked_at: row.asked_at,
        remark: row.remark,
        due_at: row.due_at,
        answer: answered.map(|(by, at)| RequestAnswer { by, at, text }),
    })
}

/// A subject as its two columns: the kind, and the data of the kind if it has any.
fn stored(subject: &RequestSubject) -> Result<(String, Option<Value>), DbError> {
    let mut both: Map<String, Value> = from_json(to_json(subject, "order_requests.kind")?, "order_requests.kind")?;
    match both.remove("kind") {
        Some(Value::String(kind)) => Ok((kind, both.remove("details"))),
        Some(_) | None => Err(DbError::Unreadable("order_requests.kind")),
    }
}

fn subject_of(kind: &str, details: Option<Value>) -> Result<RequestSubject, DbError> {
    let both = details.map_or_else(
        || json!({ "kind": kind }),
        |details| json!({ "kind": kind, "details": details }),
    );
    from_json(both, "order_requests.kind")
}
