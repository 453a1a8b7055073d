//! What stands on a paper, finished for the eye: every text is in the language of the paper, every amount is written out.

use serde::Serialize;

use crate::words::{Language, Words};

/// A paper. The same shape goes into the PDF, the page and the preview, so that all three say the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Paper {
    /// Language it is written in.
    pub language: Language,
    /// What it is: `E-ticket`, `Invoice`.
    pub title: String,
    /// Where the order stands: `Ticketed`.
    pub status: String,
    /// Number of the order.
    pub reference: String,
    /// What nobody may overlook, such as that it is no ticket; empty without.
    pub warning: String,
    /// Address that opens the order in the portal; the square code holds it.
    pub link: String,
    /// Whose portal.
    pub brand: Brand,
    /// The agency that sold it.
    pub seller: Party,
    /// Short answers at the top, such as the airline's locator.
    pub facts: Vec<Fact>,
    /// The trip.
    pub journeys: Vec<Journey>,
    /// Who travels.
    pub people: Vec<Person>,
    /// What it costs; `None` on a paper without prices.
    pub amounts: Option<Amounts>,
    /// What to know, a sentence each.
    pub notes: Vec<String>,
    /// The small words of the form.
    pub words: &'static Words,
}

/// The company behind a portal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Brand {
    /// Its name.
    pub company: String,
    /// Postal address, one line.
    pub address: String,
    /// What it is registered under, each with its name: `TRN 100 2345 6789 0003`.
    pub registrations: Vec<String>,
    /// International form.
    pub phone: String,
    /// Mail address.
    pub email: String,
    /// Colour of rules and bars, `#rrggbb`.
    pub accent: String,
    /// The same, dark enough to read on white, `#rrggbb`.
    pub ink: String,
    /// Its logo for light surfaces.
    #[serde(skip)]
    pub logo: Option<Logo>,
}

impl Brand {
    /// It as the company that issued a paper.
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

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    /// What it is.
    pub kind: LogoKind,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Formats a logo can be printed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogoKind {
    /// Drawn.
    Svg,
    /// Pixels without loss.
    Png,
    /// Pixels with loss.
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
    pub(crate) const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
        }
    }
}

/// A company or person named on a paper. Empty lines are left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Party {
    /// Its name.
    pub name: String,
    /// Lines below it: address, phone, mail, registrations.
    pub lines: Vec<String>,
}

/// A label and what it says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// Such as `Airline reference`.
    pub label: String,
    /// Such as `EK K7Q2ZD`.
    pub value: String,
}

/// One way of a trip.
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
    /// `Emirates`, and who flies it when that is another.
    pub airline: String,
    /// Where it leaves.
    pub from: FlightEnd,
    /// Where it lands.
    pub to: FlightEnd,
    /// `4 h 30 min`.
    pub duration: String,
    /// `Economy · Q · Boeing 777-300ER`.
    pub cabin: String,
    /// The wait after it, in words; empty at the end of a journey.
    pub wait: String,
}

/// An end of a flight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FlightEnd {
    /// `DXB`.
    pub code: String,
    /// `22:15`, at the airport.
    pub time: String,
    /// `Sat 12 Dec 2026`, at the airport.
    pub date: String,
    /// `Dubai International Airport, terminal 3`.
    pub place: String,
}

/// Who travels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// Key inside the order.
    pub traveller_id: String,
    /// `Mr OMAR RAHMAN`.
    pub name: String,
    /// `Adult`.
    pub kind: String,
    /// Thirteen digits as printed, or empty.
    pub ticket: String,
    /// Passport as the reader may see it, or empty.
    pub passport: String,
    /// Seats, meals and baggage bought, one line each.
    pub extras: Vec<String>,
}

/// What a paper asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Amounts {
    /// Lines that add up to the total.
    pub lines: Vec<AmountLine>,
    /// `Total` or `Charged to your wallet`.
    pub label: String,
    /// With its currency: `AED 1,234.50`.
    pub total: String,
    /// What of the total is paid and what is due, when it is paid in parts.
    pub settled: Vec<AmountLine>,
}

/// One line of a price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AmountLine {
    /// What for.
    pub label: String,
    /// Number of times one amount, or empty.
    pub detail: String,
    /// Without currency: `1,234.50`, with a minus when it is taken off.
    pub amount: String,
}
