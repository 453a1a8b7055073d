//! Start, lookup, change and reload with ten thousand tenants. Prints one line per figure.
//!
//! `cargo bench -p jetway-tenancy --features testing --bench tenants`

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jetway_tenancy::document::Document;
use jetway_tenancy::source::{Deliver, Delivery, Reading, SourceGuard};
use jetway_tenancy::{
    FolderSource, LastGood, Snapshot, TenantRegistry, TenantSlug, TenantSource, canonical_host, sample,
};

const MANY: usize = 10_000;
const FEW: usize = 10;
const ROUNDS: usize = 15;
const RELOADS: usize = 1_000;

fn main() {
    let root = tempfile::tempdir().expect("a folder");
    let (many, few) = (root.path().join("many"), root.path().join("few"));
    for (folder, count) in [(&many, MANY), (&few, FEW)] {
        sample::write_original(folder).expect("original");
        sample::write(folder, 0..count).expect("tenants");
    }
    let registry = start(&many, root.path());
    look_up(&few, &registry);
    change(&registry, &many);
    reload(&many);
}

fn start(many: &Path, root: &Path) -> Arc<TenantRegistry> {
    let open = |copies: bool| {
        let copies = copies.then(|| Arc::new(LastGood::open(root.join("kept")).expect("copies")));
        let before = Instant::now();
        let registry = TenantRegistry::start(Box::new(FolderSource::new(many)), copies);
        (before.elapsed(), registry)
    };
    let (took, registry) = open(true);
    let snapshot = registry.snapshot();
    assert!(snapshot.faults().is_empty());
    println!("tenants {}, hosts {}", snapshot.count(), snapshot.hosts().len());
    println!("start, nothing kept yet: {} ms", took.as_millis());
    drop((registry, snapshot));
    let mut times: Vec<Duration> = (0..5).map(|_| open(false).0).collect();
    times.sort();
    println!(
        "start again: {} ms (median of 5, slowest {})",
        times[2].as_millis(),
        times[4].as_millis()
    );
    let before = resident();
    let registry = open(false).1;
    println!("memory of all tenants: {} KiB", resident().saturating_sub(before));
    registry
}

/// The hosts of all tenants as separate strings in shuffled order. Both sizes iterate over equally many, so that only
/// the tables differ.
fn hosts(tenants: usize) -> Vec<String> {
    let mut state = 0x2545_f491_u64;
    let mut draw = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below as u64).unwrap_or_default()
    };
    (0..2 * MANY)
        .map(|_| match (draw(tenants), draw(2)) {
            (n, 0) => sample::host(n),
            (n, _) => sample::second_host(n).replace('*', "any"),
        })
        .collect()
}

fn nanoseconds(hosts: &[String], mut lookup: impl FnMut(&str)) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let before = Instant::now();
            hosts.iter().for_each(|host| lookup(host));
            before.elapsed().as_secs_f64() * 1e9 / hosts.len() as f64
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

fn look_up(few: &Path, many: &Arc<TenantRegistry>) {
    let few = TenantRegistry::open(few).expect("tenants");
    let whole = |registry: &TenantRegistry, hosts: &[String]| {
        nanoseconds(hosts, |host| {
            let host = canonical_host(host).unwrap_or_default();
            let tenants = registry.current();
            black_box(tenants.route(&host).map(|entry| Arc::clone(&entry.tenant)));
        })
    };
    let table = |snapshot: &Snapshot, hosts: &[String]| {
        nanoseconds(hosts, |host| {
            black_box(snapshot.route(host).map(|entry| entry.redirect.is_some()));
        })
    };
    let (ten, all) = (hosts(FEW), hosts(MANY));
    // Alternating, so that load on the machine affects both.
    let mut pairs: Vec<[f64; 6]> = (0..9)
        .map(|_| {
            let (few_now, many_now) = (few.snapshot(), many.snapshot());
            [
                whole(&few, &ten),
                whole(many, &ten),
                whole(many, &all),
                table(&few_now, &ten),
                table(&many_now, &ten),
                table(&many_now, &all),
            ]
        })
        .collect();
    let mut median = |column: usize| {
        pairs.sort_by(|one, other| one[column].total_cmp(&other[column]));
        pairs[pairs.len() / 2][column]
    };
    let [few_whole, same_whole, all_whole, few_table, same_table, all_table] = [0, 1, 2, 3, 4, 5].map(&mut median);
    let against = |figure: f64, base: f64| format!("{figure:.0} ns ({:+.1} %)", (figure / base - 1.0) * 100.0);
    println!(
        "host to tenant as a request does it: {few_whole:.0} ns with {FEW} tenants; with {MANY}: {} for the same hosts, {} for all in no order",
        against(same_whole, few_whole),
        against(all_whole, few_whole)
    );
    println!(
        "the table alone: {few_table:.0} ns; {} for the same hosts, {} for all in no order",
        against(same_table, few_table),
        against(all_table, few_table)
    );
}

