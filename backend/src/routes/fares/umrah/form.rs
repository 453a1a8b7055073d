//! The form of a quote.

use jetway_app::flight::names::Countries;
use jetway_app::lots::umrah::{Barred, NewUmrahQuote};
use jetway_domain::access::Functionality;
use jetway_domain::air::search::PassengerCounts;
use jetway_domain::codes::CountryCode;
use jetway_domain::lot::umrah::{HotelChoice, LeftOutReason, UmrahPlan};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Agent, Faults, Refusal};
use crate::routes::flights::search::proposal::{LONGEST_CLIENT, LONGEST_NOTE, MarkupRequest};
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{given, line, lines};

/// The hotel of a city: that with the lowest price of all, of a class, or one.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UmrahHotelChoice {
    /// 1 to 5; absent for any class.
    #[serde(skip_serializing_if = "Option::is_none")]
    stars: Option<u8>,
    /// Id of a hotel among the destinations of hotels; then the class does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    hotel_id: Option<String>,
}

/// What is quoted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UmrahQuoteForm {
    lot_id: Uuid,
    /// 12 years and more.
    adults: u8,
    /// The age of each child, 2 to 11.
    child_ages: Vec<u8>,
    infants: u8,
    /// The nationality of all travellers.
    nationality: String,
    /// Rooms in each hotel, 1 to 9.
    rooms: u8,
    /// Nights in Makkah; the others are in Madinah.
    makkah_nights: u32,
    makkah: UmrahHotelChoice,
    madinah: UmrahHotelChoice,
    /// Name of the client, at most 80 characters.
    client: Option<String>,
    /// Message to the client, at most 500 characters.
    note: Option<String>,
    /// Needs 204.
    markup: Option<MarkupRequest>,
}

impl UmrahHotelChoice {
    pub(super) fn of(choice: &HotelChoice) -> Self {
        let (stars, hotel_id) = match choice {
            HotelChoice::Any => (None, None),
            HotelChoice::Stars(stars) => (Some(*stars), None),
            HotelChoice::Hotel(id) => (None, Some(id.clone())),
        };
        Self { stars, hotel_id }
    }

    fn choice(self, city: &str) -> Result<HotelChoice, BadField> {
        if let Some(id) = given(self.hotel_id) {
            return Ok(HotelChoice::Hotel(id));
        }
        match self.stars {
            None => Ok(HotelChoice::Any),
            Some(stars @ 1..=5) => Ok(HotelChoice::Stars(stars)),
            Some(_) => Err(BadField::new(format!("/{city}/stars"), "stars.range", "1 to 5 stars.")),
        }
    }
}

impl UmrahQuoteForm {
    /// What is asked for, or every field at fault.
    pub(super) fn quote(self, agent: &Agent) -> Result<NewUmrahQuote, Refusal> {
        let mut faults = Faults::default();
        let nationality = faults.take(nationality(&self.nationality));
        let makkah = faults.take(self.makkah.choice("makkah"));
        let madinah = faults.take(self.madinah.choice("madinah"));
        let client = given(self.client).map_or(Ok(String::new()), |text| line("/client", &text, (1, LONGEST_CLIENT)));
        let client = faults.take(client);
        let note = given(self.note).map_or(Ok(String::new()), |text| lines("/note", &text, LONGEST_NOTE));
        let note = faults.take(note);
        let markup = faults.take(MarkupRequest::of(self.markup.as_ref(), agent)?);
        match (nationality, makkah, madinah, client, note, markup) {
            (Some(nationality), Some(makkah), Some(madinah), Some(client), Some(note), Some(markup)) => {
                Ok(NewUmrahQuote {
                    lot: self.lot_id.into(),
                    plan: UmrahPlan {
                        party: PassengerCounts {
                            adults: self.adults,
                            child_ages: self.child_ages,
                            infants: self.infants,
                        },
                        nationality,
                        rooms: self.rooms,
                        makkah_nights: self.makkah_nights,
                        makkah,
                        madinah,
                    },
                    markup,
                    client,
                    note,
                })
            }
            _ => Err(faults.into()),
        }
    }
}

fn nationality(text: &str) -> Result<CountryCode, BadField> {
    let code = CountryCode::parse(text.trim()).ok();
    let known = code.filter(|code| Countries::embedded().get(*code).is_some());
    known.ok_or_else(|| BadField::new("/nationality", "country.unknown", "Choose a country."))
}

/// Products that this user cannot quote.
pub(super) fn barred(agent: &Agent) -> Barred {
    let reason = |functionality| {
        if agent.may(functionality) {
            None
        } else if agent.portal.settings.unsold.allows(functionality) {
            Some(LeftOutReason::NotSold)
        } else {
            Some(LeftOutReason::NotAllowed)
        }
    };
    Barred {
        hotels: reason(Functionality::SearchHotel),
        visas: reason(Functionality::SearchVisa),
    }
}
