//! The backend's operators' side: asked in JSON, and its refusals in words.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use reqwest::{Client, RequestBuilder};
use serde::{Deserialize, Serialize};

/// An approval hashes a password; a decision on an order asks a database.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a refusal says; the words an operator can act on are in `detail` and `errors`.
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

/// Of which portal, and where it is decided.
#[derive(Args)]
pub struct Place {
    /// Whose they are: a folder below the tenants folder.
    #[arg(long)]
    tenant: String,
    /// The backend's operators' side.
    #[arg(long, env = "JETWAY_BACKEND_ADMIN", default_value = "http://127.0.0.1:8082")]
    admin: String,
}

impl Place {
    /// What this portal has in an area, such as `orders`.
    ///
    /// # Errors
    /// When there is no TLS to be had.
    pub fn backend(&self, area: &str) -> Result<Backend> {
        Ok(Backend {
            client: Client::builder().timeout(PATIENCE).no_proxy().build()?,
            base: format!("{}/{area}/{}", self.admin.trim_end_matches('/'), self.tenant),
        })
    }
}

/// Who decides for a portal, and how they know.
#[derive(Args)]
pub struct Word {
    /// Where it is said.
    #[command(flatten)]
    pub place: Place,
    /// How you know; it stands in the audit trail.
    #[arg(long)]
    pub reason: String,
    /// Your name; it stands in the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    pub operator: String,
}

/// Ask the backend, on this thread, until it has answered.
///
/// # Errors
/// What the work ends with, or that there is no runtime for it.
pub fn wait_for(work: impl Future<Output = Result<()>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start")?.block_on(work)
}

/// Addresses of one kind.
pub struct Backend {
    /// Asks.
    pub client: Client,
    /// What they begin with.
    pub base: String,
}

impl Backend {
    /// Tell it something.
    ///
    /// # Errors
    /// When the backend does not answer or refuses, with its reason.
    pub async fn post<T: for<'de> Deserialize<'de>>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let body = serde_json::to_string(body).context("cannot write JSON")?;
        let request = self.client.post(format!("{}/{path}", self.base));
        self.read(request.header("content-type", "application/json").body(body))
            .await
    }

    /// What it answers.
    ///
    /// # Errors
    /// When the backend does not answer or refuses, with its reason.
    pub async fn read<T: for<'de> Deserialize<'de>>(&self, request: RequestBuilder) -> Result<T> {
        let answer = request.send().await;
        let answer = answer.with_context(|| format!("the backend does not answer at {}", self.base))?;
        let (status, body) = (answer.status(), answer.bytes().await?);
        if status.is_success() {
            return serde_json::from_slice(&body).context("not what a backend says");
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
