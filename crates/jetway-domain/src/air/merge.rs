//! Merges suppliers' offers into one list: equal flights become one card, equal fares are listed once.
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

/// Identifies a supplier's fare within a search; the same offer keeps its id when it arrives again.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ItineraryId(pub String);

/// An offer priced by the tenant's rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedOffer {
    /// Its id in this search.
    pub id: ItineraryId,
    /// The supplier's offer.
    pub offer: SupplierOffer,
    /// The price under the tenant's rules.
    pub quote: Quote,
}

impl PricedOffer {
    /// Combines an offer with its quote and derives its id.
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

/// Identifies the flights and times, whatever supplier or codeshare number sells them (ADR 0079).
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

/// Marketing flight numbers that differ from the operating ones.
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

/// Identifies flights and fare: marketing numbers, cabin, brand, baggage, refundability.
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

/// A card of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its lowest fare.
    pub lead: Arc<PricedOffer>,
    /// One fare per brand, lowest first; the lead is the first.
    pub brands: Vec<Arc<PricedOffer>>,
    /// Its badges among all cards.
    pub badges: Vec<Badge>,
    /// Number of other cards with the same airline, price and stops at other times.
    pub more: u32,
}

/// Changes since a revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changes {
    /// New and changed cards, lowest fare first.
    pub cards: Vec<Card>,
    /// Ids that were shown and are no longer offered.
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
    /// Offer key → ids of offers with that key, best first.
    fares: BTreeMap<String, Vec<ItineraryId>>,
    /// Ids shown after each revision that changed this card, oldest first.
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

/// Key of cards that differ only in their times.
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

    /// Ids a client of revision `since` must remove: replaced leads, and brands replaced by a better supplier's.
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
    /// Number of merged batches.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Any offer ever received, including replaced ones.
    #[must_use]
    pub fn offer(&self, id: &ItineraryId) -> Option<&Arc<PricedOffer>> {
        self.offers.get(id)
    }

    /// Merges one supplier's batch. An empty batch counts too.
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

    /// All cards, lowest fare first.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        self.pick(|_| true)
    }

    /// The lowest customer total; `None` without offers.
    #[must_use]
    pub fn lowest_total(&self) -> Option<Money> {
        let leads = self.cards.values().filter_map(|card| self.offers.get(card.lead()?));
        leads
            .map(|lead| lead.quote.customer_total)
            .min_by_key(|total| total.minor)
    }

    /// Cards changed after `since`, and ids a client of that revision must remove.
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

    /// Other suppliers' offers of the same fare, best first, for when one is sold out.
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

    /// The fares of this offer's flights, lowest first.
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

    /// A lower fare for the same flights, marketing numbers, cabin and baggage that saves at least 1 % and one whole
    /// unit. A fare under another airline's number is not what the client asked for.
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

    /// Recomputes a card's fares and lead after its offers changed.
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

    /// Recomputes badges and counts, which depend on all cards, and marks the cards whose own changed.
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

/// Whether a lower fare saves enough to report: 1 % and one whole currency unit.
#[must_use]
pub fn worth_telling(chosen: &PricedOffer, lower: &PricedOffer) -> bool {
    let price = chosen.quote.customer_total;
    price.minor - lower.quote.customer_total.minor >= (price.minor / 100).max(price.currency.minor_per_major())
}

fn price(offer: &PricedOffer) -> i64 {
    offer.quote.customer_total.minor
}

/// Ranks suppliers of a fare: lowest for the agency, then holdable, then the later limit, then a stable order.
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
