use std::sync::Arc;

use super::{NoRefund, RefundTerms, is_filed, may_refund, refund_part, refund_quote};
use crate::air::after_sale::{
    AfterSaleRules, NoVoid, VoidVerdict, may_void, take_back, void_cutoff, void_quote, void_verdict,
};
use crate::air::fixtures::{at, fare, flight, money, order_details, ticketed};
use crate::air::offer::{Condition, PassengerFare, Ptc, Segment};
use crate::air::order::{FlightOrder, TicketStatus};
use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};
use crate::air::schedule_change::ScheduleChange;
use crate::ids::OrderRequestId;
use crate::money::Money;
use crate::order::{
    AfterSale, AfterSaleKind, AfterSaleQuote, AfterSaleReason, OrderRequest, OrderStatus, QuoteLine, RequestReference,
    RequestState, RequestSubject,
};
use chrono::TimeDelta;
use uuid::Uuid;

const ISSUED: &str = "2026-11-26T08:00:00Z";
const PARTY: [(Ptc, &str); 3] = [
    (Ptc::Adt, "1985-02-03"),
    (Ptc::Adt, "1987-04-05"),
    (Ptc::Chd, "2019-06-07"),
];

fn there_and_back() -> Vec<Segment> {
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
            ("DXB", "2026-12-08T02:00", 4),
            ("DAC", "2026-12-08T08:00", 6),
        ),
    ]
}

fn order_of(fares: Vec<PassengerFare>, party: &[(Ptc, &str)]) -> FlightOrder {
    order_with(7_000, fares, party)
}

fn order_with(commission_share_bp: u32, fares: Vec<PassengerFare>, party: &[(Ptc, &str)]) -> FlightOrder {
    let rules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Ait,
            rate_bp: 37,
            base: TaxBase::BasePlusSurcharge,
        },
        service_fee_minor: 1_500,
        commission_share_bp,
    };
    let price = quote(&Arc::from(fares), &rules).expect("a price");
    ticketed(order_details(there_and_back(), price, party), at(ISSUED))
}

fn family() -> FlightOrder {
    let fares = vec![
        fare(Ptc::Adt, 2, 100_001, 7_001, 9_003, 5_001),
        fare(Ptc::Chd, 1, 75_001, 7_001, 4_501, 3_751),
    ];
    order_of(fares, &PARTY)
}

fn terms(fee: Option<i64>) -> RefundTerms {
    RefundTerms {
        condition: Condition {
            allowed: true,
            fee: fee.map(|minor| money(minor, "AED")),
        },
        voluntary: true,
        portal_fee: money(2_500, "AED"),
    }
}

fn quoted(order: &FlightOrder, travellers: &[&str], segments: &[&str], terms: &RefundTerms) -> AfterSaleQuote {
    let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let part = refund_part(order, &owned(travellers), &owned(segments), at(ISSUED)).expect("a part");
    refund_quote(order, &part, terms, ("q".to_owned(), at("2026-11-26T08:30:00Z"))).expect("a quote")
}

/// The order after this refund was credited.
fn credited(mut order: FlightOrder, quote: AfterSaleQuote, segments: &[&str]) -> FlightOrder {
    let number = u64::try_from(order.requests.len()).expect("few") + 1;
    let reference = RequestReference::compose(AfterSaleKind::Refund, at(ISSUED), number);
    let data = AfterSale {
        travellers: quote.lines.iter().map(|line| line.traveller_id.clone()).collect(),
        segments: segments.iter().map(|id| (*id).to_owned()).collect(),
        quote: Some(quote),
        ..AfterSale::asked(reference, AfterSaleReason::CustomerCancels)
    };
    take_back(&mut order.details, AfterSaleKind::Refund, &data);
    order.requests.push(request(data, RequestState::Done));
    order
}

fn request(data: AfterSale, state: RequestState) -> OrderRequest {
    OrderRequest {
        id: OrderRequestId(Uuid::nil()),
        subject: RequestSubject::of_after_sale(data.reference.kind(), data),
        state,
        asked_by: "Amina".to_owned(),
        asked_at: at(ISSUED),
        remark: None,
        due_at: None,
        answer: None,
    }
}

