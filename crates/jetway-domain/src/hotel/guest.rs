//! Guests of the rooms.

use serde::{Deserialize, Serialize};

use super::stay::Occupancy;
use crate::air::traveller::Title;

/// Longest given name or surname.
pub const LONGEST_NAME: usize = 60;

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Title.
    pub title: Title,
    /// Given names.
    pub given_name: String,
    /// Surname.
    pub surname: String,
    /// Age on the day of arrival of a child; `None` for an adult, who is eighteen or older.
    pub child_age: Option<u8>,
}

/// Contact details of the guests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuestContact {
    /// E-mail address.
    pub email: String,
    /// Phone number with the country code.
    pub phone: String,
}

/// Guests that do not fit the rooms. Rooms and guests count from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GuestFault {
    /// There are more or fewer rooms than searched for.
    #[error("enter the guests of each room")]
    Rooms,
    /// A room's guests differ from the search.
    #[error("enter one guest for each adult and child of the search")]
    Guests(usize),
    /// The first guest of a room is a child.
    #[error("the first guest of a room is an adult")]
    Lead(usize),
    /// A given name is missing, too long or has no letter.
    #[error("enter the given name as in the passport")]
    GivenName(usize, usize),
    /// A surname is missing, too long or has no letter.
    #[error("enter the surname as in the passport")]
    Surname(usize, usize),
}

impl GuestFault {
    /// JSON pointer to the field at fault in a request.
    #[must_use]
    pub fn pointer(self) -> String {
        match self {
            Self::Rooms => "/rooms".to_owned(),
            Self::Guests(room) => format!("/rooms/{room}/guests"),
            Self::Lead(room) => format!("/rooms/{room}/guests/0/type"),
            Self::GivenName(room, guest) => format!("/rooms/{room}/guests/{guest}/givenName"),
            Self::Surname(room, guest) => format!("/rooms/{room}/guests/{guest}/surname"),
        }
    }
}

impl Guest {
    /// Given name and surname.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{} {}", self.given_name, self.surname)
    }
}

/// Faults against the searched rooms: each room's guests must be its adults and its children of the searched ages.
#[must_use]
pub fn guest_faults(rooms: &[Vec<Guest>], searched: &[Occupancy]) -> Vec<GuestFault> {
    if rooms.len() != searched.len() {
        return vec![GuestFault::Rooms];
    }
    let mut faults = Vec::new();
    for (at, (guests, room)) in rooms.iter().zip(searched).enumerate() {
        let mut ages: Vec<u8> = guests.iter().filter_map(|guest| guest.child_age).collect();
        let mut searched: Vec<u8> = room.child_ages.clone();
        ages.sort_unstable();
        searched.sort_unstable();
        if guests.len() != room.guests() || ages != searched {
            faults.push(GuestFault::Guests(at));
        } else if guests.first().is_some_and(|lead| lead.child_age.is_some()) {
            faults.push(GuestFault::Lead(at));
        }
        for (number, guest) in guests.iter().enumerate() {
            if !is_name(&guest.given_name) {
                faults.push(GuestFault::GivenName(at, number));
            }
            if !is_name(&guest.surname) {
                faults.push(GuestFault::Surname(at, number));
            }
        }
    }
    faults
}

/// Hotels take names in any script.
fn is_name(text: &str) -> bool {
    let length = text.chars().count();
    let fits = |letter: char| letter.is_alphabetic() || " .'-’".contains(letter) || is_mark(letter);
    (1..=LONGEST_NAME).contains(&length) && text.chars().all(fits) && text.chars().any(char::is_alphabetic)
}

/// Vowel signs and other marks of Indic and Arabic names.
fn is_mark(letter: char) -> bool {
    use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

#[cfg(test)]
mod tests {
    use super::{Guest, GuestFault, guest_faults};
    use crate::air::traveller::Title;
    use crate::hotel::stay::Occupancy;

    fn guest(given_name: &str, surname: &str, child_age: Option<u8>) -> Guest {
        Guest {
            title: Title::Mr,
            given_name: given_name.to_owned(),
            surname: surname.to_owned(),
            child_age,
        }
    }

    fn room(adults: u8, child_ages: &[u8]) -> Occupancy {
        Occupancy {
            adults,
            child_ages: child_ages.to_vec(),
        }
    }

    #[test]
    fn guests_are_those_of_the_search_led_by_an_adult() {
        let family = vec![guest("Karim", "Uddin", None), guest("Mina", "Uddin", Some(8))];
        assert_eq!(guest_faults(std::slice::from_ref(&family), &[room(1, &[8])]), []);
        assert_eq!(guest_faults(&[], &[room(1, &[8])]), [GuestFault::Rooms]);
        assert_eq!(
            guest_faults(std::slice::from_ref(&family), &[room(1, &[9])]),
            [GuestFault::Guests(0)]
        );
        assert_eq!(
            guest_faults(std::slice::from_ref(&family), &[room(2, &[])]),
            [GuestFault::Guests(0)]
        );
        let led_by_child = family.into_iter().rev().collect();
        assert_eq!(guest_faults(&[led_by_child], &[room(1, &[8])]), [GuestFault::Lead(0)]);
    }

    #[test]
    fn names_are_of_any_script_and_have_letters() {
        for name in ["O’Neil-Smith", "করিম", "محمد", "Anne Marie", "J."] {
            assert_eq!(
                guest_faults(&[vec![guest(name, name, None)]], &[room(1, &[])]),
                [],
                "{name}"
            );
        }
        let long = "a".repeat(61);
        for name in ["", "  ", "4711", "<b>", &long] {
            let expected = [GuestFault::GivenName(0, 0), GuestFault::Surname(0, 0)];
            assert_eq!(
                guest_faults(&[vec![guest(name, name, None)]], &[room(1, &[])]),
                expected,
                "{name}"
            );
        }
    }
}
