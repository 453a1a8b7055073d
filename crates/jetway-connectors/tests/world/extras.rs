//! Seats, baggage, meals and SSRs of the world.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, Outcome, Rejection, SupplierBooking};
use jetway_connectors::sandbox::{Effect, Forced, Step};
use jetway_domain::air::extra::{
    Catalogue, Extra, ExtraChoice, ExtraKind, ExtraStatus, Seat, SeatCell, SeatMap, SeatStatus, Words, choose,
};
use jetway_domain::air::offer::{Ptc, SupplierOffer};
use jetway_domain::air::traveller::alone::{ESCORT, escorts};

use crate::setup::{Stage, family_trip, party};

const SELLERS: [&str; 3] = ["gds-a", "lcc", "ndc-x"];

async fn offer(supplier: &Arc<dyn AirSupplier>) -> SupplierOffer {
    let offers = supplier.search(&family_trip()).await.expect("offers");
    // Two parties of three fit into the booking class, so that the second booking gets the first one's price.
    let roomy = |offer: &SupplierOffer| offer.seats_remaining >= 7;
    offers.into_iter().find(roomy).expect("an offer")
}

fn seats(map: &SeatMap) -> Vec<&Seat> {
    let cells = map.rows.iter().flat_map(|row| &row.cells);
    cells
        .filter_map(|cell| match cell {
            SeatCell::Seat(seat) => Some(&**seat),
            SeatCell::Aisle | SeatCell::Empty | SeatCell::Lavatory | SeatCell::Galley => None,
        })
        .collect()
}

fn choice(kind: ExtraKind, code: &str, traveller: &str, segment: &str) -> ExtraChoice {
    ExtraChoice {
        kind,
        code: code.to_owned(),
        traveller_id: traveller.to_owned(),
        segment_id: segment.to_owned(),
        quantity: 1,
        remark: None,
    }
}

/// A wheelchair for each of the two adults.
pub fn requests(catalogue: &Catalogue) -> Vec<Extra> {
    let choices = ["t1", "t2"].map(|person| choice(ExtraKind::Request, "WCHR", person, "s1"));
    choose(&choices, catalogue, &party(&family_trip(), "Rahman")).expect("all can be had")
}

/// An available paid seat, a bag and a wheelchair for the first adult.
pub fn wanted(catalogue: &Catalogue) -> Vec<Extra> {
    let map = &catalogue.seat_maps[0];
    let seat = seats(map)
        .into_iter()
        .find(|seat| seat.status == SeatStatus::Free && !seat.adults_only)
        .expect("a free seat");
    let bag = catalogue
        .options
        .iter()
        .find(|option| option.kind == ExtraKind::Baggage)
        .expect("a bag");
    let choices = [
        choice(ExtraKind::Seat, &seat.designator, "t1", &map.segment_id),
        choice(ExtraKind::Baggage, &bag.code, "t1", &bag.segment_ids[0]),
        choice(ExtraKind::Request, "WCHR", "t1", "s1"),
    ];
    choose(&choices, catalogue, &party(&family_trip(), "Rahman")).expect("all can be had")
}

async fn book(
    supplier: &Arc<dyn AirSupplier>,
    operation: &str,
    offer: &SupplierOffer,
    extras: &[Extra],
    surname: &str,
) -> Outcome<SupplierBooking> {
    supplier
        .book(operation, offer, &party(&family_trip(), surname), extras)
        .await
}

fn done(outcome: Outcome<SupplierBooking>) -> SupplierBooking {
    match outcome {
        Outcome::Done(booking) => booking,
        other => panic!("not done: {other:?}"),
    }
}

// covers: T-051, T-298
#[tokio::test]
async fn a_cabin_is_drawn_from_its_aircraft_and_stays_as_it_is() {
    for id in SELLERS {
        let supplier = Stage::new().supplier(id);
        let offer = offer(&supplier).await;
        let catalogue = supplier.extras(&offer).await.expect("a catalogue");
        assert_eq!(catalogue.seat_maps.len(), offer.segments.len(), "{id}");
        assert_eq!(supplier.extras(&offer).await.expect("the same"), catalogue);
        for (map, segment) in catalogue.seat_maps.iter().zip(&offer.segments) {
            assert_eq!(
                (map.segment_id.as_str(), map.aircraft.as_str()),
                (segment.segment_id.as_str(), segment.aircraft.as_str())
            );
            assert!(map.rows.iter().all(|row| row.cells.len() == map.columns.len()));
            let seats = seats(map);
            let free = seats.iter().filter(|seat| seat.status == SeatStatus::Free).count();
            assert!(free >= usize::from(offer.seats_remaining.min(3)), "{id}: {free} free");
            assert!(seats.iter().any(|seat| seat.status == SeatStatus::Taken));
            let exits = seats.iter().filter(|seat| seat.adults_only);
            assert!(exits.clone().count() > 0 && exits.clone().all(|seat| !seat.price.is_zero()));
        }
    }
}

#[tokio::test]
async fn who_sells_no_extras_still_passes_requests_on() {
    let supplier = Stage::new().supplier("gds-b");
    let offer = offer(&supplier).await;
    let catalogue = supplier.extras(&offer).await.expect("a catalogue");
    assert!(catalogue.seat_maps.is_empty());
    let kinds = catalogue.options.iter().map(|option| option.kind);
    assert!(kinds.clone().count() > 0 && kinds.into_iter().all(|kind| kind == ExtraKind::Request));
}