#[test]
fn a_refund_of_everybody_returns_all_but_the_penalty_and_the_fees() {
    let order = family();
    let quote = quoted(&order, &[], &[], &terms(Some(20_000)));
    let paid = quote.sum_of(|line| line.paid).expect("a sum");
    assert_eq!(paid, order.details.quote.agent_payable);
    let fees = 3 * (20_000 + 2_500) + order.details.quote.service_fee.minor;
    assert_eq!(quote.total.minor, paid.minor - fees);
    assert!(quote.lines.iter().all(|line| line.used.is_zero()));
}

#[test]
fn the_airline_recalls_the_commission_that_the_portal_kept_even_when_it_shared_none() {
    for share_bp in [0, 7_000, 10_000] {
        let fares = vec![
            fare(Ptc::Adt, 2, 100_001, 7_001, 9_003, 5_001),
            fare(Ptc::Chd, 1, 75_001, 7_001, 4_501, 3_751),
        ];
        let order = order_with(share_bp, fares, &PARTY);
        let sold = &order.details.quote;
        let quote = quoted(&order, &[], &[], &terms(None));
        let recalled = quote.sum_of(|line| line.commission_recalled).expect("a sum");
        let kept = quote.sum_of(|line| line.commission_kept_recalled).expect("a sum");
        assert_eq!(recalled, sold.commission, "{share_bp}");
        assert_eq!(recalled.checked_add(kept), Ok(sold.commission_earned), "{share_bp}");
        let half = quoted(&order, &[], &["s-EK582"], &terms(None));
        let half = half.sum_of(|line| line.commission_kept_recalled).expect("a sum").minor;
        // Each traveller's half is rounded down.
        assert!(
            (kept.minor / 2 - 2..=kept.minor / 2).contains(&half),
            "{share_bp}: {half}"
        );
    }
}

#[test]
fn a_fee_in_another_currency_is_not_filed() {
    let mut order = family();
    for (currency, filed) in [("AED", true), ("USD", false)] {
        let condition = Condition {
            allowed: true,
            fee: Some(money(5_000, currency)),
        };
        let terms = RefundTerms {
            condition: condition.clone(),
            ..terms(None)
        };
        order.details.offer.brand.refund = condition;
        let part = refund_part(&order, &[], &[], at(ISSUED)).expect("a part");
        let until = at("2026-11-26T08:30:00Z");
        let quote = refund_quote(&order, &part, &terms, ("q".to_owned(), until));
        assert_eq!(
            (is_filed(&order), quote.is_ok()),
            (filed, filed),
            "{currency}: {quote:?}"
        );
    }
}

#[test]
fn one_of_three_travellers_gets_back_the_return_alone() {
    let order = family();
    let quote = quoted(&order, &["t2"], &["s-EK582"], &terms(None));
    let [line] = quote.lines.as_slice() else {
        panic!("one line: {quote:?}");
    };
    let flights = line.paid.minor - line.service_fee.minor;
    assert_eq!(
        (line.traveller_id.as_str(), line.used.minor),
        ("t2", flights - flights / 2)
    );
    assert_eq!(quote.total.minor, flights / 2 - 2_500);
}

#[test]
fn a_ticket_is_refunded_when_none_of_the_flights_it_has_now_is_left() {
    let statuses = |order: &FlightOrder| {
        let tickets = order.details.tickets.iter();
        tickets.map(|ticket| ticket.status).collect::<Vec<_>>()
    };
    let mut order = family();
    let onward = (("DAC", "2026-12-10T10:00", 6), ("DXB", "2026-12-10T13:00", 4));
    order
        .details
        .offer
        .segments
        .push(flight(2, "EK", "585", onward.0, onward.1));
    let last = quoted(&order, &[], &["s-EK585"], &terms(None));
    let mut order = credited(order, last, &["s-EK585"]);
    // The airline drops the flight it refunded, and the agency accepts that.
    order.details.offer.segments.truncate(2);
    let next = quoted(&order, &[], &["s-EK582"], &terms(None));
    let order = credited(order, next, &["s-EK582"]);
    assert_eq!(statuses(&order), [TicketStatus::Open; 3], "the first flight is left");

    let mut order = family();
    order.details.schedule_change = Some(ScheduleChange {
        segments: there_and_back().into_iter().take(1).collect(),
        noticed_at: at(ISSUED),
    });
    let all = quoted(&order, &[], &[], &terms(None));
    let order = credited(order, all, &["s-EK583"]);
    assert_eq!(statuses(&order), [TicketStatus::Refunded; 3], "no flight is left");
}

