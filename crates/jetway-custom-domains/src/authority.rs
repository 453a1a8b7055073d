//! One ACME order: identifier, http-01 challenge, certificate.

use std::path::Path;
use std::time::Duration;

use anyhow::anyhow;
use chrono::{DateTime, Utc};
use instant_acme::{
    Account, AuthorizationStatus, CertificateIdentifier, ChallengeType, Error, Identifier, NewOrder, Order,
    OrderStatus, RetryPolicy,
};

use crate::challenges::Challenges;

/// Why no certificate was issued.
#[derive(Debug)]
pub struct OrderFailure {
    /// The CA's reason, or ours.
    pub because: String,
    /// Whether an early retry is pointless.
    pub is_final: bool,
}

impl From<anyhow::Error> for OrderFailure {
    fn from(error: anyhow::Error) -> Self {
        Self {
            because: format!("{error:#}"),
            is_final: false,
        }
    }
}

impl From<Error> for OrderFailure {
    fn from(error: Error) -> Self {
        const FINAL: [&str; 5] = [
            "rejectedIdentifier",
            "caa",
            "userActionRequired",
            "rateLimited",
            "accountDoesNotExist",
        ];
        let is_final = matches!(&error, Error::Api(problem) if problem.r#type.as_deref().is_some_and(|kind|
            FINAL.iter().any(|ending| kind.ends_with(&format!(":{ending}")))));
        let mut because = error.to_string();
        let mut cause = std::error::Error::source(&error);
        while let Some(inner) = cause {
            let text = inner.to_string();
            if !because.contains(&text) {
                because = format!("{because}: {text}");
            }
            cause = inner.source();
        }
        Self { because, is_final }
    }
}

/// Orders a certificate chain and key for a host that resolves to us.
///
/// # Errors
/// The CA's reason, or a timeout.
pub async fn order(
    account: &Account,
    host: &str,
    domains: &Path,
    replaces: Option<CertificateIdentifier<'_>>,
    deadline: Duration,
) -> Result<(String, String), OrderFailure> {
    let attempt = attempt(account, host, domains, replaces, deadline);
    match tokio::time::timeout(deadline, attempt).await {
        Ok(outcome) => outcome,
        Err(_) => Err(anyhow!("the authority took longer than {} s", deadline.as_secs()).into()),
    }
}

async fn attempt(
    account: &Account,
    host: &str,
    domains: &Path,
    replaces: Option<CertificateIdentifier<'_>>,
    deadline: Duration,
) -> Result<(String, String), OrderFailure> {
    let mut order = place(account, host, replaces).await?;
    let mut challenges = Challenges::below(domains);
    let polling = RetryPolicy::new().timeout(deadline);
    if answer(&mut order, &mut challenges).await? {
        let status = match order.poll_ready(&polling).await {
            Ok(status) => status,
            Err(error) => return Err(reason(&mut order).await.unwrap_or_else(|| error.into())),
        };
        if status != OrderStatus::Ready {
            let unknown = || anyhow!("the authority turned the order down without a reason").into();
            return Err(reason(&mut order).await.unwrap_or_else(unknown));
        }
    }
    let key = order.finalize().await?;
    let chain = order.poll_certificate(&polling).await?;
    Ok((chain, key))
}

/// Falls back to a plain order at a CA that does not support renewal information.
async fn place(account: &Account, host: &str, replaces: Option<CertificateIdentifier<'_>>) -> Result<Order, Error> {
    let identifiers = [Identifier::Dns(host.to_owned())];
    if let Some(replaces) = replaces {
        match account.new_order(&NewOrder::new(&identifiers).replaces(replaces)).await {
            Err(Error::Unsupported(_)) => {}
            Err(Error::Api(problem))
                if problem
                    .r#type
                    .as_deref()
                    .is_some_and(|kind| kind.ends_with(":alreadyReplaced")) => {}
            outcome => return outcome,
        }
    }
    account.new_order(&NewOrder::new(&identifiers)).await
}

/// Publishes the challenge response; `false` when none is needed.
async fn answer(order: &mut Order, challenges: &mut Challenges) -> Result<bool, OrderFailure> {
    let mut asked = false;
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        match authorization.status {
            AuthorizationStatus::Pending => {}
            AuthorizationStatus::Valid => continue,
            status => return Err(anyhow!("the authority's leave is {status:?}").into()),
        }
        let Some(mut challenge) = authorization.challenge(ChallengeType::Http01) else {
            return Err(anyhow!("the authority does not offer http-01").into());
        };
        let token = challenge.token.clone();
        challenges.lay(&token, challenge.key_authorization().as_str())?;
        challenge.set_ready().await?;
        asked = true;
    }
    Ok(asked)
}

/// The CA's validation error.
async fn reason(order: &mut Order) -> Option<OrderFailure> {
    let mut authorizations = order.authorizations();
    while let Some(Ok(mut authorization)) = authorizations.next().await {
        let state = authorization.refresh().await.ok()?;
        if let Some(problem) = state.challenges.iter().find_map(|challenge| challenge.error.clone()) {
            return Some(Error::Api(problem).into());
        }
    }
    None
}

/// The CA's suggested renewal window, and when to ask again. `None` without a suggestion.
pub async fn renewal_window(
    account: &Account,
    certificate: &CertificateIdentifier<'_>,
    deadline: Duration,
) -> Option<((DateTime<Utc>, DateTime<Utc>), Duration)> {
    let asked = tokio::time::timeout(deadline, account.renewal_info(certificate))
        .await
        .ok()?;
    let (info, again) = asked.ok()?;
    let moment = |seconds| DateTime::from_timestamp(seconds, 0);
    let window = &info.suggested_window;
    Some((
        (
            moment(window.start.unix_timestamp())?,
            moment(window.end.unix_timestamp())?,
        ),
        again,
    ))
}
