//! Packages as operators keep them. Each change is in the audit trail.

mod import;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::prices::tour_packages::SavedPackage;
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::holiday::package::{
    Departure, PackageFault, PackageFaultCode, PackageOffer, PackageState, TourPackage,
};
use jetway_domain::ids::{TenantId, TourPackageId};
use jetway_domain::money::CurrencyCode;
use serde_json::{Value, json};

use super::packages::city;
use crate::app::App;

pub use import::{ImportProblem, ImportedPackages, PackageImport, PackageRecord};
pub use jetway_db::repo::prices::tour_packages::{PackageListFilter, PackageMark};

/// Packages that are read at once for an export.
const PART: u64 = 200;

/// Why a package was not changed. Nothing was.
#[derive(Debug, thiserror::Error)]
pub enum PackageError {
    /// The tenant has no such package.
    #[error("there is no such package")]
    NotFound,
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// Its state does not allow it.
    #[error("the package does not allow this now")]
    WrongState,
    /// Fields that are not possible.
    #[error("the package is not possible")]
    Faults(Vec<PackageFault>),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// Which packages to list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PackageList {
    /// What they match.
    pub filter: PackageListFilter,
    /// Where the page begins.
    pub after: Option<(TenantId, PackageMark)>,
    /// Most packages of the page.
    pub size: u64,
}

/// A page of packages, by tenant, last changed first.
#[derive(Debug, Clone, PartialEq)]
pub struct PackagePage {
    /// The packages with their tenants.
    pub rows: Vec<(TenantId, TourPackage)>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<(TenantId, PackageMark)>,
}

/// A package as an operator typed it.
#[derive(Debug, Clone, PartialEq)]
pub struct NewPackage {
    /// The package to change, and the version the operator saw; `None` for a new one.
    pub known: Option<(TourPackageId, u32)>,
    /// What it offers. Its country is set from the city.
    pub offer: PackageOffer,
    /// Its departures. Places that orders have are kept.
    pub departures: Vec<Departure>,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Who typed it.
    pub operator: Operator,
}

/// A new state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackageStep {
    /// The package, and the version the operator saw.
    pub package: (TourPackageId, u32),
    /// The state.
    pub to: PackageState,
    /// Who says so.
    pub operator: Operator,
}

