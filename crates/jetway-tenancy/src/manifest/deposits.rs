//! `[deposits]`: how agencies pay into their wallets.

use std::collections::BTreeMap;

use jetway_domain::deposit::{
    DepositChoices, DepositMethod, DepositRules, FeeTerms, MethodTerms, MobileProvider, TransferChannel,
};
use jetway_domain::money::{CurrencyCode, Money};
use schemars::JsonSchema;
use serde::Deserialize;

/// The open methods of deposits; a method that is left out is closed.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deposits {
    /// Cash paid in at a branch of the bank.
    pub bank_deposit: Option<Method>,
    /// A transfer from another account.
    pub bank_transfer: Option<Method>,
    /// A cheque.
    pub cheque: Option<Method>,
    /// A payment from a mobile account.
    pub mobile_banking: Option<Method>,
    /// A card, at a payment provider.
    pub card: Option<Method>,
    /// The payer's online bank, at a payment provider.
    pub net_banking: Option<Method>,
    /// Clearing systems of transfers: `NPSB`, `BEFTN`, `RTGS`, `UAEFTS`, `other`; those of the default departure's country if omitted.
    pub channels: Option<Vec<String>>,
    /// Providers of mobile accounts from which agencies declare payments: `bKash`, `Nagad`, `Rocket`, `Upay`; those of the default
    /// departure's country if omitted.
    pub mobile_providers: Option<Vec<String>>,
    /// Fee of a bounced cheque, in minor units of the tenant's currency.
    #[serde(default)]
    pub bounce_fee_minor: i64,
}

/// Limits and fee of a method, in minor units of the tenant's currency.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Method {
    /// Smallest amount.
    pub min_minor: i64,
    /// Largest amount.
    pub max_minor: i64,
    /// Share of the amount, in basis points (180 = 1.8 %).
    #[serde(default)]
    #[schemars(range(max = 10_000))]
    pub fee_bp: u32,
    /// Fixed part of the fee.
    #[serde(default)]
    pub fee_fixed_minor: i64,
}

impl Deposits {
    /// The rules in a currency and a country, whose choices are offered unless others are named.
    ///
    /// # Errors
    /// The invalid key and what it must be.
    pub fn rules(&self, currency: CurrencyCode, country: &str) -> Result<DepositRules, (&'static str, &'static str)> {
        if self.bounce_fee_minor < 0 {
            return Err(("bounce_fee_minor", "a fee is not negative; write 0 for none"));
        }
        let written = [
            ("bank_deposit", DepositMethod::BankDeposit, self.bank_deposit),
            ("bank_transfer", DepositMethod::BankTransfer, self.bank_transfer),
            ("cheque", DepositMethod::Cheque, self.cheque),
            ("mobile_banking", DepositMethod::MobileBanking, self.mobile_banking),
            ("card", DepositMethod::Card, self.card),
            ("net_banking", DepositMethod::NetBanking, self.net_banking),
        ];
        let mut methods = BTreeMap::new();
        for (key, method, terms) in written {
            let Some(terms) = terms else { continue };
            let terms = terms.terms(currency).map_err(|reason| (key, reason))?;
            methods.insert(method, terms);
        }
        Ok(DepositRules {
            methods,
            choices: self.choices(country)?,
            bounce_fee: Money::new(self.bounce_fee_minor, currency),
        })
    }
}

impl Deposits {
    fn choices(&self, country: &str) -> Result<DepositChoices, (&'static str, &'static str)> {
        let usual = DepositChoices::of_country(country);
        let channels = self
            .channels
            .as_deref()
            .map(|names| all_of(names, TransferChannel::parse));
        let providers = self.mobile_providers.as_deref();
        let providers = providers.map(|names| all_of(names, MobileProvider::parse));
        let wrong = |key, reason| move || (key, reason);
        Ok(DepositChoices {
            channels: match channels {
                None => usual.channels,
                Some(named) => named.filter(|named| !named.is_empty()).ok_or_else(wrong(
                    "channels",
                    "one or more of `NPSB`, `BEFTN`, `RTGS`, `UAEFTS` and `other`",
                ))?,
            },
            providers: match providers {
                None => usual.providers,
                Some(named) => named.ok_or_else(wrong(
                    "mobile_providers",
                    "any of `bKash`, `Nagad`, `Rocket` and `Upay`",
                ))?,
            },
        })
    }
}

/// What these names mean; `None` when one means nothing.
fn all_of<T>(names: &[String], parse: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    names.iter().map(|name| parse(name)).collect()
}

impl Method {
    fn terms(&self, currency: CurrencyCode) -> Result<MethodTerms, &'static str> {
        if self.min_minor <= 0 || self.max_minor < self.min_minor {
            return Err("limits that no amount fits; `min_minor` is above 0 and at most `max_minor`");
        }
        if self.fee_bp > 10_000 || self.fee_fixed_minor < 0 {
            return Err(
                "a fee that cannot be; `fee_bp` counts basis points up to 10000, `fee_fixed_minor` is 0 or more",
            );
        }
        Ok(MethodTerms {
            least: Money::new(self.min_minor, currency),
            most: Money::new(self.max_minor, currency),
            fee: FeeTerms {
                rate_bp: self.fee_bp,
                fixed: Money::new(self.fee_fixed_minor, currency),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::deposit::{DepositChoices, DepositMethod, MobileProvider, TransferChannel};
    use jetway_domain::money::{CurrencyCode, Money};

    use super::Deposits;

    fn read(text: &str) -> Deposits {
        toml::from_str(text).expect("a table")
    }

    #[test]
    fn what_is_left_out_is_closed_and_amounts_are_in_the_tenants_currency() {
        let rules = read("cheque = { min_minor = 100, max_minor = 500, fee_bp = 150 }").rules(CurrencyCode::AED, "AE");
        let rules = rules.expect("rules");
        assert_eq!(rules.choices, DepositChoices::of_country("AE"));
        assert_eq!(rules.methods.len(), 1);
        let terms = rules.terms(DepositMethod::Cheque).expect("open");
        assert_eq!(terms.most, Money::new(500, CurrencyCode::AED));
        assert_eq!(terms.fee.percent(), "1.50");
        assert_eq!(rules.bounce_fee, Money::zero(CurrencyCode::AED));
        assert_eq!(rules.terms(DepositMethod::Card), None);
    }

    #[test]
    fn a_tenant_may_offer_others_than_its_country_has() {
        let own = read("channels = ['RTGS']\nmobile_providers = ['bKash']");
        let rules = own.rules(CurrencyCode::AED, "AE").expect("rules");
        assert_eq!(rules.choices.channels, [TransferChannel::Rtgs]);
        assert_eq!(rules.choices.providers, [MobileProvider::Bkash]);
    }

    #[test]
    fn limits_and_fees_that_cannot_be_are_refused() {
        for (text, key) in [
            ("bounce_fee_minor = -1", "bounce_fee_minor"),
            ("channels = []", "channels"),
            ("channels = ['SEPA']", "channels"),
            ("mobile_providers = ['M-Cash']", "mobile_providers"),
            ("card = { min_minor = 0, max_minor = 5 }", "card"),
            ("card = { min_minor = 6, max_minor = 5 }", "card"),
            ("cheque = { min_minor = 1, max_minor = 5, fee_bp = 10001 }", "cheque"),
            (
                "cheque = { min_minor = 1, max_minor = 5, fee_fixed_minor = -1 }",
                "cheque",
            ),
        ] {
            let refused = read(text).rules(CurrencyCode::AED, "AE").map_err(|(key, _)| key);
            assert_eq!(refused.map(drop), Err(key), "{text}");
        }
    }
}
