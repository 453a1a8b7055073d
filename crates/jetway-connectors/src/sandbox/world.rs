//! A world: one timetable, one seed, one journal, several suppliers.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Clock;

use super::clock::VirtualClock;
use super::config::WorldConfig;
use super::dice::Dice;
use super::group::Groups;
use super::hotel::{Stays, Towns};
use super::journal::{JournalEntry, JournalError, WorldJournal};
use super::records::Records;
use super::schedule::Schedule;
use super::switches::Switches;

/// A sandbox world. The same seed, date and search give the same result until something is booked.
pub struct World {
    pub(super) dice: Dice,
    pub(super) clock: Arc<VirtualClock>,
    pub(super) journal: Arc<dyn WorldJournal>,
    pub(super) config: WorldConfig,
    pub(super) schedule: &'static Schedule,
    pub(super) switches: Mutex<Switches>,
    records: Mutex<Records>,
    pub(super) towns: Towns,
    stays: Mutex<Stays>,
    groups: Mutex<Groups>,
}

impl World {
    /// Opens a world and replays its journal.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub fn open(
        seed: u64,
        clock: Arc<dyn Clock>,
        journal: Arc<dyn WorldJournal>,
        config: WorldConfig,
    ) -> Result<Arc<Self>, JournalError> {
        let (dice, schedule) = (Dice::new(seed), Schedule::shared());
        let clock = Arc::new(VirtualClock::over(clock));
        let (mut records, mut stays) = (Records::default(), Stays::default());
        let mut groups = Groups::default();
        for entry in journal.load()? {
            if let JournalEntry::Advanced { seconds } = entry {
                clock.advance(TimeDelta::seconds(seconds));
            }
            records.apply(&entry, schedule, &dice);
            stays.apply(&entry);
            groups.apply(&entry);
        }
        Ok(Arc::new(Self {
            dice,
            clock,
            journal,
            config,
            schedule,
            switches: Mutex::default(),
            records: Mutex::new(records),
            towns: Towns::new(dice),
            stays: Mutex::new(stays),
            groups: Mutex::new(groups),
        }))
    }

    /// The world's time: its base clock plus the offset. Code that shares deadlines with the world uses this clock.
    #[must_use]
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock) as Arc<dyn Clock>
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// The records, with expired holds cancelled.
    pub(super) fn records(&self) -> MutexGuard<'_, Records> {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        records.expire(self.now());
        records
    }

    /// Stores an entry, then applies it.
    pub(super) fn commit(&self, records: &mut Records, entry: &JournalEntry) -> Result<(), JournalError> {
        self.journal.append(entry)?;
        records.apply(entry, self.schedule, &self.dice);
        Ok(())
    }

    /// Booked hotels.
    pub(super) fn stays(&self) -> MutexGuard<'_, Stays> {
        self.stays.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores an entry about a hotel, then applies it.
    pub(super) fn commit_stay(&self, stays: &mut Stays, entry: &JournalEntry) -> Result<(), JournalError> {
        self.journal.append(entry)?;
        stays.apply(entry);
        Ok(())
    }

    /// Tickets of groups.
    pub(super) fn groups(&self) -> MutexGuard<'_, Groups> {
        self.groups.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores an entry about a group, then applies it.
    pub(super) fn commit_group(&self, groups: &mut Groups, entry: &JournalEntry) -> Result<(), JournalError> {
        self.journal.append(entry)?;
        groups.apply(entry);
        Ok(())
    }

    /// Surcharge on extras, in basis points.
    pub(super) fn extras_uplift_bp(&self) -> u32 {
        self.switches
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extras_uplift_bp
    }

    /// Raises the prices of extras.
    pub(super) fn raise_extras(&self, basis_points: u32) {
        let mut switches = self.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.extras_uplift_bp += basis_points;
    }

    pub(super) fn latency_percent(&self) -> u32 {
        let switches = self.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.latency_percent.unwrap_or(self.config.latency_percent)
    }
}
