//! Attachments of an agency. Nothing is replaced: a newer attachment of a kind is listed before older ones.

use jetway_db::DbError;
use serde_json::json;

use crate::app::App;
use crate::files::{CheckedFile, FileFacts, FileOwner, FilePurpose};
use crate::identity::SignedIn;

/// Maximum number of attachments of an agency.
const MOST: usize = 60;

/// Kind of an attachment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentKind {
    /// The trade licence.
    TradeLicense,
    /// The civil aviation permit.
    CivilAviation,
    /// The owner's national identity card.
    NationalId,
    /// The tax registration.
    TaxCertificate,
    /// A letter from the bank.
    BankLetter,
    /// Anything else.
    Other,
}

impl DocumentKind {
    /// All kinds, in the order of the form.
    pub const ALL: [Self; 6] = [
        Self::TradeLicense,
        Self::CivilAviation,
        Self::NationalId,
        Self::TaxCertificate,
        Self::BankLetter,
        Self::Other,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TradeLicense => "tradeLicense",
            Self::CivilAviation => "civilAviation",
            Self::NationalId => "nationalId",
            Self::TaxCertificate => "taxCertificate",
            Self::BankLetter => "bankLetter",
            Self::Other => "other",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl App {
    /// The agency's attachments, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn company_documents(&self, by: &SignedIn) -> Result<Vec<FileFacts>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        tx.files()
            .of_owner(by.caller.agency.0, FilePurpose::CompanyDocument)
            .await
    }

    /// Add an attachment. `None` if the agency has the maximum already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_company_document(
        &self,
        by: &SignedIn,
        kind: DocumentKind,
        file: CheckedFile,
    ) -> Result<Option<FileFacts>, DbError> {
        let (agency, user) = (by.caller.agency, by.caller.user);
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let kept = tx.files().of_owner(agency.0, FilePurpose::CompanyDocument).await?;
        if kept.len() >= MOST {
            return Ok(None);
        }
        let what = (FilePurpose::CompanyDocument, kind.name());
        let facts = self
            .keep_file(&tx, FileOwner::Agency(agency), what, Some(user), file)
            .await?;
        let detail = json!({ "kind": kind.name(), "sha256": facts.sha256 });
        self.note_change(&tx, by, "company.document_added", facts.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(Some(facts))
    }
}
