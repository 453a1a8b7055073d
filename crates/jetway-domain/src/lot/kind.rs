//! Closed sets of names: kinds, states and features of lots.

use serde::{Deserialize, Serialize};

use crate::access::Functionality;

/// The section in which agencies find a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LotKind {
    /// Fares exclusive to this portal.
    Exclusive,
    /// Umrah flights.
    Umrah,
    /// Seats for groups.
    Group,
}

impl LotKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Exclusive, Self::Umrah, Self::Group];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exclusive => "exclusive",
            Self::Umrah => "umrah",
            Self::Group => "group",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The functionality needed to see lots of the kind.
    #[must_use]
    pub const fn functionality(self) -> Functionality {
        match self {
            Self::Exclusive => Functionality::UseExclusiveFares,
            Self::Umrah => Functionality::AccessUmrahFares,
            Self::Group => Functionality::AccessGroupFares,
        }
    }
}

/// Sale state of a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LotState {
    /// Not on sale yet.
    Draft,
    /// On sale.
    OnSale,
    /// Withdrawn from sale; existing orders are unaffected.
    Withdrawn,
}

impl LotState {
    /// All states.
    pub const ALL: [Self; 3] = [Self::Draft, Self::OnSale, Self::Withdrawn];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::OnSale => "onSale",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The state of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }

    /// Whether an operator may change it to another state. No lot becomes a draft again: agencies have seen it.
    #[must_use]
    pub const fn may_become(self, to: Self) -> bool {
        matches!(
            (self, to),
            (Self::Draft | Self::Withdrawn, Self::OnSale) | (Self::Draft | Self::OnSale, Self::Withdrawn)
        )
    }
}

/// Features that agencies filter lots by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LotFeature {
    /// No stop.
    Direct,
    /// Meals are included.
    MealIncluded,
    /// 30 kg of checked baggage.
    Baggage30,
    /// 40 kg of checked baggage.
    Baggage40,
    /// Zamzam water may be carried.
    Zamzam,
    /// Departs at night.
    NightFlight,
    /// Partly refundable after a cancellation.
    Refundable,
    /// Names may be changed.
    NameChange,
    /// Visits to holy places are included.
    Ziyarah,
    /// In the month of Ramadan.
    Ramadan,
    /// In the season of the Hajj.
    HajjSeason,
}

impl LotFeature {
    /// All features.
    pub const ALL: [Self; 11] = [
        Self::Direct,
        Self::MealIncluded,
        Self::Baggage30,
        Self::Baggage40,
        Self::Zamzam,
        Self::NightFlight,
        Self::Refundable,
        Self::NameChange,
        Self::Ziyarah,
        Self::Ramadan,
        Self::HajjSeason,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::MealIncluded => "mealIncluded",
            Self::Baggage30 => "baggage30",
            Self::Baggage40 => "baggage40",
            Self::Zamzam => "zamzam",
            Self::NightFlight => "nightFlight",
            Self::Refundable => "refundable",
            Self::NameChange => "nameChange",
            Self::Ziyarah => "ziyarah",
            Self::Ramadan => "ramadan",
            Self::HajjSeason => "hajjSeason",
        }
    }

    /// The feature of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|feature| feature.name() == name)
    }
}
