//! Templates of quotations: lines by traveller, and terms that count from the day of the quotation and from the first day.

use serde::{Deserialize, Serialize};

use super::{Faults, LONGEST_INCLUSION, LONGEST_LABEL, MOST_DAYS, MOST_INCLUSIONS, MOST_LINES, is_text};
use crate::holiday::package::CancellationStep;
use crate::lot::{LotDeposit, LotFault, LotFaultCode, SeatPrice};
use crate::money::CurrencyCode;
use crate::text::Bilingual;

/// Longest note, in characters.
const LONGEST_NOTE: usize = 2_000;
/// Longest validity, in days.
const LONGEST_VALIDITY: u32 = 60;
/// Most days from the end of the validity until the deposit is due.
const LONGEST_DEPOSIT: u32 = 60;

/// What a line counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LineQuantity {
    /// Adults.
    Adult,
    /// Children from two years on.
    Child,
    /// Children under two years.
    Infant,
    /// Rooms; one if the agency does not say.
    Room,
    /// The party, once.
    Party,
}

/// A line of a template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TemplateLine {
    /// What it is for. Required in English.
    pub label: Bilingual,
    /// What it counts.
    pub per: LineQuantity,
    /// Price of one.
    pub unit: SeatPrice,
}

/// What fills the editor of quotations. Operators change it there for each request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuotationTemplate {
    /// The price, by line.
    pub lines: Vec<TemplateLine>,
    /// Days that the quotation is valid.
    pub valid_days: u32,
    /// What is paid first.
    pub deposit: LotDeposit,
    /// Days from the end of the validity until the deposit is due.
    pub deposit_days: u32,
    /// Days before the first day on which the balance is due.
    pub balance_days: u32,
    /// What cancelling costs, the earliest rule first.
    pub cancellation: Vec<CancellationStep>,
    /// What the price includes. Required in English.
    pub inclusions: Vec<Bilingual>,
    /// More, in words; may be empty.
    pub note: Bilingual,
}

impl QuotationTemplate {
    /// Everything that is not possible, for a tenant with this currency.
    #[must_use]
    pub fn faults(&self, currency: CurrencyCode) -> Vec<LotFault> {
        let mut faults = Faults(Vec::new());
        let has_lines = (1..=MOST_LINES).contains(&self.lines.len());
        faults.unless(has_lines, "/lines", LotFaultCode::Count);
        for (at, line) in self.lines.iter().enumerate().take(MOST_LINES) {
            faults.both(&format!("/lines/{at}/label"), &line.label, LONGEST_LABEL);
            faults.unit(at, line.unit, currency);
        }
        let is_valid = (1..=LONGEST_VALIDITY).contains(&self.valid_days);
        faults.unless(is_valid, "/validDays", LotFaultCode::Number);
        faults.deposit(self.deposit, currency);
        let follows = self.deposit_days <= LONGEST_DEPOSIT;
        faults.unless(follows, "/depositDays", LotFaultCode::Number);
        faults.unless(self.balance_days <= MOST_DAYS, "/balanceDays", LotFaultCode::Number);
        faults.policy(&self.cancellation);
        let few = self.inclusions.len() <= MOST_INCLUSIONS;
        faults.unless(few, "/inclusions", LotFaultCode::Count);
        for (at, text) in self.inclusions.iter().enumerate().take(MOST_INCLUSIONS) {
            faults.both(&format!("/inclusions/{at}"), text, LONGEST_INCLUSION);
        }
        for (language, text) in [("en", &self.note.en), ("ar", &self.note.ar)] {
            let fits = text.chars().count() <= LONGEST_NOTE;
            faults.unless(fits, &format!("/note/{language}"), LotFaultCode::Text);
        }
        faults.0
    }
}

impl Faults {
    /// A text that must have an English version.
    fn both(&mut self, pointer: &str, text: &Bilingual, longest: usize) {
        let english = is_text(&text.en, longest);
        self.unless(english, &format!("{pointer}/en"), LotFaultCode::Text);
        let arabic = text.ar.chars().count() <= longest;
        self.unless(arabic, &format!("{pointer}/ar"), LotFaultCode::Text);
    }
}

#[cfg(test)]
mod tests {
    use crate::holiday::fixtures::quotation_template as template;
    use crate::lot::LotDeposit;
    use crate::money::CurrencyCode;

    #[test]
    fn each_impossible_field_of_a_quotation_template_is_named() {
        assert_eq!(template().faults(CurrencyCode::AED), []);
        let mut wrong = template();
        wrong.lines[0].label.en.clear();
        wrong.lines[0].unit.agent.minor = 100_001;
        wrong.valid_days = 0;
        wrong.deposit = LotDeposit::Percent(0);
        wrong.deposit_days = 61;
        wrong.balance_days = 366;
        wrong.cancellation.push(wrong.cancellation[0]);
        wrong.inclusions[0].ar = "x".repeat(201);
        wrong.note.en = "x".repeat(2_001);
        let faults = wrong.faults(CurrencyCode::AED);
        let pointers: Vec<&str> = faults.iter().map(|fault| fault.pointer.as_str()).collect();
        let expected = [
            "/lines/0/label/en",
            "/lines/0/unitAgentAmount",
            "/validDays",
            "/deposit/percent",
            "/depositDays",
            "/balanceDays",
            "/cancellationPolicy/1/daysBefore",
            "/inclusions/0/ar",
            "/note/en",
        ];
        assert_eq!(pointers, expected);
        wrong.lines.clear();
        assert_eq!(wrong.faults(CurrencyCode::AED)[0].pointer, "/lines");
    }
}
