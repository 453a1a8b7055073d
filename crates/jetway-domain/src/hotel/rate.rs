//! Prices and terms of rooms.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::policy::CancellationPolicy;
use crate::air::offer::SupplierId;
use crate::money::{Money, MoneyError};

/// Meal plan (board) of a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Board {
    /// None.
    RoomOnly,
    /// Breakfast.
    Breakfast,
    /// Breakfast and dinner.
    HalfBoard,
    /// Three meals.
    FullBoard,
    /// All meals and drinks.
    AllInclusive,
}

impl Board {
    /// Every board, fewest meals first.
    pub const ALL: [Self; 5] = [
        Self::RoomOnly,
        Self::Breakfast,
        Self::HalfBoard,
        Self::FullBoard,
        Self::AllInclusive,
    ];
}

/// Whether a rate can be booked without a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RateType {
    /// Bookable at the price of the search.
    Bookable,
    /// Bookable only after a check, which may change price or terms.
    Recheck,
}

/// A room type of a hotel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// The supplier's code for it.
    pub code: String,
    /// Name.
    pub name: String,
    /// Its beds in words, such as `1 king bed`.
    pub beds: String,
    /// Floor area in square metres.
    pub size_m2: Option<u16>,
    /// Maximum number of guests.
    pub sleeps: u8,
    /// Codes of its amenities.
    pub amenities: Vec<String>,
}

/// The price of one night of all rooms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Night {
    /// The day the night starts.
    pub date: NaiveDate,
    /// Its part of the total.
    pub amount: Money,
}

/// A tax or charge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomTax {
    /// Its name.
    pub name: String,
    /// Amount for the whole stay of all rooms.
    pub amount: Money,
    /// Whether the guest pays it at the hotel, in addition to the total; otherwise the total includes it.
    pub at_hotel: bool,
}

/// Price and terms of a room type for all rooms of a search, from one supplier. All amounts are in the currency of the
/// search and for the whole stay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HotelRate {
    /// The supplier.
    pub supplier: SupplierId,
    /// The supplier's opaque key, which is enough to check and book it.
    pub key: String,
    /// The room type.
    pub room: Room,
    /// Meals.
    pub board: Board,
    /// The price for the agency's customer.
    pub total: Money,
    /// The agency's part of the total. A supplier's answer has none; the portal's rules set it.
    pub commission: Money,
    /// The supplier's part of the total.
    pub net: Money,
    /// Each night in order; they add up to the total.
    pub nightly: Vec<Night>,
    /// Taxes and charges.
    pub taxes: Vec<RoomTax>,
    /// Cancellation terms, with fees based on the total.
    pub cancellation: CancellationPolicy,
    /// Whether a cancellation returns money, at least before the first step.
    pub refundable: bool,
    /// Whether the hotel confirms it later.
    pub on_request: bool,
    /// Whether it must be checked.
    pub rate_type: RateType,
    /// Until when it is held unpaid; `None` when it is paid at once.
    pub hold_until: Option<DateTime<Utc>>,
    /// Rooms left, if the supplier states it.
    pub allotment: Option<u32>,
    /// The supplier's remarks.
    pub remarks: Option<String>,
}

impl HotelRate {
    /// The agency's price.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn payable(&self) -> Result<Money, MoneyError> {
        self.total.checked_sub(self.commission)
    }

    /// The rate with the agency's commission: its share, in basis points, of the supplier's margin for the seller.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn with_commission_share(mut self, share_bp: u32) -> Result<Self, MoneyError> {
        self.commission = self.total.checked_sub(self.net)?.percent_bp(share_bp)?;
        Ok(self)
    }

    /// The fee of cancelling at `now`.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn fee_at(&self, now: DateTime<Utc>) -> Result<Money, MoneyError> {
        self.cancellation.fee_at(now, self.total, &self.nights())
    }

    /// The amount of each night.
    #[must_use]
    pub fn nights(&self) -> Vec<Money> {
        self.nightly.iter().map(|night| night.amount).collect()
    }

    /// The amount the guest pays at the hotel, in addition to the total.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn pay_at_hotel(&self) -> Result<Money, MoneyError> {
        let mut taxes = self.taxes.iter().filter(|tax| tax.at_hotel);
        taxes.try_fold(Money::zero(self.total.currency), |sum, tax| sum.checked_add(tax.amount))
    }

    /// Whether another rate has the same terms: board, cancellation and refundability.
    #[must_use]
    pub fn has_terms_of(&self, other: &Self) -> bool {
        self.board == other.board
            && self.cancellation == other.cancellation
            && self.refundable == other.refundable
            && self.hold_until == other.hold_until
    }
}
