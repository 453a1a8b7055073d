//! The methods of deposits, with their limits and fees.

use axum::Json;
use axum::extract::State;
use jetway_app::app::App;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::DepositMethod as Method;
use jetway_domain::deposit::MethodTerms;
use jetway_problem::{ErrorCode, Problem};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Portal, Refusal};
use crate::state::AppState;
use crate::wire::names::{DepositMethodName, MobileProviderName, TransferChannelName};

/// A method. Amounts are such as `AED 50.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositMethod {
    #[schema(value_type = DepositMethodName)]
    code: &'static str,
    /// Name in English.
    label: &'static str,
    /// Whether the portal offers it now.
    enabled: bool,
    /// Smallest amount.
    min: String,
    /// Largest amount.
    max: String,
    /// Percentage of the amount, such as `1.80`.
    fee_percent: String,
    /// Fixed part of the fee.
    fee_fixed: String,
    /// Whether two operators approve it before it is credited.
    protected: bool,
    /// Clearing systems to choose from, of `bankTransfer`.
    #[schema(value_type = Vec<TransferChannelName>)]
    channels: Vec<&'static str>,
    /// Providers from whose accounts a payment can be declared, of `mobileBanking`; empty where the tenant has none.
    #[schema(value_type = Vec<MobileProviderName>)]
    providers: Vec<&'static str>,
}

/// The methods the tenant has configured.
#[derive(Serialize, ToSchema)]
pub(crate) struct DepositMethods {
    methods: Vec<DepositMethod>,
}

/// Methods whose deposits need approval before they are credited.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProtectedFunctions {
    methods: Vec<ProtectedFunction>,
}

/// A method and the approval it needs.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProtectedFunction {
    #[schema(value_type = DepositMethodName)]
    code: &'static str,
    /// Number of operators: one finds the money, another one credits it.
    approvals: u8,
}

/// Operators who sign an approved deposit.
const APPROVALS: u8 = 2;

/// List the methods paid online, at a payment provider. The fee is added to the amount.
#[utoipa::path(post, path = "/api/payment/v1/deposit/availpayments", operation_id = "availPayments", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    responses((status = 200, body = DepositMethods)))]
pub(crate) async fn avail_payments(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
) -> Json<DepositMethods> {
    Json(listed(&state.app, &agent.portal, true))
}

/// List the methods paid at a bank. The fee is taken from the amount.
#[utoipa::path(post, path = "/api/payment/v1/deposit/availdeposit", operation_id = "availDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    responses((status = 200, body = DepositMethods)))]
pub(crate) async fn avail_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
) -> Json<DepositMethods> {
    Json(listed(&state.app, &agent.portal, false))
}

/// List the methods whose deposits two operators approve.
#[utoipa::path(post, path = "/api/payment/v1/deposit/getProtectedFunctions", operation_id = "getProtectedFunctions",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    responses((status = 200, body = ProtectedFunctions)))]
pub(crate) async fn get_protected_functions(
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
) -> Json<ProtectedFunctions> {
    let rules = &agent.portal.settings.deposits;
    let can_declare = |method: &Method| *method != Method::MobileBanking || !rules.choices.providers.is_empty();
    let methods = rules
        .methods
        .keys()
        .filter(|method| method.is_declared() && can_declare(method))
        .map(|method| ProtectedFunction {
            code: method.as_str(),
            approvals: APPROVALS,
        })
        .collect();
    Json(ProtectedFunctions { methods })
}

fn listed(app: &App, portal: &Portal, online: bool) -> DepositMethods {
    let rules = &portal.settings.deposits;
    let has_accounts = !portal.settings.bank_accounts.is_empty();
    let has_provider = app.deposits().gateway(&portal.tenant).is_some();
    let choices = &rules.choices;
    // A mobile payment can be declared where no provider takes it.
    let is_ready = |method: Method| match method {
        Method::BankDeposit | Method::BankTransfer | Method::Cheque => has_accounts,
        Method::MobileBanking => has_provider || !choices.providers.is_empty(),
        Method::Card | Method::NetBanking => has_provider,
    };
    let shown = |method: Method| {
        let terms = rules.terms(method)?;
        let channels = choices.channels.iter().filter(|_| method == Method::BankTransfer);
        let providers = choices.providers.iter().filter(|_| method == Method::MobileBanking);
        Some(DepositMethod {
            code: method.as_str(),
            label: method.label(),
            enabled: is_ready(method),
            min: terms.least.to_string(),
            max: terms.most.to_string(),
            fee_percent: terms.fee.percent(),
            fee_fixed: terms.fee.fixed.to_string(),
            protected: !online,
            channels: channels.map(|channel| channel.as_str()).collect(),
            providers: providers.map(|provider| provider.as_str()).collect(),
        })
    };
    let methods = Method::ALL
        .into_iter()
        .filter(|method| method.is_taken_online() == online)
        .filter_map(shown)
        .collect();
    DepositMethods { methods }
}

/// The terms of an open method.
///
/// # Errors
/// `deposit.method_closed`.
pub(super) fn terms(portal: &Portal, method: Method) -> Result<&MethodTerms, Refusal> {
    let closed = || {
        let problem = Problem::new(ErrorCode::DepositMethodClosed);
        Refusal::from(problem.param("method", method.as_str()))
    };
    portal.settings.deposits.terms(method).ok_or_else(closed)
}
