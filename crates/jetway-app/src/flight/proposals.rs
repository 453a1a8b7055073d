//! Proposals: what an agent offers a client, shown by a link. Flights of a search are selected here; journeys come from umrah quotes.

mod document;
mod journey;

use std::sync::Arc;

use jetway_db::DbError;
use jetway_db::repo::content::proposals::ProposalKey;
use jetway_documents::Brand;
use jetway_domain::air::merge::ItineraryId;
use jetway_domain::air::proposal::{MOST_ITEMS, Markup, Proposal, ProposedFlight, expiry};
use jetway_domain::ids::TenantId;
use jetway_domain::money::MoneyError;

use super::search::{FlightSearch, SearchError};
use crate::context::{Caller, Services};
use crate::order::documents::public_link::{fresh_token, token_hash};
use crate::order::documents::{Letterhead, customer_brand};

/// An agent's selection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposalCommand {
    /// The search.
    pub request_id: String,
    /// Its cards or brands, in display order.
    pub itineraries: Vec<ItineraryId>,
    /// Name of the client.
    pub client: String,
    /// Note for the client.
    pub note: String,
    /// The agency's markup.
    pub markup: Markup,
}

/// A new proposal and the secret of its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeProposal {
    /// The content for the client.
    pub proposal: Proposal,
    /// 256 random bits, shown once.
    pub token: String,
}

/// A proposal as its link shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedProposal {
    /// The content for the client.
    pub proposal: Proposal,
    /// Brand of the agency that made it, or of the portal if it keeps its own.
    pub brand: Brand,
}

/// Why no proposal was made.
#[derive(Debug, thiserror::Error)]
pub enum ProposalError {
    /// The search cannot be read.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The search has no such fare; its index in the list.
    #[error("no such itinerary")]
    UnknownItinerary(usize),
    /// No flights, too many, or one twice.
    #[error("between one and {MOST_ITEMS} different flights")]
    Count,
    /// The markup cannot be added.
    #[error(transparent)]
    Money(#[from] MoneyError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// Shows flights of a search to a client through a link.
pub struct FlightProposals {
    services: Arc<Services>,
    search: Arc<FlightSearch>,
}

impl FlightProposals {
    /// Proposals of what the search found.
    #[must_use]
    pub const fn new(services: Arc<Services>, search: Arc<FlightSearch>) -> Self {
        Self { services, search }
    }

    /// Store flights of a running search as the client sees them.
    ///
    /// # Errors
    /// When the search or one of its flights has expired, or the markup cannot be added.
    pub async fn propose(&self, caller: &Caller, command: ProposalCommand) -> Result<MadeProposal, ProposalError> {
        let picked = &command.itineraries;
        let is_twice = (1..picked.len()).any(|at| picked[..at].contains(&picked[at]));
        if picked.is_empty() || picked.len() > MOST_ITEMS || is_twice {
            return Err(ProposalError::Count);
        }
        let mut party = None;
        let mut flights = Vec::with_capacity(picked.len());
        for (at, id) in picked.iter().enumerate() {
            let found = self.search.offer(caller, &command.request_id, id).await?;
            let found = found.ok_or(ProposalError::UnknownItinerary(at))?;
            flights.push(ProposedFlight::of(&found.offer, command.markup)?);
            party = Some(found.query.passengers);
        }
        let now = self.services.now();
        let proposal = Proposal {
            client: command.client,
            note: command.note,
            agency: caller.agency_name.clone(),
            agent: caller.user_name.clone(),
            party: party.ok_or(ProposalError::Count)?,
            expires_at: expiry(now, &flights),
            flights,
            journey: None,
            made_at: now,
        };
        let token = fresh_token();
        let key = ProposalKey {
            id: self.services.ids().uuid(),
            agency: caller.agency,
            user: caller.user,
            token_hash: token_hash(&token),
            quote: None,
        };
        let tx = self.services.begin(&caller.tenant).await?;
        tx.proposals().insert(&key, &proposal).await?;
        tx.commit().await?;
        Ok(MadeProposal { proposal, token })
    }

    /// What a link shows; `None` for an unknown or expired link.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn proposal(
        &self,
        tenant: &TenantId,
        token: &str,
        head: &Letterhead,
    ) -> Result<Option<SharedProposal>, DbError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.proposals().by_token(&token_hash(token), self.services.now()).await?;
        let Some((agency, proposal)) = found else {
            return Ok(None);
        };
        let brand = customer_brand(&tx, agency, head).await?;
        Ok(Some(SharedProposal { proposal, brand }))
    }
}
