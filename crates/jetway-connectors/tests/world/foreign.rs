//! Records made elsewhere: which the world has, and taking them over.

use chrono::TimeDelta;
use jetway_connectors::port::air::{BookingState, Outcome, PriceCheck, Rejection, SupplierError};
use jetway_domain::air::offer::foreign::ImportBlocker;
use jetway_domain::money::CurrencyCode;

use crate::contract::SUPPLIERS;
use crate::setup::{Stage, now};

const AED: CurrencyCode = CurrencyCode::AED;

#[tokio::test]
async fn the_two_systems_take_records_and_the_others_know_none() {
    let stage = Stage::new();
    for id in SUPPLIERS {
        let supplier = stage.supplier(id);
        let takes = ["gds-a", "gds-b"].contains(&id);
        assert_eq!(supplier.import_desk().is_some(), takes, "{id}");
        if !takes {
            assert_eq!(
                supplier.foreign_record("OQAB12", AED).await,
                Err(SupplierError::NotFound),
                "{id}"
            );
        }
    }
}

#[tokio::test]
async fn a_record_is_the_same_in_every_process_and_every_locator_is_one() {
    let (stage, again) = (Stage::new(), Stage::new());
    for (id, letter) in [("gds-a", 'O'), ("gds-b", 'I')] {
        let (supplier, other) = (stage.supplier(id), again.supplier(id));
        for number in 0..40 {
            let pnr = format!("{letter}Q{number:04}");
            let record = supplier.foreign_record(&pnr, AED).await.expect("a record");
            assert!(record.blockers(None, now()).is_empty(), "{pnr}");
            assert_eq!(record.flights.len(), record.offer.segments.len(), "{pnr}");
            assert_eq!(record.travellers.len(), record.query.passengers.travellers(), "{pnr}");
            let twin = other.foreign_record(&pnr, AED).await.expect("a record");
            assert_eq!(record, twin, "{pnr}");
        }
        let wrong = if letter == 'O' { "IQ0000" } else { "OQ0000" };
        assert_eq!(supplier.foreign_record(wrong, AED).await, Err(SupplierError::NotFound));
    }
}

#[tokio::test]
async fn the_second_letter_says_what_is_wrong_with_it() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let expected = [
        ("ON77AA", vec![ImportBlocker::NotReleasedToQueue]),
        ("OT77AA", vec![ImportBlocker::AlreadyTicketed]),
        (
            "OF77AA",
            vec![ImportBlocker::AlreadyTicketed, ImportBlocker::FirstSegmentFlown],
        ),
        ("OW77AA", vec![ImportBlocker::Waitlisted]),
        ("OM77AA", vec![ImportBlocker::MixedCurrency]),
        ("OG77AA", vec![ImportBlocker::GroupPnr]),
    ];
    for (pnr, blockers) in expected {
        let record = supplier.foreign_record(pnr, AED).await.expect("a record");
        assert_eq!(record.blockers(None, now()), blockers, "{pnr}");
        let refused = supplier.import("op-1", pnr, &record.offer, &record.travellers).await;
        assert!(
            matches!(refused, Outcome::Rejected(Rejection::Refused(_))),
            "{pnr}: {refused:?}"
        );
    }
}

#[tokio::test]
async fn a_record_is_taken_over_once_kept_over_a_restart_and_priced_as_held() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let record = supplier.foreign_record("OP33CC", AED).await.expect("a record");
    let Outcome::Done(taken) = supplier
        .import("op-1", "OP33CC", &record.offer, &record.travellers)
        .await
    else {
        panic!("not taken over");
    };
    assert_eq!((taken.pnr.as_str(), taken.state), ("OP33CC", BookingState::Held));

    stage.clock.advance(TimeDelta::hours(1));
    let reopened = stage.reopened();
    let supplier = reopened.supplier("gds-a");
    let replayed = supplier
        .import("op-1", "OP33CC", &record.offer, &record.travellers)
        .await;
    assert_eq!(replayed, Outcome::Done(taken.clone()));
    let found = supplier.find_by_operation("op-1").await.expect("an answer");
    assert_eq!(found, Some(taken));
    let second = supplier
        .import("op-2", "OP33CC", &record.offer, &record.travellers)
        .await;
    assert!(matches!(second, Outcome::Rejected(Rejection::Refused(_))), "{second:?}");
    let claimed = supplier.foreign_record("OP33CC", AED).await.expect("a record");
    assert_eq!(claimed.blockers(None, now()), [ImportBlocker::ClaimedElsewhere]);

    let priced = supplier.price(&record.query, &record.offer).await.expect("a price");
    let PriceCheck::Available(now) = priced else {
        panic!("{priced:?}")
    };
    assert_eq!(now.fares, record.offer.fares, "the fare at which it was taken over");
    let issued = supplier.issue("op-3", "OP33CC").await;
    assert!(matches!(issued, Outcome::Done(_)), "{issued:?}");
}
