//! A world: one timetable, one seed, one memory, several suppliers.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Clock;

use super::clock::VirtualClock;
use super::config::WorldConfig;
use super::dice::Dice;
use super::journal::{JournalEntry, JournalError, WorldJournal};
use super::records::Records;
use super::schedule::Schedule;
use super::switches::Switches;

/// A sandbox world. The same seed, date and question have the same answer until somebody books.
pub struct World {
    pub(super) dice: Dice,
    pub(super) clock: Arc<VirtualClock>,
    pub(super) journal: Arc<dyn WorldJournal>,
    pub(super) config: WorldConfig,
    pub(super) schedule: &'static Schedule,
    pub(super) switches: Mutex<Switches>,
    records: Mutex<Records>,
}

impl World {
    /// Open a world and remember what its journal says.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn open(
        seed: u64,
        clock: Arc<dyn Clock>,
        journal: Arc<dyn WorldJournal>,
        config: WorldConfig,
    ) -> Result<Arc<Self>, JournalError> {
        let (dice, schedule) = (Dice::new(seed), Schedule::shared());
        let clock = Arc::new(VirtualClock::over(clock));
        let mut records = Records::default();
        for entry in journal.load()? {
            if let JournalEntry::Advanced { seconds } = entry {
                clock.advance(TimeDelta::seconds(seconds));
            }
            records.apply(&entry, schedule, &dice);
        }
        Ok(Arc::new(Self {
            dice,
            clock,
            journal,
            config,
            schedule,
            switches: Mutex::default(),
            records: Mutex::new(records),
        }))
    }

    /// The world's time: the clock it was opened with plus what it was pushed ahead. Whoever shares deadlines with
    /// the world reads this clock.
    #[must_use]
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock) as Arc<dyn Clock>
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// The memory, with lapsed holds dropped.
    pub(super) fn records(&self) -> MutexGuard<'_, Records> {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        records.expire(self.now());
        records
    }

    /// Keep a change, then make it.
    pub(super) fn commit(&self, records: &mut Records, entry: &JournalEntry) -> Result<(), JournalError> {
        self.journal.append(entry)?;
        records.apply(entry, self.schedule, &self.dice);
        Ok(())
    }

    /// Extras cost this much more than usual, basis points.
    pub(super) fn extras_uplift_bp(&self) -> u32 {
        self.switches
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extras_uplift_bp
    }

    /// Extras cost more from now on.
    pub(super) fn raise_extras(&self, basis_points: u32) {
        let mut switches = self.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.extras_uplift_bp += basis_points;
    }

    pub(super) fn latency_percent(&self) -> u32 {
        let switches = self.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.latency_percent.unwrap_or(self.config.latency_percent)
    }
}
