//! Tour packages.

mod departures;
mod row;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::holiday::package::{PackageKind, PackageState, TourPackage};
use jetway_domain::ids::TourPackageId;
use sea_orm::sea_query::{Condition, Expr};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
    Select,
};
use uuid::Uuid;

use self::row::{package_of, row_of};
use crate::entity::TenantRows;
use crate::entity::prices::tour_package::{Column, Entity, Model};
use crate::repo::holds_all;
use crate::{DbError, Tx};

/// Rows of one statement: within the parameters that SQLite binds.
const BATCH: usize = 500;
/// Greatest offset of a page.
const LAST_OFFSET: u64 = 1_000_000;

/// What saving a package did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SavedPackage {
    /// It is saved.
    Saved,
    /// A concurrent change was saved first.
    Changed,
    /// Orders have more places on this day than the package would.
    Taken(NaiveDate),
}

/// The tour packages of a tenant.
#[derive(Debug)]
pub struct TourPackages<'t>(&'t Tx);

impl Tx {
    /// Tour packages.
    #[must_use]
    pub const fn tour_packages(&self) -> TourPackages<'_> {
        TourPackages(self)
    }
}

/// Which packages operators list; `None` does not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PackageListFilter {
    /// In this state.
    pub state: Option<PackageState>,
    /// Of this type.
    pub kind: Option<PackageKind>,
    /// In the city with this id.
    pub city: Option<String>,
    /// Part of title, city or country, in any letter case.
    pub search: Option<String>,
}

/// Position of a package in the operators' list, last changed first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackageMark {
    /// When it was changed.
    pub changed_at: DateTime<Utc>,
    /// Its identifier.
    pub id: TourPackageId,
}

impl PackageMark {
    /// Where a package is.
    #[must_use]
    pub const fn of(package: &TourPackage) -> Self {
        Self {
            changed_at: package.changed_at,
            id: package.id,
        }
    }
}

/// A city with published packages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackageCity {
    /// Its id in the reference data.
    pub city: String,
    /// How many packages it has.
    pub packages: u64,
    /// The sum of their popularity.
    pub popularity: u64,
}

