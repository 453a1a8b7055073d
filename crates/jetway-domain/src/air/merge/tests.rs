use ecow::EcoString;

use super::super::fixtures::{at, flight, offer};
use super::super::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};
use super::*;
use crate::air::offer::Segment;

fn priced(offer: SupplierOffer) -> PricedOffer {
    let rules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Vat,
            rate_bp: 500,
            base: TaxBase::ServiceFee,
        },
        service_fee_minor: 0,
        commission_share_bp: 10_000,
    };
    let quote = quote(&offer.fares, &rules).expect("prices");
    PricedOffer::new(offer, quote)
}

fn direct() -> Vec<Segment> {
    vec![flight(
        0,
        "EK",
        "582",
        ("DXB", "2026-12-01T02:00", 4),
        ("DAC", "2026-12-01T08:30", 6),
    )]
}

fn later() -> Vec<Segment> {
    vec![flight(
        0,
        "EK",
        "586",
        ("DXB", "2026-12-01T14:00", 4),
        ("DAC", "2026-12-01T21:00", 6),
    )]
}

fn via_doha() -> Vec<Segment> {
    vec![
        flight(
            0,
            "QR",
            "1003",
            ("DXB", "2026-12-01T05:00", 4),
            ("DOH", "2026-12-01T05:15", 3),
        ),
        flight(
            0,
            "QR",
            "640",
            ("DOH", "2026-12-01T13:00", 3),
            ("DAC", "2026-12-01T21:00", 6),
        ),
    ]
}

fn ids(cards: &[Card]) -> Vec<&str> {
    cards.iter().map(|card| card.lead.offer.supplier.0.as_str()).collect()
}

#[test]
fn the_same_fare_of_three_suppliers_is_one_card_at_the_lowest_price() {
    let mut results = SearchResults::default();
    results.add(vec![priced(offer("gds-a", "VALUE", 90_000, direct()))]);
    results.add(vec![priced(offer("gds-b", "VALUE", 88_000, direct()))]);
    results.add(vec![priced(offer("cons", "VALUE", 95_000, direct()))]);
    let cards = results.cards();
    assert_eq!(ids(&cards), ["gds-b"]);
    assert_eq!(cards[0].brands.len(), 1);
    let lost = results.changes(1).duplicates;
    assert_eq!(lost, [priced(offer("gds-a", "VALUE", 90_000, direct())).id]);
    let rescue: Vec<_> = results
        .fallbacks(&cards[0].lead.id)
        .into_iter()
        .map(|other| other.offer.supplier.0.as_str())
        .collect();
    assert_eq!(rescue, ["gds-a", "cons"]);
}

#[test]
fn a_tie_goes_to_the_one_that_holds_longer() {
    let mut instant = offer("a", "VALUE", 90_000, direct());
    instant.mode = FareMode::Instant;
    instant.ticketing_time_limit = None;
    let short = offer("b", "VALUE", 90_000, direct());
    let mut long = offer("c", "VALUE", 90_000, direct());
    long.ticketing_time_limit = Some(at("2026-11-23T10:00:00Z"));
    for order in [
        [&instant, &short, &long],
        [&long, &short, &instant],
        [&short, &instant, &long],
    ] {
        let mut results = SearchResults::default();
        results.add(order.into_iter().cloned().map(priced).collect());
        assert_eq!(ids(&results.cards()), ["c"]);
    }
}

#[test]
fn brands_of_the_same_flights_share_a_card() {
    let mut results = SearchResults::default();
    results.add(vec![
        priced(offer("gds-a", "FLEX", 120_000, direct())),
        priced(offer("gds-a", "VALUE", 90_000, direct())),
    ]);
    results.add(vec![priced(offer("gds-b", "LITE", 80_000, direct()))]);
    let cards = results.cards();
    assert_eq!(cards.len(), 1);
    let brands: Vec<_> = cards[0]
        .brands
        .iter()
        .map(|brand| brand.offer.brand.code.as_str())
        .collect();
    assert_eq!(brands, ["LITE", "VALUE", "FLEX"]);
    // VALUE led the card at revision 1, so a client of that revision removes its old card.
    assert_eq!(
        results.changes(1).duplicates,
        [priced(offer("gds-a", "VALUE", 90_000, direct())).id]
    );
    assert_eq!(results.changes(2).duplicates, Vec::<ItineraryId>::new());
}

#[test]
fn different_baggage_or_refundability_is_a_different_fare() {
    let mut bagless = offer("gds-b", "VALUE", 70_000, direct());
    bagless.brand.checked_bag = EcoString::new();
    let mut strict = offer("cons", "VALUE", 60_000, direct());
    strict.brand.refund.allowed = false;
    let mut results = SearchResults::default();
    results.add(vec![
        priced(offer("gds-a", "VALUE", 90_000, direct())),
        priced(bagless),
        priced(strict),
    ]);
    assert_eq!(results.cards()[0].brands.len(), 3);
}

