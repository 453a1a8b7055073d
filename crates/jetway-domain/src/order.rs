//! Orders of every product: what they share, whatever is sold. A product's order embeds [`OrderCore`] and adds the rest.
//! Source: ADR 0013, 0084.

mod after_sale;
pub mod connection;
mod core;
mod event;
mod finding;
mod note;
mod request;
mod request_state;
mod status;

pub use self::core::{OrderCore, OrderSummary, Payment};
pub use after_sale::{
    AfterSale, AfterSaleKind, AfterSaleQuote, AfterSaleReason, Credit, ExchangeAmounts, ExchangeLine,
    InvalidRequestReference, Milestone, QuoteBasis, QuoteLine, QuoteMode, QuoteRule, RequestReference, UnevenQuote,
};
pub use event::{AUTOMATIC, Moved, OrderEvent, OrderEventKind, is_automatic};
pub use finding::{Finding, Found};
pub use note::{LONGEST_NOTE, MOST_NOTES, NoteText, NoteTextFault, OrderNote};
pub use request::{
    ExtendReason, LimitExtension, OrderRequest, RequestAnswer, RequestKind, RequestSubject, WaitingRequest,
};
pub use request_state::RequestState;
pub use status::{OrderStatus, WrongState};
