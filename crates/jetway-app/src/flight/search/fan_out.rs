//! One supplier's part of a search.

use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::port::dropped::{DropReason, DroppedOffers};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::pricing::{PricingRules, quote};
use jetway_domain::money::CurrencyCode;

use super::connection::Connection;
use super::snapshot::Snapshot;

/// Query one supplier within the deadline and merge its answer into the snapshot. The snapshot is always
/// notified: a task that fails or is aborted counts as a silent supplier.
pub(super) async fn ask(
    connection: Arc<Connection>,
    snapshot: Arc<Snapshot>,
    rules: Arc<PricingRules>,
    deadline: Duration,
) {
    let answer = Answer {
        supplier: connection.supplier().id().clone(),
        snapshot: Some(snapshot.as_ref()),
    };
    match connection.search(&snapshot.query, deadline).await {
        Ok(offers) => answer.arrive(priced(offers, &rules, snapshot.query.currency, connection.unpriced())),
        Err(silence) => tracing::warn!(supplier = %answer.supplier.0, %silence, "supplier skipped in a search"),
    }
}

struct Answer<'a> {
    supplier: SupplierId,
    snapshot: Option<&'a Snapshot>,
}

impl Answer<'_> {
    fn arrive(mut self, batch: Vec<PricedOffer>) {
        if let Some(snapshot) = self.snapshot.take() {
            snapshot.arrive(&self.supplier, batch);
        }
    }
}

impl Drop for Answer<'_> {
    fn drop(&mut self) {
        if let Some(snapshot) = self.snapshot.take() {
            snapshot.fall_silent(&self.supplier);
        }
    }
}

/// The offers at the agency's price. Those without one are counted and logged.
fn priced(
    offers: Vec<SupplierOffer>,
    rules: &PricingRules,
    currency: CurrencyCode,
    unpriced: &DroppedOffers,
) -> Vec<PricedOffer> {
    let mut priced = Vec::with_capacity(offers.len());
    for offer in offers {
        let reason = match quote(&offer.fares, rules) {
            Ok(quote) if quote.gross.currency == currency => {
                priced.push(PricedOffer::new(offer, quote));
                continue;
            }
            Ok(_) => DropReason::Currency,
            Err(_) => DropReason::Unpriced,
        };
        unpriced.drop_offer(&offer.supplier.0, &offer.offer_ref, reason);
    }
    priced
}
