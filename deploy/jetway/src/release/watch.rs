//! `jetway release watch`: collects browsers' reports about canaries from all gateways, and stops a canary that fails
//! too often. One process watches for all gateways: each gateway sees only its share of the reports, and gateways,
//! which are exposed to the internet, may not write pointers.

use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_releases::storage::Storage;
use jetway_releases::{Ended, Trial};
use serde::Deserialize;

use super::audit::Entry;
use super::channels::Change;
use super::orders::Watch;

const PATH: &str = "/releases/trials";
/// Timeout of a request to a gateway, which is asked again in the next round.
const PATIENCE: Duration = Duration::from_secs(3);

/// A gateway's report about one module.
#[derive(Debug, Clone, Deserialize)]
struct Told {
    trial: Trial,
    factor: u8,
    minimum: u32,
}

/// Watches until stopped, or once.
///
/// # Errors
/// With `once`: when a canary could not be stopped. Otherwise: when the runtime cannot start.
pub fn watch(releases: &dyn Storage, order: &Watch) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build()?;
    loop {
        let told = runtime.block_on(ask(&client, &order.nodes));
        let ended = judge(releases, told);
        if order.once {
            return ended;
        }
        if let Err(error) = ended {
            eprintln!("{error:#}");
        }
        thread::sleep(Duration::from_secs(order.every.max(1)));
    }
}

/// The sums over all gateways that answer. Gateways that still report another version are counted in a later round.
async fn ask(client: &reqwest::Client, nodes: &[String]) -> BTreeMap<(String, String), Told> {
    let mut all: BTreeMap<(String, String), Told> = BTreeMap::new();
    for node in nodes {
        let told: BTreeMap<String, Told> = match one(client, node).await {
            Ok(told) => told,
            Err(error) => {
                eprintln!("{node} does not report its canaries: {error:#}");
                continue;
            }
        };
        for (module, told) in told {
            let key = (module, told.trial.version.clone());
            match all.get_mut(&key) {
                Some(sum) => sum.trial = std::mem::take(&mut sum.trial).and(&told.trial),
                None => {
                    all.insert(key, told);
                }
            }
        }
    }
    all
}

async fn one(client: &reqwest::Client, node: &str) -> Result<BTreeMap<String, Told>> {
    let address = format!("{}{PATH}", node.trim_end_matches('/'));
    let body = client.get(address).send().await?.error_for_status()?.bytes().await?;
    serde_json::from_slice(&body).context("unexpected response from the gateway")
}

fn judge(releases: &dyn Storage, told: BTreeMap<(String, String), Told>) -> Result<()> {
    let mut result = Ok(());
    for ((module, version), told) in told {
        if let Some(reason) = told.trial.verdict(told.factor, told.minimum) {
            let ended = end(releases, &module, &version, &reason);
            result =
                result.and(ended.with_context(|| format!("the failing canary of {module} {version} was not stopped")));
        }
    }
    result
}

/// Stops a canary, unless another operator stopped or replaced it.
fn end(releases: &dyn Storage, module: &str, version: &str, reason: &str) -> Result<()> {
    Change::make(releases, |change| {
        let is_on = |canary: &jetway_releases::Canary| canary.version == version;
        if !change.channels.canary.get(module).is_some_and(is_on) {
            return Ok(());
        }
        change.unlocked(module)?;
        change.channels.canary.remove(module);
        let ended = Ended {
            version: version.to_owned(),
            reason: reason.to_owned(),
        };
        change.channels.ended.insert(module.to_owned(), ended);
        let mut entry = Entry::new("canary-stop", module)
            .from(Some(version.to_owned()))
            .note(reason);
        entry.by = Some("watch".to_owned());
        change.note(entry);
        Ok(())
    })
}
