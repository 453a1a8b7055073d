//! The company's own bank accounts, into which agencies deposit.

use schemars::JsonSchema;
use serde::Deserialize;

use super::values::AssetName;

/// How banks identify an account where the portal trades.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum BankNumber {
    /// An optional routing number of 6 to 12 digits; an IBAN is accepted too.
    #[default]
    Routing,
    /// An IBAN, required (ISO 13616).
    Iban,
}

/// A bank account for the agencies' deposits. Never inherited, and not part of the document: only signed-in users see
/// it.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BankAccount {
    /// Its name in the ledger, such as `emirates-main`.
    pub id: String,
    /// Name of the bank.
    pub bank_name: String,
    /// Name of the account holder.
    pub account_name: String,
    /// Account number.
    pub account_number: String,
    /// Branch of the bank.
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
