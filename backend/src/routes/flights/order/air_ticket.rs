//! Pay for an order and issue its tickets.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::order::ChargeError;
use jetway_app::order::part_terms::Paying;
use jetway_app::wallet::WalletError;
use jetway_domain::access::Functionality;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::reader::Reader;
use super::view::Order;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::OrderParams;
use crate::wire::visibility::Visibility;

/// The amounts the user accepted, and how the order is paid.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirTicketRequest {
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
    /// The amount charged to the wallet as shown, for users who see it (203).
    accepted_payable: Option<String>,
    /// Full payment or the first part; full by default.
    #[serde(default)]
    mode: PayMode,
    /// The amount paid now as shown, `total` of the method `wallet`, for users who see it (203).
    accepted_now: Option<String>,
    #[expect(
        dead_code,
        reason = "part of the contract; the wallet is the only source of this cut"
    )]
    fund_source: FundSource,
}

/// How much is paid when issuing.
#[derive(Deserialize, ToSchema, Default, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PayMode {
    /// The full amount.
    #[default]
    Full,
    /// The first part; the rest is due later.
    Partial,
}

/// Source of funds.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FundSource {
    /// The agency's wallet.
    Wallet,
}

/// Hold the amount, issue with the airline, and capture. Repeating the call returns the first result.
#[utoipa::path(post, path = "/api/order/v1/Ticket/AirTicket", operation_id = "airTicket", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    params(("orderReference" = String, Query)), request_body = AirTicketRequest, responses((status = 200, body = Order)))]
pub(crate) async fn air_ticket(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
    body: Body<AirTicketRequest>,
) -> Result<Response, Refusal> {
    let payable = body.value.accepted_payable.as_deref();
    let now = body.value.accepted_now.as_deref();
    let paying = match body.value.mode {
        PayMode::Full => Paying::Whole,
        PayMode::Partial => Paying::Part,
    };
    let names_payable = now.is_some() || matches!(paying, Paying::Part);
    let command = IssueCommand {
        reference: params.reference()?,
        accepted: money("/acceptedAmount", &body.value.accepted_amount)?,
        accepted_payable: payable.map(|text| money("/acceptedPayable", text)).transpose()?,
        accepted_now: now.map(|text| money("/acceptedNow", text)).transpose()?,
        paying,
    };
    let digest = format!("{}:{}", params.order_reference, body.digest);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "airTicket", digest);
    let work = async move {
        let issued = state.app.flight_ticketing().issue(agent.caller(), command).await;
        let order = issued.map_err(|error| refusal_to(agent.visibility(), names_payable, error))?;
        let order = state
            .app
            .flight_ticketing()
            .order(agent.caller(), &order.reference)
            .await?;
        Ok(Order::of(&order, Reader::of(&state, &agent, &order, false)))
    };
    once.answer(&headers, work).await
}

/// The refusal of an issue. Shortfall and amounts paid now reveal what the agency pays, so they need 203. `names_payable`: the
/// mismatch can be about such an amount.
fn refusal_to(visibility: Visibility, names_payable: bool, error: IssueError) -> Refusal {
    match error {
        IssueError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. }))
            if !visibility.agent_amounts =>
        {
            Refusal::new(ErrorCode::WalletInsufficient)
        }
        // A mismatch does not reveal which of the amounts was right.
        IssueError::AmountMismatch { .. } if names_payable && !visibility.agent_amounts => {
            Refusal::new(ErrorCode::OrderAmountMismatch)
        }
        error => error.into(),
    }
}
