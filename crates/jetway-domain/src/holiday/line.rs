//! A line of a quotation.

use serde::{Deserialize, Serialize};

use crate::lot::SeatPrice;
use crate::lot::group::order::pair;
use crate::money::MoneyError;

/// A line of a quotation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuotationLine {
    /// What it is for.
    pub label: String,
    /// How many.
    pub quantity: u32,
    /// Price of one.
    pub unit: SeatPrice,
}

impl QuotationLine {
    /// Price of the line.
    ///
    /// # Errors
    /// When the amount is too large.
    pub fn amount(&self) -> Result<SeatPrice, MoneyError> {
        pair(|side| side(&self.unit).times(self.quantity))
    }
}
