//! Starting points for a person's codes. What counts are the codes: a role is a name for where they began.

use super::Functionality;

/// What somebody is at an agency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Everything, and nobody but another owner changes it.
    Owner,
    /// Everything but people and bank accounts.
    Manager,
    /// Searches, books and cancels; pays nothing.
    Reservation,
    /// Reservation, and issues and services tickets.
    Ticketing,
    /// Money and lists, no booking.
    Accounts,
    /// Visas and the travellers behind them.
    VisaDesk,
    /// Searches, sees bookings and the ledger; books and pays nothing, sees no agent amounts and no passports.
    Viewer,
}

impl Role {
    /// All of them, from the most to the least.
    pub const ALL: [Self; 7] = [
        Self::Owner,
        Self::Manager,
        Self::Ticketing,
        Self::Reservation,
        Self::Accounts,
        Self::VisaDesk,
        Self::Viewer,
    ];

    /// As stored and sent.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Manager => "manager",
            Self::Reservation => "reservation",
            Self::Ticketing => "ticketing",
            Self::Accounts => "accounts",
            Self::VisaDesk => "visaDesk",
            Self::Viewer => "viewer",
        }
    }

    /// The role of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    /// What it starts with.
    pub(super) fn functionalities(self) -> Vec<Functionality> {
        Functionality::ALL
            .into_iter()
            .filter(|one| self.starts_with(one.code()))
            .collect()
    }

    const fn starts_with(self, code: u16) -> bool {
        match self {
            Self::Owner => true,
            Self::Manager => !matches!(code, 236 | 240),
            Self::Reservation => matches!(
                code,
                201 | 202 | 206..=211 | 213 | 214 | 218 | 219 | 221 | 223 | 247 | 249 | 251..=253 | 259 | 260
            ),
            Self::Ticketing => {
                Self::Reservation.starts_with(code)
                    || matches!(code, 212 | 215..=217 | 220 | 222 | 224..=226 | 241..=244 | 248 | 250)
            }
            Self::Accounts => matches!(code, 201 | 223..=232 | 239 | 240 | 258),
            Self::VisaDesk => matches!(code, 201 | 208..=210 | 220 | 253..=260),
            Self::Viewer => matches!(code, 201 | 202 | 209 | 211 | 218 | 223 | 227),
        }
    }
}
