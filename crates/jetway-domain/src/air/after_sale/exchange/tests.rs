use super::{
    DateChange, ExchangeFees, ExchangeTerms, NoExchange, exchange_legs, exchange_quote, keeps_the_rest, may_exchange,
    take_exchange, wanted_trip, whole_party,
};
use crate::air::after_sale::{NoVoid, RefundTerms, may_void, refund_part, refund_quote};
use crate::air::fixtures::{at, fare, flight, money, order_details, ticketed};
use crate::air::offer::{Condition, Ptc, Segment};
use crate::air::order::{FlightExchange, FlightOrder, Ticket, TicketStatus};
use crate::air::pricing::{PricingRules, Quote, TaxBase, TaxLabel, TaxRule, quote};
use crate::order::{
    AfterSale, AfterSaleKind, AfterSaleQuote, AfterSaleReason, QuoteBasis, QuoteMode, RequestReference,
};
use chrono::NaiveDate;
use std::sync::Arc;

const NOW: &str = "2026-11-26T08:00:00Z";
const PARTY: [(Ptc, &str); 3] = [
    (Ptc::Adt, "1985-02-03"),
    (Ptc::Adt, "1987-04-05"),
    (Ptc::Chd, "2019-06-07"),
];

fn there_and_back(back: &str) -> Vec<Segment> {
    vec![
        flight(
            0,
            "EK",
            "583",
            ("DAC", "2026-12-01T10:00", 6),
            ("DXB", "2026-12-01T13:00", 4),
        ),
        flight(
            1,
            "EK",
            "582",
            ("DXB", &format!("{back}T02:00"), 4),
            ("DAC", &format!("{back}T08:00"), 6),
        ),
    ]
}

/// Prices that differ by so many minor units of each base fare.
fn price(more: i64) -> Quote {
    let rules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Ait,
            rate_bp: 37,
            base: TaxBase::BasePlusSurcharge,
        },
        service_fee_minor: 1_500,
        commission_share_bp: 7_000,
    };
    let fares = vec![
        fare(Ptc::Adt, 2, 100_001 + more, 7_001, 9_003, 5_001),
        fare(Ptc::Chd, 1, 75_001 + more, 7_001, 4_501, 3_751),
    ];
    quote(&Arc::from(fares), &rules).expect("a price")
}

fn family() -> FlightOrder {
    ticketed(order_details(there_and_back("2026-12-08"), price(0), &PARTY), at(NOW))
}

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn terms(order: &FlightOrder, penalty: i64, is_returned: bool) -> ExchangeTerms {
    let fees = order.details.travellers.iter().map(|person| ExchangeFees {
        traveller_id: person.traveller_id.clone(),
        penalty: money(penalty, "AED"),
        portal_fee: money(500, "AED"),
        kept: money(0, "AED"),
    });
    ExchangeTerms {
        mode: QuoteMode::Auto,
        fees: fees.collect(),
        is_returned,
        basis: QuoteBasis::Written(String::new()),
    }
}

/// The order with tickets for another day of the return, and what it cost.
fn exchanged(mut order: FlightOrder, back: &str, more: i64, terms: &ExchangeTerms) -> (FlightOrder, AfterSaleQuote) {
    let mut offer = order.details.offer.clone();
    offer.segments = there_and_back(back);
    let new = price(more);
    let until = ("q".to_owned(), at("2026-11-26T08:30:00Z"));
    let made = exchange_quote(&order, (&offer, &new), terms, until).expect("a quote");
    let number = u64::try_from(order.details.exchanges.len()).expect("few") + 1;
    let reference = RequestReference::compose(AfterSaleKind::Exchange, at(NOW), number);
    let party = whole_party(&order, &[]).expect("the party");
    order.details.exchanges.push(FlightExchange {
        request: reference.clone(),
        query: order.details.query.clone(),
        offer,
        price: new,
        before: order.details.offer.segments.clone(),
        old_tickets: Vec::new(),
        new_tickets: Vec::new(),
    });
    let tickets = party.iter().enumerate().map(|(at_, id)| Ticket {
        number: format!("176{number}00000000{at_}"),
        traveller_id: id.clone(),
        status: TicketStatus::Open,
        issued_at: at(NOW),
        refunded_segments: Vec::new(),
    });
    let tickets = tickets.collect();
    let asked = AfterSale {
        travellers: party,
        ..AfterSale::asked(reference, AfterSaleReason::CustomerChanges)
    };
    assert!(take_exchange(&mut order.details, &asked, tickets));
    (order, made)
}

