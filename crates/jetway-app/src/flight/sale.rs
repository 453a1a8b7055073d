//! The sale of a flight: price an offer, enter travellers and extras, book.

pub mod book;
pub(in crate::flight) mod claim;
pub mod extras;
pub mod price;
mod same_trip;
pub mod sell;
pub mod session;

use std::sync::Arc;

use super::outcome::FlightOrders;
use super::search::FlightSearch;
use super::suppliers::FlightSuppliers;
use crate::context::Services;
use crate::order::OrderStore;

/// Prices offers of a search and books them.
#[derive(Clone)]
pub struct FlightSale {
    services: Arc<Services>,
    search: Arc<FlightSearch>,
    suppliers: Arc<FlightSuppliers>,
    orders: FlightOrders,
}

impl FlightSale {
    /// Sells offers of the search; orders go to the store.
    #[must_use]
    pub fn new(store: Arc<OrderStore>, search: Arc<FlightSearch>, suppliers: Arc<FlightSuppliers>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            search,
            orders: FlightOrders::new(store, Arc::clone(&suppliers)),
            suppliers,
        }
    }
}
