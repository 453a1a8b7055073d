//! A lot as operators type it.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use jetway_domain::ids::AgencyId;
use jetway_domain::lot::{
    FareLot, LotDeposit, LotFeature, LotFlight, LotJourney, LotOffer, LotTerms, LotVisibility, SeatPrice, SeatPrices,
};
use jetway_domain::money::CurrencyCode;
use jetway_domain::zone::Zone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::read::{Reader, clock, clock_in};
use crate::routes::fares::card::{FareDepositKind, FareLotKind};
use crate::wire::field_error::BadField;
use crate::wire::names::FareLotFeature;

/// A lot. Amounts are decimals in the tenant's currency, such as `1250.00`; deadlines are times of the tenant's zone.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotForm {
    kind: FareLotKind,
    title: String,
    /// Two-character code.
    airline: String,
    /// The way out, and the way back.
    journeys: Vec<FareFormJourney>,
    prices: FareFormPrices,
    baggage: String,
    #[schema(value_type = Vec<FareLotFeature>)]
    features: Vec<String>,
    /// 0 to 5 with one decimal, such as `4.5`.
    user_rating: String,
    deposit: FareFormDeposit,
    /// Hours that seats are held without a deposit.
    deposit_hours: u32,
    /// Such as `2027-01-02T18:00`.
    names_by: String,
    balance_by: String,
    ticketing_by: String,
    min_passengers: u32,
    max_passengers: u32,
    /// For each seat that is dropped after the deposit.
    drop_penalty: String,
    /// Percent of the price.
    cancel_penalty_percent: u8,
    /// For each name.
    name_change_fee: String,
    /// Percent of the deposit that is kept when a deadline is missed.
    keep_deposit_percent: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<String>,
    /// Those that see it; absent when all agencies do.
    #[serde(skip_serializing_if = "Option::is_none")]
    agencies: Option<Vec<Uuid>>,
}

/// Flights in one direction.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareFormJourney {
    flights: Vec<FareFormFlight>,
}

/// A flight. Times are local, such as `2027-01-12T09:30`.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareFormFlight {
    number: String,
    origin: String,
    destination: String,
    departs: String,
    arrives: String,
}

/// Price of a passenger of each type.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareFormPrices {
    adult: FareFormPrice,
    child: FareFormPrice,
    infant: FareFormPrice,
}

/// Price of a passenger.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareFormPrice {
    customer: String,
    agent: String,
}

/// What a party pays first.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareFormDeposit {
    kind: FareDepositKind,
    /// For each seat, if it is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
    /// Of the price, if it is a share.
    #[serde(skip_serializing_if = "Option::is_none")]
    percent: Option<u8>,
}

impl FareLotForm {
    /// The form of a lot.
    pub(super) fn of(lot: &FareLot, zone: Zone) -> Self {
        let agencies = match &lot.visibility {
            LotVisibility::All => None,
            LotVisibility::Only(agencies) => Some(agencies.iter().map(|agency| agency.0).collect()),
        };
        Self {
            agencies,
            ..Self::of_offer(&lot.offer, zone)
        }
    }

    /// The form of an offer that names no agencies.
    pub(super) fn of_offer(offer: &LotOffer, zone: Zone) -> Self {
        let terms = &offer.terms;
        let price = |price: SeatPrice| FareFormPrice {
            customer: price.customer.amount(),
            agent: price.agent.amount(),
        };
        let deposit = match terms.deposit {
            LotDeposit::Fixed(amount) => FareFormDeposit {
                kind: FareDepositKind::Fixed,
                amount: Some(amount.amount()),
                percent: None,
            },
            LotDeposit::Percent(percent) => FareFormDeposit {
                kind: FareDepositKind::Percent,
                amount: None,
                percent: Some(percent),
            },
        };
        Self {
            kind: FareLotKind::of(offer.kind),
            title: offer.title.clone(),
            airline: offer.airline.to_string(),
            journeys: offer.journeys.iter().map(FareFormJourney::of).collect(),
            prices: FareFormPrices {
                adult: price(offer.prices.adult),
                child: price(offer.prices.child),
                infant: price(offer.prices.infant),
            },
            baggage: offer.baggage.clone(),
            features: offer.features.iter().map(|feature| feature.name().to_owned()).collect(),
            user_rating: format!("{}.{}", offer.rating_tenths / 10, offer.rating_tenths % 10),
            deposit,
            deposit_hours: terms.deposit_hours,
            names_by: clock_in(zone, terms.names_by),
            balance_by: clock_in(zone, terms.balance_by),
            ticketing_by: clock_in(zone, terms.ticketing_by),
            min_passengers: terms.min_passengers,
            max_passengers: terms.max_passengers,
            drop_penalty: terms.drop_penalty.amount(),
            cancel_penalty_percent: terms.cancel_penalty_percent,
            name_change_fee: terms.name_change_fee.amount(),
            keep_deposit_percent: terms.keep_deposit_percent,
            notes: offer.notes.clone(),
            agencies: None,
        }
    }

