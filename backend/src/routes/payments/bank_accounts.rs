//! The agency's bank accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use chrono::{DateTime, Utc};
use http::HeaderMap;
use jetway_app::company::ChangeError;
use jetway_app::company::bank_accounts::{self, BankAccountFields};
use jetway_domain::access::Functionality;
use jetway_domain::ids::BankAccountId;
use jetway_domain::payment::bank::{bic, iban};
use jetway_problem::ErrorCode;
use jetway_tenancy::manifest::bank::BankNumber;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Faults, Portal, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{line, standing};
use crate::wire::names::StandingName;

/// The accounts, oldest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BankAccounts {
    accounts: Vec<BankAccount>,
}

/// An account.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BankAccount {
    bank_account_id: Uuid,
    #[serde(flatten)]
    fields: BankAccountForm,
    /// ISO 4217; the tenant's currency when the account was added.
    currency: String,
    created_at: DateTime<Utc>,
    /// Send it back with a change; a change based on another version is refused.
    version: i64,
}

/// Data of an account; optional texts may be empty.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BankAccountForm {
    bank_name: String,
    account_name: String,
    /// 4 to 34 letters and digits, unique within the agency.
    account_number: String,
    #[serde(default)]
    branch_name: String,
    /// BIC, 8 or 11 characters.
    #[serde(default)]
    swift_code: String,
    /// Routing number of 6 to 12 digits, or IBAN.
    #[serde(default)]
    routing_no: String,
    #[schema(value_type = StandingName)]
    status: String,
}

/// Identifies an account.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BankAccountKey {
    bank_account_id: Uuid,
}

/// A changed account.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BankAccountChange {
    bank_account_id: Uuid,
    version: i64,
    #[serde(flatten)]
    fields: BankAccountForm,
}

impl From<bank_accounts::BankAccount> for BankAccount {
    fn from(account: bank_accounts::BankAccount) -> Self {
        Self {
            bank_account_id: account.id.0,
            fields: BankAccountForm {
                bank_name: account.bank_name,
                account_name: account.account_name,
                account_number: account.account_number,
                branch_name: account.branch_name,
                swift_code: account.swift_code,
                routing_no: account.routing_no,
                status: account.standing.as_str().to_owned(),
            },
            currency: account.currency,
            created_at: account.created_at,
            version: account.version,
        }
    }
}

impl BankAccountForm {
    fn fields(&self, portal: &Portal) -> Result<BankAccountFields, Refusal> {
        let mut faults = Faults::default();
        let bank_name = faults.take(line("/bankName", &self.bank_name, (2, 100)));
        let account_name = faults.take(line("/accountName", &self.account_name, (2, 100)));
        let account_number = faults.take(number(&self.account_number));
        let branch_name = faults.take(line("/branchName", &self.branch_name, (0, 100)));
        let swift_code = faults.take(swift(&self.swift_code));
        let routing_no = faults.take(routing(&self.routing_no, portal.settings.bank_number));
        let standing = faults.take(standing("/status", &self.status));
        let read = || {
            Some(BankAccountFields {
                bank_name: bank_name?,
                account_name: account_name?,
                account_number: account_number?,
                branch_name: branch_name?,
                swift_code: swift_code?,
                routing_no: routing_no?,
                currency: portal.settings.config.currency.clone(),
                standing: standing?,
            })
        };
        read().ok_or_else(|| faults.into())
    }
}

fn number(text: &str) -> Result<String, BadField> {
    let plain: String = text.chars().filter(|letter| !" -".contains(*letter)).collect();
    let plain = line("/accountNumber", &plain, (4, 34))?.to_uppercase();
    if plain.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return Ok(plain);
    }
    Err(BadField::new(
        "/accountNumber",
        "account.shape",
        "Letters and digits only.",
    ))
}

fn swift(text: &str) -> Result<String, BadField> {
    if text.trim().is_empty() {
        return Ok(String::new());
    }
    bic(text).ok_or_else(|| BadField::new("/swiftCode", "swift.shape", "8 or 11 characters, such as EBILAEAD."))
}

