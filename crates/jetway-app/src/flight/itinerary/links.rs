//! The link of an order's itinerary: one at a time, made when it is first needed.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::orders::ItineraryLink;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::TenantId;

use crate::context::{Caller, Services};
use crate::flight::public_link::{fresh_token, token_hash};
use crate::order::documents::PrintError;
use crate::order::{OrderError, OrderStore};
use crate::sealed::{Place, SealError};

const KIND: &str = "itinerary.token";
/// A link opens for so long after the last arrival.
const AFTER_THE_TRIP: TimeDelta = TimeDelta::days(7);

/// Until when a link opens: some days after the last arrival at its current times.
pub(super) fn expiry(order: &FlightOrder) -> DateTime<Utc> {
    let arrivals = order.details.flown().iter().map(|segment| segment.destination.utc);
    arrivals.max().unwrap_or(order.created_at) + AFTER_THE_TRIP
}

/// The token in a link.
pub(super) fn token_of(services: &Services, tenant: &TenantId, link: &ItineraryLink) -> Result<String, SealError> {
    services
        .sealer
        .open(place(tenant, &link.id.to_string()), &link.sealed_token)
}

/// The link of an order, a new one where it has none that opens; `with_prices` is what it shows from now on, `None` for what it
/// shows already.
///
/// # Errors
/// `Conflict` when another request makes one at the same moment, `Sealed` when the token cannot be encrypted.
pub(super) async fn share(
    services: &Services,
    caller: &Caller,
    order: &FlightOrder,
    with_prices: Option<bool>,
) -> Result<(ItineraryLink, String), PrintError> {
    let tx = services.begin(&caller.tenant).await?;
    let found = tx.itinerary_links().newest(order.id).await?;
    let open = found.filter(|link| link.revoked_at.is_none());
    if let Some(mut link) = open {
        // One whose key is gone cannot be sent again; it makes way for another.
        if let Ok(token) = token_of(services, &caller.tenant, &link) {
            if let Some(with_prices) = with_prices.filter(|wanted| *wanted != link.with_prices) {
                tx.itinerary_links().set_prices(link.id, with_prices).await?;
                link.with_prices = with_prices;
                tx.commit().await?;
            }
            return Ok((link, token));
        }
        tx.itinerary_links().revoke(order.id, services.now()).await?;
    }
    let made = make(services, caller, order, with_prices.unwrap_or_default())?;
    insert(tx, &made.0).await?;
    Ok(made)
}

fn make(
    services: &Services,
    caller: &Caller,
    order: &FlightOrder,
    with_prices: bool,
) -> Result<(ItineraryLink, String), PrintError> {
    let id = services.ids().uuid();
    let token = fresh_token();
    let link = ItineraryLink {
        id,
        agency: caller.agency,
        order: order.id,
        made_by: caller.user,
        token_hash: token_hash(&token),
        sealed_token: services.sealer.seal(place(&caller.tenant, &id.to_string()), &token)?,
        with_prices,
        made_at: services.now(),
        revoked_at: None,
    };
    Ok((link, token))
}

async fn insert(tx: Tx, link: &ItineraryLink) -> Result<(), PrintError> {
    if !tx.itinerary_links().insert(link).await? {
        return Err(OrderError::Conflict.into());
    }
    Ok(tx.commit().await?)
}

/// Token of the link that a document of a ticketed order shows: made if there was never one, `None` after it was revoked.
///
/// # Errors
/// As [`share`].
pub(in crate::flight) async fn for_document(
    store: &OrderStore,
    caller: &Caller,
    order: &FlightOrder,
) -> Result<Option<String>, PrintError> {
    let services = store.services();
    let _lock = store.lock(order.id.0).await;
    let tx = services.read(&caller.tenant).await?;
    let found = tx.itinerary_links().newest(order.id).await?;
    drop(tx);
    match found {
        Some(link) if link.revoked_at.is_some() => Ok(None),
        Some(_) | None => Ok(Some(share(services, caller, order, None).await?.1)),
    }
}

const fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place { tenant, kind: KIND, id }
}
