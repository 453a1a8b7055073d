//! Pricing again, booking, ticketing, cancelling.

use std::sync::LazyLock;

use chrono::TimeDelta;
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::traveller::Traveller;

use super::SandboxSupplier;
use crate::port::air::{BookingState, Outcome, PriceCheck, Rejection, SupplierBooking, SupplierError};
use crate::sandbox::control::{Effect, Step};
use crate::sandbox::journal::{IssueTrigger, JournalEntry, Refusal};
use crate::sandbox::records::{Answered, Record, Records};
use crate::sandbox::shopping::{OfferSpec, Sold};

/// A fare that can only be sold at once is kept this long for its ticket.
const INSTANT: TimeDelta = TimeDelta::minutes(15);
/// A held trip has its seats already.
static NONE_SOLD: LazyLock<Sold> = LazyLock::new(Sold::new);
/// A surname that raises the fare raises it by this.
const NAMED_UPLIFT_BP: u32 = 500;

impl SandboxSupplier {
    pub(super) fn price_again(&self, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        let mut spec = self.decode(&offer.offer_ref).ok_or(SupplierError::NotFound)?;
        let now = self.world.now();
        let records = self.world.records();
        let trip = spec.trip_key(self.world.schedule);
        let held = records.holds(&trip);
        let departed = offer.segments.first().is_none_or(|segment| segment.origin.utc <= now);
        if departed || self.persona.strict_expiry && !held && now >= spec.expires_at {
            return Ok(PriceCheck::Expired);
        }
        let (dice, config) = (&self.world.dice, &self.world.config);
        let accident = |bp, what: &str| dice.happens(bp, format_args!("{what}|{trip}|{:?}", spec.brand));
        match self.forced(Step::Price) {
            Some(Effect::Timeout) => return Err(SupplierError::Timeout),
            Some(Effect::SoldOut) => return Ok(PriceCheck::SoldOut),
            Some(Effect::PriceUp { percent }) => spec.uplift_bp += percent * 100,
            Some(Effect::Refuse | Effect::Unknown | Effect::Pending) | None => {
                if accident(config.price_sold_out_bp, "priceSoldOut") {
                    return Ok(PriceCheck::SoldOut);
                }
                if spec.uplift_bp == 0 && accident(config.price_changed_bp, "priceChanged") {
                    spec.uplift_bp = 150 + u32::try_from(dice.below(500, format_args!("uplift|{trip}"))).unwrap_or(0);
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
        let effect = self.booking_effect(operation_id, &spec, travellers);
        match effect {
            Some(Effect::SoldOut) => return self.refuse(&mut records, operation_id, Refusal::SoldOut),
            Some(Effect::Refuse) => {
                let refusal = Refusal::Because("the airline declined the booking".to_owned());
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::PriceUp { percent }) => spec.uplift_bp += percent * 100,
            Some(Effect::Unknown | Effect::Timeout | Effect::Pending) | None => {}
        }
        let Some(filed) = self.file_anew(&mut spec, &records) else {
            return self.refuse(&mut records, operation_id, Refusal::SoldOut);
        };
        if filed.fares != offer.fares {
            return self.refuse(&mut records, operation_id, Refusal::PriceChanged(filed.offer_ref));
        }
        let gone = self.extras_gone(&records, &spec, offer, extras);
        if !gone.is_empty() {
            return self.refuse(&mut records, operation_id, Refusal::ExtrasGone(gone));
        }
        let now = self.world.now();
        let pnr = records.free_pnr(&self.world.dice, operation_id);
        let entry = JournalEntry::Booked {
            operation_id: operation_id.to_owned(),
            pnr: pnr.clone(),
            offer_ref: filed.offer_ref,
            traveller_ids: travellers
                .iter()
                .map(|traveller| traveller.traveller_id.clone())
                .collect(),
            trigger: issue_trigger(travellers),
            ticketing_time_limit: filed.ticketing_time_limit.unwrap_or(now + INSTANT),
            extras: self.kept_extras(extras, travellers),
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
        match effect {
            Some(Effect::Refuse) => {
                let refusal = Refusal::Because("the airline refused to ticket; the record is alive".to_owned());
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::PriceUp { percent }) => {
                let mut spec = record.spec.clone();
                spec.uplift_bp += percent * 100;
                let offer_ref = spec.encode(self.world.schedule, &self.world.dice);
                let refusal = Refusal::PriceChanged(offer_ref);
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::Pending | Effect::Unknown | Effect::Timeout | Effect::SoldOut) | None => {}
        }
        let entry = JournalEntry::Issued {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            numbers: records.next_numbers(&record, self.world.schedule),
            documents: records.next_documents(&record, self.world.schedule),
            ready_at: now + self.ticketing_takes(effect, pnr),
            lost: effect == Some(Effect::Unknown),
        };
        match self.keep(&mut records, &entry) {
            Ok(()) => self.done(pnr, &records),
            Err(()) => Outcome::Unknown,
        }
    }

    /// At once, unless something holds tickets up or people make them.
    fn ticketing_takes(&self, effect: Option<Effect>, pnr: &str) -> TimeDelta {
        let config = &self.world.config;
        if matches!(effect, Some(Effect::Pending | Effect::Unknown)) {
            return TimeDelta::minutes(i64::from(config.pending_minutes));
        }
        if !self.persona.tickets_by_hand() || config.by_hand_minutes == 0 {
            return TimeDelta::zero();
        }
        let more = u64::from(config.by_hand_minutes - 1);
        let waited = self.world.dice.below(more, format_args!("byHand|{pnr}"));
        TimeDelta::minutes(1 + i64::try_from(waited).unwrap_or(0))
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

    /// A clean refusal that is not remembered: asking again may end differently.
    pub(super) fn refused<T>(&self, why: &str) -> Outcome<T> {
        Outcome::Rejected(Rejection::Refused(why.to_owned()))
    }

    pub(super) fn decode(&self, offer_ref: &str) -> Option<OfferSpec> {
        let spec = OfferSpec::decode(offer_ref, self.world.schedule, &self.world.dice);
        spec.filter(|spec| spec.supplier == self.id.0)
    }

    /// The spec as it can be sold now: today's fares, letters with seats, a new expiry.
    fn file_anew(&self, spec: &mut OfferSpec, records: &Records) -> Option<SupplierOffer> {
        let filer = self.filer(records.sold(), records.moved());
        spec.filed_on = filer.now.date_naive();
        spec.expires_at = filer.expiry();
        let left = filer.seat(spec)?;
        filer.offer(spec, left)
    }

    /// A trip somebody holds: the fare and letters it was filed with, a new expiry.
    pub(super) fn file_as_held(&self, mut spec: OfferSpec, records: &Records) -> Option<SupplierOffer> {
        let filer = self.filer(&NONE_SOLD, records.moved());
        spec.expires_at = filer.expiry();
        filer.offer(&spec, spec.party.seats().max(1))
    }

    fn booking_effect(&self, operation_id: &str, spec: &OfferSpec, travellers: &[Traveller]) -> Option<Effect> {
        let named = |name: &str| {
            travellers
                .iter()
                .any(|traveller| traveller.surname.eq_ignore_ascii_case(name))
        };
        if let Some(forced) = self.forced(Step::Book) {
            Some(forced)
        } else if named("SOLDOUT") {
            Some(Effect::SoldOut)
        } else if named("PRICEUP") && spec.uplift_bp == 0 {
            Some(Effect::PriceUp {
                percent: NAMED_UPLIFT_BP / 100,
            })
        } else {
            let chance = self.world.config.book_sold_out_bp;
            self.world
                .dice
                .happens(chance, format_args!("bookSoldOut|{operation_id}"))
                .then_some(Effect::SoldOut)
        }
    }

    fn issue_effect(&self, operation_id: &str, record: &Record) -> Option<Effect> {
        let config = &self.world.config;
        let accident = |bp, what: &str| self.world.dice.happens(bp, format_args!("{what}|{operation_id}"));
        self.forced(Step::Issue).or(match record.trigger {
            Some(IssueTrigger::Pending) => Some(Effect::Pending),
            Some(IssueTrigger::Refused) => Some(Effect::Refuse),
            Some(IssueTrigger::Lost) => Some(Effect::Unknown),
            None if accident(config.issue_refused_bp, "issueRefused") => Some(Effect::Refuse),
            None if accident(config.issue_pending_bp, "issuePending") => Some(Effect::Pending),
            None => None,
        })
    }

    /// What an earlier write with the same id came to, as it stands now.
    pub(super) fn replay(&self, answer: &Answered, records: &Records) -> Outcome<SupplierBooking> {
        match answer {
            Answered::Booked(pnr) | Answered::Issued(pnr) | Answered::Extended(pnr) => self.done(pnr, records),
            Answered::Refused(refusal) => Outcome::Rejected(self.rejection(refusal, records)),
            Answered::Cancelled => self.refused("this operation was a cancellation"),
        }
    }

    pub(super) fn done(&self, pnr: &str, records: &Records) -> Outcome<SupplierBooking> {
        let view = records
            .find(&self.id.0, pnr)
            .and_then(|record| self.view(record, records).ok());
        view.map_or(Outcome::Unknown, Outcome::Done)
    }

    pub(super) fn refuse(
        &self,
        records: &mut Records,
        operation_id: &str,
        refusal: Refusal,
    ) -> Outcome<SupplierBooking> {
        let rejection = self.rejection(&refusal, records);
        let entry = JournalEntry::Refused {
            operation_id: operation_id.to_owned(),
            refusal,
        };
        self.keep(records, &entry)
            .map_or(Outcome::Unknown, |()| Outcome::Rejected(rejection))
    }

    fn rejection(&self, refusal: &Refusal, records: &Records) -> Rejection {
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

    /// Commit, logging what went wrong.
    pub(super) fn keep(&self, records: &mut Records, entry: &JournalEntry) -> Result<(), ()> {
        self.world
            .commit(records, entry)
            .map_err(|error| tracing::error!(%error, "the sandbox world forgot a write"))
    }
}

fn issue_trigger(travellers: &[Traveller]) -> Option<IssueTrigger> {
    travellers
        .iter()
        .find_map(|traveller| match traveller.surname.to_ascii_uppercase().as_str() {
            "TKTPEND" => Some(IssueTrigger::Pending),
            "TKTFAIL" => Some(IssueTrigger::Refused),
            "TKTLOST" => Some(IssueTrigger::Lost),
            _ => None,
        })
}