/// An IBAN if the tenant requires one; otherwise an IBAN or a routing number.
fn routing(text: &str, wanted: BankNumber) -> Result<String, BadField> {
    let needs_iban = wanted == BankNumber::Iban;
    let text = text.trim();
    let digits = (6..=12).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_digit());
    if text.is_empty() && needs_iban {
        return Err(BadField::new("/routingNo", "field.required", "Fill this in."));
    }
    if text.is_empty() || (digits && !needs_iban) {
        return Ok(text.to_owned());
    }
    let (code, detail) = if needs_iban {
        ("iban.invalid", "This IBAN is not valid: check its digits.")
    } else {
        ("routing.shape", "6 to 12 digits.")
    };
    iban(text).ok_or_else(|| BadField::new("/routingNo", code, detail))
}

fn refused(error: ChangeError) -> Refusal {
    match error {
        ChangeError::Duplicate => {
            let detail = "This account is listed already.";
            Refusal::fields(vec![BadField::new("/accountNumber", "account.taken", detail)])
        }
        other => other.into(),
    }
}

/// List the agency's bank accounts.
#[utoipa::path(post, path = "/api/payment/v1/bankaccount/load", operation_id = "loadBankAccounts", tag = "company",
    security(("session" = [])), extensions(("x-functionality" = json!(239))),
    responses((status = 200, body = BankAccounts)))]
pub(crate) async fn load_bank_accounts(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBankAccounts.code() }>,
) -> Result<Json<BankAccounts>, Refusal> {
    let accounts = state.app.bank_accounts(&agent.signed_in).await?;
    let accounts = accounts.into_iter().map(BankAccount::from).collect();
    Ok(Json(BankAccounts { accounts }))
}

/// Read a bank account.
#[utoipa::path(post, path = "/api/payment/v1/bankaccount/viewaccount", operation_id = "viewBankAccount",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(239))),
    request_body = BankAccountKey, responses((status = 200, body = BankAccount)))]
pub(crate) async fn view_bank_account(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBankAccounts.code() }>,
    body: Body<BankAccountKey>,
) -> Result<Json<BankAccount>, Refusal> {
    let id = BankAccountId(body.value.bank_account_id);
    let accounts = state.app.bank_accounts(&agent.signed_in).await?;
    let found = accounts.into_iter().find(|account| account.id == id);
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::RecordNotFound))?;
    Ok(Json(found.into()))
}

/// Add a bank account. Repeating the call with its `Idempotency-Key` returns the one added.
#[utoipa::path(post, path = "/api/payment/v1/bankaccount/addaccount", operation_id = "addBankAccount",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(240))),
    request_body = BankAccountForm, responses((status = 200, body = BankAccount)))]
pub(crate) async fn add_bank_account(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageBankAccount.code() }>,
    headers: HeaderMap,
    body: Body<BankAccountForm>,
) -> Result<Response, Refusal> {
    let fields = body.value.fields(&agent.portal)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "addBankAccount", body.digest);
    let work = async move {
        let added = state.app.add_bank_account(&agent.signed_in, fields).await;
        Ok(BankAccount::from(added.map_err(refused)?))
    };
    once.answer(&headers, work).await
}

/// Change a bank account.
#[utoipa::path(post, path = "/api/payment/v1/bankaccount/editaccount", operation_id = "editBankAccount",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(240))),
    request_body = BankAccountChange, responses((status = 200, body = BankAccount)))]
pub(crate) async fn edit_bank_account(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageBankAccount.code() }>,
    body: Body<BankAccountChange>,
) -> Result<Json<BankAccount>, Refusal> {
    let (id, version) = (BankAccountId(body.value.bank_account_id), body.value.version);
    let fields = body.value.fields.fields(&agent.portal)?;
    let changed = state
        .app
        .change_bank_account(&agent.signed_in, id, version, fields)
        .await;
    Ok(Json(changed.map_err(refused)?.into()))
}
