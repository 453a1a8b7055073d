//! Bookings of the world: seats, and answers to writes.

mod exchange;
mod tickets;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::extra::{Extra, ExtraKind, ExtraStatus};

use super::dice::Dice;
use super::journal::{BookedExtras, IssueTrigger, JournalEntry, Refusal};
use super::schedule::{FlightId, Schedule};
use super::shopping::{Leg, Moved, OfferSpec, Sold};
use crate::port::air::{BookedExtra, BookingState, IssuedTicket, SupplierBooking};
use crate::reference::Airlines;
use tickets::Tickets;

/// Assigned seats of this world's bookings.
pub(super) type Occupied = HashMap<(FlightId, NaiveDate), BTreeSet<String>>;

/// A supplier's record.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub(super) pnr: String,
    pub(super) spec: OfferSpec,
    pub(super) trigger: Option<IssueTrigger>,
    pub(super) ticketing_time_limit: DateTime<Utc>,
    /// Keys of the requested offer and of the filed one.
    held_as: [String; 2],
    traveller_ids: Vec<String>,
    extras: Option<BookedExtras>,
    tickets: Option<Tickets>,
    /// Traveller and flight of each coupon that was refunded.
    returned: BTreeSet<(String, String)>,
    dropped: bool,
}

/// Result of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answered {
    Booked(String),
    Issued(String),
    Extended(String),
    Cancelled,
    Voided,
    Refunding { approved_at: DateTime<Utc> },
    Exchanged(String),
    Refused(Refusal),
}

/// State of the world.
#[derive(Debug, Default)]
pub(super) struct Records {
    by_pnr: HashMap<String, Record>,
    answers: HashMap<String, Answered>,
    /// Unticketed records by time limit.
    held: BTreeSet<(DateTime<Utc>, String)>,
    sold: Sold,
    occupied: Occupied,
    moved: Moved,
    /// Number of active records per offer.
    held_offers: HashMap<String, u32>,
    tickets_made: u64,
}

impl Record {
    pub(super) fn state(&self, now: DateTime<Utc>) -> BookingState {
        match &self.tickets {
            _ if self.dropped => BookingState::Cancelled,
            Some(tickets) if tickets.are_made(now) => BookingState::Ticketed,
            Some(_) => BookingState::Ticketing,
            None => BookingState::Held,
        }
    }

    /// Whether its tickets are still invisible.
    pub(super) fn is_silent(&self, now: DateTime<Utc>) -> bool {
        self.tickets.as_ref().is_some_and(|tickets| tickets.are_silent(now))
    }

    pub(super) const fn is_issued(&self) -> bool {
        self.tickets.is_some()
    }

    pub(super) const fn people(&self) -> usize {
        self.traveller_ids.len()
    }

    /// The record as the supplier shows it.
    pub(super) fn booking(&self, schedule: &Schedule, now: DateTime<Utc>) -> SupplierBooking {
        let numbers = self.tickets.iter().flat_map(|tickets| tickets.made(now));
        let tickets = self.traveller_ids.iter().zip(numbers);
        let mut locators = BTreeMap::new();
        for leg in self.spec.journeys.iter().flatten() {
            let carrier = schedule.flight(leg.flight).carrier;
            locators
                .entry(carrier.to_string())
                .or_insert_with(|| airline_locator(&self.pnr, carrier.as_str()));
        }
        SupplierBooking {
            pnr: self.pnr.clone(),
            airline_locators: locators.into_iter().collect(),
            ticketing_time_limit: Some(self.ticketing_time_limit),
            state: self.state(now),
            tickets: tickets
                .map(|(id, number)| IssuedTicket {
                    traveller_id: id.clone(),
                    number: number.clone(),
                })
                .collect(),
            extras: self.booked_extras(now),
            segments: Vec::new(),
        }
    }

    fn booked_extras(&self, now: DateTime<Utc>) -> Vec<BookedExtra> {
        let Some(extras) = &self.extras else { return Vec::new() };
        let mut documents = self.tickets.iter().flat_map(|tickets| tickets.made_documents(now));
        let is_refused = |extra: &Extra| extras.requests_refused || extras.refused.contains(&extra.extra_id);
        let booked = extras.chosen.iter().map(|extra| BookedExtra {
            extra_id: extra.extra_id.clone(),
            status: match extra.kind {
                ExtraKind::Request if now < extras.answered_at => ExtraStatus::Requested,
                ExtraKind::Request if is_refused(extra) => ExtraStatus::Refused,
                ExtraKind::Request | ExtraKind::Seat | ExtraKind::Baggage | ExtraKind::Meal => ExtraStatus::Confirmed,
            },
            document: (extra.price.minor > 0).then(|| documents.next().cloned()).flatten(),
        });
        booked.collect()
    }

