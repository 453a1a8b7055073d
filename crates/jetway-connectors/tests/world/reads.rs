//! Reads that time out or fail.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use jetway_connectors::port::air::SupplierError;
use jetway_connectors::sandbox::WorldConfig;

use crate::accidents::accident_prone;
use crate::contract::{booked, cheapest};
use crate::setup::family_trip;

/// Result of a read: `ok`, `late` or `down`.
fn ending<T>(answer: Result<T, SupplierError>) -> &'static str {
    match answer {
        Ok(_) => "ok",
        Err(SupplierError::Timeout) => "late",
        Err(SupplierError::Unavailable(_)) => "down",
        Err(SupplierError::Refused(_)) => "refused",
        Err(SupplierError::NotFound) => "unknown",
    }
}

#[tokio::test]
async fn every_read_fails_now_and_then_and_is_answered_a_minute_later() {
    let (calm, _) = accident_prone("gds-a", WorldConfig::quiet());
    let offer = cheapest(&*calm).await;
    let config = WorldConfig {
        read_timeout_bp: 2_500,
        read_failed_bp: 2_500,
        ..WorldConfig::quiet()
    };
    let (supplier, clock) = accident_prone("gds-a", config);
    let record = booked(&*supplier, "op-1", &offer).await;
    let mut endings: [BTreeSet<&str>; 5] = Default::default();
    for _ in 0..40 {
        let answers = async || {
            [
                ending(supplier.price(&family_trip(), &offer).await),
                ending(supplier.extras(&offer).await),
                ending(supplier.rules(&offer).await),
                ending(supplier.retrieve(&record.pnr).await),
                ending(supplier.find_by_operation("op-1").await),
            ]
        };
        let first = answers().await;
        clock.advance(TimeDelta::seconds(59));
        assert_eq!(answers().await, first, "a minute is one spell");
        clock.advance(TimeDelta::seconds(1));
        for (met, ending) in endings.iter_mut().zip(first) {
            met.insert(ending);
        }
    }
    let all = BTreeSet::from(["ok", "late", "down"]);
    assert!(endings.iter().all(|met| *met == all), "{endings:?}");
}
