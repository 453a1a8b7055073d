//! What browsers say of modules: how long they took to come, whether they came, what they threw, how pages felt.
//!
//! **Invariant**: whoever sends it can at worst change numbers of versions that are live; no text of theirs becomes a
//! label, one client counts for a few, and no network ends a trial by itself.

mod counters;
mod report;
mod tally;
mod trials;

use std::net::IpAddr;
use std::time::Duration;

use http::StatusCode;
use http::header::HOST;
use moka::sync::Cache;
use pingora::Result;
use pingora::http::RequestHeader;
use pingora::proxy::Session;
use prometheus::Registry;

use crate::answer::Answer;
use crate::proxy::ctx::RequestCtx;
use crate::releases::Standing;
use crate::state::Edge;
use counters::Counters;
use report::Report;
use tally::Network;
use trials::Trials;

/// A report is a few events; a page sends several reports.
const LARGEST: usize = 4 * 1024;
/// What one client may have counted in a minute: an office behind one address, not a flood.
const OF_ONE_CLIENT: u32 = 240;
const A_MINUTE: Duration = Duration::from_secs(60);
const CLIENTS: u64 = 50_000;

/// Everything reported.
pub struct Beacons {
    counters: Counters,
    trials: Trials,
    clients: Cache<IpAddr, u32>,
}

impl Beacons {
    /// Counting into this registry.
    ///
    /// # Errors
    /// When two series have one name.
    pub fn new(registry: &Registry) -> prometheus::Result<Self> {
        Ok(Self {
            counters: Counters::register(registry)?,
            trials: Trials::default(),
            clients: Cache::builder().max_capacity(CLIENTS).time_to_live(A_MINUTE).build(),
        })
    }

    /// The pointers moved: versions nobody gets lose their series, a new trial begins at nothing.
    pub fn follow(&self, standing: &Standing) {
        self.counters.follow(standing);
        self.trials.follow(&standing.channels);
    }

    /// Trials and what was counted of them, for the watch; the look is noted.
    pub fn trials(&self, now: u64) -> serde_json::Value {
        self.counters.watched(now);
        self.trials.told()
    }

    /// Count a call by the set its page was composed with.
    pub fn call(&self, standing: &Standing, claimed: Option<&http::HeaderValue>) {
        let set = claimed.and_then(|value| value.to_str().ok());
        self.counters.call(match set {
            None => "none",
            Some(set) if standing.is_current(set) => "current",
            Some(_) => "other",
        });
    }

    fn count(&self, standing: &Standing, report: &Report, network: Option<Network>) {
        for event in &report.events {
            let (module, version) = event.about();
            if !standing.is_served(module, version) {
                continue;
            }
            self.counters.event(module, version, &event.what);
            self.trials.event((module, version), &event.what, network);
        }
    }

    /// Whether a client may have so many more events counted.
    fn may(&self, client: Option<IpAddr>, events: usize) -> bool {
        let Some(client) = client else { return false };
        let more = u32::try_from(events).unwrap_or(u32::MAX);
        let counted = self.clients.get(&client).unwrap_or(0).saturating_add(more);
        if counted > OF_ONE_CLIENT {
            return false;
        }
        self.clients.insert(client, counted);
        true
    }
}

/// Take a report.
///
/// # Errors
/// When the client is gone.
pub async fn take(edge: &Edge, session: &mut Session, ctx: &RequestCtx) -> Result<Answer> {
    let beacons = &edge.beacons;
    if !is_own_page(session.req_header(), &ctx.host) {
        beacons.counters.report("refused");
        return Ok(Answer::text(
            StatusCode::FORBIDDEN,
            "Only pages of this portal report here.\n",
        ));
    }
    let mut body = Vec::new();
    while let Some(piece) = session.read_request_body().await? {
        body.extend_from_slice(&piece);
        if body.len() > LARGEST {
            beacons.counters.report("refused");
            session.set_keepalive(None);
            return Ok(Answer::text(StatusCode::PAYLOAD_TOO_LARGE, "A report is smaller.\n"));
        }
    }
    let Some(report) = Report::read(&body) else {
        beacons.counters.report("refused");
        return Ok(Answer::text(StatusCode::BAD_REQUEST, "This is no report.\n"));
    };
    let is_exempt = ctx
        .client
        .is_some_and(|client| edge.live().limits.rates.exempt.contain(client));
    if is_exempt || beacons.may(ctx.client, report.events.len()) {
        let network = ctx.client.filter(|_| !is_exempt).map(Network::from);
        beacons.count(&edge.releases.standing(), &report, network);
        beacons.counters.report("taken");
    } else {
        beacons.counters.report("too_many");
    }
    Ok(Answer::empty(StatusCode::NO_CONTENT).header("cache-control", "no-store"))
}

/// Whether a page of this host sends it: another site could have every visitor of its own report to us.
fn is_own_page(request: &RequestHeader, host: &str) -> bool {
    let text = |name: &str| request.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    let asked = text(HOST.as_str()).unwrap_or(host);
    text("origin").is_none_or(|origin| origin.split_once("://").is_some_and(|(_, from)| from == asked))
}
