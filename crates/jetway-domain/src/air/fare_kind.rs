//! Fare types: whom a fare is filed for.

use serde::{Deserialize, Serialize};

/// Fare type of a search (travel-domain "Flight search").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FareKind {
    /// Everyone.
    #[default]
    Regular,
    /// Students with a student card.
    Student,
    /// Seamen who join or leave a ship.
    Seaman,
    /// Workers with a contract.
    Labour,
    /// Pilgrims to Jeddah and Medina.
    Umrah,
    /// Staff of companies with an agreement.
    Corporate,
}

impl FareKind {
    /// All types, in the order of their codes.
    pub const ALL: [Self; 6] = [
        Self::Regular,
        Self::Student,
        Self::Seaman,
        Self::Labour,
        Self::Umrah,
        Self::Corporate,
    ];

    /// Code of the search form: `1` to `6`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Regular => "1",
            Self::Student => "2",
            Self::Seaman => "3",
            Self::Labour => "4",
            Self::Umrah => "5",
            Self::Corporate => "6",
        }
    }

    /// Parses a code of the search form.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Name on the wire and in fare references.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Student => "student",
            Self::Seaman => "seaman",
            Self::Labour => "labour",
            Self::Umrah => "umrah",
            Self::Corporate => "corporate",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::FareKind;

    #[test]
    fn codes_and_names_read_back() {
        for kind in FareKind::ALL {
            assert_eq!(FareKind::of_code(kind.code()), Some(kind));
            assert_eq!(FareKind::parse(kind.as_str()), Some(kind));
        }
        assert_eq!(FareKind::of_code("7"), None);
    }
}
