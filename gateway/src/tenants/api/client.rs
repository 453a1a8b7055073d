//! Calls of the tenancy API, signed with the gateway's key.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use bytes::Bytes;
use jetway_domain::clock::{Clock, Ids, RandomIds, SystemClock};
use jetway_domain::edge::{EdgeKey, Stamped, header};
use jetway_tenancy::TenantSlug;
use jetway_tenancy::asset::full_hash;
use jetway_tenancy::wire::{Page, Position};
use reqwest::{RequestBuilder, Response, StatusCode};

use super::events::Events;

const CONNECT: Duration = Duration::from_secs(2);
/// Timeout of a call: a page of five hundred tenants, or an image.
const CALL: Duration = Duration::from_secs(30);
/// The largest file; all files of a tenant together are smaller.
const LARGEST_FILE: u64 = 8 * 1024 * 1024;

/// A client of the backend's internal listener.
pub struct Client {
    http: reqwest::Client,
    address: String,
    key: EdgeKey,
}

impl Client {
    /// # Errors
    /// When the address is not `http://host:port`.
    pub fn new(address: &str, key: EdgeKey) -> Result<Self> {
        let address = address.trim_end_matches('/');
        let url = reqwest::Url::parse(address).ok();
        if url.is_none_or(|url| url.scheme() != "http" || url.path() != "/" || url.host().is_none()) {
            bail!("tenant_api: {address} is not an address; write it as \"http://127.0.0.1:8082\"");
        }
        let http = reqwest::Client::builder().connect_timeout(CONNECT).no_proxy().build()?;
        Ok(Self {
            http,
            address: address.to_owned(),
            key,
        })
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Subscribes to changes from now on.
    pub async fn events(&self) -> Result<Events> {
        let asked = self.get("/tenancy/v1/stream");
        Ok(Events::new(sent(asked).await?))
    }

    /// The changes since a position.
    pub async fn page(&self, since: &Position) -> Result<Page> {
        let target = format!("/tenancy/v1/tenants?epoch={}&since={}", since.epoch, since.revision);
        let answer = sent(self.get(&target).timeout(CALL)).await?;
        answer.json().await.context("the page of tenants cannot be read")
    }

    /// A complete file, verified against the hash it was requested with.
    pub async fn file(&self, slug: &str, name: &str, hash: &str) -> Result<Bytes> {
        let target = format!("/tenancy/v1/files/{hash}?of={slug}/{name}");
        let answer = sent(self.get(&target).timeout(CALL)).await?;
        if answer.content_length().is_none_or(|length| length > LARGEST_FILE) {
            bail!("{name} is too large");
        }
        let bytes = answer.bytes().await?;
        if full_hash(&bytes) != hash {
            bail!("{name} does not match its hash");
        }
        Ok(bytes)
    }

    fn get(&self, target: &str) -> RequestBuilder {
        let now = SystemClock.now().timestamp();
        let id = RandomIds.uuid().to_string();
        let stamped = Stamped {
            method: "GET",
            target,
            tenant: TenantSlug::DEFAULT,
            request_id: &id,
            time: u64::try_from(now).unwrap_or_default(),
        };
        self.http
            .get(format!("{}{target}", self.address))
            .header(header::TENANT, TenantSlug::DEFAULT)
            .header(header::TIME, stamped.time.to_string())
            .header(header::SIGNATURE, self.key.stamp(&stamped))
            .header(header::REQUEST_ID, id)
    }
}

async fn sent(request: RequestBuilder) -> Result<Response> {
    let answer = request.send().await.context("the backend does not answer")?;
    match answer.status() {
        StatusCode::OK => Ok(answer),
        StatusCode::FORBIDDEN => {
            bail!("the backend refuses the signature; both need the same edge_key_file and synchronised clocks")
        }
        status => bail!("the backend answered {status}"),
    }
}
