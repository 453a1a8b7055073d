//! Proof of a host's ownership: a TXT record, or a file on the server that currently serves the host.
//!
//! That the host resolves to us proves nothing: with a forgotten record that points here, any tenant could take the
//! host.

mod address;
mod file;
mod names;

use jetway_tenancy::Claim;

use crate::settings::ProofSettings;
pub use file::FOLDER;
pub use names::Names;

/// Label of the TXT record below the host.
pub const LABEL: &str = "_jetway-challenge";

/// Content of the record or the file.
pub fn statement(claim: &Claim) -> String {
    format!("jetway-domain={}", claim.token)
}

/// Checks both places. Returns the one that matched.
///
/// # Errors
/// What was found in each.
pub async fn check(claim: &Claim, names: &Names, settings: &ProofSettings) -> Result<&'static str, String> {
    let statement = statement(claim);
    let (record, file) = tokio::join!(
        record(claim, names, &statement),
        file::check(claim, names, &statement, settings),
    );
    match (record, file) {
        (Ok(()), _) => Ok("dns"),
        (_, Ok(())) => Ok("http"),
        (Err(record), Err(file)) => Err(format!("{record}; {file}")),
    }
}

/// Whether a file published for the CA is reachable through the host.
///
/// # Errors
/// What was found instead.
pub async fn leads_here(
    host: &str,
    token: &str,
    expected: &str,
    names: &Names,
    settings: &ProofSettings,
) -> Result<(), String> {
    file::fetch(
        host,
        &format!("/.well-known/acme-challenge/{token}"),
        expected,
        names,
        settings,
    )
    .await
}

async fn record(claim: &Claim, names: &Names, statement: &str) -> Result<(), String> {
    let name = format!("{LABEL}.{}", claim.host);
    let texts = names
        .texts(&name)
        .await
        .map_err(|error| format!("TXT {name}: {error}"))?;
    match texts.iter().any(|text| text == statement.as_bytes()) {
        true => Ok(()),
        false if texts.is_empty() => Err(format!("there is no TXT record {name}")),
        false => Err(format!("TXT {name} has other content")),
    }
}
