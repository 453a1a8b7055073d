//! Whether the owner of a host agrees: a record beside it, or a file on the server that answers for it today.
//!
//! That the host leads to us proves nothing: a forgotten record pointing here would let any tenant take the host.

mod address;
mod file;
mod names;

use jetway_tenancy::Claim;

use crate::settings::ProofSettings;
pub use file::FOLDER;
pub use names::Names;

/// The label below which the record stands.
pub const LABEL: &str = "_jetway-challenge";

/// What the record or the file says.
pub fn statement(claim: &Claim) -> String {
    format!("jetway-domain={}", claim.token)
}

/// Look at both places. `Ok` names the one that held.
///
/// # Errors
/// What was found in each, in words.
pub async fn look(claim: &Claim, names: &Names, settings: &ProofSettings) -> Result<&'static str, String> {
    let statement = statement(claim);
    let (record, file) = tokio::join!(
        record(claim, names, &statement),
        file::look(claim, names, &statement, settings),
    );
    match (record, file) {
        (Ok(()), _) => Ok("dns"),
        (_, Ok(())) => Ok("http"),
        (Err(record), Err(file)) => Err(format!("{record}; {file}")),
    }
}

/// Whether a file of ours, laid down for the authority, is found through the host.
///
/// # Errors
/// What was found instead, in words.
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
        false => Err(format!("TXT {name} says something else")),
    }
}
