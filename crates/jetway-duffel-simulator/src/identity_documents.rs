//! Which identity documents an airline requires, by destination.

use std::collections::BTreeSet;

use jetway_connectors::reference::Airports;
use jetway_domain::air::offer::SupplierOffer;

/// Countries that require documents of every traveller before departure.
const STRICT: [&str; 2] = ["GB", "US"];

/// An offer's rule on identity documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DocumentRule {
    /// Domestic trips: documents are not accepted.
    Refused,
    /// Passports are accepted.
    Taken,
    /// Every traveller's passport is required.
    Required,
}

impl DocumentRule {
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

    /// The value in offers.
    pub(crate) const fn supported(self) -> &'static [&'static str] {
        match self {
            Self::Refused => &[],
            Self::Taken | Self::Required => &["passport"],
        }
    }
}
