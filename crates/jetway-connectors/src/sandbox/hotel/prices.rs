//! What a stay costs and on which terms.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::hotel::policy::{CancellationPolicy, CancellationStep, Fee};
use jetway_domain::hotel::rate::{Board, HotelRate, Night, RateType, Room, RoomTax};
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::money::Money;
use jetway_domain::zone::Zone;

use super::draw::Draw;
use super::house::House;
use super::kind::Kind;
use super::listing::{HotelPersona, Lists};
use super::rooms::RoomKind;
use super::stays::Stays;
use crate::reference::City;
use crate::sandbox::fares::{Filing, stay_bp};

/// One rate of a house: a kind of room, meals, and whether it can be cancelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RateSpec {
    pub(super) room: usize,
    pub(super) board: Board,
    pub(super) is_flexible: bool,
    /// What a check added to the price of the search, in basis points.
    pub(super) uplift_bp: u32,
    /// A check brought stricter terms.
    pub(super) is_stricter: bool,
}

impl RateSpec {
    /// The opaque key.
    pub(super) fn key(self, code: &str) -> String {
        let board = Board::ALL.iter().position(|board| *board == self.board).unwrap_or(0);
        let (flexible, stricter) = (u8::from(self.is_flexible), u8::from(self.is_stricter));
        format!("{code}~{}~{board}~{flexible}~{}~{stricter}", self.room, self.uplift_bp)
    }

    /// `None` for a key of something else.
    pub(super) fn of_key(key: &str, code: &str) -> Option<Self> {
        let mut parts = key.strip_prefix(code)?.strip_prefix('~')?.split('~');
        let room = parts.next()?.parse().ok()?;
        let board = *Board::ALL.get(parts.next()?.parse::<usize>().ok()?)?;
        let is_flexible = parts.next()? == "1";
        let uplift_bp = parts.next()?.parse().ok()?;
        let is_stricter = parts.next()? == "1";
        parts.next().is_none().then_some(Self {
            room,
            board,
            is_flexible,
            uplift_bp,
            is_stricter,
        })
    }
}

/// What is the same for all houses of a search.
pub(super) struct Pricer<'a> {
    search: &'a HotelSearch,
    persona: &'a HotelPersona,
    city: &'a City,
    zone: Zone,
    filing: Filing,
    now: DateTime<Utc>,
    /// Demand of each night, in basis points.
    nights: Vec<(NaiveDate, i64)>,
}

/// Time of day at which terms change, by the hotel's clock.
const DEADLINE: NaiveTime = NaiveTime::from_hms_opt(18, 0, 0).expect("a time of day");
/// Share of houses that charge guests of some countries more.
const SURCHARGE_BP: u32 = 500;

impl<'a> Pricer<'a> {
    /// `None` for a currency without a rate.
    pub(super) fn new(
        search: &'a HotelSearch,
        persona: &'a HotelPersona,
        city: &'a City,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        let country = city.country_code.as_str();
        Some(Self {
            search,
            persona,
            city,
            zone: city.timezone.parse().unwrap_or(Zone::UTC),
            filing: Filing::of(search.currency)?,
            now,
            nights: search
                .stay
                .dates()
                .map(|night| (night, stay_bp(country, night)))
                .collect(),
        })
    }

    /// Rooms of a kind that are left for the search; none when the guests of a room do not fit, or fewer than it needs.
    pub(super) fn left(&self, stays: &Stays, house: &House, (room, kind): (usize, RoomKind)) -> u32 {
        if self
            .search
            .rooms
            .iter()
            .any(|guests| guests.guests() > usize::from(kind.sleeps))
        {
            return 0;
        }
        let left = stays.left(&self.city.id, house, room, self.search.stay);
        if usize::try_from(left).is_ok_and(|left| left >= self.search.rooms.len()) {
            left
        } else {
            0
        }
    }

