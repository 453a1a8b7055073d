//! Initial permissions of a user. Only the codes are checked; a role names the set they started from.

use super::Functionality;

/// A user's role at an agency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Every permission. Only another owner can change an owner.
    Owner,
    /// Everything except staff and bank accounts.
    Manager,
    /// Searches, books and cancels, without payment.
    Reservation,
    /// Reservation, plus ticketing and after-sales.
    Ticketing,
    /// Money and lists, without booking.
    Accounts,
    /// Visas and the travellers behind them.
    VisaDesk,
    /// Searches, sees bookings and the ledger. No booking, payment, net amounts or passports.
    Viewer,
}

impl Role {
    /// All roles, from most to fewest permissions.
    pub const ALL: [Self; 7] = [
        Self::Owner,
        Self::Manager,
        Self::Ticketing,
        Self::Reservation,
        Self::Accounts,
        Self::VisaDesk,
        Self::Viewer,
    ];

    /// Stored and wire name.
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

    /// Parses a role name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The role's initial permissions.
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
