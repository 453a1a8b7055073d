//! `jetway release …`: publishes module builds for the gateway to serve, and moves the pointers that say who gets which.

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

/// What can be done with releases.
#[derive(Subcommand)]
pub enum Release {
    /// Check a build, compress it and put it below the releases folder under a version of its own.
    Publish(orders::Publish),
    /// Make a published version everybody's.
    Promote(orders::Promote),
    /// Give a published version to a share of all browsers, or end that.
    Canary(orders::Trial),
    /// Give a published version to one tenant.
    Pin(orders::Pin),
    /// Let a tenant have what everybody has.
    Unpin(orders::Unpin),
    /// Make an earlier version everybody's again.
    Rollback(orders::Rollback),
    /// Make a link that lets staff have a module otherwise in one portal, for a while.
    Override(orders::Overriding),
    /// End trials that fail more often than they may; one of it for all gateways.
    Watch(orders::Watch),
    /// Never let anybody have a version again; its files stay for open tabs.
    Withdraw(orders::Withdraw),
    /// Hold the pointers of a module where they are.
    Lock(orders::Lock),
    /// Let them move again.
    Unlock(orders::Module),
    /// Show every published version and who gets it.
    List(Place),
    /// Show where a version comes from and where its source maps are.
    Show(orders::Version),
    /// Write down what the live shell offers and live modules take, for builds that are to go with them.
    Record(orders::Record),
    /// Show who moved what, and when.
    Log(orders::Log),
}

impl Release {
    /// Do what was asked.
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
