//! A wish, a package and a quotation for tests.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::package::{CancellationStep, PackageMeal};
use super::quotation::{LineQuantity, QuotationLine, QuotationTemplate, QuotationTerms, TemplateLine};
use super::trip::{HolidayContact, HolidayDay, HolidayTrip, HolidayWish};
use crate::ids::TourPackageId;
use crate::lot::{LotDeposit, SeatPrice};
use crate::money::{CurrencyCode, Money};
use crate::text::Bilingual;

pub(crate) fn now() -> DateTime<Utc> {
    "2026-11-27T08:00:00Z".parse().expect("an instant")
}

pub(crate) fn starts_at() -> DateTime<Utc> {
    "2027-01-10T00:00:00Z".parse().expect("an instant")
}

pub(crate) fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

pub(crate) fn wish() -> HolidayWish {
    HolidayWish {
        date: NaiveDate::from_ymd_opt(2027, 1, 10).expect("a day"),
        flexible_days: 2,
        adults: 2,
        child_ages: vec![4],
        rooms: Some(1),
        contact: HolidayContact {
            name: "Amina Rahman".to_owned(),
            phone: "+8801712345678".to_owned(),
            email: "amina@example.com".to_owned(),
        },
        budget: Some(aed(900_000)),
        notes: None,
    }
}

pub(crate) fn trip() -> HolidayTrip {
    HolidayTrip {
        package: TourPackageId(uuid::Uuid::from_u128(7)),
        title: "Istanbul in five days".to_owned(),
        city: "Istanbul".to_owned(),
        days: 5,
        itinerary: vec![HolidayDay {
            day: 1,
            title: "Arrival".to_owned(),
            text: "A driver meets you.".to_owned(),
            meals: vec![PackageMeal::Dinner],
        }],
        hotels: Vec::new(),
        inclusions: vec!["Transfers".to_owned()],
        lines: Vec::new(),
        cancellation: Vec::new(),
        deposit_percent: 30,
    }
}

/// Two adults at 1,000.00 (the agency pays 900.00) and a child at 500.00 (450.00); 30 % is paid first.
pub(crate) fn terms() -> QuotationTerms {
    let line = |label: &str, quantity, customer, agent| QuotationLine {
        label: label.to_owned(),
        quantity,
        unit: SeatPrice {
            customer: aed(customer),
            agent: aed(agent),
        },
    };
    QuotationTerms {
        starts_on: wish().date,
        lines: vec![line("Adult", 2, 100_000, 90_000), line("Child", 1, 50_000, 45_000)],
        valid_until: now() + TimeDelta::days(3),
        deposit: LotDeposit::Percent(30),
        deposit_by: now() + TimeDelta::days(4),
        balance_by: starts_at() - TimeDelta::days(20),
        cancellation: vec![
            CancellationStep {
                days_before: 30,
                percent: 20,
            },
            CancellationStep {
                days_before: 7,
                percent: 100,
            },
        ],
        inclusions: vec!["Transfers".to_owned()],
        note: None,
    }
}

/// A template of quotations without faults.
pub(crate) fn quotation_template() -> QuotationTemplate {
    QuotationTemplate {
        lines: vec![TemplateLine {
            label: Bilingual::new("Adult in a double room", "بالغ في غرفة مزدوجة"),
            per: LineQuantity::Adult,
            unit: SeatPrice {
                customer: aed(100_000),
                agent: aed(90_000),
            },
        }],
        valid_days: 3,
        deposit: LotDeposit::Percent(25),
        deposit_days: 2,
        balance_days: 14,
        cancellation: vec![CancellationStep {
            days_before: 7,
            percent: 100,
        }],
        inclusions: vec![Bilingual::new("Breakfast", "الإفطار")],
        note: Bilingual::new("", ""),
    }
}
