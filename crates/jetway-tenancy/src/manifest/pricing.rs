//! `[pricing]`: the tenant's pricing rules.

use jetway_domain::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule};
use schemars::JsonSchema;
use serde::Deserialize;

/// Taxes, service fee and the agency's share of the commission.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pricing {
    /// Tax collected from the agency on each sale.
    pub tax_on_agent: Tax,
    /// Platform fee per ticket, in minor units of the tenant's currency.
    #[serde(default)]
    pub service_fee_minor: i64,
    /// The agency's share of the supplier's commission, in basis points (7000 = 70 %).
    #[schemars(range(max = 10_000))]
    pub commission_share_bp: u32,
}

/// A tax rule.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tax {
    /// The tax.
    pub label: Label,
    /// Basis points (30 = 0.3 %).
    #[schemars(range(max = 10_000))]
    pub rate_bp: u32,
    /// What the rate applies to.
    pub base: Base,
}

/// The tax a tenant collects.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
pub enum Label {
    /// Advance income tax.
    #[serde(rename = "AIT")]
    Ait,
    /// Value added tax.
    #[serde(rename = "VAT")]
    Vat,
}

/// What a tax rate applies to.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Base {
    /// Base fare and carrier surcharge.
    BasePlusSurcharge,
    /// The service fee only.
    ServiceFee,
}

impl Pricing {
    /// Validates the rules.
    ///
    /// # Errors
    /// The invalid key and what it must be.
    pub fn rules(&self) -> Result<PricingRules, (&'static str, &'static str)> {
        if self.service_fee_minor < 0 {
            return Err(("service_fee_minor", "a fee is not negative; write 0 for none"));
        }
        if self.commission_share_bp > 10_000 {
            return Err((
                "commission_share_bp",
                "more than the whole commission; the largest share is 10000 (100 %)",
            ));
        }
        if self.tax_on_agent.rate_bp > 10_000 {
            return Err((
                "tax_on_agent",
                "a rate above 100 %; `rate_bp` counts basis points, 30 is 0.3 %",
            ));
        }
        Ok(PricingRules {
            tax_on_agent: TaxRule {
                label: match self.tax_on_agent.label {
                    Label::Ait => TaxLabel::Ait,
                    Label::Vat => TaxLabel::Vat,
                },
                rate_bp: self.tax_on_agent.rate_bp,
                base: match self.tax_on_agent.base {
                    Base::BasePlusSurcharge => TaxBase::BasePlusSurcharge,
                    Base::ServiceFee => TaxBase::ServiceFee,
                },
            },
            service_fee_minor: self.service_fee_minor,
            commission_share_bp: self.commission_share_bp,
        })
    }
}
