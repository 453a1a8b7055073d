//! Banners of a tenant. The smallest repository; copy it to start another.

use chrono::{DateTime, Utc};
use sea_orm::sea_query::Condition;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::entity::{TenantRows, banner};
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
    const fn as_str(self) -> &'static str {
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
    /// Its words.
    pub text: String,
    /// Whether it offers the mobile application.
    pub download_app: bool,
    /// Where it leads.
    pub link: Option<String>,
    /// Hidden before this moment.
    pub active_from: Option<DateTime<Utc>>,
    /// Hidden from this moment on.
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
    /// What is shown at `placement` now, in order.
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

    /// Put a banner up.
    ///
    /// # Errors
    /// `Duplicate` when the identifier is taken.
    pub async fn insert(&self, placement: Placement, banner: &Banner) -> Result<(), DbError> {
        let Banner {
            id,
            position,
            path,
            text,
            download_app,
            link,
            active_from,
            active_until,
        } = banner.clone();
        let row = banner::Model {
            tenant: self.0.tenant(),
            id,
            placement: placement.as_str().to_owned(),
            position,
            path,
            text,
            download_app,
            link,
            active_from,
            active_until,
        };
        banner::Entity::insert_row(self.0, row).await
    }
}

fn read(row: banner::Model) -> Banner {
    let banner::Model {
        tenant: _,
        id,
        placement: _,
        position,
        path,
        text,
        download_app,
        link,
        active_from,
        active_until,
    } = row;
    Banner {
        id,
        position,
        path,
        text,
        download_app,
        link,
        active_from,
        active_until,
    }
}
