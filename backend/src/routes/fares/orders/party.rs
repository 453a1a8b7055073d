//! A party and how it is reached.

use jetway_domain::lot::SeatParty;
use jetway_domain::lot::group::order::GroupContact as Contact;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::form_fields::{contact_phone, mail};

/// Passengers by type.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone, Copy)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupPassengers {
    pub(crate) adults: u32,
    pub(crate) children: u32,
    pub(crate) infants: u32,
}

/// Where a group is reached.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupContact {
    pub(crate) email: String,
    /// With the country code.
    pub(crate) phone: String,
}

impl GroupPassengers {
    pub(crate) const fn of(party: SeatParty) -> Self {
        Self {
            adults: party.adults,
            children: party.children,
            infants: party.infants,
        }
    }

    pub(crate) const fn party(self) -> SeatParty {
        SeatParty {
            adults: self.adults,
            children: self.children,
            infants: self.infants,
        }
    }
}

impl GroupContact {
    pub(crate) fn of(contact: &Contact) -> Self {
        Self {
            email: contact.email.clone(),
            phone: contact.phone.clone(),
        }
    }

    pub(crate) fn read(&self) -> Result<Contact, Vec<BadField>> {
        let mut faults = Vec::new();
        let email = mail("/contact/email", &self.email).map_err(|fault| faults.push(fault));
        let phone = contact_phone("/contact/phone", &self.phone).map_err(|fault| faults.push(fault));
        match (email, phone) {
            (Ok(email), Ok(phone)) => Ok(Contact { email, phone }),
            _ => Err(faults),
        }
    }
}
