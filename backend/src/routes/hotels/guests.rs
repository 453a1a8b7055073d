//! Guests and their contact, in requests and responses.

use jetway_domain::air::traveller::Title;
use jetway_domain::hotel::guest::{Guest, GuestContact};
use jetway_domain::text::plain_name;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::form_fields::{contact_phone, mail};

/// Whether a guest is an adult.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelGuestType {
    /// Eighteen or older.
    Adult,
    /// Younger.
    Child,
}

/// A guest.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelGuest {
    /// `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`.
    title: String,
    given_name: String,
    surname: String,
    #[serde(rename = "type")]
    kind: HotelGuestType,
    /// Age of a child on the day of arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    age: Option<u8>,
}

/// The guests of a room, the lead first.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelRoomGuests {
    guests: Vec<HotelGuest>,
}

/// Where the guests are reached.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelContact {
    email: String,
    /// With the country code.
    phone: String,
}

impl HotelGuest {
    pub(super) fn of(guest: &Guest) -> Self {
        Self {
            title: guest.title.as_str().to_owned(),
            given_name: guest.given_name.clone(),
            surname: guest.surname.clone(),
            kind: match guest.child_age {
                Some(_) => HotelGuestType::Child,
                None => HotelGuestType::Adult,
            },
            age: guest.child_age,
        }
    }

    fn read(&self, pointer: &str) -> Result<Guest, BadField> {
        let titles = [Title::Mr, Title::Mrs, Title::Ms, Title::Mstr, Title::Miss];
        let title = titles.into_iter().find(|title| title.as_str() == self.title);
        let field = |name: &str, code, detail| BadField::new(format!("{pointer}/{name}"), code, detail);
        let child_age = match (self.kind, self.age) {
            (HotelGuestType::Adult, _) => None,
            (HotelGuestType::Child, Some(age)) => Some(age),
            (HotelGuestType::Child, None) => return Err(field("age", "age.missing", "Enter the child's age.")),
        };
        Ok(Guest {
            title: title.ok_or_else(|| field("title", "title.unknown", "Mr, Mrs, Ms, Mstr or Miss."))?,
            given_name: plain_name(&self.given_name),
            surname: plain_name(&self.surname),
            child_age,
        })
    }
}

/// The guests of each room, or every field at fault.
pub(super) fn rooms(rooms: &[HotelRoomGuests]) -> Result<Vec<Vec<Guest>>, Vec<BadField>> {
    let mut faults = Vec::new();
    let mut found = Vec::new();
    for (room, guests) in rooms.iter().enumerate() {
        let mut read = Vec::new();
        for (number, guest) in guests.guests.iter().enumerate() {
            match guest.read(&format!("/rooms/{room}/guests/{number}")) {
                Ok(guest) => read.push(guest),
                Err(fault) => faults.push(fault),
            }
        }
        found.push(read);
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

impl HotelContact {
    pub(super) fn of(contact: &GuestContact) -> Self {
        Self {
            email: contact.email.clone(),
            phone: contact.phone.clone(),
        }
    }

    pub(super) fn read(&self) -> Result<GuestContact, BadField> {
        let phone = contact_phone("/contact/phone", &self.phone)?;
        let email = mail("/contact/email", &self.email)?;
        Ok(GuestContact { email, phone })
    }
}
