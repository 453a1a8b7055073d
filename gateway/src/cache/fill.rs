//! The gateway's own request to fill the cache, built from the key and sent through the normal proxy path.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
use http::header::CONTENT_LENGTH;
use http::{HeaderName, HeaderValue, StatusCode};
use jetway_telemetry::TraceParent;
use jetway_tenancy::Tenant;
use pingora::http::{RequestHeader, ResponseHeader};
use pingora::proxy::Session;
use pingora::{Error, ErrorType};

use super::fetched::{Fetched, Unkept};
use super::flight::Flight;
use super::response_cache::ResponseCache;
use super::routes::Rule;
use super::semantics::freshness::{Terms, initial_age, terms};
use super::shelf::{Codings, Entry, Frame, Made, end_to_end, freshened};
use crate::request::refusal::Refusal;

/// How long requests for an uncacheable response bypass coalescing.
const PASS_FOR: Duration = Duration::from_secs(10);

/// What to fetch.
pub struct Errand {
    /// The tenant.
    pub tenant: Arc<Tenant>,
    /// Whether the response is for TLS clients.
    pub tls: bool,
    /// The listed call.
    pub rule: Arc<Rule>,
    /// Its path.
    pub path: Box<str>,
    /// Path and query.
    pub target: String,
    /// Request headers the response may depend on.
    pub headers: Vec<(HeaderName, HeaderValue)>,
    /// The stored response to revalidate.
    pub previous: Option<Arc<Entry>>,
    /// The trace it belongs to.
    pub trace: TraceParent,
}

/// An in-flight fetch. Waiters are always notified.
pub struct Fill {
    /// What is fetched.
    pub errand: Errand,
    cache: Arc<ResponseCache>,
    flight: Arc<Flight>,
    tick: u64,
    began: Instant,
    head: Option<ResponseHeader>,
    body: BytesMut,
    is_large: bool,
    refusal: Option<Refusal>,
    has_landed: bool,
}

impl Fill {
    /// Creates the fetch.
    pub fn new(errand: Errand, cache: &Arc<ResponseCache>, flight: Arc<Flight>) -> Self {
        Self {
            tick: cache.epochs.now(),
            cache: Arc::clone(cache),
            errand,
            flight,
            began: Instant::now(),
            head: None,
            body: BytesMut::new(),
            is_large: false,
            refusal: None,
            has_landed: false,
        }
    }

    /// Moves the fetch out of the session that carries it, and turns the session into the fetch's request.
    ///
    /// # Errors
    /// The target is not a URI; a routed one always is.
    pub fn take(session: &mut Session) -> pingora::Result<Option<Box<Self>>> {
        let carried = session
            .subrequest_ctx
            .as_mut()
            .and_then(|carrier| carrier.user_ctx_mut());
        let Some(fill) = carried
            .and_then(|any| any.downcast_mut::<Option<Box<Self>>>())
            .and_then(Option::take)
        else {
            return Ok(None);
        };
        let mut request = RequestHeader::build("GET", fill.errand.target.as_bytes(), None)?;
        for (name, value) in &fill.errand.headers {
            request.insert_header(name, value.clone())?;
        }
        let previous = fill.errand.previous.as_ref();
        for (name, value) in previous.map(|entry| entry.questions()).unwrap_or_default() {
            request.insert_header(name, value)?;
        }
        *session.req_header_mut() = request;
        Ok(Some(fill))
    }

    /// The host of the request: the tenant's first, whichever the clients used.
    pub fn host(&self) -> &str {
        let hosts = &self.errand.tenant.hosts;
        hosts
            .iter()
            .find(|host| !host.starts_with('*'))
            .map_or("localhost", String::as_str)
    }

    /// Handles the backend's response header.
    pub fn begin(&mut self, response: &ResponseHeader) {
        if !response.status.is_informational() {
            self.head = Some(response.clone());
            self.body.clear();
        }
    }

    /// Adds a chunk of the body.
    ///
    /// # Errors
    /// The body is too large for the cache; the rest is not needed.
    pub fn collect(&mut self, piece: Option<&Bytes>) -> pingora::Result<()> {
        let piece = piece.map_or(&[][..], |piece| piece);
        if self.body.len() + piece.len() > self.cache.rules.entry_bytes {
            self.is_large = true;
            return Err(Error::explain(ErrorType::InternalError, "too large for the cache"));
        }
        self.body.extend_from_slice(piece);
        Ok(())
    }

