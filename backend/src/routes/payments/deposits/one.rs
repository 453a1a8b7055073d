//! One deposit: reading it, answering a question about it, taking it back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::files::CheckedFile;
use jetway_domain::access::Functionality;
use jetway_domain::secret::to_hex;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::response::Deposit;
use crate::http::idempotency::Once;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Allowed, Body, Faults, Refusal, Upload};
use crate::state::AppState;
use crate::wire::form_fields::lines;

/// Longest answer.
const LONGEST: usize = 250;

/// A deposit's number.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DepositKey {
    /// Such as `DP2611000042`.
    deposit_ref: String,
}

/// An answer to what was asked about a deposit.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct DepositAnswerForm {
    deposit_ref: String,
    /// At most 250 characters.
    remark: String,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    slip: Option<String>,
}

/// Read a deposit of the agency.
#[utoipa::path(post, path = "/api/payment/v1/deposit/view", operation_id = "viewDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(228))),
    request_body = DepositKey, responses((status = 200, body = Deposit)))]
pub(crate) async fn view_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowDepositList.code() }>,
    body: Body<DepositKey>,
) -> Result<Json<Deposit>, Refusal> {
    Deposit::read(&state, &agent, &body.value.deposit_ref).await.map(Json)
}

/// Take a deposit back before its review. Repeating it changes nothing.
#[utoipa::path(post, path = "/api/payment/v1/deposit/withdraw", operation_id = "withdrawDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body = DepositKey, responses((status = 200, body = Deposit)))]
pub(crate) async fn withdraw_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    body: Body<DepositKey>,
) -> Result<Json<Deposit>, Refusal> {
    let reference = body.value.deposit_ref;
    state.app.deposits().withdraw(agent.caller(), &reference).await?;
    Deposit::read(&state, &agent, &reference).await.map(Json)
}

/// Answer what was asked about a deposit, with another slip if one was asked for. The deposit waits for its review again. Repeating
/// the call with its `Idempotency-Key` changes nothing.
#[utoipa::path(post, path = "/api/payment/v1/deposit/answer", operation_id = "answerDeposit", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    request_body(content = DepositAnswerForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Deposit)))]
pub(crate) async fn answer_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let mut faults = Faults::default();
    let reference = upload.text("depositRef");
    let remark = faults.take(lines("/remark", &upload.text("remark"), LONGEST));
    let slip = if upload.has_file("slip") {
        faults.take(upload.file("slip", &ATTACHMENTS).await?)
    } else {
        None
    };
    upload.end(&mut faults);
    let (Some(remark), true) = (remark, faults.is_empty()) else {
        return Err(faults.into());
    };
    let sha256 = slip.as_ref().map(CheckedFile::sha256);
    let digest = to_hex(&Sha256::digest(format!("{reference:?}{remark:?}{sha256:?}")));
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "answerDeposit", digest);
    let work = async move {
        let deposits = state.app.deposits();
        deposits.answer(agent.caller(), &reference, &remark, slip).await?;
        Deposit::read(&state, &agent, &reference).await
    };
    once.answer(&headers, work).await
}
