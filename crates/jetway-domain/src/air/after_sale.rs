//! Voids and refunds of flight orders: who may ask, until when, and what is returned. Source: ADR 0100.

mod refund;
mod rules;
mod share;
mod void;

pub use refund::{NoRefund, RefundPart, RefundTerms, may_refund, refund_part, refund_quote};
pub use rules::AfterSaleRules;
pub use void::{NoVoid, VOID_BASIS, VoidVerdict, may_void, void_cutoff, void_quote, void_verdict};
