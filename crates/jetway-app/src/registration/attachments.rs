//! Attachments of a form. Each belongs to its draft, and is deleted with it.

use jetway_db::DbError;
use jetway_db::repo::files::FilePurpose;
use jetway_domain::ids::{ApplicationId, TenantId};
use jetway_domain::registration::ApplicationAttachment;

use super::RegistrationError;
use super::draft::{Draft, attachments_of, touch};
use crate::app::App;
use crate::files::{CheckedFile, FileOwner, SeenFile};

impl App {
    /// Store or replace an attachment of a draft.
    ///
    /// # Errors
    /// `NoDraft` when no draft with this key may be changed.
    pub async fn keep_application_attachment(
        &self,
        tenant: &TenantId,
        key: &str,
        attachment: ApplicationAttachment,
        file: CheckedFile,
    ) -> Result<Draft, RegistrationError> {
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        let application = self.open_draft_in(&tx, key).await?;
        for old in attachments_of(&tx, application.id).await? {
            if old.label == attachment.as_str() {
                tx.files().remove(old.id).await?;
            }
        }
        let owner = FileOwner::Application(application.id.0);
        let place = (FilePurpose::ApplicationDocument, attachment.as_str());
        self.keep_file(&tx, owner, place, None, file).await?;
        touch(&tx, &application, self.clock().now()).await?;
        let attachments = attachments_of(&tx, application.id).await?;
        tx.commit().await?;
        Ok(Draft {
            application,
            attachments,
        })
    }

    /// An attachment of an application, for an operator.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn application_attachment(
        &self,
        tenant: &TenantId,
        id: ApplicationId,
        attachment: ApplicationAttachment,
    ) -> Result<Option<SeenFile>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let facts = attachments_of(&tx, id).await?;
        let Some(facts) = facts.into_iter().find(|facts| facts.label == attachment.as_str()) else {
            return Ok(None);
        };
        let content = tx.files().content(facts.id).await?;
        Ok(content.map(|content| SeenFile {
            name: facts.name,
            kind: facts.kind,
            sha256: facts.sha256,
            may_be_kept: false,
            content,
        }))
    }
}
