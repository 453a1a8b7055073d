//! Which record an imported order was.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A record that was made elsewhere, at the supplier of its offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedRecord {
    /// Record locator.
    pub pnr: String,
    /// The day it was made; with the locator it is unique at its supplier.
    pub made_on: NaiveDate,
}