impl TourPackages<'_> {
    /// The package with this identifier, in any state.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn find(&self, id: TourPackageId) -> Result<Option<TourPackage>, DbError> {
        let found = self.rows().filter(Column::Id.eq(id.0)).all(&self.0.conn).await?;
        Ok(self.complete(found, None).await?.pop())
    }

    /// At most `most` published packages of a city that may still start on `date` or later, most popular first, with their departures
    /// from `date` on.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn on_offer(&self, city: &str, date: NaiveDate, most: u64) -> Result<Vec<TourPackage>, DbError> {
        let found = self.published(date).filter(Column::City.eq(city)).limit(most);
        self.complete(found.all(&self.0.conn).await?, Some(date)).await
    }

    /// A page of all published packages, or of those of a city, that may still start on `date` or later, most popular first, with their
    /// departures from `date` on, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn all_on_offer(
        &self,
        city: Option<&str>,
        date: NaiveDate,
        page: u64,
        page_size: u64,
    ) -> Result<(Vec<TourPackage>, u64), DbError> {
        let mut found = self.published(date);
        if let Some(city) = city {
            found = found.filter(Column::City.eq(city));
        }
        let total = found.clone().count(&self.0.conn).await?;
        let offset = Ord::min(page.saturating_sub(1).saturating_mul(page_size), LAST_OFFSET);
        let rows = found.offset(offset).limit(page_size).all(&self.0.conn).await?;
        Ok((self.complete(rows, Some(date)).await?, total))
    }

    /// The cities with published packages that may still start on `date` or later, most popular first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn cities(&self, date: NaiveDate) -> Result<Vec<PackageCity>, DbError> {
        let rows: Vec<(String, i64, i64)> = Entity::in_tenant(self.0.scope())
            .filter(Column::State.eq(PackageState::Published.name()))
            .filter(Column::ValidUntil.gte(date))
            .select_only()
            .column(Column::City)
            .column_as(Column::Id.count(), "packages")
            // PostgreSQL adds up whole numbers as decimals.
            .column_as(Expr::cust("cast(sum(popularity) as bigint)"), "popularity")
            .group_by(Column::City)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let count = |count: i64| u64::try_from(count).unwrap_or_default();
        let mut cities: Vec<PackageCity> = rows
            .into_iter()
            .map(|(city, packages, popularity)| PackageCity {
                city,
                packages: count(packages),
                popularity: count(popularity),
            })
            .collect();
        cities.sort_by(|one, other| other.popularity.cmp(&one.popularity).then(one.city.cmp(&other.city)));
        Ok(cities)
    }

    /// At most `most` packages that match, last changed first, after a position.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(
        &self,
        filter: &PackageListFilter,
        after: Option<PackageMark>,
        most: u64,
    ) -> Result<Vec<TourPackage>, DbError> {
        let mut found = self.rows();
        if let Some(state) = filter.state {
            found = found.filter(Column::State.eq(state.name()));
        }
        if let Some(kind) = filter.kind {
            found = found.filter(Column::Kind.eq(kind.name()));
        }
        if let Some(city) = &filter.city {
            found = found.filter(Column::City.eq(city.as_str()));
        }
        if let Some(search) = &filter.search {
            found = found.filter(holds_all(Column::Words, search));
        }
        if let Some(mark) = after {
            let same_instant = Condition::all()
                .add(Column::ChangedAt.eq(mark.changed_at))
                .add(Column::Id.gt(mark.id.0));
            let later = Condition::any().add(Column::ChangedAt.lt(mark.changed_at));
            found = found.filter(later.add(same_instant));
        }
        let found = found
            .order_by_desc(Column::ChangedAt)
            .order_by_asc(Column::Id)
            .limit(most);
        self.complete(found.all(&self.0.conn).await?, None).await
    }

    /// Which of these identifiers are of packages of the tenant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn known(&self, ids: &[TourPackageId]) -> Result<BTreeSet<TourPackageId>, DbError> {
        let mut known = BTreeSet::new();
        for batch in ids.chunks(BATCH) {
            let found: Vec<Uuid> = self
                .rows()
                .filter(Column::Id.is_in(batch.iter().map(|id| id.0)))
                .select_only()
                .column(Column::Id)
                .into_tuple()
                .all(&self.0.conn)
                .await?;
            known.extend(found.into_iter().map(TourPackageId));
        }
        Ok(known)
    }

    /// Insert new packages with their departures.
    ///
    /// # Errors
    /// When the database fails, or one of them exists.
    pub async fn insert(&self, packages: &[TourPackage]) -> Result<(), DbError> {
        for batch in packages.chunks(BATCH) {
            let rows: Result<Vec<Model>, DbError> = batch.iter().map(|package| row_of(self.0, package)).collect();
            let rows = rows?.into_iter().map(IntoActiveModel::into_active_model);
            Entity::insert_many(rows).exec_without_returning(&self.0.conn).await?;
            self.insert_departures(batch).await?;
        }
        Ok(())
    }

    /// Save offer, state, popularity and departures unless a concurrent change was saved first, or orders have places that the
    /// departures no longer have. If it is saved, `package.version` has increased; else the transaction must not be committed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save(&self, package: &mut TourPackage) -> Result<SavedPackage, DbError> {
        let row = row_of(self.0, package)?;
        let saved = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(package.id.0))
            .filter(Column::Version.eq(i64::from(package.version)))
            .set(
                Model {
                    version: row.version + 1,
                    ..row
                }
                .into_active_model()
                .reset_all(),
            )
            .exec(&self.0.conn)
            .await?;
        if saved.rows_affected == 0 {
            return Ok(SavedPackage::Changed);
        }
        if let Some(date) = self.save_departures(package).await? {
            return Ok(SavedPackage::Taken(date));
        }
        package.version += 1;
        Ok(SavedPackage::Saved)
    }

    fn rows(&self) -> Select<Entity> {
        Entity::in_tenant(self.0.scope())
    }

    fn published(&self, date: NaiveDate) -> Select<Entity> {
        self.rows()
            .filter(Column::State.eq(PackageState::Published.name()))
            .filter(Column::ValidUntil.gte(date))
            .order_by_desc(Column::Popularity)
            .order_by_asc(Column::Id)
    }

    /// Packages with their departures: two queries, however many there are.
    async fn complete(&self, rows: Vec<Model>, from: Option<NaiveDate>) -> Result<Vec<TourPackage>, DbError> {
        let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
        let mut departures: BTreeMap<Uuid, Vec<_>> = self.departures_of(&ids, from).await?;
        rows.into_iter()
            .map(|row| {
                let departures = departures.remove(&row.id).unwrap_or_default();
                package_of(row, departures)
            })
            .collect()
    }
}
