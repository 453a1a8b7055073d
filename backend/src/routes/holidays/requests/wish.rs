//! What an agency asks for, as it is sent.

use chrono::NaiveDate;
use jetway_domain::holiday::trip::{HolidayContact as Contact, HolidayWish};
use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::wire::field_error::BadField;
use crate::wire::form_fields::{contact_phone, given, lines, mail, person_name};
use crate::wire::money::money;

/// Longest name of a contact.
const LONGEST_NAME: usize = 80;
/// Longest notes.
const LONGEST_NOTES: usize = 1_000;

/// What is asked for.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SendHolidayRequest {
    pub(crate) package_id: Uuid,
    /// First day, at least two days ahead.
    date: NaiveDate,
    /// Days that it may start earlier or later, 0 to 14.
    flexible_days: Option<u8>,
    /// 12 years and more, 1 to 30.
    adults: u32,
    /// Age of each child in years, 0 to 11.
    child_ages: Vec<u8>,
    /// 1 to 30.
    rooms: Option<u32>,
    contact: HolidayContact,
    /// What the customer would like to spend at most, such as `AED 5000.00`.
    budget: Option<String>,
    /// Wishes, at most 1,000 characters.
    notes: Option<String>,
}

/// Who is asked about a holiday.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayContact {
    name: String,
    /// With the country code.
    phone: String,
    email: String,
}

impl HolidayContact {
    pub(crate) fn of(contact: &Contact) -> Self {
        Self {
            name: contact.name.clone(),
            phone: contact.phone.clone(),
            email: contact.email.clone(),
        }
    }
}

impl SendHolidayRequest {
    /// What is asked for, or every text at fault.
    pub(crate) fn read(&self) -> Result<HolidayWish, Vec<BadField>> {
        let mut faults = Vec::new();
        let name =
            person_name("/contact/name", &self.contact.name, (1, LONGEST_NAME)).map_err(|fault| faults.push(fault));
        let phone = contact_phone("/contact/phone", &self.contact.phone).map_err(|fault| faults.push(fault));
        let email = mail("/contact/email", &self.contact.email).map_err(|fault| faults.push(fault));
        let budget: Result<Option<Money>, BadField> = given(self.budget.clone())
            .map(|budget| money("/budget", &budget))
            .transpose();
        let budget = budget.map_err(|fault| faults.push(fault));
        let notes = given(self.notes.clone()).map(|notes| lines("/notes", &notes, LONGEST_NOTES));
        let notes = notes.transpose().map_err(|fault| faults.push(fault));
        let (Ok(name), Ok(phone), Ok(email), Ok(budget), Ok(notes)) = (name, phone, email, budget, notes) else {
            return Err(faults);
        };
        Ok(HolidayWish {
            date: self.date,
            flexible_days: self.flexible_days.unwrap_or_default(),
            adults: self.adults,
            child_ages: self.child_ages.clone(),
            rooms: self.rooms,
            contact: Contact { name, phone, email },
            budget,
            notes,
        })
    }
}
