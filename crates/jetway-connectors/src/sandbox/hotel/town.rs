//! Towns: what the houses of a city share.

use jetway_domain::reference::geo::Position;

use super::super::dice::Dice;
use super::draw::Draw;
use crate::reference::{Cities, City, Countries};

/// What the houses of a city share.
pub(super) struct Town<'a> {
    pub(super) city: &'a City,
    pub(super) landmarks: Vec<Position>,
    /// People come here for the mosque.
    pub(super) pilgrims: bool,
    pub(super) dial: &'a str,
    pub(super) hue: u32,
    pub(super) price_percent: u32,
}

impl Town<'static> {
    pub(super) fn of(dice: &Dice, at: usize) -> Option<Self> {
        let cities = Cities::embedded();
        let city = cities.all().get(at)?;
        let country = Countries::embedded().get(city.country_code);
        let draw = &mut Draw::new(dice.roll(format_args!("town|{}", city.id)));
        let pilgrims = matches!(city.id.as_str(), "makkah" | "med");
        Some(Self {
            city,
            landmarks: cities.landmarks_of(at).map(|landmark| landmark.position).collect(),
            pilgrims,
            dial: country.map_or("1", |country| country.dial_code.as_str()),
            hue: draw.below(360),
            price_percent: 70 + u32::from(city.rank) / 12 + draw.below(40),
        })
    }
}
