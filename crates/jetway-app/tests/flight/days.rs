//! What searches leave behind for other days.

use chrono::{NaiveDate, TimeDelta};
use jetway_app::context::Caller;
use jetway_app::flight::search::FareDaysError;
use jetway_domain::air::search::TripType;
use jetway_domain::air::search::days::{FareSource, SeenFare};
use jetway_testkit::{TestDatabase, start};

use crate::airline::OnSearch;
use crate::office::{Office, airline};
use crate::trip;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

async fn days(office: &Office, caller: &Caller) -> Vec<SeenFare> {
    let span = day("2026-12-01")..=day("2026-12-31");
    office
        .process
        .search
        .fare_days(caller, &trip::query(), span)
        .await
        .expect("an answer")
        .days
}

/// The days once `is_so`; a search leaves its price just after it is complete.
async fn days_when(office: &Office, is_so: impl Fn(&[SeenFare]) -> bool) -> Vec<SeenFare> {
    loop {
        let days = days(office, &office.agent).await;
        if is_so(&days) {
            return days;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_lowest_total_of_a_search_is_kept_for_its_agency_until_a_later_search_knows_better() {
    let (first, second) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&first, &second]).await;
    let lowest = office.search().await.cards[0].lead.quote.customer_total;
    let kept = days_when(&office, |days| !days.is_empty()).await;
    let seen = SeenFare {
        departs_on: day("2026-12-10"),
        amount: lowest,
        seen_at: start(),
        source: FareSource::Search,
    };
    assert_eq!(kept, [seen]);
    assert_eq!(days(&office, &office.stranger().await).await, []);

    // Its lower one is silent now: the other brings nothing new.
    second.on_search(OnSearch::Fail);
    office.pass(TimeDelta::minutes(2));
    office.search().await;
    // Both sell nothing any more: the day has no price.
    second.on_search(OnSearch::Answer);
    second.sell(Vec::new());
    office.pass(TimeDelta::minutes(2));
    let dearer = office.search().await.cards[0].lead.quote.customer_total;
    let kept = days_when(&office, |days| days[0].seen_at == start() + TimeDelta::minutes(4)).await;
    assert_eq!(
        kept[0].amount, dearer,
        "the silent search in between left {lowest} alone"
    );
    first.sell(Vec::new());
    office.pass(TimeDelta::minutes(2));
    assert!(office.search().await.cards.is_empty());
    days_when(&office, <[_]>::is_empty).await;
}

#[tokio::test]
async fn a_price_is_shown_for_a_week_and_never_for_a_past_day() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    office.search().await;
    days_when(&office, |days| days.len() == 1).await;
    office.pass(TimeDelta::days(7) - TimeDelta::seconds(1));
    assert_eq!(days(&office, &office.agent).await.len(), 1);
    office.pass(TimeDelta::seconds(1));
    assert_eq!(days(&office, &office.agent).await, []);
    let departs_at = day("2026-12-10").and_hms_opt(12, 0, 0).expect("a time").and_utc();
    office.pass(departs_at - TimeDelta::days(3) - start() - TimeDelta::days(7));
    office.search().await;
    days_when(&office, |days| days.len() == 1).await;
    office.pass(TimeDelta::days(4));
    assert_eq!(days(&office, &office.agent).await, [], "seen four days ago, and flown");
}

#[tokio::test]
async fn several_cities_and_endless_spans_have_no_days() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[]).await;
    let ask = |query, from: &str, until: &str| {
        let span = day(from)..=day(until);
        let office = &office;
        async move { office.process.search.fare_days(&office.agent, &query, span).await }
    };
    let mut cities = trip::query();
    cities.trip_type = TripType::MultiCity;
    let refused = ask(cities, "2026-12-01", "2026-12-31").await;
    assert!(matches!(refused, Err(FareDaysError::SeveralCities)), "{refused:?}");
    for (from, until) in [("2026-12-02", "2026-12-01"), ("2026-12-01", "2027-02-14")] {
        let refused = ask(trip::query(), from, until).await;
        assert!(matches!(refused, Err(FareDaysError::Span)), "{refused:?}");
    }
    assert!(ask(trip::query(), "2026-12-01", "2027-02-13").await.is_ok());
}
