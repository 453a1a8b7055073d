//! The company's own bank accounts, into which agencies pay.

use schemars::JsonSchema;
use serde::Deserialize;

use super::values::AssetName;

/// What banks where the portal trades know an account's place by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum BankNumber {
    /// A routing number of 6 to 12 digits, or none; an IBAN is taken too.
    #[default]
    Routing,
    /// An IBAN, always (ISO 13616).
    Iban,
}

/// A bank account agencies pay into. Never inherited, and not part of the document: only who is signed in reads it.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BankAccount {
    /// Its name in the ledger, such as `emirates-main`.
    pub id: String,
    /// The bank.
    pub bank_name: String,
    /// Whom the bank knows it by.
    pub account_name: String,
    /// Its number.
    pub account_number: String,
    /// The bank's branch.
    #[serde(default)]
    pub branch_name: String,
    /// BIC.
    #[serde(default)]
    pub swift_code: String,
    /// Routing number, or IBAN where accounts have one.
    #[serde(default)]
    pub routing_no: String,
    /// Name of an icon for the bank.
    #[serde(default)]
    pub logo_icon: String,
    /// The bank's logo, file in `assets/`.
    pub logo: Option<AssetName>,
}
