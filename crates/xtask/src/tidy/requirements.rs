//! Which requirement rows are proven, decided or open.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use regex::Regex;

use crate::repo;

const LEDGERS: [&str; 2] = ["docs/requirements/platform.tsv", "docs/requirements/trading.tsv"];

/// Where journeys in a real browser are.
const BROWSER: &str = "e2e/specs/";
/// The ledger whose rows are all held to the evidence they ask for.
const HELD: char = 'P';

struct Row {
    id: String,
    area: String,
    /// Its evidence is a journey in a browser.
    e2e: bool,
    decided: bool,
}

impl Row {
    fn ledger(&self) -> char {
        self.id.chars().next().unwrap_or_default()
    }
}

/// Row id → the files whose tests claim it.
type Claims = BTreeMap<String, BTreeSet<String>>;

#[derive(Default)]
struct Tally {
    covered: usize,
    decided: usize,
    open: usize,
}

/// Print `covered / decided / open` for each area; findings are ids that no row has, and rows proven elsewhere than they ask.
pub fn check() -> Result<Vec<String>> {
    let rows = rows()?;
    let known: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let claims = claims()?;
    let strangers = claims.iter().filter(|(id, _)| !known.contains(id.as_str()));
    let mut findings: Vec<String> = strangers
        .flat_map(|(id, files)| files.iter().map(move |file| (id, file)))
        .map(|(id, file)| format!("{file} claims {id}, which no row of docs/requirements has"))
        .collect();
    print(&rows, &claims);
    let (held, to_come): (Vec<&Row>, Vec<&Row>) = unseen(&rows, &claims).partition(|row| row.ledger() == HELD);
    findings.extend(held.iter().map(|row| {
        let id = &row.id;
        format!(
            "{id} asks for e2e and no test under {BROWSER} claims it: claim it there, or say in its decision why not"
        )
    }));
    println!("asking for e2e, seen in no browser yet: {}", to_come.len());
    Ok(findings)
}

/// Rows that ask for a browser, are claimed by no journey in one, and whose decision does not say why.
fn unseen<'a>(rows: &'a [Row], claims: &'a Claims) -> impl Iterator<Item = &'a Row> {
    let seen = |row: &Row| {
        let files = claims.get(&row.id);
        files.is_some_and(|files| files.iter().any(|file| file.starts_with(BROWSER)))
    };
    rows.iter().filter(move |row| row.e2e && !row.decided && !seen(row))
}

fn print(rows: &[Row], claims: &Claims) {
    let mut areas: BTreeMap<String, Tally> = BTreeMap::new();
    let mut ledgers: BTreeMap<char, Tally> = BTreeMap::new();
    for row in rows {
        let area = areas.entry(format!("{} {}", row.ledger(), row.area)).or_default();
        for tally in [area, ledgers.entry(row.ledger()).or_default()] {
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
    for (ledger, Tally { covered, decided, open }) in &ledgers {
        let answered = covered + decided;
        println!(
            "{ledger}: {answered} of {} covered or decided; {covered} / {decided} / {open}",
            answered + open
        );
    }
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
                e2e: cells.get(3).is_some_and(|evidence| evidence.starts_with("e2e")),
                decided: cells.get(5).is_some_and(|decision| !decision.trim().is_empty()),
            });
        }
    }
    Ok(rows)
}

fn claims() -> Result<Claims> {
    let id = Regex::new(r"\b[PT]-\d{3}\b")?;
    let rust = Regex::new(r"^\s*// covers:")?;
    let typescript = Regex::new(
        r#"\b(test|it|describe)(\.\w+)?\s*\(|^\s*(\]( as const)?\)\(|\[)?['"`].*\([PT]-\d{3}|^\s*// covers:"#,
    )?;
    let mut claims = Claims::new();
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
                claims
                    .entry(found.as_str().to_owned())
                    .or_default()
                    .insert(file.clone());
            }
        }
    }
    Ok(claims)
}

#[cfg(test)]
mod tests {
    use super::{Claims, Row, unseen};

    fn row(id: &str, e2e: bool, decided: bool) -> Row {
        let area = "auth".to_owned();
        let id = id.to_owned();
        Row { id, area, e2e, decided }
    }

    fn claimed(id: &str, files: &[&str]) -> (String, std::collections::BTreeSet<String>) {
        (id.to_owned(), files.iter().map(|&file| file.to_owned()).collect())
    }

    #[test]
    fn a_row_that_asks_for_a_browser_is_seen_in_one_or_decided() {
        let rows = [
            row("P-001", true, false),
            row("P-002", true, false),
            row("P-003", true, true),
            row("P-004", false, false),
            row("T-005", true, false),
        ];
        let claims = Claims::from([
            claimed("P-001", &["backend/tests/api/a.rs", "e2e/specs/a.spec.ts"]),
            claimed("P-002", &["mfe-shell/src/a.test.ts"]),
        ]);
        let ids: Vec<&str> = unseen(&rows, &claims).map(|row| row.id.as_str()).collect();
        assert_eq!(ids, ["P-002", "T-005"]);
    }
}
