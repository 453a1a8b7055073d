//! Browsers verified by their users. Only a hash of the device id is stored.

use chrono::{DateTime, Utc};
use jetway_domain::ids::UserId;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter};

use crate::entity::{TenantRows, device};
use crate::{DbError, Tx};

/// The known devices of one tenant's users.
#[derive(Debug)]
pub struct Devices<'t>(&'t Tx);

impl Tx {
    /// The known devices of this tenant's users.
    #[must_use]
    pub const fn devices(&self) -> Devices<'_> {
        Devices(self)
    }
}

impl Devices<'_> {
    /// Whether the user has verified this device.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_known(&self, user: UserId, device_hash: &str) -> Result<bool, DbError> {
        let query = device::Entity::in_tenant(self.0.scope())
            .filter(device::Column::UserId.eq(user.0))
            .filter(device::Column::DeviceHash.eq(device_hash));
        Ok(query.one(&self.0.conn).await?.is_some())
    }

    /// Store a verified device, or that it was used again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remember(&self, user: UserId, device_hash: &str, now: DateTime<Utc>) -> Result<(), DbError> {
        let row = device::Model {
            tenant: self.0.tenant(),
            user_id: user.0,
            device_hash: device_hash.to_owned(),
            first_seen_at: now,
            last_seen_at: now,
        };
        if device::Entity::insert_row_once(self.0, row).await? {
            return Ok(());
        }
        let update = device::Entity::update_in_tenant(self.0.scope())
            .col_expr(device::Column::LastSeenAt, Expr::value(now))
            .filter(device::Column::UserId.eq(user.0))
            .filter(device::Column::DeviceHash.eq(device_hash));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Delete all devices of a user. Returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_all(&self, user: UserId) -> Result<u64, DbError> {
        let delete = device::Entity::delete_in_tenant(self.0.scope()).filter(device::Column::UserId.eq(user.0));
        Ok(delete.exec(&self.0.conn).await?.rows_affected)
    }
}
