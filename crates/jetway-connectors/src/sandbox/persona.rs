//! The suppliers of the world: products and behaviour.

use chrono::{NaiveTime, TimeDelta};
use jetway_domain::air::search::Cabin;
use jetway_domain::reference::Airline;

use super::dice::Dice;
use super::fares::{Brand, brands_of};
use super::schedule::Flight;
use crate::port::air::{ExchangeWay, ImportDesk, RefundWay};

/// A supplier's characteristics.
#[derive(Debug)]
pub(super) struct Persona {
    pub(super) id: &'static str,
    /// How long unpaid seats are held; `None` for instant ticketing only.
    pub(super) hold: Option<TimeDelta>,
    /// How far a time limit can be extended; `None` for not at all.
    pub(super) extends: Option<TimeDelta>,
    /// Whether it sells seats, baggage and meals; every supplier supports SSRs.
    pub(super) sells_extras: bool,
    /// Whether its offers cannot be priced after expiry.
    pub(super) strict_expiry: bool,
    /// Factor on the probability of fare changes at a price check, for suppliers with longer caching.
    pub(super) stale: u32,
    /// Median response time of a search.
    pub(super) median_ms: u32,
    /// Whether it combines airlines without an agreement.
    pub(super) interlines: bool,
    /// Whether it also sells codeshare numbers.
    pub(super) shares: bool,
    /// Range of its prices relative to the filed fare.
    pub(super) price_bp: (i64, i64),
    /// Maximum commission on the base fare.
    pub(super) commission_bp: u64,
    /// Office time on the day of issue until which it voids tickets; `None` when it voids none.
    pub(super) void: Option<NaiveTime>,
    /// Its fee for each voided ticket, in basis points of the first base fare.
    pub(super) void_fee_bp: u32,
    /// How it refunds tickets.
    pub(super) refund: RefundWay,
    /// How it exchanges tickets.
    pub(super) exchange: ExchangeWay,
    /// Which records it takes over from other offices; `None` for none.
    pub(super) imports: Option<Imports>,
    assortment: Assortment,
}

/// Records that a supplier takes over from other offices.
#[derive(Debug)]
pub(super) struct Imports {
    /// First letter of their locators; no locator of the world itself has it.
    pub(super) letter: char,
    /// The system they were made in.
    pub(super) name: &'static str,
    /// The office they are transferred to.
    pub(super) office: &'static str,
    /// The queue they are placed on; `None` when sharing is enough.
    pub(super) queue: Option<&'static str>,
    /// What the agency has to do.
    pub(super) instructions: &'static str,
}

impl Imports {
    /// Where the supplier takes records.
    pub(super) fn desk(&self) -> ImportDesk {
        ImportDesk {
            name: self.name.to_owned(),
            office: self.office.to_owned(),
            queue: self.queue.map(str::to_owned),
            instructions: self.instructions.to_owned(),
        }
    }
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
    void: NaiveTime::from_hms_opt(23, 59, 0),
    void_fee_bp: 0,
    refund: RefundWay::Filed,
    exchange: ExchangeWay::Filed,
    imports: Some(Imports {
        letter: 'O',
        name: "GDS A",
        office: "DXBJW2100",
        queue: Some("96"),
        instructions: "Share the record with office DXBJW2100, then place it on queue 96.",
    }),
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
    void: NaiveTime::from_hms_opt(22, 0, 0),
    void_fee_bp: 50,
    refund: RefundWay::Filed,
    exchange: ExchangeWay::Filed,
    imports: Some(Imports {
        letter: 'I',
        name: "GDS B",
        office: "DXB7J2",
        queue: None,
        instructions: "Give office DXB7J2 access to the record, then enter the surname of a traveller.",
    }),
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
    void: None,
    void_fee_bp: 0,
    refund: RefundWay::Credit,
    exchange: ExchangeWay::Credit,
    imports: None,
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
    void: None,
    void_fee_bp: 0,
    refund: RefundWay::Filed,
    exchange: ExchangeWay::ByHand,
    imports: None,
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
    void: None,
    void_fee_bp: 0,
    refund: RefundWay::ByHand,
    exchange: ExchangeWay::ByHand,
    imports: None,
    assortment: Assortment::Contracted,
};

pub(super) static PERSONAS: [Persona; 5] = [GDS_A, GDS_B, LCC, NDC_X, CONS];

/// Airlines with direct offers.
const DIRECT: [&str; 20] = [
    "AA", "AC", "AF", "AY", "BA", "EK", "EY", "IB", "KL", "LH", "LX", "OS", "QF", "QR", "SQ", "SV", "TK", "UA", "VS",
    "WY",
];
/// Airlines under contract with the consolidator.
const CONTRACTED: [&str; 11] = ["BG", "GF", "KU", "MH", "PK", "QR", "SV", "TG", "TK", "UL", "WY"];
/// Low-cost airlines that also sell through a GDS.
const HYBRID: [&str; 8] = ["6E", "FZ", "G9", "IX", "J9", "OD", "PC", "XY"];
/// Share of full-service flights the second GDS has.
const OVERLAP_BP: u32 = 7_000;

impl Persona {
    /// Whether it sells a flight. Both directions of a pair of flight numbers are sold together.
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

    /// Its brands of a cabin, cheapest first.
    pub(super) const fn brands(&self, cabin: Cabin) -> &'static [Brand] {
        match self.assortment {
            Assortment::Contracted => &[Brand::Private],
            _ => brands_of(cabin),
        }
    }

    /// Whether it answers a ticketing request before the tickets exist.
    pub(super) const fn tickets_later(&self) -> bool {
        matches!(self.assortment, Assortment::FullService)
    }

    /// Whether its tickets are issued manually.
    pub(super) const fn tickets_by_hand(&self) -> bool {
        matches!(self.assortment, Assortment::Contracted)
    }
}
