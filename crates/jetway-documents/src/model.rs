//! The content of a document, ready for display: every text is translated, every amount formatted.

use serde::Serialize;

use crate::data_address::data_address;
use crate::words::{Language, Words};

/// A document of an order. PDF, page and preview use the same data, so all three have the same content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Document {
    /// Language of the document.
    pub language: Language,
    /// Its title: `E-ticket`, `Invoice`.
    pub title: String,
    /// Status of the order: `Ticketed`.
    pub status: String,
    /// Order reference.
    pub reference: String,
    /// A prominent warning, for example that this is not a ticket; may be empty.
    pub warning: String,
    /// Address in its QR code: the order in the portal, or the travellers' itinerary. Empty for a document without a code.
    pub link: String,
    /// Caption of the code.
    pub scan: String,
    /// The company that leads the document: logo, name, colour, contacts.
    pub brand: Brand,
    /// The agency that sold it.
    pub seller: Party,
    /// The office that issued it, where the document has to name one.
    pub issuer: Option<Party>,
    /// Key facts at the top, such as the airline's record locator.
    pub facts: Vec<Fact>,
    /// The trip.
    pub journeys: Vec<Journey>,
    /// What this product calls its travellers: passengers, guests, applicants.
    pub people_are: PeopleLabel,
    /// The travellers.
    pub people: Vec<Person>,
    /// The price; `None` on a document without prices.
    pub amounts: Option<Amounts>,
    /// Notes, a sentence each.
    pub notes: Vec<String>,
    /// The labels of the document.
    pub words: &'static Words,
}

/// Labels of the list of travellers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PeopleLabel {
    /// Its heading: `Passengers`.
    pub many: String,
    /// Label of its first column: `Passenger`.
    pub one: String,
}

impl PeopleLabel {
    /// From the words for several and for one of them.
    #[must_use]
    pub fn of(many: &str, one: &str) -> Self {
        Self {
            many: many.to_owned(),
            one: one.to_owned(),
        }
    }
}

/// A company as it presents itself: an agency, or the operator of a portal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Brand {
    /// Its name.
    pub company: String,
    /// Postal address, one line.
    pub address: String,
    /// Registration numbers with their names: `TRN 100 2345 6789 0003`.
    pub registrations: Vec<String>,
    /// In international format.
    pub phone: String,
    /// Mail address.
    pub email: String,
    /// Colour of rules and bars, `#rrggbb`.
    pub accent: String,
    /// The same colour, dark enough for text on white, `#rrggbb`.
    pub ink: String,
    /// Colour of text on `accent`, `#rrggbb`.
    pub on_accent: String,
    /// Its logo for light surfaces; without one, its mark is its [`initials`](Brand::initials) on `accent`.
    #[serde(skip)]
    pub logo: Option<Logo>,
}

impl Brand {
    /// The first letters of the first two words of its name, in capitals.
    #[must_use]
    pub fn initials(&self) -> String {
        let words = self.company.split(|letter: char| !letter.is_alphanumeric());
        let firsts = words.filter_map(|word| word.chars().next()).take(2);
        firsts.flat_map(char::to_uppercase).collect()
    }

    /// The brand with its mark instead of a logo that cannot be drawn; `None` without a logo.
    pub(crate) fn without_logo(&self) -> Option<Self> {
        self.logo.as_ref()?;
        Some(Self {
            logo: None,
            ..self.clone()
        })
    }

    /// The company as the issuer of a document.
    #[must_use]
    pub fn party(&self) -> Party {
        let reached = [self.phone.clone(), self.email.clone()];
        let lines = std::iter::once(self.address.clone()).chain(reached);
        Party {
            name: self.company.clone(),
            lines: lines.chain(self.registrations.iter().cloned()).collect(),
        }
    }
}

/// An image.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    /// Its format.
    pub kind: LogoKind,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Logo {
    /// The image as a data URL.
    #[must_use]
    pub fn address(&self) -> String {
        data_address(self.kind.media_type(), &self.bytes)
    }
}

/// Logo formats that can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogoKind {
    /// SVG.
    Svg,
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
}

impl LogoKind {
    /// Name of the file a template reads.
    pub(crate) const fn file(self) -> &'static str {
        match self {
            Self::Svg => "logo.svg",
            Self::Png => "logo.png",
            Self::Jpeg => "logo.jpg",
        }
    }

    /// Media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
        }
    }
}

/// A company or person named in a document. Empty lines are left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Party {
    /// Its name.
    pub name: String,
    /// Lines below the name: address, phone, e-mail, registrations.
    pub lines: Vec<String>,
}

/// A label and its value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// Such as `Airline reference`.
    pub label: String,
    /// Such as `EK K7Q2ZD`.
    pub value: String,
}

/// One journey of a trip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Journey {
    /// `Dubai – Dhaka`.
    pub title: String,
    /// `Sat 12 Dec 2026 · 4 h 30 min · direct`.
    pub detail: String,
    /// Its flights.
    pub flights: Vec<Flight>,
}

/// One flight number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Flight {
    /// `EK 582`.
    pub number: String,
    /// `Emirates`, and the operating airline if different.
    pub airline: String,
    /// Departure.
    pub from: FlightEnd,
    /// Arrival.
    pub to: FlightEnd,
    /// `4 h 30 min`.
    pub duration: String,
    /// `Economy · Q · Boeing 777-300ER`.
    pub cabin: String,
    /// The connection time after it, in words; empty after the last flight.
    pub wait: String,
}

/// Departure or arrival of a flight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FlightEnd {
    /// `DXB`.
    pub code: String,
    /// `22:15`, local time.
    pub time: String,
    /// `Sat 12 Dec 2026`, local date.
    pub date: String,
    /// `Dubai International Airport, terminal 3`.
    pub place: String,
}

/// A traveller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// Id within the order.
    pub traveller_id: String,
    /// `Mr OMAR RAHMAN`.
    pub name: String,
    /// `Adult`.
    pub kind: String,
    /// Ticket number of thirteen digits, or empty.
    pub ticket: String,
    /// Passport as far as the reader may see it, or empty.
    pub passport: String,
    /// Seats, meals and baggage bought, one line each.
    pub extras: Vec<String>,
}

/// The amounts of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Amounts {
    /// Lines that add up to the total.
    pub lines: Vec<AmountLine>,
    /// `Total` or `Charged to your wallet`.
    pub label: String,
    /// With currency: `AED 1,234.50`.
    pub total: String,
    /// Amounts paid and due, for a partial payment.
    pub settled: Vec<AmountLine>,
}

/// One line of a price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AmountLine {
    /// What for.
    pub label: String,
    /// Quantity times unit amount, or empty.
    pub detail: String,
    /// Without currency: `1,234.50`, negative for a deduction.
    pub amount: String,
}
