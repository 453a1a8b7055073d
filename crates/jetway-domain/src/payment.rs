//! Payments for orders: payments at providers (ADR 0061), and partial payment (ADR 0062).

pub mod bank;
mod card;
pub mod collected;
mod due;
mod part;
pub mod queries;
mod session;

pub use card::{CardBin, NoCardBin};
pub use due::{DueStage, DueState, DueStep, OrderDue};
pub use part::{NoParts, PartBasis, PartTerms, part_terms};
pub use session::{Landing, PaymentDetails, PaymentSession, PaymentState, Ruling, Verdict, WalletReason};
