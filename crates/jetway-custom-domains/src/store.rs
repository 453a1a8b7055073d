//! The folder of claims: `<host>.toml` each, `.locks/`, `challenges/`, `log.jsonl`.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use chrono::{DateTime, Utc};
use jetway_tenancy::{Claim, TenantFault};
use serde_json::json;

use crate::disk;
use crate::error::DomainError;

/// All claims, and invalid files.
#[derive(Debug, Default)]
pub struct Listing {
    /// Claims by host.
    pub claims: Vec<Claim>,
    /// Faults with file, line and reason.
    pub faults: Vec<TenantFault>,
}

/// The folder of claims.
#[derive(Debug)]
pub struct ClaimStore {
    folder: PathBuf,
}

/// Lock held while a host is processed.
#[derive(Debug)]
pub struct HostLock(#[expect(dead_code, reason = "the lock ends when the file is closed")] File);

impl ClaimStore {
    /// Opens a folder, creating it if necessary.
    ///
    /// # Errors
    /// A file system error.
    pub fn open(folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self {
            folder: folder.to_owned(),
        })
    }

    /// Locks a host against other processes.
    ///
    /// # Errors
    /// Another process holds the lock.
    pub fn lock(&self, host: &str) -> Result<HostLock, DomainError> {
        self.lock_name(&format!(".locks/{host}"), host)
    }

    /// Locks the renewal against other processes.
    ///
    /// # Errors
    /// Another process holds the lock.
    pub fn lock_renewal(&self) -> Result<HostLock, DomainError> {
        self.lock_name(".locks/.renewal", "renewal")
    }

    fn lock_name(&self, name: &str, what: &str) -> Result<HostLock, DomainError> {
        let file = disk::lock_file(&self.folder.join(name))?;
        match file.try_lock() {
            Ok(()) => Ok(HostLock(file)),
            Err(TryLockError::WouldBlock) => Err(DomainError::Busy(what.to_owned())),
            Err(TryLockError::Error(error)) => Err(anyhow::Error::new(error).context("cannot lock").into()),
        }
    }

    /// The claim to a canonical host.
    ///
    /// # Errors
    /// Its file exists and is invalid.
    pub fn read(&self, host: &str) -> Result<Option<Claim>> {
        let path = self.path(host);
        match path
            .try_exists()
            .with_context(|| format!("cannot read {}", path.display()))?
        {
            true => Ok(Some(Claim::read(&path)?)),
            false => Ok(None),
        }
    }

    /// Replaces a claim.
    ///
    /// # Errors
    /// A file system error.
    pub fn write(&self, claim: &Claim) -> Result<()> {
        let text = toml::to_string(claim).context("a claim that cannot be written")?;
        disk::replace(&self.path(&claim.host), text.as_bytes(), disk::OPEN)
    }

    /// Removes a claim.
    ///
    /// # Errors
    /// A file system error.
    pub fn delete(&self, host: &str) -> Result<()> {
        disk::remove(&self.path(host))
    }

    /// All claims.
    ///
    /// # Errors
    /// The folder cannot be read; invalid files are listed in the result.
    pub fn list(&self) -> Result<Listing> {
        let mut listing = Listing::default();
        for entry in fs::read_dir(&self.folder).with_context(|| format!("cannot read {}", self.folder.display()))? {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.starts_with('.') || !name.ends_with(".toml") {
                continue;
            }
            match Claim::read(&path) {
                Ok(claim) => listing.claims.push(claim),
                Err(fault) => listing.faults.push(fault),
            }
        }
        listing.claims.sort_by(|one, other| one.host.cmp(&other.host));
        listing.faults.sort_by(|one, other| one.file.cmp(&other.file));
        Ok(listing)
    }

    /// Appends an entry to the audit log.
    ///
    /// # Errors
    /// A file system error.
    pub fn record(&self, at: DateTime<Utc>, action: &str, claim: &Claim) -> Result<()> {
        let by = ["SUDO_USER", "USER"]
            .iter()
            .find_map(std::env::var_os)
            .map(|name| name.to_string_lossy().into_owned());
        let line = json!({ "at": at, "by": by, "action": action, "host": claim.host, "tenant": claim.tenant });
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.folder.join("log.jsonl"));
        let mut file = file.context("cannot open the record of domains")?;
        writeln!(file, "{line}").context("cannot write the record of domains")
    }

    fn path(&self, host: &str) -> PathBuf {
        self.folder.join(format!("{host}.toml"))
    }
}
