//! Deposits at a payment provider.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::{Deposit as Stored, DepositForm, DepositMethod, FormBasis, read_form};
use jetway_domain::payment::CardBin;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::methods::terms;
use super::refusals::add_faults;
use super::response::Deposit;
use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Faults, Portal, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::money::money;
use crate::wire::names::{DepositMethodName, PaymentPurposeName};

/// Brands the page of a card payment takes.
const CARD_BRANDS: [&str; 3] = ["Visa", "Mastercard", "American Express"];
/// The one purpose of `CreatePayment` so far; orders are paid by calls of their own.
const PURPOSE: &str = "deposit";

/// A deposit to be paid at a payment provider.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OnlineDepositRequest {
    /// Amount for the wallet, such as `AED 5000.00`; the fee is added to it.
    amount: String,
    /// `mobileBanking`, `card` or `netBanking`.
    #[schema(value_type = DepositMethodName)]
    method: String,
    /// At most 250 characters.
    remark: Option<String>,
}

/// The deposit to pay, and the total the payer accepted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreatePaymentRequest {
    #[schema(value_type = PaymentPurposeName)]
    purpose: String,
    /// The deposit.
    purpose_ref: String,
    /// Code of a payment option.
    provider: String,
    /// Amount and fee as shown, such as `AED 5090.00`.
    accepted_total: String,
    /// First 6 to 8 digits of the card.
    card_bin: Option<String>,
}

/// A payment that is open at the provider. Amounts are such as `AED 500.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaymentSession {
    payment_id: String,
    amount: String,
    fee: String,
    total: String,
    /// URL of the provider's page.
    redirect_url: String,
    expires_at: String,
}

/// Ways to pay by a method, the first one preselected; empty while none is offered.
#[derive(Serialize, ToSchema)]
pub(crate) struct PaymentConfig {
    options: Vec<PaymentOption>,
}

/// A provider that takes a method. Amounts are such as `AED 50.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaymentOption {
    /// The provider.
    code: &'static str,
    #[schema(value_type = DepositMethodName)]
    method: &'static str,
    /// Name in English.
    label: &'static str,
    /// Brands it takes.
    brands: Vec<&'static str>,
    min: String,
    max: String,
    /// Percentage of the amount, such as `1.80`.
    fee_percent: String,
    fee_fixed: String,
}

/// Start a deposit that is paid at a payment provider. `CreatePayment` opens its payment.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initate", operation_id = "initateDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body = OnlineDepositRequest, responses((status = 200, body = Deposit)))]
pub(crate) async fn initate_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    body: Body<OnlineDepositRequest>,
) -> Result<Response, Refusal> {
    start(&state, agent, &headers, body).await
}

/// The same call, spelled correctly.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initiate", operation_id = "initiateDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body = OnlineDepositRequest, responses((status = 200, body = Deposit)))]
pub(crate) async fn initiate_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    body: Body<OnlineDepositRequest>,
) -> Result<Response, Refusal> {
    start(&state, agent, &headers, body).await
}

async fn start(
    state: &AppState,
    agent: Agent,
    headers: &HeaderMap,
    body: Body<OnlineDepositRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let method = DepositMethod::parse(&asked.method).filter(|method| method.is_taken_online());
    let wrong = || BadField::new("/method", "method.unknown", "mobileBanking, card or netBanking.");
    let method = method.ok_or_else(wrong)?;
    let gateway = state.app.deposits().gateway(&agent.portal.tenant);
    let gateway = gateway.ok_or_else(|| Refusal::new(ErrorCode::PaymentNotOffered))?;
    let basis = FormBasis {
        terms: terms(&agent.portal, method)?,
        currency: agent.portal.currency()?,
        today: agent.portal.today(state.app.clock())?,
        accounts: &[],
        choices: &agent.portal.settings.deposits.choices,
        gateway: Some(gateway),
    };
    let form = DepositForm {
        amount: asked.amount,
        remark: asked.remark.unwrap_or_default(),
        ..DepositForm::default()
    };
    let draft = read_form(method, &form, &basis).map_err(|found| {
        let mut faults = Faults::default();
        add_faults(&mut faults, found);
        Refusal::from(faults)
    })?;
    let agent = Arc::new(agent);
    let once = Once::new(state, &agent, "initateDeposit", body.digest);
    let state = state.clone();
    let work = async move {
        let deposit = state.app.deposits().declare(agent.caller(), draft, None).await?;
        Deposit::read(&state, &agent, &deposit.reference).await
    };
    once.answer(headers, work).await
}

