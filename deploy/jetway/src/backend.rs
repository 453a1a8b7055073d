//! A client of the backend's admin API, which turns its refusals into readable errors.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use reqwest::{Client, RequestBuilder};
use serde::{Deserialize, Serialize};

/// Timeout: an approval hashes a password; a decision on an order waits for the database.
const PATIENCE: Duration = Duration::from_secs(30);

/// A problem document; what an operator can act on is in `detail` and `errors`.
#[derive(Deserialize)]
struct Problem {
    title: String,
    detail: Option<String>,
    #[serde(default)]
    errors: Vec<Fault>,
}

#[derive(Deserialize)]
struct Fault {
    pointer: String,
    detail: String,
}

/// Which portal, and where its admin API is.
#[derive(Args)]
pub struct Place {
    /// The tenant: a folder below the tenants folder.
    #[arg(long)]
    tenant: String,
    /// Address of the backend's admin API.
    #[arg(long, env = "JETWAY_BACKEND_ADMIN", default_value = "http://127.0.0.1:8082")]
    admin: String,
}

impl Place {
    /// The admin API's collection for this portal, such as `orders`.
    ///
    /// # Errors
    /// When TLS cannot be initialised.
    pub fn backend(&self, area: &str) -> Result<Backend> {
        Backend::at(&self.admin, &format!("{area}/{}", self.tenant))
    }
}

/// The operator who decides, and the evidence.
#[derive(Args)]
pub struct DecisionReason {
    /// The portal.
    #[command(flatten)]
    pub place: Place,
    /// Your evidence, for the audit trail.
    #[arg(long)]
    pub reason: String,
    /// Your name, for the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    pub operator: String,
}

/// Runs the requests to completion on this thread.
///
/// # Errors
/// Those of the requests, or when the runtime cannot start.
pub fn wait_for(work: impl Future<Output = Result<()>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start")?.block_on(work)
}

/// A collection of the admin API.
pub struct Backend {
    /// HTTP client.
    pub client: Client,
    /// Base address.
    pub base: String,
}

impl Backend {
    /// The collection at a path of an admin API.
    ///
    /// # Errors
    /// When TLS cannot be initialised.
    pub fn at(admin: &str, path: &str) -> Result<Self> {
        Ok(Self {
            client: Client::builder().timeout(PATIENCE).no_proxy().build()?,
            base: format!("{}/{path}", admin.trim_end_matches('/')),
        })
    }

    /// Posts to the base.
    ///
    /// # Errors
    /// When the backend does not answer or refuses, with its reason.
    pub async fn send<T: for<'de> Deserialize<'de>>(&self, body: &impl Serialize) -> Result<T> {
        self.post_to(&self.base, body).await
    }

    /// Posts to a path below the base.
    ///
    /// # Errors
    /// When the backend does not answer or refuses, with its reason.
    pub async fn post<T: for<'de> Deserialize<'de>>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        self.post_to(&format!("{}/{path}", self.base), body).await
    }

    async fn post_to<T: for<'de> Deserialize<'de>>(&self, address: &str, body: &impl Serialize) -> Result<T> {
        let body = serde_json::to_string(body).context("cannot write JSON")?;
        let request = self.client.post(address);
        self.read(request.header("content-type", "application/json").body(body))
            .await
    }

    /// Sends a request and parses the response.
    ///
    /// # Errors
    /// When the backend does not answer or refuses, with its reason.
    pub async fn read<T: for<'de> Deserialize<'de>>(&self, request: RequestBuilder) -> Result<T> {
        let answer = request.send().await;
        let answer = answer.with_context(|| format!("the backend does not answer at {}", self.base))?;
        let (status, body) = (answer.status(), answer.bytes().await?);
        if status.is_success() {
            return serde_json::from_slice(&body).context("unexpected response from the backend");
        }
        match serde_json::from_slice::<Problem>(&body) {
            Ok(problem) => bail!("{}", problem.words()),
            Err(_) => bail!("the backend answers {status}"),
        }
    }
}

impl Problem {
    fn words(&self) -> String {
        let faults = self
            .errors
            .iter()
            .map(|fault| format!("{}: {}", fault.pointer, fault.detail));
        let mut parts = vec![self.title.clone()];
        parts.extend(self.detail.clone());
        parts.extend(faults);
        parts.join("; ")
    }
}
