//! One supplier's part of a search.

use std::sync::Arc;
use std::time::Duration;

use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::pricing::{PricingRules, quote};
use jetway_domain::money::CurrencyCode;

use super::connection::Connection;
use super::snapshot::Snapshot;

/// Ask one supplier within the deadline and put its answer into the snapshot. Whatever happens, the snapshot
/// hears of it: a task that fails or is aborted counts as a silent supplier.
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
        Ok(offers) => answer.arrive(priced(offers, &rules, snapshot.query.currency)),
        Err(silence) => tracing::warn!(supplier = %answer.supplier.0, %silence, "supplier left out of a search"),
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

fn priced(offers: Vec<SupplierOffer>, rules: &PricingRules, currency: CurrencyCode) -> Vec<PricedOffer> {
    offers
        .into_iter()
        .filter_map(|offer| match quote(&offer.fares, rules) {
            Ok(quote) if quote.gross.currency == currency => Some(PricedOffer::new(offer, quote)),
            Ok(quote) => {
                tracing::warn!(supplier = %offer.supplier.0, filed = %quote.gross.currency, "offer in another currency");
                None
            }
            Err(error) => {
                tracing::warn!(supplier = %offer.supplier.0, %error, "offer left out");
                None
            }
        })
        .collect()
}
