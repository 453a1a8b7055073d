//! Checks everything a gateway would read: settings, keys, tenants, releases, certificates, domains. Changes nothing
//! and uses no network.

use std::env;
use std::path::{Path, PathBuf};

use jetway_domain::clock::{Clock, SystemClock};
use jetway_domain::secret::SecretKey;
use jetway_settings::read_value;
use jetway_tenancy::{ClaimedHosts, FolderSource, Snapshot, TenantFault, TenantRegistry, check};
use prometheus::Registry;
use serde::Serialize;

use crate::config::Config;
use crate::document::Console;
use crate::releases::ReleaseStore;
use crate::tls;
use crate::upstreams::Upstreams;

/// Result of the check.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Whether a gateway would start and serve everything.
    pub is_good: bool,
    /// Number of valid tenants.
    pub tenants: usize,
    /// Number of modules with a live version.
    pub modules: usize,
    /// Number of usable certificates.
    pub certificates: usize,
    /// Number of verified custom domains.
    pub domains: usize,
    /// All faults.
    pub faults: Vec<Fault>,
    /// Likely mistakes that do not prevent serving.
    pub warnings: Vec<Fault>,
}

/// A fault or warning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The file; empty for an environment variable.
    pub file: PathBuf,
    /// One-based line; 1 when the file itself is the problem.
    pub line: usize,
    /// What is wrong and how to fix it.
    pub reason: String,
}

impl Report {
    fn note(&mut self, file: &Path, line: usize, reason: impl Into<String>) {
        self.faults.push(Fault {
            file: file.to_owned(),
            line,
            reason: reason.into(),
        });
    }

    fn note_all(&mut self, faults: impl IntoIterator<Item = TenantFault>) {
        for fault in faults {
            self.note(&fault.file, fault.line, fault.reason);
        }
    }

    /// As readable lines: `file:line: reason`, then a summary.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for Fault { file, line, reason } in &self.faults {
            match file.as_os_str().is_empty() {
                true => text.push_str(&format!("{reason}\n")),
                false => text.push_str(&format!("{}:{line}: {reason}\n", file.display())),
            }
        }
        for Fault { file, line, reason } in &self.warnings {
            text.push_str(&format!("{}:{line}: warning: {reason}\n", file.display()));
        }
        let what = format!(
            "{} tenants, {} modules, {} certificates, {} custom domains",
            self.tenants, self.modules, self.certificates, self.domains
        );
        match self.faults.len() {
            0 => text.push_str(&format!("ok: {what}\n")),
            1 => text.push_str(&format!("1 fault; otherwise {what}\n")),
            faults => text.push_str(&format!("{faults} faults; otherwise {what}\n")),
        }
        text
    }
}

/// Checks with the settings from this file and the environment.
#[must_use]
pub fn check(file: Option<&Path>) -> Report {
    let mut report = Report::default();
    let environment: Vec<_> = env::vars_os().collect();
    match Config::check_all(file, &environment) {
        Ok(config) => contents(&config, &mut report),
        Err(faults) => {
            for fault in faults {
                report.note(&fault.file.unwrap_or_default(), fault.line, fault.reason);
            }
        }
    }
    report.is_good = report.faults.is_empty();
    report
}

fn contents(config: &Config, report: &mut Report) {
    keys(config, report);
    if let Err(error) = Upstreams::open(config, &Registry::new()) {
        report.note(Path::new(""), 1, format!("upstream: {error:#}"));
    }
    let tenants = check::folder(&config.tenants_dir);
    report.note_all(tenants.faults);
    report.tenants = tenants.good;
    for warning in tenants.warnings {
        report.warnings.push(Fault {
            file: warning.file,
            line: warning.line,
            reason: warning.reason,
        });
    }
    let snapshot = TenantRegistry::start(Box::new(FolderSource::new(&config.tenants_dir)), None).snapshot();
    operations(config, &snapshot, report);
    releases(config, report);
    certificates(config, report);
    domains(config, &snapshot, report);
}

/// The operators' host is resolved before those of tenants, so a tenant with the same one would not be reached there.
fn operations(config: &Config, tenants: &Snapshot, report: &mut Report) {
    let host = &config.operations_host;
    if let Some(entry) = tenants.route(host) {
        let tenant = entry.tenant.slug.as_str();
        report.note(
            Path::new(""),
            1,
            format!("operations_host: {host} belongs to the tenant {tenant}; choose another host"),
        );
    }
    if let Err(error) = Console::read(&config.operations_console) {
        report.note(&config.operations_console, 1, format!("operations_console: {error:#}"));
    }
}

fn keys(config: &Config, report: &mut Report) {
    let readings = [
        (&config.edge_key_file, read_value::<SecretKey>(&config.edge_key_file)),
        (&config.token_key_file, read_value::<SecretKey>(&config.token_key_file)),
    ];
    for (file, reading) in readings {
        if let Err(error) = reading {
            let reason = error.chain().last().map_or_else(String::new, ToString::to_string);
            report.note(file, 1, format!("is not a key of 64 hexadecimal digits: {reason}"));
        }
    }
}

fn releases(config: &Config, report: &mut Report) {
    if !config.releases_dir.is_dir() {
        report.note(
            &config.releases_dir,
            1,
            "is not a folder; publish a module or correct releases_dir",
        );
        return;
    }
    let store = match ReleaseStore::open(&config.releases_dir, None) {
        Ok(store) => store,
        Err(error) => return report.note(&config.releases_dir, 1, error.to_string()),
    };
    let resolved = store.resolved();
    report.modules = resolved.stable.modules.len();
    for fault in &resolved.faults {
        // The message starts with the file.
        let (file, reason) = fault.split_once(": ").unwrap_or(("", fault));
        report.note(
            Path::new(file),
            1,
            format!("{reason}; promote another version or publish this one again"),
        );
    }
    if resolved.stable.shell().is_none() {
        let file = config.releases_dir.join("channels.toml");
        report.note(
            &file,
            1,
            "no shell is live, so no page can be shown; promote a version of mfe-shell",
        );
    }
}

fn certificates(config: &Config, report: &mut Report) {
    let now = SystemClock.now().timestamp();
    for (file, outcome) in tls::judge(&config.tls.certs_dir) {
        match outcome {
            Ok(not_after) if not_after <= now => {
                report.note(&file, 1, "has expired; renew it (`jetway domain renew`) or replace it");
            }
            Ok(_) => report.certificates += 1,
            Err(reason) => report.note(
                &file,
                1,
                format!("{reason:#}; put the chain, leaf first, and its key there"),
            ),
        }
    }
    if config.tls.is_on() && report.certificates == 0 {
        report.note(
            &config.tls.certs_dir,
            1,
            "holds no certificate that can be served, and tls.listen is set",
        );
    }
}

fn domains(config: &Config, tenants: &Snapshot, report: &mut Report) {
    let claims = ClaimedHosts::open(&config.domains_dir);
    report.note_all(claims.faults(tenants));
    report.domains = claims.proven();
}