    /// Whether a coupon was refunded.
    pub(super) fn has_refunds(&self) -> bool {
        !self.returned.is_empty()
    }

    /// Whether one of these coupons does not exist or was refunded before.
    pub(super) fn has_returned(&self, travellers: &[String], segments: &[String]) -> bool {
        let flights = self.spec.journeys.iter().flatten().count();
        let exists = |id: &String| {
            id.strip_prefix('s')
                .and_then(|at| at.parse::<usize>().ok())
                .is_some_and(|at| (1..=flights).contains(&at))
        };
        let is_gone = |traveller: &String, segment: &String| {
            self.returned.contains(&(traveller.clone(), segment.clone()))
                || !self.traveller_ids.contains(traveller)
                || !exists(segment)
        };
        let mut coupons = travellers
            .iter()
            .flat_map(|traveller| segments.iter().map(move |segment| (traveller, segment)));
        coupons.any(|(traveller, segment)| is_gone(traveller, segment))
    }

    /// Number of its extras with a price.
    fn paid_extras(&self) -> usize {
        let chosen = self.extras.iter().flat_map(|extras| &extras.chosen);
        chosen.filter(|extra| extra.price.minor > 0).count()
    }

    /// Its assigned seats, with their flights.
    fn named_seats(&self) -> Vec<((FlightId, NaiveDate), String)> {
        let legs: Vec<_> = self.spec.journeys.iter().flatten().collect();
        let chosen = self.extras.iter().flat_map(|extras| &extras.chosen);
        chosen
            .filter(|extra| extra.kind == ExtraKind::Seat)
            .filter_map(|extra| {
                let leg = legs.get(leg_of(extra)?)?;
                Some(((leg.flight, leg.date), extra.code.clone()))
            })
            .collect()
    }
}

/// Segments are `s1`, `s2`, … in leg order.
fn leg_of(extra: &Extra) -> Option<usize> {
    let number: usize = extra.segment_ids.first()?.strip_prefix('s')?.parse().ok()?;
    number.checked_sub(1)
}

impl Records {
    pub(super) fn answer(&self, operation_id: &str) -> Option<&Answered> {
        self.answers.get(operation_id)
    }

    /// Finds a supplier's own record.
    pub(super) fn find(&self, supplier: &str, pnr: &str) -> Option<&Record> {
        self.by_pnr.get(pnr).filter(|record| record.spec.supplier == supplier)
    }

    /// Whether a record has this locator.
    pub(super) fn has(&self, pnr: &str) -> bool {
        self.by_pnr.contains_key(pnr)
    }

    /// Whether any record with this locator holds unticketed seats.
    pub(super) fn is_unpaid(&self, pnr: &str) -> bool {
        let record = self.by_pnr.get(pnr);
        record.is_some_and(|record| !record.dropped && !record.is_issued())
    }

    pub(super) const fn sold(&self) -> &Sold {
        &self.sold
    }

    /// Seats assigned in records.
    pub(super) const fn occupied(&self) -> &Occupied {
        &self.occupied
    }

    /// Flights whose times the controls changed.
    pub(super) const fn moved(&self) -> &Moved {
        &self.moved
    }

    /// First flight of any record with this locator.
    pub(super) fn first_leg(&self, pnr: &str) -> Option<Leg> {
        self.by_pnr.get(pnr)?.spec.journeys.first()?.first().copied()
    }

    pub(super) fn len(&self) -> usize {
        self.by_pnr.len()
    }

    /// Whether an active record was made from exactly this offer: its fare and classes are guaranteed while the record
    /// exists. Other offers of the same trip are not.
    pub(super) fn holds(&self, hold_key: &str) -> bool {
        self.held_offers.get(hold_key).is_some_and(|records| *records > 0)
    }

