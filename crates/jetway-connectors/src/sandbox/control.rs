//! Controls of a world: force failures, move time, reset.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::air::offer::SupplierId;
use serde::Serialize;

use super::journal::{JournalEntry, JournalError};
use super::persona::PERSONAS;
use super::switches::{Conduct, Effect, Forced, Step, Switches};
use super::world::World;

/// An effect that is impossible at that step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{effect:?} cannot happen at {step:?}")]
pub struct Impossible {
    step: Step,
    effect: Effect,
}

/// Current state of a world.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorldStatus {
    /// Its current time.
    pub now: DateTime<Utc>,
    /// Percentage of real response times.
    pub latency_percent: u32,
    /// Pending effects.
    pub forced: Vec<Forced>,
    /// Suppliers that do not respond normally.
    pub troubled: BTreeMap<SupplierId, Conduct>,
    /// Records made since the last reset.
    pub bookings: usize,
}

/// Controls a world. Cheap to clone.
#[derive(Clone)]
pub struct WorldControl(Arc<World>);

impl World {
    /// Its controls.
    #[must_use]
    pub fn control(self: &Arc<Self>) -> WorldControl {
        WorldControl(Arc::clone(self))
    }
}

impl WorldControl {
    /// Forces an effect on the next matching call.
    ///
    /// # Errors
    /// The effect is impossible at that step.
    pub fn force(&self, forced: Forced) -> Result<(), Impossible> {
        let possible = match forced.effect {
            Effect::Timeout => matches!(forced.step, Step::Search | Step::Price | Step::Extras),
            Effect::PriceUp { percent } => {
                percent > 0
                    && !matches!(
                        forced.step,
                        Step::Search | Step::Extend | Step::Void | Step::Refund | Step::Exchange
                    )
            }
            Effect::ClassChange => forced.step == Step::Price,
            Effect::SoldOut => matches!(forced.step, Step::Price | Step::Book),
            Effect::Refuse | Effect::Unknown => matches!(
                forced.step,
                Step::Book | Step::Issue | Step::Extend | Step::Void | Step::Refund | Step::Exchange
            ),
            Effect::Pending => matches!(forced.step, Step::Book | Step::Issue),
            Effect::Partial => forced.step == Step::Issue,
        };
        if !possible {
            return Err(Impossible {
                step: forced.step,
                effect: forced.effect,
            });
        }
        self.with(|switches| switches.forced.push(forced));
        Ok(())
    }

    /// Makes a supplier, or all, fail, hang, or work again. Returns whether the supplier exists.
    pub fn set_conduct(&self, supplier: Option<&SupplierId>, conduct: Conduct) -> bool {
        let ids = PERSONAS.iter().map(|persona| persona.id);
        let ids = ids
            .chain(super::hotel::supplier_ids())
            .chain([super::group::DESK])
            .map(|id| SupplierId(id.to_owned()));
        let meant: Vec<_> = ids.filter(|id| supplier.is_none_or(|meant| meant == id)).collect();
        let is_known = !meant.is_empty();
        self.with(|switches| {
            for id in meant {
                if conduct == Conduct::Works {
                    switches.troubled.remove(&id);
                } else {
                    switches.troubled.insert(id, conduct);
                }
            }
        });
        is_known
    }

    /// Sets the percentage of real response times.
    pub fn set_latency_percent(&self, percent: u32) {
        self.with(|switches| switches.latency_percent = Some(percent));
    }

    /// Makes the airline cancel an unpaid record. Returns whether there was one.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn drop_record(&self, pnr: &str) -> Result<bool, JournalError> {
        let mut records = self.0.records();
        let is_unpaid = records.is_unpaid(pnr);
        if is_unpaid {
            let entry = JournalEntry::Cancelled {
                operation_id: format!("airline-{pnr}"),
                pnr: pnr.to_owned(),
            };
            self.0.commit(&mut records, &entry)?;
        }
        Ok(is_unpaid)
    }

    /// Makes the airline move the first flight of a record by a number of minutes, for every record. Returns whether
    /// the record exists.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn reschedule(&self, pnr: &str, minutes: i32) -> Result<bool, JournalError> {
        let mut records = self.0.records();
        let Some(leg) = records.first_leg(pnr) else {
            return Ok(false);
        };
        let flight = self.0.schedule.flight(leg.flight);
        let entry = JournalEntry::Rescheduled {
            carrier: flight.carrier,
            number: flight.number,
            from: flight.from,
            date: leg.date,
            minutes,
        };
        self.0.commit(&mut records, &entry)?;
        Ok(true)
    }

    /// Advances the world's clock, also across restarts.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn advance(&self, step: TimeDelta) -> Result<DateTime<Utc>, JournalError> {
        self.0.journal.append(&JournalEntry::Advanced {
            seconds: step.num_seconds(),
        })?;
        self.0.clock.advance(step);
        Ok(self.0.now())
    }

    /// Deletes all bookings, effects and time offsets.
    ///
    /// # Errors
    /// The journal cannot be emptied.
    pub fn reset(&self) -> Result<(), JournalError> {
        let mut records = self.0.records();
        self.0.journal.clear()?;
        *records = super::records::Records::default();
        *self.0.stays() = super::hotel::Stays::default();
        *self.0.groups() = super::group::Groups::default();
        self.0.clock.reset();
        self.with(|switches| *switches = Switches::default());
        Ok(())
    }

    /// Current state of the world.
    #[must_use]
    pub fn status(&self) -> WorldStatus {
        let latency_percent = self.0.latency_percent();
        let bookings = self.0.records().len();
        self.with(|switches| WorldStatus {
            now: self.0.now(),
            latency_percent,
            forced: switches.forced.clone(),
            troubled: switches.troubled.clone(),
            bookings,
        })
    }

    fn with<T>(&self, change: impl FnOnce(&mut Switches) -> T) -> T {
        change(&mut self.0.switches.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
