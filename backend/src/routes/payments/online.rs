//! Online payments: reading one, and the provider's callback.

pub(crate) mod sslcommerz;

use axum::Json;
use axum::extract::State;
use bytes::Bytes;
use http::{HeaderMap, StatusCode};
use jetway_app::order::OrderError;
use jetway_app::payment::{NoticeError, PayTrouble, ReadError, SANDBOX};
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::PaymentId;
use jetway_domain::payment::{Landing, PaymentSession, PaymentState, WalletReason};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Allowed, Params, Portal, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{OnlinePaymentName, PaymentLandingName, WalletReasonName};

/// Header with the provider's signature.
const SIGNATURE: &str = "x-payment-signature";

/// An online payment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OnlinePayment {
    payment_id: String,
    order_reference: String,
    #[schema(value_type = OnlinePaymentName)]
    state: &'static str,
    /// Amount credited to the wallet.
    amount: String,
    /// The provider's fee.
    fee: String,
    /// Total including the fee.
    total: String,
    /// Whether it is the first of two parts.
    in_part: bool,
    started_at: String,
    started_by: String,
    expires_at: String,
    /// URL of the payment page, while it can be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    redirect_url: Option<String>,
    /// Where the payment was applied; absent until it is paid and while tickets are being issued.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<PaymentLandingName>)]
    landing: Option<&'static str>,
    /// Why the payment stays in the wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<WalletReasonName>)]
    reason: Option<&'static str>,
}

/// The payment to read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PaymentParams {
    payment_id: String,
}

/// Read an online payment of the agency.
#[utoipa::path(post, path = "/api/payment/v1/online/GetPayment", operation_id = "getPayment", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    params(("paymentId" = String, Query)), responses((status = 200, body = OnlinePayment)))]
pub(crate) async fn get_payment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<PaymentParams>,
) -> Result<Json<OnlinePayment>, Refusal> {
    let missing = || Refusal::new(ErrorCode::PaymentNotFound);
    let id: Uuid = params.payment_id.parse().map_err(|_| missing())?;
    if !agent.visibility().agent_amounts {
        let needed = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", needed)
            .into());
    }
    let payment = state.app.payments().payment(agent.caller(), PaymentId(id)).await;
    let payment = payment.map_err(|error| match error {
        ReadError::Order(OrderError::NotFound) => missing(),
        error => error.into(),
    })?;
    let order = state
        .app
        .flight_ticketing()
        .order(agent.caller(), &payment.details.reference)
        .await?;
    Ok(Json(OnlinePayment::of(&payment, Some(&order))))
}

/// The callback of the built-in provider. It only triggers a query of the payment's state at the provider.
#[utoipa::path(post, path = "/api/payment/v1/online/Callback", operation_id = "paymentCallback", tag = "payment",
    params(("x-payment-signature" = String, Header)), request_body(content = String, content_type = "application/json"),
    responses((status = 204)))]
pub(crate) async fn payment_callback(
    State(state): State<AppState>,
    portal: Portal,
    headers: HeaderMap,
    body: Bytes,
) -> Result<StatusCode, Refusal> {
    let signature = headers.get(SIGNATURE).and_then(|value| value.to_str().ok());
    let taken = state
        .app
        .payments()
        .take_notice(&portal.tenant, SANDBOX, (&body[..], signature.unwrap_or_default()));
    taken.await?;
    Ok(StatusCode::NO_CONTENT)
}

impl OnlinePayment {
    /// `order` tells whether the payment was used for its tickets.
    pub(crate) fn of(payment: &PaymentSession, order: Option<&FlightOrder>) -> Self {
        let details = &payment.details;
        let (landing, reason) = landing(payment, order);
        let is_open = payment.state == PaymentState::Pending;
        Self {
            payment_id: payment.id.to_string(),
            order_reference: details.reference.as_str().to_owned(),
            state: payment.state.as_str(),
            amount: payment.amount.to_string(),
            fee: payment.fee.to_string(),
            total: payment.total().to_string(),
            in_part: details.part.is_some(),
            started_at: instant(payment.created_at),
            started_by: details.user_name.clone(),
            expires_at: instant(payment.expires_at),
            redirect_url: details.redirect_url.clone().filter(|_| is_open),
            landing,
            reason: reason.map(WalletReason::as_str),
        }
    }
}

/// A payment that was returned because the airline issued no tickets is in the wallet.
fn landing(payment: &PaymentSession, order: Option<&FlightOrder>) -> (Option<&'static str>, Option<WalletReason>) {
    match payment.details.landing {
        None => (None, None),
        Some(Landing::Decided) => (Some("wallet"), None),
        Some(Landing::Wallet(reason)) => (Some("wallet"), Some(reason)),
        Some(Landing::Order) => {
            let given_back = order.is_some_and(|order| order.payment.is_none() && order.hold != payment.details.hold);
            if given_back {
                (Some("wallet"), Some(WalletReason::NotTicketed))
            } else {
                (Some("order"), None)
            }
        }
    }
}

impl From<NoticeError> for Refusal {
    fn from(error: NoticeError) -> Self {
        match error {
            NoticeError::Forged => Self::new(ErrorCode::PaymentCallbackForged),
            NoticeError::Unknown => Self::new(ErrorCode::PaymentNotFound),
            NoticeError::Trouble(PayTrouble::Provider(error)) => error.into(),
            NoticeError::Trouble(PayTrouble::Wallet(error)) => error.into(),
            NoticeError::Trouble(PayTrouble::Deposit(error)) => error.into(),
            NoticeError::Trouble(PayTrouble::Overtaken) => Self::new(ErrorCode::RecordChanged),
            NoticeError::Trouble(PayTrouble::Database(error)) => error.into(),
        }
    }
}
