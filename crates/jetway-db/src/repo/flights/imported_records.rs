//! Claims of records that were made elsewhere. A record has one claim, whatever the tenant.

use chrono::{DateTime, Utc};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::order::ImportedRecord;
use jetway_domain::ids::{AgencyId, OrderId, UserId};
use sea_orm::{ColumnTrait, QueryFilter};

use crate::entity::TenantRows;
use crate::entity::order::imported_record::{Column, Entity, Model};
use crate::{DbError, Tx};

/// The claim of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordClaim {
    /// The supplier that has it.
    pub supplier: SupplierId,
    /// The record.
    pub record: ImportedRecord,
    /// Whose order it becomes.
    pub agency: AgencyId,
    /// The order.
    pub order: OrderId,
    /// Who claimed it.
    pub claimed_by: UserId,
    /// When.
    pub claimed_at: DateTime<Utc>,
}

/// The claims of a tenant.
#[derive(Debug)]
pub struct ImportedRecords<'t>(&'t Tx);

impl Tx {
    /// Records that were made elsewhere and are claimed by orders.
    #[must_use]
    pub const fn imported_records(&self) -> ImportedRecords<'_> {
        ImportedRecords(self)
    }
}

impl ImportedRecords<'_> {
    /// Claim a record for an order stored in the same transaction. Answers `false` when it is claimed already, by any tenant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim(&self, claim: &RecordClaim) -> Result<bool, DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            supplier: claim.supplier.0.clone(),
            pnr: claim.record.pnr.clone(),
            made_on: claim.record.made_on,
            agency_id: claim.agency.0,
            order_id: claim.order.0,
            claimed_by: claim.claimed_by.0,
            claimed_at: claim.claimed_at,
        };
        Entity::insert_row_once(self.0, row).await
    }

    /// The claim of a record by an agency of this tenant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(&self, supplier: &SupplierId, record: &ImportedRecord) -> Result<Option<RecordClaim>, DbError> {
        let query = Entity::in_tenant(self.0.scope())
            .filter(Column::Supplier.eq(supplier.0.as_str()))
            .filter(Column::Pnr.eq(record.pnr.as_str()))
            .filter(Column::MadeOn.eq(record.made_on));
        Ok(query.one(&self.0.conn).await?.map(read))
    }

    /// Give up the claim of an order whose record the supplier did not hand over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release(&self, order: OrderId) -> Result<(), DbError> {
        let claim = Entity::delete_in_tenant(self.0.scope()).filter(Column::OrderId.eq(order.0));
        claim.exec(&self.0.conn).await?;
        Ok(())
    }
}

fn read(row: Model) -> RecordClaim {
    RecordClaim {
        supplier: SupplierId(row.supplier),
        record: ImportedRecord {
            pnr: row.pnr,
            made_on: row.made_on,
        },
        agency: AgencyId(row.agency_id),
        order: OrderId(row.order_id),
        claimed_by: UserId(row.claimed_by),
        claimed_at: row.claimed_at,
    }
}