#[test]
fn only_new_and_changed_cards_travel() {
    let mut results = SearchResults::default();
    results.add(vec![priced(offer("gds-a", "VALUE", 90_000, direct()))]);
    results.add(vec![priced(offer("gds-a", "VALUE", 99_000, later()))]);
    assert_eq!(results.changes(0).cards.len(), 2);
    let second = results.changes(1);
    assert_eq!(
        second
            .cards
            .iter()
            .map(|card| card.lead.quote.gross.minor)
            .collect::<Vec<_>>(),
        [99_000]
    );
    results.add(Vec::new());
    assert_eq!((results.revision(), results.changes(2).cards.len()), (3, 0));
    // A worse offer of a known fare is kept as a fallback and does not change the card.
    results.add(vec![priced(offer("gds-b", "VALUE", 95_000, direct()))]);
    assert_eq!(results.changes(3).duplicates.len(), 0);
}

// covers: T-172
#[test]
fn the_same_offer_keeps_its_id_and_never_appears_twice() {
    let mut results = SearchResults::default();
    let first = priced(offer("gds-a", "VALUE", 90_000, direct()));
    let again = priced(offer("gds-a", "VALUE", 85_000, direct()));
    assert_eq!(first.id, again.id);
    results.add(vec![first.clone(), again]);
    results.add(vec![first]);
    let cards = results.cards();
    assert_eq!(cards.len(), 1);
    assert_eq!(cards[0].lead.quote.gross.minor, 85_000);
}

#[test]
fn each_badge_has_one_card_and_moves_when_beaten() {
    let mut results = SearchResults::default();
    results.add(vec![priced(offer("gds-a", "VALUE", 90_000, direct()))]);
    assert_eq!(
        results.cards()[0].badges,
        [Badge::Cheapest, Badge::Fastest, Badge::Best]
    );
    results.add(vec![priced(offer("gds-b", "VALUE", 85_000, via_doha()))]);
    let cards = results.cards();
    assert_eq!(
        (cards[0].lead.offer.validating.as_str(), &cards[0].badges[..]),
        ("QR", &[Badge::Cheapest][..])
    );
    assert_eq!(cards[1].badges, [Badge::Fastest, Badge::Best]);
    // The first card lost a badge, so it is sent again.
    assert_eq!(results.changes(1).cards.len(), 2);
}

// covers: T-187
#[test]
fn tells_a_lower_fare_only_when_it_is_worth_it() {
    let mut results = SearchResults::default();
    let chosen = priced(offer("gds-a", "FLEX", 90_000, direct()));
    results.add(vec![chosen.clone(), priced(offer("gds-b", "VALUE", 89_200, direct()))]);
    assert_eq!(results.lower_fare(&chosen), None, "less than 1 %");
    results.add(vec![priced(offer("cons", "VALUE", 89_100, direct()))]);
    assert_eq!(
        results.lower_fare(&chosen).map(|lower| lower.offer.supplier.0.as_str()),
        Some("cons")
    );
    let mut bagless = offer("lcc", "LITE", 50_000, direct());
    bagless.brand.checked_bag = EcoString::new();
    results.add(vec![priced(bagless)]);
    assert_eq!(
        results.lower_fare(&chosen).map(|lower| lower.offer.supplier.0.as_str()),
        Some("cons")
    );
}

/// The direct flight under a Qantas codeshare number.
fn shared() -> Vec<Segment> {
    let mut flights = direct();
    let partner = flight(
        0,
        "QF",
        "8582",
        ("DXB", "2026-12-01T02:00", 4),
        ("DAC", "2026-12-01T08:30", 6),
    );
    flights[0].marketing = partner.marketing;
    flights
}

#[test]
fn a_flight_under_two_numbers_is_one_card_and_both_are_sold() {
    let mut results = SearchResults::default();
    let own = priced(offer("gds-a", "VALUE", 90_000, direct()));
    let partners = priced(offer("gds-b", "VALUE", 93_000, shared()));
    assert_ne!(own.id, partners.id);
    results.add(vec![own.clone()]);
    results.add(vec![partners.clone()]);
    let cards = results.cards();
    let sold: Vec<_> = cards.iter().map(|card| (&card.lead.id, card.brands.len())).collect();
    assert_eq!(sold, [(&own.id, 2)]);
    assert_eq!(results.changes(1).duplicates, [], "neither takes the other's place");
    let rescue: Vec<_> = results.fallbacks(&own.id).into_iter().map(|other| &other.id).collect();
    assert_eq!(rescue, [&partners.id]);
    assert_eq!(results.lower_fare(&partners), None, "another number is another choice");
}

#[test]
fn who_is_sold_out_is_offered_the_same_numbers_before_others() {
    let mut results = SearchResults::default();
    let lost = priced(offer("gds-a", "VALUE", 90_000, direct()));
    let partners = priced(offer("gds-b", "VALUE", 91_000, shared()));
    let same = priced(offer("cons", "VALUE", 99_000, direct()));
    results.add(vec![lost.clone(), partners.clone(), same.clone()]);
    let rescue: Vec<_> = results.fallbacks(&lost.id).into_iter().map(|other| &other.id).collect();
    assert_eq!(rescue, [&same.id, &partners.id]);
}
