//! Duffel's responses, as far as they are used. Unknown fields are ignored.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Data<T> {
    pub(super) data: T,
    #[serde(default)]
    pub(super) meta: Meta,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Meta {
    #[serde(default)]
    pub(super) after: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Errors {
    pub(super) errors: Vec<ApiError>,
}

/// A reason of a refusal.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct ApiError {
    /// Error type: `airline_error`, `validation_error`, `authentication_error` and others.
    #[serde(rename = "type", default)]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) code: String,
    #[serde(default)]
    pub(super) message: String,
    #[serde(default)]
    pub(super) source: Option<Source>,
}

/// The part of the request a reason refers to.
#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct Source {
    /// Such as `/passengers/0/family_name`.
    #[serde(default)]
    pub(super) pointer: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct OfferRequest {
    /// Unparsed: an unreadable offer does not affect the others.
    #[serde(default)]
    pub(super) offers: Vec<serde_json::Value>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Offer {
    pub(super) id: String,
    pub(super) owner: Airline,
    pub(super) expires_at: DateTime<Utc>,
    #[serde(flatten)]
    pub(super) price: Price,
    pub(super) payment_requirements: PaymentRequirements,
    #[serde(default)]
    pub(super) conditions: Conditions,
    pub(super) passengers: Vec<Passenger>,
    pub(super) slices: Vec<Slice>,
    /// Accepted documents of passengers, such as `passport`; any other is refused.
    #[serde(rename = "supported_passenger_identity_document_types", default)]
    pub(super) documents_taken: Option<Vec<String>>,
    /// Whether one of them is required.
    #[serde(rename = "passenger_identity_documents_required", default)]
    pub(super) documents_required: Option<bool>,
}

/// For all passengers together.
#[derive(Debug, Deserialize)]
pub(super) struct Price {
    #[serde(default)]
    pub(super) tax_amount: Option<String>,
    #[serde(default)]
    pub(super) tax_currency: Option<String>,
    pub(super) total_amount: String,
    pub(super) total_currency: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct PaymentRequirements {
    pub(super) requires_instant_payment: bool,
    pub(super) payment_required_by: Option<DateTime<Utc>>,
    pub(super) price_guarantee_expires_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Conditions {
    #[serde(default)]
    pub(super) change_before_departure: Option<Allowance>,
    #[serde(default)]
    pub(super) refund_before_departure: Option<Allowance>,
}

/// A missing penalty is unknown.
#[derive(Debug, Deserialize)]
pub(super) struct Allowance {
    pub(super) allowed: bool,
    pub(super) penalty_amount: Option<String>,
    pub(super) penalty_currency: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Passenger {
    pub(super) id: String,
    #[serde(rename = "type", default)]
    pub(super) kind: Option<String>,
    #[serde(default)]
    pub(super) age: Option<u8>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Slice {
    #[serde(default)]
    pub(super) fare_brand_name: Option<String>,
    pub(super) segments: Vec<Segment>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Segment {
    pub(super) origin: Airport,
    #[serde(default)]
    pub(super) origin_terminal: Option<String>,
    pub(super) departing_at: NaiveDateTime,
    pub(super) destination: Airport,
    #[serde(default)]
    pub(super) destination_terminal: Option<String>,
    pub(super) arriving_at: NaiveDateTime,
    /// Time from block to block, such as `PT02H26M`.
    #[serde(default)]
    pub(super) duration: Option<String>,
    #[serde(default)]
    pub(super) aircraft: Option<Aircraft>,
    pub(super) marketing_carrier: Airline,
    pub(super) marketing_carrier_flight_number: String,
    pub(super) operating_carrier: Airline,
    #[serde(default)]
    pub(super) operating_carrier_flight_number: Option<String>,
    #[serde(default)]
    pub(super) passengers: Vec<Carried>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Airport {
    pub(super) iata_code: String,
    #[serde(default)]
    pub(super) time_zone: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Aircraft {
    #[serde(default)]
    pub(super) iata_code: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Airline {
    #[serde(default)]
    pub(super) iata_code: Option<String>,
}

/// A passenger's cabin and baggage on a flight.
#[derive(Debug, Deserialize)]
pub(super) struct Carried {
    #[serde(default)]
    pub(super) cabin_class: Option<String>,
    #[serde(default)]
    pub(super) fare_basis_code: Option<String>,
    #[serde(default)]
    pub(super) baggages: Vec<Baggage>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Baggage {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) quantity: u8,
}

#[derive(Debug, Deserialize)]
pub(super) struct Order {
    pub(super) id: String,
    pub(super) booking_reference: String,
    pub(super) owner: Airline,
    #[serde(default)]
    pub(super) cancelled_at: Option<DateTime<Utc>>,
    #[serde(flatten)]
    pub(super) price: Price,
    pub(super) payment_status: PaymentStatus,
    #[serde(default)]
    pub(super) documents: Option<Vec<Document>>,
    /// Unparsed: an order with unreadable flights is still an order.
    #[serde(default)]
    pub(super) slices: Vec<serde_json::Value>,
    /// `false` for orders made with a test token.
    #[serde(default)]
    pub(super) live_mode: Option<bool>,
    #[serde(default)]
    pub(super) metadata: Metadata,
}

/// The part of an order that identifies its owner; other clients' orders may lack anything else.
#[derive(Debug, Deserialize)]
pub(super) struct Marked {
    #[serde(default)]
    pub(super) booking_reference: Option<String>,
    #[serde(default)]
    pub(super) metadata: Metadata,
}

#[derive(Debug, Deserialize)]
pub(super) struct PaymentStatus {
    pub(super) awaiting_payment: bool,
    #[serde(default)]
    pub(super) payment_required_by: Option<DateTime<Utc>>,
    #[serde(default)]
    pub(super) price_guarantee_expires_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Document {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) unique_identifier: String,
    #[serde(default)]
    pub(super) passenger_ids: Vec<String>,
}

/// Our metadata of an order.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "Option<BTreeMap<String, String>>")]
pub(super) struct Metadata(BTreeMap<String, String>);

impl From<Option<BTreeMap<String, String>>> for Metadata {
    fn from(values: Option<BTreeMap<String, String>>) -> Self {
        Self(values.unwrap_or_default())
    }
}

impl Metadata {
    /// The operation that booked it.
    pub(super) fn operation(&self) -> Option<&str> {
        self.0.get("operation").map(String::as_str)
    }

    /// The offer it was made from.
    pub(super) fn offer(&self) -> Option<&str> {
        self.0.get("offer").map(String::as_str)
    }

    /// The agreed total, such as `AED 1234.50`.
    pub(super) fn total(&self) -> Option<&str> {
        self.0.get("total").map(String::as_str)
    }

    /// Its flights as sold.
    pub(super) fn flights(&self) -> Option<&str> {
        self.0.get("flights").map(String::as_str)
    }

    /// Our traveller id and Duffel's, in booking order.
    pub(super) fn travellers(&self) -> impl Iterator<Item = (&str, &str)> {
        (1..=18).map_while(|at| self.0.get(&traveller_key(at))?.split_once(' '))
    }
}

/// Metadata key of a traveller's position, from 1.
pub(super) fn traveller_key(at: usize) -> String {
    format!("traveller_{at}")
}

#[derive(Debug, Deserialize)]
pub(super) struct Cancellation {
    pub(super) id: String,
}
