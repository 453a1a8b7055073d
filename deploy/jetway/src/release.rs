//! `jetway release …`: publishes module builds for the gateway to serve, and moves the channel pointers that decide who
//! gets which version.

mod audit;
mod back;
mod channels;
mod checks;
mod compress;
mod current;
mod described;
mod dist;
mod lifetime;
mod orders;
mod overriding;
mod pointers;
mod provenance;
mod publish;
mod record;
mod show;
mod watch;

use anyhow::Result;
use clap::Subcommand;
use jetway_releases::Canary;
use jetway_releases::storage::{self, Folder, Storage};

use orders::Place;
use provenance::Provenance;

/// Actions on releases.
#[derive(Subcommand)]
pub enum Release {
    /// Check a build, compress it and store it as a new version.
    Publish(orders::Publish),
    /// Make a published version the stable one, for every browser.
    Promote(orders::Promote),
    /// Start a canary: serve a published version to a share of browsers; or stop it.
    Canary(orders::Trial),
    /// Pin a published version for one tenant.
    Pin(orders::Pin),
    /// Remove a tenant's pin.
    Unpin(orders::Unpin),
    /// Make an earlier version stable again.
    Rollback(orders::Rollback),
    /// Create a link that temporarily gives staff another version of a module in one portal.
    Override(orders::Overriding),
    /// Stop canaries that fail too often; run one for all gateways.
    Watch(orders::Watch),
    /// Withdraw a version: it can no longer be served to new pages; its files stay for open tabs.
    Withdraw(orders::Withdraw),
    /// Lock the pointers of a module.
    Lock(orders::Lock),
    /// Unlock the pointers of a module.
    Unlock(orders::Module),
    /// List every published version and who gets it.
    List(Place),
    /// Show a version's provenance and where its source maps are.
    Show(orders::Version),
    /// Record what the live shell provides and live modules use, for compatibility checks of new builds.
    Record(orders::Record),
    /// Show the log of pointer changes.
    Log(orders::Log),
}

impl Release {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        match self {
            Self::Publish(order) => publish(&order),
            Self::Promote(order) => pointers::promote(&*open(&order.place)?, &order.module, &order.version),
            Self::Canary(order) => canary(order),
            Self::Pin(order) => {
                pointers::known_tenant(order.known.tenants_dir.as_deref(), &order.tenant)?;
                pointers::pin(&*open(&order.place)?, &order.module, &order.version, &order.tenant)
            }
            Self::Unpin(order) => pointers::unpin(&*open(&order.place)?, &order.module, &order.tenant),
            Self::Rollback(order) => back::roll_back(&*open(&order.place)?, &order.module, order.to.as_deref()),
            Self::Override(order) => {
                pointers::known_tenant(order.known.tenants_dir.as_deref(), &order.tenant)?;
                overriding::link(&*open(&order.place)?, &order)
            }
            Self::Watch(order) => watch::watch(&*open(&order.place)?, &order),
            Self::Withdraw(order) => back::withdraw(
                &*open(&order.place)?,
                &order.module,
                &order.version,
                &order.reason,
                order.force,
            ),
            Self::Lock(order) => pointers::lock(&*open(&order.place)?, &order.module, &order.reason),
            Self::Unlock(order) => pointers::unlock(&*open(&order.place)?, &order.module),
            Self::List(place) => show::list(&*open(&place)?),
            Self::Show(order) => show::version(&*open(&order.place)?, &order.module, &order.version),
            Self::Record(order) => record::record(&*open(&order.place)?, &order.folder, order.check),
            Self::Log(order) => show::log(&*open(&order.place)?, order.module.as_deref()),
        }
    }
}

fn open(place: &Place) -> Result<Box<dyn Storage>> {
    match place.store.as_deref().filter(|store| !store.is_empty()) {
        Some(store) => storage::open(store),
        None => Ok(Box::new(Folder::open(&place.releases)?)),
    }
}

fn publish(order: &orders::Publish) -> Result<()> {
    let releases = open(&order.place)?;
    let published = publish::publish(
        &*releases,
        &order.module,
        &order.dist,
        order.version.as_deref(),
        &Provenance::of(&order.dist, order.commit.as_deref(), order.builder.as_deref()),
    )?;
    let what = if published.is_new { "published" } else { "unchanged" };
    println!("{} {} {what}", order.module, published.version);
    if order.promote {
        pointers::promote(&*releases, &order.module, &published.version)?;
    }
    Ok(())
}

fn canary(order: orders::Trial) -> Result<()> {
    let releases = open(&order.place)?;
    let cohorts = order
        .cohort
        .map(|cohorts| (*cohorts.start(), cohorts.end() - cohorts.start() + 1));
    let share = cohorts.or_else(|| Some((0, order.percent?)));
    let (Some(version), Some((from, percent))) = (order.version, share) else {
        return pointers::stop_canary(&*releases, &order.module);
    };
    for tenant in &order.tenants {
        pointers::known_tenant(order.known.tenants_dir.as_deref(), tenant)?;
    }
    let canary = Canary {
        version,
        percent,
        from,
        tenants: order.tenants,
        factor: order.factor,
        minimum: order.minimum,
    };
    pointers::canary(&*releases, &order.module, &canary)
}
