//! Kinds of room of a house.

use super::draw::Draw;
use super::house::House;
use super::kind::Kind;

/// A kind of room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RoomKind {
    pub(super) name: &'static str,
    /// As another supplier calls it.
    pub(super) other_name: &'static str,
    pub(super) beds: &'static str,
    pub(super) size_m2: u16,
    pub(super) sleeps: u8,
    /// Percent of the simplest room's price.
    pub(super) price_percent: i64,
}

const fn kind(
    (name, other_name): (&'static str, &'static str),
    beds: &'static str,
    (size_m2, sleeps): (u16, u8),
    price_percent: i64,
) -> RoomKind {
    RoomKind {
        name,
        other_name,
        beds,
        size_m2,
        sleeps,
        price_percent,
    }
}

const HOTEL: [RoomKind; 7] = [
    kind(
        ("Standard Twin Room", "Twin Room Standard"),
        "2 single beds",
        (20, 2),
        100,
    ),
    kind(("Standard King Room", "King Room Standard"), "1 king bed", (20, 2), 104),
    kind(("Deluxe King Room", "King Deluxe Room"), "1 king bed", (27, 3), 128),
    kind(("Triple Room", "Room Triple"), "3 single beds", (26, 3), 136),
    kind(("Quadruple Room", "Room Quadruple"), "4 single beds", (32, 4), 158),
    kind(
        ("Family Room", "Room Family"),
        "1 king bed and 2 single beds",
        (38, 5),
        182,
    ),
    kind(
        ("Executive Suite", "Suite Executive"),
        "1 king bed and 1 sofa bed",
        (52, 6),
        260,
    ),
];
const APARTMENT: [RoomKind; 4] = [
    kind(("Studio", "Studio Apartment"), "1 queen bed", (28, 2), 100),
    kind(
        ("One-Bedroom Apartment", "Apartment One-Bedroom"),
        "1 king bed and 1 sofa bed",
        (46, 4),
        140,
    ),
    kind(
        ("Two-Bedroom Apartment", "Apartment Two-Bedroom"),
        "1 king bed and 2 single beds",
        (72, 6),
        205,
    ),
    kind(
        ("Three-Bedroom Apartment", "Apartment Three-Bedroom"),
        "2 king beds and 4 single beds",
        (110, 10),
        300,
    ),
];
const HOSTEL: [RoomKind; 3] = [
    kind(
        ("Private Twin Room", "Twin Private Room"),
        "2 single beds",
        (14, 2),
        100,
    ),
    kind(
        ("Private Room for Four", "Four-Bed Private Room"),
        "4 single beds",
        (20, 4),
        170,
    ),
    kind(
        ("Private Room for Six", "Six-Bed Private Room"),
        "6 single beds",
        (26, 6),
        230,
    ),
];

/// The kinds of room of a house, the simplest first, each with its place in the full list, which is its code.
pub(super) fn rooms_of(house: &House) -> Vec<(usize, RoomKind)> {
    let all = all(house.kind);
    let draw = &mut Draw::new(house.seed ^ 0x0040);
    let has = |at: usize, draw: &mut Draw| at == 0 || draw.happens(6_500);
    all.iter()
        .copied()
        .enumerate()
        .filter(|(at, _)| has(*at, draw))
        .collect()
}

/// A kind of room of a house by its code.
pub(super) fn room_of(house: &House, code: usize) -> Option<RoomKind> {
    rooms_of(house)
        .into_iter()
        .find_map(|(at, room)| (at == code).then_some(room))
}

const fn all(kind: Kind) -> &'static [RoomKind] {
    match kind {
        Kind::Apartment => &APARTMENT,
        Kind::Hostel => &HOSTEL,
        Kind::Hotel | Kind::Resort | Kind::Guesthouse => &HOTEL,
    }
}
