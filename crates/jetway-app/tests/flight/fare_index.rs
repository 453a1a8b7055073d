//! Prices of days from suppliers' price indexes.

use std::ops::RangeInclusive;
use std::sync::Arc;

use chrono::{NaiveDate, TimeDelta};
use jetway_app::flight::search::{FareDays, IndexOutcome, SearchSettings};
use jetway_connectors::port::air::DayFares;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search::days::{FareSource, SeenFare, on_day};
use jetway_testkit::{ManualClock, TestDatabase, on_both_engines, start};

use crate::airline::{Airline, OnIndex, OnSearch};
use crate::office::{Office, Process, airline};
use crate::trip;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn december() -> RangeInclusive<NaiveDate> {
    day("2026-12-01")..=day("2026-12-31")
}

/// The fares of an offer at this base, on these days.
fn fares(base: i64, days: &[&str]) -> Vec<DayFares> {
    let fares = trip::offer("any", "VALUE", base).fares;
    let listed = |text: &&str| DayFares {
        departs_on: day(text),
        fares: vec![Arc::clone(&fares)],
    };
    days.iter().map(listed).collect()
}

async fn ask(process: &Process, office: &Office, query: &AirSearchQuery) -> FareDays {
    let known = process.search.fare_days(&office.agent, query, december()).await;
    known.expect("an answer")
}

/// The days of December once nothing more is on its way.
async fn filled(office: &Office) -> Vec<SeenFare> {
    loop {
        let known = ask(&office.process, office, &trip::query()).await;
        if !known.is_filling {
            return known.days;
        }
        tokio::task::yield_now().await;
    }
}

/// The days once `is_so`; a search leaves its price just after it is complete.
async fn filled_when(office: &Office, is_so: impl Fn(&[SeenFare]) -> bool) -> Vec<SeenFare> {
    loop {
        let days = filled(office).await;
        if is_so(&days) {
            return days;
        }
        tokio::task::yield_now().await;
    }
}

fn sources(days: &[SeenFare]) -> Vec<(String, FareSource)> {
    days.iter()
        .map(|seen| (seen.departs_on.to_string(), seen.source))
        .collect()
}

fn outcomes(process: &Process) -> Vec<(IndexOutcome, u64)> {
    let calls = process.search.index_calls().into_iter();
    calls
        .map(|(_, outcome, count)| (outcome, count))
        .filter(|(_, count)| *count > 0)
        .collect()
}

on_both_engines! {
    async fn the_calendar_of_a_new_agency_fills_and_each_day_costs_what_its_search_finds(test: TestDatabase) {
        let clock = Arc::new(ManualClock::at(start()));
        let journal = Arc::new(MemoryJournal::default());
        let world = World::open(7, clock.clone(), journal, WorldConfig::quiet()).expect("a world");
        let office = Office::open_over(test, 0, clock, world.suppliers()).await;
        assert!(ask(&office.process, &office, &trip::query()).await.is_filling);
        let days = filled(&office).await;
        assert_eq!(days.len(), 31);
        for seen in &days {
            assert_eq!((seen.source, seen.seen_at), (FareSource::Index, start()), "{}", seen.departs_on);
        }
        for seen in days.iter().step_by(10) {
            let query = on_day(&trip::query(), seen.departs_on).expect("a day");
            let view = office.process.search.start_search(&office.agent, query).await.expect("started");
            let view = office.complete(&view.request_id).await;
            let lowest = view.cards.iter().map(|card| card.lead.quote.customer_total).min_by_key(|total| total.minor);
            assert_eq!(Some(seen.amount), lowest, "{}", seen.departs_on);
        }
    }

    async fn calls_stay_within_the_hour_of_the_tenant_whichever_process_makes_them(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        gds.on_index(OnIndex::Answer(fares(90_000, &["2026-12-10"])));
        let office = Office::open(test, 0, &[&gds]).await;
        let most = i64::from(SearchSettings::default().index_calls_per_hour);
        let hour = start() - TimeDelta::seconds(start().timestamp().rem_euclid(3_600));
        let tx = office.test.db.begin(&office.scope()).await.expect("the database");
        assert!(tx.fare_index().take_calls(hour, most - 1, most).await.expect("the database"));
        tx.commit().await.expect("the database");

        assert_eq!(filled(&office).await.len(), 1);
        assert_eq!(gds.index_calls(), 1, "the last call of the hour");
        let mut alone = trip::query();
        alone.passengers.child_ages.clear();
        for process in [&office.process, &office.second_process().await] {
            let known = ask(process, &office, &alone).await;
            assert_eq!(known, FareDays { days: Vec::new(), is_filling: false });
        }
        assert_eq!(filled(&office).await.len(), 1, "what is known is shown");
        office.pass(TimeDelta::hours(1));
        assert!(ask(&office.process, &office, &alone).await.is_filling);
    }
}

