//! The audit trail. It is append-only: the table refuses updates and deletions.

use chrono::{DateTime, Utc};
use jetway_domain::access::Operator;
use jetway_domain::clock::Ids;
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::sea_query::{Condition, Expr, ExprTrait, LikeExpr};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::Value;
use uuid::Uuid;

use super::escaped;
use crate::entity::{TenantRows, audit_event as event};
use crate::{DbError, Tx};

/// The field of an event's detail that names its operator.
const OPERATOR: &str = "operator";

/// An audited action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEvent {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// The actor.
    pub by: Actor,
    /// The agency concerned.
    pub agency_id: Option<AgencyId>,
    /// The action, as `area.verb`.
    pub action: String,
    /// Its subject: an order reference, a user id.
    pub subject: String,
    /// Details, a JSON object without secrets, passports and card numbers.
    pub detail: Value,
}

/// The actor of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// A user of the agency.
    User(UserId),
    /// An operator of the back office. The stored detail has the name as `operator`.
    Operator(Operator),
    /// The system, or someone without an account, such as an applicant.
    System,
}

/// Filter of events; empty fields do not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFilter {
    /// The operator's name.
    pub operator: Option<String>,
    /// Prefix of the action, such as `order.`.
    pub action: Option<String>,
    /// The subject.
    pub subject: Option<String>,
    /// The agency concerned.
    pub agency: Option<AgencyId>,
    /// At or after this instant.
    pub from: Option<DateTime<Utc>>,
    /// Before this instant.
    pub until: Option<DateTime<Utc>>,
    /// Only events older than this one, the last of the previous page.
    pub after: Option<AuditMark>,
}

/// Position of an event in the trail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuditMark {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Its key.
    pub id: Uuid,
}

/// The audit trail of one tenant.
#[derive(Debug)]
pub struct Audit<'t>(&'t Tx);

impl Tx {
    /// The audit trail of this tenant.
    #[must_use]
    pub const fn audit(&self) -> Audit<'_> {
        Audit(self)
    }
}

impl Audit<'_> {
    /// Record an event.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record(&self, event: AuditEvent, ids: &dyn Ids) -> Result<(), DbError> {
        let AuditEvent {
            at,
            by,
            agency_id,
            action,
            subject,
            detail,
        } = event;
        let row = event::Model {
            tenant: self.0.tenant(),
            id: ids.uuid(),
            at,
            user_id: user_of(&by).map(|id| id.0),
            agency_id: agency_id.map(|id| id.0),
            action,
            subject,
            detail: signed(detail, &by),
        };
        event::Entity::insert_row(self.0, row).await
    }

    /// The latest events, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn latest(&self, limit: u64) -> Result<Vec<AuditEvent>, DbError> {
        let query = event::Entity::in_tenant(self.0.scope())
            .order_by_desc(event::Column::At)
            .limit(limit);
        Ok(query.all(&self.0.conn).await?.into_iter().map(read).collect())
    }

    /// Events that match the filter, newest first, with their positions.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search(&self, filter: &AuditFilter, limit: u64) -> Result<Vec<(AuditMark, AuditEvent)>, DbError> {
        let query = event::Entity::in_tenant(self.0.scope())
            .filter(condition(filter))
            .order_by_desc(event::Column::At)
            .order_by_desc(event::Column::Id)
            .limit(limit);
        let marked = |row: event::Model| (AuditMark { at: row.at, id: row.id }, read(row));
        Ok(query.all(&self.0.conn).await?.into_iter().map(marked).collect())
    }
}

fn condition(filter: &AuditFilter) -> Condition {
    let begins = |text: &str| LikeExpr::new(format!("{}%", escaped(text))).escape('\\');
    let older = |mark: &AuditMark| {
        let same = Condition::all()
            .add(event::Column::At.eq(mark.at))
            .add(event::Column::Id.lt(mark.id));
        Condition::any().add(event::Column::At.lt(mark.at)).add(same)
    };
    // Both engines know this operator. Only operators' events have the field.
    let operator = |name: &str| ExprTrait::eq(Expr::cust("detail ->> 'operator'"), name);
    Condition::all()
        .add_option(filter.operator.as_deref().map(operator))
        .add_option(
            filter
                .action
                .as_deref()
                .map(|text| ColumnTrait::like(&event::Column::Action, begins(text))),
        )
        .add_option(filter.subject.as_deref().map(|text| event::Column::Subject.eq(text)))
        .add_option(filter.agency.map(|agency| event::Column::AgencyId.eq(agency.0)))
        .add_option(filter.from.map(|from| event::Column::At.gte(from)))
        .add_option(filter.until.map(|until| event::Column::At.lt(until)))
        .add_option(filter.after.as_ref().map(older))
}

fn read(row: event::Model) -> AuditEvent {
    let event::Model {
        tenant: _,
        id: _,
        at,
        user_id,
        agency_id,
        action,
        subject,
        detail,
    } = row;
    AuditEvent {
        at,
        by: actor(user_id, &detail),
        agency_id: agency_id.map(AgencyId),
        action,
        subject,
        detail,
    }
}

const fn user_of(by: &Actor) -> Option<UserId> {
    match by {
        Actor::User(id) => Some(*id),
        Actor::Operator(_) | Actor::System => None,
    }
}

/// The detail with the operator's name.
fn signed(mut detail: Value, by: &Actor) -> Value {
    if let (Actor::Operator(operator), Value::Object(fields)) = (by, &mut detail) {
        fields.insert(OPERATOR.to_owned(), operator.name().into());
    }
    detail
}

fn actor(user: Option<Uuid>, detail: &Value) -> Actor {
    let operator = || Operator::named(detail[OPERATOR].as_str()?).ok();
    match user {
        Some(id) => Actor::User(UserId(id)),
        None => operator().map_or(Actor::System, Actor::Operator),
    }
}
