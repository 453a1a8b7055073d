//! The cells of a line, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use csv::StringRecord;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::lot::{LotDeposit, LotFeature, LotFlight, LotJourney, LotKind, LotState};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::zone::Zone;

use super::problem::{OPTIONAL, SheetProblem, problem};

/// A line. Each reader returns a value in any case, and notes a problem when the cell has none.
pub(super) struct Cells<'a> {
    line: u64,
    columns: &'a BTreeMap<&'static str, usize>,
    record: &'a StringRecord,
    currency: CurrencyCode,
    zone: Zone,
    problems: Vec<SheetProblem>,
}

impl<'a> Cells<'a> {
    pub(super) const fn new(
        line: u64,
        columns: &'a BTreeMap<&'static str, usize>,
        record: &'a StringRecord,
        currency: CurrencyCode,
        zone: Zone,
    ) -> Self {
        Self {
            line,
            columns,
            record,
            currency,
            zone,
            problems: Vec::new(),
        }
    }

    pub(super) const fn line(&self) -> u64 {
        self.line
    }

    pub(super) fn problems(self) -> Vec<SheetProblem> {
        self.problems
    }

    /// The text of a cell; of an empty one, the column's own value.
    pub(super) fn text(&self, column: &'static str) -> &'a str {
        let at = self.columns.get(column);
        let typed = at.and_then(|at| self.record.get(*at)).filter(|text| !text.is_empty());
        let usual = OPTIONAL.iter().find(|(name, _)| *name == column);
        typed.or_else(|| usual.map(|(_, value)| *value)).unwrap_or_default()
    }

    pub(super) fn kind(&mut self) -> Option<LotKind> {
        let found = LotKind::parse(self.text("kind"));
        self.known("kind", found, "One of exclusive, umrah, group.")
    }

    pub(super) fn state(&mut self) -> Option<LotState> {
        let found = LotState::parse(self.text("state")).filter(|state| *state != LotState::Withdrawn);
        self.known("state", found, "One of draft, onSale.")
    }

    pub(super) fn airline(&mut self) -> Option<CarrierCode> {
        let found = CarrierCode::parse(self.text("airline")).ok();
        self.known("airline", found, "A two-character airline code.")
    }

    /// A whole number.
    pub(super) fn number(&mut self, column: &'static str) -> u32 {
        let found = self.text(column).parse().ok();
        self.known(column, found, "A whole number.").unwrap_or_default()
    }

    /// Percent as `25` or `25%`.
    pub(super) fn percent(&mut self, column: &'static str) -> u8 {
        let found = self.text(column).trim_end_matches('%').trim().parse().ok();
        let found = found.filter(|percent| *percent <= 100);
        self.known(column, found, "A whole number from 0 to 100.")
            .unwrap_or_default()
    }

    /// A decimal amount such as `1800.00`.
    pub(super) fn amount(&mut self, column: &'static str) -> Money {
        let found = Money::from_amount(self.text(column), self.currency).ok();
        let found = self.known(column, found, "A decimal amount, such as 1800.00.");
        found.unwrap_or_else(|| Money::zero(self.currency))
    }

    /// `25%`, or an amount for each seat.
    pub(super) fn deposit(&mut self) -> LotDeposit {
        if self.text("deposit").ends_with('%') {
            LotDeposit::Percent(self.percent("deposit"))
        } else {
            LotDeposit::Fixed(self.amount("deposit"))
        }
    }

    /// A time of the tenant's clock, such as `2026-12-20T18:00`.
    pub(super) fn instant(&mut self, column: &'static str) -> DateTime<Utc> {
        let found = local(self.text(column)).map(|at| self.zone.instant(at));
        let found = self.known(column, found, "A day and a time, such as 2026-12-20T18:00.");
        found.unwrap_or_default()
    }

    /// Tenths of a rating such as `4.3`.
    pub(super) fn rating(&mut self) -> u8 {
        let text = self.text("rating");
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let digit = |digits: &str| digits.parse::<u8>().ok().filter(|_| digits.len() == 1);
        let found = digit(whole).zip(digit(tenth)).map(|(whole, tenth)| whole * 10 + tenth);
        let found = found.filter(|tenths| *tenths <= 50);
        self.known("rating", found, "0 to 5 with at most one decimal.")
            .unwrap_or_default()
    }

    /// Names with spaces between them.
    pub(super) fn features(&mut self) -> BTreeSet<LotFeature> {
        let names = self.text("features").split_whitespace();
        let found: Option<BTreeSet<LotFeature>> = names.map(LotFeature::parse).collect();
        let known = LotFeature::ALL.map(LotFeature::name).join(", ");
        let text = format!("Any of {known}, with spaces between them.");
        self.known("features", found, &text).unwrap_or_default()
    }

    /// Flights with ` / ` between them, each `EK585 DXB-DAC 2027-01-10T09:00 2027-01-10T15:30`.
    pub(super) fn journey(&mut self, column: &'static str) -> LotJourney {
        let flights: Option<Vec<LotFlight>> = self.text(column).split('/').map(flight).collect();
        let text = "Flights such as EK585 DXB-DAC 2027-01-10T09:00 2027-01-10T15:30, with / between them.";
        let flights = self.known(column, flights, text).unwrap_or_default();
        LotJourney { flights }
    }

    fn known<T>(&mut self, column: &str, found: Option<T>, text: &str) -> Option<T> {
        if found.is_none() {
            self.problems.push(problem(self.line, column, text));
        }
        found
    }
}

fn flight(text: &str) -> Option<LotFlight> {
    let mut words = text.split_whitespace();
    let number = words.next()?.to_uppercase();
    let (origin, destination) = words.next()?.split_once('-')?;
    let flight = LotFlight {
        number,
        origin: AirportCode::parse(origin).ok()?,
        destination: AirportCode::parse(destination).ok()?,
        departs: local(words.next()?)?,
        arrives: local(words.next()?)?,
    };
    words.next().is_none().then_some(flight)
}

fn local(text: &str) -> Option<NaiveDateTime> {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").ok()
}