impl App {
    /// A page of packages of these tenants, by tenant, last changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn package_page(&self, tenants: &[TenantId], list: &PackageList) -> Result<PackagePage, DbError> {
        let full = usize::try_from(list.size).unwrap_or(usize::MAX);
        let mut tenants: Vec<&TenantId> = tenants.iter().collect();
        tenants.sort();
        let mut rows = Vec::new();
        for tenant in tenants {
            let mark = match &list.after {
                Some((at, _)) if tenant < at => continue,
                Some((at, mark)) if tenant == at => Some(*mark),
                Some(_) | None => None,
            };
            let tx = self.services().read(tenant).await?;
            // One more than fits says whether there is another page.
            let wanted = list.size.saturating_add(1) - u64::try_from(rows.len()).unwrap_or(list.size);
            let found = tx.tour_packages().list(&list.filter, mark, wanted).await?;
            rows.extend(found.into_iter().map(|package| (tenant.clone(), package)));
            if rows.len() > full {
                break;
            }
        }
        let has_more = rows.len() > full;
        rows.truncate(full);
        let last = rows.last().filter(|_| has_more);
        let next = last.map(|(tenant, package)| (tenant.clone(), PackageMark::of(package)));
        Ok(PackagePage { rows, next })
    }

    /// A package in any state; `None` if the tenant has no such package.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn package_case(&self, tenant: &TenantId, id: TourPackageId) -> Result<Option<TourPackage>, DbError> {
        let tx = self.services().read(tenant).await?;
        tx.tour_packages().find(id).await
    }

    /// Make a package as a draft, or change one. What was requested and ordered before stays as it was.
    ///
    /// # Errors
    /// When fields are not possible, or a concurrent change was saved first.
    pub async fn save_package(&self, tenant: &TenantId, new: NewPackage) -> Result<TourPackageId, PackageError> {
        let (now, today) = (self.clock().now(), self.today(tenant));
        let offer = placed(new.offer).map_err(|fault| PackageError::Faults(vec![fault]))?;
        let tx = self.services().begin(tenant).await?;
        let known = match new.known {
            Some((id, version)) => {
                let known = tx.tour_packages().find(id).await?.ok_or(PackageError::NotFound)?;
                Some(TourPackage { version, ..known })
            }
            None => None,
        };
        let departures = keep_taken(new.departures, known.as_ref());
        faultless(offer.faults(&departures, new.currency))?;
        let (package, action) = match known {
            None => {
                let package = TourPackage {
                    id: TourPackageId::fresh(self.ids()),
                    version: 1,
                    state: PackageState::Draft,
                    popularity: popularity(&offer),
                    offer,
                    departures,
                    changed_at: now,
                    changed_by: new.operator.name().to_owned(),
                };
                tx.tour_packages().insert(std::slice::from_ref(&package)).await?;
                (package, "package.created")
            }
            Some(known) => {
                faultless(known.state.faults_on(&offer, &departures, today))?;
                let mut package = TourPackage {
                    offer,
                    departures,
                    changed_at: now,
                    changed_by: new.operator.name().to_owned(),
                    ..known
                };
                saved(tx.tour_packages().save(&mut package).await?, &package)?;
                (package, "package.changed")
            }
        };
        let detail = json!({ "title": package.offer.title.en, "version": package.version });
        self.record_package(&tx, &new.operator, action, &package.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(package.id)
    }

    /// Publish a package, or withdraw it.
    ///
    /// # Errors
    /// When its state or its dates do not allow it, or a concurrent change was saved first.
    pub async fn set_package_state(&self, tenant: &TenantId, step: PackageStep) -> Result<(), PackageError> {
        let today = self.today(tenant);
        let tx = self.services().begin(tenant).await?;
        let (id, version) = step.package;
        let mut package = tx.tour_packages().find(id).await?.ok_or(PackageError::NotFound)?;
        if package.version != version {
            return Err(PackageError::Changed);
        }
        if !package.state.may_become(step.to) {
            return Err(PackageError::WrongState);
        }
        faultless(step.to.faults_on(&package.offer, &package.departures, today))?;
        let before = std::mem::replace(&mut package.state, step.to);
        package.changed_at = self.clock().now();
        step.operator.name().clone_into(&mut package.changed_by);
        saved(tx.tour_packages().save(&mut package).await?, &package)?;
        let detail = json!({ "from": before.name(), "to": step.to.name() });
        self.record_package(&tx, &step.operator, "package.state", &id.to_string(), detail)
            .await?;
        Ok(tx.commit().await?)
    }

    /// All packages of a tenant, last changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export_packages(&self, tenant: &TenantId) -> Result<Vec<TourPackage>, DbError> {
        let tx = self.services().read(tenant).await?;
        let (mut all, filter) = (Vec::new(), PackageListFilter::default());
        loop {
            let mark = all.last().map(PackageMark::of);
            let part = tx.tour_packages().list(&filter, mark, PART).await?;
            if part.is_empty() {
                return Ok(all);
            }
            all.extend(part);
        }
    }

    /// Record what an operator did with packages.
    async fn record_package(
        &self,
        tx: &Tx,
        operator: &Operator,
        action: &str,
        subject: &str,
        detail: Value,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::Operator(operator.clone()),
            agency_id: None,
            action: action.to_owned(),
            subject: subject.to_owned(),
            detail,
        };
        tx.audit().record(event, self.ids()).await
    }
}

/// The offer with the country of its city.
fn placed(mut offer: PackageOffer) -> Result<PackageOffer, PackageFault> {
    let place = city(&offer.city).ok_or_else(|| PackageFault {
        pointer: "/cityId".to_owned(),
        code: PackageFaultCode::Unknown,
    })?;
    offer.country = place.country_code;
    Ok(offer)
}

/// The departures by date, with the places that orders have.
fn keep_taken(mut departures: Vec<Departure>, known: Option<&TourPackage>) -> Vec<Departure> {
    let known = known.map(|known| known.departures.as_slice()).unwrap_or_default();
    for departure in &mut departures {
        let before = known.iter().find(|known| known.date == departure.date);
        departure.taken = before.map_or(0, |before| before.taken);
    }
    departures
}

/// A new package is as popular as its city is important.
fn popularity(offer: &PackageOffer) -> u32 {
    city(&offer.city).map_or(0, |city| u32::from(city.rank) / 3)
}

fn saved(saved: SavedPackage, package: &TourPackage) -> Result<(), PackageError> {
    match saved {
        SavedPackage::Saved => Ok(()),
        SavedPackage::Changed => Err(PackageError::Changed),
        SavedPackage::Taken(date) => {
            let at = package.departures.iter().position(|departure| departure.date == date);
            let pointer = at.map_or_else(|| "/departures".to_owned(), |at| format!("/departures/{at}/seats"));
            let code = PackageFaultCode::Taken;
            Err(PackageError::Faults(vec![PackageFault { pointer, code }]))
        }
    }
}

fn faultless(faults: Vec<PackageFault>) -> Result<(), PackageError> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(PackageError::Faults(faults))
    }
}
