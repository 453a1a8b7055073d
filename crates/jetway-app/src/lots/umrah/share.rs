//! The link of a quote: a proposal that the agency can open again and revoke.

use jetway_db::repo::content::proposals::{ProposalKey, QuoteLink, StoredLink};
use jetway_domain::air::proposal::{Proposal, ProposedJourney, ProposedLine};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::umrah::UmrahQuote;
use jetway_domain::money::MoneyError;

use super::{QuoteLinkState, UmrahQuoteError, UmrahQuotes, own};
use crate::context::Caller;
use crate::context::sealed::{Place, SealError};
use crate::order::documents::public_link::{fresh_token, token_hash};

const KIND: &str = "umrahQuote.token";

impl UmrahQuotes {
    /// Share a quote by a link. One that opens is kept.
    ///
    /// # Errors
    /// When the agency has no such quote, it has another version, its prices are not valid any more, or it has no lines.
    pub async fn share(&self, caller: &Caller, (reference, version): (&str, u32)) -> Result<(), UmrahQuoteError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let mut quote = own(&tx, caller, reference).await?;
        if quote.version != version {
            return Err(UmrahQuoteError::Changed);
        }
        let link = tx.proposals().of_quote(quote.id).await?;
        if matches!(self.state_of(caller, link), QuoteLinkState::Open { .. }) {
            return Ok(());
        }
        if quote.is_over(now) {
            return Err(UmrahQuoteError::Expired);
        }
        if quote.details.lines.is_empty() {
            return Err(UmrahQuoteError::Empty);
        }
        // Concurrent requests wait here, and only the first one makes a link.
        if !tx.umrah_quotes().save(&mut quote).await? {
            tx.rollback().await?;
            return Err(UmrahQuoteError::Changed);
        }
        tx.proposals().revoke(quote.id, now).await?;
        let (id, token) = (self.services.ids().uuid(), fresh_token());
        let place = id.to_string();
        let key = ProposalKey {
            id,
            agency: caller.agency,
            user: caller.user,
            token_hash: token_hash(&token),
            quote: Some(QuoteLink {
                quote: quote.id,
                sealed_token: self.services.sealer.seal(place_of(&caller.tenant, &place), &token)?,
            }),
        };
        let proposal = proposal_of(caller, &quote)?;
        tx.proposals().insert(&key, &proposal).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Revoke the link of a quote. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the agency has no such quote.
    pub async fn revoke(&self, caller: &Caller, reference: &str) -> Result<(), UmrahQuoteError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let quote = own(&tx, caller, reference).await?;
        tx.proposals().revoke(quote.id, self.services.now()).await?;
        tx.commit().await?;
        Ok(())
    }

    pub(super) fn token_of(&self, caller: &Caller, link: &StoredLink) -> Result<String, SealError> {
        let id = link.id.to_string();
        self.services
            .sealer
            .open(place_of(&caller.tenant, &id), &link.sealed_token)
    }
}

const fn place_of<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place { tenant, kind: KIND, id }
}

/// What the client sees: no net amount and no supplier.
fn proposal_of(caller: &Caller, quote: &UmrahQuote) -> Result<Proposal, MoneyError> {
    let details = &quote.details;
    let lines = details.lines.iter().zip(details.amounts()?);
    let lines = lines.map(|(line, amount)| ProposedLine {
        content: line.content.clone(),
        amount,
    });
    Ok(Proposal {
        client: details.client.clone(),
        note: details.note.clone(),
        agency: caller.agency_name.clone(),
        agent: caller.user_name.clone(),
        party: details.plan.party.clone(),
        flights: Vec::new(),
        journey: Some(ProposedJourney {
            lines: lines.collect(),
            total: details.total()?,
        }),
        made_at: details.priced_at,
        expires_at: details.valid_until,
    })
}
