//! Build what changed: binaries by cargo, modules by webpack, then publish the modules.
//!
//! A module is rebuilt when a file of its own, of a kit or of the lock changed (names, sizes and times);
//! so a second `make run` starts at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::repo::{self, CONSOLE, MODULES};

/// Options of `cargo xtask build`.
#[derive(Args)]
pub struct BuildArgs {
    /// Where built modules are published.
    #[arg(long, default_value = "releases")]
    pub releases: PathBuf,
}

impl Default for BuildArgs {
    fn default() -> Self {
        Self {
            releases: "releases".into(),
        }
    }
}

/// Build everything that changed and publish it.
///
/// # Errors
/// When a compiler, npm or the release tool fails; its output is on the terminal.
pub fn build(args: &BuildArgs) -> Result<()> {
    say("binaries");
    repo::run("cargo", &["build", "--quiet"])?;
    modules(args)
}

/// Build every module that changed and publish it with the compiled release tool, and build the operators' console.
///
/// # Errors
/// When npm or the release tool fails; its output is on the terminal.
pub fn modules(args: &BuildArgs) -> Result<()> {
    install_packages()?;
    let changed = changed_modules(&args.releases)?;
    if changed.is_empty() {
        return Ok(());
    }
    say(&format!("modules: {}", changed.join(", ")));
    build_modules(&changed)?;
    // The shell first: modules may need what only its new build provides.
    let (shell, modules): (Vec<&str>, Vec<&str>) = changed.into_iter().partition(|module| *module == "mfe-shell");
    for module in shell.into_iter().chain(modules) {
        if module != CONSOLE {
            publish(module, &args.releases)?;
        }
        stamp_as_built(module, &args.releases)?;
    }
    Ok(())
}

/// Install npm packages if the lock file is newer than the installed ones.
///
/// # Errors
/// When npm fails.
pub fn install_packages() -> Result<()> {
    /// Two suites may call it at the same time; the second one waits.
    static INSTALLING: Mutex<()> = Mutex::new(());
    let _installing = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let lock = modified(&repo::root().join("package-lock.json"));
    let installed = modified(&repo::root().join("node_modules/.package-lock.json"));
    if installed >= lock && installed > 0 {
        return Ok(());
    }
    say("npm packages");
    repo::run("npm", &["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}

fn say(what: &str) {
    println!("jetway: building {what}");
}

fn changed_modules(releases: &Path) -> Result<Vec<&'static str>> {
    let shared = fingerprint(&["packages", "package-lock.json", "tsconfig.base.json"])?;
    let mut changed = Vec::new();
    for module in MODULES.into_iter().chain([CONSOLE]) {
        let print = format!("{shared}\n{}", fingerprint(&[module])?);
        let is_built = match module {
            CONSOLE => console().is_some(),
            _ => releases_dir(releases).join(module).is_dir(),
        };
        if !is_built || fs::read_to_string(stamp(module, releases)).unwrap_or_default() != print {
            changed.push(module);
        }
    }
    Ok(changed)
}

fn fingerprint(folders: &[&str]) -> Result<String> {
    let mut lines = Vec::new();
    for folder in folders {
        for file in repo::tracked(folder)? {
            let path = repo::root().join(&file);
            let size = fs::metadata(&path).map(|meta| meta.len()).unwrap_or_default();
            lines.push(format!("{file} {size} {}", modified(&path)));
        }
    }
    Ok(lines.join("\n"))
}

fn modified(path: &Path) -> u128 {
    fs::metadata(path)
        .and_then(|meta| meta.modified())
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
        .map(|since| since.as_millis())
        .unwrap_or_default()
}

/// The folder of the console's build, if there is one.
pub fn console() -> Option<PathBuf> {
    let folder = repo::root().join(CONSOLE).join("dist");
    folder.join("index.html").is_file().then_some(folder)
}

fn build_modules(modules: &[&'static str]) -> Result<()> {
    for pair in modules.chunks(2) {
        let failed: Vec<String> = thread::scope(|scope| {
            let running: Vec<_> = pair.iter().map(|module| scope.spawn(|| build_module(module))).collect();
            running
                .into_iter()
                .filter_map(|handle| match handle.join() {
                    Ok(Ok(())) => None,
                    Ok(Err(error)) => Some(format!("{error:#}")),
                    Err(_) => Some("a build thread panicked".to_owned()),
                })
                .collect()
        });
        if !failed.is_empty() {
            bail!("{}", failed.join("\n"));
        }
    }
    Ok(())
}

/// At a low priority: what runs beside may have deadlines.
fn build_module(module: &str) -> Result<()> {
    let output = Command::new("nice")
        .args(["npm", "run", "--silent", "build", "-w", module])
        .current_dir(repo::root())
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start npm for {module}"))?;
    if !output.status.success() {
        bail!(
            "{module} does not build:\n{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(())
}

fn publish(module: &str, releases: &Path) -> Result<()> {
    let folder = releases_dir(releases);
    let dist = repo::root().join(module).join("dist");
    let status = Command::new(repo::binary("jetway"))
        .args(["release", "publish", module])
        .arg(&dist)
        .arg("--promote")
        .arg("--releases")
        .arg(&folder)
        .stdout(Stdio::null())
        .status()
        .context("cannot start the release tool")?;
    if !status.success() {
        bail!("{module} could not be published from {}", dist.display());
    }
    Ok(())
}

/// Note what a module was built from.
fn stamp_as_built(module: &str, releases: &Path) -> Result<()> {
    let print = format!(
        "{}\n{}",
        fingerprint(&["packages", "package-lock.json", "tsconfig.base.json"])?,
        fingerprint(&[module])?
    );
    fs::create_dir_all(stamp(module, releases).parent().unwrap_or(releases))?;
    fs::write(stamp(module, releases), print)?;
    Ok(())
}

fn releases_dir(releases: &Path) -> PathBuf {
    repo::root().join(releases)
}

fn stamp(module: &str, releases: &Path) -> PathBuf {
    releases_dir(releases).join(".stamps").join(module)
}