#[tokio::test]
async fn a_month_is_asked_for_once_in_some_hours_by_one_process() {
    let gds = airline("gds-a", 90_000);
    gds.on_index(OnIndex::AnswerWhenTold(fares(90_000, &["2026-12-10", "2026-12-11"])));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let other = office.second_process().await;
    assert_eq!(
        ask(&office.process, &office, &trip::query()).await,
        FareDays {
            days: Vec::new(),
            is_filling: true
        }
    );
    gds.stalled.notified().await;
    assert!(ask(&other, &office, &trip::query()).await.is_filling);
    assert!(ask(&office.process, &office, &trip::query()).await.is_filling);
    gds.go_on();
    let days = filled(&office).await;
    assert_eq!(days.len(), 2);
    let known = ask(&other, &office, &trip::query()).await;
    assert_eq!((known.days, known.is_filling), (days, false));
    assert_eq!(gds.index_calls(), 1);

    gds.on_index(OnIndex::Answer(fares(80_000, &["2026-12-11"])));
    office.pass(TimeDelta::hours(6) - TimeDelta::seconds(1));
    assert_eq!(filled(&office).await.len(), 2);
    assert_eq!(gds.index_calls(), 1);
    office.pass(TimeDelta::seconds(1));
    let days = filled(&office).await;
    assert_eq!(gds.index_calls(), 2);
    // The other day is not on sale any more.
    assert_eq!((days.len(), days[0].departs_on), (1, day("2026-12-11")));
    assert_eq!(days[0].seen_at, start() + TimeDelta::hours(6));
}

#[tokio::test]
async fn what_a_search_found_stands_against_an_index_for_a_day() {
    let gds = airline("gds-a", 90_000);
    gds.on_index(OnIndex::Answer(fares(50_000, &["2026-12-10", "2026-12-11"])));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let searched = office.search().await.cards[0].lead.quote.customer_total;
    let days = filled_when(&office, |days| days.len() == 2 && days[0].source == FareSource::Search).await;
    let [first, second] = ["2026-12-10", "2026-12-11"].map(str::to_owned);
    assert_eq!(
        sources(&days),
        [(first.clone(), FareSource::Search), (second, FareSource::Index)]
    );
    assert_eq!(days[0].amount, searched);
    let listed = days[1].amount;
    assert!(listed.minor < searched.minor);

    office.pass(TimeDelta::hours(24));
    assert_eq!(filled(&office).await[0].amount, searched);
    assert_eq!(gds.index_calls(), 2);
    office.pass(TimeDelta::hours(6));
    let days = filled(&office).await;
    assert_eq!((days[0].source, days[0].amount), (FareSource::Index, listed));

    // A search knows better again, at once, also that nothing is sold.
    office.search().await;
    let days = filled_when(&office, |days| days[0].source == FareSource::Search).await;
    assert_eq!(days[0].amount, searched);
    gds.sell(Vec::new());
    office.pass(TimeDelta::minutes(2));
    office.search().await;
    filled_when(&office, |days| days.len() == 1).await;
}

#[tokio::test]
async fn a_silent_index_leaves_the_calendar_as_it_is_and_is_asked_again_later() {
    let (first, second) = (airline("gds-a", 90_000), airline("gds-b", 90_000));
    first.on_index(OnIndex::TimeOut);
    second.on_index(OnIndex::Fail);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&first, &second]).await;
    let calls = |first: &Airline, second: &Airline| (first.index_calls(), second.index_calls());
    assert_eq!(filled(&office).await, []);
    assert_eq!(
        outcomes(&office.process),
        [(IndexOutcome::Silent, 1), (IndexOutcome::Failed, 1)]
    );
    office.pass(TimeDelta::minutes(14));
    assert_eq!(filled(&office).await, []);
    assert_eq!(calls(&first, &second), (1, 1));

    first.on_index(OnIndex::Answer(fares(60_000, &["2026-12-10"])));
    second.on_index(OnIndex::Answer(fares(50_000, &["2026-12-10"])));
    office.pass(TimeDelta::minutes(1));
    let lowest = filled(&office).await[0].amount;
    assert_eq!(calls(&first, &second), (2, 2));

    // The lower one is silent: the other's price does not replace it, and fills another day.
    second.on_index(OnIndex::Fail);
    first.on_index(OnIndex::Answer(fares(60_000, &["2026-12-10", "2026-12-12"])));
    office.pass(TimeDelta::hours(6));
    let days = filled(&office).await;
    assert_eq!((days.len(), days[0].amount), (2, lowest));
    assert!(days[1].amount.minor > lowest.minor);
    // A day later it does.
    office.pass(TimeDelta::days(1));
    let days = filled(&office).await;
    assert_eq!(days[0].amount, days[1].amount);
}

#[tokio::test]
async fn nothing_is_asked_without_an_index_or_for_a_trip_that_cannot_be_searched() {
    let (with, without) = (airline("gds-a", 90_000), airline("gds-b", 90_000));
    with.on_index(OnIndex::Answer(fares(90_000, &["2026-12-10"])));
    without.on_search(OnSearch::Answer);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&with, &without]).await;
    let mut crowd = trip::query();
    crowd.passengers.adults = 9;
    assert!(!ask(&office.process, &office, &crowd).await.is_filling, "ten seats");
    let past = day("2026-10-01")..=day("2026-10-31");
    let known = office
        .process
        .search
        .fare_days(&office.agent, &trip::query(), past)
        .await;
    assert_eq!(
        known.expect("an answer"),
        FareDays {
            days: Vec::new(),
            is_filling: false
        }
    );
    assert_eq!((with.index_calls(), without.index_calls()), (0, 0));
    assert_eq!(filled(&office).await.len(), 1);
    assert_eq!((with.index_calls(), without.index_calls()), (1, 0));
}
