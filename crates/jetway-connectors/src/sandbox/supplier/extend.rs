//! Extends time limits.

use chrono::{DateTime, TimeDelta, Utc};

use super::SandboxSupplier;
use crate::port::air::{BookingState, Outcome, SupplierBooking};
use crate::sandbox::journal::{JournalEntry, Refusal};
use crate::sandbox::shopping::HOLDS_END_BEFORE;
use crate::sandbox::switches::{Effect, Step};

/// No extension beyond this time before departure.
const BEFORE_DEPARTURE: TimeDelta = TimeDelta::hours(24);

impl SandboxSupplier {
    /// Grants up to its persona's maximum, counted from the current limit and never past the end of all holds; possibly
    /// less than requested.
    pub(super) fn extend_limit(&self, operation_id: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        let mut records = self.world.records();
        if let Some(answer) = records.answer(operation_id) {
            return self.replay(answer, &records);
        }
        let Some(record) = records.find(&self.id.0, pnr).cloned() else {
            return self.refused("unknown record");
        };
        let now = self.world.now();
        if record.state(now) != BookingState::Held {
            return self.refused("only unpaid seats can be held longer");
        }
        if until <= record.ticketing_time_limit {
            return self.done(pnr, &records);
        }
        let effect = self.forced(Step::Extend);
        let flight = self.file_as_held(record.spec.clone(), &records);
        let departs = flight.and_then(|offer| offer.segments.first().map(|segment| segment.origin.utc));
        let most = record.ticketing_time_limit + self.persona.extends.unwrap_or_default();
        let most = departs.map_or(most, |at| most.min(at - HOLDS_END_BEFORE));
        let refusal = match self.persona.extends {
            None => Some("the time limit of this fare is fixed"),
            Some(_) if effect == Some(Effect::Refuse) => Some("the flight sells well; the seats are not held longer"),
            Some(_) if departs.is_none_or(|at| at - now < BEFORE_DEPARTURE) => {
                Some("seats are not held longer on the last day before departure")
            }
            Some(_) if most <= record.ticketing_time_limit => Some("the seats are held as long as this flight allows"),
            Some(_) => None,
        };
        if let Some(why) = refusal {
            return self.refuse(&mut records, operation_id, Refusal::Because(why.to_owned()));
        }
        let entry = JournalEntry::Extended {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            ticketing_time_limit: until.min(most),
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        self.done(pnr, &records)
    }
}
