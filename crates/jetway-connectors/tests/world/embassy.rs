//! The sandbox's embassy.

use chrono::TimeDelta;
use jetway_connectors::port::embassy::{EmbassyDecision, EmbassyState, SupplierError, VisaLodging};

use crate::setup::{Stage, now};

fn lodging(surname: &str) -> VisaLodging {
    VisaLodging {
        operation: format!("FAV2611-00001A/{surname}/1"),
        destination: "TH".to_owned(),
        given_name: "Amina".to_owned(),
        surname: surname.to_owned(),
        passport_number: "BX0123456".to_owned(),
        lodged_at: now(),
        days: (3, 5),
    }
}

/// What the embassy says after so many days.
async fn after(days: i64, surname: &str) -> EmbassyState {
    let stage = Stage::new();
    let (embassy, lodging) = (stage.world.embassy(), lodging(surname));
    let reference = embassy.lodge(&lodging).await.expect("lodged");
    stage.clock.advance(TimeDelta::days(days));
    embassy.read(&reference, &lodging).await.expect("a state")
}

#[tokio::test]
async fn it_decides_within_the_days_of_the_product_and_the_same_after_a_restart() {
    assert_eq!(after(2, "Rahman").await, EmbassyState::InProcess);
    let EmbassyState::Decided(EmbassyDecision::Approved { visa_number }) = after(5, "Rahman").await else {
        panic!("not approved");
    };
    assert!(visa_number.starts_with("TH"));
    let stage = Stage::new();
    let lodging = lodging("Rahman");
    let reference = stage.world.embassy().lodge(&lodging).await.expect("lodged");
    assert_eq!(stage.world.embassy().lodge(&lodging).await.expect("lodged"), reference);
    let again = stage.reopened();
    again.clock.advance(TimeDelta::days(5));
    let state = again.world.embassy().read(&reference, &lodging).await;
    let approved = EmbassyDecision::Approved { visa_number };
    assert_eq!(state, Ok(EmbassyState::Decided(approved)));
    let other = again.world.embassy().read("TH-1", &lodging).await;
    assert_eq!(other, Err(SupplierError::NotFound));
}

#[tokio::test]
async fn surnames_decide_what_becomes_of_an_application() {
    let decided = |state| match state {
        EmbassyState::Decided(EmbassyDecision::Refused { .. }) => "refused",
        EmbassyState::Decided(EmbassyDecision::Returned { .. }) => "returned",
        EmbassyState::Decided(EmbassyDecision::Approved { .. }) => "approved",
        EmbassyState::BiometricsDue { .. } => "biometrics",
        EmbassyState::InProcess => "in process",
    };
    for (surname, days, expected) in [
        ("Refused", 5, "refused"),
        ("RETURNED", 0, "in process"),
        ("RETURNED", 1, "returned"),
        ("SLOW", 14, "in process"),
        ("SLOW", 15, "approved"),
        ("BIOMETRICS", 0, "in process"),
        ("BIOMETRICS", 1, "biometrics"),
        ("BIOMETRICS", 4, "in process"),
        ("BIOMETRICS", 9, "approved"),
    ] {
        assert_eq!(
            decided(after(days, surname).await),
            expected,
            "{surname} after {days} days"
        );
    }
}
