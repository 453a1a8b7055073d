//! Approval requests of orders: those that wait, and the decision.

use axum::Json;
use axum::extract::State;
use jetway_app::order::requests::{Approval, Topic};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::{ApprovalRequestView, checked_remark};

/// What an agency requests for an order.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RequestTopic {
    /// To pay in parts.
    PartPayment,
    /// To issue for unaccompanied children.
    UnaccompaniedMinors,
}

/// A decision on an approval request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RequestDecision {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
    kind: RequestTopic,
    allowed: bool,
    /// For the agency; at most 250 characters.
    remark: Option<String>,
}

/// The request after the decision.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DecidedRequest {
    order_reference: String,
    request: ApprovalRequestView,
}

impl RequestTopic {
    const fn topic(self) -> Topic {
        match self {
            Self::PartPayment => Topic::Parts,
            Self::UnaccompaniedMinors => Topic::ChildrenAlone,
        }
    }

    /// The role that decides.
    const fn role(self) -> OperatorRole {
        match self {
            Self::PartPayment => OperatorRole::Finance,
            Self::UnaccompaniedMinors => OperatorRole::Ticketing,
        }
    }
}

/// Decide on an approval request: finance on part payment, ticketing on unaccompanied children. Repeating the same decision changes
/// nothing.
#[utoipa::path(post, path = "/api/operations/v1/Order/DecideRequest", operation_id = "decideRequest", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("finance or ticketing, by kind"))),
    request_body = RequestDecision, responses((status = 200, body = DecidedRequest)))]
pub(crate) async fn decide_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<RequestDecision>,
) -> Result<Json<DecidedRequest>, Refusal> {
    let asked = body.value;
    call.needs(&state, asked.kind.role()).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let reference =
        OrderReference::parse(&asked.order_reference).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let approval = Approval {
        allowed: asked.allowed,
        remark: checked_remark(asked.remark)?,
        operator: call.operator(),
    };
    let topic = asked.kind.topic();
    let order = state
        .app
        .orders()
        .answer_request(&tenant, &reference, topic, approval)
        .await?;
    let request = topic
        .of(&order)
        .ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    Ok(Json(DecidedRequest {
        order_reference: order.reference.as_str().to_owned(),
        request: ApprovalRequestView::of(request),
    }))
}
