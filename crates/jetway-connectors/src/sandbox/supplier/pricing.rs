//! Re-pricing of offers.

use std::sync::LazyLock;

use chrono::{DateTime, Utc};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::PassengerCounts;

use super::SandboxSupplier;
use super::accidents::PriceAccident;
use crate::port::air::{PriceCheck, SupplierError};
use crate::sandbox::records::Records;
use crate::sandbox::shopping::{OfferSpec, Sold};
use crate::sandbox::switches::{Effect, Step};

/// A held trip already has its seats.
pub(super) static NONE_SOLD: LazyLock<Sold> = LazyLock::new(Sold::new);

impl SandboxSupplier {
    pub(super) fn price_again(
        &self,
        passengers: &PassengerCounts,
        offer: &SupplierOffer,
    ) -> Result<PriceCheck, SupplierError> {
        let mut spec = self.decode(&offer.offer_ref).ok_or(SupplierError::NotFound)?;
        spec.party.grow(&passengers.child_ages);
        let now = self.world.now();
        let records = self.world.records();
        let held = records.holds(&spec.hold_key(self.world.schedule));
        if has_left(offer, now) || !held && self.is_over(&spec, now) {
            return Ok(PriceCheck::Expired);
        }
        match self.forced(Step::Price) {
            Some(Effect::Timeout) => return Err(SupplierError::Timeout),
            Some(Effect::SoldOut) => return Ok(PriceCheck::SoldOut),
            Some(Effect::PriceUp { percent }) => move_fare(&mut spec, basis_points(percent)),
            Some(Effect::ClassChange) => self.raise(&mut spec, held, &records),
            Some(Effect::Refuse | Effect::Unknown | Effect::Pending | Effect::Partial) | None if held => {}
            Some(Effect::Refuse | Effect::Unknown | Effect::Pending | Effect::Partial) | None => {
                match self.price_accident(&spec) {
                    Some(PriceAccident::SoldOut) => return Ok(PriceCheck::SoldOut),
                    Some(PriceAccident::ClassChanged) => self.raise(&mut spec, held, &records),
                    Some(PriceAccident::Moved(basis_points)) => move_fare(&mut spec, basis_points),
                    None => {}
                }
            }
        }
        let repriced = if held {
            self.file_as_held(spec, &records)
        } else {
            self.file_anew(&mut spec, &records)
        };
        Ok(repriced.map_or(PriceCheck::SoldOut, |offer| PriceCheck::Available(Box::new(offer))))
    }

    /// Moves the trip to the next more expensive class; held trips keep their classes.
    fn raise(&self, spec: &mut OfferSpec, held: bool, records: &Records) {
        if !held {
            // A trip without seats is detected as sold out when it is filed.
            let _ = self.filer(records.sold(), records.moved()).seat(spec);
        }
        spec.raise();
    }

    /// The spec as it can be sold now: today's fares, available classes, new expiry.
    pub(super) fn file_anew(&self, spec: &mut OfferSpec, records: &Records) -> Option<SupplierOffer> {
        let filer = self.filer(records.sold(), records.moved());
        spec.filed_on = filer.now.date_naive();
        spec.expires_at = filer.expiry();
        let left = filer.seat(spec)?;
        filer.offer(spec, left)
    }

    /// The fare and classes a trip was filed with, valid as long as a new offer. A held offer keeps its reference.
    pub(super) fn file_as_held(&self, mut spec: OfferSpec, records: &Records) -> Option<SupplierOffer> {
        let filer = self.filer(&NONE_SOLD, records.moved());
        let expires_at = filer.expiry();
        if !records.holds(&spec.hold_key(self.world.schedule)) {
            spec.expires_at = expires_at;
        }
        let offer = filer.offer(&spec, spec.party.seats().max(1))?;
        Some(SupplierOffer { expires_at, ..offer })
    }

    /// The offer of a held trip after a fare change; `None` when rounding cancels it.
    pub(super) fn moved(&self, held: &OfferSpec, drift: i32, records: &Records) -> Option<String> {
        let mut spec = held.clone();
        move_fare(&mut spec, drift);
        let (before, after) = (
            self.file_as_held(held.clone(), records)?,
            self.file_as_held(spec, records)?,
        );
        (before.fares != after.fares).then_some(after.offer_ref)
    }

    /// Whether the supplier enforces expiry and this offer has expired.
    pub(super) fn is_over(&self, spec: &OfferSpec, now: DateTime<Utc>) -> bool {
        self.persona.strict_expiry && now >= spec.expires_at
    }
}

/// Whether its first flight has departed.
pub(super) fn has_left(offer: &SupplierOffer, now: DateTime<Utc>) -> bool {
    offer.segments.first().is_none_or(|segment| segment.origin.utc <= now)
}

pub(super) const fn move_fare(spec: &mut OfferSpec, basis_points: i32) {
    spec.uplift_bp = spec.uplift_bp.saturating_add(basis_points);
}

pub(super) fn basis_points(percent: u32) -> i32 {
    i32::try_from(percent.saturating_mul(100)).unwrap_or(i32::MAX)
}
