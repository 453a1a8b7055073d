//! Several suppliers, one list: the same flights are one card, the same fare is sold once.
//!
//! Source: travel-domain decisions "Aggregation"; ADR 0014 for the choice between suppliers.

mod choose;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::badge::{Badge, badges};
use super::itinerary::{StopKey, journeys, total_minutes, worst_stop_key};
use super::offer::{FareMode, Segment, SupplierOffer};
use super::pricing::Quote;
use crate::codes::CarrierCode;
use crate::money::Money;

/// Names one supplier's fare inside one search; the same offer keeps its id however often it arrives.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ItineraryId(pub String);

/// An offer under the tenant's pricing rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedOffer {
    /// Its name in this search.
    pub id: ItineraryId,
    /// As the supplier gave it.
    pub offer: SupplierOffer,
    /// As we sell it.
    pub quote: Quote,
}

impl PricedOffer {
    /// Name an offer and put its quote beside it.
    #[must_use]
    pub fn new(offer: SupplierOffer, quote: Quote) -> Self {
        let digest = Sha256::digest(format!("{}\n{}", offer.supplier.0, offer_key(&offer)));
        let id = digest
            .iter()
            .take(10)
            .fold(String::with_capacity(20), |mut text, byte| {
                // Writing to a String cannot fail.
                let _ = write!(text, "{byte:02x}");
                text
            });
        Self {
            id: ItineraryId(id),
            offer,
            quote,
        }
    }

    fn minutes(&self) -> u32 {
        total_minutes(&journeys(&self.offer.segments))
    }
}

/// The flights alone: what is flown and when, whoever sells it and under whatever number (ADR 0079).
#[must_use]
pub fn flight_key(segments: &[Segment]) -> String {
    segments.iter().fold(String::new(), |mut key, segment| {
        // Writing to a String cannot fail.
        let _ = write!(
            key,
            "{}:{}{}@{}:{}-{};",
            segment.journey_index,
            segment.operating.carrier,
            segment.operating.number,
            segment.origin.local.date(),
            segment.origin.airport,
            segment.destination.airport
        );
        key
    })
}

/// The numbers flights are sold under, where those are not the ones they are flown under.
fn sold_as(segments: &[Segment]) -> String {
    let others = segments.iter().filter(|segment| segment.marketing != segment.operating);
    others.fold(String::new(), |mut numbers, segment| {
        // Writing to a String cannot fail.
        let _ = write!(
            numbers,
            "{}={}{};",
            segment.journey_index, segment.marketing.carrier, segment.marketing.number
        );
        numbers
    })
}

/// The flights and what is sold on them: under which numbers, cabin, brand, baggage, refundability.
#[must_use]
pub fn offer_key(offer: &SupplierOffer) -> String {
    let cabins: Vec<_> = offer
        .segments
        .iter()
        .map(|segment| format!("{:?}", segment.cabin))
        .collect();
    format!(
        "{}{}|{}|{}|{}|{}|{}",
        flight_key(&offer.segments),
        sold_as(&offer.segments),
        cabins.join(","),
        offer.brand.code,
        offer.brand.checked_bag,
        offer.brand.cabin_bag,
        offer.brand.refund.allowed
    )
}

/// One card of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its lowest fare.
    pub lead: Arc<PricedOffer>,
    /// One fare for each brand, lowest first; the lead is the first.
    pub brands: Vec<Arc<PricedOffer>>,
    /// What it is best at among all cards.
    pub badges: Vec<Badge>,
    /// Other cards of the same airline, price and stops at other times.
    pub more: u32,
}

/// What changed since a client last looked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changes {
    /// New and changed cards, lowest fare first.
    pub cards: Vec<Card>,
    /// Ids that were shown and are not offered any more.
    pub duplicates: Vec<ItineraryId>,
}

/// All offers of a search, merged as they arrive.
#[derive(Debug, Clone, Default)]
pub struct SearchResults {
    revision: u32,
    offers: HashMap<ItineraryId, Arc<PricedOffer>>,
    cards: BTreeMap<String, CardState>,
}

#[derive(Debug, Clone, Default)]
struct CardState {
    changed_in: u32,
    /// offer key → ids selling it, best first.
    fares: BTreeMap<String, Vec<ItineraryId>>,
    /// What was shown after each revision that moved this card, oldest first.
    shown: Vec<Shown>,
    badges: Vec<Badge>,
    more: u32,
}

#[derive(Debug, Clone)]
struct Shown {
    revision: u32,
    lead: ItineraryId,
    brands: BTreeSet<ItineraryId>,
}

/// What cards have in common that differ in their times alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Likeness {
    airline: CarrierCode,
    price: i64,
    stops: StopKey,
}

