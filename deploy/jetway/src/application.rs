//! `jetway application …`: reads and decides on agencies' registration applications, through the backend's admin API.

mod applications;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use applications::{Applications, Decision};

use crate::backend::{Place, wait_for};

/// Actions on applications.
#[derive(Subcommand)]
pub enum Application {
    /// List the applications, newest first.
    List(ListArgs),
    /// Show everything in one application.
    Show(ShowArgs),
    /// Approve: create the agency, its owner and its wallet, and e-mail the owner a temporary password.
    Approve(DecideArgs),
    /// Reject; the reason is e-mailed to the applicant.
    Reject(ReasonArgs),
    /// E-mail the applicant a link to complete the form, with what is missing.
    Ask(ReasonArgs),
}

/// What to list.
#[derive(Args)]
pub struct ListArgs {
    #[command(flatten)]
    place: Place,
    /// Only applications with this status: pending, moreInformation, approved or rejected.
    #[arg(long)]
    status: Option<String>,
    /// Print one JSON document, for programs.
    #[arg(long)]
    json: bool,
}

/// Which application to show.
#[derive(Args)]
pub struct ShowArgs {
    /// Its reference or id.
    application: String,
    #[command(flatten)]
    place: Place,
    /// Save its attachments in this folder.
    #[arg(long, alias = "papers", value_name = "FOLDER")]
    attachments: Option<PathBuf>,
    /// Print one JSON document, for programs.
    #[arg(long)]
    json: bool,
}

/// The application to decide on, and who decides.
#[derive(Args)]
pub struct DecideArgs {
    /// Its reference or id.
    application: String,
    #[command(flatten)]
    place: Place,
    /// Your name, for the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    operator: String,
}

/// A decision with a reason.
#[derive(Args)]
pub struct ReasonArgs {
    #[command(flatten)]
    decide: DecideArgs,
    /// The reason; e-mailed to the applicant as you write it.
    #[arg(long)]
    reason: String,
}

impl Application {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::List(args) => {
                let found = Applications::open(&args.place)?.list(args.status.as_deref()).await?;
                if args.json {
                    show::json(&found)
                } else {
                    show::table(&found)
                }
            }
            Self::Show(args) => {
                let applications = Applications::open(&args.place)?;
                let found = applications.find(&args.application).await?;
                if let Some(folder) = &args.attachments {
                    applications.save_attachments(&found, folder).await?;
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

async fn decide(args: &DecideArgs, decision: &'static str, reason: &str) -> Result<()> {
    let applications = Applications::open(&args.place)?;
    let found = applications.find(&args.application).await?;
    let sent = Decision {
        decision,
        operator: &args.operator,
        reason,
    };
    show::decided(&applications.decide(&found, &sent).await?)
}
