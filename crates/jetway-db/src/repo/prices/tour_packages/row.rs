//! A package and its row.

use jetway_domain::holiday::package::{Departure, PackageState, TourPackage};
use jetway_domain::ids::TourPackageId;

use crate::entity::prices::tour_package::Model;
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

pub(super) fn row_of(tx: &Tx, package: &TourPackage) -> Result<Model, DbError> {
    let offer = &package.offer;
    let words = [
        offer.title.en.as_str(),
        &offer.title.ar,
        &offer.city,
        offer.country.as_str(),
    ];
    Ok(Model {
        tenant: tx.tenant(),
        id: package.id.0,
        version: i64::from(package.version),
        state: package.state.name().to_owned(),
        kind: offer.kind.name().to_owned(),
        city: offer.city.clone(),
        country: offer.country.as_str().to_owned(),
        days: i64::from(offer.days),
        rating_tenths: i64::from(offer.rating_tenths),
        popularity: i64::from(package.popularity),
        valid_from: offer.valid_from,
        valid_until: offer.valid_until,
        words: words.join(" ").to_lowercase(),
        offer: to_json(offer, "tour_packages.offer")?,
        changed_at: package.changed_at,
        changed_by: package.changed_by.clone(),
    })
}

pub(super) fn package_of(row: Model, departures: Vec<Departure>) -> Result<TourPackage, DbError> {
    let count = |count: i64, place| u32::try_from(count).map_err(|_| DbError::Unreadable(place));
    Ok(TourPackage {
        id: TourPackageId(row.id),
        version: count(row.version, "tour_packages.version")?,
        state: PackageState::parse(&row.state).ok_or(DbError::Unreadable("tour_packages.state"))?,
        offer: from_json(row.offer, "tour_packages.offer")?,
        departures,
        popularity: count(row.popularity, "tour_packages.popularity")?,
        changed_at: row.changed_at,
        changed_by: row.changed_by,
    })
}
