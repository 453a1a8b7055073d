//! Requests to the back office for approval, and their decisions.

use jetway_domain::order::OrderRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::field_error::BadField;
use super::form_fields::given;
use super::instant::instant;
use super::names::ApprovalRequestStateName;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 250;

/// A request for approval and its decision.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApprovalRequestView {
    #[schema(value_type = ApprovalRequestStateName)]
    state: &'static str,
    requested_at: String,
    requested_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answered_at: Option<String>,
    /// Remark of the back office.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
}

impl ApprovalRequestView {
    pub(crate) fn of(request: &OrderRequest) -> Self {
        let answer = request.answer.as_ref();
        Self {
            state: request.state.as_str(),
            requested_at: instant(request.asked_at),
            requested_by: request.asked_by.clone(),
            remark: request.remark.clone(),
            answered_at: answer.map(|answer| instant(answer.at)),
            answer: answer.and_then(|answer| answer.text.clone()),
        }
    }
}

/// A trimmed remark; empty counts as none.
pub(crate) fn checked_remark(remark: Option<String>) -> Result<Option<String>, BadField> {
    let remark = given(remark);
    if remark
        .as_ref()
        .is_some_and(|text| text.chars().count() > LONGEST_REMARK)
    {
        let detail = format!("At most {LONGEST_REMARK} characters.");
        return Err(BadField::new("/remark", "remark.length", detail));
    }
    Ok(remark)
}
