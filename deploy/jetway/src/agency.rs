//! `jetway agency …`: agencies' wallets and credit limits, through the backend's admin API.

use anyhow::Result;
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{DecisionReason, Place, wait_for};

/// Path of agencies in the admin API.
const AREA: &str = "agencies";

/// Actions on agencies.
#[derive(Subcommand)]
pub enum Agency {
    /// List the agencies of a portal with their wallet balances and credit limits.
    List(Place),
    /// Set an agency's credit limit: how far its wallet balance may go below zero. Another operator approves a high one in the console.
    Credit(CreditArgs),
}

/// The agency, its new limit, the operator and the reason.
#[derive(Args)]
pub struct CreditArgs {
    /// The agency's id.
    agency: String,
    /// With exactly the decimals of its currency, such as `AED 5000.00`.
    limit: String,
    #[command(flatten)]
    decision: DecisionReason,
}

#[derive(Serialize)]
struct Credit<'a> {
    limit: &'a str,
    reason: &'a str,
    operator: &'a str,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Wallet>,
}

/// An agency as the backend returns it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Wallet {
    agency_id: String,
    name: String,
    status: String,
    posted: String,
    held: String,
    available: String,
    credit_limit: String,
    credit_used: String,
    credit_available: String,
    /// Number of the change of the limit that waits for another operator.
    waits: Option<String>,
}

impl Agency {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::List(place) => list(&place).await,
            Self::Credit(asked) => grant(&asked).await,
        }
    }
}

async fn list(place: &Place) -> Result<()> {
    let backend = place.backend(AREA)?;
    let found: List = backend.read(backend.client.get(&backend.base)).await?;
    if found.items.is_empty() {
        println!("no agency has a wallet");
    }
    for wallet in found.items {
        wallet.print();
    }
    Ok(())
}

async fn grant(
    CreditArgs {
        agency,
        limit,
        decision,
    }: &CreditArgs,
) -> Result<()> {
    let credit = Credit {
        limit,
        reason: &decision.reason,
        operator: &decision.operator,
    };
    let backend = decision.place.backend(AREA)?;
    let after: Wallet = backend.post(&format!("{agency}/credit"), &credit).await?;
    after.print();
    Ok(())
}

impl Wallet {
    fn print(&self) {
        println!("{}  {}  {}", self.agency_id, self.status, self.name);
        println!(
            "  wallet {}, held {}, can spend {}",
            self.posted, self.held, self.available
        );
        println!(
            "  credit {}, used {}, left {}",
            self.credit_limit, self.credit_used, self.credit_available
        );
        if let Some(change) = &self.waits {
            println!("  not in force yet: {change} waits for another operator, in the console");
        }
    }
}
