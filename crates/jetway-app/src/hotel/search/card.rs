//! A hotel of a search: all suppliers' offers for it.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use jetway_connectors::port::hotel::SupplierHotel;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::hotel::rate::{Board, HotelRate};

use super::merge::Row;
use super::places::{Place, guid};

/// A hotel of a search.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its id in this portal.
    pub guid: String,
    /// The first supplier's row, which provides names and facts.
    pub lead: Arc<SupplierHotel>,
    /// Each supplier's offer.
    pub offers: Vec<(SupplierId, Arc<SupplierHotel>)>,
    /// The lowest rate.
    pub best: HotelRate,
    /// Available meal plans.
    pub boards: Vec<Board>,
    /// The latest time until which one of the rates can be cancelled without a fee.
    pub free_until: Option<DateTime<Utc>>,
    /// Distance to the centre of the search.
    pub distance_km: f64,
    /// The place of interest and the distance to it in kilometres.
    pub landmark: Option<(String, f64)>,
}

impl Card {
    /// `None` for rows without a rate.
    pub(super) fn of(rows: &[Row], suppliers: &[SupplierId], place: &Place, now: DateTime<Utc>) -> Option<Self> {
        let lead = rows.first()?;
        let rates = || rows.iter().flat_map(|row| &row.hotel.rates);
        let best = rates().min_by_key(|rate| rate.total.minor)?;
        let mut boards: Vec<Board> = rates().map(|rate| rate.board).collect();
        boards.sort_unstable();
        boards.dedup();
        let free = rates()
            .filter(|rate| rate.refundable)
            .filter_map(|rate| rate.cancellation.free_until());
        let position = lead.hotel.property.position;
        let landmark = place.landmark_of_interest();
        Some(Self {
            guid: guid(&[&suppliers.get(lead.supplier)?.0, &lead.hotel.code]),
            lead: Arc::clone(&lead.hotel),
            offers: rows
                .iter()
                .filter_map(|row| Some((suppliers.get(row.supplier)?.clone(), Arc::clone(&row.hotel))))
                .collect(),
            boards,
            free_until: free.filter(|until| *until > now).max(),
            distance_km: place.center.km_to(position),
            landmark: landmark.map(|(name, landmark)| (name, landmark.km_to(position))),
            best: best.clone(),
        })
    }

    /// Whether it has this id, or had it before another supplier's row was merged into it.
    pub(super) fn is_called(&self, id: &str) -> bool {
        self.guid == id
            || self
                .offers
                .iter()
                .any(|(supplier, hotel)| guid(&[&supplier.0, &hotel.code]) == id)
    }
}

/// A supplier's rates with the agency's commission by the tenant's rules: its share of what the supplier leaves to the seller.
pub(super) fn with_commission(mut rate: HotelRate, rules: &PricingRules) -> Option<HotelRate> {
    let margin = rate.total.checked_sub(rate.net).ok()?;
    rate.commission = margin.percent_bp(rules.commission_share_bp).ok()?;
    (!rate.commission.is_negative()).then_some(rate)
}
