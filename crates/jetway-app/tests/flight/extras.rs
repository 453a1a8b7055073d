//! Extra services in the sandbox world: chosen, held, ticketed and paid with the order.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::sale::price::{OpenPrice, Priced};
use jetway_app::flight::sale::sell::{SellCommand, SellError, Sold};
use jetway_app::order::notifications::NotificationKind;
use jetway_connectors::sandbox::{Effect, Forced, MemoryJournal, Step, World, WorldConfig};
use jetway_domain::air::extra::{ExtraChoice, ExtraKind, ExtraStatus, SeatCell, SeatStatus};
use jetway_domain::air::offer::{FareMode, SupplierOffer};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{ManualClock, TestDatabase, on_both_engines, start};

use crate::office::{Office, payable};
use crate::trip;

const FUNDS: i64 = 10_000_000;

async fn office(test: TestDatabase) -> (Office, Arc<World>) {
    office_in(test, WorldConfig::quiet()).await
}

async fn office_in(test: TestDatabase, config: WorldConfig) -> (Office, Arc<World>) {
    let clock = Arc::new(ManualClock::at(start()));
    let journal = Arc::new(MemoryJournal::default());
    let world = World::open(7, clock.clone(), journal, config).expect("a world");
    let office = Office::open_over(test, FUNDS, clock, world.suppliers()).await;
    (office, world)
}

/// Held, with extras, and room for two parties in its booking letter.
fn roomy(offer: &SupplierOffer) -> bool {
    offer.mode == FareMode::OnHold && offer.supplier.0 != "gds-b" && offer.seats_remaining >= 7
}

/// The cheapest held fare of a supplier that sells extras, and what is chosen with it: a paid seat, a bag, a wheelchair.
async fn chosen(office: &Office) -> (OpenPrice, Vec<ExtraChoice>) {
    let view = office.search().await;
    let offers = view.cards.iter().flat_map(|card| &card.brands);
    let offer = offers
        .filter(|offer| roomy(&offer.offer))
        .min_by_key(|offer| offer.quote.customer_total.minor)
        .expect("such a fare");
    let open = match office.price(&view, &offer.id).await {
        Priced::Open(open) => *open,
        other => panic!("not open: {other:?}"),
    };
    let on_sale = office
        .process
        .sale
        .extras_on_sale(&office.agent, open.session.id)
        .await
        .expect("a catalogue");
    let map = &on_sale.catalogue.seat_maps[0];
    let seat = map.rows.iter().flat_map(|row| &row.cells).find_map(|cell| match cell {
        SeatCell::Seat(seat) if seat.status == SeatStatus::Free && !seat.adults_only && !seat.price.is_zero() => {
            Some(seat.designator.clone())
        }
        _ => None,
    });
    let bag = on_sale
        .catalogue
        .options
        .iter()
        .find(|option| option.kind == ExtraKind::Baggage);
    let bag = bag.expect("a bag").code.clone();
    let choice = |kind, code: String| ExtraChoice {
        kind,
        code,
        traveller_id: "t1".to_owned(),
        segment_id: "s1".to_owned(),
        quantity: 1,
        remark: None,
    };
    let choices = vec![
        choice(ExtraKind::Seat, seat.expect("a free seat")),
        choice(ExtraKind::Baggage, bag),
        choice(ExtraKind::Request, "WCHR".to_owned()),
    ];
    (open, choices)
}

fn command(open: &OpenPrice, extras: Vec<ExtraChoice>) -> SellCommand {
    SellCommand {
        session: open.session.id,
        travellers: trip::party(),
        contact: trip::contact(),
        extras,
        extras_shown: None,
    }
}

async fn sold(office: &Office, open: &OpenPrice, extras: Vec<ExtraChoice>) -> Sold {
    office
        .process
        .sale
        .sell(&office.agent, command(open, extras))
        .await
        .expect("sold")
}

/// A wheelchair is requested, the order is not opened, and the answer notifies all the same.
async fn hears(test: TestDatabase, config: WorldConfig, status: ExtraStatus, kind: OrderEventKind) {
    let (office, _world) = office_in(test, config).await;
    let (open, choices) = chosen(&office).await;
    let sold = sold(&office, &open, choices).await;
    let order = office.book(&sold).await.expect("booked");
    office.pass(TimeDelta::minutes(4));
    office.reconcile().await;
    let view = office.order(&order.reference).await;
    assert_eq!(view.order.details.extras[2].status, status);
    assert_eq!(view.history.last().map(|event| event.kind), Some(kind));
    let notifications = office
        .process
        .orders
        .notifications(&office.agent, &[])
        .await
        .expect("notifications");
    assert_eq!(notifications[0].kind, NotificationKind::Event(kind));
    // Asking for answers does not make the seats outlive their limit.
    office.clock.set(order.limits.auto_cancel_at);
    office.reconcile().await;
    assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Expired);
}

