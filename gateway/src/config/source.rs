//! Where the settings came from, for reloading.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::{Config, LAYERS};

/// Settings, or whole tables, that can be reloaded. Everything else needs an upgrade.
const LIVE: [&str; 14] = [
    "unknown_host",
    "operations_host",
    "operations_console",
    "drain_seconds",
    "drain_idle_seconds",
    "handover",
    "log",
    "limits.headers",
    "limits.header_bytes",
    "limits.target_bytes",
    "limits.body_bytes",
    "limits.upload_bytes",
    "limits.uploads",
    "limits.trusted_proxies",
];

/// The file and the last loaded values.
#[derive(Debug)]
pub struct Source {
    file: Option<PathBuf>,
    running: Mutex<Table>,
}

/// Changed keys after a reload.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// Effective immediately.
    pub live: Vec<String>,
    /// Effective after an upgrade.
    pub needs_upgrade: Vec<String>,
}

impl Source {
    /// Loads the settings for the first time.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn open(file: Option<PathBuf>) -> Result<(Self, Config)> {
        let config = Config::load(file.as_deref(), std::env::vars_os())?;
        let running = LAYERS.table(file.as_deref(), std::env::vars_os())?;
        Ok((
            Self {
                file,
                running: Mutex::new(running),
            },
            config,
        ))
    }

    /// Reloads the settings; returns those to run with now, and the differences.
    ///
    /// # Errors
    /// As [`Config::load`]; then nothing changes.
    pub fn reread(&self) -> Result<(Config, Changed)> {
        // All values must be valid, also those that need an upgrade.
        Config::load(self.file.as_deref(), std::env::vars_os())?;
        let read = LAYERS.table(self.file.as_deref(), std::env::vars_os())?;
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changed = Changed::default();
        let mut next = running.clone();
        for key in differences("", &running, &read) {
            if is_live(&key) {
                put(&mut next, &read, &key);
                changed.live.push(key);
            } else {
                changed.needs_upgrade.push(key);
            }
        }
        let config: Config = next.clone().try_into().context("the settings do not fit")?;
        *running = next;
        Ok((config, changed))
    }
}

fn is_live(key: &str) -> bool {
    LIVE.iter().any(|live| {
        key.strip_prefix(live)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Keys with different values, as `table.key`.
fn differences(prefix: &str, before: &Table, after: &Table) -> Vec<String> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    names
        .into_iter()
        .flat_map(|name| match (before.get(name), after.get(name)) {
            (Some(Value::Table(before)), Some(Value::Table(after))) => {
                differences(&format!("{prefix}{name}."), before, after)
            }
            (before, after) if before == after => Vec::new(),
            _ => vec![format!("{prefix}{name}")],
        })
        .collect()
}

fn put(into: &mut Table, from: &Table, key: &str) {
    match key.split_once('.') {
        Some((first, rest)) => {
            if let (Some(Value::Table(into)), Some(Value::Table(from))) = (into.get_mut(first), from.get(first)) {
                put(into, from, rest);
            }
        }
        None => match from.get(key) {
            Some(value) => {
                into.insert(key.to_owned(), value.clone());
            }
            None => {
                into.remove(key);
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_live_key_is_a_setting() {
        let table = LAYERS.table(None, std::iter::empty()).expect("settings");
        for key in LIVE {
            let found = key
                .split('.')
                .try_fold(&Value::Table(table.clone()), |at, part| at.get(part))
                .is_some();
            assert!(found, "{key}");
        }
    }

    #[test]
    fn a_change_is_named_by_its_key_and_put_in_its_place() {
        let before: Table = "a = 1\n[t]\nb = 1\nc = 1".parse().expect("TOML");
        let after: Table = "a = 1\n[t]\nb = 2\nd = 1".parse().expect("TOML");
        assert_eq!(differences("", &before, &after), ["t.b", "t.c", "t.d"]);
        let mut next = before;
        for key in ["t.b", "t.c", "t.d"] {
            put(&mut next, &after, key);
        }
        assert_eq!(next, after);
    }
}
