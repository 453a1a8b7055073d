//! Booking and cancelling rooms.

use chrono::TimeDelta;

use super::prices::RateSpec;
use super::supplier::HotelSandbox;
use crate::port::hotel::{HotelBookingRequest, HotelOutcome, HotelRejection, StayState, SupplierStay};
use crate::sandbox::journal::{JournalEntry, StayEntry, StayRefusal};
use crate::sandbox::switches::{Effect, Step};

/// Price increase triggered by a surname, in basis points.
const NAMED_UPLIFT_BP: u32 = 500;

/// How a booking goes.
enum Course {
    Confirmed,
    /// Confirmed later.
    Pending,
    /// Refused later.
    PendingRefused,
    /// Confirmed, and the answer is lost.
    Silent,
    /// Not booked.
    Refused(StayRefusal),
    /// Not booked: the price rose by so many basis points.
    Dearer(u32),
}

impl HotelSandbox {
    /// Books all rooms or nothing, under the lock of the records: the last room is sold once.
    pub(super) fn book_rooms(&self, operation: &str, request: &HotelBookingRequest) -> HotelOutcome<SupplierStay> {
        let now = self.world.now();
        {
            let stays = self.world.stays();
            if let Some(record) = stays.record(operation, now) {
                return HotelOutcome::Done(record);
            }
            if let Some(refusal) = stays.refusal(operation) {
                return HotelOutcome::Rejected(rejection(refusal));
            }
        }
        let Some((place, number)) = self.find(&request.hotel_code) else {
            return HotelOutcome::Rejected(HotelRejection::Refused("there is no such hotel".to_owned()));
        };
        let current = self.current(&request.search, &request.hotel_code, &request.rate.key);
        let course = match current {
            Err(error) => Course::Refused(StayRefusal::Because(error.to_string())),
            Ok(None) => Course::Refused(StayRefusal::SoldOut),
            Ok(Some(rate)) if rate.total != request.rate.total || !rate.has_terms_of(&request.rate) => {
                Course::Refused(StayRefusal::Changed(Box::new(rate)))
            }
            Ok(Some(_)) => self.course(operation, request),
        };
        let later = TimeDelta::minutes(self.world.config.pending_minutes.into());
        let (wait, is_refused, is_silent) = match course {
            Course::Confirmed => (TimeDelta::zero(), false, false),
            Course::Pending => (later, false, false),
            Course::PendingRefused => (later, true, false),
            Course::Silent => (TimeDelta::zero(), false, true),
            Course::Refused(refusal) => return self.refuse(operation, refusal),
            Course::Dearer(uplift) => return self.refuse(operation, self.dearer(request, uplift)),
        };
        let room = request.rate.room.code.parse().unwrap_or(0);
        let rooms = u32::try_from(request.search.rooms.len()).unwrap_or(u32::MAX);
        let entry = StayEntry {
            operation_id: operation.to_owned(),
            reference: self.reference(operation),
            house: (place.city.id.clone(), number),
            stay: request.search.stay,
            rooms,
            rate: request.rate.clone(),
            answered_at: now + wait,
            is_refused,
            arrival_time: request.arrival_time,
        };
        let mut stays = self.world.stays();
        // Looked at again under the lock: another booking may have come in between.
        if let Some(record) = stays.record(operation, now) {
            return HotelOutcome::Done(record);
        }
        if stays.left(&place.city.id, &place.houses[number], room, request.search.stay) < rooms {
            drop(stays);
            return self.refuse(operation, StayRefusal::SoldOut);
        }
        if self
            .world
            .commit_stay(&mut stays, &JournalEntry::Stayed(Box::new(entry)))
            .is_err()
        {
            return HotelOutcome::Unknown;
        }
        match stays.record(operation, now) {
            Some(record) if !is_silent => HotelOutcome::Done(record),
            _ => HotelOutcome::Unknown,
        }
    }

