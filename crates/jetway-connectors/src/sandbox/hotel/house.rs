//! The hotels of a city, generated at its first search.

use jetway_domain::reference::geo::Position;

use super::draw::Draw;
use super::kind::Kind;
use super::names;
use super::town::Town;

/// A house as it is, before a supplier describes it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct House {
    /// Place in its city's list.
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) chain: Option<&'static str>,
    pub(super) stars: u8,
    pub(super) kind: Kind,
    pub(super) position: Position,
    pub(super) address: String,
    pub(super) area: &'static str,
    pub(super) phone: String,
    pub(super) amenities: Vec<&'static str>,
    /// Tenths of a point of ten, and the number of reviews.
    pub(super) review: Option<(u8, u32)>,
    /// US cents of its simplest room on a plain night.
    pub(super) level: i64,
    pub(super) picture: String,
    /// Further numbers about it.
    pub(super) seed: u64,
}

impl House {
    pub(super) fn new(town: &Town<'_>, number: usize, seed: u64) -> Self {
        let draw = &mut Draw::new(seed);
        let stars = stars(draw);
        let kind = kind(draw, stars);
        let area = names::area(draw, town.pilgrims);
        let chain = names::chain_of(draw, stars);
        let name = names::name(draw, kind, chain, (&town.city.name, area), town.pilgrims);
        let position = position(draw, town, number);
        let km = town.city.center.km_to(position);
        let hue = (town.hue + draw.below(36)) % 360;
        let level = level(draw, town, stars, kind, km);
        Self {
            number,
            chain: chain.map(|chain| chain.name),
            stars,
            kind,
            position,
            address: names::address(draw),
            area,
            phone: phone(draw, town.dial),
            amenities: amenities(draw, stars, kind, town.pilgrims.then_some(km)),
            review: review(draw, stars),
            level,
            picture: format!("{}-{hue}-{}", kind.as_str(), draw.below(10_000)),
            seed: draw.next(),
            name,
        }
    }

    /// Another house of the same owner next door: alike, with a telephone and a number of its own.
    pub(super) fn next_door(&self, number: usize, seed: u64, dial: &str) -> Self {
        let draw = &mut Draw::new(seed);
        let suffix = draw.pick(&["II", "Annexe", "Tower 2", "Suites"]);
        Self {
            number,
            name: format!("{} {suffix}", self.name),
            position: moved(draw, self.position, 0.03, 0.12),
            phone: phone(draw, dial),
            address: names::address(draw),
            picture: format!("{}{}", self.picture, number % 10),
            seed: draw.next(),
            ..self.clone()
        }
    }
}

fn stars(draw: &mut Draw) -> u8 {
    match draw.below(100) {
        0..=3 => 1,
        4..=17 => 2,
        18..=51 => 3,
        52..=81 => 4,
        _ => 5,
    }
}

fn kind(draw: &mut Draw, stars: u8) -> Kind {
    match (stars, draw.below(100)) {
        (1, 0..=49) => Kind::Hostel,
        (1 | 2, 50..=79) => Kind::Guesthouse,
        (3 | 4, 0..=17) => Kind::Apartment,
        (4 | 5, 85..) => Kind::Resort,
        _ => Kind::Hotel,
    }
}

/// Half of the houses are near a landmark, most of the others within a few kilometres of the centre.
fn position(draw: &mut Draw, town: &Town<'_>, number: usize) -> Position {
    let near = if town.landmarks.is_empty() || number.is_multiple_of(2) {
        town.city.center
    } else {
        let nearest = if draw.happens(6_000) {
            0
        } else {
            town.landmarks.len() - 1
        };
        town.landmarks[nearest]
    };
    let reach = draw.fraction();
    moved(draw, near, 0.15, 0.15 + 9.0 * reach * reach)
}

/// A position between two distances away, in kilometres.
pub(super) fn moved(draw: &mut Draw, from: Position, nearest: f64, farthest: f64) -> Position {
    const KM_PER_DEGREE: f64 = 111.195;
    let angle = draw.fraction() * std::f64::consts::TAU;
    let km = nearest + draw.fraction() * (farthest - nearest).max(0.0);
    let narrowing = from.lat.to_radians().cos().max(0.05);
    let rounded = |degrees: f64| (degrees * 1e5).round() / 1e5;
    Position {
        lat: rounded(from.lat + km * angle.cos() / KM_PER_DEGREE),
        lon: rounded(from.lon + km * angle.sin() / (KM_PER_DEGREE * narrowing)),
    }
}

fn phone(draw: &mut Draw, dial: &str) -> String {
    format!("+{dial} {:02} {:07}", 10 + draw.below(80), draw.below(10_000_000))
}

fn review(draw: &mut Draw, stars: u8) -> Option<(u8, u32)> {
    let score = 55 + 5 * u32::from(stars) + draw.below(22);
    let count = 8 + draw.below(60) * draw.below(60);
    (!draw.happens(600)).then(|| (u8::try_from(score.min(98)).unwrap_or(98), count))
}

fn amenities(draw: &mut Draw, stars: u8, kind: Kind, to_mosque: Option<f64>) -> Vec<&'static str> {
    let stars = u32::from(stars);
    let mut has = vec!["airConditioning"];
    let mut maybe = |name: &'static str, basis_points: u32| {
        if draw.happens(basis_points) {
            has.push(name);
        }
    };
    maybe("wifi", 7_500 + 500 * stars);
    maybe("breakfast", 2_000 + 1_500 * stars);
    maybe("parking", 3_000 + 1_000 * stars);
    maybe("restaurant", 1_500 * stars);
    maybe(
        "pool",
        if kind == Kind::Resort {
            10_000
        } else {
            (stars * 1_700).saturating_sub(2_500)
        },
    );
    maybe("gym", (stars * 2_000).saturating_sub(3_000));
    maybe("spa", (stars * 1_800).saturating_sub(4_500));
    maybe("airportShuttle", 1_000 + 800 * stars);
    maybe("familyRooms", 4_500);
    maybe("accessible", 2_000 + 900 * stars);
    maybe("kitchen", if kind == Kind::Apartment { 9_500 } else { 200 });
    maybe("beach", if kind == Kind::Resort { 5_500 } else { 0 });
    if let Some(km) = to_mosque {
        maybe("prayerRoom", 9_000);
        maybe("haramView", if km < 0.6 { 6_000 } else { 0 });
        maybe("haramShuttle", if km > 1.0 { 6_500 } else { 0 });
    } else {
        maybe("bar", (stars * 1_500).saturating_sub(1_500));
        maybe("petFriendly", 1_400);
        maybe("prayerRoom", 700);
    }
    has
}

/// By stars and town, and near the mosques by the way on foot.
fn level(draw: &mut Draw, town: &Town<'_>, stars: u8, kind: Kind, km: f64) -> i64 {
    let plain = [1_800, 2_200, 3_400, 6_000, 11_000, 21_000][usize::from(stars.min(5))];
    let spread = 75 + i64::from(draw.below(60));
    let place = i64::from(town.price_percent);
    let near = if km < 0.7 {
        if town.pilgrims { 210 } else { 125 }
    } else if km < 2.0 {
        if town.pilgrims { 140 } else { 110 }
    } else {
        100
    };
    let style = if kind == Kind::Resort { 130 } else { 100 };
    plain * spread / 100 * place / 100 * near / 100 * style / 100
}
