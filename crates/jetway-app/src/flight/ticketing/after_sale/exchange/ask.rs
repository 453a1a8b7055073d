//! Requests an exchange, quotes it for operations, and checks whether its quote is still valid.

use jetway_connectors::port::air::{ExchangeWay, PriceCheck};
use jetway_domain::air::after_sale::{ExchangeFees, ExchangeTerms, exchange_quote, wanted_trip, whole_party};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::{FlightExchange, FlightOrder};
use jetway_domain::air::pricing::fare_change::is_as_agreed;
use jetway_domain::air::traveller::check_travellers;
use jetway_domain::ids::TenantId;
use jetway_domain::money::Money;
use jetway_domain::order::{
    AfterSaleKind, AfterSaleQuote, OrderRequest, QuoteBasis, QuoteMode, RequestReference, RequestState, UnevenQuote,
};

use super::super::ask::{AfterSaleAsk, Worked, is_voluntary};
use super::super::error::AfterSaleError;
use super::super::operators::ManualQuote;
use super::super::steps::Asked;
use super::ExchangeAsk;
use crate::context::Caller;
use crate::flight::names::passport_required;
use crate::flight::passports;
use crate::flight::ticketing::FlightTicketing;
use crate::order::OrderError;

impl FlightTicketing {
    /// Request an exchange. It is quoted at once by the filed rules, or by operations.
    ///
    /// # Errors
    /// When it cannot be requested; `ByHand` when only operations can quote it and `by_hand` is not set.
    pub async fn ask_exchange(
        &self,
        caller: &Caller,
        ask: ExchangeAsk,
    ) -> Result<(FlightOrder, RequestReference), AfterSaleError> {
        let (order, choice) = self.exchange_choice(caller, &ask.wish, &ask.offer).await?;
        whole_party(&order, &ask.travellers)?;
        let query = wanted_trip(&order, &ask.wish.changes, self.services.now())?;
        let priced = self.priced(&caller.tenant, &query, &choice.offer).await?;
        let seen = order.version;
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, &ask.wish.order).await?;
        // Another request may have been first; the flights were chosen for the order as it was seen.
        if order.version != seen {
            return Err(OrderError::Conflict.into());
        }
        self.all_paid(&caller.tenant, &order).await?;
        let is_by_hand = self.exchange_way(&order, self.services.now())? == ExchangeWay::ByHand;
        let voluntary = is_voluntary(ask.reason);
        self.party_fits(&caller.tenant, &order, &priced.offer)?;
        let is_filed = !is_by_hand && voluntary;
        // The agency's reason alone waives no fee: only where the airline reported new times do the new tickets cost what the
        // old ones did.
        let price = if !voluntary && order.details.schedule_change.is_some() {
            order.details.quote.clone()
        } else {
            priced.quote.clone()
        };
        if !is_filed && !ask.by_hand {
            return Err(AfterSaleError::ByHand);
        }
        let quote = if ask.by_hand {
            None
        } else {
            Some(self.filed_exchange(&caller.tenant, &order, &priced, self.quote_id())?)
        };
        let before = order.details.flown().to_vec();
        let worked = Worked {
            travellers: whole_party(&order, &ask.travellers)?,
            segments: before.iter().map(|flight| flight.segment_id.to_string()).collect(),
            quote,
        };
        let asked = AfterSaleAsk {
            kind: AfterSaleKind::Exchange,
            order: ask.wish.order,
            travellers: Vec::new(),
            segments: Vec::new(),
            reason: ask.reason,
            remark: ask.remark,
        };
        let trip = |request: &RequestReference| {
            Some(FlightExchange {
                request: request.clone(),
                query,
                offer: priced.offer,
                price,
                before,
                old_tickets: Vec::new(),
                new_tickets: Vec::new(),
            })
        };
        self.keep_asked(caller, order, asked, worked, trip).await
    }

    /// A request of the caller's agency, and whether its quote can be approved now: it is valid, and the airline still offers the
    /// flights at its price.
    ///
    /// # Errors
    /// `NoRequest`, or when the airline does not answer.
    pub async fn verify_exchange(
        &self,
        caller: &Caller,
        reference: &RequestReference,
    ) -> Result<(FlightOrder, OrderRequest, bool), AfterSaleError> {
        let id = self.own_request(caller, reference).await?;
        let order: Option<FlightOrder> = self.store.by_id(&caller.tenant, id).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let asked = Asked::of(&order, reference)?;
        let is_open =
            asked.request.state == RequestState::Quoted && asked.data.open_quote(self.services.now()).is_some();
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let is_staffed = supplier.is_some_and(|supplier| supplier.capabilities().exchange == ExchangeWay::ByHand);
        let approvable = match trip_of(&order, reference) {
            // Operations agreed on their price with the airline's staff, who make the tickets.
            Some(_) if is_open && asked.is_by_hand() && is_staffed => true,
            Some(trip) if is_open => match self.suppliers.reprice(&trip.query, &trip.offer).await? {
                PriceCheck::Available(offer) => is_as_agreed(&trip.offer, &offer),
                PriceCheck::SoldOut | PriceCheck::Expired => false,
            },
            Some(_) | None => false,
        };
        Ok((order, asked.request, approvable))
    }

    /// The travellers' ages and passports must be valid for the new days, as at the original sale.
    fn party_fits(&self, tenant: &TenantId, order: &FlightOrder, offer: &SupplierOffer) -> Result<(), AfterSaleError> {
        let opened = passports::open_order(&self.services, tenant, order.clone())?.details;
        let passengers = &opened.query.passengers;
        let mut faults = check_travellers(
            &opened.travellers,
            passengers,
            &offer.segments,
            passport_required(offer),
        );
        faults.retain(|fault| !fault.warning);
        if faults.is_empty() {
            Ok(())
        } else {
            Err(AfterSaleError::Travellers(faults))
        }
    }

    /// A request of the caller's agency with its order.
    ///
    /// # Errors
    /// `NoRequest` when the agency has no such request.
    pub async fn exchange_request(
        &self,
        caller: &Caller,
        reference: &RequestReference,
    ) -> Result<(FlightOrder, OrderRequest), AfterSaleError> {
        let id = self.own_request(caller, reference).await?;
        let order: Option<FlightOrder> = self.store.by_id(&caller.tenant, id).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let asked = Asked::of(&order, reference)?;
        Ok((order, asked.request))
    }

    /// The quote that an operator enters for an exchange: penalties and fees for each traveller. The new fare is the airline's price
    /// when it was asked for.
    pub(in crate::flight::ticketing::after_sale) async fn entered_exchange(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        asked: &Asked,
        entered: &ManualQuote,
    ) -> Result<AfterSaleQuote, AfterSaleError> {
        let trip = trip_of(order, &asked.data.reference).ok_or(AfterSaleError::OfferGone)?;
        let travellers = &asked.data.travellers;
        let is_named = |id: &String| entered.lines.iter().filter(|line| line.traveller_id == *id).count() == 1;
        if entered.lines.len() != travellers.len() || !travellers.iter().all(is_named) {
            return Err(UnevenQuote.into());
        }
        let currency = order.details.quote.agent_payable.currency;
        let sum = |parts: [i64; 3]| {
            let total = parts.into_iter().try_fold(0_i64, i64::checked_add);
            let is_fit = parts.iter().all(|part| *part >= 0);
            total
                .filter(|_| is_fit)
                .map(|minor| Money::new(minor, currency))
                .ok_or(UnevenQuote)
        };
        let mut fees = Vec::with_capacity(entered.lines.len());
        for line in &entered.lines {
            fees.push(ExchangeFees {
                traveller_id: line.traveller_id.clone(),
                penalty: sum([line.penalty, line.no_show, 0])?,
                // The service fee of the sale is the portal's, so it is income and not the airline's.
                portal_fee: sum([line.portal_fee, line.service_fee, 0])?,
                kept: sum([line.used, line.taxes_kept, 0])?,
            });
        }
        if let Some(least) = least_penalty(order)
            && fees.iter().any(|fees| fees.penalty.minor < least.minor)
        {
            return Err(AfterSaleError::BelowFiled(least));
        }
        let now = self.services.now();
        let rules = self.services.after_sale(tenant);
        let until = entered
            .valid_until
            .unwrap_or_else(|| rules.next_business_day(now, self.services.zone(tenant)));
        let until = self.latest_approval(order, &trip.offer, until);
        if until <= now {
            return Err(AfterSaleError::QuoteExpired);
        }
        let terms = ExchangeTerms {
            mode: QuoteMode::Manual,
            fees,
            is_returned: self.is_returned(order),
            basis: QuoteBasis::Written(entered.basis.clone()),
        };
        let made = exchange_quote(order, (&trip.offer, &trip.price), &terms, (self.quote_id(), until));
        Ok(made.map_err(|_| UnevenQuote)?)
    }
}

/// The minimum change fee that operations may charge. One operator alone cannot waive a filed fee; only a change by the airline
/// does. `None` where nothing is filed in the order's currency.
fn least_penalty(order: &FlightOrder) -> Option<Money> {
    let details = &order.details;
    let fee = details.offer.brand.change.fee?;
    let is_owed = details.schedule_change.is_none() && fee.currency == details.quote.agent_payable.currency;
    is_owed.then_some(fee)
}

/// The trip that a request asks for.
pub(super) fn trip_of<'o>(order: &'o FlightOrder, request: &RequestReference) -> Option<&'o FlightExchange> {
    let mut trips = order.details.exchanges.iter();
    trips.find(|trip| trip.request == *request)
}
