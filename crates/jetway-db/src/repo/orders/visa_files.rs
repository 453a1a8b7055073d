//! Files of visa applications. Their contents are read and written encrypted; this crate has no key.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, ApplicantId, FileId, OrderId};
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::order::visa_file;
use crate::repo::files::FileKind;
use crate::{DbError, Tx};

/// A file of an application without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaFileFacts {
    /// Its identifier.
    pub id: FileId,
    /// The order.
    pub order: OrderId,
    /// The agency of the order.
    pub agency: AgencyId,
    /// The applicant.
    pub applicant: ApplicantId,
    /// Code of the document, or `visa`.
    pub code: String,
    /// File name, with the extension of its format.
    pub name: String,
    /// Its format.
    pub kind: FileKind,
    /// Size in bytes, not encrypted, below 1,048,576.
    pub bytes: i64,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
}

/// The files of visa applications of a tenant.
#[derive(Debug)]
pub struct VisaFiles<'a>(&'a Tx);

impl Tx {
    /// Files of visa applications.
    #[must_use]
    pub const fn visa_files(&self) -> VisaFiles<'_> {
        VisaFiles(self)
    }
}

#[derive(FromQueryResult)]
struct Facts {
    id: Uuid,
    order_id: Uuid,
    agency_id: Uuid,
    applicant_id: Uuid,
    code: String,
    name: String,
    media_type: String,
    bytes: i64,
    created_at: DateTime<Utc>,
}

const FACTS: [visa_file::Column; 9] = [
    visa_file::Column::Id,
    visa_file::Column::OrderId,
    visa_file::Column::AgencyId,
    visa_file::Column::ApplicantId,
    visa_file::Column::Code,
    visa_file::Column::Name,
    visa_file::Column::MediaType,
    visa_file::Column::Bytes,
    visa_file::Column::CreatedAt,
];

impl VisaFiles<'_> {
    /// Insert a file with its encrypted content.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn insert(&self, facts: &VisaFileFacts, content: Vec<u8>) -> Result<(), DbError> {
        let row = visa_file::Model {
            tenant: self.0.tenant(),
            id: facts.id.0,
            order_id: facts.order.0,
            agency_id: facts.agency.0,
            applicant_id: facts.applicant.0,
            code: facts.code.clone(),
            name: facts.name.clone(),
            media_type: facts.kind.as_str().to_owned(),
            bytes: facts.bytes,
            content,
            created_at: facts.created_at,
        };
        visa_file::Entity::insert_row(self.0, row).await
    }

    /// A file without its content.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn facts(&self, id: FileId) -> Result<Option<VisaFileFacts>, DbError> {
        let found = self.one(id).select_only().columns(FACTS);
        let row = found.into_model::<Facts>().one(&self.0.conn).await?;
        row.map(read).transpose()
    }

    /// The encrypted content of a file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn content(&self, id: FileId) -> Result<Option<Vec<u8>>, DbError> {
        let found = self.one(id).select_only().column(visa_file::Column::Content);
        Ok(found.into_tuple::<Vec<u8>>().one(&self.0.conn).await?)
    }

    /// The files of an order, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_order(&self, order: OrderId) -> Result<Vec<VisaFileFacts>, DbError> {
        let found = visa_file::Entity::in_tenant(self.0.scope())
            .filter(visa_file::Column::OrderId.eq(order.0))
            .order_by_asc(visa_file::Column::CreatedAt)
            .order_by_asc(visa_file::Column::Id)
            .select_only()
            .columns(FACTS);
        let rows = found.into_model::<Facts>().all(&self.0.conn).await?;
        rows.into_iter().map(read).collect()
    }

    /// Delete a file. Returns whether it existed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove(&self, id: FileId) -> Result<bool, DbError> {
        let delete = visa_file::Entity::delete_in_tenant(self.0.scope()).filter(visa_file::Column::Id.eq(id.0));
        Ok(delete.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Delete the files of an order. Returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_of(&self, order: OrderId) -> Result<u64, DbError> {
        let delete = visa_file::Entity::delete_in_tenant(self.0.scope()).filter(visa_file::Column::OrderId.eq(order.0));
        Ok(delete.exec(&self.0.conn).await?.rows_affected)
    }

    fn one(&self, id: FileId) -> Select<visa_file::Entity> {
        visa_file::Entity::in_tenant(self.0.scope()).filter(visa_file::Column::Id.eq(id.0))
    }
}

fn read(row: Facts) -> Result<VisaFileFacts, DbError> {
    Ok(VisaFileFacts {
        id: FileId(row.id),
        order: OrderId(row.order_id),
        agency: AgencyId(row.agency_id),
        applicant: ApplicantId(row.applicant_id),
        code: row.code,
        name: row.name,
        kind: FileKind::parse(&row.media_type)?,
        bytes: row.bytes,
        created_at: row.created_at,
    })
}
