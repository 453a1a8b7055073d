//! The search engine over suppliers that answer at once: merging, a whole search, searches a second, memory.
//! Prints one line for each figure.
//!
//! `cargo bench -p jetway-app --bench search`

mod offers;
mod office;

use std::hint::black_box;
use std::time::{Duration, Instant};

use jetway_domain::air::merge::{PricedOffer, SearchResults};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::quote;

use offers::{SUPPLIERS, answers, at_once, models, world};
use office::{Office, rules};

const ROUNDS: usize = 21;
/// Every supplier's share: half of what it sells its neighbour sells too, so four shares are two and a half of itineraries.
const MERGED_SHARE: usize = 500;
const LARGE_SHARE: usize = 400;
const USUAL_SHARE: usize = 80;
const LARGE: usize = 1_000;
const USUAL: usize = 200;
const COUNTED: u32 = 400;
const KEPT: usize = 500;

fn main() {
    // One thread does everything but what SQLite does.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let models = models().await;
        // First, while nothing freed can be taken again.
        memory(&models).await;
        merge(&models);
        whole(&models).await;
        rate(&models).await;
        sandbox().await;
    });
}

/// Four suppliers' offers into one list, and the list read.
fn merge(models: &[SupplierOffer]) {
    let once = || {
        let batches: Vec<Vec<PricedOffer>> = answers(models, MERGED_SHARE)
            .into_iter()
            .map(|(_, offers)| offers.into_iter().map(priced).collect())
            .collect();
        let before = Instant::now();
        let mut results = SearchResults::default();
        for batch in batches {
            results.add(batch);
        }
        black_box(results.cards());
        before.elapsed()
    };
    let times = (0..ROUNDS).map(|_| once()).collect();
    let offers = MERGED_SHARE * SUPPLIERS.len();
    print_times(
        &format!("merge {offers} offers of {} suppliers", SUPPLIERS.len()),
        times,
        50,
    );
}

fn priced(offer: SupplierOffer) -> PricedOffer {
    let quote = quote(&offer.fares, &rules()).expect("a quote");
    PricedOffer::new(offer, quote)
}

/// From the question to the whole list in the caller's hands.
async fn whole(models: &[SupplierOffer]) {
    let office = Office::open(at_once(models, LARGE_SHARE)).await;
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let before = Instant::now();
        let cards = office.search().await;
        times.push(before.elapsed());
        assert_eq!(cards, LARGE);
    }
    office.close().await;
    print_times(&format!("search to complete, {LARGE} itineraries"), times, 150);
}

async fn rate(models: &[SupplierOffer]) {
    let office = Office::open(at_once(models, USUAL_SHARE)).await;
    let before = processor_time();
    for _ in 0..COUNTED {
        assert_eq!(office.search().await, USUAL);
    }
    // With what searches left in the database meanwhile.
    let took = processor_time() - before;
    office.close().await;
    let each = took.as_secs_f64() * 1_000.0 / f64::from(COUNTED);
    println!(
        "search of {USUAL} itineraries: {each:.2} ms of a core, {:.0} a second on one (≥ 200)",
        1_000.0 / each
    );
}

/// Resident memory of searches that may still be read.
async fn memory(models: &[SupplierOffer]) {
    let office = Office::open(at_once(models, USUAL_SHARE)).await;
    // What is allocated once is there before.
    office.search().await;
    let before = resident();
    for _ in 0..KEPT {
        office.search().await;
    }
    let each = resident().saturating_sub(before) / KEPT;
    println!("memory of a kept search of {USUAL} itineraries: {each} KiB (≤ 1024)");
    office.close().await;
}

/// The sandbox files its fares while it is asked: its own work is in this figure.
async fn sandbox() {
    let office = Office::open(world().suppliers()).await;
    let mut times = Vec::new();
    let mut cards = 0;
    for _ in 0..ROUNDS {
        let before = Instant::now();
        cards = office.search().await;
        times.push(before.elapsed());
    }
    office.close().await;
    print_times(
        &format!("search the sandbox without latency, {cards} itineraries"),
        times,
        150,
    );
}

fn print_times(what: &str, mut times: Vec<Duration>, limit_ms: u32) {
    times.sort();
    let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
    let slowest = times.last().copied().map_or(0.0, millis);
    println!(
        "{what}: {:.1} ms (median of {}, slowest {slowest:.1}; ≤ {limit_ms})",
        millis(times[times.len() / 2]),
        times.len()
    );
}

/// Resident memory of this process in KiB.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .expect("a size")
}

/// What this process had of all cores so far.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    // The name before it may hold anything but this.
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.map(|part| part.parse::<u64>().expect("ticks")).sum();
    Duration::from_millis(ticks * 10)
}
