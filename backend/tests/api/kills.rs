//! Backends that die at random moments of bookings, issues and of their own recovery, behind the gateway: what was begun
//! is finished once, no order is without its money and no money without its order.
//!
//! `JETWAY_KILLS=200` makes it so many deaths on each database; `JETWAY_KILLS_SEED` draws an earlier run's moments again.

mod books;
mod round;

use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::support::tenants::with_demo;
use crate::support::{Api, Engine, request};

use books::Books;
use round::Round;

/// Enough for every suite to meet each kind of death.
const USUAL: u64 = 8;
/// A share of a real airline's time: its work can be cut short too.
const SLOW: [(&str, &str); 1] = [("JETWAY_WORLD_LATENCY_PERCENT", "5")];
const QUICK: [(&str, &str); 0] = [];

// covers: T-379
#[test]
fn killed_at_random_moments_on_sqlite() {
    die_and_prove(Engine::Sqlite);
}

// covers: T-379
#[test]
fn killed_at_random_moments_on_postgres() {
    die_and_prove(Engine::Postgres);
}

fn die_and_prove(engine: Engine) {
    let Some(api) = rich(engine) else { return };
    let deaths = setting("JETWAY_KILLS").unwrap_or(USUAL);
    let seed = setting("JETWAY_KILLS_SEED").unwrap_or_else(request::now);
    println!("{engine:?}: {deaths} kills, JETWAY_KILLS_SEED={seed}");
    let began = Instant::now();
    let mut books = Books::open(&api);
    // Nobody dies in the first two rounds: they tell how long there is to die in.
    let windows = [(0, &QUICK[..]), (1, &SLOW[..])].map(|(number, pace)| {
        api.kill();
        let start = timed(|| api.revive(pace));
        let round = Round::prepare(&api, number, &mut StdRng::seed_from_u64(seed));
        let presses = timed(|| round.press());
        books.audit(&api);
        [presses, start].map(|window| window.mul_f64(1.25))
    });
    // Each round dies twice: while agents press, and while it finishes what it finds.
    for number in 2..2 + deaths.div_ceil(2) {
        let mut dice = StdRng::seed_from_u64(seed.wrapping_add(number));
        let is_slow = dice.random_bool(0.5);
        api.kill();
        api.revive(if is_slow { &SLOW } else { &QUICK });
        let [presses, start] = windows[usize::from(is_slow)];
        let round = Round::prepare(&api, number, &mut dice);
        let moments = [presses, start].map(|window| window.mul_f64(dice.random()));
        println!("round {number}: {round}, slow: {is_slow}, dies after {moments:?} of {presses:?} and {start:?}");
        round.die_pressing(moments[0]);
        books.prove(&api);
        round.die_recovering(moments[1]);
        books.prove(&api);
        api.revive(&QUICK);
        books.audit(&api);
        round.press_again();
        books.audit(&api);
    }
    println!("{engine:?}: {books} in {:?}", began.elapsed());
}

/// An agency that can pay for all of this.
fn rich(engine: Engine) -> Option<Api> {
    let tenants = with_demo("AED 60000.00", "AED 9000000.00");
    let folder = tenants.path().to_string_lossy();
    Api::seeded_behind_gateway(engine, &[("JETWAY_TENANTS_DIR", &folder)])
}

fn timed(act: impl FnOnce()) -> Duration {
    let began = Instant::now();
    act();
    began.elapsed()
}

/// What somebody set who runs more than the usual.
#[expect(clippy::disallowed_methods, reason = "the two switches of these tests")]
fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}
