//! Uploaded files. The content is in the row, so it is backed up, moved and isolated like every other row.

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
            /// Stored name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            pub(super) fn parse(text: &str) -> Result<Self, DbError> {
                match text {
                    $($text => Ok(Self::$name),)*
                    _ => Err(DbError::Unreadable($place)),
                }
            }
        }
    };
}

names! {
    /// Format of a file, detected from its content.
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
    /// Purpose of a file, which decides who may see it.
    FilePurpose, "files.purpose" {
        /// An agency's logo; owned by the agency, visible to its users.
        AgencyLogo = "agencyLogo",
        /// An attachment of an agency; owned by the agency, visible to users who may see its settings.
        CompanyDocument = "companyDocument",
        /// An attachment of an application to become an agency; owned by the application.
        ApplicationDocument = "applicationDocument",
        /// A slip of a deposit; owned by the agency, visible to users who may see its deposits.
        DepositSlip = "depositSlip",
        /// A file sent with a message about a holiday; owned by the request, visible to users who may see its requests.
        HolidayAttachment = "holidayAttachment",
        /// A user's photo; owned by the user, visible to their colleagues.
        ProfilePhoto = "profilePhoto",
    }
}

/// A file without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileFacts {
    /// Its identifier.
    pub id: FileId,
    /// The agency it belongs to; `None` before there is one.
    pub agency_id: Option<AgencyId>,
    /// The agency, user or application that owns it.
    pub owner_id: Uuid,
    /// Its purpose.
    pub purpose: FilePurpose,
    /// Label among the owner's files for this purpose, such as `tradeLicense`.
    pub label: String,
    /// File name, with the extension of its format.
    pub name: String,
    /// Its format.
    pub kind: FileKind,
    /// Size in bytes, below 1,048,576.
    pub bytes: i64,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// The user who uploaded it.
    pub uploaded_by: Option<UserId>,
    /// When it was created.
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
    /// Insert a file.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists; `Refused` when it is too large.
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

    /// A file without its content.
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

    /// An owner's files for a purpose, newest first.
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

    /// Assign the files of an application to the agency it became. Returns their number.
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

    /// Delete a file. Returns whether it existed.
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
