//! Runs the corpus and a fixed number of its mutations, the same in every run.

use std::fs;
use std::path::Path;

use jetway_fuzz::TARGETS;

/// Bytes that are significant to one of the parsers.
const WORDS: [&[u8]; 22] = [
    b"\r\n",
    b"\n",
    b"\r",
    b"\0",
    b":",
    b".",
    b"..",
    b"&",
    b"=",
    b"%2e",
    b"xn--",
    b"[::1]",
    b":443",
    b"Content-Length: 1",
    b"Transfer-Encoding: chunked",
    b"Bearer ",
    b"eyJhbGciOiJub25lIn0.",
    b"hosts = [\"a.test\"]",
    b"[contacts]",
    b"\"",
    "\u{2024}\u{3002}ß".as_bytes(),
    b"\xff\xfe",
];

/// Number of mutations of each target; a tenant's file is read from a folder, which is slower.
fn mutations(target: &str) -> usize {
    match target {
        "tenant_file" => 300,
        "token" => 5_000,
        _ => 20_000,
    }
}

#[test]
fn the_good_token_opens_so_that_a_forged_one_would_show() {
    let good = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/token/00")).expect("a seed");
    assert!(jetway_gateway::fuzz::opens(&good));
}

#[test]
fn nothing_that_must_hold_breaks_on_the_corpus_or_near_it() {
    for (name, target) in TARGETS {
        let seeds = seeds(name);
        assert!(seeds.len() >= 5, "{name} has {} seeds", seeds.len());
        for seed in &seeds {
            target(seed);
        }
        let mut random = Random(name.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte)));
        for _ in 0..mutations(name) {
            let mut input = seeds[random.below(seeds.len())].clone();
            for _ in 0..=random.below(4) {
                mutate(&mut input, &seeds, &mut random);
            }
            target(&input);
        }
    }
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let entries = fs::read_dir(folder).expect("a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a seed")).collect()
}

fn mutate(input: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    let at = random.below(input.len() + 1);
    match random.below(6) {
        0 if at < input.len() => input[at] ^= 1 << random.below(8),
        1 if at < input.len() => {
            input.remove(at);
        }
        2 => input.insert(at, u8::try_from(random.below(256)).unwrap_or_default()),
        3 => input.truncate(at),
        4 => {
            let other = &seeds[random.below(seeds.len())];
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        _ => {
            let word = WORDS[random.below(WORDS.len())];
            input.splice(at..at, word.iter().copied());
        }
    }
    input.truncate(4096);
}

/// Source: splitmix64, Vigna 2015.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % end as u64).unwrap_or_default()
    }
}
