//! Names of houses. None is a trade mark: chains and houses are made up.

use super::draw::Draw;
use super::kind::Kind;

/// A chain: its name, and the stars of its houses.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chain {
    pub(super) name: &'static str,
    pub(super) stars: (u8, u8),
}

const fn chain(name: &'static str, lowest: u8, highest: u8) -> Chain {
    Chain {
        name,
        stars: (lowest, highest),
    }
}

const CHAINS: [Chain; 16] = [
    chain("Meridiem", 5, 5),
    chain("Alcazar", 5, 5),
    chain("Grand Safwa", 4, 5),
    chain("Orchard House", 4, 5),
    chain("Velora", 4, 5),
    chain("Northgate", 4, 4),
    chain("Rihla", 3, 5),
    chain("Corniche & Co", 4, 4),
    chain("Bluestone", 3, 4),
    chain("Fairlane", 3, 4),
    chain("Kestrel", 3, 3),
    chain("Dar Al Salam", 3, 4),
    chain("Citynest", 3, 3),
    chain("Simplestay", 2, 3),
    chain("Plume", 2, 2),
    chain("Waypoint", 2, 3),
];

const FIRST: [&str; 56] = [
    "Amber", "Azure", "Beacon", "Bellevue", "Cedar", "Celeste", "Crescent", "Crown", "Crystal", "Diamond", "Eastern",
    "Elaf", "Emerald", "Emperor", "Fernwood", "Garden", "Golden", "Granada", "Harbour", "Heritage", "Imperial",
    "Ivory", "Jasmine", "Jubilee", "Lantern", "Laurel", "Liberty", "Lotus", "Magnolia", "Maple", "Marble", "Monarch",
    "Mosaic", "Nour", "Oasis", "Olive", "Opal", "Orient", "Palm", "Panorama", "Pearl", "Pioneer", "Plaza", "Regal",
    "Riviera", "Rose", "Royal", "Sapphire", "Shams", "Silver", "Summit", "Sunrise", "Tulip", "Venus", "Victoria",
    "Zamzam",
];
const SECOND: [&str; 36] = [
    "Gate",
    "Court",
    "View",
    "Bridge",
    "Terrace",
    "Arch",
    "Park",
    "Square",
    "Tower",
    "Crest",
    "Bay",
    "Hill",
    "Lake",
    "Springs",
    "Heights",
    "Corner",
    "Avenue",
    "Mansion",
    "Pavilion",
    "Fountain",
    "Valley",
    "Meadow",
    "Point",
    "Manor",
    "Lodge",
    "Courtyard",
    "Lane",
    "Star",
    "Wing",
    "Castle",
    "Island",
    "Orchard",
    "Stone",
    "River",
    "Field",
    "Grove",
];
const PILGRIM: [&str; 20] = [
    "Al Rawda",
    "Al Safwah",
    "Anwar",
    "Dar Al Eiman",
    "Dar Al Hijra",
    "Al Shuhada",
    "Al Noor",
    "Al Kiswah",
    "Taiba",
    "Manazil",
    "Al Aqeeq",
    "Jabal Omar",
    "Ajyad",
    "Al Marwa",
    "Al Massa",
    "Durrat",
    "Nawazi",
    "Al Mukhtara",
    "Sarwat",
    "Al Haram",
];
const AREAS: [&str; 12] = [
    "Old Town",
    "Central",
    "Riverside",
    "Station Quarter",
    "Airport Road",
    "North End",
    "Market Street",
    "Park Side",
    "West Gate",
    "University",
    "Business Bay",
    "Hillside",
];
const PILGRIM_AREAS: [&str; 8] = [
    "Ajyad",
    "Ibrahim Al Khalil",
    "Misfalah",
    "Aziziyah",
    "Shisha",
    "Al Hujun",
    "Jarwal",
    "Central Area",
];
const STREETS: [&str; 14] = [
    "Station Road",
    "King Street",
    "Market Street",
    "Harbour Road",
    "Palm Avenue",
    "Garden Street",
    "Liberty Avenue",
    "Museum Road",
    "Canal Street",
    "Tower Road",
    "Temple Lane",
    "Lake Drive",
    "Bridge Street",
    "Mosque Road",
];

/// The chain of a house of so many stars; most houses below three have none.
pub(super) fn chain_of(draw: &mut Draw, stars: u8) -> Option<Chain> {
    let share = [0, 500, 1_800, 3_000, 3_800, 5_500];
    if !draw.happens(share[usize::from(stars.min(5))]) {
        return None;
    }
    let fitting: Vec<Chain> = CHAINS
        .into_iter()
        .filter(|chain| (chain.stars.0..=chain.stars.1).contains(&stars))
        .collect();
    (!fitting.is_empty()).then(|| draw.pick(&fitting))
}

/// The name of a house without its city.
pub(super) fn name(
    draw: &mut Draw,
    kind: Kind,
    chain: Option<Chain>,
    (city, area): (&str, &str),
    pilgrims: bool,
) -> String {
    let noun = noun(draw, kind);
    match chain {
        Some(chain) if draw.happens(6_000) => format!("{} {city} {area}", chain.name),
        Some(chain) => format!("{} {} {noun}", chain.name, draw.pick(&FIRST)),
        None if pilgrims && draw.happens(6_500) => {
            format!("{} {} {noun}", draw.pick(&PILGRIM), draw.pick(&SECOND))
        }
        None => format!("{} {} {noun}", draw.pick(&FIRST), draw.pick(&SECOND)),
    }
}

fn noun(draw: &mut Draw, kind: Kind) -> &'static str {
    match kind {
        Kind::Hotel => draw.pick(&["Hotel", "Hotel", "Hotel", "Grand Hotel", "Inn", "Boutique Hotel"]),
        Kind::Resort => draw.pick(&["Resort", "Resort & Spa", "Beach Resort"]),
        Kind::Apartment => draw.pick(&["Suites", "Hotel Apartments", "Residence"]),
        Kind::Guesthouse => draw.pick(&["Guest House", "Lodge", "Rest House"]),
        Kind::Hostel => draw.pick(&["Hostel", "Backpackers"]),
    }
}

/// A quarter of a city.
pub(super) fn area(draw: &mut Draw, pilgrims: bool) -> &'static str {
    if pilgrims {
        draw.pick(&PILGRIM_AREAS)
    } else {
        draw.pick(&AREAS)
    }
}

/// Street and number.
pub(super) fn address(draw: &mut Draw) -> String {
    format!("{} {}", 1 + draw.below(240), draw.pick(&STREETS))
}
