//! Quotes voids and refunds, and requests them; stores requests of every kind.

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::RefundWay;
use jetway_domain::air::after_sale::{
    AfterSaleRules, NoExchange, NoRefund, NoVoid, RefundPart, RefundTerms, is_filed, may_refund, may_void, refund_part,
    refund_quote, void_cutoff, void_quote,
};
use jetway_domain::air::offer::Condition;
use jetway_domain::air::order::{FlightExchange, FlightOrder};
use jetway_domain::ids::{OrderReference, OrderRequestId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::{
    AfterSale, AfterSaleKind, AfterSaleQuote, AfterSaleReason, OrderRequest, RequestReference, RequestState,
    RequestSubject,
};

use super::error::AfterSaleError;
use super::steps::{Asked, told};
use crate::context::Caller;
use crate::flight::ticketing::FlightTicketing;
use crate::order::OrderError;

/// An agency's request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterSaleAsk {
    /// Void, refund or exchange.
    pub kind: AfterSaleKind,
    /// The order.
    pub order: OrderReference,
    /// Ids of the travellers; empty means all. A void is always for all.
    pub travellers: Vec<String>,
    /// Ids of the flights; empty for all that are left.
    pub segments: Vec<String>,
    /// The reason.
    pub reason: AfterSaleReason,
    /// A remark of the agent.
    pub remark: Option<String>,
}

/// What can be requested for an order now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterSaleOptions {
    /// Until when its tickets can be voided; `None` if the airline does not void.
    pub void_until: Option<DateTime<Utc>>,
    /// Whether a void can be requested now.
    pub void: Result<(), NoVoid>,
    /// Whether a refund can be requested now.
    pub refund: Result<(), NoRefund>,
    /// Whether an exchange can be requested now.
    pub exchange: Result<(), NoExchange>,
}

/// Subject of a request, and its quote; without one, operations quote it.
pub(super) struct Worked {
    pub(super) travellers: Vec<String>,
    pub(super) segments: Vec<String>,
    pub(super) quote: Option<AfterSaleQuote>,
}

impl FlightTicketing {
    /// What can be requested for an order now.
    #[must_use]
    pub fn after_sale_options(&self, tenant: &TenantId, order: &FlightOrder) -> AfterSaleOptions {
        let now = self.services.now();
        let void_until = self.void_until(tenant, order);
        AfterSaleOptions {
            void_until,
            void: may_void(order, void_until, now),
            refund: may_refund(order, now),
            exchange: self.exchange_way(order, now).map(drop),
        }
    }

    pub(super) fn void_until(&self, tenant: &TenantId, order: &FlightOrder) -> Option<DateTime<Utc>> {
        let supplier = self.suppliers.get(&order.details.offer.supplier)?;
        let rules = self.services.after_sale(tenant);
        void_cutoff(order, &rules, self.services.zone(tenant), supplier.capabilities().void)
    }

    /// What a void or refund would return now. Nothing is stored; `None` when operations must quote it.
    ///
    /// # Errors
    /// When it cannot be requested.
    pub async fn penalty(&self, caller: &Caller, ask: &AfterSaleAsk) -> Result<Option<AfterSaleQuote>, AfterSaleError> {
        let order: FlightOrder = self.store.own(caller, &ask.order).await?;
        Ok(self.worked(&caller.tenant, &order, ask).await?.quote)
    }