    /// Records a failure.
    pub fn fail(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }

    /// Completes the fetch and notifies waiters. `now` is in Unix seconds.
    pub fn land(&mut self, now: u64) {
        let fetched = self.fetched(now);
        self.tell(fetched);
    }

    fn tell(&mut self, fetched: Fetched) {
        if !std::mem::replace(&mut self.has_landed, true) {
            if let (Fetched::Failed(_), Some(previous)) = (&fetched, &self.errand.previous) {
                previous.renewal_failed(Instant::now());
            }
            self.cache.metrics.fetched(&fetched);
            self.cache.flights.land(&self.flight, fetched);
        }
    }

    fn fetched(&mut self, now: u64) -> Fetched {
        let key = self.flight.key();
        if self.is_large {
            self.cache.shelf.pass(key, Instant::now() + PASS_FOR);
            return Fetched::TooLarge;
        }
        if let Some(refusal) = self.refusal {
            return Fetched::Failed(refusal);
        }
        let Some(head) = self.head.take() else {
            return Fetched::Failed(Refusal::UpstreamBroken);
        };
        let body = std::mem::take(&mut self.body).freeze();
        if head.status == StatusCode::NOT_MODIFIED {
            return self.renewed(&head, now);
        }
        let kept = terms(head.status, &head.headers, &self.errand.rule.usual, now).map(|terms| {
            let made = Made {
                status: head.status,
                headers: end_to_end(&head.headers),
                body: body.clone(),
                codings: Arc::new(Codings::default()),
                initial_age: initial_age(&head.headers, now, self.began.elapsed()),
                terms,
                frame: self.frame(now),
            };
            Arc::new(Entry::new(made))
        });
        match kept {
            Some(entry) => {
                self.cache.shelf.keep(key, &entry);
                Fetched::Kept(entry)
            }
            None => self.unkept(head, body),
        }
    }

    /// Handles a 304: refreshes the stored response.
    fn renewed(&self, update: &ResponseHeader, now: u64) -> Fetched {
        let Some(previous) = &self.errand.previous else {
            return Fetched::Failed(Refusal::UpstreamBroken);
        };
        let key = self.flight.key();
        let headers = freshened(&previous.headers, &update.headers);
        let mut whole = headers.clone();
        whole.insert(CONTENT_LENGTH, previous.body.len().into());
        let terms = terms(previous.status, &whole, &self.errand.rule.usual, now);
        let made = Made {
            status: previous.status,
            body: previous.body.clone(),
            codings: Arc::clone(&previous.codings),
            initial_age: initial_age(&headers, now, self.began.elapsed()),
            headers,
            terms: terms.unwrap_or(Terms::NEVER),
            frame: self.frame(now),
        };
        let entry = Arc::new(Entry::new(made));
        if terms.is_some() {
            self.cache.shelf.keep(key, &entry);
        } else {
            self.cache.shelf.drop(key);
        }
        Fetched::Kept(entry)
    }

    fn unkept(&self, head: ResponseHeader, body: Bytes) -> Fetched {
        let status = head.status;
        if status.is_server_error() {
            if let Some(previous) = &self.errand.previous {
                previous.renewal_failed(Instant::now());
            }
        } else if !status.is_client_error() || self.errand.previous.is_none() {
            self.cache.shelf.pass(self.flight.key(), Instant::now() + PASS_FOR);
        }
        Fetched::Answered(Arc::new(Unkept { head, body }))
    }

    fn frame(&self, now: u64) -> Frame {
        let errand = &self.errand;
        Frame {
            received: Instant::now(),
            received_at: now,
            tick: self.tick,
            revision: errand.tenant.revision.clone(),
            path: errand.path.clone(),
            share: self.cache.shelf.shares().of(errand.tenant.slug.as_str()),
            tls: errand.tls,
        }
    }
}

impl Drop for Fill {
    fn drop(&mut self) {
        self.tell(Fetched::Dropped);
    }
}