fn change(registry: &Arc<TenantRegistry>, many: &Path) {
    let (sender, receiver) = channel();
    let _guard = registry
        .watch(move |changed| sender.send(changed.clone()).unwrap_or_default())
        .expect("a watch");
    receiver.recv_timeout(Duration::from_secs(30)).expect("the first scan");
    let mut times = Vec::new();
    for n in 0..20 {
        let file = many.join(sample::slug(n * 499)).join("tenant.toml");
        let title = format!("Renamed {n}");
        let text = sample::manifest(n * 499).replacen(&sample::title(n * 499), &title, 1);
        let before = Instant::now();
        fs::write(file, text).expect("a change");
        let is_live = || {
            registry
                .snapshot()
                .by_slug(&sample::slug(n * 499))
                .is_some_and(|tenant| tenant.config.title == title)
        };
        while !is_live() {
            receiver.recv_timeout(Duration::from_secs(30)).expect("a change");
        }
        times.push(before.elapsed());
    }
    times.sort();
    println!(
        "one change of {MANY} visible: {} ms (median of 20, slowest {})",
        times[10].as_millis(),
        times[19].as_millis()
    );
}

/// Delivers what it is given.
#[derive(Clone, Default)]
struct Hand(Arc<Mutex<Option<Deliver>>>);

impl std::fmt::Debug for Hand {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Hand")
    }
}

impl TenantSource for Hand {
    fn place(&self) -> String {
        "hand".to_owned()
    }

    fn all(&self) -> Result<Option<Vec<Reading>>, String> {
        Ok(None)
    }

    fn watch(&self, deliver: Deliver) -> Result<SourceGuard, String> {
        *self.0.lock().expect("a hand") = Some(deliver);
        Ok(Box::new(()))
    }
}

fn reload(many: &Path) {
    let hand = Hand::default();
    let registry = TenantRegistry::start(Box::new(hand.clone()), None);
    let _guard = registry.watch(|_| {}).expect("a watch");
    let deliver = |delivery| {
        let hand = hand.0.lock().expect("a hand");
        hand.as_ref().expect("watched")(delivery);
    };
    let slugs = ["_default".to_owned()].into_iter().chain((0..MANY).map(sample::slug));
    let read = |slug: &String| Document::read(&many.join(slug), &TenantSlug::parse(slug).expect("a slug"));
    let all: Vec<String> = slugs.collect();
    deliver(Delivery::Everything(all.iter().map(read).collect()));
    assert_eq!(registry.snapshot().count(), MANY + 1);
    let one = |n: usize| {
        let slug = TenantSlug::parse(&sample::slug(n % MANY)).expect("a slug");
        let text = format!("# change {n}\n{}", sample::manifest(n % MANY));
        let file = many.join(slug.as_str()).join("tenant.toml");
        let assets = many.join(slug.as_str()).join("assets");
        let files = jetway_tenancy::document::Files::list(assets).expect("files");
        let document = Document::new(slug.clone(), file, text, files);
        deliver(Delivery::Changes {
            readings: vec![Ok(document)],
            gone: Vec::new(),
        });
        let snapshot = registry.snapshot();
        let tenant = snapshot.by_slug(slug.as_str()).expect("the tenant");
        black_box((
            tenant.config.title.len(),
            tenant.palette_css.len(),
            tenant.asset("logo.svg"),
        ));
    };
    (0..100).for_each(one);
    let before = resident();
    let started = Instant::now();
    (100..100 + RELOADS).for_each(|n| one(n % 100 + 100 * (n % 2)));
    let took = started.elapsed();
    println!(
        "{RELOADS} reloads of one tenant: {} µs each, memory {} KiB before, {} KiB after",
        took.as_micros() / RELOADS as u128,
        before,
        resident()
    );
    let renew = || {
        let text = format!("# {:?}\n{}", Instant::now(), sample::ORIGINAL);
        fs::write(many.join("_default/tenant.toml"), text).expect("a change");
        deliver(Delivery::Changes {
            readings: vec![read(&all[0])],
            gone: Vec::new(),
        });
    };
    (0..10).for_each(|_| renew());
    let before = resident();
    let started = Instant::now();
    (0..20).for_each(|_| renew());
    println!(
        "20 changes of the original brand, each of which completes all anew: {} ms each, memory {} KiB before, {} KiB after",
        started.elapsed().as_millis() / 20,
        before,
        resident()
    );
}

/// Resident memory of this process in KiB.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok())
        .unwrap_or_default()
}
