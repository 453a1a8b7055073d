//! The request of a search.

use crate::wire::field_error::BadField;
use crate::wire::names::TravelClassName;
use chrono::NaiveDate;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::air::search_check::{SearchFault, SearchPart};
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::CurrencyCode;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

/// The search criteria.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirSearchRequest {
    /// 1 one way, 2 return, 3 multi-city; the form's letters `O`, `R`, `M` are equivalent.
    #[serde(deserialize_with = "trip_number")]
    trip_type: u8,
    /// `E`, `P`, `B` or `F`.
    #[schema(value_type = TravelClassName)]
    travel_class: String,
    /// `1` regular, `2` student, `3` seaman, `4` labour, `5` umrah, `6` corporate; `2` to `6` where the tenant sells them. Airlines without such a fare return their regular one.
    fare_type: String,
    /// Marked and sorted first at the same price; never a filter.
    #[serde(default)]
    preferred_airlines: Vec<String>,
    segments: Vec<SearchSegment>,
    adult_count: u8,
    child_count: u8,
    #[serde(default)]
    child_ages: Vec<u8>,
    infant_count: u8,
    #[serde(default)]
    direct_only: bool,
    /// Whether an airport includes others of its city and those within 100 km in its country.
    #[serde(default)]
    nearby_airports: bool,
    /// If given, it must be the tenant's currency.
    currency: Option<String>,
}

/// One journey, or outbound and inbound if it has a return date.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SearchSegment {
    #[expect(dead_code, reason = "the client's own key; journeys are told apart by their order")]
    id: i64,
    origin: String,
    destination: String,
    departure_date: NaiveDate,
    return_date: Option<NaiveDate>,
}

impl AirSearchRequest {
    /// The domain's query, for a portal that sells in `currency` and sells these fare types beside the regular one.
    ///
    /// # Errors
    /// All invalid fields.
    pub(crate) fn query(&self, currency: CurrencyCode, fare_types: &[&str]) -> Result<AirSearchQuery, Vec<BadField>> {
        let mut bad = Vec::new();
        let cabin = self.cabin(&mut bad);
        let fare_kind = self.fare_kind(fare_types, &mut bad);
        let preferred_airlines = self.airlines(&mut bad);
        let journeys = self.journeys(&mut bad);
        if usize::from(self.child_count) != self.child_ages.len() {
            bad.push(BadField::new(
                "/childAges",
                "age.missing",
                "Give one age for each child.",
            ));
        }
        if self.currency.as_deref().is_some_and(|asked| asked != currency.as_str()) {
            let detail = format!("Fares are sold in {currency}.");
            bad.push(BadField::new("/currency", "currency.notSold", detail));
        }
        let trip_type = match self.trip_type {
            1 => Some(TripType::OneWay),
            2 => Some(TripType::Return),
            3 => Some(TripType::MultiCity),
            _ => None,
        };
        let (Some(trip_type), Some(cabin), true) = (trip_type, cabin, bad.is_empty()) else {
            if trip_type.is_none() {
                bad.push(BadField::new("/tripType", "tripType.unknown", "1, 2 or 3."));
            }
            return Err(bad);
        };
        let passengers = PassengerCounts {
            adults: self.adult_count,
            child_ages: self.child_ages.clone(),
            infants: self.infant_count,
        };
        let (direct_only, nearby_airports) = (self.direct_only, self.nearby_airports);
        Ok(AirSearchQuery {
            trip_type,
            cabin,
            journeys,
            passengers,
            preferred_airlines,
            fare_kind,
            direct_only,
            nearby_airports,
            currency,
        })
    }