    /// An unused locator.
    pub(super) fn free_pnr(&self, dice: &Dice, operation_id: &str) -> String {
        let locators = (0_u32..).map(|attempt| locator(dice.roll(format_args!("pnr|{operation_id}|{attempt}"))));
        locators
            .into_iter()
            .find(|pnr| !self.by_pnr.contains_key(pnr))
            .unwrap_or_default()
    }

    /// A ticket number of thirteen digits per traveller.
    pub(super) fn next_numbers(&self, record: &Record, schedule: &Schedule) -> Vec<String> {
        self.numbered(record, schedule, 0, record.traveller_ids.len())
    }

    /// An EMD number of thirteen digits per extra with a price, following the ticket numbers.
    pub(super) fn next_documents(&self, record: &Record, schedule: &Schedule) -> Vec<String> {
        self.numbered(record, schedule, record.traveller_ids.len(), record.paid_extras())
    }

    fn numbered(&self, record: &Record, schedule: &Schedule, skip: usize, count: usize) -> Vec<String> {
        let flights = record
            .spec
            .journeys
            .iter()
            .flatten()
            .map(|leg| schedule.flight(leg.flight));
        let carrier = flights
            .rev()
            .max_by_key(|flight| flight.km)
            .map(|flight| flight.carrier);
        let airline = carrier.and_then(|carrier| Airlines::embedded().get(carrier));
        let prefix = airline.map_or("000", |airline| airline.ticket_prefix.as_str());
        (1..)
            .skip(skip)
            .take(count)
            .map(|at: u64| format!("{prefix}{:010}", 2_400_000_000 + self.tickets_made + at))
            .collect()
    }

    /// Cancels held records past their time limit.
    pub(super) fn expire(&mut self, now: DateTime<Utc>) {
        while let Some((limit, pnr)) = self.held.first().cloned().filter(|(limit, _)| *limit <= now) {
            self.held.remove(&(limit, pnr.clone()));
            self.drop_record(&pnr);
        }
    }

    /// Applies an entry. Entries come from this world's journal, so everything they refer to exists.
    pub(super) fn apply(&mut self, entry: &JournalEntry, schedule: &Schedule, dice: &Dice) {
        match entry {
            JournalEntry::Booked {
                operation_id,
                pnr,
                offer_ref,
                asked_ref,
                traveller_ids,
                trigger,
                ticketing_time_limit,
                extras,
            } => {
                let Some(spec) = OfferSpec::decode(offer_ref, schedule, dice) else {
                    tracing::warn!(%pnr, "a record of another timetable is ignored");
                    return;
                };
                self.take_seats(&spec);
                let filed_as = spec.hold_key(schedule);
                let asked = asked_ref
                    .as_ref()
                    .and_then(|asked| OfferSpec::decode(asked, schedule, dice));
                let asked_as = asked.map_or_else(|| filed_as.clone(), |asked| asked.hold_key(schedule));
                let held_as = [asked_as, filed_as];
                for key in &held_as {
                    *self.held_offers.entry(key.clone()).or_default() += 1;
                }
                self.held.insert((*ticketing_time_limit, pnr.clone()));
                self.answers.insert(operation_id.clone(), Answered::Booked(pnr.clone()));
                let record = Record {
                    pnr: pnr.clone(),
                    spec,
                    trigger: *trigger,
                    ticketing_time_limit: *ticketing_time_limit,
                    held_as,
                    traveller_ids: traveller_ids.clone(),
                    extras: extras.clone(),
                    tickets: None,
                    returned: BTreeSet::new(),
                    dropped: false,
                };
                self.admit(record);
            }
            JournalEntry::Refused { operation_id, refusal } => {
                self.answers
                    .insert(operation_id.clone(), Answered::Refused(refusal.clone()));
            }
            JournalEntry::Issued {
                operation_id,
                pnr,
                numbers,
                documents,
                first,
                ready_at,
                lost,
            } => {
                self.answers.insert(operation_id.clone(), Answered::Issued(pnr.clone()));
                self.tickets_made += u64::try_from(numbers.len() + documents.len()).unwrap_or(0);
                if let Some(record) = self.by_pnr.get_mut(pnr) {
                    self.held.remove(&(record.ticketing_time_limit, pnr.clone()));
                    record.tickets = Some(Tickets {
                        numbers: numbers.clone(),
                        documents: documents.clone(),
                        first: first.clone(),
                        ready_at: *ready_at,
                        lost: *lost,
                    });
                }
            }
            JournalEntry::Cancelled { operation_id, pnr } => {
                self.answers.insert(operation_id.clone(), Answered::Cancelled);
                self.drop_record(pnr);
            }
            JournalEntry::Voided { .. } | JournalEntry::Refunding { .. } => self.apply_after_sale(entry),
            JournalEntry::Exchanged { .. } => self.apply_exchange(entry, schedule, dice),
            JournalEntry::Extended {
                operation_id,
                pnr,
                ticketing_time_limit,
            } => {
                self.answers
                    .insert(operation_id.clone(), Answered::Extended(pnr.clone()));
                if let Some(record) = self.by_pnr.get_mut(pnr) {
                    self.held.remove(&(record.ticketing_time_limit, pnr.clone()));
                    self.held.insert((*ticketing_time_limit, pnr.clone()));
                    record.ticketing_time_limit = *ticketing_time_limit;
                }
            }
            JournalEntry::Rescheduled {
                carrier,
                number,
                from,
                date,
                minutes,
            } => {
                if let Some(flight) = schedule.numbered(*carrier, *number, *from) {
                    self.moved.insert((flight, *date), *minutes);
                }
            }
            // Time has a clock, and hotels have records of their own.
            _ => {}
        }
    }

