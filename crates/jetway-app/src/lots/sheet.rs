//! The CSV file of lots: one line each, columns by the names of the first line, in any order.

mod cells;
mod problem;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use csv::{ReaderBuilder, StringRecord};
use jetway_domain::lot::{LotFault, LotFaultCode, LotOffer, LotState, LotTerms, SeatPrice, SeatPrices};
use jetway_domain::money::CurrencyCode;
use jetway_domain::text::Line;
use jetway_domain::zone::Zone;

use self::cells::Cells;
pub use self::problem::SheetProblem;
use self::problem::{OPTIONAL, problem};
use super::place::checked;

/// Most lots of a file.
const MOST_LOTS: usize = 5_000;
/// Most problems that are reported; more do not help who repairs the file.
const MOST_PROBLEMS: usize = 200;

/// Columns that every file has.
const REQUIRED: [&str; 17] = [
    "kind",
    "title",
    "airline",
    "outbound",
    "seats",
    "adult",
    "adultAgent",
    "child",
    "childAgent",
    "infant",
    "infantAgent",
    "deposit",
    "namesBy",
    "balanceBy",
    "ticketingBy",
    "baggage",
    "rating",
];

/// A file with one lot, for operators to begin with. Its dates are to be replaced.
pub const TEMPLATE: &str = "\
kind,state,title,airline,outbound,inbound,seats,adult,adultAgent,child,childAgent,infant,infantAgent,deposit,depositHours,namesBy,balanceBy,ticketingBy,minPassengers,maxPassengers,dropPenalty,cancelPenaltyPercent,nameChangeFee,keepDepositPercent,baggage,features,rating,notes
umrah,draft,Umrah from Dubai,SV,SV551 DXB-JED 2027-01-10T09:00 2027-01-10T11:05,SV590 MED-DXB 2027-01-20T21:00 2027-01-21T00:55,40,1800.00,1720.00,1500.00,1430.00,400.00,380.00,25%,2,2026-12-20T18:00,2026-12-22T18:00,2027-01-03T18:00,10,40,100.00,50,75.00,100,30 kg and 5 litres of zamzam,direct zamzam,4.3,
";

/// A lot of a file.
pub(super) struct SheetRow {
    /// Line of the file, from 1.
    pub(super) line: u64,
    pub(super) state: LotState,
    pub(super) seats: u32,
    pub(super) offer: LotOffer,
}

/// The lots of a file that are possible, and everything that is wrong with it. Amounts are in `currency`, times in `zone`.
pub(super) fn read(
    text: &str,
    currency: CurrencyCode,
    zone: Zone,
    now: DateTime<Utc>,
) -> (Vec<SheetRow>, Vec<SheetProblem>) {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or_default();
    let separator = [b';', b'\t']
        .into_iter()
        .find(|sign| first.as_bytes().contains(sign))
        .unwrap_or(b',');
    let mut reader = ReaderBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut problems = Vec::new();
    let columns = match reader.headers() {
        Ok(names) => columns(names, &mut problems),
        Err(_) => return (Vec::new(), vec![problem(1, "", "The first line cannot be read.")]),
    };
    if !problems.is_empty() {
        return (Vec::new(), problems);
    }
    let mut rows = Vec::new();
    for (at, record) in reader.records().enumerate() {
        if at >= MOST_LOTS {
            let text = format!("A file has at most {MOST_LOTS} lots.");
            problems.push(problem(record_line(record.as_ref().ok()), "", &text));
            break;
        }
        match record {
            Ok(record) => {
                let line = record_line(Some(&record));
                let record = read_cells(&record);
                let cells = Cells::new(line, &columns, &record, currency, zone);
                match row(cells, currency, now) {
                    Ok(row) => rows.push(row),
                    Err(found) => problems.extend(found),
                }
            }
            Err(error) => {
                let line = error.position().map_or(1, csv::Position::line);
                problems.push(problem(line, "", "The line cannot be read."));
            }
        }
        if problems.len() >= MOST_PROBLEMS {
            problems.truncate(MOST_PROBLEMS);
            break;
        }
    }
    if rows.is_empty() && problems.is_empty() {
        problems.push(problem(1, "", "The file has no lots."));
    }
    (rows, problems)
}

/// Each cell as a field of its own is read: a file is taken as a text, whose digits stay as typed.
fn read_cells(record: &StringRecord) -> StringRecord {
    let cell = |text: &str| Line::parse(text).map_or_else(|_| text.to_owned(), Line::into_string);
    record.iter().map(cell).collect()
}

fn record_line(record: Option<&StringRecord>) -> u64 {
    record.and_then(StringRecord::position).map_or(1, csv::Position::line)
}

