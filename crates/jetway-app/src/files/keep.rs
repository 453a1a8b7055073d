//! Keeping files, and giving them back.

use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Functionality;
use jetway_domain::ids::{AgencyId, FileId, UserId};
use uuid::Uuid;

use super::judge::CheckedFile;
use crate::app::App;
use crate::context::Services;
use crate::identity::SignedIn;

/// Whose a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileOwner {
    /// An agency.
    Agency(AgencyId),
    /// A person of an agency.
    Person(AgencyId, UserId),
    /// An application to become an agency.
    Application(Uuid),
}

impl FileOwner {
    const fn agency(self) -> Option<AgencyId> {
        match self {
            Self::Agency(agency) | Self::Person(agency, _) => Some(agency),
            Self::Application(_) => None,
        }
    }

    const fn id(self) -> Uuid {
        match self {
            Self::Agency(agency) => agency.0,
            Self::Person(_, user) => user.0,
            Self::Application(id) => id,
        }
    }
}

/// A file on its way to somebody who may see it.
#[derive(Clone)]
pub struct SeenFile {
    /// Its name, with an ending that fits its kind.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// The content.
    pub content: Vec<u8>,
}

/// Why a file is not shown.
#[derive(Debug, thiserror::Error)]
pub enum Unseen {
    /// There is none, or it is somebody else's.
    #[error("there is no such file")]
    NotFound,
    /// Their agency's, but for those with this functionality.
    #[error("not without functionality {}", .0.code())]
    Without(Functionality),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Keep a file as part of a transaction. The label tells the owner's files of one purpose apart.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_file(
        &self,
        tx: &Tx,
        owner: FileOwner,
        (purpose, label): (FilePurpose, &str),
        by: Option<UserId>,
        file: CheckedFile,
    ) -> Result<FileFacts, DbError> {
        store(self.services(), tx, owner, (purpose, label), by, file).await
    }

    /// A file, for somebody who may see it.
    ///
    /// # Errors
    /// When there is none for them, or the database fails.
    pub async fn show_file(&self, to: &SignedIn, id: FileId) -> Result<SeenFile, Unseen> {
        let tx = self.database().read(&Self::scope(&to.caller.tenant)).await?;
        let facts = tx.files().facts(id).await?.ok_or(Unseen::NotFound)?;
        if facts.agency_id != Some(to.caller.agency) {
            return Err(Unseen::NotFound);
        }
        if let Some(needed) = needed_for(facts.purpose)
            && !to.functionalities.allows(needed)
        {
            return Err(Unseen::Without(needed));
        }
        let content = tx.files().content(id).await?.ok_or(Unseen::NotFound)?;
        Ok(SeenFile {
            name: facts.name,
            kind: facts.kind,
            sha256: facts.sha256,
            content,
        })
    }
}

/// Keep a file as part of a transaction.
pub(crate) async fn store(
    services: &Services,
    tx: &Tx,
    owner: FileOwner,
    (purpose, label): (FilePurpose, &str),
    by: Option<UserId>,
    file: CheckedFile,
) -> Result<FileFacts, DbError> {
    let sha256 = file.sha256();
    let facts = FileFacts {
        id: FileId::fresh(services.ids()),
        agency_id: owner.agency(),
        owner_id: owner.id(),
        purpose,
        label: label.to_owned(),
        name: file.name,
        kind: file.kind,
        bytes: i64::try_from(file.content.len()).unwrap_or(i64::MAX),
        sha256,
        uploaded_by: by,
        created_at: services.now(),
    };
    tx.files().insert(&facts, file.content).await?;
    Ok(facts)
}

/// What a person of the agency must hold to see it.
const fn needed_for(purpose: FilePurpose) -> Option<Functionality> {
    match purpose {
        FilePurpose::AgencyLogo | FilePurpose::ProfilePhoto => None,
        FilePurpose::DepositSlip => Some(Functionality::ShowDepositList),
        FilePurpose::CompanyDocument | FilePurpose::ApplicationDocument => Some(Functionality::CompanySettings),
    }
}