/// Open the payment of a deposit at the provider. Repeating it returns the same payment.
#[utoipa::path(post, path = "/api/payment/v1/online/CreatePayment", operation_id = "createPayment", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body = CreatePaymentRequest, responses((status = 200, body = PaymentSession)))]
pub(crate) async fn create_payment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    body: Body<CreatePaymentRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let mut faults = Faults::default();
    let accepted = faults.take(money("/acceptedTotal", &asked.accepted_total));
    if asked.purpose != PURPOSE {
        faults.add(BadField::new("/purpose", "purpose.unknown", "deposit."));
    }
    if state.app.deposits().gateway(&agent.portal.tenant) != Some(asked.provider.as_str()) {
        faults.add(BadField::new(
            "/provider",
            "provider.unknown",
            "Choose a payment option.",
        ));
    }
    if let Some(Err(error)) = asked.card_bin.as_deref().map(CardBin::parse) {
        faults.add(BadField::new("/cardBin", "card.digits", error.to_string()));
    }
    let (Some(accepted), true) = (accepted, faults.is_empty()) else {
        return Err(faults.into());
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "createPayment", body.digest);
    let work = async move {
        let payee = agent.portal.voice().company;
        let deposits = state.app.deposits();
        let opened = deposits
            .open(agent.caller(), &asked.purpose_ref, accepted, &payee)
            .await?;
        Ok(PaymentSession::of(opened))
    };
    once.answer(&headers, work).await
}

/// List the ways to pay from a mobile account.
#[utoipa::path(post, path = "/api/payment/v1/online/GetMobileConfig", operation_id = "getMobileConfig", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    responses((status = 200, body = PaymentConfig)))]
pub(crate) async fn get_mobile_config(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
) -> Json<PaymentConfig> {
    Json(config(&state, &agent.portal, &[DepositMethod::MobileBanking]))
}

/// List the ways to pay by card or online bank.
#[utoipa::path(post, path = "/api/payment/v1/online/GetCardPaymentConfig", operation_id = "getCardPaymentConfig",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    responses((status = 200, body = PaymentConfig)))]
pub(crate) async fn get_card_payment_config(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
) -> Json<PaymentConfig> {
    let methods = [DepositMethod::Card, DepositMethod::NetBanking];
    Json(config(&state, &agent.portal, &methods))
}

fn config(state: &AppState, portal: &Portal, methods: &[DepositMethod]) -> PaymentConfig {
    let option = |method: &DepositMethod| {
        let code = state.app.deposits().gateway(&portal.tenant)?;
        let terms = portal.settings.deposits.terms(*method)?;
        let brands = if *method == DepositMethod::Card {
            CARD_BRANDS.to_vec()
        } else {
            Vec::new()
        };
        Some(PaymentOption {
            code,
            method: method.as_str(),
            label: method.label(),
            brands,
            min: terms.least.to_string(),
            max: terms.most.to_string(),
            fee_percent: terms.fee.percent(),
            fee_fixed: terms.fee.fixed.to_string(),
        })
    };
    PaymentConfig {
        options: methods.iter().filter_map(option).collect(),
    }
}

impl PaymentSession {
    fn of(deposit: Stored) -> Self {
        Self {
            payment_id: deposit.id.to_string(),
            amount: deposit.amount.to_string(),
            fee: deposit.fee.to_string(),
            total: deposit.total().to_string(),
            expires_at: deposit.expires_at.map(instant).unwrap_or_default(),
            redirect_url: deposit.details.redirect_url.unwrap_or_default(),
        }
    }
}
