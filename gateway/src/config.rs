//! Settings: built in, over them a file, over both the environment. The only place that reads any of the three.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use toml::{Table, Value};

const DEFAULTS: &str = include_str!("../config.default.toml");
const PREFIX: &str = "JETWAY_GATEWAY_";
/// Settings the gateway shares with the backend and the tools.
const SHARED: [(&str, &str); 4] = [
    ("JETWAY_TENANTS_DIR", "tenants_dir"),
    ("JETWAY_RELEASES_DIR", "releases_dir"),
    ("JETWAY_EDGE_KEY_FILE", "edge_key_file"),
    ("JETWAY_TOKEN_KEY_FILE", "token_key_file"),
];

/// The gateway's settings; `config.default.toml` explains each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Config {
    pub listen: String,
    pub admin_listen: String,
    pub upstream: String,
    pub tenants_dir: PathBuf,
    pub releases_dir: PathBuf,
    pub edge_key_file: PathBuf,
    pub token_key_file: PathBuf,
    pub unknown_host: UnknownHost,
    pub drain_seconds: u64,
    pub threads: usize,
    pub log: String,
    pub limits: Limits,
    pub timeouts: Timeouts,
    pub cache: CacheRules,
}

/// What a host no tenant has gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnknownHost {
    /// 421 without a brand.
    Refuse,
    /// The original brand.
    Default,
}

/// Sizes beyond which a request is refused.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Limits {
    pub headers: usize,
    pub header_bytes: usize,
    pub body_bytes: u64,
}

/// How long to wait for others.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Timeouts {
    pub connect_ms: u64,
    pub read_ms: u64,
    pub keepalive_seconds: u64,
}

/// Room and lifetimes of kept answers.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct CacheRules {
    pub bytes: u64,
    pub banner_seconds: u64,
    pub reference_seconds: u64,
}

impl Config {
    /// Settings from the three sources.
    ///
    /// # Errors
    /// When a file or variable holds an unknown key or a value that does not fit.
    pub fn load(file: Option<&Path>, environment: impl Iterator<Item = (OsString, OsString)>) -> Result<Self> {
        let mut table: Table = DEFAULTS.parse().context("config.default.toml")?;
        if let Some(path) = file {
            let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
            let over: Table = text
                .parse()
                .with_context(|| format!("{} is not TOML", path.display()))?;
            merge(&mut table, over);
        }
        for (name, value) in environment {
            let (Some(name), Some(value)) = (name.to_str(), value.to_str()) else {
                continue;
            };
            if let Some(key) = key_of(name) {
                set(&mut table, &key, value).with_context(|| format!("the variable {name}"))?;
            }
        }
        table.try_into().context("the gateway's settings do not fit")
    }
}

fn key_of(variable: &str) -> Option<String> {
    let shared = SHARED
        .iter()
        .find(|(name, _)| *name == variable)
        .map(|(_, key)| (*key).to_owned());
    shared.or_else(|| {
        variable
            .strip_prefix(PREFIX)
            .map(|rest| rest.to_ascii_lowercase().replace("__", "."))
    })
}

fn merge(under: &mut Table, over: Table) {
    for (key, value) in over {
        match (under.get_mut(&key), value) {
            (Some(Value::Table(under)), Value::Table(over)) => merge(under, over),
            (_, value) => {
                under.insert(key, value);
            }
        }
    }
}

/// A variable takes the type its key already has.
fn set(table: &mut Table, key: &str, text: &str) -> Result<()> {
    if let Some((first, rest)) = key.split_once('.') {
        let Some(Value::Table(inner)) = table.get_mut(first) else {
            bail!("there is no table `{first}`")
        };
        return set(inner, rest, text);
    }
    let value = match table.get(key) {
        Some(Value::Integer(_)) => Value::Integer(text.parse().context("is not a whole number")?),
        Some(_) => Value::String(text.to_owned()),
        None => bail!("there is no setting `{key}`"),
    };
    table.insert(key.to_owned(), value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variables: &[(&str, &str)]) -> Result<Config> {
        Config::load(
            None,
            variables.iter().map(|(name, value)| ((*name).into(), (*value).into())),
        )
    }

    #[test]
    fn the_environment_stands_over_the_usual_values() {
        let config = load(&[
            ("JETWAY_GATEWAY_LISTEN", "127.0.0.1:1"),
            ("JETWAY_TENANTS_DIR", "/t"),
            ("JETWAY_GATEWAY_CACHE__BYTES", "7"),
            ("JETWAY_GATEWAY_UNKNOWN_HOST", "default"),
            ("PATH", "/bin"),
        ])
        .expect("settings");
        assert_eq!((config.listen.as_str(), config.cache.bytes), ("127.0.0.1:1", 7));
        assert_eq!(
            (config.tenants_dir.as_path(), config.unknown_host),
            (Path::new("/t"), UnknownHost::Default)
        );
        assert_eq!(config.limits.body_bytes, 1_048_576);
    }

    #[test]
    fn a_bad_value_refuses_to_start() {
        assert!(load(&[("JETWAY_GATEWAY_LISTNE", "x")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_DRAIN_SECONDS", "soon")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_UNKNOWN_HOST", "maybe")]).is_err());
    }
}
