//! The passports of orders and price sessions: sealed before they are stored, opened only for an airline or a reader (ADR 0051).

use jetway_db::DbError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::air::traveller::{PartyPassports, Traveller, give_passports, passports_of};
use jetway_domain::ids::TenantId;

use super::desk::AirDesk;
use crate::sealed::{Place, SealError};

const ORDER: &str = "flightOrder.papers";
const SESSION: &str = "priceSession.papers";
/// Rows of before that are sealed in one go.
const BATCH: u64 = 50;

/// Why papers of before were not sealed.
#[derive(Debug, thiserror::Error)]
pub enum SealOldError {
    /// They do not seal.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl AirDesk {
    /// The order with its passports sealed; in memory it keeps them.
    pub(super) fn sealed_order(&self, tenant: &TenantId, mut order: FlightOrder) -> Result<FlightOrder, SealError> {
        let sealed = self.seal(tenant, ORDER, &order.id.to_string(), &order.details.travellers)?;
        order.sealed_papers = Some(sealed);
        Ok(order)
    }

    /// The order with its passports in memory.
    pub(super) fn opened_order(&self, tenant: &TenantId, mut order: FlightOrder) -> Result<FlightOrder, SealError> {
        if let Some(sealed) = &order.sealed_papers {
            let passports = self.open_passports(tenant, ORDER, &order.id.to_string(), sealed)?;
            give_passports(&mut order.details.travellers, passports);
        }
        Ok(order)
    }

    /// The session with its passports sealed; in memory it keeps them.
    pub(super) fn seal_session(&self, tenant: &TenantId, session: &mut PriceSession) -> Result<(), SealError> {
        let party = session.details.party.as_ref();
        let travellers = party.map(|party| party.travellers.as_slice()).unwrap_or_default();
        let sealed = self.seal(tenant, SESSION, &session.id.to_string(), travellers)?;
        session.sealed_papers = Some(sealed);
        Ok(())
    }

    /// The session with its passports in memory.
    pub(super) fn opened_session(
        &self,
        tenant: &TenantId,
        mut session: PriceSession,
    ) -> Result<PriceSession, SealError> {
        if let (Some(sealed), Some(party)) = (&session.sealed_papers, &mut session.details.party) {
            let passports = self.open_passports(tenant, SESSION, &session.id.to_string(), sealed)?;
            give_passports(&mut party.travellers, passports);
        }
        Ok(session)
    }

    /// Seal the passports of orders and sessions that were stored before passports were sealed. Answers how many rows were
    /// changed; nothing is left when it was none.
    ///
    /// # Errors
    /// When the database fails, or nothing can be sealed.
    pub async fn seal_old_papers(&self) -> Result<usize, SealOldError> {
        let mut sealed = 0;
        for tenant in self.services.database.tenants().await? {
            loop {
                let changed = self.seal_some(&tenant).await?;
                sealed += changed;
                // Rows that somebody else changes at this moment are left for the next time.
                if changed == 0 {
                    break;
                }
            }
        }
        Ok(sealed)
    }

    async fn seal_some(&self, tenant: &TenantId) -> Result<usize, SealOldError> {
        let tx = self.services.begin(tenant).await?;
        let mut changed = 0;
        for order in tx.orders().with_open_papers(BATCH).await? {
            let mut order = self.sealed_order(tenant, order)?;
            changed += usize::from(tx.orders().save(&mut order).await?);
        }
        for mut session in tx.price_sessions().with_open_papers(BATCH).await? {
            self.seal_session(tenant, &mut session)?;
            changed += usize::from(tx.price_sessions().save(&mut session).await?);
        }
        tx.commit().await?;
        Ok(changed)
    }

    fn seal(&self, tenant: &TenantId, kind: &'static str, id: &str, party: &[Traveller]) -> Result<String, SealError> {
        self.services
            .sealer
            .seal(Place { tenant, kind, id }, &passports_of(party))
    }

    fn open_passports(
        &self,
        tenant: &TenantId,
        kind: &'static str,
        id: &str,
        sealed: &str,
    ) -> Result<PartyPassports, SealError> {
        self.services.sealer.open(Place { tenant, kind, id }, sealed)
    }
}
