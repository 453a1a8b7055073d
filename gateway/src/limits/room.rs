//! Concurrency limits of backend calls, per tenant and in total, with priorities.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

use super::class::Priority;

/// A pool of slots.
#[derive(Debug)]
pub struct Room {
    taken: AtomicU32,
    most: u32,
}

/// A taken slot, released on drop.
#[derive(Debug)]
pub struct Place(Arc<Room>);

impl Room {
    /// Creates a pool of this size.
    pub fn new(most: u32) -> Arc<Self> {
        Arc::new(Self {
            taken: AtomicU32::new(0),
            most,
        })
    }

    /// Takes a slot; `None` when none is free for this priority.
    pub fn enter(self: &Arc<Self>, priority: Priority) -> Option<Place> {
        let place = Place(Arc::clone(self));
        let before = self.taken.fetch_add(1, Ordering::Relaxed);
        (before < self.places(priority)).then_some(place)
    }

    /// Slots available to a priority: all for money, fewer for what can wait.
    fn places(&self, priority: Priority) -> u32 {
        let percent: u64 = match priority {
            Priority::Background => 50,
            Priority::Search => 75,
            Priority::Usual => 90,
            Priority::Money => 100,
        };
        u32::try_from((u64::from(self.most) * percent).div_ceil(100)).unwrap_or(u32::MAX)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.taken.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Response time of the backend: an exponential mean over about two seconds that decays without measurements, so that
/// shed requests are admitted again.
#[derive(Debug)]
pub struct Slowness {
    start: Instant,
    /// Bits of the mean (`f32`, milliseconds), then its time in milliseconds since `start`.
    state: AtomicU64,
}

/// Decay time constant in milliseconds.
const MEMORY_MS: f32 = 2000.0;

impl Slowness {
    /// Creates it without measurements.
    pub fn new(start: Instant) -> Self {
        Self {
            start,
            state: AtomicU64::new(0),
        }
    }

    /// Adds a measurement.
    pub fn measured(&self, took_ms: f32, now: Instant) {
        let at = self.at(now);
        let update = |state| {
            let (mean, before) = unpack(state);
            let kept = fading(before, at);
            Some(pack(mean * kept + took_ms * (1.0 - kept), at.max(before)))
        };
        let _ = self.state.fetch_update(Ordering::Relaxed, Ordering::Relaxed, update);
    }

    /// Mean time to first byte in milliseconds.
    pub fn mean_ms(&self, now: Instant) -> f32 {
        let (mean, before) = unpack(self.state.load(Ordering::Relaxed));
        mean * fading(before, self.at(now))
    }

    /// Whether this priority is shed while the backend exceeds `limit_ms`; 0 is no limit, and money is never shed.
    pub fn sheds(&self, priority: Priority, limit_ms: u32, now: Instant) -> bool {
        let times = match priority {
            Priority::Background => 1.0,
            Priority::Search => 1.5,
            Priority::Usual => 2.0,
            Priority::Money => return false,
        };
        limit_ms > 0 && self.mean_ms(now) > f32::from(u16::try_from(limit_ms).unwrap_or(u16::MAX)) * times
    }

    fn at(&self, now: Instant) -> u32 {
        u32::try_from(now.saturating_duration_since(self.start).as_millis()).unwrap_or(u32::MAX)
    }
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds between two requests")]
fn fading(before: u32, now: u32) -> f32 {
    (-(now.saturating_sub(before) as f32) / MEMORY_MS).exp()
}

fn pack(mean: f32, at: u32) -> u64 {
    u64::from(mean.to_bits()) << 32 | u64::from(at)
}

#[expect(clippy::cast_possible_truncation, reason = "each half is what was packed")]
fn unpack(state: u64) -> (f32, u32) {
    (f32::from_bits((state >> 32) as u32), state as u32)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn money_finds_room_when_nothing_else_does() {
        let room = Room::new(10);
        let mut places = Vec::new();
        for (priority, fit) in [
            (Priority::Background, 5),
            (Priority::Search, 3),
            (Priority::Usual, 1),
            (Priority::Money, 1),
        ] {
            for _ in 0..fit {
                places.push(room.enter(priority).expect("room"));
            }
            assert!(room.enter(priority).is_none(), "{priority:?}");
        }
        places.clear();
        assert_eq!(room.taken.load(Ordering::Relaxed), 0);
        assert!(
            Room::new(1).enter(Priority::Background).is_some(),
            "one slot is available to any priority"
        );
    }

    #[test]
    fn a_slow_backend_sends_the_patient_away_first_and_lets_them_in_again() {
        let start = Instant::now();
        let slowness = Slowness::new(start);
        let at = |ms| start + Duration::from_millis(ms);
        for ms in (0..10_000).step_by(100) {
            slowness.measured(500.0, at(ms));
        }
        assert!((450.0..=500.0).contains(&slowness.mean_ms(at(9900))));
        let sheds = |priority, ms| slowness.sheds(priority, 300, at(ms));
        assert!(sheds(Priority::Background, 9900) && sheds(Priority::Search, 9900));
        assert!(!sheds(Priority::Usual, 9900) && !sheds(Priority::Money, 9900));
        assert!(
            !sheds(Priority::Background, 12_000),
            "two seconds later it is tried again"
        );
        assert!(!slowness.sheds(Priority::Background, 0, at(9900)), "0 is no limit");
    }
}