// covers: T-052
#[tokio::test]
async fn extras_are_held_and_ticketed_with_the_record_and_a_seat_is_sold_once() {
    for id in SELLERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = offer(&supplier).await;
        let catalogue = supplier.extras(&offer).await.expect("a catalogue");
        let extras = wanted(&catalogue);
        let booking = done(book(&supplier, "op-1", &offer, &extras, "Rahman").await);
        let status = |booking: &SupplierBooking| booking.extras.iter().map(|extra| extra.status).collect::<Vec<_>>();
        let (asked, yes) = (ExtraStatus::Requested, ExtraStatus::Confirmed);
        assert_eq!(status(&booking), [yes, yes, asked], "{id}");
        // The same seat again: nothing is booked, and the answer names the extra.
        let again = book(&supplier, "op-2", &offer, &extras[..1], "Rahman").await;
        assert_eq!(again, Outcome::Rejected(Rejection::ExtrasGone(vec!["x1".to_owned()])));
        let now = supplier.extras(&offer).await.expect("a catalogue");
        let seat = now.seat_maps[0].seat(&extras[0].code).expect("the seat");
        assert_eq!(seat.status, SeatStatus::Taken);
        // Another process with the same journal knows it too.
        let other = stage.reopened().supplier(id);
        assert_eq!(other.retrieve(&booking.pnr).await, Ok(booking.clone()));
        let ticketed = done(supplier.issue("op-3", &booking.pnr).await);
        let paid = extras.iter().filter(|extra| !extra.price.is_zero()).count();
        let numbers: Vec<_> = ticketed
            .extras
            .iter()
            .filter_map(|extra| extra.document.clone())
            .collect();
        assert_eq!(numbers.len(), paid);
        assert!(
            numbers
                .iter()
                .all(|number| ticketed.tickets.iter().all(|ticket| ticket.number != *number))
        );
        stage.clock.advance(TimeDelta::minutes(3));
        let later = supplier.retrieve(&booking.pnr).await.expect("a record");
        assert_eq!(status(&later), [yes, yes, yes]);
    }
}

#[tokio::test]
async fn a_dropped_record_gives_its_seat_back() {
    let supplier = Stage::new().supplier("gds-a");
    let offer = offer(&supplier).await;
    let extras = wanted(&supplier.extras(&offer).await.expect("a catalogue"));
    let booking = done(book(&supplier, "op-1", &offer, &extras, "Rahman").await);
    assert_eq!(supplier.cancel("op-2", &booking.pnr).await, Outcome::Done(()));
    done(book(&supplier, "op-3", &offer, &extras, "Rahman").await);
}

#[tokio::test]
async fn a_surname_has_its_requests_refused() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = offer(&supplier).await;
    let extras = wanted(&supplier.extras(&offer).await.expect("a catalogue"));
    let booking = done(book(&supplier, "op-1", &offer, &extras, "SSRFAIL").await);
    stage.clock.advance(TimeDelta::minutes(3));
    let later = supplier.retrieve(&booking.pnr).await.expect("a record");
    let refused = later.extras.iter().filter(|extra| extra.status == ExtraStatus::Refused);
    assert_eq!(refused.map(|extra| extra.extra_id.as_str()).collect::<Vec<_>>(), ["x3"]);

    let extras = requests(&supplier.extras(&offer).await.expect("a catalogue"));
    let booking = done(book(&supplier, "op-2", &offer, &extras, "SSRFAIL").await);
    stage.clock.advance(TimeDelta::minutes(3));
    let later = supplier.retrieve(&booking.pnr).await.expect("a record");
    let all = later.extras.iter().all(|extra| extra.status == ExtraStatus::Refused);
    assert!(all && later.extras.len() == 2, "{:?}", later.extras);
}

#[tokio::test]
async fn dearer_extras_are_refused_at_their_old_price() {
    let stage = Stage::new();
    let supplier = stage.supplier("lcc");
    let offer = offer(&supplier).await;
    let extras = wanted(&supplier.extras(&offer).await.expect("a catalogue"));
    let forced = Forced {
        step: Step::Extras,
        supplier: None,
        effect: Effect::PriceUp { percent: 100 },
    };
    stage.world.control().force(forced).expect("possible");
    let dearer = wanted(&supplier.extras(&offer).await.expect("a catalogue"));
    assert!(dearer[1].price.minor > extras[1].price.minor);
    let refused = book(&supplier, "op-1", &offer, &extras, "Rahman").await;
    assert!(matches!(refused, Outcome::Rejected(Rejection::ExtrasGone(ids)) if ids.contains(&"x2".to_owned())));
    done(book(&supplier, "op-2", &offer, &dearer, "Rahman").await);
}

#[tokio::test]
async fn looking_after_a_child_is_sold_where_no_adult_travels_and_every_airline_does_it() {
    let supplier = Stage::new().supplier("gds-a");
    let mut query = family_trip();
    query.passengers.adults = 0;
    let offers = supplier.search(&query).await.expect("offers");
    let mut seen = BTreeSet::new();
    for offer in &offers {
        let catalogue = supplier.extras(offer).await.expect("a catalogue");
        let escort = catalogue.options.iter().find(|option| option.code == ESCORT);
        assert_eq!(escort.is_some(), escorts(&offer.segments), "{:?}", offer.validating);
        assert!(escort.is_none_or(|escort| escort.words == Words::Guardians && escort.ptcs == [Ptc::Chd]));
        seen.insert(escort.is_some());
    }
    assert_eq!(seen.len(), 2, "airlines of both kinds");
    let with_adults = supplier.extras(&offer(&supplier).await).await.expect("a catalogue");
    assert!(with_adults.options.iter().all(|option| option.code != ESCORT));
}
