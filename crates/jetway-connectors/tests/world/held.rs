//! Guaranteed fares and offer expiry.

use chrono::{NaiveDate, TimeDelta};
use jetway_connectors::port::air::{AirSupplier, Outcome, PriceCheck, Rejection};
use jetway_domain::air::offer::SupplierOffer;

use crate::contract::{booked, cheapest};
use crate::setup::{Stage, family_trip, now, one_way, party};

/// Books until nothing is left, accepting every fare change.
async fn sell_out(supplier: &dyn AirSupplier, offer: &SupplierOffer) {
    let party = party(&family_trip(), "Karim");
    let mut offer = offer.clone();
    for at in 0..500 {
        match supplier.book(&format!("op-rest-{at}"), &offer, &party, &[]).await {
            Outcome::Done(_) => {}
            Outcome::Rejected(Rejection::PriceChanged(changed)) => offer = *changed,
            Outcome::Rejected(Rejection::SoldOut) => return,
            other => panic!("{other:?}"),
        }
    }
    panic!("endless seats");
}

#[tokio::test]
async fn a_hold_keeps_its_fare_from_others() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let ours = cheapest(&*supplier).await;
    let same_trip = async || {
        stage.clock.advance(TimeDelta::seconds(20));
        let found = supplier.search(&family_trip()).await.expect("answers");
        let same = |offer: &SupplierOffer| offer.segments == ours.segments && offer.fares == ours.fares;
        found.into_iter().find(same).expect("the same trip")
    };
    let (theirs, everybodys) = (same_trip().await, same_trip().await);
    let record = booked(&*supplier, "op-1", &ours).await;
    sell_out(&*supplier, &everybodys).await;
    assert_eq!(
        supplier.price(&family_trip(), &theirs).await,
        Ok(PriceCheck::SoldOut),
        "their flight is full, whatever other records hold"
    );
    for stage in [&stage, &stage.reopened()] {
        let supplier = stage.supplier("gds-a");
        let Ok(PriceCheck::Available(promised)) = supplier.price(&family_trip(), &ours).await else {
            panic!("we hold it")
        };
        assert_eq!(promised.fares, ours.fares);
        let Ok(PriceCheck::Available(again)) = supplier.price(&family_trip(), &promised).await else {
            panic!("under the name it got by pricing, too")
        };
        assert_eq!(again.fares, ours.fares);
    }
    supplier.cancel("op-2", &record.pnr).await;
    let freed = supplier.price(&family_trip(), &ours).await;
    let Ok(PriceCheck::Available(dearer)) = freed else {
        panic!("{freed:?}")
    };
    assert_ne!(
        dearer.fares, ours.fares,
        "no price is guaranteed after the record is gone"
    );
}

#[tokio::test]
async fn a_flight_that_has_left_is_not_booked() {
    for id in ["gds-a", "gds-b", "lcc", "cons"] {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let people = party(&family_trip(), "Rahman");
        stage.clock.set(offer.segments[0].origin.utc);
        let late = supplier.book("op-1", &offer, &people, &[]).await;
        // The fare in its last minute differs; accepting it is a later booking.
        let late = match late {
            Outcome::Rejected(Rejection::PriceChanged(changed)) => supplier.book("op-2", &changed, &people, &[]).await,
            late => late,
        };
        assert_eq!(late, Outcome::Rejected(Rejection::SoldOut), "{id}");
    }
}

#[tokio::test]
async fn an_offer_is_booked_for_a_quarter_of_an_hour_where_that_is_strict() {
    for (id, is_strict) in [("ndc-x", true), ("gds-a", false)] {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let (offer, people) = (cheapest(&*supplier).await, party(&family_trip(), "Rahman"));
        stage.clock.set(offer.expires_at);
        let late = supplier.book("op-1", &offer, &people, &[]).await;
        match late {
            Outcome::Rejected(Rejection::Refused(why)) if is_strict => assert!(why.contains("expired"), "{why}"),
            Outcome::Done(_) if !is_strict => {}
            other => panic!("{id}: {other:?}"),
        }
        stage.clock.set(offer.expires_at - TimeDelta::seconds(1));
        booked(&*supplier, "op-2", &offer).await;
    }
}

#[tokio::test]
async fn no_extension_outlives_three_hours_before_departure() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let (mut shortened, mut refused) = (0, 0);
    let days = ["2026-11-22", "2026-11-23"].map(|day| day.parse::<NaiveDate>().expect("a day"));
    for query in days.map(|day| one_way("DXB", "DAC", day)) {
        let people = party(&query, "Rahman");
        for (at, offer) in supplier.search(&query).await.expect("answers").iter().enumerate() {
            let departs = offer.segments[0].origin.utc;
            if !(TimeDelta::hours(24)..TimeDelta::hours(48)).contains(&(departs - now())) {
                continue;
            }
            let operation = format!("{at}-{departs}");
            let record = match supplier.book(&operation, offer, &people, &[]).await {
                Outcome::Done(record) => record,
                Outcome::Rejected(_) => continue,
                Outcome::Unknown => panic!("lost"),
            };
            let limit = record.ticketing_time_limit.expect("a limit");
            let last = departs - TimeDelta::hours(3);
            match supplier
                .extend(&format!("more-{operation}"), &record.pnr, departs)
                .await
            {
                Outcome::Done(longer) => {
                    assert_eq!(longer.ticketing_time_limit, Some(last), "of {limit}");
                    shortened += 1;
                }
                Outcome::Rejected(Rejection::Refused(_)) => {
                    assert_eq!(limit, last, "it was held as long as it can be");
                    refused += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(shortened > 0 && refused > 0, "{shortened} {refused}");
}
