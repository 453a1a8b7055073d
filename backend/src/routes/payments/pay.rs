//! The cost of issuing an order, and online payment for it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::order::part_terms::Paying;
use jetway_app::payment::ProviderError;
use jetway_app::payment::begin::BeginError;
use jetway_app::payment::{IssueQuote as Quoted, ReadError};
use jetway_domain::access::Functionality;
use jetway_domain::money::Money;
use jetway_domain::order::RequestKind;
use jetway_domain::payment::{NoParts, PartTerms};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::online::OnlinePayment;
use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::routes::orders::refusals::{children_alone, no_parts};
use crate::state::AppState;
use crate::wire::approval_request::ApprovalRequestView;
use crate::wire::instant::instant;
use crate::wire::money::money;
use crate::wire::names::NoPartsName;
use crate::wire::order_reference::OrderParams;

/// The cost of issuing an order, and the payment methods. The agency's amounts need 203; without it only the wallet is offered.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct IssueQuote {
    order_reference: String,
    /// Amount the customer pays.
    customer_total: String,
    /// Amount the agency pays for the order. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_payable: Option<String>,
    /// Amount due when issuing. Needs 203; absent if this payment option is not available.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_now: Option<String>,
    /// Amount due later. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_later: Option<String>,
    /// Due date of the later amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    /// Why part payment is not available; absent if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<NoPartsName>)]
    no_parts: Option<&'static str>,
    /// Whether approval can be requested.
    can_ask: bool,
    /// The approval request and its decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<ApprovalRequestView>,
    /// Available balance.
    wallet_balance: String,
    /// Unused credit, included in the balance.
    credit_available: String,
    /// Amount the wallet is short of `dueNow`. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    shortfall: Option<String>,
    /// Available methods; `online` is absent without a payment provider.
    methods: Vec<PayMethod>,
}

/// A method to pay the amount due now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PayMethod {
    /// `wallet` or `online`.
    code: &'static str,
    /// Fee of the method.
    fee: String,
    /// Total including the fee.
    total: String,
}

/// The amounts the user accepted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PayOnlineRequest {
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
    /// The agency's amount as shown.
    accepted_payable: String,
    /// The amount paid now as shown, with its fee: `total` of the method `online`.
    accepted_now: String,
}

/// Read the cost of an order with full payment.
#[utoipa::path(post, path = "/api/order/v1/GetFullPaymentForIssueTicket", operation_id = "getFullPaymentForIssueTicket",
    tag = "payment", security(("session" = [])), extensions(("x-functionality" = json!(212))),
    params(("orderReference" = String, Query)), responses((status = 200, body = IssueQuote)))]
pub(crate) async fn get_full_payment_for_issue_ticket(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<IssueQuote>, Refusal> {
    let quoted = quoted(&state, &agent, &params).await?;
    let payable = quoted.order.details.quote.agent_payable;
    IssueQuote::of(&state, &agent, &quoted, Some((payable, None))).map(Json)
}

/// Read the amounts due now and later with part payment.
#[utoipa::path(post, path = "/api/order/v1/GetPartialPaymentForIssueTicket",
    operation_id = "getPartialPaymentForIssueTicket", tag = "payment", security(("session" = [])),
    extensions(("x-functionality" = json!(212))), params(("orderReference" = String, Query)),
    responses((status = 200, body = IssueQuote)))]
pub(crate) async fn get_partial_payment_for_issue_ticket(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<IssueQuote>, Refusal> {
    let quoted = quoted(&state, &agent, &params).await?;
    let due = quoted.part.ok().map(|terms| (terms.now, Some(terms)));
    IssueQuote::of(&state, &agent, &quoted, due).map(Json)
}

/// Begin an online payment of the full amount. The order is issued when the payment arrives. Repeating the call returns the same
/// payment.
#[utoipa::path(post, path = "/api/order/v1/GetIssueTicketWithFullPayOnline",
    operation_id = "getIssueTicketWithFullPayOnline", tag = "payment", security(("session" = [])),
    extensions(("x-functionality" = json!(212))), params(("orderReference" = String, Query)),
    request_body = PayOnlineRequest, responses((status = 200, body = OnlinePayment)))]
pub(crate) async fn get_issue_ticket_with_full_pay_online(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
    body: Body<PayOnlineRequest>,
) -> Result<Response, Refusal> {
    begin(state, agent, &params, &headers, &body, false).await
}

/// Begin an online payment of the first part; the rest is due later.
#[utoipa::path(post, path = "/api/order/v1/GetIssueTicketWithPartPayOnline",
    operation_id = "getIssueTicketWithPartPayOnline", tag = "payment", security(("session" = [])),
    extensions(("x-functionality" = json!(212))), params(("orderReference" = String, Query)),
    request_body = PayOnlineRequest, responses((status = 200, body = OnlinePayment)))]
