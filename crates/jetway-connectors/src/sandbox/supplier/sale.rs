//! Booking, ticketing, cancelling.

use chrono::TimeDelta;
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::fare_change::is_as_agreed;
use jetway_domain::air::traveller::Traveller;

use super::SandboxSupplier;
use super::accidents::issue_trigger;
use super::pricing::{NONE_SOLD, basis_points, has_left, move_fare};
use crate::port::air::{BookingState, Outcome, Rejection, SupplierBooking, SupplierError};
use crate::sandbox::journal::{FirstTickets, JournalEntry, Refusal};
use crate::sandbox::records::{Answered, Record, Records};
use crate::sandbox::shopping::OfferSpec;
use crate::sandbox::switches::Effect;

/// An instant fare is kept this long for ticketing.
const INSTANT: TimeDelta = TimeDelta::minutes(15);
impl SandboxSupplier {
    pub(super) fn book_seats(
        &self,
        operation_id: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        let mut records = self.world.records();
        if let Some(answer) = records.answer(operation_id) {
            return self.replay(answer, &records);
        }
        let Some(mut spec) = self.decode(&offer.offer_ref) else {
            return self.refused("unknown offer");
        };
        if spec.party.people() != travellers.len() {
            return self.refused("the number of names differs from the offer");
        }
        let now = self.world.now();
        if self.is_over(&spec, now) {
            let refusal = Refusal::Because("the offer has expired: search again".to_owned());
            return self.refuse(&mut records, operation_id, refusal);
        }
        let effect = self.booking_effect(operation_id, &spec, travellers);
        match effect {
            Some(Effect::SoldOut) => return self.refuse(&mut records, operation_id, Refusal::SoldOut),
            Some(Effect::Refuse) => {
                let refusal = Refusal::Because("the airline declined the booking".to_owned());
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::PriceUp { percent }) => move_fare(&mut spec, basis_points(percent)),
            Some(Effect::ClassChange | Effect::Unknown | Effect::Timeout | Effect::Pending | Effect::Partial) => {}
            None => {
                let drift = self.booking_drift(operation_id, &spec);
                move_fare(&mut spec, drift);
            }
        }
        let filed = self.file_anew(&mut spec, &records);
        let Some(filed) = filed.filter(|filed| !has_left(filed, now)) else {
            return self.refuse(&mut records, operation_id, Refusal::SoldOut);
        };
        if !is_as_agreed(offer, &filed) {
            return self.refuse(&mut records, operation_id, Refusal::PriceChanged(filed.offer_ref));
        }
        let gone = self.extras_gone(&records, &spec, offer, extras);
        if !gone.is_empty() {
            return self.refuse(&mut records, operation_id, Refusal::ExtrasGone(gone));
        }
        let pnr = records.free_pnr(&self.world.dice, operation_id);
        let entry = JournalEntry::Booked {
            operation_id: operation_id.to_owned(),
            pnr: pnr.clone(),
            offer_ref: filed.offer_ref,
            asked_ref: Some(offer.offer_ref.clone()),
            traveller_ids: travellers
                .iter()
                .map(|traveller| traveller.traveller_id.clone())
                .collect(),
            trigger: issue_trigger(travellers),
            ticketing_time_limit: filed.ticketing_time_limit.unwrap_or(now + INSTANT),
            extras: self.kept_extras(operation_id, extras, travellers),
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        self.done(&pnr, &records)
    }

    pub(super) fn issue_tickets(&self, operation_id: &str, pnr: &str) -> Outcome<SupplierBooking> {
        let mut records = self.world.records();
        if let Some(answer) = records.answer(operation_id) {
            return self.replay(answer, &records);
        }
        let Some(record) = records.find(&self.id.0, pnr).cloned() else {
            return self.refused("unknown record");
        };
        let now = self.world.now();
        match record.state(now) {
            BookingState::Cancelled => return self.refused("the record is cancelled"),
            BookingState::Ticketing | BookingState::Ticketed => return self.done(pnr, &records),
            BookingState::Pending | BookingState::Held => {}
        }
        let effect = self.issue_effect(operation_id, &record);
        let drift = match effect {
            Some(Effect::Refuse) => {
                let refusal = Refusal::Because("the airline refused to ticket; the record is alive".to_owned());
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::PriceUp { percent }) => basis_points(percent),
            Some(
                Effect::ClassChange
                | Effect::Pending
                | Effect::Partial
                | Effect::Unknown
                | Effect::Timeout
                | Effect::SoldOut,
            ) => 0,
            None => self.issue_drift(operation_id, &record.spec),
        };
        if let Some(offer_ref) = self.moved(&record.spec, drift, &records) {
            return self.refuse(&mut records, operation_id, Refusal::PriceChanged(offer_ref));
        }
        let made = now + self.ticketing_takes(effect, pnr);
        let first = (effect == Some(Effect::Partial)).then(|| FirstTickets {
            count: record.people() / 2,
            ready_at: made,
        });
        let rest = TimeDelta::minutes(i64::from(self.world.config.pending_minutes));
        let entry = JournalEntry::Issued {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            numbers: records.next_numbers(&record, self.world.schedule),
            documents: records.next_documents(&record, self.world.schedule),
            ready_at: if first.is_some() { made + rest } else { made },
            first,
            lost: effect == Some(Effect::Unknown),
        };
        match self.keep(&mut records, &entry) {
            Ok(()) => self.done(pnr, &records),
            Err(()) => Outcome::Unknown,
        }
    }

    pub(super) fn show(&self, pnr: &str) -> Result<SupplierBooking, SupplierError> {
        let records = self.world.records();
        let record = records.find(&self.id.0, pnr).ok_or(SupplierError::NotFound)?;
        self.view(record, &records)
    }

    pub(super) fn show_booked_by(&self, operation_id: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        let records = self.world.records();
        let Some(Answered::Booked(pnr)) = records.answer(operation_id) else {
            return Ok(None);
        };
        records
            .find(&self.id.0, pnr)
            .map(|record| self.view(record, &records))
            .transpose()
    }

    pub(super) fn drop_booking(&self, operation_id: &str, pnr: &str) -> Outcome<()> {
        let mut records = self.world.records();
        let Some(record) = records.find(&self.id.0, pnr) else {
            return Outcome::Rejected(Rejection::Refused("unknown record".to_owned()));
        };
        if record.state(self.world.now()) == BookingState::Cancelled {
            return Outcome::Done(());
        }
        if record.is_issued() {
            return Outcome::Rejected(Rejection::Refused("the record has tickets".to_owned()));
        }
        let entry = JournalEntry::Cancelled {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
        };
        self.keep(&mut records, &entry).map_or(Outcome::Unknown, Outcome::Done)
    }

    /// A definite refusal that is not stored: a repetition may end differently.
    pub(super) fn refused<T>(&self, why: &str) -> Outcome<T> {
        Outcome::Rejected(Rejection::Refused(why.to_owned()))
    }

    pub(super) fn decode(&self, offer_ref: &str) -> Option<OfferSpec> {
        let spec = OfferSpec::decode(offer_ref, self.world.schedule, &self.world.dice);
        spec.filter(|spec| spec.supplier == self.id.0)
    }

    /// The result of an earlier write with the same id, in its current state.
    pub(super) fn replay(&self, answer: &Answered, records: &Records) -> Outcome<SupplierBooking> {
        match answer {
            Answered::Booked(pnr) | Answered::Issued(pnr) | Answered::Extended(pnr) => self.done(pnr, records),
            Answered::Refused(refusal) => Outcome::Rejected(self.rejection(refusal, records)),
            Answered::Cancelled => self.refused("this operation was a cancellation"),
            Answered::Voided => self.refused("this operation was a void"),
            Answered::Refunding { .. } => self.refused("this operation was a refund"),
            Answered::Exchanged(_) => self.refused("this operation was an exchange"),
        }
    }

    pub(super) fn done(&self, pnr: &str, records: &Records) -> Outcome<SupplierBooking> {
        let view = records
            .find(&self.id.0, pnr)
            .and_then(|record| self.view(record, records).ok());
        view.map_or(Outcome::Unknown, Outcome::Done)
    }

    pub(super) fn refuse<T>(&self, records: &mut Records, operation_id: &str, refusal: Refusal) -> Outcome<T> {
        let rejection = self.rejection(&refusal, records);
        let entry = JournalEntry::Refused {
            operation_id: operation_id.to_owned(),
            refusal,
        };
        self.keep(records, &entry)
            .map_or(Outcome::Unknown, |()| Outcome::Rejected(rejection))
    }

    pub(super) fn rejection(&self, refusal: &Refusal, records: &Records) -> Rejection {
        match refusal {
            Refusal::SoldOut => Rejection::SoldOut,
            Refusal::ExtrasGone(ids) => Rejection::ExtrasGone(ids.clone()),
            Refusal::Because(why) => Rejection::Refused(why.clone()),
            Refusal::PriceChanged(offer_ref) => {
                let spec = self.decode(offer_ref);
                let offer = spec.and_then(|spec| self.file_as_held(spec, records));
                offer.map_or(Rejection::SoldOut, |offer| Rejection::PriceChanged(Box::new(offer)))
            }
        }
    }

    fn view(&self, record: &Record, records: &Records) -> Result<SupplierBooking, SupplierError> {
        let now = self.world.now();
        if record.is_silent(now) {
            return Err(SupplierError::Timeout);
        }
        let flights = self.filer(&NONE_SOLD, records.moved()).segments(&record.spec);
        Ok(SupplierBooking {
            segments: flights.unwrap_or_default(),
            ..record.booking(self.world.schedule, now)
        })
    }

    /// Commits an entry and logs failures.
    pub(super) fn keep(&self, records: &mut Records, entry: &JournalEntry) -> Result<(), ()> {
        self.world
            .commit(records, entry)
            .map_err(|error| tracing::error!(%error, "the sandbox world forgot a write"))
    }
}
