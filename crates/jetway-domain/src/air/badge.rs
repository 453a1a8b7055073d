//! Badges of search results: cheapest, fastest, best value.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::itinerary::{connections, journeys, total_minutes};
use super::offer::SupplierOffer;
use crate::money::Money;

/// A distinction among all cards of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Badge {
    /// Lowest customer price.
    Cheapest,
    /// Shortest total time.
    Fastest,
    /// Best combination of price, time and comfort.
    Best,
}

impl Badge {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cheapest => "cheapest",
            Self::Fastest => "fastest",
            Self::Best => "best",
        }
    }
}

/// One hour of travel counts as this percentage of the lowest price.
const HOUR_PERCENT: i64 = 3;
/// A change of flight counts as this percentage, in addition to its time.
const STOP_PERCENT: i64 = 5;
/// A night or a change of airport counts as this percentage.
const HARDSHIP_PERCENT: i64 = 8;

/// Each badge goes to exactly one card; cards come with the price a customer pays.
pub(super) fn badges<'a>(
    cards: impl Iterator<Item = (&'a str, &'a SupplierOffer, Money)>,
) -> HashMap<&'a str, Vec<Badge>> {
    let cards: Vec<_> = cards
        .map(|(key, offer, price)| Measured::of(key, offer, price))
        .collect();
    let lowest = cards.iter().map(|card| card.price).min().unwrap_or(0);
    let winners = [
        (
            Badge::Cheapest,
            cards.iter().min_by_key(|card| (card.price, card.minutes, card.key)),
        ),
        (
            Badge::Fastest,
            cards.iter().min_by_key(|card| (card.minutes, card.price, card.key)),
        ),
        (
            Badge::Best,
            cards.iter().min_by_key(|card| (card.cost(lowest), card.key)),
        ),
    ];
    let mut awarded: HashMap<&str, Vec<Badge>> = HashMap::new();
    for (badge, winner) in winners {
        if let Some(card) = winner {
            awarded.entry(card.key).or_default().push(badge);
        }
    }
    awarded
}

struct Measured<'a> {
    key: &'a str,
    price: i64,
    minutes: i64,
    stops: i64,
    hardships: i64,
}

impl<'a> Measured<'a> {
    fn of(key: &'a str, offer: &SupplierOffer, price: Money) -> Self {
        let journeys = journeys(&offer.segments);
        let waits: Vec<_> = connections(&offer.segments).into_iter().flatten().collect();
        let hardships = waits
            .iter()
            .filter(|wait| wait.overnight || wait.change_of_airport)
            .count();
        Self {
            key,
            price: price.minor,
            minutes: i64::from(total_minutes(&journeys)),
            stops: i64::try_from(waits.len()).unwrap_or(i64::MAX),
            hardships: i64::try_from(hardships).unwrap_or(i64::MAX),
        }
    }

    /// Price plus time and discomfort as money, in hundredths of a minor unit per 60 minutes.
    fn cost(&self, lowest: i64) -> i128 {
        let percent = i128::from(
            HOUR_PERCENT * self.minutes + 60 * (STOP_PERCENT * self.stops + HARDSHIP_PERCENT * self.hardships),
        );
        i128::from(self.price) * 6_000 + percent * i128::from(lowest)
    }
}
