//! Validates settings and reports all faults with their location.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::Layers;

/// More faults than this suggest that it is the wrong file; the rest is not reported.
const MOST: usize = 50;

/// An invalid setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingFault {
    /// The file that contains it; `None` for an environment variable.
    pub file: Option<PathBuf>,
    /// One-based line; 1 when the fault concerns the whole file.
    pub line: usize,
    /// What is wrong, the key first.
    pub reason: String,
}

impl Layers<'_> {
    /// Loads settings, or returns all their faults. `environment` is read more than once.
    ///
    /// # Errors
    /// All faults, in the order found.
    pub fn check<T: DeserializeOwned>(
        &self,
        file: Option<&Path>,
        environment: &[(OsString, OsString)],
    ) -> Result<T, Vec<SettingFault>> {
        let text = match file.map(readable).transpose() {
            Ok(text) => text.unwrap_or_default(),
            Err(fault) => return Err(vec![fault]),
        };
        let plain = |reason: String| SettingFault {
            file: None,
            line: 1,
            reason,
        };
        let mut faults = Vec::new();
        // Check variables one by one: each invalid one is reported and left out.
        let mut good = Vec::new();
        for variable in environment {
            match self.table(None, std::iter::once(variable.clone())) {
                Ok(_) => good.push(variable.clone()),
                Err(error) => faults.push(plain(format!("{error:#}"))),
            }
        }
        let mut table = match self.table(file, good.iter().cloned()) {
            Ok(table) => table,
            Err(error) => {
                faults.push(plain(format!("{error:#}")));
                return Err(faults);
            }
        };
        let defaults: Table = self.defaults.parse().unwrap_or_default();
        while faults.len() < MOST {
            let error = match serde_path_to_error::deserialize::<_, T>(Value::Table(table.clone())) {
                Ok(settings) if faults.is_empty() => return Ok(settings),
                Ok(_) => break,
                Err(error) => error,
            };
            let message = error.inner().message().to_owned();
            let key = key_of(&error.path().to_string(), &message);
            faults.push(self.place(&key, message, file, &text, &good));
            // Remove the faulty key to find the next fault.
            if !forget(&mut table, &defaults, &key) {
                break;
            }
        }
        Err(faults)
    }

    /// Where a key was set: a variable overrides the file.
    #[must_use]
    pub fn place(
        &self,
        key: &str,
        reason: String,
        file: Option<&Path>,
        text: &str,
        environment: &[(OsString, OsString)],
    ) -> SettingFault {
        let is_it = |name: &OsString| {
            name.to_str()
                .and_then(|name| self.key_of(name))
                .is_some_and(|own| own == key)
        };
        if let Some((name, _)) = environment.iter().find(|(name, _)| is_it(name)) {
            let reason = format!("the variable {}: {reason}", name.to_string_lossy());
            return SettingFault {
                file: None,
                line: 1,
                reason,
            };
        }
        SettingFault {
            file: file.map(Path::to_owned),
            line: line_of(text, key).unwrap_or(1),
            reason: format!("{key}: {reason}"),
        }
    }
}

fn readable(path: &Path) -> Result<String, SettingFault> {
    let fault = |line, reason| SettingFault {
        file: Some(path.to_owned()),
        line,
        reason,
    };
    let text = fs::read_to_string(path).map_err(|error| fault(1, format!("cannot be read: {error}")))?;
    let parsed: Result<Table, toml::de::Error> = text.parse();
    match parsed {
        Ok(_) => Ok(text),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            Err(fault(line, error.message().to_owned()))
        }
    }
}

/// The key an error is about: an unknown key is named in the message, its table in the path.
fn key_of(path: &str, message: &str) -> String {
    let below = match path {
        "." => "",
        path => path,
    };
    let unknown = message
        .strip_prefix("unknown field `")
        .and_then(|rest| rest.split('`').next());
    match unknown {
        Some(name) if below.is_empty() => name.to_owned(),
        // The path may or may not include the unknown name itself.
        Some(name) if below == name || below.ends_with(&format!(".{name}")) => below.to_owned(),
        Some(name) => format!("{below}.{name}"),
        None => below.to_owned(),
    }
}

