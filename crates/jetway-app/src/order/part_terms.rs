//! The terms of part payment (ADR 0062).

use jetway_db::DbError;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::RequestKind;
use jetway_domain::payment::{NoParts, PartBasis, PartTerms, part_terms};

use super::product::ProductOrder;
use super::service::Orders;
use crate::context::Services;

/// How much of an order is paid with its tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paying {
    /// The whole amount.
    Whole,
    /// The first part, by the current terms.
    Part,
    /// By terms agreed when the money was paid; `None` for the whole amount.
    Agreed(Option<PartTerms>),
}

/// Why an order is not paid by the requested terms.
#[derive(Debug, thiserror::Error)]
pub enum PartTermsError {
    /// The order must be paid in full.
    #[error("part payment is not possible: {0}")]
    NoParts(NoParts),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] DbError),
}

impl Orders {
    /// The partial payment terms of a sale issued now. `allowed` states that operations allow part payment.
    ///
    /// # Errors
    /// When the database fails; inside, why it must be paid in full.
    pub async fn part_terms(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        basis: &PartBasis,
        allowed: bool,
    ) -> Result<Result<PartTerms, NoParts>, DbError> {
        terms_for(&self.services, tenant, agency, basis, allowed).await
    }
}

/// The part of an order that could be paid later if it were issued now.
pub(crate) async fn terms_of<O: ProductOrder>(
    services: &Services,
    tenant: &TenantId,
    order: &O,
) -> Result<Result<PartTerms, NoParts>, DbError> {
    let allowed = order.is_approved(RequestKind::PartPayment);
    terms_for(services, tenant, order.agency, &order.part_basis(), allowed).await
}

async fn terms_for(
    services: &Services,
    tenant: &TenantId,
    agency: AgencyId,
    basis: &PartBasis,
    allowed: bool,
) -> Result<Result<PartTerms, NoParts>, DbError> {
    let tx = services.read(tenant).await?;
    let overdue = tx.dues().is_overdue(agency, services.now()).await?;
    Ok(part_terms(basis, allowed, overdue, services.now()))
}

/// The terms by which an order is paid; `None` when it is paid in full.
///
/// # Errors
/// `NoParts` when it must be paid in full.
pub(crate) async fn agreed<O: ProductOrder>(
    services: &Services,
    tenant: &TenantId,
    order: &O,
    paying: Paying,
) -> Result<Option<PartTerms>, PartTermsError> {
    match paying {
        Paying::Whole => Ok(None),
        Paying::Agreed(terms) => Ok(terms),
        Paying::Part => {
            let terms = terms_of(services, tenant, order).await?;
            terms.map(Some).map_err(PartTermsError::NoParts)
        }
    }
}

/// What the agency pays when the order is fulfilled: the first part, or the whole amount.
pub(crate) fn due_now<O: ProductOrder>(order: &O, part: Option<PartTerms>) -> Money {
    part.map_or_else(|| order.summary().payable, |part| part.now)
}
