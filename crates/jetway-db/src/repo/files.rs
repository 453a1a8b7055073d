//! Files people hand in. The content is in the row: it is backed up, moved and walled off with everything else.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, FileId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::entity::{TenantRows, file};
use crate::{DbError, Tx};

macro_rules! names {
    ($(#[$doc:meta])* $type:ident, $place:literal { $($(#[$one:meta])* $name:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $type {
            $($(#[$one])* $name,)*
        }

        impl $type {
            /// As stored.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            fn parse(text: &str) -> Result<Self, DbError> {
                match text {
                    $($text => Ok(Self::$name),)*
                    _ => Err(DbError::Unreadable($place)),
                }
            }
        }
    };
}

names! {
    /// What a file is, judged by its content.
    FileKind, "files.media_type" {
        /// A PNG picture.
        Png = "image/png",
        /// A JPEG picture.
        Jpeg = "image/jpeg",
        /// A PDF document.
        Pdf = "application/pdf",
    }
}

names! {
    /// What a file is for, which decides who may see it.
    FilePurpose, "files.purpose" {
        /// An agency's logo; owned by the agency, seen by its people.
        AgencyLogo = "agencyLogo",
        /// A paper of an agency; owned by the agency, seen by those who see its settings.
        CompanyDocument = "companyDocument",
        /// A paper of an application to become an agency; owned by the application.
        ApplicationDocument = "applicationDocument",
        /// A slip of a deposit; owned by the agency, seen by those who see its deposits.
        DepositSlip = "depositSlip",
        /// A person's photo; owned by the person, seen by their colleagues.
        ProfilePhoto = "profilePhoto",
    }
}

/// What is known of a file without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileFacts {
    /// Its identifier.
    pub id: FileId,
    /// Whose it is; `None` while there is no agency yet.
    pub agency_id: Option<AgencyId>,
    /// The agency, person or application it belongs to.
    pub owner_id: Uuid,
    /// What it is for.
    pub purpose: FilePurpose,
    /// Which of the owner's files for this purpose it is, such as `tradeLicense`.
    pub label: String,
    /// Its name, with an ending that fits its kind.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
    /// Its size in bytes, under 1,048,576.
    pub bytes: i64,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// Who handed it in.
    pub uploaded_by: Option<UserId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// The files of one tenant.
#[derive(Debug)]
pub struct Files<'t>(&'t Tx);

impl Tx {
    /// The files of this tenant.
    #[must_use]
    pub const fn files(&self) -> Files<'_> {
        Files(self)
    }
}

#[derive(FromQueryResult)]
struct Facts {
    id: Uuid,
    agency_id: Option<Uuid>,
    owner_id: Uuid,
    purpose: String,
    label: String,
    name: String,
    media_type: String,
    bytes: i64,
    sha256: String,
    uploaded_by: Option<Uuid>,
    created_at: DateTime<Utc>,
}

const FACTS: [file::Column; 11] = [
    file::Column::Id,
    file::Column::AgencyId,
    file::Column::OwnerId,
    file::Column::Purpose,
    file::Column::Label,
    file::Column::Name,
    file::Column::MediaType,
    file::Column::Bytes,
    file::Column::Sha256,
    file::Column::UploadedBy,
    file::Column::CreatedAt,
];

impl Files<'_> {
    /// Keep a file.
    ///
    /// # Errors
    /// `Duplicate` when the identifier is taken; `Refused` when it is too large.
    pub async fn insert(&self, facts: &FileFacts, content: Vec<u8>) -> Result<(), DbError> {
        let facts = facts.clone();
        let row = file::Model {
            tenant: self.0.tenant(),
            id: facts.id.0,
            agency_id: facts.agency_id.map(|id| id.0),
            owner_id: facts.owner_id,
            purpose: facts.purpose.as_str().to_owned(),
            label: facts.label,
            name: facts.name,
            media_type: facts.kind.as_str().to_owned(),
            bytes: facts.bytes,
            sha256: facts.sha256,
            content,
            uploaded_by: facts.uploaded_by.map(|id| id.0),
            created_at: facts.created_at,
        };
        file::Entity::insert_row(self.0, row).await
    }

    /// What is known of a file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn facts(&self, id: FileId) -> Result<Option<FileFacts>, DbError> {
        let query = file::Entity::in_tenant(self.0.scope())
            .filter(file::Column::Id.eq(id.0))
            .select_only()
            .columns(FACTS);
        let row = query.into_model::<Facts>().one(&self.0.conn).await?;
        row.map(read).transpose()
    }

    /// The content of a file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn content(&self, id: FileId) -> Result<Option<Vec<u8>>, DbError> {
        let query = file::Entity::in_tenant(self.0.scope())
            .filter(file::Column::Id.eq(id.0))
            .select_only()
            .column(file::Column::Content);
        Ok(query.into_tuple::<Vec<u8>>().one(&self.0.conn).await?)
    }

    /// What an owner has handed in for a purpose, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_owner(&self, owner: Uuid, purpose: FilePurpose) -> Result<Vec<FileFacts>, DbError> {
        let query = file::Entity::in_tenant(self.0.scope())
            .filter(file::Column::OwnerId.eq(owner))
            .filter(file::Column::Purpose.eq(purpose.as_str()))
            .order_by_desc(file::Column::CreatedAt)
            .select_only()
            .columns(FACTS);
        let rows = query.into_model::<Facts>().all(&self.0.conn).await?;
        rows.into_iter().map(read).collect()
    }

    /// Give everything an application handed in to the agency it became. Answers how much that was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn give_to_agency(&self, owner: Uuid, agency: AgencyId) -> Result<u64, DbError> {
        let update = file::Entity::update_in_tenant(self.0.scope())
            .col_expr(file::Column::AgencyId, Expr::value(agency.0))
            .filter(file::Column::OwnerId.eq(owner))
            .filter(file::Column::AgencyId.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected)
    }

    /// Remove a file. Answers whether it was there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove(&self, id: FileId) -> Result<bool, DbError> {
        let delete = file::Entity::delete_in_tenant(self.0.scope()).filter(file::Column::Id.eq(id.0));
        Ok(delete.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn read(row: Facts) -> Result<FileFacts, DbError> {
    Ok(FileFacts {
        id: FileId(row.id),
        agency_id: row.agency_id.map(AgencyId),
        owner_id: row.owner_id,
        purpose: FilePurpose::parse(&row.purpose)?,
        label: row.label,
        name: row.name,
        kind: FileKind::parse(&row.media_type)?,
        bytes: row.bytes,
        sha256: row.sha256,
        uploaded_by: row.uploaded_by.map(UserId),
        created_at: row.created_at,
    })
}
