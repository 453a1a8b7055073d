//! The suppliers of the world: what each sells and how it behaves.

use chrono::TimeDelta;
use jetway_domain::air::search::Cabin;
use jetway_domain::reference::Airline;

use super::dice::Dice;
use super::fares::{Brand, brands_of};
use super::schedule::Flight;

/// One supplier's character.
#[derive(Debug)]
pub(super) struct Persona {
    pub(super) id: &'static str,
    /// How long it holds unpaid seats; `None` sells instantly only.
    pub(super) hold: Option<TimeDelta>,
    /// How much longer it holds them when asked; `None` never does.
    pub(super) extends: Option<TimeDelta>,
    /// It sells seats, baggage and meals beside the fare; every supplier passes special requests on.
    pub(super) sells_extras: bool,
    /// Its offers cannot be priced after they expire.
    pub(super) strict_expiry: bool,
    /// Its fares have moved at a price check this many times as often as elsewhere: it keeps what it was told longer.
    pub(super) stale: u32,
    /// Usual answering time of a search.
    pub(super) median_ms: u32,
    /// Combines airlines that have no agreement of their own.
    pub(super) interlines: bool,
    /// It sells flights under partners' numbers too.
    pub(super) shares: bool,
    /// Its prices lie between these parts of the filed fare.
    pub(super) price_bp: (i64, i64),
    /// Highest commission on the base fare.
    pub(super) commission_bp: u64,
    assortment: Assortment,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Assortment {
    FullService,
    Mixed,
    LowCost,
    Direct,
    Contracted,
}

const GDS_A: Persona = Persona {
    id: "gds-a",
    hold: Some(TimeDelta::hours(24)),
    extends: Some(TimeDelta::hours(24)),
    sells_extras: true,
    strict_expiry: false,
    stale: 1,
    median_ms: 1_200,
    interlines: false,
    shares: false,
    price_bp: (10_000, 10_000),
    commission_bp: 700,
    assortment: Assortment::FullService,
};

const GDS_B: Persona = Persona {
    id: "gds-b",
    hold: Some(TimeDelta::hours(6)),
    extends: Some(TimeDelta::hours(6)),
    sells_extras: false,
    strict_expiry: false,
    stale: 2,
    median_ms: 1_800,
    interlines: true,
    shares: true,
    price_bp: (9_850, 10_150),
    commission_bp: 500,
    assortment: Assortment::Mixed,
};

const LCC: Persona = Persona {
    id: "lcc",
    hold: None,
    extends: None,
    sells_extras: true,
    strict_expiry: false,
    stale: 1,
    median_ms: 900,
    interlines: false,
    shares: false,
    price_bp: (10_000, 10_000),
    commission_bp: 0,
    assortment: Assortment::LowCost,
};

const NDC_X: Persona = Persona {
    id: "ndc-x",
    hold: Some(TimeDelta::hours(12)),
    extends: None,
    sells_extras: true,
    strict_expiry: true,
    stale: 1,
    median_ms: 2_200,
    interlines: false,
    shares: false,
    price_bp: (9_750, 10_000),
    commission_bp: 100,
    assortment: Assortment::Direct,
};

const CONS: Persona = Persona {
    id: "cons",
    hold: Some(TimeDelta::hours(24)),
    extends: None,
    sells_extras: false,
    strict_expiry: false,
    stale: 1,
    median_ms: 3_000,
    interlines: false,
    shares: false,
    price_bp: (9_700, 10_100),
    commission_bp: 0,
    assortment: Assortment::Contracted,
};

pub(super) static PERSONAS: [Persona; 5] = [GDS_A, GDS_B, LCC, NDC_X, CONS];

/// Airlines with offers of their own.
const DIRECT: [&str; 20] = [
    "AA", "AC", "AF", "AY", "BA", "EK", "EY", "IB", "KL", "LH", "LX", "OS", "QF", "QR", "SQ", "SV", "TK", "UA", "VS",
    "WY",
];
/// Airlines the consolidator has contracts with.
const CONTRACTED: [&str; 11] = ["BG", "GF", "KU", "MH", "PK", "QR", "SV", "TG", "TK", "UL", "WY"];
/// Low-cost airlines that also sell through a GDS.
const HYBRID: [&str; 8] = ["6E", "FZ", "G9", "IX", "J9", "OD", "PC", "XY"];
/// Part of the full-service flights the second GDS has.
const OVERLAP_BP: u32 = 7_000;

impl Persona {
    /// Whether it sells a flight. Both directions of a pair of numbers go together.
    pub(super) fn sells(&self, dice: &Dice, airline: &Airline, flight: &Flight) -> bool {
        let code = airline.code.as_str();
        match self.assortment {
            Assortment::FullService => !airline.low_cost,
            Assortment::Mixed if airline.low_cost => HYBRID.contains(&code),
            Assortment::Mixed => dice.happens(
                OVERLAP_BP,
                format_args!("sells|{}|{code}{}", self.id, flight.number.div_ceil(2)),
            ),
            Assortment::LowCost => airline.low_cost,
            Assortment::Direct => DIRECT.contains(&code),
            Assortment::Contracted => CONTRACTED.contains(&code),
        }
    }

    /// The families it sells in a cabin, cheapest first.
    pub(super) const fn brands(&self, cabin: Cabin) -> &'static [Brand] {
        match self.assortment {
            Assortment::Contracted => &[Brand::Private],
            _ => brands_of(cabin),
        }
    }

    /// It answers an order for tickets before they are made.
    pub(super) const fn tickets_later(&self) -> bool {
        matches!(self.assortment, Assortment::FullService)
    }

    /// People make its tickets.
    pub(super) const fn tickets_by_hand(&self) -> bool {
        matches!(self.assortment, Assortment::Contracted)
    }
}
