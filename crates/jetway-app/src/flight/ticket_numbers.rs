//! Ticket numbers that an operator found at the airline.

use chrono::{DateTime, Utc};
use jetway_domain::air::order::{FlightOrder, Ticket, TicketStatus};

/// Digits of a ticket number.
const DIGITS: usize = 13;

/// One ticket for each traveller; `said` holds pairs of traveller and number as written. `None` when a traveller has no
/// number or several, a number is not valid, or two travellers have the same one.
pub(crate) fn tickets_of(
    order: &FlightOrder,
    said: &[(String, String)],
    issued_at: DateTime<Utc>,
) -> Option<Vec<Ticket>> {
    let people = &order.details.travellers;
    let tickets: Option<Vec<Ticket>> = people
        .iter()
        .map(|person| {
            let mut own = said.iter().filter(|(traveller, _)| *traveller == person.traveller_id);
            let (Some((_, written)), None) = (own.next(), own.next()) else {
                return None;
            };
            Some(Ticket {
                number: ticket_number(written)?,
                traveller_id: person.traveller_id.clone(),
                status: TicketStatus::Open,
                issued_at,
                refunded_segments: Vec::new(),
            })
        })
        .collect();
    let tickets = tickets.filter(|_| said.len() == people.len())?;
    let mut numbers: Vec<&str> = tickets.iter().map(|ticket| ticket.number.as_str()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    (numbers.len() == people.len()).then_some(tickets)
}

/// 13 digits, with or without spaces and hyphens.
fn ticket_number(written: &str) -> Option<String> {
    let digits: String = written.chars().filter(|char| !matches!(char, ' ' | '-')).collect();
    (digits.len() == DIGITS && digits.chars().all(|char| char.is_ascii_digit())).then_some(digits)
}
