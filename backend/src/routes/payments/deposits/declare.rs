//! Deposits the agency has paid and declares.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::files::CheckedFile;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::{DepositDraft, DepositForm, DepositMethod, FormBasis, read_form};
use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::methods::terms;
use super::refusals::add_faults;
use super::response::Deposit;
use crate::http::idempotency::Once;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Agent, Allowed, Faults, Refusal, Upload};
use crate::state::AppState;
use crate::wire::names::{MobileProviderName, TransferChannelName};

/// Cash paid in at a branch of the bank.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct BankDepositForm {
    /// Such as `AED 5000.00`.
    amount: String,
    owner_bank_account_id: String,
    /// At most 15 days ago, such as `2026-11-26`.
    deposit_date: String,
    /// 4 to 40 letters and digits.
    slip_no: String,
    /// Branch of the bank.
    branch: Option<String>,
    depositor_name: Option<String>,
    /// At most 250 characters.
    remark: Option<String>,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    slip: String,
}

/// A transfer from another account.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct BankTransferForm {
    /// Such as `AED 5000.00`.
    amount: String,
    owner_bank_account_id: String,
    /// At most 15 days ago, such as `2026-11-26`.
    transfer_date: String,
    /// 4 to 40 letters and digits.
    transfer_ref: String,
    channel: TransferChannelName,
    sender_bank: String,
    sender_account: Option<String>,
    /// At most 250 characters.
    remark: Option<String>,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    slip: String,
}

/// A cheque.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct ChequeDepositForm {
    /// Such as `AED 5000.00`.
    amount: String,
    owner_bank_account_id: String,
    /// At most 180 days from today, such as `2026-11-26`.
    cheque_date: String,
    /// 4 to 40 letters and digits.
    cheque_no: String,
    /// Bank the cheque is drawn on.
    cheque_bank: String,
    /// At most 250 characters.
    remark: Option<String>,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    slip: String,
}

/// A payment from a mobile account that the agency has sent itself.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct MobileDepositForm {
    /// Such as `BDT 5000.00`.
    amount: String,
    provider: MobileProviderName,
    /// Number it was sent from, with its country code.
    sender_msisdn: String,
    /// 4 to 40 letters and digits.
    trx_id: String,
    /// At most 250 characters.
    remark: Option<String>,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    slip: String,
}

/// Declare cash paid in at the bank. The same slip, amount and date again is refused, and the earlier deposit named.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initiatebankdeposit", operation_id = "initiateBankDeposit",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body(content = BankDepositForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Deposit)))]
pub(crate) async fn initiate_bank_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let form = DepositForm {
        owner_bank_account_id: upload.text("ownerBankAccountId"),
        deposit_date: upload.text("depositDate"),
        slip_no: upload.text("slipNo"),
        branch: upload.text("branch"),
        depositor_name: upload.text("depositorName"),
        ..common(&mut upload)
    };
    declare(&state, agent, &headers, (DepositMethod::BankDeposit, form, upload)).await
}

/// Declare a bank transfer. The same reference, amount and date again is refused, and the earlier deposit named.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initiatebanktransfer", operation_id = "initiateBankTransfer",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body(content = BankTransferForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Deposit)))]
pub(crate) async fn initiate_bank_transfer(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let form = DepositForm {
        owner_bank_account_id: upload.text("ownerBankAccountId"),
        transfer_date: upload.text("transferDate"),
        transfer_ref: upload.text("transferRef"),
        channel: upload.text("channel"),
        sender_bank: upload.text("senderBank"),
        sender_account: upload.text("senderAccount"),
        ..common(&mut upload)
    };
    declare(&state, agent, &headers, (DepositMethod::BankTransfer, form, upload)).await
}

/// Declare a cheque. The same cheque again is refused, and the earlier deposit named.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initiatechequedeposit", operation_id = "initiateChequeDeposit",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body(content = ChequeDepositForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Deposit)))]
pub(crate) async fn initiate_cheque_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let form = DepositForm {
        owner_bank_account_id: upload.text("ownerBankAccountId"),
        cheque_date: upload.text("chequeDate"),
        cheque_no: upload.text("chequeNo"),
        cheque_bank: upload.text("chequeBank"),
        ..common(&mut upload)
    };
    declare(&state, agent, &headers, (DepositMethod::Cheque, form, upload)).await
}

/// Declare a payment from a mobile account. The same transaction, amount and date again is refused, and the earlier deposit named.
#[utoipa::path(post, path = "/api/payment/v1/deposit/initiatemobilebanking", operation_id = "initiateMobileBanking",
    tag = "deposits", security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body(content = MobileDepositForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Deposit)))]
pub(crate) async fn initiate_mobile_banking(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let form = DepositForm {
        provider: upload.text("provider"),
        sender_msisdn: upload.text("senderMsisdn"),
        trx_id: upload.text("trxId"),
        ..common(&mut upload)
    };
    declare(&state, agent, &headers, (DepositMethod::MobileBanking, form, upload)).await
}

/// The parts every form has.
fn common(upload: &mut Upload) -> DepositForm {
    DepositForm {
        amount: upload.text("amount"),
        remark: upload.text("remark"),
        ..DepositForm::default()
    }
}

async fn declare(
    state: &AppState,
    agent: Agent,
    headers: &HeaderMap,
    (method, form, upload): (DepositMethod, DepositForm, Upload),
) -> Result<Response, Refusal> {
    let (draft, slip) = checked(state, &agent, (method, &form), upload).await?;
    let digest = to_hex(&Sha256::digest(format!("{form:?}{}", slip.sha256())));
    let agent = Arc::new(agent);
    let once = Once::new(state, &agent, method.as_str(), digest);
    let state = state.clone();
    let work = async move {
        let deposits = state.app.deposits();
        let deposit = deposits.declare(agent.caller(), draft, Some(slip)).await?;
        Deposit::read(&state, &agent, &deposit.reference).await
    };
    once.answer(headers, work).await
}

/// Every invalid field at once, the slip among them.
async fn checked(
    state: &AppState,
    agent: &Agent,
    (method, form): (DepositMethod, &DepositForm),
    mut upload: Upload,
) -> Result<(DepositDraft, CheckedFile), Refusal> {
    let settings = &agent.portal.settings;
    let accounts: Vec<String> = settings
        .bank_accounts
        .iter()
        .map(|account| account.id.clone())
        .collect();
    let basis = FormBasis {
        terms: terms(&agent.portal, method)?,
        currency: agent.portal.currency()?,
        today: agent.portal.today(state.app.clock())?,
        accounts: &accounts,
        choices: &settings.deposits.choices,
        gateway: None,
    };
    let mut faults = Faults::default();
    let draft = read_form(method, form, &basis).map_err(|found| add_faults(&mut faults, found));
    let slip = faults.take(upload.file("slip", &ATTACHMENTS).await?);
    upload.end(&mut faults);
    match (draft, slip) {
        (Ok(draft), Some(slip)) if faults.is_empty() => Ok((draft, slip)),
        _ => Err(faults.into()),
    }
}
