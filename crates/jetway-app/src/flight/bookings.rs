//! The bookings page of flights: the core's list, narrowed by airline.

use jetway_db::DbError;
use jetway_db::repo::flights::ticketed_by;
use jetway_db::repo::orders::Among;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, UserId};

use crate::context::{Caller, scope};
use crate::order::Orders;
use crate::order::list::{Bookings, BookingsExport, BookingsQuery, Choices};

/// Lists flight orders.
#[derive(Clone)]
pub struct FlightBookings {
    orders: Orders,
}

/// What the flight orders of an agency differ in, whatever narrows them now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlightChoices {
    /// Airlines that ticket them, by code.
    pub airlines: Vec<CarrierCode>,
    /// Who made them, by name.
    pub staff: Vec<(UserId, String)>,
    /// Where those people work now, by name.
    pub branches: Vec<(BranchId, String)>,
}

impl FlightBookings {
    /// Lists the flight orders among these.
    #[must_use]
    pub const fn new(orders: Orders) -> Self {
        Self { orders }
    }

    /// A page of the agency's flight orders that one of these airlines tickets; of any for no airline.
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

    /// Begin an export of the agency's flight orders that one of these airlines tickets; of any for no airline. Page and page
    /// size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(
        &self,
        caller: &Caller,
        query: &BookingsQuery,
        airlines: &[CarrierCode],
    ) -> Result<BookingsExport<FlightOrder>, DbError> {
        let among = among(caller, airlines);
        self.orders.export_bookings(caller, query, among).await
    }

    /// What lists of the agency's flight orders can be narrowed by.
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
