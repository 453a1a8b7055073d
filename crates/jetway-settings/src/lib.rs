//! Settings of a process: defaults, overridden by a file, overridden by environment variables. An unknown key is an
//! error.

mod check;

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

pub use check::{SettingFault, line_of};

/// The sources of a process's settings.
#[derive(Debug, Clone, Copy)]
pub struct Layers<'a> {
    /// The text of `config.default.toml`, which has every key.
    pub defaults: &'a str,
    /// Prefix of its variables: with `JETWAY_GATEWAY_`, `JETWAY_GATEWAY_CACHE__BYTES` sets the key `cache.bytes`.
    pub prefix: &'a str,
    /// Variables that several processes share, with the key each sets.
    pub shared: &'a [(&'a str, &'a str)],
}

impl Layers<'_> {
    /// Loads settings from the three sources.
    ///
    /// # Errors
    /// When a file or variable contains an unknown key or an invalid value; names the file or variable.
    pub fn load<T: DeserializeOwned>(
        &self,
        file: Option<&Path>,
        environment: impl Iterator<Item = (OsString, OsString)>,
    ) -> Result<T> {
        self.table(file, environment)?
            .try_into()
            .context("the settings do not fit")
    }

    /// The merged sources as a table, whose values are not validated yet.
    ///
    /// # Errors
    /// When a file is not TOML, or a variable names no setting or has a value of the wrong type.
    pub fn table(&self, file: Option<&Path>, environment: impl Iterator<Item = (OsString, OsString)>) -> Result<Table> {
        let mut table: Table = self.defaults.parse().context("config.default.toml")?;
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
            if let Some(key) = self.key_of(name) {
                set(&mut table, &key, value).with_context(|| format!("the variable {name}"))?;
            }
        }
        Ok(table)
    }

    fn key_of(&self, variable: &str) -> Option<String> {
        let shared = self.shared.iter().find(|(name, _)| *name == variable);
        shared.map(|(_, key)| (*key).to_owned()).or_else(|| {
            variable
                .strip_prefix(self.prefix)
                .map(|rest| rest.to_ascii_lowercase().replace("__", "."))
        })
    }
}

/// Reads a single value from a file, such as a key.
///
/// # Errors
/// When the file cannot be read or its content is invalid; names the file.
pub fn read_value<T>(file: &Path) -> Result<T>
where
    T: FromStr,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    text.parse().with_context(|| file.display().to_string())
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

/// The text is converted to the type of the key's default; list items are separated by commas.
fn set(table: &mut Table, key: &str, text: &str) -> Result<()> {
    if let Some((first, rest)) = key.split_once('.') {
        let Some(Value::Table(inner)) = table.get_mut(first) else {
            bail!("there is no table `{first}`")
        };
        return set(inner, rest, text);
    }
    let value = match table.get(key) {
        Some(Value::Boolean(_)) => Value::Boolean(text.parse().context("is neither true nor false")?),
        Some(Value::Array(_)) => Value::Array(
            text.split(',')
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(|part| Value::String(part.to_owned()))
                .collect(),
        ),
        Some(Value::Integer(_)) => Value::Integer(text.parse().context("is not a whole number")?),
        Some(_) => Value::String(text.to_owned()),
        None => bail!("there is no setting `{key}`"),
    };
    table.insert(key.to_owned(), value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{Layers, Result};

    const LAYERS: Layers<'_> = Layers {
        defaults: "listen = \"a\"\nwait = 1\nnames = []\nloud = false\n[cache]\nbytes = 2\n",
        prefix: "X_",
        shared: &[("SHARED_LISTEN", "listen")],
    };

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Settings {
        listen: String,
        wait: u32,
        names: Vec<String>,
        loud: bool,
        cache: Cache,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Cache {
        bytes: u64,
    }

    fn load(variables: &[(&str, &str)]) -> Result<Settings> {
        LAYERS.load(
            None,
            variables.iter().map(|(name, value)| ((*name).into(), (*value).into())),
        )
    }

    #[test]
    fn the_environment_stands_over_the_usual_values() {
        let settings = load(&[("SHARED_LISTEN", "b"), ("X_CACHE__BYTES", "7"), ("PATH", "/bin")]).unwrap();
        assert_eq!(
            (settings.listen.as_str(), settings.wait, settings.cache.bytes),
            ("b", 1, 7)
        );
    }

    #[test]
    fn a_list_is_written_with_commas() {
        let settings = load(&[("X_NAMES", "a, b,"), ("X_LOUD", "true")]).unwrap();
        assert_eq!(
            (settings.names, settings.loud),
            (vec!["a".to_owned(), "b".to_owned()], true)
        );
        assert!(load(&[("X_LOUD", "maybe")]).is_err());
    }

    #[test]
    fn a_misspelt_variable_is_named() {
        let error = load(&[("X_LISTNE", "x")]).unwrap_err();
        assert_eq!(
            format!("{error:#}"),
            "the variable X_LISTNE: there is no setting `listne`"
        );
        assert!(load(&[("X_WAIT", "soon")]).is_err());
    }
}
