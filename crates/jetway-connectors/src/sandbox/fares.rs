//! Fares, surcharges, taxes and brands. Integer arithmetic throughout.

mod brand;
mod filing;
mod kind;
mod rates;
mod rules;
mod season;
mod taxes;

pub(super) use brand::{Brand, BrandKind, brand_terms, brands_of};
pub(super) use filing::{FareQuestion, base_fare, surcharge};
pub(super) use kind::{extend_terms, is_filed, price_bp as kind_price_bp};
pub(super) use rates::Filing;
pub(super) use rules::filed_rules;
pub(super) use season::stay_bp;
pub(super) use taxes::{TaxedPassenger, taxes};
