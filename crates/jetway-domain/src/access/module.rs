//! Functionality codes, grouped as forms show them.

use super::Functionality;

/// A part of the portal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Module {
    /// Dashboard and reports.
    Overview,
    /// Flights, from the search to the ticket.
    Flights,
    /// After-sales of tickets.
    AfterSales,
    /// Saved travellers.
    Travellers,
    /// Wallet, deposits and amounts due.
    Money,
    /// The agency itself.
    Company,
    /// Holidays.
    Holidays,
    /// Hotels.
    Hotels,
    /// Visas.
    Visas,
}

impl Module {
    /// All modules, in the order of a form.
    pub const ALL: [Self; 9] = [
        Self::Overview,
        Self::Flights,
        Self::AfterSales,
        Self::Travellers,
        Self::Money,
        Self::Company,
        Self::Hotels,
        Self::Holidays,
        Self::Visas,
    ];

    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overview => "overview",
            Self::Flights => "flights",
            Self::AfterSales => "afterSales",
            Self::Travellers => "travellers",
            Self::Money => "money",
            Self::Company => "company",
            Self::Holidays => "holidays",
            Self::Hotels => "hotels",
            Self::Visas => "visas",
        }
    }

    /// The module of a functionality.
    #[must_use]
    pub const fn of(functionality: Functionality) -> Self {
        match functionality.code() {
            201 | 232 => Self::Overview,
            208..=210 | 220 => Self::Travellers,
            215..=217 | 224..=226 => Self::AfterSales,
            227..=231 => Self::Money,
            233..=240 => Self::Company,
            245 | 246 => Self::Holidays,
            247..=252 => Self::Hotels,
            253..=260 => Self::Visas,
            _ => Self::Flights,
        }
    }

    /// The functionalities of this module, by code.
    pub fn functionalities(self) -> impl Iterator<Item = Functionality> {
        Functionality::ALL.into_iter().filter(move |one| Self::of(*one) == self)
    }
}
