//! A lot and names of a group for unit tests.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use uuid::Uuid;

use super::group::name::GroupName;
use super::{
    FareLot, LotDeposit, LotFeature, LotFlight, LotJourney, LotKind, LotOffer, LotSeats, LotState, LotTerms,
    LotVisibility, SeatPrice, SeatPrices,
};
use crate::air::offer::Ptc;
use crate::air::traveller::{Passport, Title};
use crate::codes::{AirportCode, CarrierCode, CountryCode};
use crate::ids::FareLotId;
use crate::money::{CurrencyCode, Money};

pub(crate) fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::parse("AED").unwrap())
}

pub(crate) fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

pub(crate) fn local(text: &str) -> NaiveDateTime {
    text.parse().unwrap()
}

fn flight(number: &str, from: &str, to: &str, departs: &str) -> LotFlight {
    let departs = local(departs);
    LotFlight {
        number: number.to_owned(),
        origin: AirportCode::parse(from).unwrap(),
        destination: AirportCode::parse(to).unwrap(),
        departs,
        arrives: departs + TimeDelta::hours(3),
    }
}

/// 40 seats from Dubai to Jeddah and back from Madinah in January 2027, 10 held and 5 sold.
pub(crate) fn lot() -> FareLot {
    let price = |customer: i64| SeatPrice {
        customer: aed(customer),
        agent: aed(customer - 5_000),
    };
    FareLot {
        id: FareLotId(Uuid::from_u128(1)),
        version: 1,
        state: LotState::OnSale,
        visibility: LotVisibility::All,
        seats: LotSeats {
            total: 40,
            held: 10,
            sold: 5,
        },
        offer: LotOffer {
            kind: LotKind::Umrah,
            title: "Umrah from Dubai".to_owned(),
            airline: CarrierCode::parse("SV").unwrap(),
            journeys: vec![
                LotJourney {
                    flights: vec![flight("SV551", "DXB", "JED", "2027-01-10T09:00:00")],
                },
                LotJourney {
                    flights: vec![flight("SV590", "MED", "DXB", "2027-01-20T21:00:00")],
                },
            ],
            departs_at: at("2027-01-10T05:00:00Z"),
            ends_at: at("2027-01-20T20:00:00Z"),
            prices: SeatPrices {
                adult: price(120_000),
                child: price(90_000),
                infant: price(20_000),
            },
            baggage: "30 kg and 5 litres of zamzam".to_owned(),
            features: BTreeSet::from([LotFeature::Direct, LotFeature::Zamzam]),
            rating_tenths: 43,
            terms: LotTerms {
                deposit: LotDeposit::Percent(25),
                deposit_hours: 2,
                names_by: at("2026-12-20T12:00:00Z"),
                balance_by: at("2026-12-22T12:00:00Z"),
                ticketing_by: at("2027-01-03T12:00:00Z"),
                min_passengers: 1,
                max_passengers: 30,
                drop_penalty: aed(10_000),
                cancel_penalty_percent: 50,
                name_change_fee: aed(5_000),
                keep_deposit_percent: 100,
            },
            notes: None,
        },
        import: None,
        changed_at: at("2026-11-20T08:00:00Z"),
        changed_by: "Nadia".to_owned(),
    }
}

pub(crate) fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

/// Karim with this surname and this passport number.
pub(crate) fn name(line: u32, surname: &str, number: &str) -> GroupName {
    let bangladesh = CountryCode::parse("BD").expect("a country");
    GroupName {
        line,
        kind: Ptc::Adt,
        title: Title::Mr,
        given_name: "Karim".to_owned(),
        surname: surname.to_owned(),
        birth_on: day("1980-03-12"),
        nationality: bangladesh,
        passport: Some(Passport {
            number: number.to_owned(),
            issue_country: bangladesh,
            expires_on: day("2030-01-01"),
        }),
        keeps_passport: false,
        ticket: None,
    }
}
