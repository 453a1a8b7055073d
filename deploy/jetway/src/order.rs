//! `jetway order …`: orders whose outcome is unknown, resolved through the backend's admin API; schedule changes.

use anyhow::Result;
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{DecisionReason, Place, wait_for};

/// Path of orders in the admin API.
const AREA: &str = "orders";

/// Actions on orders.
#[derive(Subcommand)]
pub enum Order {
    /// List orders that wait for an operator's decision, oldest first.
    InDoubt(Place),
    /// Check with the airline now whether the flights of a ticketed order still depart as sold.
    Flights(FlightArgs),
    /// The airline issued the tickets: the held amount is charged.
    FoundTickets(TicketArgs),
    /// The airline holds the seats but issued no ticket: the amount is released, and the agent may issue again.
    FoundSeats(DecisionArgs),
    /// The airline has no booking: the amount is released, and the order is closed.
    FoundNothing(DecisionArgs),
}

/// Which order.
#[derive(Args)]
pub struct FlightArgs {
    /// Its reference.
    order: String,
    #[command(flatten)]
    place: Place,
}

/// The order, the operator and the evidence.
#[derive(Args)]
pub struct DecisionArgs {
    /// Its reference.
    order: String,
    /// The airline's record locator, if the order has none yet.
    #[arg(long)]
    pnr: Option<String>,
    #[command(flatten)]
    decision: DecisionReason,
}

/// The tickets found.
#[derive(Args)]
pub struct TicketArgs {
    #[command(flatten)]
    decision: DecisionArgs,
    /// One for each traveller, such as t1=176-2400000001.
    #[arg(long = "ticket", required = true, value_name = "TRAVELLER=NUMBER", value_parser = ticket)]
    tickets: Vec<Ticket>,
}

/// A traveller's ticket.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Ticket {
    traveller_id: String,
    number: String,
}

#[derive(Serialize)]
struct Outcome<'a> {
    found: &'static str,
    tickets: &'a [Ticket],
    pnr: Option<&'a str>,
    reason: &'a str,
    operator: &'a str,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Waiting>,
}

/// An order as the backend returns it.
#[derive(Deserialize)]
struct Waiting {
    reference: String,
    status: String,
    since: DateTime<Utc>,
    agency: String,
    supplier: String,
    pnr: Option<String>,
    route: String,
    travellers: Vec<Person>,
    held: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Person {
    traveller_id: String,
    name: String,
}

impl Order {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::InDoubt(place) => list(&place).await,
            Self::Flights(args) => ask(&args).await,
            Self::FoundTickets(args) => decide("tickets", &args.decision, &args.tickets).await,
            Self::FoundSeats(decision) => decide("seats", &decision, &[]).await,
            Self::FoundNothing(decision) => decide("nothing", &decision, &[]).await,
        }
    }
}

fn ticket(written: &str) -> Result<Ticket, String> {
    let (traveller, number) = written
        .split_once('=')
        .ok_or_else(|| format!("name the traveller, such as t1={written}"))?;
    Ok(Ticket {
        traveller_id: traveller.to_owned(),
        number: number.to_owned(),
    })
}

async fn list(place: &Place) -> Result<()> {
    let backend = place.backend(AREA)?;
    let found: List = backend
        .read(backend.client.get(format!("{}/in-doubt", backend.base)))
        .await?;
    if found.items.is_empty() {
        println!("no orders are in doubt");
    }
    for order in found.items {
        let held = order.held.as_deref().unwrap_or("nothing");
        println!(
            "{}  since {}  {}",
            order.reference,
            order.since.format("%F %R UTC"),
            order.agency
        );
        println!(
            "  {} at {}, locator {}; held: {held}",
            order.route,
            order.supplier,
            order.pnr.as_deref().unwrap_or("unknown")
        );
        for person in order.travellers {
            println!("  {} {}", person.traveller_id, person.name);
        }
    }
    Ok(())
}

/// An order's flights as the backend returns them.
#[derive(Deserialize)]
struct Flights {
    reference: String,
    moved: bool,
}

async fn ask(args: &FlightArgs) -> Result<()> {
    let backend = args.place.backend(AREA)?;
    let after: Flights = backend.post(&format!("{}/flights", args.order), &()).await?;
    let how = if after.moved {
        "moved; its agency has a notification"
    } else {
        "as sold"
    };
    println!("the flights of {} are {how}", after.reference);
    Ok(())
}

async fn decide(found: &'static str, args: &DecisionArgs, tickets: &[Ticket]) -> Result<()> {
    let DecisionArgs { order, pnr, decision } = args;
    let outcome = Outcome {
        found,
        tickets,
        pnr: pnr.as_deref(),
        reason: &decision.reason,
        operator: &decision.operator,
    };
    let backend = decision.place.backend(AREA)?;
    let after: Waiting = backend.post(&format!("{order}/outcome"), &outcome).await?;
    println!("{} is {}", after.reference, after.status);
    Ok(())
}
