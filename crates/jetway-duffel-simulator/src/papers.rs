//! Which documents an airline wants of travellers: by where a trip goes.

use std::collections::BTreeSet;

use jetway_connectors::reference::Airports;
use jetway_domain::air::offer::SupplierOffer;

/// Countries that want to know everybody before they leave.
const STRICT: [&str; 2] = ["GB", "US"];

/// What an offer says of identity documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Papers {
    /// Inside one country: none may be sent.
    Refused,
    /// Passports may be sent.
    Taken,
    /// Everybody's passport must be sent.
    Required,
}

impl Papers {
    pub(crate) fn of(offer: &SupplierOffer) -> Self {
        let ends = offer
            .segments
            .iter()
            .flat_map(|flight| [flight.origin.airport, flight.destination.airport]);
        let airports = ends.filter_map(|code| Airports::embedded().get(code));
        let countries: BTreeSet<&str> = airports.map(|airport| airport.country_code.as_str()).collect();
        if countries.len() < 2 {
            Self::Refused
        } else if STRICT.iter().any(|strict| countries.contains(strict)) {
            Self::Required
        } else {
            Self::Taken
        }
    }

    /// As offers list them.
    pub(crate) const fn supported(self) -> &'static [&'static str] {
        match self {
            Self::Refused => &[],
            Self::Taken | Self::Required => &["passport"],
        }
    }
}
