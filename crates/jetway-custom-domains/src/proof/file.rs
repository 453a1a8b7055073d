//! Fetches a small file from a foreign server without following it anywhere else.

use std::net::SocketAddr;

use jetway_tenancy::Claim;
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};

use super::address::is_public;
use super::names::Names;
use crate::settings::ProofSettings;

/// Path of the token file.
pub const FOLDER: &str = "/.well-known/jetway-domain/";
/// Maximum size of a response.
const LONGEST: usize = 512;

/// Checks the token file of a claim.
pub async fn check(claim: &Claim, names: &Names, statement: &str, settings: &ProofSettings) -> Result<(), String> {
    fetch(
        &claim.host,
        &format!("{FOLDER}{}", claim.token),
        statement,
        names,
        settings,
    )
    .await
}

/// Whether a URL of a host returns exactly this text. The host's addresses are resolved once, checked, and then used,
/// because a second look-up could return others. Redirects are not followed, because their target is not under the
/// host's control.
pub async fn fetch(
    host: &str,
    path: &str,
    expected: &str,
    names: &Names,
    settings: &ProofSettings,
) -> Result<(), String> {
    let told = |error: String| format!("http://{host}{path}: {error}");
    let addresses = names.addresses(host).await.map_err(told)?;
    if addresses.is_empty() {
        return Err(told("the host has no address".to_owned()));
    }
    let callable: Vec<SocketAddr> = addresses
        .into_iter()
        .filter(|address| settings.private_addresses || is_public(*address))
        .map(|address| SocketAddr::new(address, settings.http_port))
        .collect();
    if callable.is_empty() {
        return Err(told(
            "the host has only private addresses, which are not called".to_owned(),
        ));
    }
    let found = tokio::time::timeout(settings.deadline(), get(host, path, &callable, settings.http_port)).await;
    let text = found
        .unwrap_or_else(|_| Err("no whole answer in time".to_owned()))
        .map_err(told)?;
    if text.trim_ascii_end() == expected.as_bytes() {
        Ok(())
    } else {
        Err(told("has other content".to_owned()))
    }
}

async fn get(host: &str, path: &str, addresses: &[SocketAddr], port: u16) -> Result<Vec<u8>, String> {
    let client = Client::builder()
        .no_proxy()
        .redirect(Policy::none())
        .resolve_to_addrs(host, addresses)
        .user_agent(concat!("jetway-custom-domains/", env!("CARGO_PKG_VERSION")))
        .build()
        .map_err(|error| error.to_string())?;
    let asked = client.get(format!("http://{host}:{port}{path}")).send().await;
    let mut response = asked.map_err(|error| {
        let why = if error.is_connect() {
            "no server listens there"
        } else {
            "the answer is no HTTP"
        };
        why.to_owned()
    })?;
    match response.status() {
        StatusCode::OK => {}
        status if status.is_redirection() => {
            return Err(format!(
                "answers {} and leads elsewhere; serve the file itself",
                status.as_u16()
            ));
        }
        status => return Err(format!("answers {}", status.as_u16())),
    }
    let mut text = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(|_| "the answer broke off".to_owned())? {
        text.extend_from_slice(&piece);
        if text.len() > LONGEST {
            return Err(format!("is longer than {LONGEST} bytes"));
        }
    }
    Ok(text)
}
