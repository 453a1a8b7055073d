//! Sending an application.

use chrono::{DateTime, Datelike, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::registration::applications::{Application, ApplicationStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::registration::{ApplicationAttachment, FormFault, RegistrationForm, check_form};
use jetway_domain::zone::Zone;
use serde_json::json;

use super::draft::attachments_of;
use super::{Gate, Purpose, RegistrationError, Site, emails};
use crate::app::App;

/// A submission.
#[derive(Debug, Clone)]
pub struct Submission {
    /// The form.
    pub form: RegistrationForm,
    /// Answer of the human check.
    pub captcha: String,
}

/// Why an application was not submitted.
#[derive(Debug)]
pub enum Refused {
    /// Invalid fields.
    Form(Vec<FormFault>),
    /// Another error.
    Failed(RegistrationError),
}

impl<E: Into<RegistrationError>> From<E> for Refused {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

impl App {
    /// Submits a draft. A repeated request returns the same result.
    ///
    /// # Errors
    /// All invalid fields, or another error.
    pub async fn submit_application(&self, site: &Site, key: &str, sent: &Submission) -> Result<String, Refused> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&site.tenant)).await?;
        let before = self.draft_to_send(&tx, key).await?;
        if let (ApplicationStatus::Pending, Some(reference)) = (before.status, &before.reference) {
            return Ok(reference.clone());
        }
        let faults = self.faults(&tx, site, &before, sent).await?;
        if !faults.is_empty() {
            return Err(Refused::Form(faults));
        }
        let gate = Gate {
            tenant: &site.tenant,
            purpose: Purpose::Submit,
        };
        self.pass_captcha(&tx, gate, &sent.captcha, now).await?;
        let reference = match &before.reference {
            Some(reference) => reference.clone(),
            None => reference_of(now, tx.counters().next("application").await?),
        };
        let application = Application {
            reference: Some(reference.clone()),
            status: ApplicationStatus::Pending,
            form: Some(sent.form.clone()),
            reason: None,
            language: Some(site.voice.language.clone()),
            updated_at: now,
            submitted_at: Some(now),
            ..before.clone()
        };
        match tx.applications().put(&application, before.status).await {
            // A concurrent application with this e-mail address was submitted.
            Err(DbError::Duplicate(_)) => return Err(Refused::Form(vec![waiting()])),
            put => put?,
        };
        let letter = emails::received(site, &sent.form, &reference);
        tx.outbox().enqueue(letter, self.ids(), now).await?;
        self.note_sent(&tx, &application, now).await?;
        tx.commit().await?;
        Ok(reference)
    }

    async fn draft_to_send(&self, tx: &Tx, key: &str) -> Result<Application, RegistrationError> {
        match self.open_draft_in(tx, key).await {
            Err(RegistrationError::NoDraft) => {
                let sent = tx.applications().by_key(&super::draft::key_hash(key)).await?;
                sent.filter(|sent| sent.status == ApplicationStatus::Pending)
                    .ok_or(RegistrationError::NoDraft)
            }
            open => open,
        }
    }

    /// Faults of the form, and missing verifications and attachments.
    async fn faults(
        &self,
        tx: &Tx,
        site: &Site,
        draft: &Application,
        sent: &Submission,
    ) -> Result<Vec<FormFault>, DbError> {
        let zone = site.timezone.parse().unwrap_or(Zone::UTC);
        let today = self.clock().now().with_timezone(&zone).date_naive();
        let mut faults = check_form(&sent.form, today, site.asks_aviation);
        let mut fault = |pointer: &str, code, detail| {
            let pointer = pointer.to_owned();
            if !faults.iter().any(|fault| fault.pointer == pointer) {
                faults.push(FormFault { pointer, code, detail });
            }
        };
        let email = sent.form.email.to_lowercase();
        if draft.verified_email.as_ref() != Some(&email) {
            fault("/email", "email.unverified", "Verify your e-mail address first");
        } else if tx.applications().is_email_waiting(&email, draft.id).await? {
            let FormFault { pointer, code, detail } = waiting();
            fault(&pointer, code, detail);
        }
        if draft.verified_phone.as_ref() != Some(&sent.form.phone) {
            fault("/phone", "phone.unverified", "Verify your phone number first");
        }
        let attachments = attachments_of(tx, draft.id).await?;
        for attachment in ApplicationAttachment::ALL {
            if !attachments.iter().any(|kept| kept.label == attachment.as_str()) {
                fault(
                    &format!("/papers/{}", attachment.as_str()),
                    "file.missing",
                    "Upload this document",
                );
            }
        }
        Ok(faults)
    }

    async fn note_sent(&self, tx: &Tx, application: &Application, now: DateTime<Utc>) -> Result<(), DbError> {
        let event = AuditEvent {
            at: now,
            by: Actor::System,
            agency_id: None,
            action: "application.sent".to_owned(),
            subject: application.id.to_string(),
            detail: json!({ "reference": application.reference }),
        };
        tx.audit().record(event, self.ids()).await
    }
}

fn waiting() -> FormFault {
    FormFault {
        pointer: "/email".to_owned(),
        code: "email.waiting",
        detail: "An application with this e-mail address is under review",
    }
}

/// Such as `REG2611-00042`.
fn reference_of(now: DateTime<Utc>, number: u64) -> String {
    format!("REG{:02}{:02}-{number:05}", now.year() % 100, now.month())
}
