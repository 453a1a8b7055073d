//! Templates of what operators write to agencies (ADR 0124). A change and its audit event are one transaction.

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::access::{Desk, Operator};
use jetway_domain::ids::{TemplateId, TenantId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::text::template::{Template, TemplateContent, TemplateFault, TemplateState};
use serde_json::json;

use crate::app::App;

/// Most templates of a desk that are listed.
const MOST: u64 = 500;

/// Why a template was not changed. Nothing was.
#[derive(Debug, thiserror::Error)]
pub enum TemplateError {
    /// The desk has no such template.
    #[error("there is no such template")]
    NotFound,
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// Another template that is offered has this name.
    #[error("another template has this name")]
    NameTaken,
    /// The desk has as many templates as it can.
    #[error("the desk has too many templates")]
    TooMany,
    /// Fields that are not possible.
    #[error("the template is not possible")]
    Faults(Vec<TemplateFault>),
    /// The database failed.
    #[error(transparent)]
    Database(DbError),
}

impl From<DbError> for TemplateError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Duplicate(_) => Self::NameTaken,
            other => Self::Database(other),
        }
    }
}

/// A template as an operator typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTemplate {
    /// The template to change, and the version the operator saw; `None` for a new one.
    pub known: Option<(TemplateId, u32)>,
    /// Where it is used.
    pub desk: Desk,
    /// What operators choose it by.
    pub name: String,
    /// What it fills in.
    pub content: TemplateContent,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Who typed it.
    pub operator: Operator,
}

/// Whether a template is offered from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateStep {
    /// The template, and the version the operator saw.
    pub template: (TemplateId, u32),
    /// Where it is used.
    pub desk: Desk,
    /// The state.
    pub to: TemplateState,
    /// Who says so.
    pub operator: Operator,
}

impl App {
    /// The templates of a desk in a state, by kind and name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn templates(
        &self,
        tenant: &TenantId,
        desk: Desk,
        state: TemplateState,
    ) -> Result<Vec<Template>, DbError> {
        let tx = self.services().read(tenant).await?;
        tx.templates().list(desk, state, MOST).await
    }

    /// Make a template, or change one.
    ///
    /// # Errors
    /// When fields are not possible, its name is taken, or a concurrent change was saved first.
    pub async fn save_template(&self, tenant: &TenantId, new: NewTemplate) -> Result<Template, TemplateError> {
        let tx = self.services().begin(tenant).await?;
        let known = match new.known {
            None => None,
            Some((id, version)) => {
                let known = tx.templates().find(new.desk, id).await?;
                let known = known.filter(|known| known.content.kind() == new.content.kind());
                let known = known.ok_or(TemplateError::NotFound)?;
                Some(Template { version, ..known })
            }
        };
        let is_new = known.is_none();
        let mut template = Template {
            id: known
                .as_ref()
                .map_or_else(|| TemplateId::fresh(self.ids()), |known| known.id),
            version: known.as_ref().map_or(1, |known| known.version),
            state: known.map_or(TemplateState::Active, |known| known.state),
            desk: new.desk,
            name: new.name,
            content: new.content,
            changed_at: self.clock().now(),
            changed_by: new.operator.name().to_owned(),
        };
        let faults = template.faults(new.currency);
        if !faults.is_empty() {
            return Err(TemplateError::Faults(faults));
        }
        if is_new {
            room_for_one(&tx, template.desk).await?;
            tx.templates().insert(&template).await?;
        } else if !tx.templates().save(&mut template).await? {
            return Err(TemplateError::Changed);
        }
        let action = if is_new { "template.created" } else { "template.changed" };
        self.record_template(&tx, &new.operator, (action, &template)).await?;
        tx.commit().await?;
        Ok(template)
    }

    /// Archive a template, or offer it again.
    ///
    /// # Errors
    /// When its name was taken meanwhile, the desk offers too many templates, or a concurrent change was saved first.
    pub async fn set_template_state(&self, tenant: &TenantId, step: TemplateStep) -> Result<Template, TemplateError> {
        let tx = self.services().begin(tenant).await?;
        let (id, version) = step.template;
        let known = tx.templates().find(step.desk, id).await?;
        let mut template = Template {
            version,
            state: step.to,
            changed_at: self.clock().now(),
            changed_by: step.operator.name().to_owned(),
            ..known.ok_or(TemplateError::NotFound)?
        };
        if step.to == TemplateState::Active {
            room_for_one(&tx, template.desk).await?;
        }
        if !tx.templates().save(&mut template).await? {
            return Err(TemplateError::Changed);
        }
        let action = match step.to {
            TemplateState::Active => "template.restored",
            TemplateState::Archived => "template.archived",
        };
        self.record_template(&tx, &step.operator, (action, &template)).await?;
        tx.commit().await?;
        Ok(template)
    }

    /// Record what an operator did with a template.
    async fn record_template(
        &self,
        tx: &Tx,
        operator: &Operator,
        (action, template): (&str, &Template),
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::Operator(operator.clone()),
            agency_id: None,
            action: action.to_owned(),
            subject: template.id.to_string(),
            detail: json!({ "desk": template.desk.name(), "name": template.name, "version": template.version }),
        };
        tx.audit().record(event, self.ids()).await
    }
}

/// Whether a desk may offer one template more.
async fn room_for_one(tx: &Tx, desk: Desk) -> Result<(), TemplateError> {
    let offered = tx.templates().list(desk, TemplateState::Active, MOST).await?;
    if u64::try_from(offered.len()).unwrap_or(MOST) >= MOST {
        return Err(TemplateError::TooMany);
    }
    Ok(())
}
