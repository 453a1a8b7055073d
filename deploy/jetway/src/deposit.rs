//! `jetway deposit …`: deposits that wait for operators, through the backend's admin API.

use anyhow::Result;
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{DecisionReason, Place, wait_for};

/// Path of deposits in the admin API.
const AREA: &str = "deposits";

/// Actions on deposits.
#[derive(Subcommand)]
pub enum Deposit {
    /// List deposits that wait for an operator, oldest first.
    Waiting(Place),
    /// The money was found, or the cheque presented; another operator approves.
    Review(DecisionArgs),
    /// Credit the agency's wallet; not for the operator who reviewed.
    Approve(DecisionArgs),
    /// Refuse it; the agency reads the reason.
    Reject(DecisionArgs),
    /// Ask the agency; it reads the reason.
    Ask(DecisionArgs),
    /// The bank did not pay the cheque, or took the money back.
    Bounce(DecisionArgs),
}

/// The deposit, the operator and the evidence.
#[derive(Args)]
pub struct DecisionArgs {
    /// Its number, such as DP2611000042.
    deposit: String,
    #[command(flatten)]
    decision: DecisionReason,
}

#[derive(Serialize)]
struct Decision<'a> {
    step: &'static str,
    note: &'a str,
    operator: &'a str,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Waiting>,
}

/// A deposit as the backend returns it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Waiting {
    deposit_ref: String,
    method: String,
    status: String,
    agency: String,
    created_by: String,
    created_at: DateTime<Utc>,
    paid_on: String,
    amount: String,
    credit: String,
    taken: Option<String>,
    paid_into: String,
    slips: usize,
    maker: Option<String>,
}

impl Deposit {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::Waiting(place) => list(&place).await,
            Self::Review(decision) => decide("review", &decision).await,
            Self::Approve(decision) => decide("approve", &decision).await,
            Self::Reject(decision) => decide("reject", &decision).await,
            Self::Ask(decision) => decide("ask", &decision).await,
            Self::Bounce(decision) => decide("bounce", &decision).await,
        }
    }
}

async fn list(place: &Place) -> Result<()> {
    let backend = place.backend(AREA)?;
    let found: List = backend
        .read(backend.client.get(format!("{}/waiting", backend.base)))
        .await?;
    if found.items.is_empty() {
        println!("no deposits are waiting");
    }
    for deposit in found.items {
        let since = deposit.created_at.format("%F %R UTC");
        println!(
            "{}  {}  since {since}  {}",
            deposit.deposit_ref, deposit.status, deposit.agency
        );
        println!(
            "  {} of {} on {} into {}, declared by {}, {} slips",
            deposit.method, deposit.amount, deposit.paid_on, deposit.paid_into, deposit.created_by, deposit.slips
        );
        println!(
            "  credits {}, taken {}; {}",
            deposit.credit,
            deposit.taken.as_deref().unwrap_or("as asked"),
            deposit
                .maker
                .as_ref()
                .map_or_else(|| "not reviewed".to_owned(), |maker| format!("reviewed by {maker}"))
        );
    }
    Ok(())
}

async fn decide(step: &'static str, DecisionArgs { deposit, decision }: &DecisionArgs) -> Result<()> {
    let backend = decision.place.backend(AREA)?;
    let decision = Decision {
        step,
        note: &decision.reason,
        operator: &decision.operator,
    };
    let after: Waiting = backend.post(&format!("{deposit}/decision"), &decision).await?;
    println!("{} is {}", after.deposit_ref, after.status);
    Ok(())
}
