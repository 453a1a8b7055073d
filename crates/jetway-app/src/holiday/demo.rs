//! Packages of the demonstration.

use std::collections::BTreeSet;

use chrono::Days;
use jetway_connectors::sandbox::tours::{self, MAKER};
use jetway_db::DbError;
use jetway_db::repo::prices::tour_packages::SavedPackage;
use jetway_domain::holiday::package::{Departure, TourPackage};
use jetway_domain::ids::{TenantId, TourPackageId};
use jetway_domain::money::CurrencyCode;

use crate::app::App;

/// Packages that end sooner get new dates.
const AHEAD: Days = Days::new(365);

impl App {
    /// Add the world's packages that a tenant does not have yet, and give those new dates that end within a year and were never changed
    /// by an operator. Returns how many were added.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn offer_demo_packages(&self, tenant: &TenantId, currency: CurrencyCode) -> Result<usize, DbError> {
        let today = self.today(tenant);
        let world = tours::packages(currency, today, self.clock().now());
        let ids: Vec<TourPackageId> = world.iter().map(|package| package.id).collect();
        let tx = self.services().begin(tenant).await?;
        let known: BTreeSet<TourPackageId> = tx.tour_packages().known(&ids).await?;
        let (old, new): (Vec<TourPackage>, Vec<TourPackage>) =
            world.into_iter().partition(|package| known.contains(&package.id));
        tx.tour_packages().insert(&new).await?;
        for package in old {
            let Some(stored) = tx.tour_packages().find(package.id).await? else {
                continue;
            };
            let ends_soon = today
                .checked_add_days(AHEAD)
                .is_some_and(|day| stored.offer.valid_until < day);
            if !ends_soon || stored.changed_by != MAKER {
                continue;
            }
            let mut renewed = TourPackage {
                version: stored.version,
                state: stored.state,
                departures: with_taken(package.departures.clone(), &stored.departures),
                ..package
            };
            if tx.tour_packages().save(&mut renewed).await? != SavedPackage::Saved {
                // An operator or an order was faster; the next run finds what is left to do.
                return Ok(0);
            }
        }
        tx.commit().await?;
        Ok(new.len())
    }
}

/// New departures, and those of before that orders have places on.
fn with_taken(new: Vec<Departure>, before: &[Departure]) -> Vec<Departure> {
    let kept = before.iter().copied().filter(|departure| departure.taken > 0);
    let kept: Vec<Departure> = kept.collect();
    let is_kept = |departure: &Departure| kept.iter().any(|kept| kept.date == departure.date);
    let new = new.into_iter().filter(|departure| !is_kept(departure));
    let mut all: Vec<Departure> = kept.iter().copied().chain(new).collect();
    all.sort_by_key(|departure| departure.date);
    all
}
