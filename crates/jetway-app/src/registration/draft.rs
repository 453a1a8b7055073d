//! The draft behind a form: what the applicant has verified and uploaded so far. Only the browser has its key.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::files::FilePurpose;
use jetway_db::repo::registration::applications::{Application, ApplicationStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{ApplicationId, TenantId};
use jetway_domain::secret::to_hex;

use super::{Gate, Purpose, RegistrationError};
use crate::app::App;
use crate::files::FileFacts;
use crate::identity::code;

/// Lifetime of an unchanged draft.
pub const DRAFT_LIFE: TimeDelta = TimeDelta::days(2);

/// A draft as the browser that holds its key may see it.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The application it is, or became.
    pub application: Application,
    /// Its attachments.
    pub attachments: Vec<FileFacts>,
}

/// A new draft.
#[derive(Debug)]
pub struct Begun {
    /// The draft.
    pub draft: Draft,
    /// Its key; shown once.
    pub key: String,
}

impl App {
    /// A task of the human check.
    ///
    /// # Errors
    /// When none can be created.
    pub async fn captcha_task(
        &self,
        tenant: &TenantId,
        purpose: Purpose,
    ) -> Result<super::CaptchaTask, RegistrationError> {
        let gate = Gate { tenant, purpose };
        Ok(self.captcha().task(gate, self.clock().now()).await?)
    }

    /// Begin a draft after a passed human check. `origin` is the portal's address in the browser, `language` the one
    /// used there.
    ///
    /// # Errors
    /// `Captcha` when the check was not passed.
    pub async fn begin_registration(
        &self,
        tenant: &TenantId,
        (origin, language): (String, String),
        captcha: &str,
    ) -> Result<Begun, RegistrationError> {
        let now = self.clock().now();
        let key = fresh_key();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        let gate = Gate {
            tenant,
            purpose: Purpose::Begin,
        };
        self.pass_captcha(&tx, gate, captcha, now).await?;
        let application = Application {
            language: Some(language),
            ..Application::draft(ApplicationId::fresh(self.ids()), key_hash(&key), origin, now)
        };
        tx.applications().insert(&application).await?;
        tx.commit().await?;
        let attachments = Vec::new();
        let draft = Draft {
            application,
            attachments,
        };
        Ok(Begun { draft, key })
    }

    /// The draft behind a key, or the application it became.
    ///
    /// # Errors
    /// `NoDraft` when there is none, or it has expired.
    pub async fn registration_draft(&self, tenant: &TenantId, key: &str) -> Result<Draft, RegistrationError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let application = self.draft_in(&tx, key).await?;
        let attachments = attachments_of(&tx, application.id).await?;
        Ok(Draft {
            application,
            attachments,
        })
    }

    /// Reopen an application that an operator returned, with the key from the e-mail, which becomes invalid.
    ///
    /// # Errors
    /// `NoDraft` when no draft with this key may be changed.
    pub async fn resume_registration(&self, tenant: &TenantId, mailed: &str) -> Result<Begun, RegistrationError> {
        let key = fresh_key();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        let before = self.open_draft_in(&tx, mailed).await?;
        let application = Application {
            key_hash: key_hash(&key),
            updated_at: self.clock().now(),
            ..before
        };
        tx.applications().put(&application, application.status).await?;
        let attachments = attachments_of(&tx, application.id).await?;
        tx.commit().await?;
        let draft = Draft {
            application,
            attachments,
        };
        Ok(Begun { draft, key })
    }

    /// As [`Self::registration_draft`], for steps that only an open draft allows.
    pub(super) async fn open_draft_in(&self, tx: &Tx, key: &str) -> Result<Application, RegistrationError> {
        let draft = self.draft_in(tx, key).await?;
        let locked = tx.applications().lock(draft.id).await?;
        locked
            .filter(|draft| draft.status.is_open_to_applicant())
            .ok_or(RegistrationError::NoDraft)
    }

    async fn draft_in(&self, tx: &Tx, key: &str) -> Result<Application, RegistrationError> {
        let draft = tx.applications().by_key(&key_hash(key)).await?;
        let oldest = self.clock().now() - DRAFT_LIFE;
        let fresh = draft.filter(|draft| draft.status != ApplicationStatus::Draft || draft.updated_at > oldest);
        fresh.ok_or(RegistrationError::NoDraft)
    }

    /// Check an answer and use it up.
    pub(super) async fn pass_captcha(
        &self,
        tx: &Tx,
        gate: Gate<'_>,
        answer: &str,
        now: DateTime<Utc>,
    ) -> Result<(), RegistrationError> {
        let pass = self.captcha().check(gate, answer, now).await?;
        let pass = pass.ok_or(RegistrationError::Captcha)?;
        if tx.captchas().spend(&pass.mark, pass.expires_at).await? {
            Ok(())
        } else {
            Err(RegistrationError::Captcha)
        }
    }
}

/// 256 random bits in hexadecimal.
pub(super) fn fresh_key() -> String {
    to_hex(&rand::random::<[u8; 32]>())
}

pub(super) fn key_hash(key: &str) -> String {
    code::hash(&["application", key])
}

/// Renew the lifetime of a draft.
pub(super) async fn touch(tx: &Tx, draft: &Application, now: DateTime<Utc>) -> Result<(), DbError> {
    let touched = Application {
        updated_at: now,
        ..draft.clone()
    };
    tx.applications().put(&touched, draft.status).await.map(drop)
}

/// Files uploaded with an application.
pub(super) async fn attachments_of(tx: &Tx, id: ApplicationId) -> Result<Vec<FileFacts>, DbError> {
    tx.files().of_owner(id.0, FilePurpose::ApplicationDocument).await
}
