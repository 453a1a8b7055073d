//! Clearing systems and mobile accounts for deposits, by country.

/// A clearing system of transfers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransferChannel {
    /// National Payment Switch, of Bangladesh.
    Npsb,
    /// Electronic Funds Transfer Network, of Bangladesh.
    Beftn,
    /// Real-time gross settlement, of Bangladesh.
    Rtgs,
    /// Funds Transfer System, of the United Arab Emirates.
    Uaefts,
    /// Any other, such as SWIFT.
    Other,
}

/// A provider of mobile accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MobileProvider {
    /// bKash, of Bangladesh.
    Bkash,
    /// Nagad, of Bangladesh.
    Nagad,
    /// Rocket, of Bangladesh.
    Rocket,
    /// Upay, of Bangladesh.
    Upay,
}

/// The choices of a tenant's agencies when they declare a deposit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DepositChoices {
    /// Clearing systems of transfers.
    pub channels: Vec<TransferChannel>,
    /// Providers of mobile accounts; a payment from one cannot be declared where there are none.
    pub providers: Vec<MobileProvider>,
}

impl TransferChannel {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Npsb, Self::Beftn, Self::Rtgs, Self::Uaefts, Self::Other];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Npsb => "NPSB",
            Self::Beftn => "BEFTN",
            Self::Rtgs => "RTGS",
            Self::Uaefts => "UAEFTS",
            Self::Other => "other",
        }
    }

    /// The usual ones of a country, by its ISO 3166-1 alpha-2 code.
    #[must_use]
    pub fn of_country(country: &str) -> Vec<Self> {
        match country.to_ascii_uppercase().as_str() {
            "BD" => vec![Self::Npsb, Self::Beftn, Self::Rtgs, Self::Other],
            "AE" => vec![Self::Uaefts, Self::Other],
            _ => vec![Self::Other],
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| channel.as_str() == text)
    }
}

impl MobileProvider {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Bkash, Self::Nagad, Self::Rocket, Self::Upay];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bkash => "bKash",
            Self::Nagad => "Nagad",
            Self::Rocket => "Rocket",
            Self::Upay => "Upay",
        }
    }

    /// Those of a country, by its ISO 3166-1 alpha-2 code.
    #[must_use]
    pub fn of_country(country: &str) -> Vec<Self> {
        if country.eq_ignore_ascii_case("BD") {
            Self::ALL.to_vec()
        } else {
            Vec::new()
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|provider| provider.as_str() == text)
    }
}

impl DepositChoices {
    /// The usual ones of a country.
    #[must_use]
    pub fn of_country(country: &str) -> Self {
        Self {
            channels: TransferChannel::of_country(country),
            providers: MobileProvider::of_country(country),
        }
    }
}
