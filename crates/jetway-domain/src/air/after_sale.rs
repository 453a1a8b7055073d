//! Voids and refunds of flight orders: who may ask, until when, and what is returned. Source: ADR 0100.

mod exchange;
mod refund;
mod rules;
mod share;
mod tickets;
mod void;

pub use exchange::{
    DateChange, ExchangeFees, ExchangeLeg, ExchangeTerms, NoExchange, exchange_legs, exchange_quote, is_change_filed,
    is_exchanging, keeps_the_rest, may_exchange, new_fares, take_exchange, wanted_trip, whole_party,
};
pub use refund::{
    ManualLine, NoRefund, RefundPart, RefundTerms, is_filed, manual_line, may_refund, refund_part, refund_quote,
    returnable,
};
pub use rules::AfterSaleRules;
pub use tickets::{is_acceptable, take_back};
pub use void::{NoVoid, VoidVerdict, may_void, void_cutoff, void_quote, void_verdict};