    /// Applies an entry about tickets that exist; others change nothing.
    fn apply_after_sale(&mut self, entry: &JournalEntry) {
        match entry {
            JournalEntry::Voided { operation_id, pnr } => {
                self.answers.insert(operation_id.clone(), Answered::Voided);
                self.drop_record(pnr);
            }
            JournalEntry::Refunding {
                operation_id,
                pnr,
                travellers,
                segments,
                approved_at,
            } => {
                let approved_at = *approved_at;
                self.answers
                    .insert(operation_id.clone(), Answered::Refunding { approved_at });
                self.return_tickets(pnr, travellers, segments);
            }
            _ => {}
        }
    }

    fn admit(&mut self, record: Record) {
        for (flight, seat) in record.named_seats() {
            self.occupied.entry(flight).or_default().insert(seat);
        }
        self.by_pnr.insert(record.pnr.clone(), record);
    }

    fn take_seats(&mut self, spec: &OfferSpec) {
        for leg in spec.journeys.iter().flatten() {
            *self.sold.entry((leg.flight, leg.date, leg.cabin)).or_default() += u16::from(spec.party.seats());
        }
    }

    /// Refunds coupons; with the last one the record ends.
    fn return_tickets(&mut self, pnr: &str, travellers: &[String], segments: &[String]) {
        let Some(record) = self.by_pnr.get_mut(pnr) else { return };
        for traveller in travellers {
            let coupons = segments.iter().map(|segment| (traveller.clone(), segment.clone()));
            record.returned.extend(coupons);
        }
        let flights = record.spec.journeys.iter().flatten().count();
        if record.returned.len() == record.people() * flights {
            self.drop_record(pnr);
        }
    }

    fn drop_record(&mut self, pnr: &str) {
        let Some(record) = self.by_pnr.get_mut(pnr).filter(|record| !record.dropped) else {
            return;
        };
        record.dropped = true;
        for (flight, seat) in record.named_seats() {
            if let Some(seats) = self.occupied.get_mut(&flight) {
                seats.remove(&seat);
            }
        }
        for key in &record.held_as {
            if let Some(records) = self.held_offers.get_mut(key) {
                *records = records.saturating_sub(1);
            }
        }
        self.held.remove(&(record.ticketing_time_limit, pnr.to_owned()));
        for leg in record.spec.journeys.iter().flatten() {
            if let Some(sold) = self.sold.get_mut(&(leg.flight, leg.date, leg.cabin)) {
                *sold = sold.saturating_sub(u16::from(record.spec.party.seats()));
            }
        }
    }
}

/// Six letters and digits, without ambiguous ones.
fn locator(mut roll: u64) -> String {
    const LETTERS: &[u8; 31] = b"ABCDEFGHJKLMNPQRSTUVWXYZ3456789";
    let mut text = String::with_capacity(6);
    for _ in 0..6 {
        text.push(char::from(LETTERS[usize::try_from(roll % 31).unwrap_or(0)]));
        roll /= 31;
    }
    text
}

fn airline_locator(pnr: &str, carrier: &str) -> String {
    locator(Dice::new(0x6c6f_6361).roll(format_args!("{pnr}|{carrier}")))
}
