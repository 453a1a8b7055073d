//! The bookings page of flights: the core's list, filtered by airline.

use jetway_db::DbError;
use jetway_db::repo::flights::ticketed_by;
use jetway_db::repo::orders::Among;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, UserId};

use crate::context::export::Export;
use crate::context::{Caller, scope};
use crate::order::Orders;
use crate::order::list::{Bookings, BookingsQuery, Choices};

/// Lists flight orders.
#[derive(Clone)]
pub struct FlightBookings {
    orders: Orders,
}

/// Filter values of an agency's flight orders, regardless of the current filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlightChoices {
    /// Ticketing airlines, by code.
    pub airlines: Vec<CarrierCode>,
    /// Users who made them, by name.
    pub staff: Vec<(UserId, String)>,
    /// Current branches of these users, by name.
    pub branches: Vec<(BranchId, String)>,
}

impl FlightBookings {
    /// Lists flight orders of this store.
    #[must_use]
    pub const fn new(orders: Orders) -> Self {
        Self { orders }
    }

    /// A page of the agency's flight orders ticketed by one of these airlines; an empty list means any airline.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn page(
        &self,
        caller: &Caller,
        query: &BookingsQuery,
        airlines: &[CarrierCode],
    ) -> Result<Bookings<FlightOrder>, DbError> {
        self.orders.bookings(caller, query, among(caller, airlines)).await
    }

    /// Begin an export of the agency's flight orders ticketed by one of these airlines; an empty list means any. Page and page
    /// size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(
        &self,
        caller: &Caller,
        query: &BookingsQuery,
        airlines: &[CarrierCode],
    ) -> Result<Export<FlightOrder>, DbError> {
        let among = among(caller, airlines);
        self.orders.export_bookings(caller, query, among).await
    }

    /// Filter values for lists of the agency's flight orders.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn choices(&self, caller: &Caller) -> Result<FlightChoices, DbError> {
        let Choices { staff, branches } = self.orders.booking_choices::<FlightOrder>(caller).await?;
        let tx = self.orders.services.read(&caller.tenant).await?;
        let airlines = tx.flights().airlines(caller.agency).await?;
        Ok(FlightChoices {
            airlines,
            staff,
            branches,
        })
    }
}

fn among(caller: &Caller, airlines: &[CarrierCode]) -> Option<Among> {
    let ticketed = || ticketed_by(&scope(&caller.tenant), caller.agency, airlines);
    (!airlines.is_empty()).then(ticketed)
}
