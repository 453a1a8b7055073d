//! The original record of an imported order.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A record created elsewhere, at the supplier of its offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedRecord {
    /// Record locator.
    pub pnr: String,
    /// The day it was created; with the locator it is unique at its supplier.
    pub made_on: NaiveDate,
}
