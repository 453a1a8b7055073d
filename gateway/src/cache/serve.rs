//! Serves a listed request, from the look-up to the response.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jetway_tenancy::Tenant;
use pingora::Result;
use pingora::proxy::Session;
use pingora::proxy::subrequest::Ctx as Carrier;

use super::fetched::{Fetched, Unkept};
use super::fill::{Errand, Fill};
use super::flight::{Flight, Part as Seat};
use super::give::{give, relay};
use super::key::Inputs;
use super::outcome::Outcome;
use super::response_cache::{Lookup, ResponseCache};
use super::reuse::{RequestDirectives, Reuse};
use super::routes::Rule;
use super::shelf::Entry;
use crate::answer::refuse;
use crate::request::ctx::RequestCtx;
use crate::request::refusal::Refusal;

/// Upper limit of the leader's wait, in addition to the fetch's own timeouts.
const LEADER_WAITS: Duration = Duration::from_secs(30);
/// How often waiters together retry a failed fetch.
const ATTEMPTS: usize = 3;

/// A request with its cache inputs.
struct Asker<'a> {
    cache: &'a Arc<ResponseCache>,
    tenant: Arc<Tenant>,
    rule: Arc<Rule>,
    tls: bool,
    key: Vec<u8>,
}

/// Serves a listed request, or returns `false` when the backend must answer.
///
/// # Errors
/// The client has disconnected.
pub async fn serve(cache: &Arc<ResponseCache>, session: &mut Session, ctx: &mut RequestCtx) -> Result<bool> {
    let (Some(rule), Some(tenant)) = (ctx.cache.rule().map(Arc::clone), ctx.tenant.clone()) else {
        return Ok(false);
    };
    let tls = session.digest().is_some_and(|digest| digest.ssl_digest.is_some());
    let request = session.req_header();
    let query = request.uri.query().unwrap_or_default();
    let inputs = Inputs::of(&tenant, tls, request.uri.path(), query, &request.headers, &rule);
    let Some(key) = inputs.map(|inputs| inputs.key()) else {
        return Ok(bypass(cache, ctx));
    };
    let directives = RequestDirectives::of(&request.headers);
    let now = Instant::now();
    let asker = Asker {
        cache,
        tenant,
        rule,
        tls,
        key,
    };
    let (reuse, entry) = match cache.look_up(&asker.key, &asker.tenant, now) {
        Lookup::Miss => (Reuse::Revalidate { stale_if_error: false }, None),
        Lookup::Pass => return Ok(bypass(cache, ctx)),
        Lookup::Hit(entry, reuse) => (directives.apply(reuse, &entry, cache.floor(), now), Some(entry)),
    };
    match (reuse, entry) {
        (Reuse::Fresh, Some(entry)) => asker.give(&entry, Outcome::Hit, session, ctx).await,
        (Reuse::Stale { revalidate }, Some(entry)) => {
            if revalidate && let Seat::Lead(flight) = cache.flights.join(&asker.key, 0) {
                asker.fetch(Some(&entry), flight, session, ctx);
            }
            asker.give(&entry, Outcome::Stale, session, ctx).await
        }
        _ if directives.only_if_cached => refuse(Refusal::NotKept, session, ctx).await.map(|()| true),
        (Reuse::Revalidate { stale_if_error }, entry) => asker.ask(entry, stale_if_error, session, ctx).await,
        (_, None) => Ok(bypass(cache, ctx)),
    }
}

fn bypass(cache: &ResponseCache, ctx: &mut RequestCtx) -> bool {
    ctx.cache.came_to(Outcome::Bypass);
    cache.count(Outcome::Bypass);
    false
}

/// What to do after a fetch.
enum Next {
    Give(Arc<Entry>, Outcome),
    Relay(Arc<Unkept>),
    Refuse(Refusal),
    Alone,
    Again,
}

