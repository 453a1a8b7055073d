//! The request of a search.

use chrono::NaiveDate;
use jetway_domain::codes::CountryCode;
use jetway_domain::hotel::search::{Destination, HotelSearch, SearchFault};
use jetway_domain::hotel::stay::{Occupancy, Stay};
use jetway_domain::money::CurrencyCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::destinations::HotelDestinationKind;
use crate::wire::field_error::BadField;

/// The search criteria.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelSearchRequest {
    destination: HotelDestinationRef,
    /// Country code of the guests' nationality; some rates depend on it.
    nationality: String,
    /// Country code of where they live.
    residency: String,
    /// From today on, by the hotel's calendar.
    check_in: NaiveDate,
    /// 1 to 30 nights later.
    check_out: NaiveDate,
    /// 1 to 9.
    rooms: Vec<HotelRoomRequest>,
}

/// A place of `SearchDestinations`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelDestinationRef {
    kind: HotelDestinationKind,
    id: String,
}

/// Who shares a room.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelRoomRequest {
    /// 1 to 6.
    adults: u8,
    /// The age of each child on the day of arrival, 0 to 17; at most 4.
    child_ages: Vec<u8>,
}

impl HotelSearchRequest {
    /// The domain's search.
    ///
    /// # Errors
    /// All invalid fields.
    pub(super) fn search(&self, currency: CurrencyCode) -> Result<HotelSearch, Vec<BadField>> {
        let mut bad = Vec::new();
        let mut country = |field: &str, code: &str| {
            let known = CountryCode::parse(code)
                .ok()
                .filter(|code| jetway_app::hotel::search::is_country(*code));
            if known.is_none() {
                bad.push(BadField::new(
                    format!("/{field}"),
                    "country.unknown",
                    "Choose a country from the list.",
                ));
            }
            known
        };
        let nationality = country("nationality", &self.nationality);
        let residency = country("residency", &self.residency);
        let (Some(nationality), Some(residency)) = (nationality, residency) else {
            return Err(bad);
        };
        Ok(HotelSearch {
            destination: Destination {
                kind: self.destination.kind.into(),
                id: self.destination.id.clone(),
            },
            nationality,
            residency,
            stay: Stay {
                check_in: self.check_in,
                check_out: self.check_out,
            },
            rooms: self.rooms.iter().map(HotelRoomRequest::occupancy).collect(),
            currency,
        })
    }
}

impl HotelRoomRequest {
    fn occupancy(&self) -> Occupancy {
        Occupancy {
            adults: self.adults,
            child_ages: self.child_ages.clone(),
        }
    }

    pub(super) fn of(room: &Occupancy) -> Self {
        Self {
            adults: room.adults,
            child_ages: room.child_ages.clone(),
        }
    }
}

/// The field of an error of the domain's check.
pub(super) fn located(fault: SearchFault) -> BadField {
    let code = match fault {
        SearchFault::CheckInPast => "date.past",
        SearchFault::Nights => "nights.range",
        SearchFault::Rooms => "rooms.count",
        SearchFault::Adults(_) => "adults.range",
        SearchFault::Children(_) => "children.count",
        SearchFault::ChildAge(..) => "age.range",
    };
    let field = fault.field().replace('[', "/").replace("].", "/").replace(']', "");
    BadField::new(format!("/{field}"), code, sentence(&fault))
}

/// The domain's message as a sentence for the user.
fn sentence(fault: &SearchFault) -> String {
    let text = fault.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use jetway_domain::hotel::search::SearchFault;

    use super::located;

    #[test]
    fn faults_point_at_their_fields() {
        let pointer = |fault| located(fault).pointer;
        assert_eq!(pointer(SearchFault::CheckInPast), "/checkIn");
        assert_eq!(pointer(SearchFault::Adults(2)), "/rooms/2/adults");
        assert_eq!(pointer(SearchFault::ChildAge(1, 3)), "/rooms/1/childAges/3");
        assert_eq!(located(SearchFault::Nights).detail, "A stay has 1 to 30 nights.");
    }
}
