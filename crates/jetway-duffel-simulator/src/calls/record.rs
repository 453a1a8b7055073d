//! What the airline has of an order.

use jetway_connectors::port::air::SupplierBooking;

use crate::Simulator;
use crate::reply::Fault;
use crate::shelf::Order;

/// The airline's record of an order.
pub(super) async fn record(simulator: &Simulator, order: &Order) -> Result<SupplierBooking, Fault> {
    simulator.supplier.retrieve(&order.pnr).await.map_err(|_| Fault::lost())
}
