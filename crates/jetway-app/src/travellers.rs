//! Saved travellers of agencies.
//!
//! Their passport data is encrypted (ADR 0044) and decrypted only here; a passport is found by its fingerprint.

mod keep;
mod read;

use std::sync::Arc;

use jetway_db::DbError;
use jetway_db::repo::travellers::TravellerRecord;
use jetway_domain::air::traveller::saved::{PassportData, SavedTraveller};
use jetway_domain::ids::{SavedTravellerId, TenantId};

pub use keep::{CreateError, Keep, Twin, UpdateError};
pub use read::{TravellerPage, TravellersQuery};

use crate::context::sealed::{Place, SealError};
use crate::context::{Caller, Services};

/// Maximum number of rows of a page.
pub const LARGEST_PAGE: u64 = 100;
const PASSPORT_DATA: &str = "traveller.papers";
const PASSPORT: &str = "traveller.passport";

/// A saved traveller.
#[derive(Debug, Clone)]
pub struct Kept {
    /// Its identifier.
    pub id: SavedTravellerId,
    /// Number of changes, from 1.
    pub version: i64,
    /// The person.
    pub person: SavedTraveller,
    /// When it was last changed.
    pub updated_at: chrono::DateTime<chrono::Utc>,
}

/// Why travellers cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TravellerError {
    /// Not a traveller of this agency.
    #[error("no such traveller")]
    NotFound,
    /// Passport data cannot be decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// The travellers of all agencies.
pub struct Travellers {
    services: Arc<Services>,
}

impl Travellers {
    pub(crate) const fn new(services: Arc<Services>) -> Self {
        Self { services }
    }

    fn open(&self, tenant: &TenantId, record: TravellerRecord) -> Result<Kept, SealError> {
        let mut person = record.person;
        if let Some(sealed) = &record.sealed_passports {
            person.passport_data = self
                .services
                .sealer
                .open(place(tenant, &record.id.to_string()), sealed)?;
        }
        Ok(Kept {
            id: record.id,
            version: record.version,
            person,
            updated_at: record.updated_at,
        })
    }

    fn seal(
        &self,
        tenant: &TenantId,
        id: SavedTravellerId,
        passport_data: &PassportData,
    ) -> Result<Option<String>, SealError> {
        if *passport_data == PassportData::default() {
            return Ok(None);
        }
        self.services
            .sealer
            .seal(place(tenant, &id.to_string()), passport_data)
            .map(Some)
    }

    /// Fingerprints of the passport, newest key first; empty without one.
    fn passport_prints(&self, caller: &Caller, passport_data: &PassportData) -> Vec<String> {
        passport_data.passport.as_ref().map_or_else(Vec::new, |passport| {
            let value = format!("{}/{}/{}", caller.agency, passport.issue_country, passport.number);
            self.services.sealer.prints(&caller.tenant, PASSPORT, &value)
        })
    }
}

fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place {
        tenant,
        kind: PASSPORT_DATA,
        id,
    }
}
