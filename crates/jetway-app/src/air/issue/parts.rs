//! Paying a part of an order first: the terms, and asking operations for them (ADR 0062).

use jetway_db::DbError;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::pricing::Quote;
use jetway_domain::ids::{AgencyId, OrderReference, TenantId};
use jetway_domain::payment::{NoParts, PartAnswer, PartRequest, PartTerms, part_terms};

use super::{IssueError, Paying};
use crate::air::caller::Caller;
use crate::air::desk::AirDesk;
use crate::air::settle::{Change, OPERATIONS, SettleError};

/// Why nothing was asked or answered.
#[derive(Debug, thiserror::Error)]
pub enum PartsError {
    /// Not an order of this agency.
    #[error("no such order")]
    NotFound,
    /// It is paid, being ticketed, or over.
    #[error("the order is {0}")]
    WrongState(OrderStatus),
    /// Asking changes nothing: it may be paid in parts already, or never.
    #[error("operations cannot change that")]
    NotForAsking(Option<NoParts>),
    /// Nobody asked.
    #[error("nobody asked for it")]
    NotAsked,
    /// Somebody changed the order at the same moment.
    #[error("the order has just changed")]
    Conflict,
    /// It could not be written down.
    #[error(transparent)]
    Settle(#[from] SettleError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

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
        let allowed = details.part_request.as_ref().is_some_and(PartRequest::is_allowed);
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
        let tx = self.database.read(&Self::scope(tenant)).await?;
        let overdue = tx.dues().is_overdue(agency, self.now()).await?;
        Ok(part_terms(offer, quote, allowed, overdue, self.now()))
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

    /// Ask operations to let an order be paid in parts. Asked twice, it is asked once; after a refusal it may be asked again.
    ///
    /// # Errors
    /// When the order is no longer unpaid, or asking cannot change anything.
    pub async fn ask_for_parts(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        remark: Option<String>,
    ) -> Result<FlightOrder, PartsError> {
        let order = self.own_order(caller, reference).await?.ok_or(PartsError::NotFound)?;
        if !order.can_issue() {
            return Err(PartsError::WrongState(order.status));
        }
        if order
            .details
            .part_request
            .as_ref()
            .is_some_and(|asked| asked.answer.is_none())
        {
            return Ok(order);
        }
        match self.terms_of(&caller.tenant, &order).await? {
            Err(why) if why.can_be_asked() => {}
            Err(why) => return Err(PartsError::NotForAsking(Some(why))),
            Ok(_) => return Err(PartsError::NotForAsking(None)),
        }
        let request = PartRequest {
            at: self.now(),
            by: caller.user_name.clone(),
            remark,
            answer: None,
        };
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::PartAsked,
            "Asked to pay a part first.",
        );
        self.keep_request(&caller.tenant, order, change, request).await
    }

    /// Operations answer the wish to pay in parts. The same answer again changes nothing.
    ///
    /// # Errors
    /// When the portal has no such order, or nobody asked.
    pub async fn answer_parts(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        allowed: bool,
        remark: Option<String>,
    ) -> Result<FlightOrder, PartsError> {
        let tx = self.database.read(&Self::scope(tenant)).await?;
        let order = tx.orders().by_number(reference).await?.ok_or(PartsError::NotFound)?;
        drop(tx);
        let mut request = order.details.part_request.clone().ok_or(PartsError::NotAsked)?;
        if request.answer.as_ref().is_some_and(|answer| answer.allowed == allowed) {
            return Ok(order);
        }
        if !order.can_issue() {
            return Err(PartsError::WrongState(order.status));
        }
        let text = if allowed {
            "Paying a part first was allowed."
        } else {
            "Paying a part first was refused."
        };
        request.answer = Some(PartAnswer {
            at: self.now(),
            allowed,
            remark,
        });
        let change = Change::by(OPERATIONS, OrderEventKind::PartAnswered, text);
        self.keep_request(tenant, order, change, request).await
    }

    async fn keep_request(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        change: Change,
        request: PartRequest,
    ) -> Result<FlightOrder, PartsError> {
        let kept = request.clone();
        let changed = self.apply_alone(tenant, order, change, |order| {
            order.details.part_request = Some(kept);
        });
        let order = changed.await?;
        if order.details.part_request == Some(request) {
            Ok(order)
        } else {
            Err(PartsError::Conflict)
        }
    }
}
