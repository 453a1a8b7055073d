//! Packages from a file.

use jetway_domain::access::Operator;
use jetway_domain::holiday::package::{
    Departure, PackageFault, PackageFaultCode, PackageOffer, PackageState, TourPackage,
};
use jetway_domain::ids::{TenantId, TourPackageId};
use jetway_domain::money::CurrencyCode;
use serde_json::json;

use super::{PackageError, keep_taken, placed, popularity, saved};
use crate::app::App;

/// A package of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct PackageRecord {
    /// The package it changes, if the tenant has it; the id of the new one otherwise. `None` for a new id.
    pub id: Option<TourPackageId>,
    /// The state it has then.
    pub state: PackageState,
    /// What it offers.
    pub offer: PackageOffer,
    /// Its departures.
    pub departures: Vec<Departure>,
}

/// A file of packages.
#[derive(Debug, Clone, PartialEq)]
pub struct PackageImport {
    /// Its packages.
    pub records: Vec<PackageRecord>,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Read it only.
    pub is_dry_run: bool,
    /// Who imports it.
    pub operator: Operator,
}

/// A field of a file that is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportProblem {
    /// Number of the package in the file, from 0.
    pub index: usize,
    /// The field and what is wrong.
    pub fault: PackageFault,
}

/// What a file has.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportedPackages {
    /// Packages that are new.
    pub created: usize,
    /// Packages that differ from the tenant's.
    pub changed: usize,
    /// Packages that are as the tenant has them.
    pub unchanged: usize,
    /// Everything that is not possible; with any, nothing is imported.
    pub problems: Vec<ImportProblem>,
}

impl App {
    /// Read a file of packages, and import it unless it is a dry run or has a problem. All packages are imported, or none. Importing the
    /// same file again changes nothing.
    ///
    /// # Errors
    /// `Changed` when an operator changed one of the packages meanwhile; when the database fails.
    pub async fn import_packages(
        &self,
        tenant: &TenantId,
        import: PackageImport,
    ) -> Result<ImportedPackages, PackageError> {
        let (now, today) = (self.clock().now(), self.today(tenant));
        let tx = self.services().begin(tenant).await?;
        let mut found = ImportedPackages::default();
        let (mut created, mut changed): (Vec<TourPackage>, Vec<TourPackage>) = (Vec::new(), Vec::new());
        for (index, record) in import.records.into_iter().enumerate() {
            let known = match record.id {
                Some(id) => tx.tour_packages().find(id).await?,
                None => None,
            };
            let is_twice = |package: &TourPackage| Some(package.id) == record.id;
            let mut problem = |fault| found.problems.push(ImportProblem { index, fault });
            if created.iter().chain(&changed).any(is_twice) {
                let pointer = "/packageId".to_owned();
                let code = PackageFaultCode::Twice;
                problem(PackageFault { pointer, code });
                continue;
            }
            let offer = match placed(record.offer) {
                Ok(offer) => offer,
                Err(fault) => {
                    problem(fault);
                    continue;
                }
            };
            let departures = keep_taken(record.departures, known.as_ref());
            let mut faults = offer.faults(&departures, import.currency);
            faults.extend(record.state.faults_on(&offer, &departures, today));
            let before = known.as_ref().map(|known| known.state);
            if before.is_some_and(|before| before != record.state && !before.may_become(record.state)) {
                let pointer = "/state".to_owned();
                let code = PackageFaultCode::State;
                faults.push(PackageFault { pointer, code });
            }
            faults.into_iter().for_each(problem);
            let package = TourPackage {
                id: record.id.unwrap_or_else(|| TourPackageId::fresh(self.ids())),
                version: known.as_ref().map_or(1, |known| known.version),
                state: record.state,
                popularity: known
                    .as_ref()
                    .map_or_else(|| popularity(&offer), |known| known.popularity),
                offer,
                departures,
                changed_at: now,
                changed_by: import.operator.name().to_owned(),
            };
            match known {
                None => created.push(package),
                Some(known) if is_same(&known, &package) => found.unchanged += 1,
                Some(_) => changed.push(package),
            }
        }
        (found.created, found.changed) = (created.len(), changed.len());
        if import.is_dry_run || !found.problems.is_empty() {
            return Ok(found);
        }
        tx.tour_packages().insert(&created).await?;
        for package in &mut changed {
            let outcome = tx.tour_packages().save(package).await?;
            saved(outcome, package)?;
        }
        let detail = json!({ "created": found.created, "changed": found.changed });
        self.record_package(&tx, &import.operator, "package.imported", tenant.as_str(), detail)
            .await?;
        tx.commit().await?;
        Ok(found)
    }
}

/// Whether both offer the same, in the same state, on the same days.
fn is_same(known: &TourPackage, new: &TourPackage) -> bool {
    let days = |package: &TourPackage| {
        let mut days = package.departures.clone();
        days.sort_by_key(|departure| departure.date);
        days
    };
    known.state == new.state && known.offer == new.offer && days(known) == days(new)
}
