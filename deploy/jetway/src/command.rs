//! The command line: which areas there are.

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::agency::Agency;
use crate::application::Application;
use crate::check::CheckArgs;
use crate::domain::Domain;
use crate::order::Order;
use crate::payment::Payment;
use crate::release::Release;

/// Jetway's operator tool.
#[derive(Parser)]
#[command(name = "jetway", version)]
pub struct Jetway {
    #[command(subcommand)]
    area: Area,
}

#[derive(Subcommand)]
enum Area {
    /// See what agencies can spend, and grant them credit.
    #[command(subcommand)]
    Agency(Agency),
    /// Read and decide on applications to become an agency.
    #[command(subcommand)]
    Application(Application),
    /// Read everything a gateway would, and name what is wrong with file and line.
    Check(CheckArgs),
    /// Claim, prove and certify custom domains.
    #[command(subcommand)]
    Domain(Domain),
    /// Decide on orders nobody knows the outcome of; ask airlines about tickets' flights.
    #[command(subcommand)]
    Order(Order),
    /// Decide on payments a provider took another amount for.
    #[command(subcommand)]
    Payment(Payment),
    /// Publish and move module releases.
    #[command(subcommand)]
    Release(Release),
}

impl Jetway {
    /// Do what was asked.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        match self.area {
            Area::Agency(agency) => agency.run(),
            Area::Application(application) => application.run(),
            Area::Check(check) => check.run(),
            Area::Domain(domain) => domain.run(),
            Area::Order(order) => order.run(),
            Area::Payment(payment) => payment.run(),
            Area::Release(release) => release.run(),
        }
    }
}
