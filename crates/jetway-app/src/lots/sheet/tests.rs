use chrono::{DateTime, Utc};
use jetway_domain::lot::{LotDeposit, LotFeature, LotKind, LotState};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::zone::Zone;

use super::{MOST_LOTS, SheetRow, TEMPLATE, read};

fn now() -> DateTime<Utc> {
    "2026-11-27T08:00:00Z".parse().unwrap()
}

fn sheet(text: &str) -> (Vec<SheetRow>, Vec<(u64, String)>) {
    let zone: Zone = "Asia/Dubai".parse().unwrap();
    let (rows, problems) = read(text, CurrencyCode::parse("AED").unwrap(), zone, now());
    let problems = problems.into_iter().map(|problem| (problem.line, problem.field));
    (rows, problems.collect())
}

/// The template with one cell of its lot changed.
fn with(column: &str, value: &str) -> String {
    let (names, lot) = TEMPLATE.trim_end().split_once('\n').unwrap();
    let at = names.split(',').position(|name| name == column).unwrap();
    let cells = lot.split(',').enumerate();
    let cells: Vec<_> = cells
        .map(|(place, cell)| if place == at { value } else { cell })
        .collect();
    format!("{names}\n{}\n", cells.join(","))
}

#[test]
fn the_template_is_a_lot() {
    let (rows, problems) = sheet(TEMPLATE);
    assert_eq!(problems, []);
    let row = &rows[0];
    assert_eq!((row.state, row.seats), (LotState::Draft, 40));
    let offer = &row.offer;
    assert_eq!(offer.kind, LotKind::Umrah);
    assert_eq!(offer.prices.adult.customer, Money::parse("AED 1800.00").unwrap());
    assert_eq!(offer.terms.deposit, LotDeposit::Percent(25));
    assert_eq!(offer.rating_tenths, 43);
    assert_eq!(offer.features, [LotFeature::Direct, LotFeature::Zamzam].into());
    // By the clock of Dubai, and the landing too.
    assert_eq!(
        offer.terms.names_by,
        "2026-12-20T14:00:00Z".parse::<DateTime<Utc>>().unwrap()
    );
    assert_eq!(
        offer.departs_at,
        "2027-01-10T05:00:00Z".parse::<DateTime<Utc>>().unwrap()
    );
    assert_eq!(offer.ends_at, "2027-01-20T20:55:00Z".parse::<DateTime<Utc>>().unwrap());
}

#[test]
fn the_digits_of_every_script_are_read() {
    let cells = [
        ("seats", "৪০"),
        ("adult", "١٨٠٠٫٠٠"),
        ("deposit", "২৫%"),
        ("namesBy", "٢٠٢٦-١٢-٢٠T١٨:٠٠"),
        ("rating", "৪.৩"),
    ];
    let (expected, _) = sheet(TEMPLATE);
    for (column, value) in cells {
        let (rows, problems) = sheet(&with(column, value));
        assert_eq!(problems, [], "{column} {value}");
        assert_eq!(
            (rows[0].seats, &rows[0].offer),
            (expected[0].seats, &expected[0].offer),
            "{column} {value}"
        );
    }
}

#[test]
fn a_wrong_cell_is_named_by_line_and_column() {
    let cells = [
        ("kind", "pilgrims"),
        ("state", "withdrawn"),
        ("title", ""),
        ("airline", "SVA"),
        ("outbound", "SV551 DXB JED"),
        ("inbound", "SV590 MED-DXB 2027-01-09T21:00 2027-01-10T00:55"),
        ("seats", "0"),
        ("adult", "1800.001"),
        ("childAgent", "1500.01"),
        ("deposit", "0%"),
        ("namesBy", "20 December"),
        ("ticketingBy", "2027-01-11T18:00"),
        ("maxPassengers", "9"),
        ("cancelPenaltyPercent", "101"),
        ("features", "direct zamzm"),
        ("rating", "5.1"),
    ];
    for (column, value) in cells {
        let (rows, problems) = sheet(&with(column, value));
        assert_eq!(problems, [(2, column.to_owned())], "{column} {value:?}");
        assert!(rows.is_empty(), "{column}");
    }
}

#[test]
fn a_lot_on_sale_has_its_deadlines_ahead() {
    let late = with("state", "onSale").replace("2026-12-20T18:00", "2026-11-27T11:00");
    assert_eq!(sheet(&late).1, [(2, "namesBy".to_owned())]);
    assert_eq!(sheet(&late.replace("onSale", "draft")).1, []);
}

#[test]
fn an_unknown_airport_is_named() {
    let (_, problems) = sheet(&TEMPLATE.replace("DXB-JED", "QQQ-JED"));
    assert_eq!(problems, [(2, "outbound".to_owned())]);
}

#[test]
fn columns_are_found_by_name_and_missing_ones_are_named() {
    let (_, problems) = sheet(&TEMPLATE.replacen("airline", "carrier", 1));
    assert_eq!(problems, [(1, "carrier".to_owned()), (1, "airline".to_owned())]);
    assert_eq!(sheet("").1.first().map(|(line, _)| *line), Some(1));
    let names = TEMPLATE.lines().next().unwrap();
    assert_eq!(sheet(names).1, [(1, String::new())]);
}

#[test]
fn semicolons_and_a_byte_order_mark_are_read() {
    let text = format!("\u{feff}{}", TEMPLATE.replace(',', ";"));
    let (rows, problems) = sheet(&text);
    assert_eq!((rows.len(), problems), (1, Vec::new()));
}

#[test]
fn a_file_of_five_thousand_lots_is_read_and_one_more_is_named() {
    let (names, lot) = TEMPLATE.split_once('\n').unwrap();
    let mut text = format!("{names}\n{}", lot.repeat(MOST_LOTS));
    let (rows, problems) = sheet(&text);
    assert_eq!((rows.len(), problems), (MOST_LOTS, Vec::new()));
    text.push_str(lot);
    assert_eq!(sheet(&text).1, [(u64::try_from(MOST_LOTS).unwrap() + 2, String::new())]);
}