    /// The field of this request to which an error of the domain's check belongs.
    pub(crate) fn locate(&self, fault: &SearchFault) -> BadField {
        let segment = |at: usize| if self.trip_type == 2 { 0 } else { at };
        let pointer = match fault.part {
            SearchPart::Journeys => "/segments".to_owned(),
            SearchPart::Origin(1) if self.trip_type == 2 => "/segments/0/destination".to_owned(),
            SearchPart::Destination(1) if self.trip_type == 2 => "/segments/0/origin".to_owned(),
            SearchPart::Origin(at) => format!("/segments/{}/origin", segment(at)),
            SearchPart::Destination(at) => format!("/segments/{}/destination", segment(at)),
            SearchPart::Date(1) if self.trip_type == 2 => "/segments/0/returnDate".to_owned(),
            SearchPart::Date(at) => format!("/segments/{}/departureDate", segment(at)),
            SearchPart::Adults => "/adultCount".to_owned(),
            SearchPart::Infants => "/infantCount".to_owned(),
            SearchPart::ChildAge(at) => format!("/childAges/{at}"),
        };
        BadField::new(pointer, fault.code, fault.detail)
    }

    fn cabin(&self, bad: &mut Vec<BadField>) -> Option<Cabin> {
        let cabin = match self.travel_class.as_str() {
            "E" => Some(Cabin::Economy),
            "P" => Some(Cabin::PremiumEconomy),
            "B" => Some(Cabin::Business),
            "F" => Some(Cabin::First),
            _ => None,
        };
        if cabin.is_none() {
            bad.push(BadField::new("/travelClass", "travelClass.unknown", "E, P, B or F."));
        }
        cabin
    }

    fn fare_kind(&self, sold: &[&str], bad: &mut Vec<BadField>) -> FareKind {
        let kind = FareKind::of_code(&self.fare_type);
        if kind.is_none() {
            bad.push(BadField::new("/fareType", "fareType.unknown", "1 to 6."));
        }
        let kind = kind.unwrap_or(FareKind::Regular);
        if kind != FareKind::Regular && !sold.contains(&kind.code()) {
            let detail = "This portal does not sell these fares.";
            bad.push(BadField::new("/fareType", "fareType.notSold", detail));
        }
        kind
    }

    fn airlines(&self, bad: &mut Vec<BadField>) -> Vec<CarrierCode> {
        let mut airlines = Vec::new();
        for (at, code) in self.preferred_airlines.iter().enumerate() {
            match CarrierCode::parse(code) {
                Ok(code) => airlines.push(code),
                Err(error) => {
                    bad.push(BadField::new(
                        format!("/preferredAirlines/{at}"),
                        "airline.code",
                        error.to_string(),
                    ));
                }
            }
        }
        airlines
    }

    fn journeys(&self, bad: &mut Vec<BadField>) -> Vec<JourneyQuery> {
        let mut journeys = Vec::new();
        for (at, segment) in self.segments.iter().enumerate() {
            let mut airport = |field: &str, code: &str| match AirportCode::parse(code) {
                Ok(code) => Some(code),
                Err(error) => {
                    bad.push(BadField::new(
                        format!("/segments/{at}/{field}"),
                        "airport.code",
                        error.to_string(),
                    ));
                    None
                }
            };
            let ends = (
                airport("origin", &segment.origin),
                airport("destination", &segment.destination),
            );
            let (Some(origin), Some(destination)) = ends else {
                continue;
            };
            journeys.push(JourneyQuery {
                origin,
                destination,
                departs_on: segment.departure_date,
            });
            match (self.trip_type, segment.return_date) {
                (2, Some(back)) => {
                    journeys.push(JourneyQuery {
                        origin: destination,
                        destination: origin,
                        departs_on: back,
                    });
                }
                (2, None) => bad.push(BadField::new(
                    format!("/segments/{at}/returnDate"),
                    "date.missing",
                    "A return trip needs a return date.",
                )),
                (_, _) => {}
            }
        }
        journeys
    }
}

/// A trip type by number or letter; 0 for any other value, which the check then reports.
fn trip_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Number(u8),
        Letter(String),
    }
    Ok(match Either::deserialize(deserializer)? {
        Either::Number(number) => number,
        Either::Letter(letter) => match letter.as_str() {
            "O" => 1,
            "R" => 2,
            "M" => 3,
            _ => 0,
        },
    })
}
