//! The link of an order's itinerary: one at a time, created when it is first needed.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::orders::ItineraryLink;
use jetway_domain::ids::{OrderId, TenantId};
use jetway_domain::order::OrderCore;

use super::trip::Trip;
use crate::context::sealed::{Place, SealError};
use crate::context::{Caller, Services};
use crate::order::documents::PrintError;
use crate::order::documents::public_link::{fresh_token, token_hash};
use crate::order::{OrderError, OrderStore};

const KIND: &str = "itinerary.token";
/// How long a link works after the trip.
const AFTER_THE_TRIP: TimeDelta = TimeDelta::days(7);

/// When a link expires: some days after the last arrival, at its current times, or the last stop.
pub(super) fn expiry(order: &OrderCore, trip: &Trip) -> DateTime<Utc> {
    trip.ends_at().unwrap_or(order.created_at) + AFTER_THE_TRIP
}

/// Address of a link; the page is the same for every product.
pub(crate) fn address(origin: &str, token: &str) -> String {
    format!("{origin}/itinerary?token={token}")
}

/// The token in a link.
pub(super) fn token_of(services: &Services, tenant: &TenantId, link: &ItineraryLink) -> Result<String, SealError> {
    services
        .sealer
        .open(place(tenant, &link.id.to_string()), &link.sealed_token)
}

/// The working link of an order, created if necessary; `with_prices` sets whether it shows prices, `None` keeps the
/// current setting.
///
/// # Errors
/// `Conflict` when a concurrent request creates one, `Sealed` when the token cannot be encrypted.
pub(super) async fn share(
    services: &Services,
    caller: &Caller,
    order: OrderId,
    with_prices: Option<bool>,
) -> Result<(ItineraryLink, String), PrintError> {
    let tx = services.begin(&caller.tenant).await?;
    let found = tx.itinerary_links().newest(order).await?;
    let open = found.filter(|link| link.revoked_at.is_none());
    if let Some(mut link) = open {
        // A token whose key was removed cannot be sent again, so it is replaced.
        if let Ok(token) = token_of(services, &caller.tenant, &link) {
            if let Some(with_prices) = with_prices.filter(|wanted| *wanted != link.with_prices) {
                tx.itinerary_links().set_prices(link.id, with_prices).await?;
                link.with_prices = with_prices;
                tx.commit().await?;
            }
            return Ok((link, token));
        }
        tx.itinerary_links().revoke(order, services.now()).await?;
    }
    let made = make(services, caller, order, with_prices.unwrap_or_default())?;
    insert(tx, &made.0).await?;
    Ok(made)
}

fn make(
    services: &Services,
    caller: &Caller,
    order: OrderId,
    with_prices: bool,
) -> Result<(ItineraryLink, String), PrintError> {
    let id = services.ids().uuid();
    let token = fresh_token();
    let link = ItineraryLink {
        id,
        agency: caller.agency,
        order,
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

/// Token of the link that a document of an order shows: created if there was never one, `None` after revocation.
///
/// # Errors
/// As [`share`].
pub(crate) async fn for_document(
    store: &OrderStore,
    caller: &Caller,
    order: OrderId,
) -> Result<Option<String>, PrintError> {
    let services = store.services();
    let _lock = store.lock(order.0).await;
    let tx = services.read(&caller.tenant).await?;
    let found = tx.itinerary_links().newest(order).await?;
    drop(tx);
    match found {
        Some(link) if link.revoked_at.is_some() => Ok(None),
        Some(_) | None => Ok(Some(share(services, caller, order, None).await?.1)),
    }
}

const fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place { tenant, kind: KIND, id }
}
