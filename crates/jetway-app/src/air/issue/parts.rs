//! The terms of paying a part of an order first (ADR 0062).

use jetway_db::DbError;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::{FlightOrder, Wish};
use jetway_domain::air::pricing::Quote;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::payment::{NoParts, PartTerms, part_terms};

use super::{IssueError, Paying};
use crate::air::desk::AirDesk;

impl AirDesk {
    /// What of an order may be paid later, asked now.
    ///
    /// # Errors
    /// When the database fails; inside, why the order is paid whole.
    pub async fn terms_of(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
    ) -> Result<Result<PartTerms, NoParts>, DbError> {
        let details = &order.details;
        let allowed = details.part_request.as_ref().is_some_and(Wish::is_allowed);
        let fare = (&details.offer, &details.quote);
        self.terms_for(tenant, order.agency, fare, allowed).await
    }

    /// What of a fare may be paid later, were it issued now.
    ///
    /// # Errors
    /// When the database fails; inside, why it is paid whole.
    pub async fn terms_for(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        (offer, quote): (&SupplierOffer, &Quote),
        allowed: bool,
    ) -> Result<Result<PartTerms, NoParts>, DbError> {
        let tx = self.services.read(tenant).await?;
        let overdue = tx.dues().is_overdue(agency, self.services.now()).await?;
        Ok(part_terms(offer, quote, allowed, overdue, self.services.now()))
    }

    /// The terms a press pays by.
    pub(crate) async fn agreed(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        paying: Paying,
    ) -> Result<Option<PartTerms>, IssueError> {
        let accepted = match paying {
            Paying::Whole => return Ok(None),
            Paying::Agreed(terms) => return Ok(terms),
            Paying::Part { accepted } => accepted,
        };
        let terms = self.terms_of(tenant, order).await?.map_err(IssueError::NoParts)?;
        if accepted.is_some_and(|accepted| accepted != terms.now) {
            let current = terms.now;
            return Err(IssueError::AmountMismatch { current });
        }
        Ok(Some(terms))
    }
}
