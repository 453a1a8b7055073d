//! Paths in the checkout, and commands run in it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Every federated module, the shell last: it is built like the others but hosts them.
pub const MODULES: [&str; 7] = [
    "mfe-flights",
    "mfe-account",
    "mfe-payments",
    "mfe-hotels",
    "mfe-fares",
    "mfe-holiday-visa",
    "mfe-shell",
];

/// The operators' console: built like a module, and served from its folder instead of published.
pub const CONSOLE: &str = "mfe-operations";

/// The root of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .unwrap_or_default()
}

/// A compiled binary of this workspace, with the profile of this program.
pub fn binary(name: &str) -> PathBuf {
    let beside = std::env::current_exe().ok();
    let folder = beside.as_deref().and_then(Path::parent);
    folder
        .map_or_else(|| root().join("target/debug"), Path::to_path_buf)
        .join(name)
}

/// Run a command in the checkout, with its output on the terminal.
///
/// # Errors
/// When it cannot start or exits with another code than 0; the message is the command line.
pub fn run(program: &str, args: &[&str]) -> Result<()> {
    run_with(program, args, &[])
}

/// [`run`] with additional environment variables.
///
/// # Errors
/// As [`run`].
pub fn run_with(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let line = format!("{program} {}", args.join(" "));
    let status = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Files git tracks or would track below `folder`, relative to the root.
///
/// # Errors
/// When git fails.
pub fn tracked(folder: &str) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args([
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z",
            "--",
            folder,
        ])
        .current_dir(root())
        .output()
        .context("git ls-files")?;
    if !output.status.success() {
        bail!("git ls-files failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    let mut files: Vec<String> = output
        .stdout
        .split(|byte| *byte == 0)
        .filter(|name| !name.is_empty())
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .filter(|name| root().join(name).is_file())
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}