/// Replaces a key's value by its default, or removes the key; returns whether that changed anything.
fn forget(table: &mut Table, usual: &Table, key: &str) -> bool {
    match key.split_once('.') {
        Some((first, rest)) => match (table.get_mut(first), usual.get(first)) {
            (Some(Value::Table(inner)), Some(Value::Table(usual))) => forget(inner, usual, rest),
            // Inside a list, or a table the defaults do not have: replaced as a whole.
            (Some(_), usual) => put(table, first, usual.cloned()),
            (None, _) => false,
        },
        None => {
            let name = key.split('[').next().unwrap_or(key);
            put(table, name, usual.get(name).cloned())
        }
    }
}

fn put(table: &mut Table, name: &str, value: Option<Value>) -> bool {
    let before = table.get(name).cloned();
    match value {
        Some(value) => table.insert(name.to_owned(), value),
        None => table.remove(name),
    };
    before.as_ref() != table.get(name)
}

/// The line a key is on; for a part of a list or an inline table, the line where that begins.
#[must_use]
pub fn line_of(text: &str, key: &str) -> Option<usize> {
    let key = key.split('[').next().unwrap_or(key);
    let mut table = String::new();
    let mut best: Option<(usize, usize)> = None;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        let written = if let Some(header) = line.strip_prefix('[') {
            let name = header.trim_start_matches('[').split(']').next().unwrap_or_default();
            table = name.trim().to_owned();
            table.clone()
        } else {
            match line.split_once('=') {
                Some((name, _)) if table.is_empty() => name.trim().to_owned(),
                Some((name, _)) => format!("{table}.{}", name.trim()),
                None => continue,
            }
        };
        let fits = key == written || key.strip_prefix(&written).is_some_and(|rest| rest.starts_with('.'));
        if fits && best.is_none_or(|(length, _)| written.len() > length) {
            best = Some((written.len(), number + 1));
        }
    }
    best.map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    const LAYERS: Layers<'_> = Layers {
        defaults: "listen = \"a\"\nwait = 1\n[cache]\nbytes = 2\nseconds = 3\n",
        prefix: "X_",
        shared: &[],
    };

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only whether it fits matters")]
    struct Settings {
        listen: String,
        wait: u32,
        cache: Cache,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only whether it fits matters")]
    struct Cache {
        bytes: u64,
        seconds: u64,
    }

    fn faults(text: &str, variables: &[(&str, &str)]) -> Vec<(Option<usize>, String)> {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.toml");
        fs::write(&file, text).expect("settings");
        let variables: Vec<_> = variables
            .iter()
            .map(|(name, value)| ((*name).into(), (*value).into()))
            .collect();
        let checked = LAYERS.check::<Settings>(Some(&file), &variables);
        let faults = checked.err().unwrap_or_default();
        faults
            .into_iter()
            .map(|fault| (fault.file.map(|_| fault.line), fault.reason))
            .collect()
    }

    #[test]
    fn every_fault_is_found_with_its_line() {
        let found = faults(
            "# mine\nwait = \"soon\"\nlistne = \"b\"\n\n[cache]\n# more\nbytes = -1\nsecond = 4\n",
            &[("X_CACHE__SECONDS", "many"), ("X_NOTHING", "1")],
        );
        let lines: Vec<Option<usize>> = found.iter().map(|(line, _)| *line).collect();
        let has =
            |line: Option<usize>, word: &str| found.iter().any(|(at, reason)| *at == line && reason.contains(word));
        assert_eq!(lines.len(), 6, "{found:#?}");
        assert!(has(Some(2), "wait") && has(Some(3), "listne"), "{found:#?}");
        assert!(
            has(Some(7), "cache.bytes") && has(Some(8), "cache.second"),
            "{found:#?}"
        );
        assert!(has(None, "X_CACHE__SECONDS") && has(None, "X_NOTHING"), "{found:#?}");
    }

    #[test]
    fn what_is_no_toml_is_said_at_its_line_and_good_settings_pass() {
        assert_eq!(faults("wait = 1\nlisten = \n", &[])[0].0, Some(2));
        assert!(faults("wait = 7\n[cache]\nbytes = 1\n", &[("X_LISTEN", "c"), ("PATH", "/bin")]).is_empty());
    }
}
