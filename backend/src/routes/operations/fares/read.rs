//! Reading the fields of operators' forms.

use chrono::{DateTime, NaiveDateTime, Utc};
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::zone::Zone;

use crate::wire::field_error::BadField;

/// How times without a zone are written.
const LOCAL: &str = "%Y-%m-%dT%H:%M";

/// Reads texts of one tenant, and keeps the fields that cannot be read.
pub(crate) struct Reader {
    pub(crate) currency: CurrencyCode,
    pub(crate) zone: Zone,
    pub(crate) bad: Vec<BadField>,
}

impl Reader {
    /// A decimal amount in the tenant's currency.
    pub(crate) fn amount(&mut self, pointer: &str, text: &str) -> Money {
        let read = Money::from_amount(text, self.currency).ok();
        let read = self.keep(read, pointer, "amount.shape", "A decimal amount, such as 1234.50.");
        read.unwrap_or_else(|| Money::zero(self.currency))
    }

    /// A time of the tenant's clock.
    pub(crate) fn instant(&mut self, pointer: &str, text: &str) -> DateTime<Utc> {
        let at = self.local(pointer, text);
        self.zone.instant(at)
    }

    /// A time without a zone.
    pub(crate) fn local(&mut self, pointer: &str, text: &str) -> NaiveDateTime {
        let read = NaiveDateTime::parse_from_str(text, LOCAL).ok();
        let read = self.keep(read, pointer, "time.shape", "Such as 2027-01-02T18:00.");
        read.unwrap_or_default()
    }

    /// An airport.
    pub(crate) fn airport(&mut self, pointer: &str, text: &str) -> Option<AirportCode> {
        let read = AirportCode::parse(text).ok();
        self.keep(read, pointer, "airport.unknown", "A three-letter airport code.")
    }

    /// An airline.
    pub(crate) fn airline(&mut self, pointer: &str, text: &str) -> Option<CarrierCode> {
        let read = CarrierCode::parse(text).ok();
        self.keep(read, pointer, "airline.unknown", "A two-character airline code.")
    }

    /// Tenths of a rating such as `4.5`.
    pub(crate) fn rating(&mut self, pointer: &str, text: &str) -> u8 {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let digit = |digits: &str| digits.parse::<u8>().ok().filter(|_| digits.len() == 1);
        let read = digit(whole).zip(digit(tenth)).map(|(whole, tenth)| whole * 10 + tenth);
        let read = self.keep(read, pointer, "number.range", "0 to 5 with at most one decimal.");
        read.unwrap_or_default()
    }

    /// The value, or a note that the field has none.
    pub(crate) fn keep<T>(&mut self, read: Option<T>, pointer: &str, code: &'static str, detail: &str) -> Option<T> {
        if read.is_none() {
            self.bad.push(BadField::new(pointer, code, detail));
        }
        read
    }
}

/// A time of a clock, to the minute.
pub(crate) fn clock(at: NaiveDateTime) -> String {
    at.format(LOCAL).to_string()
}

/// An instant by a zone's clock, to the minute.
pub(crate) fn clock_in(zone: Zone, at: DateTime<Utc>) -> String {
    clock(at.with_timezone(&zone).naive_local())
}