#[test]
fn a_fare_without_refund_returns_its_refundable_taxes() {
    let order = family();
    let never = RefundTerms {
        condition: Condition {
            allowed: false,
            fee: None,
        },
        portal_fee: money(0, "AED"),
        ..terms(None)
    };
    assert_eq!(quoted(&order, &[], &[], &never).total.minor, 2 * 9_003 + 4_501);
    let involuntary = RefundTerms {
        voluntary: false,
        ..never
    };
    let quote = quoted(&order, &[], &[], &involuntary);
    let kept = order.details.quote.service_fee.minor;
    assert_eq!(quote.total.minor, order.details.quote.agent_payable.minor - kept);
}

#[test]
fn what_cannot_be_refunded_is_refused_with_its_reason() {
    let order = family();
    let part = |travellers: &[&str], segments: &[&str], now: &str| {
        let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        refund_part(&order, &owned(travellers), &owned(segments), at(now)).map(drop)
    };
    assert_eq!(part(&["t9"], &[], ISSUED), Err(NoRefund::TicketUsed));
    assert_eq!(part(&[], &["s-EK583"], ISSUED), Err(NoRefund::NotTheRest));
    assert_eq!(
        part(&[], &["s-EK583"], "2026-12-02T00:00:00Z"),
        Err(NoRefund::NotTheRest)
    );
    assert_eq!(part(&[], &["s-EK582"], "2026-12-02T00:00:00Z"), Ok(()));
    assert_eq!(part(&[], &[], "2026-12-09T00:00:00Z"), Err(NoRefund::Flown));
    let mut cancelled = order.clone();
    cancelled.core.status = OrderStatus::Cancelled;
    assert_eq!(
        may_refund(&cancelled, at(ISSUED)),
        Err(NoRefund::WrongState(OrderStatus::Cancelled))
    );
    let mut waiting = order.clone();
    let reference = RequestReference::compose(AfterSaleKind::Refund, at(ISSUED), 1);
    let data = AfterSale::asked(reference.clone(), AfterSaleReason::Other);
    waiting.requests.push(request(data, RequestState::Quoted));
    assert_eq!(may_refund(&waiting, at(ISSUED)), Err(NoRefund::Open(reference.clone())));
    assert_eq!(may_void(&waiting, None, at(ISSUED)), Err(NoVoid::Open(reference)));
}

#[test]
fn an_infant_does_not_stay_without_an_adult() {
    let fares = vec![fare(Ptc::Adt, 1, 100_000, 0, 0, 0), fare(Ptc::Inf, 1, 10_000, 0, 0, 0)];
    let order = order_of(fares, &[(Ptc::Adt, "1990-01-01"), (Ptc::Inf, "2026-01-01")]);
    let refused = refund_part(&order, &["t1".to_owned()], &[], at(ISSUED)).map(drop);
    assert_eq!(refused, Err(NoRefund::InfantAlone));
    assert!(refund_part(&order, &["t2".to_owned()], &[], at(ISSUED)).is_ok());
}

