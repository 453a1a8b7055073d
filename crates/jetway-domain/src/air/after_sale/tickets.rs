//! Effects of voids, refunds and exchanges on tickets.

use crate::air::order::{FlightOrder, OrderDetails, TicketStatus};
use crate::order::{AfterSale, AfterSaleKind, OrderStatus};

/// Whether the tickets of a request are unchanged since the quote.
#[must_use]
pub fn is_acceptable(order: &FlightOrder, asked: &AfterSale) -> bool {
    let is_whole = |id: &String| {
        let mut tickets = order.details.tickets.iter();
        tickets.any(|ticket| {
            let mut returned = ticket.refunded_segments.iter();
            ticket.traveller_id == *id
                && ticket.status == TicketStatus::Open
                && !returned.any(|segment| asked.segments.contains(segment))
        })
    };
    order.status == OrderStatus::Confirmed && asked.travellers.iter().all(is_whole)
}

/// Voids, refunds or exchanges the open tickets of a request. Returns whether a ticket of the order is still open.
pub fn take_back(details: &mut OrderDetails, kind: AfterSaleKind, asked: &AfterSale) -> bool {
    let flights: Vec<String> = details
        .flown()
        .iter()
        .map(|flight| flight.segment_id.to_string())
        .collect();
    for ticket in &mut details.tickets {
        if ticket.status != TicketStatus::Open || !asked.travellers.contains(&ticket.traveller_id) {
            continue;
        }
        match kind {
            AfterSaleKind::Void => ticket.status = TicketStatus::Void,
            AfterSaleKind::Exchange => ticket.status = TicketStatus::Exchanged,
            AfterSaleKind::Refund => {
                ticket.refunded_segments.extend(asked.segments.iter().cloned());
                // By id, not by count: an airline may drop flights from its record, including refunded ones.
                if flights.iter().all(|flight| ticket.refunded_segments.contains(flight)) {
                    ticket.status = TicketStatus::Refunded;
                }
            }
        }
    }
    details.tickets.iter().any(|ticket| ticket.status == TicketStatus::Open)
}
