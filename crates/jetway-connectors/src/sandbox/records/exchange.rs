//! Replaces the flights and tickets of a record.

use chrono::{DateTime, Utc};

use super::tickets::Tickets;
use super::{Answered, Records};
use crate::sandbox::dice::Dice;
use crate::sandbox::journal::JournalEntry;
use crate::sandbox::schedule::Schedule;
use crate::sandbox::shopping::OfferSpec;

impl Records {
    /// Applies an entry about an exchange; others change nothing.
    pub(super) fn apply_exchange(&mut self, entry: &JournalEntry, schedule: &Schedule, dice: &Dice) {
        let JournalEntry::Exchanged {
            operation_id,
            pnr,
            offer_ref,
            numbers,
            ready_at,
        } = entry
        else {
            return;
        };
        self.answers
            .insert(operation_id.clone(), Answered::Exchanged(pnr.clone()));
        if let Some(spec) = OfferSpec::decode(offer_ref, schedule, dice) {
            self.replace(pnr, spec, (numbers, *ready_at), schedule);
        }
    }

    /// Gives a record other flights and tickets. Its old seats are free again.
    fn replace(
        &mut self,
        pnr: &str,
        spec: OfferSpec,
        (numbers, ready_at): (&[String], DateTime<Utc>),
        schedule: &Schedule,
    ) {
        let Some(record) = self.by_pnr.get_mut(pnr) else { return };
        self.tickets_made += u64::try_from(numbers.len()).unwrap_or(0);
        let filed_as = spec.hold_key(schedule);
        let keys = std::mem::replace(&mut record.held_as, [filed_as.clone(), filed_as]);
        let old = std::mem::replace(&mut record.spec, spec.clone());
        record.tickets = Some(Tickets {
            numbers: numbers.to_vec(),
            documents: Vec::new(),
            first: None,
            ready_at,
            lost: false,
        });
        for key in &record.held_as {
            *self.held_offers.entry(key.clone()).or_default() += 1;
        }
        for key in &keys {
            if let Some(records) = self.held_offers.get_mut(key) {
                *records = records.saturating_sub(1);
            }
        }
        for leg in old.journeys.iter().flatten() {
            if let Some(sold) = self.sold.get_mut(&(leg.flight, leg.date, leg.cabin)) {
                *sold = sold.saturating_sub(u16::from(old.party.seats()));
            }
        }
        self.take_seats(&spec);
    }
}
