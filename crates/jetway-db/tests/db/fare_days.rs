//! What trips cost on a day when they were last searched for.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_db::repo::prices::fare_days::Stale;
use jetway_db::repo::prices::fare_index::AskedMonth;
use jetway_db::repo::sweep::Horizon;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::search::days::{DayQuestion, FareSource, SeenFare};
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

pub(crate) fn question(cabin: Cabin) -> DayQuestion {
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
        source: FareSource::Search,
    }
}

fn listed(at: u32, minor: i64, seen_at: DateTime<Utc>) -> SeenFare {
    SeenFare {
        source: FareSource::Index,
        ..seen(at, minor, seen_at)
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

/// A sweep of prices by day alone.
fn after(fare_days: DateTime<Utc>, most_fare_days: u64) -> Horizon {
    let never = start() - TimeDelta::days(400);
    Horizon {
        codes: never,
        keys: never,
        jobs: never,
        sessions: never,
        price_sessions: never,
        fare_days,
        most_fare_days,
        fare_index: never,
        proposals: never,
        umrah_quotes: never,
        captchas: never,
        messages: never,
        report_files: never,
        drafts: never,
    }
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
        assert_eq!(some, [seen(9, 950, later)], "only requested days, and none older than requested");
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

    async fn prices_of_an_index_replace_stale_ones_alone(test: TestDatabase) {
        let at = |hours| start() + TimeDelta::hours(hours);
        let stored = [seen(1, 100, at(0)), seen(2, 200, at(5)), listed(3, 300, at(5)), listed(4, 400, at(9))];
        keep(&test, "falcon", ROSE, &stored).await;
        keep(&test, "falcon", OASIS, &stored[..1]).await;
        let news: Vec<_> = (1..=5).map(|day| listed(day, 900, at(8))).collect();
        let stale = Stale { search_before: at(1), index_before: at(8) };
        let question = question(Cabin::Economy);
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.fare_days().fill(ROSE, &question, &news, stale).await.unwrap();
        tx.fare_days().fill(ROSE, &question, &[], stale).await.unwrap();
        tx.commit().await.unwrap();
        let filled = [news[0], stored[1], news[2], stored[3], news[4]];
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, filled);
        assert_eq!(known(&test, "falcon", OASIS, Cabin::Economy).await, stored[..1]);

        // A search replaces it, and what an index does not have any more goes.
        keep(&test, "falcon", ROSE, &[seen(5, 500, at(8))]).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.fare_days().drop_indexed(ROSE, &question, day(2)..=day(5), at(9)).await.unwrap();
        tx.commit().await.unwrap();
        let left = [news[0], stored[1], stored[3], seen(5, 500, at(8))];
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, left);
    }

    async fn a_month_is_claimed_once_until_it_is_due_again(test: TestDatabase) {
        let at = |minutes| start() + TimeDelta::minutes(minutes);
        let (trip, other) = (question(Cabin::Economy), question(Cabin::Business));
        let claim = async |tenant: &str, agency, question: &DayQuestion, now: i64| {
            let tx = test.db.begin(&test.scope(tenant)).await.unwrap();
            let claimed = tx.fare_index().claim(agency, question, day(1), (at(now), at(now + 2))).await.unwrap();
            tx.commit().await.unwrap();
            claimed
        };
        assert!(claim("falcon", ROSE, &trip, 0).await);
        assert!(!claim("falcon", ROSE, &trip, 1).await, "another process asks");
        assert!(claim("falcon", ROSE, &other, 1).await);
        assert!(claim("falcon", OASIS, &trip, 1).await);
        assert!(claim("heron", ROSE, &trip, 1).await);
        assert!(claim("falcon", ROSE, &trip, 2).await, "that process has ended");
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let index = tx.fare_index();
        let running = AskedMonth { month: day(1), is_running: true };
        assert_eq!(index.asked(ROSE, &trip, at(3)).await.unwrap(), [running]);
        index.settle(ROSE, &trip, day(1), at(60)).await.unwrap();
        assert_eq!(index.asked(ROSE, &trip, at(59)).await.unwrap(), [AskedMonth { is_running: false, ..running }]);
        assert_eq!(index.asked(ROSE, &trip, at(60)).await.unwrap(), []);
        tx.commit().await.unwrap();
        assert!(!claim("falcon", ROSE, &trip, 59).await);
        assert!(claim("falcon", ROSE, &trip, 60).await);
    }

    async fn an_hour_has_so_many_calls_for_a_tenant(test: TestDatabase) {
        let take = async |tenant: &str, hour, calls| {
            let tx = test.db.begin(&test.scope(tenant)).await.unwrap();
            let taken = tx.fare_index().take_calls(start() + TimeDelta::hours(hour), calls, 10).await.unwrap();
            tx.commit().await.unwrap();
            taken
        };
        assert!(take("falcon", 0, 5).await);
        assert!(!take("falcon", 0, 6).await, "all of them or none");
        assert!(take("falcon", 0, 5).await);
        assert!(!take("falcon", 0, 1).await);
        assert!(take("falcon", 1, 1).await);
        assert!(take("heron", 0, 10).await);
    }

    async fn the_sweep_takes_the_old_ones_and_what_an_agency_has_too_many_of(test: TestDatabase) {
        let at = |minutes| start() + TimeDelta::minutes(minutes);
        let fares: Vec<_> = (1..=6).map(|n| seen(n, 700, at(i64::from(n)))).collect();
        keep(&test, "falcon", ROSE, &fares).await;
        keep(&test, "falcon", OASIS, &fares[4..]).await;
        keep(&test, "heron", ROSE, &fares).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.sweep(&after(at(2), 3)).await.unwrap(), 3, "one too old, two too many");
        assert_eq!(tx.sweep(&after(at(2), 3)).await.unwrap(), 0);
        tx.commit().await.unwrap();
        assert_eq!(known(&test, "falcon", ROSE, Cabin::Economy).await, fares[3..]);
        assert_eq!(known(&test, "falcon", OASIS, Cabin::Economy).await, fares[4..]);
        assert_eq!(known(&test, "heron", ROSE, Cabin::Economy).await, fares);
    }

    async fn of_too_many_prices_those_of_an_index_go_before_those_of_searches(test: TestDatabase) {
        let at = |minutes| start() + TimeDelta::minutes(minutes);
        keep(&test, "falcon", ROSE, &[
            seen(1, 700, at(1)), seen(2, 700, at(2)), listed(3, 700, at(3)), listed(4, 700, at(4)),
        ]).await;
        let days = async |most| {
            let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
            tx.sweep(&after(at(0), most)).await.unwrap();
            tx.commit().await.unwrap();
            let known = known(&test, "falcon", ROSE, Cabin::Economy).await;
            known.iter().map(|fare| fare.departs_on).collect::<Vec<_>>()
        };
        assert_eq!(days(3).await, [day(1), day(2), day(4)]);
        assert_eq!(days(1).await, [day(2)]);
    }
}
