//! Placeholders: names in braces that stand for what a request has, such as `{reference}`.

use crate::access::Desk;

/// What a placeholder stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placeholder {
    /// Number of the request, application, deposit or order that is answered.
    Reference,
    /// Name of the agency.
    Agency,
    /// Reference of the order.
    Order,
    /// Name of the contact, traveller or applicant.
    Lead,
    /// Title of the tour package.
    Package,
    /// City or country.
    Destination,
    /// Name of the group.
    Group,
    /// Route of the flights.
    Route,
    /// The airline's record locator.
    RecordLocator,
    /// First day of the trip.
    FirstDay,
    /// What the customer pays, or what a deposit is of.
    Amount,
    /// Until when the agency has to act.
    Deadline,
}

/// Why a text cannot be filled in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlaceholderFault {
    /// The desk has nothing of this name.
    #[error("{{{0}}} is not a placeholder of this desk")]
    Unknown(String),
    /// A brace that is not closed before the next one, or before the end.
    #[error("a brace is not closed")]
    Open,
}

impl Placeholder {
    /// Its name, without braces.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reference => "reference",
            Self::Agency => "agency",
            Self::Order => "order",
            Self::Lead => "lead",
            Self::Package => "package",
            Self::Destination => "destination",
            Self::Group => "group",
            Self::Route => "route",
            Self::RecordLocator => "record locator",
            Self::FirstDay => "first day",
            Self::Amount => "amount",
            Self::Deadline => "deadline",
        }
    }

    /// Those that a desk can fill in. Prices that some users of an agency do not see are not among them.
    #[must_use]
    pub const fn of(desk: Desk) -> &'static [Self] {
        match desk {
            Desk::Holidays => &[
                Self::Reference,
                Self::Agency,
                Self::Lead,
                Self::Package,
                Self::Destination,
                Self::FirstDay,
                Self::Amount,
                Self::Deadline,
                Self::Order,
            ],
            Desk::Groups => &[
                Self::Reference,
                Self::Agency,
                Self::Group,
                Self::Route,
                Self::FirstDay,
                Self::Amount,
                Self::Deadline,
                Self::Order,
            ],
            Desk::AfterSale => &[
                Self::Reference,
                Self::Agency,
                Self::Order,
                Self::Lead,
                Self::Route,
                Self::RecordLocator,
                Self::Deadline,
            ],
            Desk::Visas => &[
                Self::Reference,
                Self::Agency,
                Self::Lead,
                Self::Destination,
                Self::FirstDay,
            ],
            Desk::Deposits => &[Self::Reference, Self::Agency, Self::Amount],
            Desk::Approvals => &[Self::Reference, Self::Lead, Self::Route, Self::Deadline],
        }
    }

    /// The first thing of a text that the desk cannot fill in.
    #[must_use]
    pub fn fault_in(text: &str, desk: Desk) -> Option<PlaceholderFault> {
        for part in text.split('{').skip(1) {
            let Some((name, _)) = part.split_once('}') else {
                return Some(PlaceholderFault::Open);
            };
            if !Self::of(desk).iter().any(|known| known.name() == name) {
                return Some(PlaceholderFault::Unknown(name.to_owned()));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Placeholder, PlaceholderFault};
    use crate::access::Desk;

    fn fault(text: &str) -> Option<String> {
        Placeholder::fault_in(text, Desk::AfterSale).map(|fault| fault.to_string())
    }

    #[test]
    fn the_first_name_that_a_desk_does_not_have_is_named() {
        assert_eq!(fault("About {reference} of {agency}: {record locator}."), None);
        assert_eq!(fault("No placeholder }, at all"), None);
        assert_eq!(
            fault("{agency}, {agnecy} and {amount}").as_deref(),
            Some("{agnecy} is not a placeholder of this desk")
        );
        for name in ["", "Agency", " agency", "agency "] {
            let expected = PlaceholderFault::Unknown(name.to_owned());
            assert_eq!(
                Placeholder::fault_in(&format!("{{{name}}}"), Desk::AfterSale),
                Some(expected)
            );
        }
    }

    #[test]
    fn a_brace_must_be_closed() {
        assert_eq!(fault("{agency").as_deref(), Some("a brace is not closed"));
        assert_eq!(fault("{agency {order}").as_deref(), Some("a brace is not closed"));
    }
}
