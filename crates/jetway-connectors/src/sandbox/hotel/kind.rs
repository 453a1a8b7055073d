//! What a house is.

/// What a house is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Hotel,
    Resort,
    Apartment,
    Guesthouse,
    Hostel,
}

impl Kind {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Hotel => "hotel",
            Self::Resort => "resort",
            Self::Apartment => "apartment",
            Self::Guesthouse => "guesthouse",
            Self::Hostel => "hostel",
        }
    }
}
