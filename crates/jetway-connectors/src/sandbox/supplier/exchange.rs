//! Exchanges tickets for other flights.

use chrono::TimeDelta;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::fare_change::is_as_agreed;

use super::SandboxSupplier;
use super::pricing::has_left;
use crate::port::air::{BookingState, ExchangeProgress, ExchangeWay, Outcome, SupplierBooking};
use crate::sandbox::journal::{JournalEntry, Refusal};
use crate::sandbox::records::{Answered, Record, Records};
use crate::sandbox::shopping::OfferSpec;
use crate::sandbox::switches::{Effect, Step};

/// How long staff take to make new tickets.
const STAFF_TAKE: TimeDelta = TimeDelta::hours(1);

impl SandboxSupplier {
    pub(super) fn replace_tickets(
        &self,
        operation_id: &str,
        pnr: &str,
        offer: &SupplierOffer,
    ) -> Outcome<ExchangeProgress> {
        let mut records = self.world.records();
        match records.answer(operation_id) {
            Some(Answered::Exchanged(pnr)) => return self.exchanged(pnr, &records),
            Some(Answered::Refused(refusal)) => return Outcome::Rejected(self.rejection(refusal, &records)),
            Some(_) => return self.refused("this operation was another one"),
            None => {}
        }
        let Some(record) = records.find(&self.id.0, pnr).cloned() else {
            return self.refused("unknown record");
        };
        let Some(spec) = self.decode(&offer.offer_ref) else {
            return self.refused("unknown offer");
        };
        let effect = self.forced(Step::Exchange);
        if let Some(refusal) = self.no_exchange(&record, &spec, offer, effect) {
            return self.refuse(&mut records, operation_id, refusal);
        }
        let now = self.world.now();
        let by_hand = self.persona.exchange == ExchangeWay::ByHand;
        let mut filed = spec;
        if !by_hand {
            let current = self.file_anew(&mut filed, &records);
            let Some(current) = current else {
                return self.refuse(&mut records, operation_id, Refusal::SoldOut);
            };
            if !is_as_agreed(offer, &current) {
                return self.refuse(&mut records, operation_id, Refusal::PriceChanged(current.offer_ref));
            }
        }
        let entry = JournalEntry::Exchanged {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            offer_ref: offer.offer_ref.clone(),
            numbers: records.next_numbers(&record, self.world.schedule),
            ready_at: if by_hand { now + STAFF_TAKE } else { now },
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        self.exchanged(pnr, &records)
    }

    pub(super) fn show_exchange(&self, operation_id: &str) -> Option<ExchangeProgress> {
        let records = self.world.records();
        match records.answer(operation_id)? {
            Answered::Exchanged(pnr) => match self.exchanged(pnr, &records) {
                Outcome::Done(progress) => Some(progress),
                Outcome::Rejected(_) | Outcome::Unknown => None,
            },
            Answered::Refused(_) => Some(ExchangeProgress::Refused),
            Answered::Booked(_)
            | Answered::Issued(_)
            | Answered::Extended(_)
            | Answered::Cancelled
            | Answered::Voided
            | Answered::Refunding { .. } => None,
        }
    }

    fn no_exchange(
        &self,
        record: &Record,
        spec: &OfferSpec,
        offer: &SupplierOffer,
        effect: Option<Effect>,
    ) -> Option<Refusal> {
        let now = self.world.now();
        let why = match effect {
            _ if self.persona.exchange == ExchangeWay::Never => "tickets of this fare are not exchanged",
            _ if record.state(now) != BookingState::Ticketed || record.has_refunds() => "these tickets are not open",
            _ if spec.party.people() != record.people() => "the number of travellers differs from the record",
            _ if has_left(offer, now) => "the flight has left",
            Some(Effect::Refuse) => "the airline did not exchange the tickets",
            Some(Effect::SoldOut) => return Some(Refusal::SoldOut),
            _ => return None,
        };
        Some(Refusal::Because(why.to_owned()))
    }

    fn exchanged(&self, pnr: &str, records: &Records) -> Outcome<ExchangeProgress> {
        let shown: Outcome<SupplierBooking> = self.done(pnr, records);
        match shown {
            Outcome::Done(booking) if booking.state == BookingState::Ticketed => {
                Outcome::Done(ExchangeProgress::Exchanged(Box::new(booking)))
            }
            Outcome::Done(_) => Outcome::Done(ExchangeProgress::Submitted),
            Outcome::Rejected(rejection) => Outcome::Rejected(rejection),
            Outcome::Unknown => Outcome::Unknown,
        }
    }
}
