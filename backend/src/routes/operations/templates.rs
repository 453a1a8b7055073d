//! Templates of what operators write to agencies, by desk (ADR 0124). Who answers at a desk keeps its templates; who reads it reads them.

mod form;

use axum::Json;
use axum::extract::State;
use jetway_app::content::templates::{NewTemplate, TemplateError, TemplateStep};
use jetway_domain::access::{Desk, OperatorRole};
use jetway_domain::ids::TemplateId;
use jetway_domain::text::template::{Placeholder, TemplateFault, TemplateFaultCode, TemplateState};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use self::form::{TemplateForm, TemplateView};
use super::assignees::desk;
use super::fares::page::LotPlace;
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::{DeskName, TemplatePlaceholder};

/// Which templates to list.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateSearch {
    /// Slug of the tenant.
    tenant: String,
    #[schema(value_type = DeskName)]
    desk: String,
    /// Those that are archived, instead of those that are offered.
    #[serde(default)]
    archived: bool,
}

/// The templates of a desk, by name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TemplatesFound {
    items: Vec<TemplateView>,
    /// What their texts can have in braces.
    #[schema(value_type = Vec<TemplatePlaceholder>)]
    placeholders: Vec<&'static str>,
    /// Currency of all amounts.
    currency: String,
    /// Whether the operator may change them.
    can_edit: bool,
}

/// A template to save.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateSave {
    /// Slug of the tenant.
    tenant: String,
    #[schema(value_type = DeskName)]
    desk: String,
    /// Absent for a new template.
    template_id: Option<Uuid>,
    /// The version that was read; with `templateId`.
    version: Option<u32>,
    template: TemplateForm,
}

/// A template to archive or to offer again.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateStateChange {
    /// Slug of the tenant.
    tenant: String,
    #[schema(value_type = DeskName)]
    desk: String,
    template_id: Uuid,
    /// The version that was read.
    version: u32,
    archived: bool,
}

/// List the templates of a desk.
#[utoipa::path(post, path = "/api/operations/v1/Templates/GetTemplates", operation_id = "loadTemplates", tag = "templates",
    security(("operator" = [])), request_body = TemplateSearch, responses((status = 200, body = TemplatesFound)))]
pub(crate) async fn load_templates(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<TemplateSearch>,
) -> Result<Json<TemplatesFound>, Refusal> {
    let asked = body.value;
    let desk = desk(&asked.desk)?;
    let place = at_desk(&state, &call, desk.readers(), &asked.tenant).await?;
    let found = state
        .app
        .templates(&place.tenant, desk, state_of(asked.archived))
        .await?;
    let roles = &call.signed_in.roles;
    Ok(Json(TemplatesFound {
        items: found.into_iter().map(TemplateView::of).collect(),
        placeholders: Placeholder::of(desk).iter().map(|known| known.name()).collect(),
        currency: place.currency.to_string(),
        can_edit: desk.writers().iter().any(|role| roles.contains(role)),
    }))
}

/// Make a template, or change one. Texts that were sent before stay as they are.
#[utoipa::path(post, path = "/api/operations/v1/Templates/SaveTemplate", operation_id = "saveTemplate", tag = "templates",
    security(("operator" = [])), request_body = TemplateSave, responses((status = 200, body = TemplateView)))]
pub(crate) async fn save_template(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<TemplateSave>,
) -> Result<Json<TemplateView>, Refusal> {
    let asked = body.value;
    let desk = desk(&asked.desk)?;
    let place = at_desk(&state, &call, desk.writers(), &asked.tenant).await?;
    let known = match (asked.template_id, asked.version) {
        (None, None) => None,
        (Some(id), Some(version)) => Some((TemplateId(id), version)),
        (Some(_), None) => return Err(BadField::new("/version", "field.required", "Fill this in.").into()),
        (None, Some(_)) => return Err(BadField::new("/templateId", "field.required", "Fill this in.").into()),
    };
    let (name, content) = asked.template.read(&place).map_err(Refusal::fields)?;
    let new = NewTemplate {
        known,
        desk,
        name,
        content,
        currency: place.currency,
        operator: call.operator(),
    };
    let saved = state.app.save_template(&place.tenant, new).await;
    let saved = saved.map_err(|error| refused(error, desk))?;
    Ok(Json(TemplateView::of(saved)))
}

/// Archive a template, so that operators are not offered it, or offer it again.
#[utoipa::path(post, path = "/api/operations/v1/Templates/SetTemplateState", operation_id = "setTemplateState",
    tag = "templates", security(("operator" = [])), request_body = TemplateStateChange,
    responses((status = 200, body = TemplateView)))]
pub(crate) async fn set_template_state(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<TemplateStateChange>,
) -> Result<Json<TemplateView>, Refusal> {
    let asked = body.value;
    let desk = desk(&asked.desk)?;
    let place = at_desk(&state, &call, desk.writers(), &asked.tenant).await?;
    let step = TemplateStep {
        template: (TemplateId(asked.template_id), asked.version),
        desk,
        to: state_of(asked.archived),
        operator: call.operator(),
    };
    let saved = state.app.set_template_state(&place.tenant, step).await;
    let saved = saved.map_err(|error| refused(error, desk))?;
    Ok(Json(TemplateView::of(saved)))
}

/// The tenant, for an operator with one of the roles.
async fn at_desk(
    state: &AppState,
    call: &OperatorCall,
    roles: &[OperatorRole],
    tenant: &str,
) -> Result<LotPlace, Refusal> {
    call.needs_one(state, roles).await?;
    LotPlace::of(state, call, tenant).await
}

const fn state_of(archived: bool) -> TemplateState {
    if archived {
        TemplateState::Archived
    } else {
        TemplateState::Active
    }
}

fn refused(error: TemplateError, desk: Desk) -> Refusal {
    let name = |code, detail: &str| BadField::new("/template/name", code, detail).into();
    match error {
        TemplateError::NotFound => Refusal::new(ErrorCode::RecordNotFound),
        TemplateError::Changed => Refusal::new(ErrorCode::RecordChanged),
        TemplateError::NameTaken => name(
            "name.taken",
            "Another template of this desk has this name. Choose another one.",
        ),
        TemplateError::TooMany => name(
            "template.too_many",
            "This desk has too many templates. Archive some of them first.",
        ),
        TemplateError::Faults(faults) => {
            Refusal::fields(faults.into_iter().map(|fault| located(fault, desk)).collect())
        }
        TemplateError::Database(error) => error.into(),
    }
}

/// The field of an error of the domain's check.
fn located(fault: TemplateFault, desk: Desk) -> BadField {
    let pointer = format!("/template{}", fault.pointer);
    match fault.code {
        TemplateFaultCode::Text(longest) => {
            BadField::new(pointer, "text.length", format!("1 to {longest} characters."))
        }
        TemplateFaultCode::Placeholder(wrong) => {
            let known: Vec<String> = Placeholder::of(desk)
                .iter()
                .map(|one| format!("{{{}}}", one.name()))
                .collect();
            let wrong = capital(&wrong.to_string());
            BadField::new(
                pointer,
                "placeholder.unknown",
                format!("{wrong}. Use {}.", known.join(", ")),
            )
        }
        TemplateFaultCode::NoQuotation => BadField::new(
            pointer,
            "template.no_quotation",
            "This desk has no templates of quotations.",
        ),
        TemplateFaultCode::Quotation(code) => BadField::new(pointer, code.name(), format!("It {code}.")),
    }
}

/// The sentence with a capital letter at its beginning.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
