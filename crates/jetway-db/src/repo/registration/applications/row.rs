//! Between an application and its row.

use jetway_domain::ids::{AgencyId, ApplicationId};
use sea_orm::ActiveValue::NotSet;
use sea_orm::{ActiveModelTrait, IntoActiveModel};

use super::{Application, ApplicationStatus};
use crate::DbError;
use crate::entity::registration::application;
use crate::repo::{from_json, to_json};

pub(super) fn write(tenant: String, application: &Application) -> Result<application::Model, DbError> {
    let form = application.form.as_ref();
    Ok(application::Model {
        tenant,
        id: application.id.0,
        key_hash: application.key_hash.clone(),
        reference: application.reference.clone(),
        status: application.status.as_str().to_owned(),
        origin: application.origin.clone(),
        language: application.language.clone(),
        verified_email: application.verified_email.clone(),
        verified_phone: application.verified_phone.clone(),
        email: form.map(|form| form.email.to_lowercase()),
        form: form.map(|form| to_json(form, "applications.form")).transpose()?,
        remarks: to_json(&application.remarks, "applications.remarks")?,
        agency_id: application.agency_id.map(|id| id.0),
        decided_by: application.decided_by.clone(),
        reason: application.reason.clone(),
        created_at: application.created_at,
        updated_at: application.updated_at,
        submitted_at: application.submitted_at,
        decided_at: application.decided_at,
    })
}

/// All columns but the key.
pub(super) fn changes(row: application::Model) -> application::ActiveModel {
    let mut changes = row.into_active_model().reset_all();
    changes.tenant = NotSet;
    changes.id = NotSet;
    changes.created_at = NotSet;
    changes
}

pub(super) fn read(row: application::Model) -> Result<Application, DbError> {
    let status = ApplicationStatus::parse(&row.status).ok_or(DbError::Unreadable("applications.status"))?;
    Ok(Application {
        id: ApplicationId(row.id),
        key_hash: row.key_hash,
        reference: row.reference,
        status,
        origin: row.origin,
        language: row.language,
        verified_email: row.verified_email,
        verified_phone: row.verified_phone,
        form: row.form.map(|form| from_json(form, "applications.form")).transpose()?,
        remarks: from_json(row.remarks, "applications.remarks")?,
        agency_id: row.agency_id.map(AgencyId),
        decided_by: row.decided_by,
        reason: row.reason,
        created_at: row.created_at,
        updated_at: row.updated_at,
        submitted_at: row.submitted_at,
        decided_at: row.decided_at,
    })
}
