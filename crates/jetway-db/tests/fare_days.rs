//! What trips cost on a day when they were last searched for.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_db::repo::sweep::Horizon;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::search::days::{DayQuestion, SeenFare};
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::codes::AirportCode;
use jetway_domain::ids::AgencyId;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{TestDatabase, on_both_engines, start};

const ROSE: AgencyId = AgencyId(uuid::Uuid::from_u128(1));
const OASIS: AgencyId = AgencyId(uuid::Uuid::from_u128(2));

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2027, 1, day).expect("a day")
}

fn question(cabin: Cabin) -> DayQuestion {
    let query = AirSearchQuery {
        trip_type: TripType::OneWay,
        cabin,
        journeys: vec![JourneyQuery {
            origin: AirportCode::parse("DXB").expect("an airport"),
            destination: AirportCode::parse("DAC").expect("an airport"),
            departs_on: day(1),
        }],
        passengers: PassengerCounts {
            adults: 1,
            child_ages: Vec::new(),
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    };
    DayQuestion::of(&query).expect("a question").0
}

fn seen(at: u32, minor: i64, seen_at: DateTime<Utc>) -> SeenFare {
    SeenFare {
        departs_on: day(at),
        amount: Money::new(minor, CurrencyCode::AED),
        seen_at,
    }
}

async fn keep(test: &TestDatabase, tenant: &str, agency: AgencyId, fares: &[SeenFare]) {
    let tx = test.db.begin(&test.scope(tenant)).await.expect("the database");
    for fare in fares {
        tx.fare_days()
            .keep(agency, &question(Cabin::Economy), *fare)
            .await
            .expect("the database");
    }
    tx.commit().await.expect("the database");
}

async fn known(test: &TestDatabase, tenant: &str, agency: AgencyId, cabin: Cabin) -> Vec<SeenFare> {
    let tx = test.db.read(&test.scope(tenant)).await.expect("the database");
    let long_ago = start() - TimeDelta::days(7);
    tx.fare_days()
        .between(agency, &question(cabin), day(1)..=day(31), long_ago)
        .await
        .expect("the database")
}

on_both_engines! {
    async fn a_day_has_the_price_that_was_seen_last(test: TestDatabase) {
        let later = start() + TimeDelta::hours(1);
        keep(&test, "falcon", ROSE, &[seen(9, 900, start()), seen(3, 700, start()), seen(9, 950, later)]).await;
        let days = known(&test, "falcon", ROSE, Cabin::Economy).await;
        assert_eq!(days, [seen(3, 700, start()), seen(9, 950, later)], "earliest first");
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let question = question(Cabin::Economy);
        let some = tx.fare_days().between(ROSE, &question, day(4)..=day(9), start()).await.unwrap();
        assert_eq!(some, [seen(9, 950, later)], "of the days asked for, and not older than asked for");
        tx.fare_days().forget(ROSE, &question, day(9)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, [seen(3, 700, start())]);
    }

    async fn another_agency_another_tenant_and_another_question_know_nothing_of_it(test: TestDatabase) {
        keep(&test, "falcon", ROSE, &[seen(3, 700, start())]).await;
        keep(&test, "falcon", OASIS, &[seen(3, 800, start())]).await;
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, [seen(3, 700, start())]);
        assert_eq!(known(&test, "falcon", OASIS, Cabin::Economy).await, [seen(3, 800, start())]);
        assert_eq!(known(&test, "heron", ROSE, Cabin::Economy).await, []);
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Business).await, []);
    }

    async fn the_sweep_takes_the_old_ones_and_what_an_agency_has_too_many_of(test: TestDatabase) {
        let at = |minutes| start() + TimeDelta::minutes(minutes);
        let fares: Vec<_> = (1..=6).map(|n| seen(n, 700, at(i64::from(n)))).collect();
        keep(&test, "falcon", ROSE, &fares).await;
        keep(&test, "falcon", OASIS, &fares[4..]).await;
        keep(&test, "heron", ROSE, &fares).await;
        let never = start() - TimeDelta::days(400);
        let horizon = Horizon { codes: never, keys: never, jobs: never, sessions: never, price_sessions: never,
            fare_days: at(2), most_fare_days: 3, proposals: never, captchas: never, messages: never, drafts: never };
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.sweep(&horizon).await.unwrap(), 3, "one too old, two too many");
        assert_eq!(tx.sweep(&horizon).await.unwrap(), 0);
        tx.commit().await.unwrap();
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, fares[3..]);
        assert_eq!(known(&test, "falcon", OASIS, Cabin::Economy).await, fares[4..]);
        assert_eq!(known(&test, "heron", ROSE, Cabin::Economy).await, fares);
    }
}
