//! A small product and an order of two for tests.

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

use super::{VisaOrder, VisaOrderDetails};
use crate::codes::CountryCode;
use crate::ids::{AgencyId, ApplicantId, FileId, OrderId, OrderReference, UserId};
use crate::money::{CurrencyCode, Money};
use crate::order::{OrderCore, OrderStatus};
use crate::text::Bilingual;
use crate::visa::applicant::{Applicant, ApplicantDocument, DocumentState, StoredDocument, VisaState};
use crate::visa::fees::VisaAmounts;
use crate::visa::product::{
    DocumentCondition, DocumentRule, Express, FeeRates, ProcessingDays, VisaEntries, VisaField, VisaFieldKind,
    VisaProduct, VisaPurpose,
};

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn country(code: &str) -> CountryCode {
    CountryCode::parse(code).expect("a country")
}

pub(crate) fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

pub(crate) fn at(hours: i64) -> DateTime<Utc> {
    let start: DateTime<Utc> = "2026-12-01T08:00:00Z".parse().expect("an instant");
    start + chrono::TimeDelta::hours(hours)
}

fn rule(code: &str, condition: DocumentCondition) -> DocumentRule {
    DocumentRule {
        code: code.to_owned(),
        name: code.to_owned(),
        mandatory: true,
        note: None,
        condition,
    }
}

fn question(code: &str, kind: VisaFieldKind, required: bool) -> VisaField {
    VisaField {
        code: code.to_owned(),
        kind,
        label: Bilingual::new(code, ""),
        required,
        choices: Vec::new(),
        max_length: None,
        help: None,
    }
}

pub(crate) fn product() -> VisaProduct {
    VisaProduct {
        id: "TH-tourist-60".to_owned(),
        name: Bilingual::new("Tourist visa, 60 days", "تأشيرة سياحية، 60 يومًا"),
        destination: country("TH"),
        destination_name: "Thailand".to_owned(),
        purpose: VisaPurpose::Tourist,
        entries: VisaEntries::Single,
        stay_days: 60,
        validity_days: 90,
        processing: ProcessingDays { min: 5, max: 10 },
        express: Some(Express {
            days: 2,
            fee: aed(5_000),
        }),
        fees: FeeRates {
            embassy: aed(35_000),
            service: aed(10_000),
            vat_bp: 500,
            lodged_refund_bp: 0,
        },
        documents: vec![
            rule("photo", DocumentCondition::Everyone),
            rule("passport", DocumentCondition::Everyone),
            rule("birthCertificate", DocumentCondition::Minors),
            rule(
                "employerLetter",
                DocumentCondition::Answer {
                    field: "employment".to_owned(),
                    is: "employed".to_owned(),
                },
            ),
        ],
        fields: vec![
            question("twoBlankPages", VisaFieldKind::YesNo, true),
            question("employment", VisaFieldKind::Text, false),
        ],
        cutoff_days: 4,
        terms: Vec::new(),
        source: Bilingual::new("sandbox data", "بيانات تجريبية"),
        source_date: day("2026-11-01"),
    }
}

pub(crate) fn file(number: u128) -> StoredDocument {
    StoredDocument {
        id: FileId(Uuid::from_u128(number)),
        name: "scan.png".to_owned(),
        uploaded_at: at(0),
        correction: None,
    }
}

/// A draft of applicants 1 and 2. Each has a photo and a passport: files 11 and 12 of the first, 21 and 22 of the second.
pub(crate) fn draft() -> VisaOrder {
    let applicant = |number: u128| {
        let document = |code: &str, at: u128| ApplicantDocument {
            code: code.to_owned(),
            name: code.to_owned(),
            mandatory: true,
            file: Some(file(number * 10 + at)),
            state: DocumentState::Pending,
            reason: None,
            earlier: Vec::new(),
        };
        let mut applicant = Applicant::blank(ApplicantId(Uuid::from_u128(number)));
        applicant.surname = format!("Uddin {number}");
        applicant.documents = vec![document("photo", 1), document("passport", 2)];
        applicant
    };
    let product = product();
    VisaOrder {
        core: OrderCore::placed(
            (
                OrderId(Uuid::from_u128(7)),
                OrderReference::parse("FAF2611-00004A").expect("a reference"),
            ),
            OrderStatus::Pending,
            (AgencyId(Uuid::nil()), UserId(Uuid::nil())),
            at(0),
        ),
        details: VisaOrderDetails {
            agency_name: "Nightingale Travel".to_owned(),
            created_by_name: "Karim".to_owned(),
            amounts: VisaAmounts::of_one(&product, false)
                .expect("amounts")
                .times(2)
                .expect("amounts"),
            product,
            nationality: country("BD"),
            residency: country("BD"),
            travel_on: day("2027-01-10"),
            express: false,
            applicants: vec![applicant(1), applicant(2)],
            price_until: at(1),
            submitted_at: None,
            state_since: at(0),
            corrections: Vec::new(),
            print_price: None,
            cancelled: None,
            reminders: Vec::new(),
            documents_deleted_at: None,
        },
    }
}

/// The draft, submitted and paid.
pub(crate) fn submitted() -> VisaOrder {
    let mut order = draft();
    order.submit(at(1)).expect("submitted");
    order.core.status = OrderStatus::Confirmed;
    order.core.payment = Some(crate::order::Payment {
        amount: order.total(),
        journal: crate::ids::JournalId(Uuid::nil()),
        paid_at: at(1),
    });
    order
}

/// Applicant of this number.
pub(crate) fn id(number: u128) -> ApplicantId {
    ApplicantId(Uuid::from_u128(number))
}

/// Accepts all documents of an applicant.
pub(crate) fn checked(order: &mut VisaOrder, number: u128) {
    for at in [1, 2] {
        order
            .review_document(FileId(Uuid::from_u128(number * 10 + at)), None)
            .expect("checked");
    }
}

/// Applicant 1 is approved.
pub(crate) fn approved(order: &mut VisaOrder, number: u128) {
    checked(order, number);
    order.lodge(&[id(number)], at(2)).expect("lodged");
    order.start_processing(id(number), None).expect("in process");
    let decision = super::NewDecision {
        outcome: super::DecisionOutcome::Approved,
        at: at(3),
        sealed_number: None,
        reason: None,
    };
    order.decide(id(number), decision).expect("approved");
    assert_eq!(
        order.applicant(id(number)).expect("an applicant").state,
        VisaState::Approved
    );
}