on_both_engines! {
    // covers: T-052, T-295, T-296, T-151
    async fn extras_are_in_the_price_the_order_the_ledger_and_the_history(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let (open, choices) = chosen(&office).await;
        let fare = open.session.details.priced.quote.clone();
        let sold = sold(&office, &open, choices).await;
        let quote = &sold.session.details.priced.quote;
        let extras = quote.extras.expect("extras in the price");
        assert_eq!(quote.customer_total.minor - fare.customer_total.minor, extras.minor);
        let order = office.book(&sold).await.expect("booked");
        assert_eq!(order.status, OrderStatus::OnHold);
        let statuses: Vec<_> = order.details.extras.iter().map(|held| held.status).collect();
        assert_eq!(statuses, [ExtraStatus::Confirmed, ExtraStatus::Confirmed, ExtraStatus::Requested]);
        let issued = office.issue(&order).await.expect("issued");
        assert_eq!(issued.status, OrderStatus::Confirmed);
        assert!(issued.details.extras[1].document.is_some());
        assert_eq!(payable(&order).minor - fare.agent_payable.minor, extras.minor);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        office.prove().await;
    }

    // covers: T-313
    async fn the_airlines_answer_to_a_request_is_kept(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let (open, choices) = chosen(&office).await;
        let order = office.book(&sold(&office, &open, choices).await).await.expect("booked");
        let read = || office.process.ticketing.refresh_extras(&office.agent, order.reference.clone());
        assert_eq!(read().await.expect("an order").details.extras[2].status, ExtraStatus::Requested);
        office.pass(TimeDelta::minutes(3));
        let answered = read().await.expect("an order").details;
        assert_eq!(answered.extras[2].status, ExtraStatus::Confirmed);
        let told = answered.extra_events.last().expect("an event");
        assert_eq!((told.by.as_str(), told.before), ("", Some(ExtraStatus::Requested)));
        assert_eq!(read().await.expect("the same").details.extra_events, answered.extra_events);
    }

    async fn the_timers_hear_of_a_confirmation_without_a_user(test: TestDatabase) {
        hears(test, WorldConfig::quiet(), ExtraStatus::Confirmed, OrderEventKind::ExtrasAnswered).await;
    }

    async fn the_timers_hear_of_a_refusal_without_a_user(test: TestDatabase) {
        let config = WorldConfig { requests_refused_bp: 10_000, ..WorldConfig::quiet() };
        hears(test, config, ExtraStatus::Refused, OrderEventKind::ExtrasRefused).await;
    }

    async fn a_seat_taken_meanwhile_books_nothing_and_loses_nothing(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let (first, choices) = chosen(&office).await;
        let (second, _) = chosen(&office).await;
        let late = sold(&office, &second, choices.clone()).await;
        office.book(&sold(&office, &first, choices.clone()).await).await.expect("the first has it");
        let Err(BookError::ExtrasGone(gone)) = office.book(&late).await else {
            panic!("the seat was sold twice");
        };
        assert_eq!(gone[0].code, choices[0].code);
        let refused = office.process.sale.sell(&office.agent, command(&second, choices.clone())).await;
        assert!(matches!(refused, Err(SellError::ExtrasGone(faults)) if faults[0].code == "seat.taken"));
        let without = sold(&office, &second, choices[1..].to_vec()).await;
        assert_eq!(office.book(&without).await.expect("booked without it").status, OrderStatus::OnHold);
    }

    async fn a_changed_price_is_reported_and_changes_nothing(test: TestDatabase) {
        let (office, world) = office(test).await;
        let (open, choices) = chosen(&office).await;
        let seen = sold(&office, &open, choices.clone()).await.session.details.priced.quote.extras.expect("extras");
        let effect = Effect::PriceUp { percent: 100 };
        world.control().force(Forced { step: Step::Extras, supplier: None, effect }).expect("possible");
        let again = SellCommand { extras_shown: Some(seen), ..command(&open, choices.clone()) };
        let Err(SellError::ExtrasPriceChanged { previous, current }) = office.process.sale.sell(&office.agent, again).await
        else {
            panic!("sold at a price that was not shown");
        };
        assert!(previous == seen && current.minor > seen.minor);
        let kept = office.process.sale.session(&office.agent, open.session.id).await.expect("a session");
        assert_eq!(kept.details.priced.quote.extras, Some(seen));
        let other = SellCommand { extras_shown: Some(Money::zero(CurrencyCode::AED)), ..command(&open, Vec::new()) };
        let none = office.process.sale.sell(&office.agent, other).await.expect("sold without");
        assert_eq!(none.session.details.priced.quote.extras, None);
    }
}
