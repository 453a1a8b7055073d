//! Sells extras with an offer.

use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::traveller::Traveller;

use super::SandboxSupplier;
use super::accidents::is_among;
use crate::port::air::SupplierError;
use crate::sandbox::extras::Counter;
use crate::sandbox::journal::BookedExtras;
use crate::sandbox::records::Records;
use crate::sandbox::shopping::OfferSpec;
use crate::sandbox::switches::{Effect, Step};

impl SandboxSupplier {
    pub(super) fn sold_with(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        let spec = self.decode(&offer.offer_ref).ok_or(SupplierError::NotFound)?;
        match self.forced(Step::Extras) {
            Some(Effect::Timeout) => return Err(SupplierError::Timeout),
            Some(Effect::PriceUp { percent }) => self.world.raise_extras(percent * 100),
            Some(
                Effect::ClassChange
                | Effect::SoldOut
                | Effect::Refuse
                | Effect::Unknown
                | Effect::Pending
                | Effect::Partial,
            )
            | None => {}
        }
        let records = self.world.records();
        Ok(self.counter(&records).catalogue(&spec, offer))
    }

    /// Extras that can no longer be sold with this booking.
    pub(super) fn extras_gone(
        &self,
        records: &Records,
        spec: &OfferSpec,
        offer: &SupplierOffer,
        extras: &[Extra],
    ) -> Vec<String> {
        self.counter(records).gone(spec, offer, extras)
    }

    /// The stored extras, without remarks, which may contain personal data.
    pub(super) fn kept_extras(
        &self,
        operation_id: &str,
        extras: &[Extra],
        travellers: &[Traveller],
    ) -> Option<BookedExtras> {
        if extras.is_empty() {
            return None;
        }
        let quiet = |extra: &Extra| Extra {
            remark: None,
            ..extra.clone()
        };
        let minutes = i64::from(self.world.config.pending_minutes);
        Some(BookedExtras {
            chosen: extras.iter().map(quiet).collect(),
            answered_at: self.world.now() + chrono::TimeDelta::minutes(minutes),
            requests_refused: is_among(travellers, "SSRFAIL"),
            refused: self.refused_request(operation_id, extras).into_iter().collect(),
        })
    }

    fn counter<'a>(&'a self, records: &'a Records) -> Counter<'a> {
        Counter {
            world: &self.world,
            occupied: records.occupied(),
            uplift_bp: self.world.extras_uplift_bp(),
            sells: self.persona.sells_extras,
        }
    }
}