    /// Boards of a house, the fewest meals first.
    pub(super) fn boards(house: &House) -> &'static [Board] {
        match house.kind {
            Kind::Resort => &[Board::Breakfast, Board::HalfBoard, Board::AllInclusive],
            Kind::Hostel | Kind::Apartment => &[Board::RoomOnly],
            _ if house.amenities.contains(&"restaurant") => &[Board::RoomOnly, Board::Breakfast, Board::HalfBoard],
            _ => &[Board::RoomOnly, Board::Breakfast],
        }
    }

    /// The supplier's rate; `None` when the amount overflows.
    pub(super) fn rate(
        &self,
        code: &str,
        (house, room): (&House, RoomKind),
        spec: RateSpec,
        left: u32,
    ) -> Option<HotelRate> {
        let nightly: Vec<Night> = self
            .nights
            .iter()
            .map(|(date, demand)| Night {
                date: *date,
                amount: self.filing.exact(self.night(house, room, spec, *demand)),
            })
            .collect();
        let mut total = Money::zero(self.search.currency);
        for night in &nightly {
            total = total.checked_add(night.amount).ok()?;
        }
        let margin = total.percent_bp(self.persona.margin_bp).ok()?;
        let cancellation = self.terms(house, spec);
        let free_until = cancellation.free_until();
        let refundable = free_until.is_some_and(|until| until > self.now);
        let hold_until = free_until
            .map(|until| until - TimeDelta::hours(24))
            .filter(|until| *until > self.now);
        Some(HotelRate {
            supplier: SupplierId(self.persona.id.to_owned()),
            key: spec.key(code),
            room: self.room(room, spec, house),
            board: spec.board,
            total,
            commission: Money::zero(total.currency),
            net: total.checked_sub(margin).ok()?,
            taxes: self.taxes(house, total)?,
            nightly,
            cancellation,
            refundable,
            on_request: false,
            rate_type: if self.is_rechecked(house, spec) {
                RateType::Recheck
            } else {
                RateType::Bookable
            },
            hold_until,
            allotment: self.persona.tells_allotment.then_some(left),
            remarks: remarks(house),
        })
    }

    /// Price of a night for all rooms, in ten-thousandths of a dollar.
    fn night(&self, house: &House, room: RoomKind, spec: RateSpec, demand: i64) -> i64 {
        let rooms = i64::try_from(self.search.rooms.len()).unwrap_or(1);
        let guests = i64::try_from(self.search.guests()).unwrap_or(1);
        let meal = match spec.board {
            Board::RoomOnly => 0,
            Board::Breakfast => 400 + 180 * i64::from(house.stars),
            Board::HalfBoard => 1_000 + 480 * i64::from(house.stars),
            Board::FullBoard => 1_600 + 800 * i64::from(house.stars),
            Board::AllInclusive => 2_400 + 1_300 * i64::from(house.stars),
        };
        let cents = house.level * room.price_percent / 100 * rooms + meal * guests;
        let flexible = if spec.is_flexible { 100 } else { 88 };
        let nationality = if self.has_surcharge(house) { 112 } else { 100 };
        let plain = cents * demand / 10_000 * flexible / 100 * nationality / 100 * self.persona.price_percent;
        plain * (10_000 + i64::from(spec.uplift_bp)) / 10_000
    }

    /// Guests of other countries than the hotel's pay more at some houses.
    fn has_surcharge(&self, house: &House) -> bool {
        let is_foreign = self.search.nationality != self.city.country_code;
        is_foreign && Draw::new(house.seed ^ 0x0f0e).happens(SURCHARGE_BP)
    }

    fn is_rechecked(&self, house: &House, spec: RateSpec) -> bool {
        let seed = house.seed ^ (u64::try_from(spec.room).unwrap_or(0) << 8) ^ u64::from(spec.is_flexible);
        Draw::new(seed ^ 0x0c4e).happens(self.persona.recheck_bp)
    }

    /// Free until some days before arrival, then a night, and everything from the evening of arrival on.
    fn terms(&self, house: &House, spec: RateSpec) -> CancellationPolicy {
        let check_in = self.search.stay.check_in;
        let at = |days: i64, time: NaiveTime| self.zone.instant((check_in - TimeDelta::days(days)).and_time(time));
        if !spec.is_flexible {
            return CancellationPolicy::never_refunded(at(400, NaiveTime::MIN));
        }
        let earlier = if spec.is_stricter { 2 } else { 0 };
        let days = earlier + i64::from(Draw::new(house.seed ^ 0x0ca1).pick(&[1_u8, 1, 2, 3, 5]));
        CancellationPolicy::new(vec![
            CancellationStep {
                from: at(days, DEADLINE),
                fee: Fee::Nights(1),
            },
            CancellationStep {
                from: at(0, DEADLINE),
                fee: Fee::Percent(10_000),
            },
        ])
    }

    fn room(&self, room: RoomKind, spec: RateSpec, house: &House) -> Room {
        let is_altered = self.persona.lists == Lists::Altered;
        let mut amenities = vec!["airConditioning".to_owned()];
        for name in ["wifi", "kitchen"] {
            if house.amenities.contains(&name) {
                amenities.push(name.to_owned());
            }
        }
        Room {
            code: spec.room.to_string(),
            name: if is_altered { room.other_name } else { room.name }.to_owned(),
            beds: room.beds.to_owned(),
            size_m2: (!is_altered).then_some(room.size_m2),
            sleeps: room.sleeps,
            amenities,
        }
    }

    fn taxes(&self, house: &House, total: Money) -> Option<Vec<RoomTax>> {
        let (name, rate_bp) = match self.city.country_code.as_str() {
            "AE" => ("VAT", 500),
            "SA" | "BD" => ("VAT", 1_500),
            _ => ("Taxes and fees", 1_000),
        };
        // Contained in the total: x of (1 + x).
        let share = total.minor * rate_bp / (10_000 + rate_bp);
        let mut taxes = vec![RoomTax {
            name: name.to_owned(),
            amount: Money::new(share, total.currency),
            at_hotel: false,
        }];
        let nights = i64::try_from(self.nights.len() * self.search.rooms.len()).ok()?;
        let per_night = match self.city.country_code.as_str() {
            "AE" => ("Tourism Dirham", 14_000 + 10_000 * i64::from(house.stars)),
            "FR" | "IT" | "ES" | "DE" | "NL" => ("City tax", 8_000 + 8_000 * i64::from(house.stars)),
            _ => return Some(taxes),
        };
        taxes.push(RoomTax {
            name: per_night.0.to_owned(),
            amount: self.filing.exact(per_night.1 * nights),
            at_hotel: true,
        });
        Some(taxes)
    }
}

fn remarks(house: &House) -> Option<String> {
    let text = match Draw::new(house.seed ^ 0x0e3a).below(10) {
        0 => "A deposit for incidentals is taken at check-in and returned at check-out.",
        1 => "Early check-in and late check-out depend on availability.",
        2 => "The pool is closed for maintenance on the first Monday of each month.",
        _ => return None,
    };
    Some(text.to_owned())
}
