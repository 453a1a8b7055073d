//! The cabin of one flight, drawn row by row.

use crate::air::search::Cabin;
use crate::money::Money;

/// The seats of the cabin that was sold on one flight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMap {
    /// The flight.
    pub segment_id: String,
    /// IATA aircraft type.
    pub aircraft: String,
    /// The cabin drawn.
    pub cabin: Cabin,
    /// What stands above each place of a row: a letter, or nothing above an aisle.
    pub columns: Vec<Option<char>>,
    /// First and last row over the wing.
    pub wing: Option<(u16, u16)>,
    /// Front to back.
    pub rows: Vec<SeatRow>,
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number; `None` for a row of galleys and lavatories.
    pub number: Option<u16>,
    /// It is at an exit.
    pub exit: bool,
    /// One for each column.
    pub cells: Vec<SeatCell>,
}

/// A place in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatCell {
    /// A seat.
    Seat(Box<Seat>),
    /// Way between the seats.
    Aisle,
    /// Nothing.
    Empty,
    /// Lavatory.
    Lavatory,
    /// Galley.
    Galley,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Such as `12A`.
    pub designator: String,
    /// Whether it can be had.
    pub status: SeatStatus,
    /// What is particular about it.
    pub features: Vec<SeatFeature>,
    /// For one traveller; zero when it comes with the fare.
    pub price: Money,
    /// Adults without an infant only: it is at an exit.
    pub adults_only: bool,
}

/// Whether a seat can be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatStatus {
    /// Yes.
    Free,
    /// Somebody has it.
    Taken,
    /// The airline keeps it.
    Blocked,
}

/// What is particular about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatFeature {
    /// At a window.
    Window,
    /// At an aisle.
    Aisle,
    /// At an exit.
    Exit,
    /// More room for legs.
    ExtraLegroom,
    /// Behind a wall.
    Bulkhead,
    /// Near the front of the cabin.
    Front,
}

impl SeatFeature {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Window => "window",
            Self::Aisle => "aisle",
            Self::Exit => "exit",
            Self::ExtraLegroom => "extraLegroom",
            Self::Bulkhead => "bulkhead",
            Self::Front => "front",
        }
    }
}

impl SeatMap {
    /// A seat by its designator.
    #[must_use]
    pub fn seat(&self, designator: &str) -> Option<&Seat> {
        self.rows.iter().flat_map(|row| &row.cells).find_map(|cell| match cell {
            SeatCell::Seat(seat) if seat.designator == designator => Some(&**seat),
            SeatCell::Seat(_) | SeatCell::Aisle | SeatCell::Empty | SeatCell::Lavatory | SeatCell::Galley => None,
        })
    }
}