#[test]
fn a_journey_moves_within_its_bounds_and_the_other_is_kept() {
    let order = family();
    let legs = exchange_legs(&order, at(NOW));
    assert_eq!((legs[1].date, legs[1].min), (day("2026-12-08"), day("2026-11-27")));
    let wish = |leg, date: &str| wanted_trip(&order, &[DateChange { leg, date: day(date) }], at(NOW));
    let query = wish(1, "2026-12-10").expect("a trip");
    let days: Vec<_> = query.journeys.iter().map(|journey| journey.departs_on).collect();
    assert_eq!(days, [day("2026-12-01"), day("2026-12-10")]);
    for (leg, date, why) in [
        (1, "2026-12-08", NoExchange::Unchanged),
        (1, "2026-11-26", NoExchange::OutOfBounds(1)),
        (1, "2026-11-30", NoExchange::OutOfBounds(1)),
        (0, "2026-12-09", NoExchange::OutOfBounds(1)),
        (1, "2028-01-01", NoExchange::OutOfBounds(1)),
        (2, "2026-12-10", NoExchange::OutOfBounds(2)),
    ] {
        assert_eq!(wish(leg, date), Err(why), "{leg} {date}");
    }
    let mut offer = order.details.offer.clone();
    offer.segments = there_and_back("2026-12-10");
    assert!(keeps_the_rest(&order, &query, &offer, at(NOW)));
    offer.segments[0].marketing.number = "585".into();
    assert!(
        !keeps_the_rest(&order, &query, &offer, at(NOW)),
        "another outbound flight"
    );
    let mut dearer = order.details.offer.clone();
    dearer.brand.code = "FLEX".into();
    assert!(!keeps_the_rest(&order, &query, &dearer, at(NOW)), "another fare family");
}

#[test]
fn a_flown_trip_a_refunded_ticket_and_a_part_of_the_party_are_refused() {
    let order = family();
    assert_eq!(may_exchange(&order, at(NOW)), Ok(()));
    assert_eq!(may_exchange(&order, at("2026-12-02T00:00:00Z")), Err(NoExchange::Flown));
    let first = order.details.travellers[0].traveller_id.clone();
    assert_eq!(whole_party(&order, &[first]), Err(NoExchange::PartOfParty));
    let mut begun = order;
    begun.details.tickets[0].refunded_segments.push("s2".to_owned());
    assert_eq!(may_exchange(&begun, at(NOW)), Err(NoExchange::Begun));
}

#[test]
fn new_tickets_replace_the_old_ones_and_are_not_voided() {
    let order = family();
    let old: Vec<_> = order
        .details
        .tickets
        .iter()
        .map(|ticket| ticket.number.clone())
        .collect();
    let (order, made) = exchanged(order.clone(), "2026-12-10", 10_000, &terms(&order, 2_000, true));
    let states: Vec<_> = order.details.tickets.iter().map(|ticket| ticket.status).collect();
    assert_eq!(states[..3], [TicketStatus::Open; 3]);
    assert_eq!(states[3..], [TicketStatus::Exchanged; 3]);
    assert_eq!(order.details.exchanges[0].old_tickets, old);
    assert_eq!(
        may_void(&order, Some(at("2026-11-26T20:00:00Z")), at(NOW)),
        Err(NoVoid::TicketUsed)
    );
    let amounts = made.exchange.expect("amounts");
    let fares = amounts.sum_of(|line| line.new_fare).expect("a sum");
    assert_eq!(fares, order.details.quote.agent_payable);
    assert!(amounts.add_collect().expect("a sum").is_positive());
}

/// Exchanges in any order, then a refund: the agency never gets back more than it paid.
#[test]
fn exchanges_and_a_refund_never_return_a_unit_twice() {
    for seed in 1..400_i64 {
        let mut order = family();
        let mut paid = i128::from(order.details.quote.agent_payable.minor);
        for step in 0..seed % 4 {
            let more = (seed * 7_919 + step * 104_729) % 60_000 - 30_000;
            let terms = terms(&order, (seed * 31) % 5_000, (seed + step) % 2 == 0);
            let back = if step % 2 == 0 { "2026-12-10" } else { "2026-12-11" };
            let (next, made) = exchanged(order, back, more, &terms);
            let amounts = made.exchange.expect("amounts");
            paid += i128::from(amounts.add_collect().expect("a sum").minor);
            paid -= i128::from(made.total.minor);
            order = next;
            assert!(
                paid >= i128::from(order.details.quote.agent_payable.minor),
                "seed {seed}"
            );
        }
        let part = refund_part(&order, &[], &[], at(NOW)).expect("all of it");
        let terms = RefundTerms {
            condition: Condition {
                allowed: true,
                fee: None,
            },
            voluntary: true,
            portal_fee: money(0, "AED"),
        };
        let back = refund_quote(&order, &part, &terms, ("r".to_owned(), at(NOW))).expect("a quote");
        assert!(i128::from(back.total.minor) <= paid, "seed {seed}");
    }
}
