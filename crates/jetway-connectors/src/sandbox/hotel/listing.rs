//! The houses as each supplier lists them: which ones, under which name, and where on the map.

use jetway_domain::reference::geo::Position;

use super::draw::Draw;
use super::house::{House, moved};

/// How a supplier of hotels behaves.
#[derive(Debug)]
pub(super) struct HotelPersona {
    pub(super) id: &'static str,
    pub(super) median_ms: u32,
    /// Percent of the house's price.
    pub(super) price_percent: i64,
    /// Its part of the price that it leaves to the seller, in basis points.
    pub(super) margin_bp: u32,
    /// Share of its rates that must be checked, in basis points.
    pub(super) recheck_bp: u32,
    /// Some of its bookings are answered later.
    pub(super) is_asynchronous: bool,
    /// It tells how many rooms are left.
    pub(super) tells_allotment: bool,
    pub(super) lists: Lists,
}

/// What a supplier lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lists {
    /// Most houses, as they are.
    Most,
    /// A third of those, described in its own words, and most of the others.
    Altered,
    /// Houses it has contracts with, most of them near the mosques.
    Contracts,
}

/// Every supplier of hotels.
pub(super) const HOTEL_PERSONAS: [HotelPersona; 3] = [
    HotelPersona {
        id: "bed-a",
        median_ms: 900,
        price_percent: 103,
        margin_bp: 1_400,
        recheck_bp: 3_000,
        is_asynchronous: false,
        tells_allotment: false,
        lists: Lists::Most,
    },
    HotelPersona {
        id: "bed-b",
        median_ms: 1_700,
        price_percent: 100,
        margin_bp: 1_500,
        recheck_bp: 0,
        is_asynchronous: true,
        tells_allotment: false,
        lists: Lists::Altered,
    },
    HotelPersona {
        id: "direct",
        median_ms: 300,
        price_percent: 94,
        margin_bp: 1_200,
        recheck_bp: 0,
        is_asynchronous: false,
        tells_allotment: true,
        lists: Lists::Contracts,
    },
];

/// A house in a supplier's words.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Listing {
    pub(super) name: String,
    pub(super) stars: u8,
    pub(super) position: Position,
    pub(super) phone: Option<String>,
    pub(super) chain: Option<&'static str>,
}

impl HotelPersona {
    /// The house in its words; `None` when it does not sell the house. `km` is the way to the centre.
    pub(super) fn listing(&self, house: &House, city: &str, km: f64, pilgrims: bool) -> Option<Listing> {
        let draw = &mut Draw::new(house.seed ^ 0x0a11);
        let (in_first, in_second, in_contracts) = (draw.below(100), draw.below(100), draw.below(100));
        let is_in_first = in_first < 72;
        match self.lists {
            Lists::Most => is_in_first.then(|| plain(house)),
            Lists::Altered => {
                let share = if is_in_first { 35 } else { 85 };
                (in_second < share).then(|| altered(draw, house, city))
            }
            Lists::Contracts => {
                let share = if pilgrims && km < 1.6 { 45 } else { 3 };
                (in_contracts < share).then(|| plain(house))
            }
        }
    }
}

fn plain(house: &House) -> Listing {
    Listing {
        name: house.name.clone(),
        stars: house.stars,
        position: house.position,
        phone: Some(house.phone.clone()),
        chain: house.chain,
    }
}

fn altered(draw: &mut Draw, house: &House, city: &str) -> Listing {
    let stars = match draw.below(100) {
        0..=1 => house.stars.saturating_sub(1).max(1),
        2..=3 => (house.stars + 1).min(5),
        _ => house.stars,
    };
    Listing {
        name: altered_name(draw, &house.name, city),
        stars,
        position: moved(draw, house.position, 0.08, 0.2),
        phone: draw.happens(8_500).then(|| house.phone.clone()),
        chain: house.chain.filter(|_| draw.happens(8_000)),
    }
}

fn altered_name(draw: &mut Draw, name: &str, city: &str) -> String {
    match draw.below(7) {
        0 => format!("{name}, {city}"),
        1 => format!("The {name}"),
        2 => name.replace("Hotel", "Htl").replace('&', "and"),
        3 => name.to_uppercase(),
        4 => match name.strip_suffix(" Hotel") {
            Some(rest) => format!("Hotel {rest}"),
            None => format!("{name} by {city}"),
        },
        5 => misspelt(draw, name),
        _ => name.strip_suffix(" Hotel").unwrap_or(name).to_owned(),
    }
}

/// With one letter left out behind the first.
fn misspelt(draw: &mut Draw, name: &str) -> String {
    let count = u32::try_from(name.chars().count()).unwrap_or(1);
    let missing = 1 + draw.below(count.saturating_sub(1));
    let keeps = |(at, letter): &(usize, char)| u32::try_from(*at).ok() != Some(missing) || *letter == ' ';
    name.chars()
        .enumerate()
        .filter(keeps)
        .map(|(_, letter)| letter)
        .collect()
}