#[test]
fn any_party_in_any_order_gets_back_at_most_what_it_paid() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move |most: i64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        i64::try_from(state % 1_000_000).unwrap_or(0) % most
    };
    for round in 0..500 {
        let (adults, children) = (1 + next(4), next(4));
        let mut party = vec![(Ptc::Adt, "1980-01-01"); usize::try_from(adults).expect("few")];
        party.extend(vec![(Ptc::Chd, "2018-01-01"); usize::try_from(children).expect("few")]);
        let mut fares = vec![fare(
            Ptc::Adt,
            u8::try_from(adults).expect("few"),
            1 + next(300_000),
            next(40_000),
            next(20_000),
            next(9_000),
        )];
        if children > 0 {
            let count = u8::try_from(children).expect("few");
            fares.push(fare(
                Ptc::Chd,
                count,
                1 + next(200_000),
                next(40_000),
                next(20_000),
                next(9_000),
            ));
        }
        let mut order = order_of(fares, &party);
        let paid = order.details.quote.agent_payable.minor;
        let terms = RefundTerms {
            condition: Condition {
                allowed: next(3) > 0,
                fee: (next(2) > 0).then(|| money(next(90_000), "AED")),
            },
            voluntary: next(4) > 0,
            portal_fee: money(next(5_000), "AED"),
        };
        let (mut returned, mut tax, mut recalled) = (0, 0, 0);
        let mut count = |quote: &AfterSaleQuote| {
            let sum = |amount: fn(&QuoteLine) -> Money| quote.sum_of(amount).expect("a sum").minor;
            returned += quote.total.minor;
            tax += sum(|line| line.tax_reversed);
            recalled += sum(|line| line.commission_recalled);
        };
        // The return first, for some of them; then what is left, one by one.
        let some: Vec<String> = (1..=party.len())
            .filter(|_| next(2) > 0)
            .map(|at| format!("t{at}"))
            .collect();
        let some: Vec<&str> = some.iter().map(String::as_str).collect();
        if !some.is_empty() {
            let quote = quoted(&order, &some, &["s-EK582"], &terms);
            count(&quote);
            order = credited(order, quote, &["s-EK582"]);
            // What was returned once is not returned by a void.
            let is_open = may_void(&order, Some(at("2026-11-26T17:30:00Z")), at(ISSUED));
            assert_eq!(is_open, Err(NoVoid::TicketUsed));
        }
        for person in 1..=party.len() {
            let who = format!("t{person}");
            let is_begun = some.contains(&who.as_str());
            let left: &[&str] = if is_begun {
                &["s-EK583"]
            } else {
                &["s-EK583", "s-EK582"]
            };
            let quote = quoted(&order, &[who.as_str()], &[], &terms);
            count(&quote);
            order = credited(order, quote, left);
        }
        assert!((0..=paid).contains(&returned), "round {round}: {returned} of {paid}");
        let sold = &order.details.quote;
        assert!(
            (0..=sold.tax_on_agent.amount.minor).contains(&tax),
            "round {round}: tax {tax}"
        );
        assert!(
            (0..=sold.commission.minor).contains(&recalled),
            "round {round}: commission {recalled}"
        );
        assert_eq!(may_refund(&order, at(ISSUED)), Err(NoRefund::TicketUsed));
    }
}

#[test]
fn a_void_returns_all_but_its_fees_until_the_office_closes() {
    let order = family();
    let zone = "Asia/Dhaka".parse().expect("a zone");
    let rules = AfterSaleRules::default();
    let time = |text: &str| Some(text.parse().expect("a time"));
    let cutoff = void_cutoff(&order, &rules, zone, time("23:59:00"));
    assert_eq!(cutoff, Some(at("2026-11-26T17:30:00Z")));
    assert_eq!(
        void_cutoff(&order, &rules, zone, time("22:00:00")),
        Some(at("2026-11-26T16:00:00Z"))
    );
    assert_eq!(void_cutoff(&order, &rules, zone, None), None);
    assert_eq!(may_void(&order, cutoff, at("2026-11-26T17:29:59Z")), Ok(()));
    let closed = at("2026-11-26T17:30:00Z");
    assert_eq!(may_void(&order, cutoff, closed), Err(NoVoid::Closed(closed)));
    assert_eq!(may_void(&order, None, at(ISSUED)), Err(NoVoid::NotOffered));
    let fees = (money(1_000, "AED"), money(5_000, "AED"));
    let quote = void_quote(&order.details, "q".to_owned(), fees, closed).expect("a quote");
    assert_eq!(quote.total.minor, order.details.quote.agent_payable.minor - 3 * 6_000);
}

#[test]
fn an_unknown_void_is_read_until_operations_decide() {
    let minutes = TimeDelta::minutes;
    for (read, waited, verdict) in [
        (Some(true), 0, VoidVerdict::Voided),
        (Some(true), 60, VoidVerdict::Voided),
        (Some(false), 29, VoidVerdict::Wait),
        (None, 29, VoidVerdict::Wait),
        (Some(false), 30, VoidVerdict::HandOver),
        (None, 30, VoidVerdict::HandOver),
    ] {
        assert_eq!(void_verdict(read, minutes(waited)), verdict, "{read:?} after {waited}");
    }
}
