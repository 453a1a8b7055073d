//! Banners of a tenant. The smallest repository; copy it to start another.

use chrono::{DateTime, Utc};
use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::Condition;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::content::banner;
use crate::{DbError, Tx};

/// Where a banner is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placement {
    /// On the public home page.
    Home,
    /// Beside the search form.
    SearchPad,
    /// Above the search form.
    TopSearchPad,
    /// On the bank details page.
    BankDetails,
}

impl Placement {
    const ALL: [Self; 4] = [Self::Home, Self::SearchPad, Self::TopSearchPad, Self::BankDetails];

    /// `None` for an unknown name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|placement| placement.as_str() == text)
    }

    /// Stored name; operators use it too.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::SearchPad => "searchPad",
            Self::TopSearchPad => "topSearchPad",
            Self::BankDetails => "bankDetails",
        }
    }
}

/// A banner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Banner {
    /// Its identifier.
    pub id: Uuid,
    /// Order within its placement, lowest first.
    pub position: i64,
    /// Path of its picture below the tenant's assets.
    pub path: String,
    /// Its text.
    pub text: String,
    /// Whether it advertises the mobile application.
    pub download_app: bool,
    /// Address it links to.
    pub link: Option<String>,
    /// Hidden before this instant.
    pub active_from: Option<DateTime<Utc>>,
    /// Hidden from this instant on.
    pub active_until: Option<DateTime<Utc>>,
}

/// The banners of one tenant.
#[derive(Debug)]
pub struct Banners<'t>(&'t Tx);

impl Tx {
    /// The banners of this tenant.
    #[must_use]
    pub const fn banners(&self) -> Banners<'_> {
        Banners(self)
    }
}

impl Banners<'_> {
    /// Banners shown at `placement` now, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, placement: Placement, now: DateTime<Utc>) -> Result<Vec<Banner>, DbError> {
        let started = Condition::any()
            .add(banner::Column::ActiveFrom.is_null())
            .add(banner::Column::ActiveFrom.lte(now));
        let not_ended = Condition::any()
            .add(banner::Column::ActiveUntil.is_null())
            .add(banner::Column::ActiveUntil.gt(now));
        let query = banner::Entity::in_tenant(self.0.scope())
            .filter(banner::Column::Placement.eq(placement.as_str()))
            .filter(started)
            .filter(not_ended)
            .order_by_asc(banner::Column::Position)
            .order_by_asc(banner::Column::Id);
        Ok(query.all(&self.0.conn).await?.into_iter().map(read).collect())
    }

    /// All banners with their placements, shown or not, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all(&self) -> Result<Vec<(Placement, Banner)>, DbError> {
        let query = banner::Entity::in_tenant(self.0.scope())
            .order_by_asc(banner::Column::Placement)
            .order_by_asc(banner::Column::Position)
            .order_by_asc(banner::Column::Id);
        let placed = |row: banner::Model| {
            let placement = Placement::parse(&row.placement).ok_or(DbError::Unreadable("banners"))?;
            Ok((placement, read(row)))
        };
        query.all(&self.0.conn).await?.into_iter().map(placed).collect()
    }

    /// Change a banner. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn update(&self, placement: Placement, banner: &Banner) -> Result<bool, DbError> {
        let mut changes = write(self.0.tenant(), placement, banner)
            .into_active_model()
            .reset_all();
        changes.tenant = NotSet;
        changes.id = NotSet;
        let update = banner::Entity::update_in_tenant(self.0.scope())
            .set(changes)
            .filter(banner::Column::Id.eq(banner.id));
        Ok(update.exec(&self.0.conn).await?.rows_affected > 0)
    }

    /// Delete a banner. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove(&self, id: Uuid) -> Result<bool, DbError> {
        let delete = banner::Entity::delete_in_tenant(self.0.scope()).filter(banner::Column::Id.eq(id));
        Ok(delete.exec(&self.0.conn).await?.rows_affected > 0)
    }

    /// Insert a banner.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists.
    pub async fn insert(&self, placement: Placement, banner: &Banner) -> Result<(), DbError> {
        let row = write(self.0.tenant(), placement, banner);
        banner::Entity::insert_row(self.0, row).await
    }
}

fn write(tenant: String, placement: Placement, banner: &Banner) -> banner::Model {
    banner::Model {
        tenant,
        id: banner.id,
        placement: placement.as_str().to_owned(),
        position: banner.position,
        path: banner.path.clone(),
        text: banner.text.clone(),
        download_app: banner.download_app,
        link: banner.link.clone(),
        active_from: banner.active_from,
        active_until: banner.active_until,
    }
}

fn read(row: banner::Model) -> Banner {
    Banner {
        id: row.id,
        position: row.position,
        path: row.path,
        text: row.text,
        download_app: row.download_app,
        link: row.link,
        active_from: row.active_from,
        active_until: row.active_until,
    }
}
