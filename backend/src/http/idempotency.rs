//! `Idempotency-Key`: repeating a request with the same key and body returns the same response and does the work once.

use std::future::Future;
use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use chrono::TimeDelta;
use http::{HeaderMap, StatusCode, header};
use jetway_app::app::idempotency::{CallKey, Claim, StoredReply};
use jetway_app::context::DbError;
use jetway_app::context::sealed::{Place, SealError};
use jetway_problem::ErrorCode;
use serde::Serialize;

use super::{Agent, Refusal};
use crate::state::AppState;

const HEADER: &str = "idempotency-key";
/// Longer than any supplier call. Until then, a second request with the key is answered that the first still runs.
const LEASE: TimeDelta = TimeDelta::seconds(30);

/// A call that must not run twice. It goes on when the client disconnects, so that a repetition gets its response.
pub(crate) struct Once {
    state: AppState,
    agent: Arc<Agent>,
    operation: &'static str,
    digest: String,
}

impl Once {
    /// `digest` is a hash of the request: the same key with another one is refused.
    pub(crate) fn new(
        state: &AppState,
        agent: &Arc<Agent>,
        operation: &'static str,
        digest: impl Into<String>,
    ) -> Self {
        Self {
            state: state.clone(),
            agent: Arc::clone(agent),
            operation,
            digest: digest.into(),
        }
    }

    /// Do `work`, or replay the stored response. Without a key the work is done; every such call also has a natural key.
    pub(crate) async fn answer<T: Serialize + Send + 'static>(
        self,
        headers: &HeaderMap,
        work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
    ) -> Result<Response, Refusal> {
        let key = match headers.get(HEADER) {
            None => None,
            Some(key) => {
                let key = key.to_str().ok().filter(|key| (1..=255).contains(&key.len()));
                let key =
                    key.ok_or_else(|| Refusal::unusable("An Idempotency-Key has 1 to 255 visible characters."))?;
                Some(key.to_owned())
            }
        };
        let calls = self.state.calls.clone();
        let call = async move {
            match key {
                Some(key) => self.do_once(&key, work).await,
                None => Ok(json(StatusCode::OK, serialized(&work.await?)?)),
            }
        };
        calls.finish(call).await?
    }

    async fn do_once<T: Serialize + Send>(
        &self,
        key: &str,
        work: impl Future<Output = Result<T, Refusal>> + Send,
    ) -> Result<Response, Refusal> {
        let call = CallKey {
            user_id: self.agent.caller().user,
            operation: self.operation,
            key,
        };
        match self.claim(&call).await? {
            Claim::New => {}
            Claim::Replay(reply) => {
                let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::OK);
                return Ok(json(status, self.opened(&call, reply.body)?));
            }
            Claim::InProgress => return Err(Refusal::new(ErrorCode::RequestInProgress)),
            Claim::Mismatch => return Err(Refusal::new(ErrorCode::RequestIdempotencyMismatch)),
        }
        match work.await {
            Ok(value) => {
                let body = serialized(&value)?;
                // The work is done even if the response cannot be stored; a repetition is then caught by its natural key.
                match self.sealed(&call, &body) {
                    Ok(sealed) => {
                        if let Err(error) = self.complete(&call, sealed).await {
                            tracing::error!(%error, "could not store the response");
                        }
                    }
                    Err(error) => tracing::error!(%error, "could not encrypt the response"),
                }
                Ok(json(StatusCode::OK, body))
            }
            Err(refusal) => {
                if let Err(error) = self.release(&call).await {
                    tracing::error!(%error, "could not release the idempotency key");
                }
                Err(refusal)
            }
        }
    }

    async fn claim(&self, call: &CallKey<'_>) -> Result<Claim, DbError> {
        let (app, tenant) = (&self.state.app, &self.agent.portal.tenant);
        app.claim_call(tenant, call, &self.digest, LEASE).await
    }

    /// A stored response. It is encrypted because it may contain passport data (ADR 0051).
    fn sealed(&self, call: &CallKey<'_>, body: &str) -> Result<String, SealError> {
        let id = call_id(call);
        self.state.app.sealer().seal(self.place(&id), &body)
    }

    fn opened(&self, call: &CallKey<'_>, kept: String) -> Result<String, Refusal> {
        // Stored before responses were encrypted.
        if kept.starts_with('{') {
            return Ok(kept);
        }
        let id = call_id(call);
        let opened = self.state.app.sealer().open(self.place(&id), &kept);
        opened.map_err(|error| Refusal::ours(&error))
    }

    fn place<'p>(&'p self, id: &'p str) -> Place<'p> {
        Place {
            tenant: &self.agent.portal.tenant,
            kind: "call.answer",
            id,
        }
    }

    async fn complete(&self, call: &CallKey<'_>, body: String) -> Result<(), DbError> {
        let (app, tenant) = (&self.state.app, &self.agent.portal.tenant);
        let reply = StoredReply { status: 200, body };
        app.complete_call(tenant, call, &reply).await
    }

    async fn release(&self, call: &CallKey<'_>) -> Result<(), DbError> {
        let (app, tenant) = (&self.state.app, &self.agent.portal.tenant);
        app.release_call(tenant, call).await
    }
}

fn call_id(call: &CallKey<'_>) -> String {
    format!("{}/{}/{}", call.user_id, call.operation, call.key)
}

fn serialized(value: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(|error| Refusal::ours(&error))
}

fn json(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
