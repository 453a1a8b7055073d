//! Which packages a city has, by its style.

use jetway_domain::holiday::package::PackageKind;

/// A kind of package.
pub(super) struct Plan {
    pub(super) kind: PackageKind,
    pub(super) nights: u32,
    pub(super) stars: u8,
    /// Percent of the city's price of a day.
    pub(super) percent: i64,
    pub(super) min_travellers: u32,
}

const fn plan(kind: PackageKind, nights: u32, stars: u8, percent: i64, min_travellers: u32) -> Plan {
    Plan {
        kind,
        nights,
        stars,
        percent,
        min_travellers,
    }
}

const CITY: [Plan; 3] = [
    plan(PackageKind::Group, 4, 4, 100, 1),
    plan(PackageKind::Private, 3, 5, 170, 2),
    plan(PackageKind::Family, 5, 4, 110, 2),
];
const BEACH: [Plan; 3] = [
    plan(PackageKind::Honeymoon, 5, 5, 180, 2),
    plan(PackageKind::Family, 6, 4, 110, 2),
    plan(PackageKind::Adventure, 4, 3, 90, 1),
];
const CULTURE: [Plan; 3] = [
    plan(PackageKind::Group, 6, 4, 100, 1),
    plan(PackageKind::Private, 4, 5, 165, 2),
    plan(PackageKind::Honeymoon, 5, 5, 175, 2),
];
const NATURE: [Plan; 3] = [
    plan(PackageKind::SelfDrive, 6, 4, 105, 2),
    plan(PackageKind::Group, 7, 3, 95, 1),
    plan(PackageKind::Adventure, 4, 3, 100, 1),
];
const PILGRIM: [Plan; 3] = [
    plan(PackageKind::Umrah, 7, 4, 100, 1),
    plan(PackageKind::Umrah, 10, 3, 80, 1),
    plan(PackageKind::Umrah, 5, 5, 190, 1),
];

/// The packages of a city of this style.
pub(super) const fn plans(style: &str) -> &'static [Plan; 3] {
    match style.as_bytes() {
        b"beach" => &BEACH,
        b"culture" => &CULTURE,
        b"nature" => &NATURE,
        b"pilgrim" => &PILGRIM,
        _ => &CITY,
    }
}
