//! The papers that go with a form. Each is bound to its draft, and goes with it.

use jetway_db::DbError;
use jetway_db::repo::files::FilePurpose;
use jetway_domain::ids::{ApplicationId, TenantId};
use jetway_domain::registration::ApplicationPaper;

use super::RegistrationError;
use super::draft::{Draft, papers_of, touch};
use crate::app::App;
use crate::files::{CheckedFile, FileOwner, SeenFile};

impl App {
    /// Keep a paper of a draft in place of the one there is.
    ///
    /// # Errors
    /// `NoDraft` when the key opens none that may change.
    pub async fn keep_application_paper(
        &self,
        tenant: &TenantId,
        key: &str,
        paper: ApplicationPaper,
        file: CheckedFile,
    ) -> Result<Draft, RegistrationError> {
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        let application = self.open_draft_in(&tx, key).await?;
        for old in papers_of(&tx, application.id).await? {
            if old.label == paper.as_str() {
                tx.files().remove(old.id).await?;
            }
        }
        let owner = FileOwner::Application(application.id.0);
        let place = (FilePurpose::ApplicationDocument, paper.as_str());
        self.keep_file(&tx, owner, place, None, file).await?;
        touch(&tx, &application, self.clock().now()).await?;
        let papers = papers_of(&tx, application.id).await?;
        tx.commit().await?;
        Ok(Draft { application, papers })
    }

    /// A paper of an application, for an operator.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn application_paper(
        &self,
        tenant: &TenantId,
        id: ApplicationId,
        paper: ApplicationPaper,
    ) -> Result<Option<SeenFile>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let facts = papers_of(&tx, id).await?;
        let Some(facts) = facts.into_iter().find(|facts| facts.label == paper.as_str()) else {
            return Ok(None);
        };
        let content = tx.files().content(facts.id).await?;
        Ok(content.map(|content| SeenFile {
            name: facts.name,
            kind: facts.kind,
            sha256: facts.sha256,
            content,
        }))
    }
}
