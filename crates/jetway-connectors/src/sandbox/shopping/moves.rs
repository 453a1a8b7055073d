//! Flights at other times than in the timetable, by the controls or by chance.

use std::collections::HashMap;

use chrono::{DateTime, Datelike, Days, NaiveDate, TimeDelta, Utc};

use super::spec::Leg;
use crate::sandbox::dice::Dice;
use crate::sandbox::schedule::{Flight, FlightId};

/// Delay in minutes of flights on a date; negative for earlier.
pub(in crate::sandbox) type Moved = HashMap<(FlightId, NaiveDate), i32>;

/// Typical schedule changes, in minutes.
const STEPS: [i32; 6] = [-40, -25, 35, 50, 95, 140];

/// Differences from the timetable.
pub(in crate::sandbox) struct Moves<'a> {
    pub(in crate::sandbox) told: &'a Moved,
    /// Probability of a schedule change by the airline, in basis points.
    pub(in crate::sandbox) chance_bp: u32,
}

impl Moves<'_> {
    /// How much later a flight of an offer leaves, as known at `now`.
    pub(super) fn later(&self, leg: &Leg, flight: &Flight, dice: &Dice, now: DateTime<Utc>) -> TimeDelta {
        let told = self.told.get(&(leg.flight, leg.date)).copied();
        TimeDelta::minutes(i64::from(
            told.unwrap_or_else(|| self.usual_move(leg.date, flight, dice, now)),
        ))
    }

    /// Airlines decide 3 to 30 days before departure.
    fn usual_move(&self, date: NaiveDate, flight: &Flight, dice: &Dice, now: DateTime<Utc>) -> i32 {
        let key = (flight.carrier, flight.number, flight.from, date.num_days_from_ce());
        if !dice.happens(self.chance_bp, format_args!("moved|{key:?}")) {
            return 0;
        }
        let decided = Days::new(3 + dice.below(28, format_args!("decided|{key:?}")));
        if now.date_naive() + decided < date {
            return 0;
        }
        let step = dice.below(6, format_args!("step|{key:?}"));
        usize::try_from(step)
            .ok()
            .and_then(|at| STEPS.get(at).copied())
            .unwrap_or(0)
    }
}
