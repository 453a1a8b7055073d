//! Ticket numbers of an order.

use super::wire::{Document, Order};

/// Digits of a ticket number: three of the airline, ten of the ticket.
const DIGITS: usize = 13;

/// What an order says of its tickets.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Of every traveller, by our keys.
    All(Vec<(String, String)>),
    /// Somebody has no ticket yet.
    Missing,
    /// Everybody has one, but a real one has too few digits: people must look at it.
    Unusable,
}

/// The numbers of everybody's tickets. A ticket is a document that says so, whatever its number looks like.
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

/// Its number; of a ticket in conjunction (`…-23`) the first one's.
fn full(ticket: &Document) -> Option<String> {
    digits(ticket).get(..DIGITS).map(ToOwned::to_owned)
}

/// Test airlines number everybody's ticket `1`: zeros fill it up, and the traveller's place sets it apart from the others'.
fn padded(ticket: &Document, place: usize) -> String {
    let serial: String = format!("{:0>11}", digits(ticket)).chars().take(11).collect();
    format!("{:02}{serial}", place % 100)
}
