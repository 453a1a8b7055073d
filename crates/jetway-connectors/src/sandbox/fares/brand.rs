//! Fare brands and their terms.

use ecow::eco_format;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{Condition, FareBrand, Inclusion};
use jetway_domain::air::search::Cabin;

use super::rates::{Filing, Usd4};

/// A fare brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::sandbox) enum Brand {
    Lite,
    Value,
    Flex,
    /// A private fare of the supplier: cheaper than the comparable brand, and stricter.
    Private,
}

/// Which set of brands an airline sells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sandbox) enum BrandKind {
    FullService,
    LowCost,
}

impl Brand {
    pub(in crate::sandbox) const fn code(self) -> &'static str {
        match self {
            Self::Lite => "LITE",
            Self::Value => "VALUE",
            Self::Flex => "FLEX",
            Self::Private => "PRIVATE",
        }
    }

    pub(in crate::sandbox) fn parse(code: &str) -> Option<Self> {
        [Self::Lite, Self::Value, Self::Flex, Self::Private]
            .into_iter()
            .find(|brand| brand.code() == code)
    }

    /// Price relative to the middle brand.
    pub(in crate::sandbox) const fn price_bp(self, kind: BrandKind) -> i64 {
        match (self, kind) {
            (Self::Lite, BrandKind::FullService) => 9_300,
            (Self::Lite, BrandKind::LowCost) => 8_600,
            (Self::Value, _) => 10_000,
            (Self::Flex, BrandKind::FullService) => 12_400,
            (Self::Flex, BrandKind::LowCost) => 12_900,
            (Self::Private, _) => 9_600,
        }
    }
}

/// The brands of a cabin, cheapest first.
pub(in crate::sandbox) const fn brands_of(cabin: Cabin) -> &'static [Brand] {
    match cabin {
        Cabin::Economy => &[Brand::Lite, Brand::Value, Brand::Flex],
        Cabin::PremiumEconomy | Cabin::Business => &[Brand::Value, Brand::Flex],
        Cabin::First => &[Brand::Flex],
    }
}

/// Terms of a brand. Penalties scale with the distance.
pub(in crate::sandbox) fn brand_terms(
    brand: Brand,
    kind: BrandKind,
    cabin: Cabin,
    km: u32,
    filing: Filing,
) -> FareBrand {
    let step: Usd4 = if km < 800 {
        150_000
    } else if km < 5_000 {
        400_000
    } else {
        800_000
    };
    let fee = |parts: i64| Condition {
        allowed: true,
        fee: Some(filing.fare(step * parts / 2)),
    };
    let free = || Condition {
        allowed: true,
        fee: None,
    };
    let never = || Condition {
        allowed: false,
        fee: None,
    };
    let full_service = kind == BrandKind::FullService;
    let (change, refund) = match (brand, full_service) {
        (Brand::Lite, true) | (Brand::Private, _) => (fee(3), never()),
        (Brand::Lite, false) => (never(), never()),
        (Brand::Value, true) => (fee(2), fee(4)),
        (Brand::Value, false) => (fee(2), never()),
        (Brand::Flex, true) => (free(), fee(1)),
        (Brand::Flex, false) => (free(), fee(3)),
    };
    FareBrand {
        code: brand.code().into(),
        kind: FareKind::Regular,
        ticketed_by_hand: brand == Brand::Private,
        name: eco_format!("{} {}", cabin_name(cabin), family_name(brand)),
        checked_bag: checked_bag(brand, full_service, cabin).into(),
        cabin_bag: if cabin == Cabin::Economy { "7 kg" } else { "2 × 7 kg" }.into(),
        seat: if brand == Brand::Flex || cabin != Cabin::Economy {
            Inclusion::Free
        } else {
            Inclusion::Paid
        },
        meal: if full_service || brand == Brand::Flex {
            Inclusion::Free
        } else {
            Inclusion::Paid
        },
        change,
        refund,
    }
}

const fn checked_bag(brand: Brand, full_service: bool, cabin: Cabin) -> &'static str {
    match (cabin, brand, full_service) {
        (Cabin::First, ..) => "50 kg",
        (Cabin::Business, ..) => "40 kg",
        (Cabin::PremiumEconomy, ..) => "35 kg",
        (Cabin::Economy, Brand::Lite, true) => "20 kg",
        (Cabin::Economy, Brand::Lite, false) => "",
        (Cabin::Economy, Brand::Value, true) | (Cabin::Economy, Brand::Private, _) => "30 kg",
        (Cabin::Economy, Brand::Value, false) => "20 kg",
        (Cabin::Economy, Brand::Flex, true) => "35 kg",
        (Cabin::Economy, Brand::Flex, false) => "40 kg",
    }
}

const fn cabin_name(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "Economy",
        Cabin::PremiumEconomy => "Premium",
        Cabin::Business => "Business",
        Cabin::First => "First",
    }
}

const fn family_name(brand: Brand) -> &'static str {
    match brand {
        Brand::Lite => "Lite",
        Brand::Value => "Value",
        Brand::Flex => "Flex",
        Brand::Private => "Private",
    }
}
