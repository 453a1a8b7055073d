//! Stores and returns files.

use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Functionality;
use jetway_domain::ids::{AgencyId, FileId, UserId};
use uuid::Uuid;

use super::judge::CheckedFile;
use crate::app::App;
use crate::context::Services;
use crate::identity::SignedIn;

/// Owner of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileOwner {
    /// An agency.
    Agency(AgencyId),
    /// A user of an agency.
    Person(AgencyId, UserId),
    /// A request of an agency.
    Request(AgencyId, Uuid),
    /// An application to become an agency.
    Application(Uuid),
}

impl FileOwner {
    const fn agency(self) -> Option<AgencyId> {
        match self {
            Self::Agency(agency) | Self::Person(agency, _) | Self::Request(agency, _) => Some(agency),
            Self::Application(_) => None,
        }
    }

    const fn id(self) -> Uuid {
        match self {
            Self::Agency(agency) => agency.0,
            Self::Person(_, user) => user.0,
            Self::Request(_, id) | Self::Application(id) => id,
        }
    }
}

/// A file for a user who may see it.
#[derive(Clone)]
pub struct SeenFile {
    /// File name, with the extension of its format.
    pub name: String,
    /// Its format.
    pub kind: FileKind,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// Whether the browser may keep a copy: of logos and photos. Licences, passports and slips would stay on a shared computer.
    pub may_be_kept: bool,
    /// The content.
    pub content: Vec<u8>,
}

/// Why a file is not returned.
#[derive(Debug, thiserror::Error)]
pub enum Unseen {
    /// It does not exist, or belongs to someone else.
    #[error("there is no such file")]
    NotFound,
    /// It is their agency's, but only visible with this functionality.
    #[error("permission {} is required", .0.code())]
    Without(Functionality),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Store a file as part of a transaction. The label distinguishes the owner's files for one purpose.
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

    /// A file, for a user who may see it.
    ///
    /// # Errors
    /// When the user may not see it, or the database fails.
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
            may_be_kept: needed_for(facts.purpose).is_none(),
            content,
        })
    }
}

/// Store a file as part of a transaction.
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

/// The functionality that a user of the agency needs to see it.
const fn needed_for(purpose: FilePurpose) -> Option<Functionality> {
    match purpose {
        FilePurpose::AgencyLogo | FilePurpose::ProfilePhoto => None,
        FilePurpose::DepositSlip => Some(Functionality::ShowDepositList),
        FilePurpose::HolidayAttachment => Some(Functionality::ShowHolidayQueue),
        FilePurpose::CompanyDocument | FilePurpose::ApplicationDocument => Some(Functionality::CompanySettings),
    }
}
