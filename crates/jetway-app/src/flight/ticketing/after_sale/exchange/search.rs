//! Finds and prices the flights that tickets can be exchanged for. Nothing is stored.

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::{ExchangeWay, PriceCheck};
use jetway_domain::air::after_sale::{
    AfterSaleRules, ExchangeFees, ExchangeTerms, NoExchange, exchange_legs, exchange_quote, is_change_filed,
    keeps_the_rest, may_exchange, wanted_trip,
};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::quote;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::{AfterSaleQuote, QuoteBasis, QuoteMode, QuoteRule};

use super::super::error::AfterSaleError;
use super::{ExchangeFound, ExchangeStart, ExchangeWish};
use crate::context::Caller;
use crate::flight::quote::QuoteError;
use crate::flight::suppliers::SupplierTrouble;
use crate::flight::ticketing::FlightTicketing;

/// Maximum number of flights in an answer.
const MOST: usize = 60;

impl FlightTicketing {
    /// An order, and the conditions of exchanging it.
    ///
    /// # Errors
    /// When it cannot be exchanged.
    pub async fn exchange_start(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<(FlightOrder, ExchangeStart), AfterSaleError> {
        let order: FlightOrder = self.store.own(caller, reference).await?;
        self.all_paid(&caller.tenant, &order).await?;
        let now = self.services.now();
        let by_hand = self.exchange_way(&order, now)? == ExchangeWay::ByHand;
        let currency = order.details.quote.agent_payable.currency;
        let fee = self.services.after_sale(&caller.tenant).exchange_fee_minor;
        let start = ExchangeStart {
            legs: exchange_legs(&order, now),
            by_hand,
            is_returned: self.is_returned(&order),
            portal_fee: Money::new(fee, currency),
        };
        Ok((order, start))
    }

    /// The flights that an order's tickets can be exchanged for on these days.
    ///
    /// # Errors
    /// When it cannot be exchanged, a day is out of bounds, or the airline does not answer.
    pub async fn exchange_offers(&self, caller: &Caller, wish: &ExchangeWish) -> Result<ExchangeFound, AfterSaleError> {
        let (order, start) = self.exchange_start(caller, &wish.order).await?;
        let query = wanted_trip(&order, &wish.changes, self.services.now())?;
        let offers = self.offers_for(&caller.tenant, &order, &query).await?;
        Ok(ExchangeFound {
            order,
            by_hand: start.by_hand,
            offers,
        })
    }

    /// The chosen flights of [`Self::exchange_offers`], as they are offered now.
    ///
    /// # Errors
    /// As there, and `OfferGone`.
    pub async fn exchange_choice(
        &self,
        caller: &Caller,
        wish: &ExchangeWish,
        chosen: &str,
    ) -> Result<(FlightOrder, PricedOffer), AfterSaleError> {
        let found = self.exchange_offers(caller, wish).await?;
        let mut offers = found.offers.into_iter();
        let offer = offers.find(|offer| offer.id.0 == chosen);
        Ok((found.order, offer.ok_or(AfterSaleError::OfferGone)?))
    }

    /// What exchanging the tickets for the chosen flights costs now. `None` when operations must quote it.
    ///
    /// # Errors
    /// As [`Self::exchange_choice`].
    pub async fn exchange_price(
        &self,
        caller: &Caller,
        wish: &ExchangeWish,
        chosen: &str,
    ) -> Result<Option<AfterSaleQuote>, AfterSaleError> {
        let (order, choice) = self.exchange_choice(caller, wish, chosen).await?;
        if self.exchange_way(&order, self.services.now())? == ExchangeWay::ByHand {
            return Ok(None);
        }
        let query = wanted_trip(&order, &wish.changes, self.services.now())?;
        let priced = self.priced(&caller.tenant, &query, &choice.offer).await?;
        self.filed_exchange(&caller.tenant, &order, &priced, String::new())
            .map(Some)
    }

    /// How an order is exchanged now: by the filed rules, or by hand.
    pub(in crate::flight::ticketing::after_sale) fn exchange_way(
        &self,
        order: &FlightOrder,
        now: DateTime<Utc>,
    ) -> Result<ExchangeWay, NoExchange> {
        may_exchange(order, now)?;
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let way = supplier.map_or(ExchangeWay::Never, |supplier| supplier.capabilities().exchange);
        if way == ExchangeWay::Never || order.pnr.is_none() {
            return Err(NoExchange::NotOffered);
        }
        let is_filed = match is_change_filed(order) {
            // The airline changed the flights itself, so it rebooks them even where the fare allows no change.
            Err(NoExchange::NotAllowed) if order.details.schedule_change.is_some() => false,
            filed => filed?,
        };
        Ok(if is_filed { way } else { ExchangeWay::ByHand })
    }

    /// Whether a surplus returns to the wallet: of refundable fares, unless the airline gives credit only.
    pub(super) fn is_returned(&self, order: &FlightOrder) -> bool {
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let is_credit = supplier.is_some_and(|supplier| supplier.capabilities().exchange == ExchangeWay::Credit);
        order.details.offer.brand.refund.allowed && !is_credit
    }

    async fn offers_for(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        query: &AirSearchQuery,
    ) -> Result<Vec<PricedOffer>, AfterSaleError> {
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let supplier = supplier.ok_or(SupplierTrouble::Down)?;
        let found = self.suppliers.read(supplier.search(query)).await?;
        let now = self.services.now();
        let rules = self.services.pricing(tenant).ok_or(QuoteError::NotTrading)?;
        let mut offers = Vec::new();
        for offer in found {
            if keeps_the_rest(order, query, &offer, now) {
                let price = quote(&offer.fares, &rules).map_err(QuoteError::from)?;
                offers.push(PricedOffer::new(offer, price));
            }
        }
        offers.sort_by(|one, other| {
            let key = |offer: &PricedOffer| (offer.quote.agent_payable.minor, offer.id.0.clone());
            key(one).cmp(&key(other))
        });
        offers.dedup_by(|one, other| one.id == other.id);
        offers.truncate(MOST);
        Ok(offers)
    }

    /// An offer at the airline's current price.
    pub(super) async fn priced(
        &self,
        tenant: &TenantId,
        query: &AirSearchQuery,
        offer: &SupplierOffer,
    ) -> Result<PricedOffer, AfterSaleError> {
        let PriceCheck::Available(offer) = self.suppliers.reprice(query, offer).await? else {
            return Err(AfterSaleError::OfferGone);
        };
        let rules = self.services.pricing(tenant).ok_or(QuoteError::NotTrading)?;
        let price = quote(&offer.fares, &rules).map_err(QuoteError::from)?;
        Ok(PricedOffer::new(*offer, price))
    }

    /// A quote by the filed rules. It cannot be approved after the old or the new trip has started.
    pub(super) fn filed_exchange(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        priced: &PricedOffer,
        quote_id: String,
    ) -> Result<AfterSaleQuote, AfterSaleError> {
        let details = &order.details;
        let currency = details.quote.agent_payable.currency;
        let zero = Money::zero(currency);
        let penalty = details.offer.brand.change.fee.unwrap_or(zero);
        let portal_fee = Money::new(self.services.after_sale(tenant).exchange_fee_minor, currency);
        let is_returned = self.is_returned(order);
        let fees = details.travellers.iter().map(|person| ExchangeFees {
            traveller_id: person.traveller_id.clone(),
            penalty,
            portal_fee,
            kept: zero,
        });
        let rule = QuoteRule::Exchange {
            fee: details.offer.brand.change.fee,
            is_returned,
        };
        let terms = ExchangeTerms {
            mode: QuoteMode::Auto,
            fees: fees.collect(),
            is_returned,
            basis: QuoteBasis::Rule(rule),
        };
        let until = self.latest_approval(order, &priced.offer, self.services.now() + AfterSaleRules::QUOTE_HOLDS);
        Ok(exchange_quote(
            order,
            (&priced.offer, &priced.quote),
            &terms,
            (quote_id, until),
        )?)
    }

    /// `until`, or the first departure of the old or the new trip if that is earlier.
    pub(super) fn latest_approval(
        &self,
        order: &FlightOrder,
        offer: &SupplierOffer,
        until: DateTime<Utc>,
    ) -> DateTime<Utc> {
        let flights = order.details.flown().iter().chain(&offer.segments);
        flights
            .map(|flight| flight.origin.utc)
            .chain([until])
            .min()
            .unwrap_or(until)
    }
}