    fn course(&self, operation: &str, request: &HotelBookingRequest) -> Course {
        match self.forced(Step::Book) {
            Some(Effect::SoldOut) => return Course::Refused(StayRefusal::SoldOut),
            Some(Effect::PriceUp { percent }) => return Course::Dearer(percent * 100),
            Some(Effect::Unknown) => return Course::Silent,
            Some(Effect::Pending) => return Course::Pending,
            Some(_) => return Course::Refused(StayRefusal::Because("the hotel takes no bookings today".to_owned())),
            None => {}
        }
        let is_among = |name: &str| {
            let mut guests = request.rooms.iter().flatten();
            guests.any(|guest| guest.surname.eq_ignore_ascii_case(name))
        };
        if is_among("SOLDOUT") {
            Course::Refused(StayRefusal::SoldOut)
        } else if is_among("PRICEUP") && !request.rate.key.contains(&format!("~{NAMED_UPLIFT_BP}~")) {
            Course::Dearer(NAMED_UPLIFT_BP)
        } else if is_among("PENDING") {
            Course::Pending
        } else if is_among("PENDINGNO") {
            Course::PendingRefused
        } else if is_among("SILENT") {
            Course::Silent
        } else if self.persona.is_asynchronous && self.strikes("stayPending", operation) {
            let refuses = self.world.dice.below(4, format_args!("stayAnswer|{operation}")) == 0;
            if refuses {
                Course::PendingRefused
            } else {
                Course::Pending
            }
        } else {
            Course::Confirmed
        }
    }

    fn strikes(&self, what: &str, operation: &str) -> bool {
        let share = self.world.config.stay_pending_bp;
        self.world.dice.happens(share, format_args!("{what}|{operation}"))
    }

    fn dearer(&self, request: &HotelBookingRequest, uplift_bp: u32) -> StayRefusal {
        let raised = RateSpec::of_key(&request.rate.key, &request.hotel_code).map(|spec| {
            let spec = RateSpec {
                uplift_bp: spec.uplift_bp + uplift_bp,
                ..spec
            };
            self.priced(&request.search, &request.hotel_code, spec)
        });
        match raised {
            Some(Ok(Some(rate))) => StayRefusal::Changed(Box::new(rate)),
            _ => StayRefusal::SoldOut,
        }
    }

    fn refuse(&self, operation: &str, refusal: StayRefusal) -> HotelOutcome<SupplierStay> {
        let answer = rejection(&refusal);
        let entry = JournalEntry::StayRefused {
            operation_id: operation.to_owned(),
            refusal,
        };
        match self.world.commit_stay(&mut self.world.stays(), &entry) {
            Ok(()) => HotelOutcome::Rejected(answer),
            Err(_) => HotelOutcome::Unknown,
        }
    }

    /// Cancels the booking of an operation, once.
    pub(super) fn cancel_rooms(&self, operation: &str) -> HotelOutcome<SupplierStay> {
        let now = self.world.now();
        let forced = self.forced(Step::Void);
        let mut stays = self.world.stays();
        let Some(record) = stays.record(operation, now) else {
            return HotelOutcome::Rejected(HotelRejection::Refused("there is no such booking".to_owned()));
        };
        match record.state {
            StayState::Cancelled => return HotelOutcome::Done(record),
            StayState::Refused => {
                return HotelOutcome::Rejected(HotelRejection::Refused("the hotel had refused it".to_owned()));
            }
            StayState::Pending | StayState::Confirmed => {}
        }
        if forced == Some(Effect::Refuse) {
            return HotelOutcome::Rejected(HotelRejection::Refused("the hotel does not answer".to_owned()));
        }
        let entry = JournalEntry::StayCancelled {
            operation_id: operation.to_owned(),
            at: now,
        };
        if self.world.commit_stay(&mut stays, &entry).is_err() || forced == Some(Effect::Unknown) {
            return HotelOutcome::Unknown;
        }
        stays
            .record(operation, now)
            .map_or(HotelOutcome::Unknown, HotelOutcome::Done)
    }

    fn reference(&self, operation: &str) -> String {
        let roll = self.world.dice.roll(format_args!("stay|{operation}"));
        // Guests and agents read it, so it does not name the supplier.
        format!("{:010}", roll % 10_000_000_000)
    }
}

fn rejection(refusal: &StayRefusal) -> HotelRejection {
    match refusal {
        StayRefusal::SoldOut => HotelRejection::SoldOut,
        StayRefusal::Changed(rate) => HotelRejection::Changed(rate.clone()),
        StayRefusal::Because(reason) => HotelRejection::Refused(reason.clone()),
    }
}
