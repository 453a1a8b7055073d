//! Fees of an application, and their refund.

use serde::{Deserialize, Serialize};

use super::product::VisaProduct;
use crate::money::{Money, MoneyError};

/// Basis points of a whole.
const WHOLE: u32 = 10_000;

/// Amounts of an application, or of a refund.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaAmounts {
    /// The embassy's fee.
    pub embassy: Money,
    /// The portal's fee.
    pub service: Money,
    /// The fee for express processing.
    pub express: Money,
    /// VAT on the portal's fees.
    pub vat: Money,
}

/// Stage of an applicant's application at cancellation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CancelStage {
    /// Not lodged: everything is returned except the service fee with its VAT.
    BeforeLodged,
    /// Lodged: a share of the portal's fees is returned, by the product's terms.
    AfterLodged,
}

impl VisaAmounts {
    /// Amounts of one applicant.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn of_one(product: &VisaProduct, express: bool) -> Result<Self, MoneyError> {
        let fees = &product.fees;
        let zero = Money::zero(fees.embassy.currency);
        let express = product.express.filter(|_| express).map_or(zero, |express| express.fee);
        let vat = fees.service.checked_add(express)?.percent_bp(fees.vat_bp)?;
        Ok(Self {
            embassy: fees.embassy,
            service: fees.service,
            express,
            vat,
        })
    }

    /// Amounts of that many applicants.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn times(self, applicants: u32) -> Result<Self, MoneyError> {
        Ok(Self {
            embassy: self.embassy.times(applicants)?,
            service: self.service.times(applicants)?,
            express: self.express.times(applicants)?,
            vat: self.vat.times(applicants)?,
        })
    }

    /// The refund of one applicant's amounts.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn returned(self, product: &VisaProduct, stage: CancelStage) -> Result<Self, MoneyError> {
        let zero = Money::zero(self.embassy.currency);
        match stage {
            CancelStage::BeforeLodged => {
                let kept_vat = self.service.percent_bp(product.fees.vat_bp)?;
                Ok(Self {
                    embassy: self.embassy,
                    service: zero,
                    express: self.express,
                    vat: self.vat.checked_sub(kept_vat)?,
                })
            }
            CancelStage::AfterLodged => {
                let share = product.fees.lodged_refund_bp.min(WHOLE);
                Ok(Self {
                    embassy: zero,
                    service: self.service.percent_bp(share)?,
                    express: self.express.percent_bp(share)?,
                    vat: self.vat.percent_bp(share)?,
                })
            }
        }
    }

    /// The sum of two.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn plus(self, other: Self) -> Result<Self, MoneyError> {
        Ok(Self {
            embassy: self.embassy.checked_add(other.embassy)?,
            service: self.service.checked_add(other.service)?,
            express: self.express.checked_add(other.express)?,
            vat: self.vat.checked_add(other.vat)?,
        })
    }

    /// Zero, in the currency of these amounts.
    #[must_use]
    pub const fn nothing(self) -> Self {
        let zero = Money::zero(self.embassy.currency);
        Self {
            embassy: zero,
            service: zero,
            express: zero,
            vat: zero,
        }
    }

    /// The portal's income: its fees without VAT.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn ours(self) -> Result<Money, MoneyError> {
        self.service.checked_add(self.express)
    }

    /// The total.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn total(self) -> Result<Money, MoneyError> {
        self.embassy.checked_add(self.ours()?)?.checked_add(self.vat)
    }
}

#[cfg(test)]
mod tests {
    use super::{CancelStage, VisaAmounts};
    use crate::money::{CurrencyCode, Money};
    use crate::visa::order::example;

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::AED)
    }

    #[test]
    fn an_application_costs_its_fees_and_vat_on_those_of_the_portal() {
        let product = example::product();
        let plain = VisaAmounts::of_one(&product, false).unwrap();
        assert_eq!(plain.total().unwrap(), aed(35_000 + 10_000 + 500));
        let express = VisaAmounts::of_one(&product, true).unwrap();
        assert_eq!(express.vat, aed(750));
        let family = express.times(4).unwrap();
        assert_eq!(family.total().unwrap(), aed(4 * (35_000 + 10_000 + 5_000 + 750)));
    }

    #[test]
    fn before_it_is_lodged_only_the_service_fee_is_kept() {
        let product = example::product();
        let paid = VisaAmounts::of_one(&product, true).unwrap();
        let back = paid.returned(&product, CancelStage::BeforeLodged).unwrap();
        assert_eq!(back.total().unwrap(), aed(35_000 + 5_000 + 250));
        assert_eq!(back.service, aed(0));
    }

    #[test]
    fn after_it_is_lodged_the_embassy_keeps_its_fee() {
        let mut product = example::product();
        let paid = VisaAmounts::of_one(&product, false).unwrap();
        let back = paid.returned(&product, CancelStage::AfterLodged).unwrap();
        assert_eq!(back.total().unwrap(), aed(0));
        product.fees.lodged_refund_bp = 5_000;
        let back = paid.returned(&product, CancelStage::AfterLodged).unwrap();
        assert_eq!((back.embassy, back.service, back.vat), (aed(0), aed(5_000), aed(250)));
    }
}
