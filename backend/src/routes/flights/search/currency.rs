//! Converting amounts to another currency of the tenant.

use jetway_domain::money::CurrencyCode;
use jetway_domain::money::exchange::Conversion;

use crate::http::{Agent, Refusal};
use crate::wire::field_error::BadField;

impl Agent {
    /// The conversion to a display currency.
    ///
    /// # Errors
    /// `request.invalid` if the tenant has no rate for it.
    pub(super) fn conversion(&self, currency: &str) -> Result<Conversion, Refusal> {
        let rates = &self.portal.settings.rates;
        let found = CurrencyCode::parse(currency).ok().and_then(|code| rates.to(code));
        found.ok_or_else(|| {
            let known: Vec<String> = rates.currencies().map(|code| code.to_string()).collect();
            let detail = format!("Amounts can be shown in {}.", known.join(", "));
            Refusal::fields(vec![BadField::new("/currency", "currency.noRate", detail)])
        })
    }
}
