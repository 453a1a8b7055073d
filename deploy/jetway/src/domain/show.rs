//! Prints claims and certificates for operators.

use anyhow::{Context, Result};
use jetway_custom_domains::{Domains, Listing};
use jetway_tenancy::{Claim, ClaimState};
use serde_json::json;

/// Prints how the owner of a host proves a claim.
pub fn instructions(claim: &Claim) {
    if claim.state != ClaimState::Claimed {
        println!(
            "{} is {}'s already ({})",
            claim.host,
            claim.tenant,
            claim.state.as_str()
        );
        return;
    }
    let (record, file, statement) = Domains::proofs(claim);
    let host = &claim.host;
    println!(
        "{host} is claimed for {}. Its owner proves it in one of two ways.\n",
        claim.tenant
    );
    println!("A DNS record, at the domain's DNS provider:");
    println!("  {record}.  TXT  \"{statement}\"\n");
    println!("Or a file, on the server that currently answers for {host}, without a redirect:");
    println!("  {file}");
    println!("  with this text: {statement}\n");
    println!("Then: jetway domain verify {host}");
}

/// Prints the certificate's details.
pub fn certificate(claim: &Claim) {
    let day = |moment: Option<chrono::DateTime<chrono::Utc>>| {
        moment.map_or_else(|| "-".to_owned(), |moment| moment.format("%F %R UTC").to_string())
    };
    println!(
        "{} has a certificate until {}; renewal is due {}",
        claim.host,
        day(claim.expires_at),
        day(claim.renew_at)
    );
}

/// Prints all claims, as a table or as JSON.
pub fn list(listing: &Listing, as_json: bool) -> Result<()> {
    if as_json {
        let faults: Vec<String> = listing.faults.iter().map(ToString::to_string).collect();
        // The token is left out: only the owner publishes it.
        let claims: Vec<_> = listing
            .claims
            .iter()
            .map(|claim| {
                json!({
                    "host": claim.host,
                    "tenant": claim.tenant,
                    "state": claim.state,
                    "claimedAt": claim.claimed_at,
                    "verifiedAt": claim.verified_at,
                    "verifiedBy": claim.verified_by,
                    "issuedAt": claim.issued_at,
                    "expiresAt": claim.expires_at,
                    "renewAt": claim.renew_at,
                    "failures": claim.failures,
                    "nextAttemptAt": claim.next_attempt_at,
                    "lastError": claim.last_error,
                })
            })
            .collect();
        let text = serde_json::to_string_pretty(&json!({ "claims": claims, "faults": faults }));
        println!("{}", text.context("cannot write JSON")?);
        return Ok(());
    }
    let mut rows = vec![["HOST", "TENANT", "STATE", "EXPIRES", "LAST ERROR"].map(str::to_owned)];
    rows.extend(listing.claims.iter().map(|claim| {
        [
            claim.host.clone(),
            claim.tenant.to_string(),
            claim.state.as_str().to_owned(),
            claim
                .expires_at
                .map_or_else(|| "-".to_owned(), |at| at.format("%F %R UTC").to_string()),
            claim.last_error.clone().unwrap_or_else(|| "-".to_owned()),
        ]
    }));
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or_default()
    };
    let [host, tenant, state, expires] = [0, 1, 2, 3].map(width);
    for row in &rows {
        println!(
            "{:host$}  {:tenant$}  {:state$}  {:expires$}  {}",
            row[0], row[1], row[2], row[3], row[4]
        );
    }
    for fault in &listing.faults {
        eprintln!("{fault}");
    }
    Ok(())
}
