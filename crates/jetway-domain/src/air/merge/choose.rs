//! Finds cards by offer.

use std::sync::Arc;

use super::{Card, ItineraryId, Likeness, PricedOffer, SearchResults, flight_key};
use crate::air::offer::Segment;

impl SearchResults {
    /// The card with this offer's flights.
    #[must_use]
    pub fn card_of(&self, id: &ItineraryId) -> Option<Card> {
        let offer = self.offers.get(id)?;
        self.cards
            .get(&flight_key(&offer.offer.segments))
            .and_then(|card| self.card(card))
    }

    /// The same airline, price and number of stops at other times, earliest first.
    #[must_use]
    pub fn more_combinations(&self, id: &ItineraryId) -> Option<Vec<Card>> {
        let own = self.card_of(id)?;
        let like = Likeness::of(&own.lead);
        let mut cards = self.pick(|_| true);
        cards.retain(|card| card.lead.id != own.lead.id && Likeness::of(&card.lead) == like);
        cards.sort_by_cached_key(|card| {
            let first = card.lead.offer.segments.first();
            (first.map(|segment| segment.origin.utc), card.lead.id.clone())
        });
        Some(cards)
    }

    /// The cheapest offer with the outbound flights of the first and the inbound flights of the second. `None` when
    /// no supplier sells them together.
    #[must_use]
    pub fn pair(&self, out: &ItineraryId, back: &ItineraryId) -> Option<&Arc<PricedOffer>> {
        let journey = |id, index| -> Option<Vec<Segment>> {
            let segments = &self.offers.get(id)?.offer.segments;
            Some(
                segments
                    .iter()
                    .filter(|segment| segment.journey_index == index)
                    .cloned()
                    .collect(),
            )
        };
        let flights = [journey(out, 0)?, journey(back, 1)?].concat();
        let card = self.cards.get(&flight_key(&flights))?;
        self.offers.get(card.lead()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::air::fixtures::{flight, offer};
    use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};

    fn priced(base: i64, out: &str, back: &str) -> PricedOffer {
        let trip = vec![
            flight(
                0,
                "BS",
                out,
                ("DAC", "2026-12-01T08:00", 6),
                ("CXB", "2026-12-01T09:00", 6),
            ),
            flight(
                1,
                "BS",
                back,
                ("CXB", "2026-12-05T18:00", 6),
                ("DAC", "2026-12-05T19:00", 6),
            ),
        ];
        let rules = PricingRules {
            tax_on_agent: TaxRule {
                label: TaxLabel::Vat,
                rate_bp: 0,
                base: TaxBase::ServiceFee,
            },
            service_fee_minor: 0,
            commission_share_bp: 0,
        };
        let offer = offer("gds-a", "VALUE", base, trip);
        let quote = quote(&offer.fares, &rules).expect("a quote");
        PricedOffer::new(offer, quote)
    }

    // covers: T-022
    #[test]
    fn outbound_and_inbound_are_combined_only_if_a_supplier_sells_both() {
        let (early, late, mixed) = (
            priced(100, "141", "142"),
            priced(120, "145", "146"),
            priced(110, "141", "146"),
        );
        let ids = [early.id.clone(), late.id.clone(), mixed.id.clone()];
        let mut results = SearchResults::default();
        results.add(vec![early, late, mixed]);
        let pair = |out: usize, back: usize| results.pair(&ids[out], &ids[back]).map(|offer| offer.id.clone());
        assert_eq!(pair(0, 1), Some(ids[2].clone()));
        assert_eq!(pair(0, 0), Some(ids[0].clone()));
        assert_eq!(pair(1, 0), None);
    }

    // covers: T-287
    #[test]
    fn more_combinations_are_those_a_card_counts() {
        let (first, second, dear) = (
            priced(100, "141", "142"),
            priced(100, "145", "146"),
            priced(130, "147", "148"),
        );
        let ids = [first.id.clone(), second.id.clone(), dear.id.clone()];
        let mut results = SearchResults::default();
        results.add(vec![first, dear]);
        let before = results.revision();
        assert_eq!(results.card_of(&ids[0]).map(|card| card.more), Some(0));
        results.add(vec![second]);
        let counts: Vec<_> = ids
            .iter()
            .filter_map(|id| results.card_of(id))
            .map(|card| card.more)
            .collect();
        assert_eq!(counts, [1, 1, 0]);
        let told = results
            .changes(before)
            .cards
            .into_iter()
            .map(|card| card.lead.id.clone());
        assert_eq!(told.count(), 2, "a card whose count changed is sent again");
        let more = results.more_combinations(&ids[0]).expect("a card");
        assert_eq!(more.iter().map(|card| &card.lead.id).collect::<Vec<_>>(), [&ids[1]]);
        assert_eq!(results.more_combinations(&ids[2]).map(|more| more.len()), Some(0));
    }
}
