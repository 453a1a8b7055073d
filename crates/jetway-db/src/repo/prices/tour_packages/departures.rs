//! Departures of packages. Each change of the places that orders have is one conditional update, so that any number of transactions
//! take exactly the places there are.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_domain::holiday::package::{Departure, TourPackage};
use jetway_domain::ids::TourPackageId;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{BATCH, TourPackages};
use crate::entity::TenantRows;
use crate::entity::prices::tour_departure::{Column, Entity, Model};
use crate::{DbError, Tx};

impl TourPackages<'_> {
    /// Take free places of a departure for an order. Returns `false`, and changes nothing, if fewer are free or there is no such
    /// departure.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take(&self, package: TourPackageId, date: NaiveDate, seats: u32) -> Result<bool, DbError> {
        let free = Expr::col(Column::Seats).sub(Expr::col(Column::Taken));
        let taken = Entity::update_in_tenant(self.0.scope())
            .filter(Column::PackageId.eq(package.0))
            .filter(Column::Date.eq(date))
            .filter(ExprTrait::gte(free, i64::from(seats)))
            .col_expr(Column::Taken, Expr::col(Column::Taken).add(i64::from(seats)))
            .exec(&self.0.conn)
            .await?;
        Ok(taken.rows_affected == 1)
    }

    /// Give back places that an order took. Returns `false`, and changes nothing, if fewer are taken.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn give_back(&self, package: TourPackageId, date: NaiveDate, seats: u32) -> Result<bool, DbError> {
        let given = Entity::update_in_tenant(self.0.scope())
            .filter(Column::PackageId.eq(package.0))
            .filter(Column::Date.eq(date))
            .filter(Column::Taken.gte(i64::from(seats)))
            .col_expr(Column::Taken, Expr::col(Column::Taken).sub(i64::from(seats)))
            .exec(&self.0.conn)
            .await?;
        Ok(given.rows_affected == 1)
    }

    /// The departures of packages by date, on `from` or later.
    pub(super) async fn departures_of(
        &self,
        ids: &[Uuid],
        from: Option<NaiveDate>,
    ) -> Result<BTreeMap<Uuid, Vec<Departure>>, DbError> {
        let mut departures: BTreeMap<Uuid, Vec<Departure>> = BTreeMap::new();
        for batch in ids.chunks(BATCH) {
            let mut found = Entity::in_tenant(self.0.scope())
                .filter(Column::PackageId.is_in(batch.iter().copied()))
                .order_by_asc(Column::Date);
            if let Some(from) = from {
                found = found.filter(Column::Date.gte(from));
            }
            for row in found.all(&self.0.conn).await? {
                let departure = departure_of(&row)?;
                departures.entry(row.package_id).or_default().push(departure);
            }
        }
        Ok(departures)
    }

    /// Insert the departures of new packages.
    pub(super) async fn insert_departures(&self, packages: &[TourPackage]) -> Result<(), DbError> {
        let rows = packages.iter().flat_map(|package| {
            let departures = package.departures.iter();
            departures.map(|departure| row_of(self.0, package.id, *departure))
        });
        let rows: Vec<Model> = rows.collect();
        for batch in rows.chunks(BATCH) {
            let batch = batch.iter().cloned().map(IntoActiveModel::into_active_model);
            Entity::insert_many(batch).exec_without_returning(&self.0.conn).await?;
        }
        Ok(())
    }

    /// Give a package the departures it has now, and keep the places that orders have. Returns the first day on which orders have more
    /// places than it would.
    pub(super) async fn save_departures(&self, package: &TourPackage) -> Result<Option<NaiveDate>, DbError> {
        let known = self.departures_of(&[package.id.0], None).await?;
        let known: BTreeMap<NaiveDate, Departure> = known
            .into_values()
            .flatten()
            .map(|departure| (departure.date, departure))
            .collect();
        let wanted: BTreeMap<NaiveDate, Departure> = package
            .departures
            .iter()
            .map(|departure| (departure.date, *departure))
            .collect();
        for date in known.keys().filter(|date| !wanted.contains_key(date)) {
            let gone = Entity::delete_in_tenant(self.0.scope())
                .filter(Column::PackageId.eq(package.id.0))
                .filter(Column::Date.eq(*date))
                .filter(Column::Taken.eq(0))
                .exec(&self.0.conn)
                .await?;
            if gone.rows_affected == 0 {
                return Ok(Some(*date));
            }
        }
        for (date, departure) in &wanted {
            match known.get(date) {
                Some(known) if known.seats == departure.seats => {}
                Some(_) => {
                    let seats = i64::from(departure.seats);
                    let changed = Entity::update_in_tenant(self.0.scope())
                        .filter(Column::PackageId.eq(package.id.0))
                        .filter(Column::Date.eq(*date))
                        .filter(Column::Taken.lte(seats))
                        .col_expr(Column::Seats, Expr::value(seats))
                        .exec(&self.0.conn)
                        .await?;
                    if changed.rows_affected == 0 {
                        return Ok(Some(*date));
                    }
                }
                None => {
                    let new = Departure { taken: 0, ..*departure };
                    Entity::insert_row(self.0, row_of(self.0, package.id, new)).await?;
                }
            }
        }
        Ok(None)
    }
}

fn row_of(tx: &Tx, package: TourPackageId, departure: Departure) -> Model {
    Model {
        tenant: tx.tenant(),
        package_id: package.0,
        date: departure.date,
        seats: i64::from(departure.seats),
        taken: i64::from(departure.taken),
    }
}

fn departure_of(row: &Model) -> Result<Departure, DbError> {
    let count = |count: i64, place| u32::try_from(count).map_err(|_| DbError::Unreadable(place));
    Ok(Departure {
        date: row.date,
        seats: count(row.seats, "tour_departures.seats")?,
        taken: count(row.taken, "tour_departures.taken")?,
    })
}
