//! One compilation for both lint and tests: Clippy compiles the workspace and every test binary.
//!
//! `clippy-driver` is rustc with Clippy's lints. As the workspace's compiler it lints and generates code at once, so
//! dependencies are compiled once and nothing is checked a second time.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::repo;

/// A compiled test binary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestBinary {
    /// Crate and target, such as `jetway-api/api`; a library's unit tests have the crate's name alone.
    pub name: String,
    /// The file to run.
    pub path: PathBuf,
    /// The crate's folder, where cargo runs its tests.
    pub folder: PathBuf,
}

/// The environment of cargo; another one compiles our own crates once more. Nothing is written for a later compilation of
/// the same crates: that slows down the first one.
pub const ENVIRONMENT: [(&str, &str); 2] = [("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"), ("CARGO_INCREMENTAL", "0")];

/// Compile the workspace with every test, benchmark and example. Returns the test binaries.
///
/// # Errors
/// When something does not compile, and on any warning of rustc or Clippy; the compiler's text is on the terminal.
pub fn run() -> Result<Vec<TestBinary>> {
    let mut cargo = Command::new("cargo")
        .args(["test", "--workspace", "--all-targets", "--no-run", "--quiet"])
        .arg("--message-format=json")
        .envs(ENVIRONMENT)
        .current_dir(repo::root())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start cargo")?;
    let output = cargo.stdout.take().context("cargo has no output")?;
    let mut built = Built::default();
    for line in BufReader::new(output).lines() {
        built.read(&line?);
    }
    let status = cargo.wait().context("cargo")?;
    if !status.success() {
        bail!("the workspace does not compile");
    }
    match built.diagnostics.len() {
        0 => Ok(built.tests),
        warnings => bail!("{warnings} warnings of rustc or Clippy"),
    }
}

/// Compile one binary and return its path. [`run`] leaves out binaries of crates without tests of their own.
///
/// # Errors
/// When it does not compile.
pub fn binary(name: &str) -> Result<PathBuf> {
    // With `--workspace`, since `--package` chooses other features of dependencies and compiles them once more.
    let build = ["build", "--quiet", "--workspace", "--bin", name];
    repo::run_with("cargo", &build, &ENVIRONMENT)?;
    Ok(repo::binary(name))
}

/// What cargo has reported so far.
#[derive(Default)]
struct Built {
    tests: Vec<TestBinary>,
    /// Texts of warnings and errors. A library is compiled with and without tests, and warns twice.
    diagnostics: BTreeSet<String>,
}

/// The messages of cargo that matter here: <https://doc.rust-lang.org/cargo/reference/external-tools.html>.
#[derive(Deserialize)]
#[serde(tag = "reason")]
enum Message {
    #[serde(rename = "compiler-message")]
    Diagnosed { message: Diagnostic },
    #[serde(rename = "compiler-artifact")]
    Compiled {
        manifest_path: PathBuf,
        target: Target,
        profile: Profile,
        executable: Option<PathBuf>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

impl Built {
    /// Takes one line of cargo's output; prints a diagnostic the first time it comes.
    fn read(&mut self, line: &str) {
        match serde_json::from_str(line) {
            Ok(Message::Diagnosed { message }) if message.level == "warning" || message.level == "error" => {
                let text = message.rendered.unwrap_or(message.level);
                if self.diagnostics.insert(text.clone()) {
                    println!("{text}");
                }
            }
            Ok(Message::Compiled {
                manifest_path,
                target,
                profile: Profile { test: true },
                executable: Some(path),
            }) if !target.kind.iter().any(|kind| kind == "bench") => {
                let folder = manifest_path.parent().map(PathBuf::from).unwrap_or_default();
                let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let name = if target.kind.iter().any(|kind| kind == "test" || kind == "bin") {
                    format!("{package}/{}", target.name)
                } else {
                    package
                };
                self.tests.push(TestBinary { name, path, folder });
            }
            Ok(_) => {}
            // Not a message of cargo's: a build script or the compiler itself printed it.
            Err(_) => println!("{line}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_binaries_are_named_by_crate_and_target_and_benchmarks_are_left_out() {
        let mut built = Built::default();
        for (kind, name, test) in [
            ("lib", "jetway_app", true),
            ("test", "air", true),
            ("bench", "search", true),
            ("bin", "tool", false),
        ] {
            built.read(&format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/w/crates/jetway-app/Cargo.toml",
                "target":{{"name":"{name}","kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":"/t/{name}"}}"#
            ));
        }
        let names: Vec<_> = built.tests.iter().map(|test| test.name.as_str()).collect();
        assert_eq!(names, ["jetway-app", "jetway-app/air"]);
        assert_eq!(built.tests[1].folder, PathBuf::from("/w/crates/jetway-app"));
    }

    #[test]
    fn a_warning_counts_once_however_often_its_crate_is_compiled() {
        let warning = r#"{"reason":"compiler-message","message":{"level":"warning","rendered":"unused"}}"#;
        let note = r#"{"reason":"compiler-message","message":{"level":"note","rendered":"see above"}}"#;
        let mut built = Built::default();
        for line in [warning, warning, note, r#"{"reason":"build-finished","success":true}"#] {
            built.read(line);
        }
        assert_eq!(built.diagnostics, BTreeSet::from(["unused".to_owned()]));
    }
}
