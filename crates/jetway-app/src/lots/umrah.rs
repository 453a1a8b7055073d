//! Quotes of umrah journeys: the seats of a lot, hotels in Makkah and Madinah and visas, read from where each is sold. Source: ADR 0128.

mod make;
mod price;
mod share;

use std::sync::Arc;

use jetway_db::repo::content::proposals::StoredLink;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::umrah::{HolyCity, LeftOutReason, PlanFault, UmrahPlan, UmrahQuote};
use jetway_domain::money::MoneyError;

use super::group::error::PartyFault;
use crate::context::sealed::SealError;
use crate::context::{Caller, Services};
use crate::hotel::search::HotelSearches;
use crate::visa::Visas;
use jetway_domain::air::proposal::Markup;

/// Largest page of a list.
const LARGEST_PAGE: u64 = 100;

/// Makes quotes and keeps them.
pub struct UmrahQuotes {
    services: Arc<Services>,
    hotels: Arc<HotelSearches>,
    visas: Arc<Visas>,
}

/// What an agent asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUmrahQuote {
    /// The lot.
    pub lot: FareLotId,
    /// Party, rooms, nights and hotels.
    pub plan: UmrahPlan,
    /// The agency's markup.
    pub markup: Markup,
    /// The client's name; may be empty.
    pub client: String,
    /// Message to the client; may be empty.
    pub note: String,
}

/// Products that the user cannot quote, and why; `None` for those that they can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Barred {
    /// Hotels.
    pub hotels: Option<LeftOutReason>,
    /// Visas.
    pub visas: Option<LeftOutReason>,
}

/// The link of a quote, as its agency sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuoteLinkState {
    /// It was never shared.
    Unshared,
    /// It opens.
    Open {
        /// The secret of the link.
        token: String,
        /// When it expires.
        expires_at: chrono::DateTime<chrono::Utc>,
    },
    /// It has expired.
    Expired,
    /// It was revoked, by the agency or because the prices have changed.
    Revoked,
}

/// A quote and its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UmrahQuoteView {
    /// The quote.
    pub quote: UmrahQuote,
    /// Its link.
    pub link: QuoteLinkState,
}

/// Why a step was not made. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum UmrahQuoteError {
    /// The agency has no such quote.
    #[error("no such quote")]
    NotFound,
    /// The lot is not on sale to the agency, or its flights have left.
    #[error("the lot is not on sale")]
    LotGone,
    /// Fields that are not possible.
    #[error("{} fields are not possible", .0.len())]
    Plan(Vec<PlanFault>),
    /// The lot is not sold to such a party.
    #[error("{0}")]
    Party(PartyFault),
    /// The chosen hotel is not known.
    #[error("no such hotel")]
    UnknownHotel(HolyCity),
    /// The quote has a line of a product that the user may not quote.
    #[error("a line is of a product that the user may not quote")]
    NotAllowed,
    /// A line of the quote could not be priced, because suppliers do not answer.
    #[error("the suppliers do not answer")]
    NoAnswer,
    /// The quote has changed since it was read.
    #[error("it was changed concurrently")]
    Changed,
    /// The prices are too old to be shared.
    #[error("the prices are not valid any more")]
    Expired,
    /// Every line is left out.
    #[error("nothing can be shared")]
    Empty,
    /// The amounts do not add up.
    #[error(transparent)]
    Money(#[from] MoneyError),
    /// The link cannot be encrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl UmrahQuotes {
    /// Quotes hotels of these searches and visas of this catalogue.
    #[must_use]
    pub const fn new(services: Arc<Services>, hotels: Arc<HotelSearches>, visas: Arc<Visas>) -> Self {
        Self {
            services,
            hotels,
            visas,
        }
    }

    /// A page of the quotes of the caller's agency, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        caller: &Caller,
        (page, page_size): (u64, u64),
    ) -> Result<(Vec<UmrahQuote>, u64), DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let page_size = page_size.clamp(1, LARGEST_PAGE);
        tx.umrah_quotes().list(caller.agency, page, page_size).await
    }

    /// A quote of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such quote.
    pub async fn view(&self, caller: &Caller, reference: &str) -> Result<UmrahQuoteView, UmrahQuoteError> {
        let tx = self.services.read(&caller.tenant).await?;
        let quote = own(&tx, caller, reference).await?;
        let link = tx.proposals().of_quote(quote.id).await?;
        let link = self.state_of(caller, link);
        Ok(UmrahQuoteView { quote, link })
    }

    fn state_of(&self, caller: &Caller, link: Option<StoredLink>) -> QuoteLinkState {
        let Some(link) = link else {
            return QuoteLinkState::Unshared;
        };
        if link.revoked_at.is_some() {
            return QuoteLinkState::Revoked;
        }
        if self.services.now() >= link.expires_at {
            return QuoteLinkState::Expired;
        }
        // A token whose key was removed cannot be read: sharing makes another one.
        let token = self.token_of(caller, &link);
        token.map_or(QuoteLinkState::Expired, |token| QuoteLinkState::Open {
            token,
            expires_at: link.expires_at,
        })
    }
}

/// The quote of the caller's agency.
async fn own(tx: &Tx, caller: &Caller, reference: &str) -> Result<UmrahQuote, UmrahQuoteError> {
    let found = tx.umrah_quotes().own(caller.agency, reference).await?;
    found.ok_or(UmrahQuoteError::NotFound)
}
