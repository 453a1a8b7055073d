//! Booked hotels, and how many rooms of a house are left.

use std::collections::HashMap;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use jetway_domain::hotel::stay::Stay;
use jetway_domain::money::Money;

use super::draw::Draw;
use super::house::House;
use crate::port::hotel::{StayState, SupplierStay};
use crate::sandbox::journal::{JournalEntry, StayEntry, StayRefusal};

/// A night of a kind of room: city, house, room, night.
type RoomNight = (String, usize, usize, NaiveDate);

/// Share of room nights without a room for these suppliers.
const FULL_BP: u32 = 200;
/// Most rooms of a kind that these suppliers sell for a night.
const MOST_ROOMS: u32 = 14;

/// Everything that was booked.
#[derive(Default)]
pub(in crate::sandbox) struct Stays {
    booked: HashMap<String, Booked>,
    refused: HashMap<String, StayRefusal>,
    taken: HashMap<RoomNight, u32>,
}

struct Booked {
    entry: StayEntry,
    room: usize,
    cancelled_at: Option<DateTime<Utc>>,
}

impl Stays {
    /// Replays an entry; entries about flights change nothing.
    pub(in crate::sandbox) fn apply(&mut self, entry: &JournalEntry) {
        match entry {
            JournalEntry::Stayed(entry) => {
                let room = entry.rate.room.code.parse().unwrap_or(0);
                let booked = Booked {
                    entry: StayEntry::clone(entry),
                    room,
                    cancelled_at: None,
                };
                for night in booked.nights() {
                    *self.taken.entry(night).or_default() += entry.rooms;
                }
                self.booked.insert(entry.operation_id.clone(), booked);
            }
            JournalEntry::StayRefused { operation_id, refusal } => {
                self.refused.insert(operation_id.clone(), refusal.clone());
            }
            JournalEntry::StayCancelled { operation_id, at } => {
                let Some(booked) = self
                    .booked
                    .get_mut(operation_id)
                    .filter(|booked| booked.cancelled_at.is_none())
                else {
                    return;
                };
                booked.cancelled_at = Some(*at);
                let (nights, rooms) = (booked.nights(), booked.entry.rooms);
                for night in nights {
                    if let Some(taken) = self.taken.get_mut(&night) {
                        *taken = taken.saturating_sub(rooms);
                    }
                }
            }
            _ => {}
        }
    }

    /// Rooms of a kind that can be had for every night.
    pub(super) fn left(&self, city: &str, house: &House, room: usize, stay: Stay) -> u32 {
        let free = |night: NaiveDate| {
            let all = rooms_for_sale(house, room, night);
            if self.taken.is_empty() {
                return all;
            }
            let taken = self.taken.get(&(city.to_owned(), house.number, room, night));
            all.saturating_sub(taken.copied().unwrap_or(0))
        };
        stay.dates().map(free).min().unwrap_or(0)
    }

    pub(super) fn refusal(&self, operation: &str) -> Option<&StayRefusal> {
        self.refused.get(operation)
    }

    /// The record of an operation.
    pub(super) fn record(&self, operation: &str, now: DateTime<Utc>) -> Option<SupplierStay> {
        let booked = self.booked.get(operation)?;
        let state = booked.state(now);
        let is_known_to_hotel = state == StayState::Confirmed || state == StayState::Cancelled;
        Some(SupplierStay {
            reference: booked.entry.reference.clone(),
            hotel_confirmation: is_known_to_hotel.then(|| format!("H{}", booked.entry.reference)),
            state,
            cancellation_fee: booked.fee(),
        })
    }
}

impl Booked {
    fn nights(&self) -> Vec<RoomNight> {
        let (city, house) = &self.entry.house;
        let night = |date| (city.clone(), *house, self.room, date);
        self.entry.stay.dates().map(night).collect()
    }

    fn state(&self, now: DateTime<Utc>) -> StayState {
        if self.cancelled_at.is_some() {
            StayState::Cancelled
        } else if now < self.entry.answered_at {
            StayState::Pending
        } else if self.entry.is_refused {
            StayState::Refused
        } else {
            StayState::Confirmed
        }
    }

    /// Nothing for a booking the hotel had not confirmed.
    fn fee(&self) -> Option<Money> {
        let at = self.cancelled_at?;
        let total = self.entry.rate.total;
        if at < self.entry.answered_at || self.entry.is_refused {
            return Some(Money::zero(total.currency));
        }
        self.entry.rate.fee_at(at).ok()
    }
}

fn rooms_for_sale(house: &House, room: usize, night: NaiveDate) -> u32 {
    let room = u64::try_from(room).unwrap_or(0);
    let day = u64::from(night.num_days_from_ce().unsigned_abs());
    let draw = &mut Draw::new(house.seed ^ (room << 48) ^ (day << 20));
    if draw.happens(FULL_BP) {
        0
    } else {
        1 + draw.below(MOST_ROOMS)
    }
}
