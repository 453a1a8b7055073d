//! Ticket numbers of an order.

use super::wire::{Document, Order};

/// Digits of a ticket number: three for the airline, ten for the ticket.
const DIGITS: usize = 13;

/// Ticket state of an order.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Every traveller has a number, by our traveller ids.
    All(Vec<(String, String)>),
    /// Some travellers have no ticket yet.
    Missing,
    /// A ticket has too few digits; operations must check it.
    Unusable,
}

/// Ticket numbers of all travellers. A document of type ticket counts, whatever its number.
pub(super) fn numbers(order: &Order) -> Numbers {
    let people: Vec<_> = order.metadata.travellers().collect();
    let tickets: Vec<_> = people.iter().map(|(_, theirs)| tickets(order, theirs)).collect();
    if people.is_empty() || tickets.iter().any(Vec::is_empty) {
        return Numbers::Missing;
    }
    let is_a_test = order.live_mode == Some(false);
    let numbered = people
        .iter()
        .zip(tickets)
        .enumerate()
        .map(|(at, ((ours, _), tickets))| {
            let number = tickets.iter().find_map(|ticket| full(ticket));
            let number = number.or_else(|| is_a_test.then(|| padded(tickets[0], at + 1)));
            number.map(|number| ((*ours).to_owned(), number))
        });
    numbered.collect::<Option<_>>().map_or(Numbers::Unusable, Numbers::All)
}

fn tickets<'a>(order: &'a Order, passenger: &str) -> Vec<&'a Document> {
    let documents = order.documents.iter().flatten();
    let tickets = documents.filter(|document| document.kind == "electronic_ticket");
    tickets
        .filter(|ticket| ticket.passenger_ids.iter().any(|id| id == passenger))
        .collect()
}

fn digits(ticket: &Document) -> String {
    ticket.unique_identifier.chars().filter(char::is_ascii_digit).collect()
}

/// The number; for conjunction tickets (`…-23`) the first one's.
fn full(ticket: &Document) -> Option<String> {
    digits(ticket).get(..DIGITS).map(ToOwned::to_owned)
}

/// Test airlines number every ticket `1`: padded with zeros and made unique by the traveller's position.
fn padded(ticket: &Document, place: usize) -> String {
    let serial: String = format!("{:0>11}", digits(ticket)).chars().take(11).collect();
    format!("{:02}{serial}", place % 100)
}
