//! Dubai to Dhaka and back, two adults and a child.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use jetway_domain::air::offer::{
    Condition, FareBrand, FareMode, FlightDesignator, Inclusion, PassengerFare, Ptc, Segment, SegmentEnd, SupplierId,
    SupplierOffer, TaxLine,
};
use jetway_domain::air::order::Contact;
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::air::traveller::{Gender, Passport, Title, Traveller};
use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::money::{CurrencyCode, Money};

pub(crate) fn query() -> AirSearchQuery {
    let journey = |from: &str, to: &str, on: &str| JourneyQuery {
        origin: airport(from),
        destination: airport(to),
        departs_on: day(on),
    };
    AirSearchQuery {
        trip_type: TripType::Return,
        cabin: Cabin::Economy,
        journeys: vec![journey("DXB", "DAC", "2026-12-10"), journey("DAC", "DXB", "2026-12-20")],
        passengers: PassengerCounts {
            adults: 2,
            child_ages: vec![7],
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: jetway_domain::air::fare_kind::FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    }
}

/// An offer on EK 582/583 in a brand, at a base fare for an adult in fils.
pub(crate) fn offer(supplier: &str, brand: &str, base: i64) -> SupplierOffer {
    SupplierOffer {
        supplier: SupplierId(supplier.to_owned()),
        offer_ref: format!("{supplier}-{brand}"),
        segments: vec![
            segment(0, "582", ("DXB", "2026-12-10T02:00", 4), ("DAC", "2026-12-10T08:30", 6)),
            segment(1, "583", ("DAC", "2026-12-20T10:00", 6), ("DXB", "2026-12-20T13:00", 4)),
        ],
        brand: FareBrand {
            code: brand.into(),
            name: brand.into(),
            kind: jetway_domain::air::fare_kind::FareKind::Regular,
            ticketed_by_hand: false,
            checked_bag: "30 kg".into(),
            cabin_bag: "7 kg".into(),
            seat: Inclusion::Paid,
            meal: Inclusion::Free,
            change: Condition {
                allowed: true,
                fee: Some(aed(20_000)),
            },
            refund: Condition {
                allowed: true,
                fee: Some(aed(30_000)),
            },
        },
        fares: [fare(Ptc::Adt, 2, base), fare(Ptc::Chd, 1, base * 3 / 4)].into(),
        validating: CarrierCode::parse("EK").expect("a carrier"),
        seats_remaining: 7,
        mode: FareMode::OnHold,
        ticketing_time_limit: Some(jetway_testkit::start() + TimeDelta::hours(6)),
        expires_at: jetway_testkit::start() + TimeDelta::minutes(15),
    }
}

/// Ticketed at once or not at all.
pub(crate) fn instant(mut offer: SupplierOffer) -> SupplierOffer {
    offer.mode = FareMode::Instant;
    offer.ticketing_time_limit = None;
    offer
}

fn fare(ptc: Ptc, count: u8, base: i64) -> PassengerFare {
    let tax = TaxLine {
        code: "AE".into(),
        name: "Service charge".into(),
        amount: aed(7_500),
        refundable: true,
    };
    PassengerFare {
        ptc,
        count,
        base: aed(base),
        surcharge: aed(15_000),
        taxes: vec![tax],
        commission: aed(base / 20),
    }
}

fn segment(journey_index: u8, number: &str, from: (&str, &str, i64), to: (&str, &str, i64)) -> Segment {
    let sold = FlightDesignator {
        carrier: CarrierCode::parse("EK").expect("a carrier"),
        number: number.into(),
    };
    let (origin, destination) = (end(from), end(to));
    let duration = (destination.utc - origin.utc).num_minutes();
    Segment {
        segment_id: format!("s{}", journey_index + 1).into(),
        journey_index,
        origin,
        destination,
        marketing: sold.clone(),
        operating: sold,
        aircraft: "77W".into(),
        rbd: 'K',
        cabin: Cabin::Economy,
        fare_basis: "KLXAE".into(),
        duration_minutes: u32::try_from(duration).expect("it lands after it leaves"),
    }
}

fn end((code, local, offset): (&str, &str, i64)) -> SegmentEnd {
    let local = NaiveDateTime::parse_from_str(local, "%Y-%m-%dT%H:%M").expect("a wall time");
    let utc: DateTime<Utc> = (local - TimeDelta::hours(offset)).and_utc();
    SegmentEnd {
        airport: airport(code),
        terminal: None,
        local,
        utc,
    }
}

pub(crate) fn party() -> Vec<Traveller> {
    vec![
        traveller("t1", Ptc::Adt, Title::Mr, "Karim", Gender::Male, "1985-03-02"),
        traveller("t2", Ptc::Adt, Title::Mrs, "Nadia", Gender::Female, "1988-07-19"),
        traveller("t3", Ptc::Chd, Title::Mstr, "Rafi", Gender::Male, "2019-05-05"),
    ]
}

fn traveller(id: &str, ptc: Ptc, title: Title, name: &str, gender: Gender, born: &str) -> Traveller {
    let country = CountryCode::parse("BD").expect("a country");
    Traveller {
        traveller_id: id.to_owned(),
        ptc,
        title,
        given_name: name.to_owned(),
        surname: "Hossain".to_owned(),
        gender,
        birth_on: day(born),
        nationality: country,
        passport: Some(Passport {
            number: format!("BX01234{}", &id[1..]),
            issue_country: country,
            expires_on: day("2030-01-01"),
        }),
        linked_adult_id: None,
        frequent_flyer: None,
    }
}

pub(crate) fn contact() -> Contact {
    Contact {
        email: "karim@example.com".to_owned(),
        phone: "501234567".to_owned(),
        phone_country_code: "+971".to_owned(),
    }
}

pub(crate) fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn airport(code: &str) -> AirportCode {
    AirportCode::parse(code).expect("an airport")
}

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}
