//! Visas that are sold, on the wire.

use chrono::NaiveDate;
use jetway_app::files::FILE_LIMIT;
use jetway_app::flight::names::{Countries, country_name};
use jetway_app::visa::search::{InTime, in_time};
use jetway_domain::codes::CountryCode;
use jetway_domain::money::MoneyError;
use jetway_domain::reference::NameLanguage;
use jetway_domain::text::Bilingual;
use jetway_domain::visa::fees::VisaAmounts;
use jetway_domain::visa::product::{DocumentCondition, DocumentRule, VisaProduct as Sold};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::upload::ATTACHMENTS;
use crate::wire::names::VisaFieldKind;
use crate::wire::visibility::Visibility;

macro_rules! wire_names {
    ($(#[$doc:meta])* $type:ident of $domain:ident { $($(#[$one:meta])* $name:ident,)* }) => {
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, utoipa::ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
        #[serde(rename_all = "camelCase")]
        pub(crate) enum $type { $($(#[$one])* $name,)* }

        impl From<jetway_domain::visa::product::$domain> for $type {
            fn from(value: jetway_domain::visa::product::$domain) -> Self {
                match value { $(jetway_domain::visa::product::$domain::$name => Self::$name,)* }
            }
        }

        impl From<$type> for jetway_domain::visa::product::$domain {
            fn from(value: $type) -> Self {
                match value { $($type::$name => Self::$name,)* }
            }
        }
    };
}

wire_names! {
    /// Why someone travels.
    VisaPurpose of VisaPurpose {
        /// As a tourist.
        Tourist,
        /// For business.
        Business,
        /// Through the country.
        Transit,
        /// As a pilgrim.
        Umrah,
    }
}

wire_names! {
    /// How often a visa lets in.
    VisaEntries of VisaEntries {
        /// Once.
        Single,
        /// Twice.
        Double,
        /// Any number of times.
        Multiple,
    }
}

wire_names! {
    /// What a nationality needs.
    VisaEligibility of VisaEligibility {
        /// No visa.
        VisaFree,
        /// A visa at the border.
        OnArrival,
        /// A visa over the internet.
        EVisa,
        /// A visa of an embassy.
        Embassy,
    }
}

/// Working days of the embassy.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaDays {
    min: u16,
    max: u16,
}

/// Faster processing.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaExpress {
    days: u16,
    /// For each applicant, without VAT.
    fee: String,
    /// What each applicant costs with it: every fee and VAT.
    total: String,
}

/// For each applicant.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaFees {
    embassy: String,
    service: String,
    vat: String,
    total: String,
}

/// A document that is asked for.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaNeededDocument {
    code: String,
    name: String,
    mandatory: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// A visa of a search.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaProductCard {
    product_id: String,
    name: String,
    /// `tourist`, `business`, `transit` or `umrah`.
    #[serde(rename = "type")]
    kind: &'static str,
    entries: VisaEntries,
    stay_days: u16,
    validity_days: u16,
    processing_days: VisaDays,
    #[serde(skip_serializing_if = "Option::is_none")]
    express: Option<VisaExpress>,
    fees: VisaFees,
    /// What the agency pays for each applicant; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    documents: Vec<VisaNeededDocument>,
    /// The day of travel is sooner than the longest processing.
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<&'static str>,
    /// Why it cannot be applied for.
    #[serde(skip_serializing_if = "Option::is_none")]
    blocked: Option<&'static str>,
}

/// An answer of a choice.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaChoice {
    value: String,
    label: String,
}

/// A question of the form.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaField {
    code: String,
    #[schema(value_type = VisaFieldKind)]
    kind: &'static str,
    label: String,
    required: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<VisaChoice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
}

/// The rule of a document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDocumentRule {
    code: String,
    name: String,
    mandatory: bool,
    /// Media types.
    kinds: Vec<&'static str>,
    /// A file is smaller than this.
    max_bytes: usize,
    /// Whom it is asked of, in words.
    applies_to: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// A visa with its form.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaProduct {
    product_id: String,
    name: String,
    /// Country code.
    destination: String,
    /// `tourist`, `business`, `transit` or `umrah`.
    #[serde(rename = "type")]
    kind: &'static str,
    entries: VisaEntries,
    stay_days: u16,
    validity_days: u16,
    processing_days: VisaDays,
    #[serde(skip_serializing_if = "Option::is_none")]
    express: Option<VisaExpress>,
    fees: VisaFees,
    /// What the agency pays for each applicant; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    form_fields: Vec<VisaField>,
    documents: Vec<VisaDocumentRule>,
    /// It is not sold later than this many days before the day of travel.
    cutoff_days: u16,
    terms: Vec<String>,
    source: String,
    source_date: NaiveDate,
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocked: Option<&'static str>,
}

/// The day of travel, the day it is, and what the user may see.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) travel_on: NaiveDate,
    pub(super) today: NaiveDate,
    pub(super) visibility: Visibility,
}

impl Shown {
    fn warning(self, product: &Sold) -> Option<&'static str> {
        let is_tight = in_time(product, self.travel_on, self.today) == InTime::Tight;
        is_tight.then(|| {
            self.say(
                "The visa may not be ready on the day of travel.",
                "قد لا تصدر التأشيرة قبل يوم السفر.",
            )
        })
    }

    fn blocked(self, product: &Sold) -> Option<&'static str> {
        let is_late = in_time(product, self.travel_on, self.today) == InTime::TooLate;
        is_late.then(|| {
            self.say(
                "It is too late to apply for this day of travel.",
                "فات موعد التقديم ليوم السفر هذا.",
            )
        })
    }

    fn text(self, text: &Bilingual) -> String {
        text.in_language(self.visibility.names).to_owned()
    }

    /// The sentence in the reader's language.
    fn say(self, en: &'static str, ar: &'static str) -> &'static str {
        if self.visibility.names == NameLanguage::Arabic {
            ar
        } else {
            en
        }
    }

    fn agent_amount(self, fees: &VisaFees) -> Option<String> {
        self.visibility.agent_amounts.then(|| fees.total.clone())
    }
}

