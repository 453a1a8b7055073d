//! Deciding approval requests: part payment, and issuing for unaccompanied children.

use axum::extract::{Path, State};
use http::StatusCode;
use jetway_app::air::issue::wishes::Topic;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_problem::ErrorCode;
use serde::Deserialize;

use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::checked_remark;

/// The decision on an approval request.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Answer {
    allowed: bool,
    remark: Option<String>,
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
    let answer = (body.value.allowed, checked_remark(body.value.remark)?);
    state.app.desk().answer_wish(&tenant, &order, topic, answer).await?;
    Ok(StatusCode::NO_CONTENT)
}
