//! Searches on several nodes.

use std::sync::Arc;
use std::time::Duration;

use jetway_app::context::Caller;
use jetway_app::flight::sale::price::{PriceCommand, Priced};
use jetway_app::flight::search::shared::RedisLog;
use jetway_app::flight::search::{SearchError, SearchView};
use jetway_domain::ids::AgencyId;
use jetway_testkit::{Redis, TestDatabase};
use uuid::Uuid;

use crate::airline::{Airline, OnSearch};
use crate::office::{Office, Process, airline};
use crate::trip;

/// Two nodes that share one Redis; the second airline waits to be told.
struct Nodes {
    office: Office,
    other: Process,
    late: Arc<Airline>,
    redis: Redis,
}

impl Nodes {
    async fn start() -> Self {
        let redis = Redis::start();
        let (first, late) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
        late.on_search(OnSearch::AnswerWhenTold);
        let mut office = Office::open(TestDatabase::sqlite().await, 0, &[&first, &late]).await;
        office
            .share(Arc::new(RedisLog::open(&redis.url()).expect("an address")))
            .await;
        let other = office.second_process().await;
        Self {
            office,
            other,
            late,
            redis,
        }
    }

    /// A search one airline has answered.
    async fn begin(&self) -> SearchView {
        let process = &self.office.process;
        let view = process
            .search
            .start_search(&self.office.agent, trip::query())
            .await
            .expect("started");
        self.late.stalled.notified().await;
        assert_eq!((view.suppliers_remaining, view.revision), (1, 1));
        view
    }

    async fn elsewhere(&self, request_id: &str) -> Result<SearchView, SearchError> {
        self.other.search.read(&self.office.agent, request_id, None).await
    }

    /// The first lines are written down while the search answers.
    async fn arrived_elsewhere(&self, request_id: &str) -> SearchView {
        loop {
            match self.elsewhere(request_id).await {
                Ok(view) if view.revision > 0 => return view,
                _ => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }
}

fn shown(view: &SearchView) -> Vec<(String, i64, u32)> {
    let card = |card: &jetway_domain::air::merge::Card| {
        (card.lead.id.0.clone(), card.lead.quote.customer_total.minor, card.more)
    };
    view.cards.iter().map(card).collect()
}

#[tokio::test]
async fn a_running_search_is_followed_and_sold_at_another_node() {
    let nodes = Nodes::start().await;
    let here = nodes.begin().await;
    let there = nodes.arrived_elsewhere(&here.request_id).await;
    assert_eq!((shown(&there), there.suppliers_remaining), (shown(&here), 1));
    let agent = &nodes.office.agent;
    let mut batches = nodes
        .other
        .search
        .follow(agent, &here.request_id, Some(there.revision))
        .await
        .expect("ours");
    nodes.late.go_on();
    let mut last = None;
    while let Some(batch) = batches.next().await {
        last = Some(batch);
    }
    let last = last.expect("a batch");
    assert!(last.is_complete() && last.silent.is_empty());
    let (here, there) = (
        nodes.office.complete(&here.request_id).await,
        nodes.elsewhere(&here.request_id).await.expect("ours"),
    );
    assert_eq!(
        (shown(&there), there.revision, there.expires_at),
        (shown(&here), here.revision, here.expires_at)
    );

    let command = PriceCommand {
        request_id: here.request_id.clone(),
        itinerary: here.cards[0].lead.id.clone(),
        brand: None,
    };
    let priced = nodes.other.sale.price(agent, &command).await.expect("a price");
    let Priced::Open(open) = priced else {
        panic!("{priced:?}")
    };
    assert_eq!(open.session.details.priced, *here.cards[0].lead);
}

#[tokio::test]
async fn when_the_node_that_asked_is_gone_who_was_not_heard_counts_as_silent() {
    let nodes = Nodes::start().await;
    let here = nodes.begin().await;
    nodes.arrived_elsewhere(&here.request_id).await;
    nodes.office.services.tasks.shutdown().await;
    let mut batches = nodes
        .other
        .search
        .follow(&nodes.office.agent, &here.request_id, None)
        .await
        .expect("ours");
    let mut last = None;
    while let Some(batch) = batches.next().await {
        last = Some(batch);
    }
    let last = last.expect("a batch");
    let silent: Vec<&str> = last.silent.iter().map(|silent| silent.0.as_str()).collect();
    assert_eq!((last.is_complete(), silent), (true, vec!["gds-b"]));
    let whole = nodes.elsewhere(&here.request_id).await.expect("ours");
    assert_eq!(shown(&whole), shown(&here), "what was heard stays");
}

#[tokio::test]
async fn a_search_is_its_agencys_at_every_node_and_without_redis_it_is_one_nodes() {
    let nodes = Nodes::start().await;
    let here = nodes.begin().await;
    nodes.arrived_elsewhere(&here.request_id).await;
    let stranger = Caller {
        agency: AgencyId(Uuid::from_u128(9)),
        ..nodes.office.agent.clone()
    };
    for unknown in [&here.request_id, "gone", "*", &"0".repeat(32)] {
        let read = nodes.other.search.read(&stranger, unknown, None).await;
        assert_eq!(read.expect_err("not theirs"), SearchError::NotFound);
    }
    let Nodes {
        office, other, redis, ..
    } = nodes;
    drop(redis);
    let read = office.process.search.read(&office.agent, &here.request_id, None).await;
    assert_eq!(shown(&read.expect("still here")), shown(&here));
    let fresh = office.second_process().await;
    let read = fresh.search.read(&office.agent, &here.request_id, None).await;
    assert_eq!(read.expect_err("no node has the search"), SearchError::NotFound);
    // A node keeps serving what another node has received.
    let read = other.search.read(&office.agent, &here.request_id, None).await;
    assert_eq!(shown(&read.expect("heard before")), shown(&here));
}
