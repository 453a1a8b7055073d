//! Approval requests of orders: those that wait, and the decision.

use axum::Json;
use axum::extract::State;
use jetway_app::order::requests::{Approval, RequestFilter, RequestMark, Topic};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::OrderReference;
use jetway_domain::order::{RequestKind, WaitingRequest};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::{ApprovalRequestView, checked_remark};
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// What an agency requests for an order.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RequestTopic {
    /// To pay in parts.
    PartPayment,
    /// To issue for unaccompanied children.
    UnaccompaniedMinors,
}

/// Which requests; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RequestsRequest {
    /// Slug of the tenant.
    tenant: String,
    /// The order they are about.
    order_reference: Option<String>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// Approval requests that wait for a decision, those due first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WaitingRequests {
    items: Vec<RequestItem>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// An approval request that waits for a decision.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RequestItem {
    order_reference: String,
    kind: RequestTopic,
    /// What was sold, such as a route.
    title: String,
    /// Name of the first traveller.
    lead_name: String,
    /// A later decision comes too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    request: ApprovalRequestView,
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

    const fn kind(self) -> RequestKind {
        match self {
            Self::PartPayment => RequestKind::PartPayment,
            Self::UnaccompaniedMinors => RequestKind::UnaccompaniedMinors,
        }
    }

    /// `None` for requests that are no requests for approval.
    const fn of(kind: RequestKind) -> Option<Self> {
        match kind {
            RequestKind::PartPayment => Some(Self::PartPayment),
            RequestKind::UnaccompaniedMinors => Some(Self::UnaccompaniedMinors),
            RequestKind::LimitExtension | RequestKind::Void | RequestKind::Refund | RequestKind::Exchange => None,
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

impl RequestItem {
    fn of(waiting: WaitingRequest) -> Option<Self> {
        Some(Self {
            kind: RequestTopic::of(waiting.request.subject.kind())?,
            order_reference: waiting.reference.as_str().to_owned(),
            title: waiting.title,
            lead_name: waiting.lead_name,
            due_at: waiting.request.due_at.map(instant),
            request: ApprovalRequestView::of(&waiting.request),
        })
    }
}

/// List a tenant's approval requests that wait: part payment for finance, unaccompanied children for ticketing.
#[utoipa::path(post, path = "/api/operations/v1/Order/LoadRequests", operation_id = "loadRequests", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("finance or ticketing"))),
    request_body = RequestsRequest, responses((status = 200, body = WaitingRequests)))]
pub(crate) async fn load_requests(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<RequestsRequest>,
) -> Result<Json<WaitingRequests>, Refusal> {
    let roles = &call.signed_in.roles;
    if !roles.contains(&OperatorRole::Finance) {
        call.needs(&state, OperatorRole::Ticketing).await?;
    }
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let order = asked.order_reference.as_deref().map(OrderReference::parse);
    let topics = [RequestTopic::PartPayment, RequestTopic::UnaccompaniedMinors];
    let filter = RequestFilter {
        kinds: topics
            .into_iter()
            .filter(|topic| roles.contains(&topic.role()))
            .map(RequestTopic::kind)
            .collect(),
        order: order.transpose().map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?,
    };
    let after = asked.cursor.as_deref().map(mark).transpose()?;
    let page = state.app.orders().waiting_page(&tenant, &filter, after).await?;
    Ok(Json(WaitingRequests {
        items: page.items.into_iter().filter_map(RequestItem::of).collect(),
        next: page.next.as_ref().map(cursor),
    }))
}

/// A position as text: due date, if there is one, time of the request, and key.
fn cursor(mark: &RequestMark) -> String {
    let due = mark.due_at.map(|due| due.to_rfc3339()).unwrap_or_default();
    cursor::write([&due, &mark.asked_at.to_rfc3339(), &mark.id])
}

fn mark(cursor: &str) -> Result<RequestMark, BadField> {
    cursor::read(cursor, 3, |parts| {
        let due = parts.next()?;
        Some(RequestMark {
            due_at: if due.is_empty() { None } else { Some(due.parse().ok()?) },
            asked_at: parts.next()?.parse().ok()?,
            id: parts.next()?.parse().ok()?,
        })
    })
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
