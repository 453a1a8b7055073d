//! Rate and concurrency limits: token buckets by client, tenant and class; concurrent calls per tenant and in total.
//!
//! Only calls forwarded to the backend count, so that cached responses cost no tokens; pages and files have their own
//! rate per client, because composing them is work. **Invariant**: whatever an attacker sends, table sizes are bounded,
//! and payment calls are refused last.

mod class;
mod client;
mod counters;
mod rates;
mod room;

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use governor::clock::MonotonicClock;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue, StatusCode};
use pingora::http::ResponseHeader;
use quick_cache::sync::Cache;

use crate::config::limits::Limits as Settings;
use crate::request::refusal::{RateLimit, Refusal};
use crate::routes::Route;
use class::Priority;
use client::ClientKey;
use counters::Counters;
use rates::{ClientRates, TenantRates};
use room::{Place, Room, Slowness};

pub use class::Class;
pub use client::address as client_address;

/// Maximum number of tenants tracked; rarely used ones are forgotten.
const TENANTS: usize = 65_536;

/// All request limits.
pub struct Limits {
    settings: Settings,
    clients: ClientRates,
    tenants: Cache<String, Arc<OfTenant>>,
    room: Arc<Room>,
    slowness: Slowness,
    counters: Counters,
}

struct OfTenant {
    rates: TenantRates,
    room: Arc<Room>,
}

/// A request, as far as limits need it.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// Its route.
    pub route: Route,
    /// Path.
    pub path: &'a str,
    /// Headers.
    pub headers: &'a HeaderMap,
    /// Tenant slug.
    pub tenant: &'a str,
    /// Client address, if known.
    pub client: Option<IpAddr>,
}

/// A running backend call; releases its slots when dropped.
#[derive(Debug)]
pub struct Running {
    _places: [Place; 2],
    _counted: counters::Counted,
    since: Instant,
    is_measured: bool,
}

impl Limits {
    /// Creates the limits from the settings and registers their metrics.
    ///
    /// # Errors
    /// Two metrics have the same name.
    pub fn new(settings: &Settings, registry: &prometheus::Registry) -> prometheus::Result<Self> {
        Ok(Self {
            clients: ClientRates::new(&settings.rates, MonotonicClock),
            tenants: Cache::new(TENANTS),
            room: Room::new(settings.in_flight.total),
            slowness: Slowness::new(Instant::now()),
            counters: Counters::new(registry)?,
            settings: settings.clone(),
        })
    }

    /// Admits a page or file served by the edge.
    ///
    /// # Errors
    /// The client exceeds its rate.
    pub fn page(&self, asked: &Asked<'_>) -> Result<(), Refusal> {
        self.take(asked, &self.of_tenant(asked.tenant), Class::Pages)
    }

    /// Admits a backend call.
    ///
    /// # Errors
    /// The client or tenant exceeds its rate, or no slot is free for its priority.
    pub fn call(&self, asked: &Asked<'_>) -> Result<Running, Refusal> {
        let class = Class::of(asked.route, asked.path);
        let tenant = self.of_tenant(asked.tenant);
        self.take(asked, &tenant, class)?;
        let priority = Priority::of(class, asked.route, asked.headers);
        let now = Instant::now();
        if self.slowness.sheds(priority, self.settings.in_flight.slow_ms, now) {
            return Err(self.shed("slow", priority));
        }
        let own = tenant
            .room
            .enter(priority)
            .ok_or_else(|| self.shed("tenant", priority))?;
        let all = self.room.enter(priority).ok_or_else(|| self.shed("total", priority))?;
        Ok(Running {
            _places: [own, all],
            _counted: self.counters.running(),
            since: now,
            // Searches and payments depend on third parties; their duration says nothing about the backend.
            is_measured: class == Class::Reads,
        })
    }

    /// Counts a request refused because clients do not read earlier responses; returns the code.
    pub fn no_room_for_answers(&self) -> &'static str {
        self.shed("answers", Priority::Usual).code()
    }

    /// The backend has started to answer. Event streams and upgraded connections release their slots, because they may
    /// last for hours.
    pub fn answered(&self, running: &mut Option<Running>, response: &ResponseHeader) {
        if response.status.is_informational() && response.status != StatusCode::SWITCHING_PROTOCOLS {
            return;
        }
        let Some(call) = running else { return };
        if call.is_measured {
            let now = Instant::now();
            let took = now.saturating_duration_since(call.since);
            self.slowness.measured(took.as_secs_f32() * 1000.0, now);
        }
        let media_type = response.headers.get(CONTENT_TYPE).map(HeaderValue::as_bytes);
        let is_stream = media_type.is_some_and(|media_type| media_type.starts_with(b"text/event-stream"));
        if is_stream || response.status == StatusCode::SWITCHING_PROTOCOLS {
            *running = None;
        }
    }

    /// Checks the client first: a client that floods a tenant must not use up the tenant's rate.
    fn take(&self, asked: &Asked<'_>, tenant: &OfTenant, class: Class) -> Result<(), Refusal> {
        if let Some(client) = asked.client {
            if self.settings.rates.exempt.contain(client) {
                return Ok(());
            }
            let taken = self.clients.take(ClientKey::of(client), class);
            taken.map_err(|limit| self.limited("client", class, limit))?;
        }
        let taken = tenant.rates.take(class);
        taken.map_err(|limit| self.limited("tenant", class, limit))
    }

    fn of_tenant(&self, slug: &str) -> Arc<OfTenant> {
        let made = || Ok::<_, Infallible>(Arc::new(self.new_tenant(slug)));
        let Ok(tenant) = self.tenants.get_or_insert_with(slug, made);
        tenant
    }

    fn new_tenant(&self, slug: &str) -> OfTenant {
        let own = self.settings.tenants.get(slug).cloned().unwrap_or_default();
        let usual = Class::ALL.map(|class| class.rates(&self.settings.rates).tenant);
        let own_rates = [own.sign_in, own.search, own.money, own.reads, own.pages];
        let rates = std::array::from_fn(|class| own_rates[class].unwrap_or(usual[class]));
        OfTenant {
            rates: TenantRates::new(rates, MonotonicClock),
            room: Room::new(own.in_flight.unwrap_or(self.settings.in_flight.tenant)),
        }
    }

    fn limited(&self, whose: &'static str, class: Class, limit: RateLimit) -> Refusal {
        self.counters.limited(whose, class);
        Refusal::RateLimited(limit)
    }

    /// The retry time is randomised per client, so that they do not retry together.
    fn shed(&self, reason: &'static str, priority: Priority) -> Refusal {
        self.counters.shed(reason, priority);
        Refusal::Overloaded(rand::random_range(1..=5))
    }
}
