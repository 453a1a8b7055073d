//! Templates of what operators write to agencies. Source: ADR 0124.

mod placeholder;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::Bilingual;
use crate::access::Desk;
use crate::holiday::quotation::QuotationTemplate;
use crate::ids::TemplateId;
use crate::lot::LotFaultCode;
use crate::money::CurrencyCode;

pub use placeholder::{Placeholder, PlaceholderFault};

/// Longest name of a template, in characters.
const LONGEST_NAME: usize = 80;
/// Longest text of a template, in characters: that of the longest message.
const LONGEST_TEXT: usize = 2_000;

/// A template of a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// Primary key.
    pub id: TemplateId,
    /// Number of the saved change, from 1.
    pub version: u32,
    /// Where it is used.
    pub desk: Desk,
    /// What operators choose it by.
    pub name: String,
    /// Whether operators are offered it.
    pub state: TemplateState,
    /// What it fills in.
    pub content: TemplateContent,
    /// Last saved change.
    pub changed_at: DateTime<Utc>,
    /// Name of the operator who made that change.
    pub changed_by: String,
}

/// What a template fills in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "camelCase")]
pub enum TemplateContent {
    /// A text with placeholders, in English, Arabic or both.
    Answer(Bilingual),
    /// A quotation for a tour package.
    Quotation(Box<QuotationTemplate>),
}

/// Whether operators are offered a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TemplateState {
    /// They are.
    Active,
    /// It is kept, but not offered.
    Archived,
}

/// An invalid field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateFault {
    /// JSON pointer of the field: `/text/en`.
    pub pointer: String,
    /// What is wrong.
    pub code: TemplateFaultCode,
}

/// What is wrong with a field of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplateFaultCode {
    /// Empty, or more characters than that.
    Text(usize),
    /// A placeholder that cannot be filled in.
    Placeholder(PlaceholderFault),
    /// The desk has no quotations of this form.
    NoQuotation,
    /// Of a quotation.
    Quotation(LotFaultCode),
}

impl TemplateState {
    /// Stored name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Archived => "archived",
        }
    }

    /// Parses a stored name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Active, Self::Archived]
            .into_iter()
            .find(|state| state.name() == name)
    }
}

impl TemplateContent {
    /// Stored name of its kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Answer(_) => "answer",
            Self::Quotation(_) => "quotation",
        }
    }
}

impl Template {
    /// Everything that is not possible, for a tenant with this currency.
    #[must_use]
    pub fn faults(&self, currency: CurrencyCode) -> Vec<TemplateFault> {
        let mut faults = Vec::new();
        let mut fault = |pointer: String, code| faults.push(TemplateFault { pointer, code });
        if !(1..=LONGEST_NAME).contains(&self.name.chars().count()) {
            fault("/name".to_owned(), TemplateFaultCode::Text(LONGEST_NAME));
        }
        match &self.content {
            TemplateContent::Answer(text) => {
                if text.en.is_empty() && text.ar.is_empty() {
                    fault("/text/en".to_owned(), TemplateFaultCode::Text(LONGEST_TEXT));
                }
                for (language, text) in [("en", &text.en), ("ar", &text.ar)] {
                    let pointer = format!("/text/{language}");
                    if text.chars().count() > LONGEST_TEXT {
                        fault(pointer, TemplateFaultCode::Text(LONGEST_TEXT));
                    } else if let Some(wrong) = Placeholder::fault_in(text, self.desk) {
                        fault(pointer, TemplateFaultCode::Placeholder(wrong));
                    }
                }
            }
            TemplateContent::Quotation(_) if self.desk != Desk::Holidays => {
                fault("/quotation".to_owned(), TemplateFaultCode::NoQuotation);
            }
            TemplateContent::Quotation(quotation) => {
                for wrong in quotation.faults(currency) {
                    let pointer = format!("/quotation{}", wrong.pointer);
                    fault(pointer, TemplateFaultCode::Quotation(wrong.code));
                }
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::{Placeholder, PlaceholderFault, Template, TemplateContent, TemplateFaultCode, TemplateState};
    use crate::access::Desk;
    use crate::holiday::fixtures::quotation_template as quotation;
    use crate::ids::TemplateId;
    use crate::money::CurrencyCode;
    use crate::text::Bilingual;

    fn template(desk: Desk, content: TemplateContent) -> Template {
        Template {
            id: TemplateId(uuid::Uuid::nil()),
            version: 1,
            desk,
            name: "Thanks".to_owned(),
            state: TemplateState::Active,
            content,
            changed_at: chrono::DateTime::UNIX_EPOCH,
            changed_by: "Nadia".to_owned(),
        }
    }

    fn answer(desk: Desk, en: &str, ar: &str) -> Template {
        template(desk, TemplateContent::Answer(Bilingual::new(en, ar)))
    }

    fn faults(template: &Template) -> Vec<(String, TemplateFaultCode)> {
        let faults = template.faults(CurrencyCode::AED).into_iter();
        faults.map(|fault| (fault.pointer, fault.code)).collect()
    }

    #[test]
    fn a_text_in_one_language_is_enough_and_its_placeholders_are_those_of_the_desk() {
        assert_eq!(faults(&answer(Desk::Holidays, "Dear {lead}", "")), []);
        assert_eq!(faults(&answer(Desk::Deposits, "", "شكرا {agency}")), []);
        let unknown = TemplateFaultCode::Placeholder(PlaceholderFault::Unknown("lead".to_owned()));
        assert_eq!(
            faults(&answer(Desk::Deposits, "Dear {lead}", "{amount}")),
            [("/text/en".to_owned(), unknown)]
        );
        let empty = TemplateFaultCode::Text(2_000);
        assert_eq!(
            faults(&answer(Desk::Visas, "", "")),
            [("/text/en".to_owned(), empty.clone())]
        );
        let long = answer(Desk::Visas, "", &"ن".repeat(2_001));
        assert_eq!(faults(&long), [("/text/ar".to_owned(), empty)]);
        let nameless = Template {
            name: String::new(),
            ..answer(Desk::Visas, "Hello", "")
        };
        assert_eq!(faults(&nameless)[0].0, "/name");
    }

    #[test]
    fn quotations_are_templates_of_the_holiday_desk_alone() {
        let content = TemplateContent::Quotation(Box::new(quotation()));
        assert_eq!(faults(&template(Desk::Holidays, content.clone())), []);
        assert_eq!(
            faults(&template(Desk::Groups, content)),
            [("/quotation".to_owned(), TemplateFaultCode::NoQuotation)]
        );
        let mut wrong = quotation();
        wrong.valid_days = 0;
        let content = TemplateContent::Quotation(Box::new(wrong));
        assert_eq!(faults(&template(Desk::Holidays, content))[0].0, "/quotation/validDays");
    }

    #[test]
    fn every_desk_has_the_number_of_what_it_answers() {
        for desk in Desk::ALL {
            assert!(Placeholder::of(desk).contains(&Placeholder::Reference), "{desk:?}");
        }
    }
}