impl Likeness {
    fn of(offer: &PricedOffer) -> Self {
        Self {
            airline: offer.offer.validating,
            price: price(offer),
            stops: worst_stop_key(&journeys(&offer.offer.segments)),
        }
    }
}

impl CardState {
    fn lead(&self) -> Option<&ItineraryId> {
        self.shown.last().map(|shown| &shown.lead)
    }

    /// What a client that saw revision `since` must drop: a lead that leads no more, a brand that lost to a better supplier.
    fn gone_since(&self, since: u32) -> Vec<&ItineraryId> {
        let then = self.shown.iter().rev().find(|shown| shown.revision <= since);
        let (Some(then), Some(now)) = (then, self.shown.last()) else {
            return Vec::new();
        };
        let mut gone: Vec<_> = then.brands.difference(&now.brands).collect();
        if then.lead != now.lead && now.brands.contains(&then.lead) {
            gone.push(&then.lead);
        }
        gone
    }
}

impl SearchResults {
    /// How many batches were merged.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Any offer ever received, also one that lost its place to a better one.
    #[must_use]
    pub fn offer(&self, id: &ItineraryId) -> Option<&Arc<PricedOffer>> {
        self.offers.get(id)
    }

    /// Merge one supplier's answer. An empty answer counts as a batch too.
    pub fn add(&mut self, batch: Vec<PricedOffer>) {
        self.revision += 1;
        let mut touched = BTreeSet::new();
        for offer in batch {
            let card = flight_key(&offer.offer.segments);
            if self.place(&card, offer) {
                touched.insert(card);
            }
        }
        for card in &touched {
            self.settle(card);
        }
        self.award();
    }