impl VisaFees {
    fn of(product: &Sold) -> Result<Self, MoneyError> {
        let of = VisaAmounts::of_one(product, false)?;
        Ok(Self {
            embassy: of.embassy.to_string(),
            service: of.service.to_string(),
            vat: of.vat.to_string(),
            total: of.total()?.to_string(),
        })
    }
}

fn express(product: &Sold) -> Result<Option<VisaExpress>, MoneyError> {
    let Some(express) = product.express else {
        return Ok(None);
    };
    Ok(Some(VisaExpress {
        days: express.days,
        fee: express.fee.to_string(),
        total: VisaAmounts::of_one(product, true)?.total()?.to_string(),
    }))
}

const fn days(product: &Sold) -> VisaDays {
    VisaDays {
        min: product.processing.min,
        max: product.processing.max,
    }
}

impl VisaProductCard {
    pub(super) fn of(product: &Sold, shown: Shown) -> Result<Self, MoneyError> {
        let fees = VisaFees::of(product)?;
        let needed = |rule: &DocumentRule| VisaNeededDocument {
            code: rule.code.clone(),
            name: rule.name.clone(),
            mandatory: rule.mandatory,
            note: rule.note.as_ref().map(|note| shown.text(note)),
        };
        Ok(Self {
            product_id: product.id.clone(),
            name: shown.text(&product.name),
            kind: product.purpose.as_str(),
            entries: product.entries.into(),
            stay_days: product.stay_days,
            validity_days: product.validity_days,
            processing_days: days(product),
            express: express(product)?,
            agent_amount: shown.agent_amount(&fees),
            fees,
            documents: product.documents.iter().map(needed).collect(),
            warning: shown.warning(product),
            blocked: shown.blocked(product),
        })
    }
}

impl VisaProduct {
    pub(super) fn of(product: &Sold, shown: Shown) -> Result<Self, MoneyError> {
        let fees = VisaFees::of(product)?;
        let kinds: Vec<&'static str> = ATTACHMENTS.iter().map(|kind| kind.as_str()).collect();
        let rule = |rule: &DocumentRule| VisaDocumentRule {
            code: rule.code.clone(),
            name: rule.name.clone(),
            mandatory: rule.mandatory,
            kinds: kinds.clone(),
            max_bytes: FILE_LIMIT,
            applies_to: applies_to(product, &rule.condition, shown),
            note: rule.note.as_ref().map(|note| shown.text(note)),
        };
        Ok(Self {
            product_id: product.id.clone(),
            name: shown.text(&product.name),
            destination: product.destination.as_str().to_owned(),
            kind: product.purpose.as_str(),
            entries: product.entries.into(),
            stay_days: product.stay_days,
            validity_days: product.validity_days,
            processing_days: days(product),
            express: express(product)?,
            agent_amount: shown.agent_amount(&fees),
            fees,
            form_fields: product.fields.iter().map(|field| VisaField::of(field, shown)).collect(),
            documents: product.documents.iter().map(rule).collect(),
            cutoff_days: product.cutoff_days,
            terms: product.terms.iter().map(|term| shown.text(term)).collect(),
            source: shown.text(&product.source),
            source_date: product.source_date,
            warning: shown.warning(product),
            blocked: shown.blocked(product),
        })
    }
}

impl VisaField {
    fn of(field: &jetway_domain::visa::product::VisaField, shown: Shown) -> Self {
        let choices = field.choices.iter().map(|choice| VisaChoice {
            value: choice.value.clone(),
            label: shown.text(&choice.label),
        });
        Self {
            code: field.code.clone(),
            kind: field.kind.as_str(),
            label: shown.text(&field.label),
            required: field.required,
            choices: choices.collect(),
            max_length: field.max_length,
            help: field.help.as_ref().map(|help| shown.text(help)),
        }
    }
}

fn applies_to(product: &Sold, condition: &DocumentCondition, shown: Shown) -> String {
    match condition {
        DocumentCondition::Everyone => shown.say("Everyone", "الجميع").to_owned(),
        DocumentCondition::Minors => shown.say("Applicants under 18", "مقدمو الطلب دون 18 عامًا").to_owned(),
        DocumentCondition::Answer { field, is } => {
            let field = product.field(field);
            let choice = field.and_then(|field| field.choices.iter().find(|choice| choice.value == *is));
            let label = field.map(|field| shown.text(&field.label)).unwrap_or_default();
            let answer = choice.map_or_else(|| is.clone(), |choice| shown.text(&choice.label));
            format!("{label}: {answer}")
        }
        DocumentCondition::Nationalities(of) => {
            let name = |code: &CountryCode| {
                let english = Countries::embedded().get(*code).map(|country| country.name.as_str());
                country_name(*code, english.unwrap_or(code.as_str()), shown.visibility.names).to_owned()
            };
            let names: Vec<String> = of.iter().map(name).collect();
            let names = names.join(shown.say(", ", "، "));
            format!("{} {names}", shown.say("Citizens of", "مواطنو"))
        }
    }
}