pub(crate) async fn get_issue_ticket_with_part_pay_online(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
    body: Body<PayOnlineRequest>,
) -> Result<Response, Refusal> {
    begin(state, agent, &params, &headers, &body, true).await
}

async fn quoted(state: &AppState, agent: &Agent, params: &OrderParams) -> Result<Quoted, Refusal> {
    let reference = params.reference()?;
    Ok(state.app.payments().quote(agent.caller(), &reference).await?)
}

async fn begin(
    state: AppState,
    agent: Agent,
    params: &OrderParams,
    headers: &HeaderMap,
    body: &Body<PayOnlineRequest>,
    in_part: bool,
) -> Result<Response, Refusal> {
    let command = IssueCommand {
        reference: params.reference()?,
        accepted: money("/acceptedAmount", &body.value.accepted_amount)?,
        accepted_payable: Some(money("/acceptedPayable", &body.value.accepted_payable)?),
        accepted_now: Some(money("/acceptedNow", &body.value.accepted_now)?),
        paying: if in_part { Paying::Part } else { Paying::Whole },
    };
    // The provider's page shows the agency's amount, which needs 203.
    if !agent.may(Functionality::ShowCommission) {
        let needed = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", needed)
            .into());
    }
    let digest = format!("{}:{in_part}:{}", params.order_reference, body.digest);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "payOnline", digest);
    let payee = agent.portal.voice().company;
    let work = async move {
        let payment = state.app.payments().begin(agent.caller(), command, &payee).await?;
        Ok(OnlinePayment::of(&payment, None))
    };
    once.answer(headers, work).await
}

impl IssueQuote {
    fn of(
        state: &AppState,
        agent: &Agent,
        quoted: &Quoted,
        due: Option<(Money, Option<PartTerms>)>,
    ) -> Result<Self, Refusal> {
        let (order, balance) = (&quoted.order, &quoted.balance);
        let quote = &order.details.quote;
        let told = |amount: Money| agent.visibility().agent_amounts.then(|| amount.to_string());
        let fault = |error| Refusal::ours(&error);
        let terms = due.and_then(|(_, terms)| terms);
        let mut methods = Vec::new();
        let mut shortfall = None;
        if let Some((now, _)) = due.filter(|_| agent.visibility().agent_amounts) {
            let missing = now.checked_sub(balance.available).map_err(fault)?;
            shortfall = missing.is_positive().then(|| missing.to_string());
            let nothing = Money::zero(now.currency);
            let online = state.app.payments().fee(&agent.caller().tenant, now).map_err(fault)?;
            let ways = [("wallet", Some(nothing)), ("online", online)];
            for (code, fee) in ways.into_iter().filter_map(|(code, fee)| Some((code, fee?))) {
                methods.push(PayMethod {
                    code,
                    fee: fee.to_string(),
                    total: now.checked_add(fee).map_err(fault)?.to_string(),
                });
            }
        }
        Ok(Self {
            order_reference: order.reference.as_str().to_owned(),
            customer_total: quote.customer_total.to_string(),
            agent_payable: told(quote.agent_payable),
            due_now: due.and_then(|(now, _)| told(now)),
            due_later: terms.and_then(|terms| told(terms.later)),
            due_at: terms.map(|terms| instant(terms.due_at)),
            no_parts: quoted.part.err().map(NoParts::as_str),
            can_ask: order.can_issue() && quoted.part.err().is_some_and(NoParts::can_be_asked),
            request: order
                .latest_request(RequestKind::PartPayment)
                .map(ApprovalRequestView::of),
            wallet_balance: balance.available.to_string(),
            credit_available: balance.credit_available.to_string(),
            shortfall,
            methods,
        })
    }
}

impl From<BeginError> for Refusal {
    fn from(error: BeginError) -> Self {
        match error {
            BeginError::Issue(IssueError::NoParts(why)) => no_parts(why),
            BeginError::Issue(error) => error.into(),
            BeginError::Provider(error) => error.into(),
            BeginError::NotOffered => Self::new(ErrorCode::PaymentNotOffered),
            BeginError::Busy => Self::new(ErrorCode::RequestInProgress),
        }
    }
}

impl From<ProviderError> for Refusal {
    fn from(error: ProviderError) -> Self {
        tracing::warn!(%error, "payment provider failed");
        Self::new(ErrorCode::PaymentProviderDown)
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Order(error) => error.into(),
            ReadError::ChildrenAlone(reasons) => children_alone(&reasons),
            ReadError::Wallet(error) => error.into(),
        }
    }
}
