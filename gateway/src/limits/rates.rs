//! Exact token buckets per client and class, and per tenant and class. Source: GCRA, as in `governor`.

use std::convert::Infallible;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use governor::{Quota, RateLimiter};
use quick_cache::sync::Cache;

use super::class::Class;
use super::client::ClientKey;
use crate::config::limits::{ClassRates, Rate, Rates};
use crate::request::refusal::RateLimit;

type Plain<C> = NoOpMiddleware<<C as Clock>::Instant>;
type Direct<C> = RateLimiter<NotKeyed, InMemoryState, C, Plain<C>>;
type Keyed<C> = RateLimiter<(ClientKey, Class), Buckets, C, Plain<C>>;

/// Buckets of clients, limited in number; an evicted one starts full again, in the client's favour.
#[derive(Clone)]
struct Buckets(Arc<Cache<ClientKey, Arc<[InMemoryState; Class::ALL.len()]>>>);

impl Buckets {
    fn new(clients: usize) -> Self {
        Self(Arc::new(Cache::new(clients)))
    }
}

impl StateStore for Buckets {
    type Key = (ClientKey, Class);

    fn measure_and_replace<T, F, E>(&self, (client, class): &Self::Key, decide: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let made = || Ok::<_, Infallible>(Arc::default());
        let Ok(buckets) = self.0.get_or_insert_with(client, made);
        buckets[*class as usize].measure_and_replace(&NotKeyed::NonKey, decide)
    }
}

/// Rates of all clients.
pub struct ClientRates<C: Clock = MonotonicClock> {
    clock: C,
    classes: [Option<(Rate, Keyed<C>)>; Class::ALL.len()],
}

impl<C: Clock + Clone> ClientRates<C> {
    /// Creates them with a clock.
    pub fn new(rates: &Rates, clock: C) -> Self {
        Self::over(&Buckets::new(rates.clients), rates, clock)
    }

    fn over(buckets: &Buckets, rates: &Rates, clock: C) -> Self {
        let classes = Class::ALL.map(|class| {
            let rate = class.rates(rates).client;
            Some((rate, RateLimiter::new(quota(rate)?, buckets.clone(), clock.clone())))
        });
        Self { clock, classes }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// No token is left; contains the wait.
    pub fn take(&self, client: ClientKey, class: Class) -> Result<(), RateLimit> {
        let Some((rate, limiter)) = &self.classes[class as usize] else {
            return Ok(());
        };
        limiter
            .check_key(&(client, class))
            .map_err(|until| limit(until.wait_time_from(self.clock.now()), class, *rate))
    }
}

/// Rates of one tenant.
pub struct TenantRates<C: Clock = MonotonicClock> {
    clock: C,
    classes: [Option<(Rate, Direct<C>)>; Class::ALL.len()],
}

impl<C: Clock + Clone> TenantRates<C> {
    /// Creates them by class, with a clock.
    pub fn new(rates: [Rate; Class::ALL.len()], clock: C) -> Self {
        let classes = rates.map(|rate| Some((rate, RateLimiter::direct_with_clock(quota(rate)?, clock.clone()))));
        Self { clock, classes }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// No token is left; contains the wait.
    pub fn take(&self, class: Class) -> Result<(), RateLimit> {
        let Some((rate, limiter)) = &self.classes[class as usize] else {
            return Ok(());
        };
        limiter
            .check()
            .map_err(|until| limit(until.wait_time_from(self.clock.now()), class, *rate))
    }
}

impl Class {
    /// The rates of this class.
    pub const fn rates(self, rates: &Rates) -> ClassRates {
        match self {
            Self::SignIn => rates.sign_in,
            Self::Search => rates.search,
            Self::Money => rates.money,
            Self::Reads => rates.reads,
            Self::Pages => rates.pages,
        }
    }
}

fn quota(rate: Rate) -> Option<Quota> {
    let burst = NonZeroU32::new(rate.burst)?;
    let quota = Quota::per_minute(NonZeroU32::new(rate.per_minute)?);
    Some(quota.allow_burst(burst))
}

fn limit(time: Duration, class: Class, rate: Rate) -> RateLimit {
    let seconds = time.as_millis().div_ceil(1000).max(1);
    RateLimit {
        class: class.label(),
        per_minute: rate.per_minute,
        seconds: u32::try_from(seconds).unwrap_or(u32::MAX),
    }
}

#[cfg(test)]
mod tests;
