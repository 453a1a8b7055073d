//! Airports, airlines, countries and aircraft, embedded in the binary and parsed once.
//!
//! Sources and licences: `data/PROVENANCE.md`. Tests parse every row, so a tested binary can rely on it.

mod aircraft;
mod airlines;
mod airports;
mod aliases;
mod countries;
mod shown;
pub(crate) mod table;

pub use aircraft::{Aircraft, AircraftType};
pub use airlines::{Airlines, Network};
pub use airports::{Airports, Cities, City, Landmark, Stay, fold};
pub use countries::Countries;
pub use shown::ShownNames;
