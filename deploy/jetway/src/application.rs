//! `jetway application …`: agencies that want to sell, read and decided on over the backend's operators' side.

mod desk;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use desk::{Decision, Desk};

use crate::backend::{Place, wait_for};

/// What can be done with applications.
#[derive(Subcommand)]
pub enum Application {
    /// Show who applied, newest first.
    List(ListArgs),
    /// Show everything one of them sent.
    Show(ShowArgs),
    /// Make the agency, its owner and its wallet, and mail the owner a first password.
    Approve(DecideArgs),
    /// Refuse; the reason is mailed.
    Reject(ReasonArgs),
    /// Mail a link that opens the form once more, with what is missing.
    Ask(ReasonArgs),
}

/// What to list.
#[derive(Args)]
pub struct ListArgs {
    #[command(flatten)]
    place: Place,
    /// Only these: pending, moreInformation, approved or rejected.
    #[arg(long)]
    status: Option<String>,
    /// One JSON document, for programs.
    #[arg(long)]
    json: bool,
}

/// Which one to show.
#[derive(Args)]
pub struct ShowArgs {
    /// Its reference or identifier.
    application: String,
    #[command(flatten)]
    place: Place,
    /// Save its papers in this folder.
    #[arg(long, value_name = "FOLDER")]
    papers: Option<PathBuf>,
    /// One JSON document, for programs.
    #[arg(long)]
    json: bool,
}

/// Which one to decide on, and who decides.
#[derive(Args)]
pub struct DecideArgs {
    /// Its reference or identifier.
    application: String,
    #[command(flatten)]
    place: Place,
    /// Your name; it stands in the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    operator: String,
}

/// A decision that is explained.
#[derive(Args)]
pub struct ReasonArgs {
    #[command(flatten)]
    decide: DecideArgs,
    /// Mailed to the applicant as you write it.
    #[arg(long)]
    reason: String,
}

impl Application {
    /// Do what was asked.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::List(args) => {
                let found = Desk::open(&args.place)?.list(args.status.as_deref()).await?;
                if args.json {
                    show::json(&found)
                } else {
                    show::table(&found)
                }
            }
            Self::Show(args) => {
                let desk = Desk::open(&args.place)?;
                let found = desk.find(&args.application).await?;
                if let Some(folder) = &args.papers {
                    desk.save_papers(&found, folder).await?;
                }
                if args.json {
                    show::json(&found)
                } else {
                    show::one(&found)
                }
            }
            Self::Approve(args) => decide(&args, "approve", "").await,
            Self::Reject(args) => decide(&args.decide, "reject", &args.reason).await,
            Self::Ask(args) => decide(&args.decide, "askForMore", &args.reason).await,
        }
    }
}

async fn decide(args: &DecideArgs, word: &'static str, reason: &str) -> Result<()> {
    let desk = Desk::open(&args.place)?;
    let found = desk.find(&args.application).await?;
    let decision = Decision {
        decision: word,
        operator: &args.operator,
        reason,
    };
    show::decided(&desk.decide(&found, &decision).await?)
}