/// The place of each column by its name.
fn columns(names: &StringRecord, problems: &mut Vec<SheetProblem>) -> BTreeMap<&'static str, usize> {
    let optional = OPTIONAL.iter().map(|(name, _)| *name);
    let known: BTreeMap<String, &'static str> = REQUIRED
        .into_iter()
        .chain(optional)
        .map(|name| (name.to_lowercase(), name))
        .collect();
    let mut found = BTreeMap::new();
    for (at, name) in names.iter().enumerate() {
        match known.get(&name.to_lowercase()) {
            Some(known) => {
                if found.insert(*known, at).is_some() {
                    problems.push(problem(1, name, "The column is there twice."));
                }
            }
            None => problems.push(problem(1, name, "There is no such column.")),
        }
    }
    let missing = REQUIRED.into_iter().filter(|name| !found.contains_key(name));
    let missing: Vec<_> = missing.map(|name| problem(1, name, "The column is missing.")).collect();
    problems.extend(missing);
    found
}

fn row(mut cells: Cells<'_>, currency: CurrencyCode, now: DateTime<Utc>) -> Result<SheetRow, Vec<SheetProblem>> {
    let kind = cells.kind();
    let state = cells.state();
    let airline = cells.airline();
    let outbound = cells.journey("outbound");
    let inbound = if cells.text("inbound").is_empty() {
        None
    } else {
        Some(cells.journey("inbound"))
    };
    let seats = cells.number("seats");
    let prices = SeatPrices {
        adult: price(&mut cells, "adult", "adultAgent"),
        child: price(&mut cells, "child", "childAgent"),
        infant: price(&mut cells, "infant", "infantAgent"),
    };
    let terms = LotTerms {
        deposit: cells.deposit(),
        deposit_hours: cells.number("depositHours"),
        names_by: cells.instant("namesBy"),
        balance_by: cells.instant("balanceBy"),
        ticketing_by: cells.instant("ticketingBy"),
        min_passengers: cells.number("minPassengers"),
        max_passengers: cells.number("maxPassengers"),
        drop_penalty: cells.amount("dropPenalty"),
        cancel_penalty_percent: cells.percent("cancelPenaltyPercent"),
        name_change_fee: cells.amount("nameChangeFee"),
        keep_deposit_percent: cells.percent("keepDepositPercent"),
    };
    let features = cells.features();
    let rating_tenths = cells.rating();
    let notes = Some(cells.text("notes").to_owned()).filter(|notes| !notes.is_empty());
    let (title, baggage) = (cells.text("title").to_owned(), cells.text("baggage").to_owned());
    let line = cells.line();
    let problems = cells.problems();
    // A cell that cannot be read has a value that means nothing; checking it would report the same cell again.
    let (Some(kind), Some(state), Some(airline), true) = (kind, state, airline, problems.is_empty()) else {
        return Err(problems);
    };
    let offer = LotOffer {
        kind,
        title,
        airline,
        journeys: std::iter::once(outbound).chain(inbound).collect(),
        departs_at: now,
        ends_at: now,
        prices,
        baggage,
        features,
        rating_tenths,
        terms,
        notes,
    };
    let named = |faults: Vec<LotFault>| -> Vec<SheetProblem> {
        let cells: BTreeSet<_> = faults
            .into_iter()
            .map(|fault| (column(&fault.pointer), sentence(fault.code)))
            .collect();
        cells
            .into_iter()
            .map(|(field, text)| problem(line, field, &text))
            .collect()
    };
    let offer = checked(offer, seats, currency).map_err(named)?;
    let late = state.faults_at(&offer, now);
    if !late.is_empty() {
        return Err(named(late));
    }
    Ok(SheetRow {
        line,
        state,
        seats,
        offer,
    })
}

fn price(cells: &mut Cells<'_>, customer: &'static str, agent: &'static str) -> SeatPrice {
    SeatPrice {
        customer: cells.amount(customer),
        agent: cells.amount(agent),
    }
}

/// What is wrong, as a sentence.
fn sentence(code: LotFaultCode) -> String {
    let text = code.to_string();
    format!("It {text}.")
}

/// The column of a field.
fn column(pointer: &str) -> &'static str {
    match pointer {
        "/title" => "title",
        "/airline" => "airline",
        "/baggage" => "baggage",
        "/notes" => "notes",
        "/ratingTenths" => "rating",
        "/seats" => "seats",
        "/prices/adult/customer" => "adult",
        "/prices/adult/agent" => "adultAgent",
        "/prices/child/customer" => "child",
        "/prices/child/agent" => "childAgent",
        "/prices/infant/customer" => "infant",
        "/prices/infant/agent" => "infantAgent",
        "/deposit/amount" | "/deposit/percent" => "deposit",
        "/depositHours" => "depositHours",
        "/namesBy" => "namesBy",
        "/balanceBy" => "balanceBy",
        "/ticketingBy" => "ticketingBy",
        "/minPassengers" => "minPassengers",
        "/maxPassengers" => "maxPassengers",
        "/rules/dropPenalty" => "dropPenalty",
        "/rules/nameChangeFee" => "nameChangeFee",
        "/rules/cancelPenaltyPercent" => "cancelPenaltyPercent",
        "/rules/keepDepositPercent" => "keepDepositPercent",
        other if other.starts_with("/journeys/1") => "inbound",
        _ => "outbound",
    }
}

#[cfg(test)]
mod tests;
