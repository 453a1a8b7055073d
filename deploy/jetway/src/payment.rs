//! `jetway payment …`: payments under review, resolved through the backend's admin API.

use anyhow::Result;
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{DecisionReason, Place, wait_for};

/// Path of payments in the admin API.
const AREA: &str = "payments";

/// Actions on payments.
#[derive(Subcommand)]
pub enum Payment {
    /// List payments that wait for an operator's decision, oldest first.
    InReview(Place),
    /// The provider collected the money: credit the collected amount to the agency's wallet.
    Credit(DecisionArgs),
    /// The payer was refunded: credit nothing.
    Refunded(DecisionArgs),
    /// No payment was made: credit nothing.
    Refuse(DecisionArgs),
}

/// The payment, the operator and the evidence.
#[derive(Args)]
pub struct DecisionArgs {
    /// Its id.
    payment: String,
    #[command(flatten)]
    decision: DecisionReason,
}

#[derive(Serialize)]
struct Verdict<'a> {
    ruling: &'static str,
    reason: &'a str,
    operator: &'a str,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Waiting>,
}

/// A payment as the backend returns it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Waiting {
    payment_id: String,
    order: String,
    state: String,
    agency: String,
    paid_by: String,
    provider: String,
    provider_reference: Option<String>,
    began_at: DateTime<Utc>,
    amount: String,
    taken: Option<String>,
}

impl Payment {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::InReview(place) => list(&place).await,
            Self::Credit(decision) => decide("credit", &decision).await,
            Self::Refunded(decision) => decide("refunded", &decision).await,
            Self::Refuse(decision) => decide("refuse", &decision).await,
        }
    }
}

async fn list(place: &Place) -> Result<()> {
    let backend = place.backend(AREA)?;
    let found: List = backend
        .read(backend.client.get(format!("{}/in-review", backend.base)))
        .await?;
    if found.items.is_empty() {
        println!("no payments are in review");
    }
    for payment in found.items {
        let began = payment.began_at.format("%F %R UTC");
        println!("{}  since {began}  {}", payment.payment_id, payment.agency);
        println!("  order {}, paid by {}", payment.order, payment.paid_by);
        println!(
            "  requested {}, collected {}; {} calls it {}",
            payment.amount,
            payment.taken.as_deref().unwrap_or("unknown"),
            payment.provider,
            payment.provider_reference.as_deref().unwrap_or("nothing yet")
        );
    }
    Ok(())
}

async fn decide(ruling: &'static str, DecisionArgs { payment, decision }: &DecisionArgs) -> Result<()> {
    let verdict = Verdict {
        ruling,
        reason: &decision.reason,
        operator: &decision.operator,
    };
    let backend = decision.place.backend(AREA)?;
    let after: Waiting = backend.post(&format!("{payment}/verdict"), &verdict).await?;
    println!("{} is {}", after.payment_id, after.state);
    Ok(())
}
