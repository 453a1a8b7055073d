//! Requests that wait for operations, and decisions on part payment and on issuing for unaccompanied children.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use http::StatusCode;
use jetway_app::order::requests::{Approval, Topic};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::order::WaitingRequest;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::checked_remark;

/// The decision on an approval request.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Answer {
    allowed: bool,
    /// For the agency.
    remark: Option<String>,
    /// The operator who decides, kept in the audit trail.
    operator: String,
}

/// A request that waits for a decision.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    order_reference: String,
    /// The number of a void or refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    request_reference: Option<String>,
    /// The operator who works on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// `partPayment`, `unaccompaniedMinors`, `void`, `refund` or `exchange`.
    kind: &'static str,
    /// `requested`; of a void or refund also `inReview` or `submitted`.
    state: &'static str,
    /// What was sold, such as a route.
    title: String,
    lead_name: String,
    requested_by: String,
    requested_at: DateTime<Utc>,
    remark: Option<String>,
    /// A later decision comes too late.
    due_at: Option<DateTime<Utc>>,
}

impl Item {
    fn of(waiting: WaitingRequest) -> Self {
        let request = waiting.request;
        let data = request.subject.after_sale().map(|(_, data)| data);
        Self {
            request_reference: data.map(|data| data.reference.as_str().to_owned()),
            owner: data.and_then(|data| data.owner.clone()),
            order_reference: waiting.reference.as_str().to_owned(),
            kind: request.subject.kind().as_str(),
            state: request.state.as_str(),
            title: waiting.title,
            lead_name: waiting.lead_name,
            requested_by: request.asked_by,
            requested_at: request.asked_at,
            remark: request.remark,
            due_at: request.due_at,
        }
    }
}

/// List approval requests that wait for a decision, those due first.
pub(super) async fn waiting(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
) -> Result<Json<List<Item>>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let found = state.app.orders().waiting_requests(&tenant).await?;
    Ok(Json(List {
        items: found.into_iter().map(Item::of).collect(),
    }))
}

/// Approve or refuse part payment of an order.
pub(super) async fn decide_parts(state: State<AppState>, order: Path<(String, String)>, body: Body<Answer>) -> Decided {
    decide(state, order, body, Topic::Parts).await
}

/// Approve or refuse issuing an order for unaccompanied children.
pub(super) async fn decide_alone(state: State<AppState>, order: Path<(String, String)>, body: Body<Answer>) -> Decided {
    decide(state, order, body, Topic::ChildrenAlone).await
}

type Decided = Result<StatusCode, Refusal>;

async fn decide(
    State(state): State<AppState>,
    Path((tenant, order)): Path<(String, String)>,
    body: Body<Answer>,
    topic: Topic,
) -> Decided {
    let tenant = TenantId::parse(&tenant).map_err(|error| Refusal::unusable(error.to_string()))?;
    let order = OrderReference::parse(&order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let said = body.value;
    let answer = Approval {
        allowed: said.allowed,
        remark: checked_remark(said.remark)?,
        operator: operator(&said.operator)?,
    };
    state
        .app
        .orders()
        .answer_request(&tenant, &order, topic, answer)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