    /// The whole list, lowest fare first.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        self.pick(|_| true)
    }

    /// The lowest total a customer is shown; `None` while nothing is on offer.
    #[must_use]
    pub fn lowest_total(&self) -> Option<Money> {
        let leads = self.cards.values().filter_map(|card| self.offers.get(card.lead()?));
        leads
            .map(|lead| lead.quote.customer_total)
            .min_by_key(|total| total.minor)
    }

    /// Cards new or changed after `since`, and ids a client of that revision must drop.
    #[must_use]
    pub fn changes(&self, since: u32) -> Changes {
        let duplicates = self
            .cards
            .values()
            .flat_map(|card| card.gone_since(since))
            .cloned()
            .collect();
        Changes {
            cards: self.pick(|card| card.changed_in > since),
            duplicates,
        }
    }

    /// Other suppliers' offers of the very same fare, best first: the rescue when one is sold out.
    #[must_use]
    pub fn fallbacks(&self, id: &ItineraryId) -> Vec<&Arc<PricedOffer>> {
        let Some(lost) = self.offers.get(id) else {
            return Vec::new();
        };
        let key = flight_key(&lost.offer.segments);
        let mut others: Vec<_> = self
            .cards
            .get(&key)
            .into_iter()
            .flat_map(|card| card.fares.values().flatten())
            .filter_map(|other| self.offers.get(other))
            .filter(|other| other.id != *id && other.offer.supplier != lost.offer.supplier)
            .collect();
        let same_fare = offer_key(&lost.offer);
        others.sort_by_key(|other| (offer_key(&other.offer) != same_fare, rank(other)));
        others
    }

    /// The fares sold on the flights of this offer, lowest first.
    #[must_use]
    pub fn brands(&self, id: &ItineraryId) -> Vec<Arc<PricedOffer>> {
        let card = self
            .offers
            .get(id)
            .and_then(|offer| self.cards.get(&flight_key(&offer.offer.segments)));
        card.and_then(|card| self.card(card))
            .map(|card| card.brands)
            .unwrap_or_default()
    }

    /// A lower fare for the same flights under the same numbers, cabin and baggage, worth telling: at least 1 % and one whole
    /// unit. Under another airline's number it would not be what the client asked for.
    #[must_use]
    pub fn lower_fare(&self, chosen: &PricedOffer) -> Option<&Arc<PricedOffer>> {
        let card = self.cards.get(&flight_key(&chosen.offer.segments))?;
        let numbers = sold_as(&chosen.offer.segments);
        card.fares
            .values()
            .filter_map(|ids| self.offers.get(ids.first()?))
            .filter(|other| other.id != chosen.id && same_comfort(&other.offer, &chosen.offer))
            .filter(|other| sold_as(&other.offer.segments) == numbers)
            .filter(|other| worth_telling(chosen, other))
            .min_by_key(|other| (other.quote.customer_total.minor, &other.id))
    }

    fn place(&mut self, card: &str, offer: PricedOffer) -> bool {
        let known = self.offers.get(&offer.id);
        if known.is_some_and(|known| rank(known) <= rank(&offer)) {
            return false;
        }
        let state = self.cards.entry(card.to_owned()).or_default();
        let ids = state.fares.entry(offer_key(&offer.offer)).or_default();
        if known.is_none() {
            ids.push(offer.id.clone());
        }
        self.offers.insert(offer.id.clone(), Arc::new(offer));
        let offers = &self.offers;
        ids.sort_by_key(|id| offers.get(id).map(|offer| rank(offer)));
        true
    }

    /// After offers moved: who is shown and who leads.
    fn settle(&mut self, card: &str) {
        let (revision, offers) = (self.revision, &self.offers);
        let Some(state) = self.cards.get_mut(card) else { return };
        let brands: BTreeSet<_> = state.fares.values().filter_map(|ids| ids.first()).cloned().collect();
        let lead = brands
            .iter()
            .filter_map(|id| offers.get(id))
            .min_by_key(|offer| (price(offer), &offer.id));
        if let Some(lead) = lead {
            let lead = lead.id.clone();
            state.changed_in = revision;
            state.shown.push(Shown { revision, lead, brands });
        }
    }

    /// Badges and counts depend on all cards: give them anew and mark the cards whose own moved.
    fn award(&mut self) {
        let leads: Vec<_> = self
            .cards
            .iter()
            .filter_map(|(key, card)| Some((key.clone(), self.offers.get(card.lead()?)?)))
            .collect();
        let awarded = badges(
            leads
                .iter()
                .map(|(key, offer)| (key.as_str(), &offer.offer, offer.quote.customer_total)),
        );
        let mut alike: HashMap<Likeness, u32> = HashMap::new();
        let mut likeness = HashMap::with_capacity(leads.len());
        for (key, offer) in &leads {
            let like = Likeness::of(offer);
            *alike.entry(like).or_default() += 1;
            likeness.insert(key.as_str(), like);
        }
        for (key, card) in &mut self.cards {
            let now = awarded.get(key.as_str()).cloned().unwrap_or_default();
            let others = likeness.get(key.as_str()).and_then(|like| alike.get(like));
            let more = others.map_or(0, |count| count - 1);
            if card.badges != now || card.more != more {
                card.badges = now;
                card.more = more;
                card.changed_in = self.revision;
            }
        }
    }

    fn pick(&self, wanted: impl Fn(&CardState) -> bool) -> Vec<Card> {
        let mut cards: Vec<_> = self
            .cards
            .values()
            .filter(|card| wanted(card))
            .filter_map(|card| self.card(card))
            .collect();
        cards.sort_by_cached_key(|card| (price(&card.lead), card.lead.minutes(), card.lead.id.clone()));
        cards
    }

    fn card(&self, state: &CardState) -> Option<Card> {
        let lead = Arc::clone(self.offers.get(state.lead()?)?);
        let mut brands: Vec<_> = state
            .fares
            .values()
            .filter_map(|ids| self.offers.get(ids.first()?))
            .map(Arc::clone)
            .collect();
        brands.sort_by(|a, b| (price(a), &a.id).cmp(&(price(b), &b.id)));
        Some(Card {
            lead,
            brands,
            badges: state.badges.clone(),
            more: state.more,
        })
    }
}

/// Whether a lower fare saves enough to interrupt an agent: 1 % and one whole currency unit.
#[must_use]
pub fn worth_telling(chosen: &PricedOffer, lower: &PricedOffer) -> bool {
    let price = chosen.quote.customer_total;
    price.minor - lower.quote.customer_total.minor >= (price.minor / 100).max(price.currency.minor_per_major())
}

fn price(offer: &PricedOffer) -> i64 {
    offer.quote.customer_total.minor
}

/// Best supplier for one fare: lowest for the agency, then one that holds, then the later limit, then a stable order.
fn rank(offer: &PricedOffer) -> (i64, bool, std::cmp::Reverse<Option<i64>>, String) {
    let limit = offer.offer.ticketing_time_limit.map(|limit| limit.timestamp());
    let instant = offer.offer.mode == FareMode::Instant;
    (
        offer.quote.agent_payable.minor,
        instant,
        std::cmp::Reverse(limit),
        offer.id.0.clone(),
    )
}

fn same_comfort(a: &SupplierOffer, b: &SupplierOffer) -> bool {
    let cabins = |offer: &SupplierOffer| offer.segments.iter().map(|segment| segment.cabin).collect::<Vec<_>>();
    cabins(a) == cabins(b) && a.brand.checked_bag == b.brand.checked_bag && a.brand.cabin_bag == b.brand.cabin_bag
}

#[cfg(test)]
mod tests;
