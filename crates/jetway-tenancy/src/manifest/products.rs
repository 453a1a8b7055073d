//! `products`: what a tenant sells beside flights.

use jetway_domain::access::{Functionality, FunctionalitySet, Module};
use schemars::JsonSchema;
use serde::Deserialize;

use super::market::SpecialFare;

/// A product beside flights, with permissions of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Product {
    /// Hotels.
    Hotels,
    /// Holidays.
    Holidays,
    /// Visas.
    Visas,
    /// Exclusive fares.
    ExclusiveFares,
    /// Group fares, and requests for groups.
    GroupFares,
    /// Importing records that were made elsewhere.
    QueueShare,
}

impl Product {
    /// Every product.
    pub const ALL: [Self; 6] = [
        Self::Hotels,
        Self::Holidays,
        Self::Visas,
        Self::ExclusiveFares,
        Self::GroupFares,
        Self::QueueShare,
    ];

    /// The permissions that open nothing where it is not sold.
    fn functionalities(self) -> Vec<Functionality> {
        match self {
            Self::Hotels => Module::Hotels.functionalities().collect(),
            Self::Holidays => Module::Holidays.functionalities().collect(),
            Self::Visas => Module::Visas.functionalities().collect(),
            Self::ExclusiveFares => vec![Functionality::UseExclusiveFares],
            Self::GroupFares => vec![Functionality::AccessGroupFares],
            Self::QueueShare => vec![Functionality::ImportPnr],
        }
    }
}

/// The permissions of products that a tenant does not sell: those that `products` leaves out, if it is given, and umrah fares unless its
/// searches have them.
#[must_use]
pub fn unsold(products: Option<&[Product]>, fare_types: &[&str]) -> FunctionalitySet {
    let is_left_out = |product: &Product| products.is_some_and(|sold| !sold.contains(product));
    let left_out = Product::ALL.into_iter().filter(is_left_out);
    let has_umrah = fare_types.contains(&SpecialFare::Umrah.as_str());
    let umrah = (!has_umrah).then_some(Functionality::AccessUmrahFares);
    let codes = left_out.flat_map(Product::functionalities).chain(umrah);
    FunctionalitySet::of_codes(codes.map(Functionality::code))
}

#[cfg(test)]
mod tests {
    use super::{Product, unsold};

    #[test]
    fn everything_is_sold_unless_products_or_fare_types_leave_it_out() {
        assert_eq!(unsold(None, &["2", "5"]).codes(), [0_u16; 0]);
        assert_eq!(unsold(None, &["2"]).codes(), [244]);
        let some = [Product::Visas, Product::ExclusiveFares, Product::QueueShare];
        assert_eq!(
            unsold(Some(&some), &["5"]).codes(),
            [243, 245, 246, 247, 248, 249, 250, 251, 252]
        );
        let flights_alone = unsold(Some(&[]), &[]).codes();
        assert_eq!(flights_alone, (241..=260).collect::<Vec<u16>>());
    }
}
