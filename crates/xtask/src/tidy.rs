//! Repository rules that no compiler checks. Every finding names the file and how to fix it.

mod circles;
mod claims;
mod fresh;
mod names;
mod requirements;
mod sizes;
mod walls;

use anyhow::{Result, bail};

use crate::generate;

/// Compile the backend, which writes generated files, then check every rule and print requirement coverage.
///
/// # Errors
/// When the backend does not compile or a rule is broken; every finding is on the terminal.
pub fn run() -> Result<()> {
    generate::compile_backend()?;
    check()
}

/// Check every rule with the compiled backend.
///
/// # Errors
/// When a rule is broken; every finding is on the terminal.
pub fn check() -> Result<()> {
    let mut findings = Vec::new();
    findings.extend(sizes::check()?);
    findings.extend(walls::check()?);
    findings.extend(circles::check()?);
    findings.extend(names::check()?);
    findings.extend(fresh::check()?);
    findings.extend(requirements::check()?);
    for finding in &findings {
        println!("tidy  {finding}");
    }
    if !findings.is_empty() {
        bail!("{} finding(s)", findings.len());
    }
    Ok(())
}
