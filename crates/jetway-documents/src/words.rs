//! The labels of documents, one file for each language.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Languages of documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Left to right; also for every language without labels of its own.
    #[serde(rename = "en")]
    English,
    /// Right to left.
    #[serde(rename = "ar")]
    Arabic,
}

/// The labels of documents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "each is the word it is named after")]
pub struct Words {
    pub language: Language,
    pub e_ticket: String,
    pub agent_invoice: String,
    pub customer_invoice: String,
    pub proforma: String,
    pub confirmation: String,
    pub order: String,
    pub status: String,
    pub booked_on: String,
    pub issued_on: String,
    pub pay_before: String,
    pub airline_reference: String,
    pub record_locator: String,
    pub issued_by: String,
    pub agency: String,
    pub registration: String,
    pub tax_number: String,
    pub itinerary: String,
    pub passengers: String,
    pub passenger: String,
    pub ticket_number: String,
    pub passport: String,
    pub group: String,
    pub passenger_list: String,
    pub deposit_paid: String,
    pub balance_paid: String,
    pub seats_dropped: String,
    pub extras: String,
    pub price: String,
    pub terminal: String,
    pub operated_by: String,
    pub direct: String,
    pub one_stop: String,
    pub stops: String,
    pub hours: String,
    pub minutes: String,
    pub wait_in: String,
    pub overnight: String,
    pub change_of_airport: String,
    pub connection_missed: String,
    pub baggage: String,
    pub checked: String,
    pub cabin_bag: String,
    pub hand_luggage_only: String,
    pub change_terms: String,
    pub refund_terms: String,
    pub each_passenger: String,
    pub free_of_charge: String,
    pub not_allowed: String,
    pub adult: String,
    pub child: String,
    pub infant: String,
    pub fare: String,
    pub service_fee: String,
    pub extra_services: String,
    pub commission: String,
    pub total: String,
    pub payable: String,
    pub paid_from_wallet: String,
    pub still_due: String,
    pub scan: String,
    pub page: String,
    pub of: String,
    pub comma: String,
    pub economy: String,
    pub premium_economy: String,
    pub business: String,
    pub first: String,
    pub on_hold: String,
    pub pending: String,
    pub in_progress: String,
    pub ticketed: String,
    pub partially_ticketed: String,
    pub unconfirmed: String,
    pub cancelled: String,
    pub expired: String,
    pub proposal: String,
    pub umrah_journey: String,
    pub flights: String,
    pub prepared_for: String,
    pub travellers: String,
    pub traveller: String,
    pub made_on: String,
    pub open_until: String,
    pub option: String,
    pub refundable: String,
    pub not_refundable: String,
    pub scan_itinerary: String,
    pub scan_voucher: String,
    pub scan_proposal: String,
    pub note_proposal: String,
    pub note_journey: String,
    pub note_check_in: String,
    pub note_documents: String,
    pub note_times: String,
    pub not_valid: String,
    pub no_ticket: String,
    pub seats_kept: String,
    pub note_moved: String,
    pub report: String,
    pub statement: String,
    pub period: String,
    pub opening_balance: String,
    pub closing_balance: String,
    pub money_in: String,
    pub money_out: String,
    pub date: String,
    pub reference: String,
    pub description: String,
    pub debit: String,
    pub credit: String,
    pub balance: String,
    pub deposit: String,
    pub ticket_issue: String,
    pub voided: String,
    pub refund: String,
    pub ticket_void: String,
    pub ticket_refunded: String,
    pub ticket_partly_refunded: String,
    pub adjustment: String,
    pub fee_charged: String,
    pub no_entries: String,
    pub voucher: String,
    pub hotel: String,
    pub address: String,
    pub phone: String,
    pub hotel_confirmation: String,
    pub booking_reference: String,
    pub check_in: String,
    pub check_out: String,
    pub from_time: String,
    pub until_time: String,
    pub nights: String,
    pub room: String,
    pub rooms: String,
    pub board: String,
    pub room_only: String,
    pub breakfast_included: String,
    pub half_board: String,
    pub full_board: String,
    pub all_inclusive: String,
    pub cancellation: String,
    pub free_until: String,
    pub pay_at_hotel: String,
    pub special_requests: String,
    pub arrival_at: String,
    pub confirmed: String,
    pub confirmed_unpaid: String,
    pub waiting_for_hotel: String,
    pub guest: String,
    pub guests: String,
    pub stay: String,
    pub note_voucher: String,
    pub note_requests: String,
    pub not_voucher: String,
    pub visa_application: String,
    pub applicants: String,
    pub applicant: String,
    pub visa_country: String,
    pub visa_type: String,
    pub travel_date: String,
    pub processing_days: String,
    pub embassy_fee: String,
    pub express_fee: String,
    pub vat: String,
    pub visa_draft: String,
    pub visa_in_review: String,
    pub visa_correction: String,
    pub visa_at_embassy: String,
    pub visa_granted: String,
    pub visa_refused: String,
    pub visa_returned: String,
    pub note_visa: String,
    pub not_visa: String,
    pub deposit_due: String,
    pub balance_due: String,
    pub being_confirmed: String,
    pub completed: String,
    pub package: String,
    pub destination: String,
    pub first_day: String,
    pub last_day: String,
    pub day: String,
    pub included: String,
    pub lunch: String,
    pub dinner: String,
    pub note_holiday: String,
    pub not_confirmed: String,
    /// Monday first.
    pub weekdays: [String; 7],
    /// January first.
    pub months: [String; 12],
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| read(include_str!("../words/en.json")));
static ARABIC: LazyLock<Words> = LazyLock::new(|| read(include_str!("../words/ar.json")));

impl Language {
    /// The language for a BCP 47 tag such as `ar-OM`.
    #[must_use]
    pub fn of(tag: &str) -> Self {
        match tag.split('-').next() {
            Some("ar") => Self::Arabic,
            Some(_) | None => Self::English,
        }
    }

    /// Its labels.
    #[must_use]
    pub fn words(self) -> &'static Words {
        match self {
            Self::English => &ENGLISH,
            Self::Arabic => &ARABIC,
        }
    }

    /// Value of a `lang` attribute.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Arabic => "ar",
        }
    }

    /// `ltr` or `rtl`.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Self::English => "ltr",
            Self::Arabic => "rtl",
        }
    }
}

#[expect(
    clippy::expect_used,
    reason = "both files are part of the program, and a test reads them"
)]
fn read(text: &str) -> Words {
    serde_json::from_str(text).expect("the words of a language")
}
