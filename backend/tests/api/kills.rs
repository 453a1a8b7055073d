//! Backends that are killed at random moments of bookings, ticketing and recovery, behind the gateway: what was started
//! is completed once, and every order has its payment and every payment its order.
//!
//! `JETWAY_KILLS=200` sets the number of kills per database; `JETWAY_KILLS_SEED` repeats an earlier run's moments.

mod books;
mod desks;
mod round;
mod volley;

use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::on_each_engine;
use crate::support::tenants::with_demo;
use crate::support::{Api, Engine, request};

use books::Books;
use round::Round;

/// Enough for every kind of kill in every run.
const USUAL: u64 = 8;
/// A fraction of a real airline's response time, so that its work can be interrupted too.
const SLOW: [(&str, &str); 1] = [("JETWAY_WORLD_LATENCY_PERCENT", "5")];
const QUICK: [(&str, &str); 0] = [];

on_each_engine! {
    // covers: T-379
    fn killed_at_random_moments(engine) {
        kill_and_prove(engine);
    }
}

fn kill_and_prove(engine: Engine) {
    let Some(api) = rich(engine) else { return };
    let (deaths, seed) = drawn(engine, USUAL);
    let began = Instant::now();
    let mut books = Books::open(&api);
    // The first two rounds run uninterrupted, to measure how long requests take.
    let windows = [(0, &QUICK[..]), (1, &SLOW[..])].map(|(number, pace)| {
        api.kill();
        let start = timed(|| api.revive(pace));
        let round = Round::prepare(&api, number, &mut StdRng::seed_from_u64(seed));
        let requests = timed(|| round.request());
        books.audit(&api);
        [requests, start].map(|window| window.mul_f64(1.25))
    });
    // Each round is killed twice: while agents send requests, and during recovery.
    for number in 2..2 + deaths.div_ceil(2) {
        let mut dice = StdRng::seed_from_u64(seed.wrapping_add(number));
        let is_slow = dice.random_bool(0.5);
        api.kill();
        api.revive(if is_slow { &SLOW } else { &QUICK });
        let [requests, start] = windows[usize::from(is_slow)];
        let round = Round::prepare(&api, number, &mut dice);
        let moments = [requests, start].map(|window| window.mul_f64(dice.random()));
        println!("round {number}: {round}, slow: {is_slow}, dies after {moments:?} of {requests:?} and {start:?}");
        round.die_requesting(moments[0]);
        books.prove(&api);
        round.die_recovering(moments[1]);
        books.prove(&api);
        api.revive(&QUICK);
        books.audit(&api);
        round.request_again();
        books.audit(&api);
    }
    println!("{engine:?}: {books} in {:?}", began.elapsed());
}

/// A backend whose agency has enough money for all rounds.
pub fn rich(engine: Engine) -> Option<Api> {
    let tenants = with_demo("AED 60000.00", "AED 9000000.00");
    let folder = tenants.path().to_string_lossy();
    Api::seeded_behind_gateway(engine, &[("JETWAY_TENANTS_DIR", &folder)])
}

pub fn timed(act: impl FnOnce()) -> Duration {
    let began = Instant::now();
    act();
    began.elapsed()
}

/// The number of kills, `usual` unless a longer run is configured, and the seed of their moments.
pub fn drawn(engine: Engine, usual: u64) -> (u64, u64) {
    let deaths = setting("JETWAY_KILLS").unwrap_or(usual);
    let seed = setting("JETWAY_KILLS_SEED").unwrap_or_else(request::now);
    println!("{engine:?}: {deaths} kills, JETWAY_KILLS_SEED={seed}");
    (deaths, seed)
}

/// A setting for longer runs.
#[expect(clippy::disallowed_methods, reason = "the two switches of these tests")]
fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}
