//! Pictures of packages: drawn by us as SVG, by the kind of the city and a number, so that no file is stored. The same name always gives
//! the same picture.

mod draw;
mod scenes;

use std::fmt;

use jetway_domain::holiday::package::{PackageKind, TourPackage};

use self::draw::Canvas;

/// Media type of pictures.
pub const MEDIA_TYPE: &str = "image/svg+xml";
/// Ending of the names of pictures.
const ENDING: &str = ".svg";
/// Pictures of a package.
const PICTURES: usize = 4;

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// Towers of a modern city.
    Skyline,
    /// Palms and a sea.
    Beach,
    /// Peaks and a forest.
    Mountain,
    /// A dome and minarets.
    Mosque,
    /// Stalls under awnings.
    Market,
    /// Dunes.
    Desert,
    /// A river with a bridge.
    River,
    /// Trees and flowers.
    Garden,
    /// Roofs and a tower of an old town.
    OldTown,
}

/// The name of a picture, such as `beach-4711.svg`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// What it shows.
    pub scene: Scene,
    /// Which of all pictures of the scene it is.
    pub seed: u32,
}

const BEACHES: [&str; 8] = ["ayt", "ssh", "hkt", "lgk", "dps", "mle", "goi", "cxb"];
const HILLS: [&str; 7] = ["mct", "tbs", "zrh", "cmb", "ktm", "zyl", "cpt"];
const HOLY: [&str; 2] = ["med", "makkah"];
const GULF: [&str; 4] = ["dxb", "auh", "doh", "jed"];
const EAST: [&str; 6] = ["ist", "amm", "cai", "rak", "del", "bak"];
const EUROPE: [&str; 7] = ["rom", "vie", "prg", "ath", "par", "lon", "ams"];

impl Scene {
    /// Every scene.
    pub const ALL: [Self; 9] = [
        Self::Skyline,
        Self::Beach,
        Self::Mountain,
        Self::Mosque,
        Self::Market,
        Self::Desert,
        Self::River,
        Self::Garden,
        Self::OldTown,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Skyline => "skyline",
            Self::Beach => "beach",
            Self::Mountain => "mountain",
            Self::Mosque => "mosque",
            Self::Market => "market",
            Self::Desert => "desert",
            Self::River => "river",
            Self::Garden => "garden",
            Self::OldTown => "oldtown",
        }
    }

    /// What pictures of a city show, the most typical first.
    fn of_city(city: &str) -> [Self; PICTURES] {
        if BEACHES.contains(&city) {
            [Self::Beach, Self::Garden, Self::Mountain, Self::Market]
        } else if HILLS.contains(&city) {
            [Self::Mountain, Self::River, Self::Garden, Self::OldTown]
        } else if HOLY.contains(&city) {
            [Self::Mosque, Self::Skyline, Self::Market, Self::Desert]
        } else if GULF.contains(&city) {
            [Self::Skyline, Self::Desert, Self::Mosque, Self::Market]
        } else if EAST.contains(&city) {
            [Self::OldTown, Self::Mosque, Self::Market, Self::River]
        } else if EUROPE.contains(&city) {
            [Self::OldTown, Self::River, Self::Garden, Self::Market]
        } else {
            [Self::Skyline, Self::Garden, Self::River, Self::Market]
        }
    }
}

impl Picture {
    /// The picture of this name; `None` if there is none.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let (scene, seed) = name.strip_suffix(ENDING)?.split_once('-')?;
        let scene = Scene::ALL.into_iter().find(|one| one.name() == scene)?;
        let picture = Self {
            scene,
            seed: seed.parse().ok()?,
        };
        // One name for each picture: no leading zeros or signs.
        (picture.to_string() == name).then_some(picture)
    }

    /// The pictures of a package, four of them: packages of a city begin with different scenes, and all have numbers of their own.
    #[must_use]
    pub fn of(package: &TourPackage) -> Vec<Self> {
        let scenes = Scene::of_city(&package.offer.city);
        let (high, low) = package.id.0.as_u64_pair();
        let seed = u32::try_from((high ^ low) % 90_000).unwrap_or_default();
        let first = match package.offer.kind {
            PackageKind::Private | PackageKind::Family | PackageKind::SelfDrive => 1,
            PackageKind::Adventure => 2,
            PackageKind::Group | PackageKind::Honeymoon | PackageKind::Umrah => 0,
        };
        let pictures = (0_u32..).zip(0..PICTURES).map(|(number, at)| Self {
            scene: scenes[(first + at) % PICTURES],
            seed: seed + number,
        });
        pictures.collect()
    }

    /// The picture of a city.
    #[must_use]
    pub fn of_city(city: &str) -> Self {
        let seed = city
            .bytes()
            .fold(7_u32, |sum, byte| (sum * 31 + u32::from(byte)) % 90_000);
        Self {
            scene: Scene::of_city(city)[0],
            seed,
        }
    }

    /// The picture as SVG: shapes and colours alone, without scripts, texts, styles or references outside itself.
    #[must_use]
    pub fn svg(self) -> String {
        let mut canvas = Canvas::new(u64::from(self.seed) * 31 + self.scene as u64);
        canvas.sky();
        match self.scene {
            Scene::Skyline => scenes::skyline(&mut canvas),
            Scene::Beach => scenes::beach(&mut canvas),
            Scene::Mountain => scenes::mountain(&mut canvas),
            Scene::Mosque => scenes::mosque(&mut canvas),
            Scene::Market => scenes::market(&mut canvas),
            Scene::Desert => scenes::desert(&mut canvas),
            Scene::River => scenes::river(&mut canvas),
            Scene::Garden => scenes::garden(&mut canvas),
            Scene::OldTown => scenes::old_town(&mut canvas),
        }
        canvas.finish()
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}{ENDING}", self.scene.name(), self.seed)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Picture, Scene};

    #[test]
    fn pictures_are_small_distinct_and_have_no_script() {
        let mut seen = BTreeSet::new();
        for scene in Scene::ALL {
            for seed in 0..50 {
                let picture = Picture { scene, seed };
                let svg = picture.svg();
                assert!(svg.len() <= 4_096, "{picture}: {} bytes", svg.len());
                assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{picture}");
                for forbidden in [
                    "<script", "<style", "<image", "<use", "<text", "href", "onload", "url(http",
                ] {
                    assert!(!svg.contains(forbidden), "{picture}: {forbidden}");
                }
                assert_eq!(svg, picture.svg());
                assert!(seen.insert(svg), "{picture}");
            }
        }
    }

    #[test]
    fn a_picture_has_one_name() {
        for scene in Scene::ALL {
            let picture = Picture { scene, seed: 4711 };
            assert_eq!(Picture::parse(&picture.to_string()), Some(picture));
        }
        for name in [
            "",
            "beach",
            "beach-1",
            "beach-01.svg",
            "beach-+1.svg",
            "sea-1.svg",
            "beach--1.svg",
            "beach-1.svg.svg",
        ] {
            assert_eq!(Picture::parse(name), None, "{name}");
        }
    }
}
