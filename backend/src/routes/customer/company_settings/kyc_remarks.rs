//! Remarks of the portal and the agency about the agency's documents.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::company::remarks::KycRemark;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::lines;
use crate::wire::names::RemarkAuthorName;

/// All remarks, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KycRemarks {
    remarks: Vec<Remark>,
}

/// A remark.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Remark {
    at: DateTime<Utc>,
    #[schema(value_type = RemarkAuthorName)]
    author: &'static str,
    author_name: String,
    remark: String,
}

/// The agency's reply.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct KycAnswer {
    /// 1 to 1,000 characters.
    remark: String,
}

impl From<Vec<KycRemark>> for KycRemarks {
    fn from(remarks: Vec<KycRemark>) -> Self {
        let remark = |said: KycRemark| Remark {
            at: said.at,
            author: said.author.as_str(),
            author_name: said.author_name,
            remark: said.remark,
        };
        Self {
            remarks: remarks.into_iter().map(remark).collect(),
        }
    }
}

/// List the remarks.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loadkycremarks", operation_id = "loadKycRemarks",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(233))),
    responses((status = 200, body = KycRemarks)))]
pub(crate) async fn load_kyc_remarks(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CompanySettings.code() }>,
) -> Result<Json<KycRemarks>, Refusal> {
    Ok(Json(state.app.kyc_remarks(&agent.signed_in).await?.into()))
}

/// Reply to the portal.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/updatekycremarks", operation_id = "updateKycRemarks",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    request_body = KycAnswer, responses((status = 200, body = KycRemarks)))]
pub(crate) async fn update_kyc_remarks(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
    body: Body<KycAnswer>,
) -> Result<Json<KycRemarks>, Refusal> {
    let mut faults = Faults::default();
    let Some(remark) = faults.take(lines("/remark", &body.value.remark, 1_000)) else {
        return Err(faults.into());
    };
    Ok(Json(state.app.answer_kyc(&agent.signed_in, remark).await?.into()))
}
