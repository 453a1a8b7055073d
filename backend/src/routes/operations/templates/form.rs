//! A template as operators type it.

use jetway_domain::holiday::quotation::{LineQuantity, QuotationTemplate, TemplateLine};
use jetway_domain::lot::SeatPrice;
use jetway_domain::text::Bilingual;
use jetway_domain::text::template::{Template, TemplateContent, TemplateState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::routes::operations::fares::page::LotPlace;
use crate::routes::operations::fares::read::Reader;
use crate::routes::operations::holidays::package_form::HolidayCancelStep;
use crate::routes::operations::holidays::quotation_form::HolidayDeposit;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::line;
use crate::wire::instant::instant;

/// Longest name, in characters.
const LONGEST_NAME: usize = 80;

/// A text in two languages.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TemplateText {
    en: String,
    ar: String,
}

/// What a line of a quotation counts.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum TemplateQuantity {
    /// Adults.
    Adult,
    /// Children from two years on.
    Child,
    /// Children under two years.
    Infant,
    /// Rooms.
    Room,
    /// The party, once.
    Party,
}

/// A line of a quotation.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateQuoteLine {
    /// At most 120 characters; required in English.
    label: TemplateText,
    per: TemplateQuantity,
    /// What the customer pays for one, as digits in the tenant's currency.
    unit_amount: String,
    /// What the agency pays for one.
    unit_agent_amount: String,
}

/// What fills in a quotation for a tour package.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateQuotation {
    lines: Vec<TemplateQuoteLine>,
    /// Days that it is valid: 1 to 60.
    valid_days: u32,
    deposit: HolidayDeposit,
    /// Days from the end of its validity until the deposit is due: 0 to 60.
    deposit_days: u32,
    /// Days before the first day on which the balance is due: 0 to 365.
    balance_days: u32,
    /// The earliest step first.
    cancellation_policy: Vec<HolidayCancelStep>,
    /// At most 200 characters each; required in English.
    inclusions: Vec<TemplateText>,
    /// For the agency; may be empty.
    note: TemplateText,
}

/// A template: a text, or a quotation.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TemplateForm {
    name: String,
    /// In one language or both, at most 2,000 characters each.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<TemplateText>,
    /// At the holiday desk.
    #[serde(skip_serializing_if = "Option::is_none")]
    quotation: Option<TemplateQuotation>,
}

/// A template as it is now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TemplateView {
    template_id: Uuid,
    /// Sent with each change, which is refused when the template has changed since.
    version: u32,
    archived: bool,
    template: TemplateForm,
    changed_at: String,
    changed_by: String,
}

impl TemplateView {
    pub(super) fn of(template: Template) -> Self {
        let (text, quotation) = match template.content {
            TemplateContent::Answer(text) => (Some(TemplateText::of(text)), None),
            TemplateContent::Quotation(quotation) => (None, Some(TemplateQuotation::of(*quotation))),
        };
        Self {
            template_id: template.id.0,
            version: template.version,
            archived: template.state == TemplateState::Archived,
            template: TemplateForm {
                name: template.name,
                text,
                quotation,
            },
            changed_at: instant(template.changed_at),
            changed_by: template.changed_by,
        }
    }
}

impl TemplateForm {
    /// The name and what it fills in, or every field at fault.
    pub(super) fn read(self, place: &LotPlace) -> Result<(String, TemplateContent), Vec<BadField>> {
        let mut reader = Reader {
            currency: place.currency,
            zone: place.zone,
            bad: Vec::new(),
        };
        let name = line("/name", &self.name, (1, LONGEST_NAME)).unwrap_or_else(|bad| {
            reader.bad.push(bad);
            String::new()
        });
        let content = match (self.text, self.quotation) {
            (Some(text), None) => TemplateContent::Answer(text.read()),
            (None, Some(quotation)) => TemplateContent::Quotation(Box::new(quotation.read(&mut reader))),
            (None, None) | (Some(_), Some(_)) => {
                let detail = "Write a text or a quotation.";
                reader.bad.push(BadField::new("/text", "field.required", detail));
                TemplateContent::Answer(Bilingual::new("", ""))
            }
        };
        if reader.bad.is_empty() {
            return Ok((name, content));
        }
        let bad = reader.bad.into_iter();
        Err(bad
            .map(|bad| BadField {
                pointer: format!("/template{}", bad.pointer),
                ..bad
            })
            .collect())
    }
}

impl TemplateText {
    fn of(text: Bilingual) -> Self {
        Self {
            en: text.en,
            ar: text.ar,
        }
    }

    fn read(&self) -> Bilingual {
        Bilingual::new(self.en.trim(), self.ar.trim())
    }
}

impl TemplateQuotation {
    fn of(quotation: QuotationTemplate) -> Self {
        let lines = quotation.lines.into_iter().map(|line| TemplateQuoteLine {
            label: TemplateText::of(line.label),
            per: TemplateQuantity::of(line.per),
            unit_amount: line.unit.customer.amount(),
            unit_agent_amount: line.unit.agent.amount(),
        });
        Self {
            lines: lines.collect(),
            valid_days: quotation.valid_days,
            deposit: HolidayDeposit::of(quotation.deposit),
            deposit_days: quotation.deposit_days,
            balance_days: quotation.balance_days,
            cancellation_policy: HolidayCancelStep::all(&quotation.cancellation),
            inclusions: quotation.inclusions.into_iter().map(TemplateText::of).collect(),
            note: TemplateText::of(quotation.note),
        }
    }

    fn read(self, reader: &mut Reader) -> QuotationTemplate {
        let mut lines = Vec::new();
        for (at, line) in self.lines.into_iter().enumerate() {
            let field = |name: &str| format!("/quotation/lines/{at}/{name}");
            lines.push(TemplateLine {
                label: line.label.read(),
                per: line.per.quantity(),
                unit: SeatPrice {
                    customer: reader.amount(&field("unitAmount"), &line.unit_amount),
                    agent: reader.amount(&field("unitAgentAmount"), &line.unit_agent_amount),
                },
            });
        }
        QuotationTemplate {
            lines,
            valid_days: self.valid_days,
            deposit: self.deposit.read(reader),
            deposit_days: self.deposit_days,
            balance_days: self.balance_days,
            cancellation: HolidayCancelStep::read(&self.cancellation_policy),
            inclusions: self.inclusions.iter().map(TemplateText::read).collect(),
            note: self.note.read(),
        }
    }
}

impl TemplateQuantity {
    const fn of(quantity: LineQuantity) -> Self {
        match quantity {
            LineQuantity::Adult => Self::Adult,
            LineQuantity::Child => Self::Child,
            LineQuantity::Infant => Self::Infant,
            LineQuantity::Room => Self::Room,
            LineQuantity::Party => Self::Party,
        }
    }

    const fn quantity(self) -> LineQuantity {
        match self {
            Self::Adult => LineQuantity::Adult,
            Self::Child => LineQuantity::Child,
            Self::Infant => LineQuantity::Infant,
            Self::Room => LineQuantity::Room,
            Self::Party => LineQuantity::Party,
        }
    }
}
