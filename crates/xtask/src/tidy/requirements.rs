//! Which requirement rows are proven, decided or open.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};

use super::claims::{self, Claims};
use crate::repo;

const LEDGERS: [&str; 2] = ["docs/requirements/platform.tsv", "docs/requirements/trading.tsv"];

/// A decision with this prefix names what is missing: the row is open.
const OPEN: &str = "Open:";

/// Kind of evidence → folders of its tests. Unit tests may be anywhere.
const LEVELS: [(&str, &[&str]); 3] = [
    ("e2e", &["e2e/specs/"]),
    ("api", &["backend/tests/", "e2e/specs/"]),
    ("gateway", &["gateway/", "backend/tests/", "e2e/specs/"]),
];

struct Row {
    id: String,
    area: String,
    /// The kind of test it asks for: `e2e`, `api`, `gateway` or `unit`.
    evidence: String,
    decision: String,
}

impl Row {
    fn ledger(&self) -> char {
        self.id.chars().next().unwrap_or_default()
    }

    fn is_open(&self) -> bool {
        self.decision.starts_with(OPEN)
    }

    fn is_decided(&self) -> bool {
        !self.decision.is_empty() && !self.is_open()
    }
}

#[derive(Default)]
struct Tally {
    covered: usize,
    decided: usize,
    open: usize,
}

/// Print `covered / decided / open` for each area. Findings: claims without a test, unknown ids, rows claimed at
/// another level than they ask for, and open rows that a test claims.
///
/// # Errors
/// When a ledger or a test file cannot be read.
pub fn check() -> Result<Vec<String>> {
    let rows = rows()?;
    let known: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let claims::Found { claims, strays } = claims::find()?;
    let mut findings = strays;
    for (id, files) in claims.iter().filter(|(id, _)| !known.contains(id.as_str())) {
        let files = files.iter();
        findings.extend(files.map(|file| format!("{file} claims {id}, which no row of docs/requirements has")));
    }
    print(&rows, &claims);
    findings.extend(rows.iter().filter_map(|row| contradiction(row, &claims)));
    Ok(findings)
}

/// Contradictions between a row and its tests.
fn contradiction(row: &Row, claims: &Claims) -> Option<String> {
    let files = claims.get(&row.id)?;
    let Row { id, evidence, .. } = row;
    if row.is_open() {
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        return Some(format!(
            "{id} is open by its decision and claimed by {}: one of them is wrong",
            files.join(", ")
        ));
    }
    let (_, folders) = LEVELS.iter().find(|(kind, _)| kind == evidence)?;
    let is_there = |file: &String| folders.iter().any(|folder| file.starts_with(folder));
    let is_proven = row.is_decided() || files.iter().any(is_there);
    (!is_proven).then(|| {
        let folders = folders.join(" or ");
        format!("{id} asks for {evidence} and no test under {folders} claims it: claim it there, or say in its decision why not")
    })
}

fn print(rows: &[Row], claims: &Claims) {
    let mut areas: BTreeMap<String, Tally> = BTreeMap::new();
    let mut ledgers: BTreeMap<char, Tally> = BTreeMap::new();
    for row in rows {
        let area = areas.entry(format!("{} {}", row.ledger(), row.area)).or_default();
        for tally in [area, ledgers.entry(row.ledger()).or_default()] {
            match (claims.contains_key(&row.id), row.is_decided()) {
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
        rows.extend(text.lines().skip(1).map(row));
    }
    Ok(rows)
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.split('\t').collect();
    let cell = |at: usize| cells.get(at).copied().unwrap_or_default().trim();
    Row {
        id: cell(0).to_owned(),
        area: cell(1).to_owned(),
        evidence: cell(3).split(':').next().unwrap_or_default().to_owned(),
        decision: cell(5).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claimed(id: &str, files: &[&str]) -> (String, BTreeSet<String>) {
        (id.to_owned(), files.iter().map(|&file| file.to_owned()).collect())
    }

    fn contradicted(lines: &[&str], claims: &Claims) -> Vec<String> {
        let rows: Vec<Row> = lines.iter().map(|line| row(line)).collect();
        let found = rows.iter().filter(|row| contradiction(row, claims).is_some());
        found.map(|row| row.id.clone()).collect()
    }

    #[test]
    fn a_claimed_row_is_proven_at_its_level_or_decided() {
        let lines = [
            "P-001\tauth\tx\te2e: a\t§1\t",
            "P-002\tauth\tx\te2e: a\t§1\t",
            "P-003\tauth\tx\te2e: a\t§1\tA unit test proves more.",
            "P-004\tauth\tx\tunit: a\t§1\t",
            "T-005\tauth\tx\te2e: a\t§1\t",
            "T-006\tauth\tx\tapi: a\t§1\t",
            "T-007\tauth\tx\tapi: a\t§1\t",
        ];
        let unit = "mfe-shell/src/a.test.ts";
        let claims = Claims::from([
            claimed("P-001", &["backend/tests/api/a.rs", "e2e/specs/a.spec.ts"]),
            claimed("P-002", &[unit]),
            claimed("P-003", &[unit]),
            claimed("P-004", &[unit]),
            claimed("T-006", &["backend/tests/api/a.rs"]),
            claimed("T-007", &["crates/jetway-app/tests/a.rs"]),
        ]);
        assert_eq!(contradicted(&lines, &claims), ["P-002", "T-007"]);
    }

    #[test]
    fn an_open_row_is_claimed_by_nothing() {
        let lines = [
            "P-001\tauth\tx\te2e: a\t§1\tOpen: comes with hotels",
            "P-002\tauth\tx\te2e: a\t§1\tOpen: comes with hotels",
        ];
        let claims = Claims::from([claimed("P-002", &["e2e/specs/a.spec.ts"])]);
        assert_eq!(contradicted(&lines, &claims), ["P-002"]);
        assert!(!row(lines[0]).is_decided());
    }
}
