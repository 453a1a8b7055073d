//! The travellers an agency keeps, to book them again.
//!
//! Their papers are sealed (ADR 0044) and opened here alone; a passport is found again by its print.

mod keep;
mod read;

use std::sync::Arc;

use jetway_db::DbError;
use jetway_db::repo::travellers::TravellerRecord;
use jetway_domain::air::traveller::saved::{Papers, SavedTraveller};
use jetway_domain::ids::{SavedTravellerId, TenantId};

pub use keep::{CreateError, Keep, Twin, UpdateError};
pub use read::{TravellerPage, TravellersQuery};

use crate::context::{Caller, Services};
use crate::sealed::{Place, SealError};

/// Most rows of one page.
pub const LARGEST_PAGE: u64 = 100;
const PAPERS: &str = "traveller.papers";
const PASSPORT: &str = "traveller.passport";

/// A traveller as kept.
#[derive(Debug, Clone)]
pub struct Kept {
    /// Its identifier.
    pub id: SavedTravellerId,
    /// Counts changes, from 1.
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
    /// Papers do not open.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// The travellers of every agency.
pub struct Travellers {
    services: Arc<Services>,
}

impl Travellers {
    pub(crate) const fn new(services: Arc<Services>) -> Self {
        Self { services }
    }

    fn open(&self, tenant: &TenantId, record: TravellerRecord) -> Result<Kept, SealError> {
        let mut person = record.person;
        if let Some(sealed) = &record.sealed_papers {
            person.papers = self
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

    fn seal(&self, tenant: &TenantId, id: SavedTravellerId, papers: &Papers) -> Result<Option<String>, SealError> {
        if *papers == Papers::default() {
            return Ok(None);
        }
        self.services
            .sealer
            .seal(place(tenant, &id.to_string()), papers)
            .map(Some)
    }

    /// What a passport is found by, newest key first; empty without one.
    fn passport_prints(&self, caller: &Caller, papers: &Papers) -> Vec<String> {
        papers.passport.as_ref().map_or_else(Vec::new, |passport| {
            let value = format!("{}/{}/{}", caller.agency, passport.issue_country, passport.number);
            self.services.sealer.prints(&caller.tenant, PASSPORT, &value)
        })
    }
}

fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place {
        tenant,
        kind: PAPERS,
        id,
    }
}