    /// Request a void or refund. It is quoted at once where the filed rules say what it returns; operations quote it otherwise.
    ///
    /// # Errors
    /// When it cannot be requested.
    pub async fn ask_after_sale(
        &self,
        caller: &Caller,
        ask: AfterSaleAsk,
    ) -> Result<(FlightOrder, RequestReference), AfterSaleError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, &ask.order).await?;
        let worked = self.worked(&caller.tenant, &order, &ask).await?;
        self.keep_asked(caller, order, ask, worked, |_| None).await
    }

    /// Stores a request under its number, for an order that the caller has locked, with the trip it asks for.
    pub(super) async fn keep_asked(
        &self,
        caller: &Caller,
        order: FlightOrder,
        ask: AfterSaleAsk,
        worked: Worked,
        trip: impl FnOnce(&RequestReference) -> Option<FlightExchange>,
    ) -> Result<(FlightOrder, RequestReference), AfterSaleError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let number = tx.counters().next(ask.kind.as_str()).await?;
        let reference = RequestReference::compose(ask.kind, now, number);
        let rules = self.services.after_sale(&caller.tenant);
        let zone = self.services.zone(&caller.tenant);
        let (state, due_at) = match &worked.quote {
            Some(quote) => (RequestState::Quoted, Some(quote.valid_until)),
            None => (RequestState::Requested, Some(rules.next_business_day(now, zone))),
        };
        let mut data = AfterSale {
            travellers: worked.travellers,
            segments: worked.segments,
            voluntary: is_voluntary(ask.reason),
            quote: worked.quote,
            ..AfterSale::asked(reference.clone(), ask.reason)
        };
        data.reach(state, now, &caller.user_name, None);
        let request = OrderRequest {
            id: OrderRequestId::fresh(self.services.ids()),
            subject: RequestSubject::of_after_sale(ask.kind, data.clone()),
            state,
            asked_by: caller.user_name.clone(),
            asked_at: now,
            remark: ask.remark,
            due_at,
            answer: None,
        };
        let asked = Asked {
            request: request.clone(),
            kind: ask.kind,
            data,
        };
        let change = told(&caller.user_name, &asked, state, None);
        let trip = trip(&reference);
        let changed = self
            .store
            .apply(&tx, &order, change, |order| {
                order.keep_request(request);
                order.details.exchanges.extend(trip);
                order.next_check_at = order.next_check_when_ticketed(now);
            })
            .await?;
        let order = self.store.commit(tx, order, changed).await?;
        if order.after_sale(&reference).is_none() {
            return Err(OrderError::Conflict.into());
        }
        Ok((order, reference))
    }

    async fn worked(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        ask: &AfterSaleAsk,
    ) -> Result<Worked, AfterSaleError> {
        self.all_paid(tenant, order).await?;
        match ask.kind {
            AfterSaleKind::Void => self.work_void(tenant, order),
            AfterSaleKind::Refund => self.work_refund(tenant, order, ask).await,
            // Exchanges have their own calls.
            AfterSaleKind::Exchange => Err(NoExchange::Unchanged.into()),
        }
    }

    /// An order that is not fully paid cannot be refunded.
    pub(super) async fn all_paid(&self, tenant: &TenantId, order: &FlightOrder) -> Result<(), AfterSaleError> {
        let tx = self.services.read(tenant).await?;
        match tx.dues().of_order(order.id).await? {
            Some(due) if due.settled != due.later => Err(AfterSaleError::PartDue),
            Some(_) | None => Ok(()),
        }
    }

    fn work_void(&self, tenant: &TenantId, order: &FlightOrder) -> Result<Worked, AfterSaleError> {
        let until = self.void_until(tenant, order);
        may_void(order, until, self.services.now())?;
        let until = until.ok_or(NoVoid::NotOffered)?;
        let details = &order.details;
        let currency = details.quote.agent_payable.currency;
        let supplier = self.suppliers.get(&details.offer.supplier);
        let fee = supplier.and_then(|supplier| supplier.void_fee(&details.offer));
        let fees = (
            fee.unwrap_or(Money::zero(currency)),
            Money::new(self.services.after_sale(tenant).void_fee_minor, currency),
        );
        Ok(Worked {
            travellers: details
                .travellers
                .iter()
                .map(|person| person.traveller_id.clone())
                .collect(),
            segments: details
                .offer
                .segments
                .iter()
                .map(|segment| segment.segment_id.to_string())
                .collect(),
            quote: Some(void_quote(details, self.quote_id(), fees, until)?),
        })
    }

    async fn work_refund(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        ask: &AfterSaleAsk,
    ) -> Result<Worked, AfterSaleError> {
        let now = self.services.now();
        let part = refund_part(order, &ask.travellers, &ask.segments, now)?;
        let offer = &order.details.offer;
        let way = self
            .suppliers
            .get(&offer.supplier)
            .map(|supplier| supplier.capabilities().refund);
        let voluntary = is_voluntary(ask.reason);
        // Operations quote flights changed by the airline, partly used tickets and fees in another currency.
        let is_filed = voluntary && !part.has_departed && is_filed(order);
        let fee = self.services.after_sale(tenant).refund_fee_minor;
        let quote = match way {
            Some(RefundWay::Filed) if is_filed => Some(self.filed_quote(order, &part, fee)?),
            // Credit with the airline moves no money here, so no fee can be charged.
            Some(RefundWay::Credit) if is_filed => Some(self.filed_quote(order, &part, 0)?.paid_as_airline_credit()),
            Some(RefundWay::Filed | RefundWay::Credit | RefundWay::ByHand) | None => None,
        };
        Ok(Worked {
            travellers: part.travellers,
            segments: part.segments,
            quote,
        })
    }

    /// A quote by the filed rules. They are those before departure, so it cannot be accepted later.
    fn filed_quote(
        &self,
        order: &FlightOrder,
        part: &RefundPart,
        fee_minor: i64,
    ) -> Result<AfterSaleQuote, AfterSaleError> {
        let condition: &Condition = &order.details.offer.brand.refund;
        let currency = order.details.quote.agent_payable.currency;
        let terms = RefundTerms {
            condition: condition.clone(),
            voluntary: true,
            portal_fee: Money::new(fee_minor, currency),
        };
        let until = part.departs_at.min(self.services.now() + AfterSaleRules::QUOTE_HOLDS);
        Ok(refund_quote(order, part, &terms, (self.quote_id(), until))?)
    }

    pub(super) fn quote_id(&self) -> String {
        OrderRequestId::fresh(self.services.ids()).to_string()
    }
}

pub(super) const fn is_voluntary(reason: AfterSaleReason) -> bool {
    !matches!(
        reason,
        AfterSaleReason::ScheduleChange | AfterSaleReason::AirlineCancelled
    )
}
