//! The application draft of a browser.

use axum::Json;
use axum::extract::State;
use jetway_app::files::FileFacts;
use jetway_app::registration::ApplicationStatus;
use jetway_app::registration::{Draft, RegistrationError};
use serde::Serialize;
use utoipa::ToSchema;

use super::draft_key::MaybeKey;
use super::submit::ApplicationForm;
use crate::http::{Portal, Refusal};
use crate::state::AppState;
use crate::wire::names::ApplicationDocumentName;

/// An application draft.
#[derive(Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RegistrationDraft {
    /// Whether this browser has an editable draft.
    is_open: bool,
    /// The verified e-mail address.
    #[serde(skip_serializing_if = "Option::is_none")]
    verified_email: Option<String>,
    /// The verified phone number, in E.164.
    #[serde(skip_serializing_if = "Option::is_none")]
    verified_phone: Option<String>,
    /// The operator's question.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    /// The form as last submitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<ApplicationForm>,
    /// Uploaded documents.
    papers: Vec<ApplicantDocument>,
}

/// An uploaded document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApplicantDocument {
    #[schema(value_type = ApplicationDocumentName)]
    kind: String,
    /// File name.
    name: String,
}

impl RegistrationDraft {
    pub(super) fn of(
        Draft {
            application: draft,
            attachments,
        }: &Draft,
    ) -> Self {
        let asked = draft.status == ApplicationStatus::MoreInformation;
        Self {
            is_open: draft.status.is_open_to_applicant(),
            verified_email: draft.verified_email.clone(),
            verified_phone: draft.verified_phone.clone(),
            question: draft.reason.clone().filter(|_| asked),
            form: draft.form.clone().filter(|_| asked).map(ApplicationForm::of),
            papers: attachments.iter().map(ApplicantDocument::of).collect(),
        }
    }
}

impl ApplicantDocument {
    fn of(facts: &FileFacts) -> Self {
        Self {
            kind: facts.label.clone(),
            name: facts.name.clone(),
        }
    }
}

/// Read this browser's draft. Without one, `isOpen` is false.
#[utoipa::path(get, path = "/api/customer/v1/Registration/GetDraft", operation_id = "getRegistrationDraft",
    tag = "registration", responses((status = 200, body = RegistrationDraft)))]
pub(crate) async fn get_registration_draft(
    State(state): State<AppState>,
    portal: Portal,
    MaybeKey(key): MaybeKey,
) -> Result<Json<RegistrationDraft>, Refusal> {
    let Some(key) = key else {
        return Ok(Json(RegistrationDraft::default()));
    };
    match state.app.registration_draft(&portal.tenant, &key).await {
        Ok(draft) if draft.application.status.is_open_to_applicant() => Ok(Json(RegistrationDraft::of(&draft))),
        Ok(_) | Err(RegistrationError::NoDraft) => Ok(Json(RegistrationDraft::default())),
        Err(error) => Err(error.into()),
    }
}
