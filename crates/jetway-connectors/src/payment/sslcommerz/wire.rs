//! Answers of SSLCommerz, as far as they are read. Most values are texts; some services write numbers instead.

use jetway_domain::money::{CurrencyCode, Money};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::port::payment::ProviderError;

/// `APIConnect` of a call that was answered.
const DONE: &str = "DONE";

/// Answer of `gwprocess/v4/api.php`.
#[derive(Debug, Deserialize)]
pub(super) struct Session {
    pub(super) status: String,
    #[serde(default)]
    pub(super) failedreason: String,
    #[serde(default)]
    pub(super) sessionkey: String,
    #[serde(default, rename = "GatewayPageURL")]
    pub(super) page: String,
}

/// Answer of `merchantTransIDvalidationAPI.php` about a transaction.
#[derive(Debug, Deserialize)]
pub(super) struct Transactions {
    #[serde(rename = "APIConnect")]
    pub(super) api_connect: String,
    /// Every attempt to pay it; absent if there is none.
    #[serde(default)]
    pub(super) element: Vec<Attempt>,
}

/// An attempt to pay a transaction.
#[derive(Debug, Deserialize)]
pub(super) struct Attempt {
    pub(super) status: String,
    pub(super) tran_id: String,
    #[serde(default, deserialize_with = "text")]
    pub(super) val_id: String,
}

/// Answer of `validationserverAPI.php`.
#[derive(Debug, Deserialize)]
pub(super) struct Validation {
    #[serde(rename = "APIConnect")]
    pub(super) api_connect: String,
    #[serde(default)]
    pub(super) status: String,
    #[serde(default)]
    pub(super) tran_id: String,
    /// What was collected, in the store's currency.
    #[serde(default)]
    pub(super) currency: String,
    #[serde(default, deserialize_with = "text")]
    pub(super) amount: String,
    /// What was asked, in the currency of the bill.
    #[serde(default)]
    pub(super) currency_type: String,
    #[serde(default, deserialize_with = "text")]
    pub(super) currency_amount: String,
    #[serde(default, deserialize_with = "text")]
    pub(super) risk_level: String,
}

/// Answer about a refund.
#[derive(Debug, Deserialize)]
pub(super) struct Refund {
    #[serde(rename = "APIConnect")]
    pub(super) api_connect: String,
    #[serde(default)]
    pub(super) status: String,
    #[serde(default, deserialize_with = "text")]
    pub(super) refund_ref_id: String,
    #[serde(default, rename = "errorReason")]
    pub(super) error_reason: String,
}

/// Whether SSLCommerz accepted the call.
pub(super) fn connected(api_connect: &str) -> Result<(), ProviderError> {
    if api_connect == DONE {
        return Ok(());
    }
    Err(ProviderError::Unavailable(format!("APIConnect is {api_connect}")))
}

impl Validation {
    /// The collected amount in the currency of the bill. A conversion is SSLCommerz's: then it is the amount that was asked.
    pub(super) fn amount(&self) -> Result<Money, ProviderError> {
        let unreadable = || ProviderError::Unavailable("the validated amount is not readable".to_owned());
        let currency = CurrencyCode::parse(&self.currency_type).map_err(|_| unreadable())?;
        let is_converted = self.currency != self.currency_type;
        let amount = if is_converted {
            &self.currency_amount
        } else {
            &self.amount
        };
        Money::from_amount(amount, currency).map_err(|_| unreadable())
    }
}

/// A text, a number or nothing.
fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::String(text) => text,
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    })
}