    /// What was typed.
    ///
    /// # Errors
    /// All fields that cannot be read.
    pub(super) fn read(&self, currency: CurrencyCode, zone: Zone) -> Result<(LotOffer, LotVisibility), Vec<BadField>> {
        let mut reader = Reader {
            currency,
            zone,
            bad: Vec::new(),
        };
        let airline = reader.airline("/lot/airline", &self.airline);
        let journeys = self.journeys.iter().enumerate();
        let journeys: Vec<LotJourney> = journeys.map(|(at, journey)| journey.read(at, &mut reader)).collect();
        let prices = self.prices.read(&mut reader);
        let features = self.features(&mut reader);
        let rating_tenths = reader.rating("/lot/userRating", &self.user_rating);
        let terms = self.terms(&mut reader);
        let offer = airline.map(|airline| LotOffer {
            kind: self.kind.kind(),
            title: self.title.trim().to_owned(),
            airline,
            journeys,
            // The use case sets both from the flights.
            departs_at: DateTime::<Utc>::default(),
            ends_at: DateTime::<Utc>::default(),
            prices,
            baggage: self.baggage.trim().to_owned(),
            features,
            rating_tenths,
            terms,
            notes: self.notes.clone().filter(|notes| !notes.trim().is_empty()),
        });
        let visibility = self.agencies.as_ref().map_or(LotVisibility::All, |agencies| {
            LotVisibility::Only(agencies.iter().copied().map(AgencyId).collect())
        });
        if self.agencies.as_ref().is_some_and(Vec::is_empty) {
            let detail = "Name at least one agency.";
            reader.bad.push(BadField::new("/lot/agencies", "lot.count", detail));
        }
        match offer {
            Some(offer) if reader.bad.is_empty() => Ok((offer, visibility)),
            _ => Err(reader.bad),
        }
    }

    fn features(&self, reader: &mut Reader) -> BTreeSet<LotFeature> {
        let mut features = BTreeSet::new();
        for (at, name) in self.features.iter().enumerate() {
            let pointer = format!("/lot/features/{at}");
            let found = reader.keep(
                LotFeature::parse(name),
                &pointer,
                "value.unknown",
                "Choose one of the list.",
            );
            features.extend(found);
        }
        features
    }

    fn terms(&self, reader: &mut Reader) -> LotTerms {
        LotTerms {
            deposit: self.deposit.read(reader),
            deposit_hours: self.deposit_hours,
            names_by: reader.instant("/lot/namesBy", &self.names_by),
            balance_by: reader.instant("/lot/balanceBy", &self.balance_by),
            ticketing_by: reader.instant("/lot/ticketingBy", &self.ticketing_by),
            min_passengers: self.min_passengers,
            max_passengers: self.max_passengers,
            drop_penalty: reader.amount("/lot/dropPenalty", &self.drop_penalty),
            cancel_penalty_percent: self.cancel_penalty_percent,
            name_change_fee: reader.amount("/lot/nameChangeFee", &self.name_change_fee),
            keep_deposit_percent: self.keep_deposit_percent,
        }
    }
}

impl FareFormJourney {
    fn of(journey: &LotJourney) -> Self {
        let flight = |flight: &LotFlight| FareFormFlight {
            number: flight.number.clone(),
            origin: flight.origin.to_string(),
            destination: flight.destination.to_string(),
            departs: clock(flight.departs),
            arrives: clock(flight.arrives),
        };
        Self {
            flights: journey.flights.iter().map(flight).collect(),
        }
    }

    /// The flights whose airports can be read; of the others the fields are noted.
    fn read(&self, at: usize, reader: &mut Reader) -> LotJourney {
        let mut flights = Vec::new();
        for (number, flight) in self.flights.iter().enumerate() {
            let field = |name: &str| format!("/lot/journeys/{at}/flights/{number}/{name}");
            let origin = reader.airport(&field("origin"), &flight.origin);
            let destination = reader.airport(&field("destination"), &flight.destination);
            let departs = reader.local(&field("departs"), &flight.departs);
            let arrives = reader.local(&field("arrives"), &flight.arrives);
            let ends = origin.zip(destination);
            flights.extend(ends.map(|(origin, destination)| LotFlight {
                number: flight.number.trim().to_uppercase(),
                origin,
                destination,
                departs,
                arrives,
            }));
        }
        LotJourney { flights }
    }
}

impl FareFormPrices {
    fn read(&self, reader: &mut Reader) -> SeatPrices {
        let mut price = |name: &str, typed: &FareFormPrice| SeatPrice {
            customer: reader.amount(&format!("/lot/prices/{name}/customer"), &typed.customer),
            agent: reader.amount(&format!("/lot/prices/{name}/agent"), &typed.agent),
        };
        SeatPrices {
            adult: price("adult", &self.adult),
            child: price("child", &self.child),
            infant: price("infant", &self.infant),
        }
    }
}

impl FareFormDeposit {
    fn read(&self, reader: &mut Reader) -> LotDeposit {
        match self.kind {
            FareDepositKind::Fixed => {
                let amount = self.amount.as_deref().unwrap_or_default();
                LotDeposit::Fixed(reader.amount("/lot/deposit/amount", amount))
            }
            FareDepositKind::Percent => {
                let pointer = "/lot/deposit/percent";
                let percent = reader.keep(self.percent, pointer, "field.required", "Fill this in.");
                LotDeposit::Percent(percent.unwrap_or_default())
            }
        }
    }
}
