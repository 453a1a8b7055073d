//! Typed identifiers: a user id cannot be passed as an agency id.

mod order_reference;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::clock::Ids;

pub use order_reference::{InvalidOrderReference, OrderKind, OrderPrefix, OrderReference};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl $name {
            /// Creates a new, unique identifier.
            #[must_use]
            pub fn fresh(ids: &dyn Ids) -> Self {
                Self(ids.uuid())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map(Self)
            }
        }

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> Self {
                Self(uuid)
            }
        }
    };
}

id!(
    /// A user.
    UserId
);
id!(
    /// A travel agency, which owns a wallet.
    AgencyId
);
id!(
    /// An application to become an agency.
    ApplicationId
);
id!(
    /// A branch of an agency.
    BranchId
);
id!(
    /// A bank account of an agency.
    BankAccountId
);
id!(
    /// An uploaded file.
    FileId
);
id!(
    /// A signed-in session; its row can be revoked.
    SessionId
);
id!(
    /// A change of a wallet that two operators make.
    WalletChangeId
);
id!(
    /// An operator of the back office.
    OperatorId
);
id!(
    /// A quote of an umrah journey.
    UmrahQuoteId
);
id!(
    /// A browser that an agent signs in from. Stored only as a hash.
    DeviceId
);
id!(
    /// A journal entry of the ledger.
    JournalId
);
id!(
    /// A hold on a wallet.
    HoldId
);
id!(
    /// A saved traveller.
    SavedTravellerId
);
id!(
    /// An order of any product.
    OrderId
);
id!(
    /// A request about an order.
    OrderRequestId
);
id!(
    /// A note on an order.
    OrderNoteId
);
id!(
    /// A template of a desk.
    TemplateId
);
id!(
    /// A price session.
    PriceSessionId
);
id!(
    /// An applicant of a visa order.
    ApplicantId
);
id!(
    /// A correction that operators request of an applicant.
    CorrectionId
);
id!(
    /// A payment at a payment provider.
    PaymentId
);
id!(
    /// A fare lot.
    FareLotId
);
id!(
    /// A change of the seats of a fare lot.
    SeatMoveId
);
id!(
    /// An import of fare lots.
    LotImportId
);
id!(
    /// A request of an agency for a group that no lot covers.
    GroupRequestId
);
id!(
    /// A request of an agency for a tour package.
    HolidayRequestId
);
id!(
    /// A message about a request for a tour package.
    HolidayMessageId
);
id!(
    /// A tour package.
    TourPackageId
);
id!(
    /// A deposit into an agency's wallet. Online it is also the key of the payment at the provider.
    DepositId
);

/// The slug of a tenant: the name of its folder, `_default` for the original brand.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TenantId(String);

/// A text that is not a tenant slug.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a tenant slug")]
pub struct InvalidTenantId(String);

impl TenantId {
    /// The slug of the original brand, which serves hosts no tenant claims.
    pub const ORIGINAL: &str = "_default";

    /// The operators' own rows and host. It is no tenant: [`Self::parse`] refuses it, so that no folder, manifest or token can name it.
    pub const OPERATIONS: &str = "_operations";

    /// The original brand.
    #[must_use]
    pub fn original() -> Self {
        Self(Self::ORIGINAL.to_owned())
    }

    /// The operators' own rows, beside those of tenants.
    #[must_use]
    pub fn operations() -> Self {
        Self(Self::OPERATIONS.to_owned())
    }

    /// Parses `_default`, or 1 to 40 of `a-z`, `0-9` and `-` without a dash at either end.
    ///
    /// # Errors
    /// The text has another format.
    pub fn parse(text: &str) -> Result<Self, InvalidTenantId> {
        let plain = text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        let slug = plain && (1..=40).contains(&text.len()) && !text.starts_with('-') && !text.ends_with('-');
        if slug || text == Self::ORIGINAL {
            return Ok(Self(text.to_owned()));
        }
        Err(InvalidTenantId(text.chars().take(48).collect()))
    }

    /// The slug as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TenantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TenantId {
    type Err = InvalidTenantId;
    fn from_str(text: &str) -> Result<Self, InvalidTenantId> {
        Self::parse(text)
    }
}

impl TryFrom<String> for TenantId {
    type Error = InvalidTenantId;
    fn try_from(text: String) -> Result<Self, InvalidTenantId> {
        Self::parse(&text)
    }
}

impl From<TenantId> for String {
    fn from(tenant: TenantId) -> Self {
        tenant.0
    }
}

#[cfg(test)]
mod tests {
    use super::TenantId;

    #[test]
    fn a_tenant_slug_is_short_lower_case_and_has_no_path_in_it() {
        for text in ["falcon", "sky-bridge", "a", "_default", "t2"] {
            assert_eq!(TenantId::parse(text).unwrap().as_str(), text);
        }
        for text in [
            "",
            "Falcon",
            "../x",
            "_other",
            "_operations",
            "-a",
            "a-",
            "a b",
            "a.b",
            "фалкон",
            &"a".repeat(41),
        ] {
            assert!(TenantId::parse(text).is_err(), "{text:?}");
        }
    }
}
