//! Which requirement rows are proven, decided or open.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use regex::Regex;

use crate::repo;

const LEDGERS: [&str; 2] = ["docs/requirements/platform.tsv", "docs/requirements/trading.tsv"];

struct Row {
    id: String,
    area: String,
    decided: bool,
}

#[derive(Default)]
struct Tally {
    covered: usize,
    decided: usize,
    open: usize,
}

/// Print `covered / decided / open` for each area; findings are ids that no row has.
pub fn check() -> Result<Vec<String>> {
    let rows = rows()?;
    let known: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let claims = claims()?;
    let findings = claims
        .iter()
        .filter(|(id, _)| !known.contains(id.as_str()))
        .map(|(id, file)| format!("{file} claims {id}, which no row of docs/requirements has"))
        .collect();
    print(&rows, &claims);
    Ok(findings)
}

fn print(rows: &[Row], claims: &BTreeMap<String, String>) {
    let mut areas: BTreeMap<String, Tally> = BTreeMap::new();
    let mut total = Tally::default();
    for row in rows {
        let ledger = row.id.chars().next().unwrap_or_default();
        let area = areas.entry(format!("{ledger} {}", row.area)).or_default();
        for tally in [area, &mut total] {
            match (claims.contains_key(&row.id), row.decided) {
                (true, _) => tally.covered += 1,
                (false, true) => tally.decided += 1,
                (false, false) => tally.open += 1,
            }
        }
    }
    println!("{:<20} covered / decided / open", "requirements");
    for (area, tally) in &areas {
        println!(
            "{area:<20} {:>7} / {:>7} / {:>4}",
            tally.covered, tally.decided, tally.open
        );
    }
    println!(
        "{:<20} {:>7} / {:>7} / {:>4}",
        "all", total.covered, total.decided, total.open
    );
}

fn rows() -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for ledger in LEDGERS {
        let text = fs::read_to_string(repo::root().join(ledger)).with_context(|| ledger.to_owned())?;
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            rows.push(Row {
                id: cells.first().copied().unwrap_or_default().to_owned(),
                area: cells.get(1).copied().unwrap_or_default().to_owned(),
                decided: cells.get(5).is_some_and(|decision| !decision.trim().is_empty()),
            });
        }
    }
    Ok(rows)
}

/// Row id → a file whose test claims it.
fn claims() -> Result<BTreeMap<String, String>> {
    let id = Regex::new(r"\b[PT]-\d{3}\b")?;
    let rust = Regex::new(r"^\s*// covers:")?;
    let typescript =
        Regex::new(r#"\b(test|it|describe)(\.\w+)?\s*\(|^\s*(\]\)\(|\[)?['"`].*\([PT]-\d{3}|^\s*// covers:"#)?;
    let mut claims = BTreeMap::new();
    for file in repo::tracked(".")? {
        let is_test = file.ends_with(".rs") || file.contains(".test.") || file.contains(".spec.");
        if !is_test || file.starts_with("crates/xtask/") {
            continue;
        }
        let marks = if file.ends_with(".rs") { &rust } else { &typescript };
        for line in fs::read_to_string(repo::root().join(&file))?
            .lines()
            .filter(|line| marks.is_match(line))
        {
            for found in id.find_iter(line) {
                claims.entry(found.as_str().to_owned()).or_insert_with(|| file.clone());
            }
        }
    }
    Ok(claims)
}