impl Asker<'_> {
    async fn give(
        &self,
        entry: &Arc<Entry>,
        outcome: Outcome,
        session: &mut Session,
        ctx: &mut RequestCtx,
    ) -> Result<bool> {
        give(self.cache, entry, &self.key, outcome, session, ctx)
            .await
            .map(|()| true)
    }

    /// Asks the backend, alone or coalesced with other requests.
    async fn ask(
        &self,
        entry: Option<Arc<Entry>>,
        stale_if_error: bool,
        session: &mut Session,
        ctx: &mut RequestCtx,
    ) -> Result<bool> {
        let patience = Duration::from_millis(self.cache.rules.wait_ms);
        let deadline = Instant::now() + patience;
        let old = entry.as_ref().filter(|_| stale_if_error);
        for attempt in 1..=ATTEMPTS {
            let (flight, leads) = match self.cache.flights.join(&self.key, self.cache.rules.waiters) {
                Seat::Crowded => break,
                Seat::Wait(flight) => (flight, false),
                Seat::Lead(flight) => {
                    self.fetch(entry.as_ref(), Arc::clone(&flight), session, ctx);
                    (flight, true)
                }
            };
            let longest = if leads && old.is_none() {
                LEADER_WAITS
            } else {
                deadline.saturating_duration_since(Instant::now())
            };
            let fetched = flight.result(longest).await;
            match next(fetched, leads, old, attempt == ATTEMPTS) {
                Next::Give(entry, outcome) => return self.give(&entry, outcome, session, ctx).await,
                Next::Relay(unkept) => return relay(self.cache, &unkept, session, ctx).await.map(|()| true),
                Next::Refuse(refusal) => return refuse(refusal, session, ctx).await.map(|()| true),
                Next::Alone => break,
                Next::Again => {}
            }
        }
        match old {
            Some(entry) => self.give(entry, Outcome::Stale, session, ctx).await,
            None => Ok(bypass(self.cache, ctx)),
        }
    }

    /// Sends the gateway's own fill request.
    fn fetch(&self, previous: Option<&Arc<Entry>>, flight: Arc<Flight>, session: &Session, ctx: &RequestCtx) {
        let request = session.req_header();
        let path = request.uri.path();
        let query = request.uri.query().unwrap_or_default();
        let Some(inputs) = Inputs::of(&self.tenant, self.tls, path, query, &request.headers, &self.rule) else {
            return;
        };
        let errand = Errand {
            tenant: Arc::clone(&self.tenant),
            tls: self.tls,
            rule: Arc::clone(&self.rule),
            path: path.into(),
            target: inputs.target(),
            headers: inputs.headers(&self.rule),
            previous: previous.map(Arc::clone),
            trace: ctx.trace,
        };
        // Dropping it notifies the waiters, whatever happens from here on.
        let fill = Box::new(Fill::new(errand, self.cache, flight));
        let Some(spawner) = session.subrequest_spawner.as_ref() else {
            return;
        };
        let carrier = Carrier::builder().user_ctx(Box::new(Some(fill))).build();
        let (prepared, handle) = spawner.create_subrequest(session.as_downstream(), carrier);
        handle.drain_tasks();
        tokio::spawn(prepared.run());
    }
}

fn next(fetched: Option<Fetched>, leads: bool, old: Option<&Arc<Entry>>, is_last: bool) -> Next {
    let stale = old.map(|entry| Next::Give(Arc::clone(entry), Outcome::Stale));
    match fetched {
        Some(Fetched::Kept(entry)) if leads => Next::Give(entry, Outcome::Miss),
        Some(Fetched::Kept(entry)) => Next::Give(entry, Outcome::Coalesced),
        Some(Fetched::Answered(unkept)) if unkept.head.status.is_server_error() => stale.unwrap_or({
            if leads || is_last {
                Next::Relay(unkept)
            } else {
                Next::Again
            }
        }),
        Some(Fetched::Answered(unkept)) if leads => Next::Relay(unkept),
        Some(Fetched::Failed(refusal)) => stale.unwrap_or({
            if leads || is_last {
                Next::Refuse(refusal)
            } else {
                Next::Again
            }
        }),
        None if leads => stale.unwrap_or(Next::Refuse(Refusal::UpstreamTimeout)),
        // The stale response, or a direct request to the backend.
        Some(Fetched::Answered(_) | Fetched::TooLarge | Fetched::Dropped) | None => Next::Alone,
    }
}
