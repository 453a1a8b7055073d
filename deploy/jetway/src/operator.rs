//! `jetway operator …`: operators of the console, through the backend's admin API.

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{Backend, wait_for};

/// Path of operators in the admin API.
const AREA: &str = "operators";

/// Actions on operators.
#[derive(Subcommand)]
pub enum Operator {
    /// List operators with their roles and tenants.
    List(AdminAddress),
    /// Invite an operator; invited again, one gets a new password, authenticator and recovery codes.
    Invite(InviteArgs),
    /// Replace an operator's roles and tenants.
    Roles(RolesArgs),
    /// Disable an operator and end their sessions.
    Disable(DisableArgs),
}

/// Where the backend's admin API is.
#[derive(Args)]
pub struct AdminAddress {
    /// Address of the backend's admin API.
    #[arg(long, env = "JETWAY_BACKEND_ADMIN", default_value = "http://127.0.0.1:8082")]
    admin: String,
}

/// The operator who runs the command.
#[derive(Args)]
pub struct By {
    #[command(flatten)]
    address: AdminAddress,
    /// Your name, for the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    operator: String,
}

/// Roles and tenants.
#[derive(Args)]
pub struct Grant {
    /// A role, once or more: ticketing, refunds, finance, visa, holidays, kyc, content, support, tenantAdmin, auditor.
    #[arg(long = "role", required = true)]
    roles: Vec<String>,
    /// A tenant the operator acts for, once or more.
    #[arg(long = "tenant", conflicts_with = "all_tenants")]
    tenants: Vec<String>,
    /// The operator acts for all tenants, including future ones.
    #[arg(long)]
    all_tenants: bool,
}

/// Whom to invite.
#[derive(Args)]
pub struct InviteArgs {
    /// E-mail address; the user name.
    email: String,
    /// Name in the audit trail, such as "Nadia Rahman".
    #[arg(long)]
    name: String,
    /// Address of the operators' console, for the link.
    #[arg(long, env = "JETWAY_CONSOLE", default_value = "http://operations.localhost:8080")]
    console: String,
    #[command(flatten)]
    grant: Grant,
    #[command(flatten)]
    by: By,
}

/// Whose roles to replace.
#[derive(Args)]
pub struct RolesArgs {
    /// The operator's e-mail address.
    email: String,
    #[command(flatten)]
    grant: Grant,
    #[command(flatten)]
    by: By,
}

/// Whom to disable.
#[derive(Args)]
pub struct DisableArgs {
    /// The operator's e-mail address.
    email: String,
    #[command(flatten)]
    by: By,
}

#[derive(Serialize)]
struct InviteBody<'a> {
    email: &'a str,
    name: &'a str,
    #[serde(flatten)]
    grant: GrantBody<'a>,
    operator: &'a str,
}

#[derive(Serialize)]
struct RolesBody<'a> {
    email: &'a str,
    #[serde(flatten)]
    grant: GrantBody<'a>,
    operator: &'a str,
}

#[derive(Serialize)]
struct DisableBody<'a> {
    email: &'a str,
    operator: &'a str,
}

#[derive(Serialize)]
struct GrantBody<'a> {
    roles: &'a [String],
    /// `None` for all.
    tenants: Option<&'a [String]>,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Person>,
}

/// An operator as the backend returns it.
#[derive(Deserialize)]
struct Person {
    email: String,
    name: String,
    status: String,
    roles: Vec<String>,
    tenants: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Invitation {
    operator: Person,
    token: String,
    ends_at: String,
}

impl Operator {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::List(address) => list(&address).await,
            Self::Invite(asked) => invite(&asked).await,
            Self::Roles(asked) => set_roles(&asked).await,
            Self::Disable(asked) => disable(&asked).await,
        }
    }
}

impl AdminAddress {
    fn backend(&self) -> Result<Backend> {
        Backend::at(&self.admin, AREA)
    }
}

impl Grant {
    fn body(&self) -> Result<GrantBody<'_>> {
        if self.tenants.is_empty() && !self.all_tenants {
            bail!("name the tenants with --tenant, or pass --all-tenants");
        }
        Ok(GrantBody {
            roles: &self.roles,
            tenants: (!self.all_tenants).then_some(self.tenants.as_slice()),
        })
    }
}

async fn list(address: &AdminAddress) -> Result<()> {
    let backend = address.backend()?;
    let found: List = backend.read(backend.client.get(&backend.base)).await?;
    if found.items.is_empty() {
        println!("there is no operator; invite one with `jetway operator invite`");
    }
    for person in found.items {
        person.print();
    }
    Ok(())
}

async fn invite(asked: &InviteArgs) -> Result<()> {
    let body = InviteBody {
        email: &asked.email,
        name: &asked.name,
        grant: asked.grant.body()?,
        operator: &asked.by.operator,
    };
    let invited: Invitation = asked.by.address.backend()?.send(&body).await?;
    invited.operator.print();
    // After the number sign, so that no server logs it.
    let console = asked.console.trim_end_matches('/');
    println!("  give them this link; it works once, until {}:", invited.ends_at);
    println!("  {console}/invitation#{}", invited.token);
    Ok(())
}

async fn set_roles(asked: &RolesArgs) -> Result<()> {
    let body = RolesBody {
        email: &asked.email,
        grant: asked.grant.body()?,
        operator: &asked.by.operator,
    };
    let after: Person = asked.by.address.backend()?.post("roles", &body).await?;
    after.print();
    Ok(())
}

async fn disable(asked: &DisableArgs) -> Result<()> {
    let body = DisableBody {
        email: &asked.email,
        operator: &asked.by.operator,
    };
    let after: Person = asked.by.address.backend()?.post("disable", &body).await?;
    after.print();
    Ok(())
}

impl Person {
    fn print(&self) {
        println!("{}  {}  {}", self.email, self.status, self.name);
        let tenants = match &self.tenants {
            Some(tenants) => tenants.join(", "),
            None => "all".to_owned(),
        };
        println!("  roles {}; tenants {tenants}", self.roles.join(", "));
    }
}
