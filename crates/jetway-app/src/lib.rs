//! Use cases by area and background jobs; speaks no HTTP.

pub mod air;
pub mod app;
pub mod company;
pub mod content;
pub mod context;
pub mod editing;
pub mod files;
pub mod identity;
pub mod jobs;
pub mod letters;
pub mod onboarding;
pub mod order;
pub mod papers;
pub mod payment;
pub mod registration;
pub mod sealed;
pub mod travellers;
mod turns;
pub mod wallet;

/// What callers of the use cases need to name from below, so that they need not depend on it.
pub mod below {
    pub use jetway_connectors::duffel::DuffelSettings;
    pub use jetway_connectors::payment::{Checkout, Choice, Mood, SimulatorStatus};
    pub use jetway_connectors::port::payment::ProviderError;
    pub use jetway_connectors::reference::{Airlines, Airports, Countries};
    pub use jetway_connectors::sandbox::{Conduct, Forced, WorldConfig, WorldControl, WorldStatus};
    pub use jetway_db::repo::agencies::{AgencyStatus, ContactPerson};
    pub use jetway_db::repo::company::bank_accounts::BankAccount;
    pub use jetway_db::repo::company::branches::{Branch, Standing};
    pub use jetway_db::repo::company::companies::{CompanyDetails, KycRemark};
    pub use jetway_db::repo::content::banners::{Banner, Placement};
    pub use jetway_db::repo::content::notices::Notice;
    pub use jetway_db::repo::content::testimonials::{Testimonial, TestimonialStatus};
    pub use jetway_db::repo::idempotency::{CallKey, Claim, StoredReply};
    pub use jetway_db::repo::outbox::{Channel, OutboxMessage};
    pub use jetway_db::repo::registration::applications::{Application, ApplicationRemark, ApplicationStatus};
    pub use jetway_db::repo::users::User;
    pub use jetway_db::repo::users::UserStatus;
    pub use jetway_db::{Database, DbError, TenantScope, Tx};
}
