//! Passport data of orders and price sessions: encrypted before it is stored, decrypted only for an airline or a user (ADR 0051).

use jetway_db::DbError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::air::traveller::{PartyPassports, Traveller, give_passports, passports_of};
use jetway_domain::ids::TenantId;

use crate::context::Services;
use crate::context::sealed::{Place, SealError};

const ORDER: &str = "flightOrder.papers";
const SESSION: &str = "priceSession.papers";
/// Rows encrypted in one transaction.
const BATCH: u64 = 50;

/// Why stored passport data was not encrypted.
#[derive(Debug, thiserror::Error)]
pub enum EncryptStoredError {
    /// It cannot be encrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// The order with its passport data encrypted; in memory it keeps the plain data.
pub(crate) fn seal_order(
    services: &Services,
    tenant: &TenantId,
    mut order: FlightOrder,
) -> Result<FlightOrder, SealError> {
    let sealed = seal(
        services,
        tenant,
        ORDER,
        &order.id.to_string(),
        &order.details.travellers,
    )?;
    order.sealed_passports = Some(sealed);
    Ok(order)
}

/// The order with its passport data decrypted in memory.
pub(crate) fn open_order(
    services: &Services,
    tenant: &TenantId,
    mut order: FlightOrder,
) -> Result<FlightOrder, SealError> {
    if let Some(sealed) = &order.sealed_passports {
        let passports = open(services, tenant, ORDER, &order.id.to_string(), sealed)?;
        give_passports(&mut order.details.travellers, passports);
    }
    Ok(order)
}

/// Encrypt the passport data of a session; in memory it keeps the plain data.
pub(crate) fn seal_session(
    services: &Services,
    tenant: &TenantId,
    session: &mut PriceSession,
) -> Result<(), SealError> {
    let party = session.details.party.as_ref();
    let travellers = party.map(|party| party.travellers.as_slice()).unwrap_or_default();
    let sealed = seal(services, tenant, SESSION, &session.id.to_string(), travellers)?;
    session.sealed_passports = Some(sealed);
    Ok(())
}

/// The session with its passport data decrypted in memory.
pub(crate) fn open_session(
    services: &Services,
    tenant: &TenantId,
    mut session: PriceSession,
) -> Result<PriceSession, SealError> {
    if let (Some(sealed), Some(party)) = (&session.sealed_passports, &mut session.details.party) {
        let passports = open(services, tenant, SESSION, &session.id.to_string(), sealed)?;
        give_passports(&mut party.travellers, passports);
    }
    Ok(session)
}

/// Encrypt the passport data of orders and sessions that an earlier release stored in plain text. Returns the number of rows
/// changed; 0 when none is left.
///
/// # Errors
/// When the database fails, or the data cannot be encrypted.
pub async fn encrypt_stored(services: &Services) -> Result<usize, EncryptStoredError> {
    let mut sealed = 0;
    for tenant in services.database.tenants().await? {
        loop {
            let changed = encrypt_some(services, &tenant).await?;
            sealed += changed;
            // Rows changed concurrently are left for the next run.
            if changed == 0 {
                break;
            }
        }
    }
    Ok(sealed)
}

async fn encrypt_some(services: &Services, tenant: &TenantId) -> Result<usize, EncryptStoredError> {
    let tx = services.begin(tenant).await?;
    let mut changed = 0;
    for order in tx.flights().with_plain_passports(BATCH).await? {
        let mut order = seal_order(services, tenant, order)?;
        changed += usize::from(tx.flights().save(&mut order).await?);
    }
    for mut session in tx.price_sessions().with_plain_passports(BATCH).await? {
        seal_session(services, tenant, &mut session)?;
        changed += usize::from(tx.price_sessions().save(&mut session).await?);
    }
    tx.commit().await?;
    Ok(changed)
}

fn seal(
    services: &Services,
    tenant: &TenantId,
    kind: &'static str,
    id: &str,
    party: &[Traveller],
) -> Result<String, SealError> {
    services.sealer.seal(Place { tenant, kind, id }, &passports_of(party))
}

fn open(
    services: &Services,
    tenant: &TenantId,
    kind: &'static str,
    id: &str,
    sealed: &str,
) -> Result<PartyPassports, SealError> {
    services.sealer.open(Place { tenant, kind, id }, sealed)
}
