//! The command line: its areas.

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::agency::Agency;
use crate::application::Application;
use crate::check::CheckArgs;
use crate::deposit::Deposit;
use crate::domain::Domain;
use crate::operator::Operator;
use crate::order::Order;
use crate::payment::Payment;
use crate::release::Release;
use crate::request::Request;

/// Jetway's operator tool.
#[derive(Parser)]
#[command(name = "jetway", version)]
pub struct Jetway {
    #[command(subcommand)]
    area: Area,
}

#[derive(Subcommand)]
enum Area {
    /// List agencies' balances and set credit limits.
    #[command(subcommand)]
    Agency(Agency),
    /// Read and decide on agencies' registration applications.
    #[command(subcommand)]
    Application(Application),
    /// Validate everything a gateway reads, and report faults with file and line.
    Check(CheckArgs),
    /// Review and approve agencies' deposits.
    #[command(subcommand)]
    Deposit(Deposit),
    /// Claim and verify custom domains, and obtain their certificates.
    #[command(subcommand)]
    Domain(Domain),
    /// Invite operators of the console, set their roles, disable them.
    #[command(subcommand)]
    Operator(Operator),
    /// Resolve orders whose outcome is unknown; check flights with the airline.
    #[command(subcommand)]
    Order(Order),
    /// Resolve payments for which the provider collected a different amount.
    #[command(subcommand)]
    Payment(Payment),
    /// Publish module releases and move their channel pointers.
    #[command(subcommand)]
    Release(Release),
    /// Take, quote, refuse and finish voids and refunds that wait.
    #[command(subcommand)]
    Request(Request),
}

impl Jetway {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        match self.area {
            Area::Agency(agency) => agency.run(),
            Area::Application(application) => application.run(),
            Area::Check(check) => check.run(),
            Area::Deposit(deposit) => deposit.run(),
            Area::Domain(domain) => domain.run(),
            Area::Operator(operator) => operator.run(),
            Area::Order(order) => order.run(),
            Area::Payment(payment) => payment.run(),
            Area::Release(release) => release.run(),
            Area::Request(request) => request.run(),
        }
    }
}
