//! A request's exchange with a service: which node is used, its outcome, and whether to retry on another node.

use std::sync::Arc;
use std::time::Instant;

use http::header::{ACCEPT, CONNECTION, CONTENT_TYPE};
use http::{Method, StatusCode};
use pingora::http::ResponseHeader;
use pingora::proxy::Session;
use pingora::upstreams::peer::HttpPeer;
use pingora::{Error, ErrorSource, ErrorType, Result};

use super::clock::{ms_at, now_ms};
use super::metrics::Fault;
use super::node::{Node, Verdict};
use super::peer::{Patience, peer};
use super::service::{Down, Service};
use super::services::Upstreams;
use super::websockets::OpenGuard;

/// The first attempt and one retry.
const MOST_TRIES: u8 = 2;

/// The attempts of a request.
#[derive(Default)]
pub struct Exchange {
    course: Option<Course>,
    upgrade: Option<OpenGuard>,
    is_events: bool,
}

struct Course {
    service: Arc<Service>,
    patience: Patience,
    began: Instant,
    tries: u8,
    /// The node had just closed the reused connection: it may be retried over a new one.
    was_stale: bool,
    attempt: Attempt,
}

/// Counts as running on its node until dropped.
struct Attempt {
    node: Arc<Node>,
    sent: Instant,
    is_answered: bool,
}

impl Attempt {
    fn at(node: Arc<Node>, now: Instant) -> Self {
        node.enter();
        node.counters.attempt();
        Self {
            node,
            sent: now,
            is_answered: false,
        }
    }
}

impl Drop for Attempt {
    fn drop(&mut self) {
        self.node.leave();
    }
}

impl Exchange {
    /// The client may open a WebSocket.
    pub fn upgrade(&mut self, guard: OpenGuard) {
        self.upgrade = Some(guard);
    }

    /// Whether the bytes after the header are a WebSocket, not a body.
    pub const fn is_upgrade(&self) -> bool {
        self.upgrade.is_some()
    }

    /// Whether the response is an event stream, which must not be buffered.
    pub const fn is_events(&self) -> bool {
        self.is_events
    }

    /// The node for the next attempt.
    ///
    /// # Errors
    /// When no node is available; nothing was connected to.
    pub fn next_peer(&mut self, upstreams: &Upstreams, session: &Session) -> Result<Box<HttpPeer>> {
        let now = Instant::now();
        let course = match self.course.take() {
            Some(course) => course.again(now)?,
            None => self.first(upstreams, session, now)?,
        };
        let is_upgrade = self.upgrade.is_some();
        let peer = peer(
            &course.attempt.node.address,
            course.patience,
            is_upgrade,
            &upstreams.timeouts,
            upstreams.tls.as_ref(),
        );
        self.course = Some(course);
        peer
    }

    fn first(&self, upstreams: &Upstreams, session: &Session, now: Instant) -> Result<Course> {
        let request = session.req_header();
        let path = request.uri.path();
        let service = upstreams.service_of(path).ok_or_else(|| down(Down::NoNode))?;
        let patience = match &self.upgrade {
            Some(_) => Patience::for_upgrade(upstreams.upgrade_idle()),
            None => {
                let accept = request
                    .headers
                    .get(ACCEPT)
                    .map_or(&b""[..], http::HeaderValue::as_bytes);
                Patience::for_call(path, accept.starts_with(b"text/event-stream"), &upstreams.timeouts)
            }
        };
        service.deposit();
        let node = service.choose(None, ms_at(now)).map_err(down)?;
        Ok(Course {
            service: Arc::clone(service),
            patience,
            began: now,
            tries: 1,
            was_stale: false,
            attempt: Attempt::at(node, now),
        })
    }

    /// The request is completely sent: from here on the node is slow, not the client.
    pub fn request_sent(&mut self) {
        if let Some(course) = &mut self.course {
            course.attempt.sent = Instant::now();
        }
    }

    /// The connection failed: another node may be tried whatever the method, because nothing was sent.
    pub fn not_connected(&mut self, mut error: Box<Error>) -> Box<Error> {
        error.set_retry(false);
        let Some(course) = &mut self.course else { return error };
        // Running out of our own sockets or memory says nothing about the node.
        if matches!(
            error.etype(),
            ErrorType::InternalError | ErrorType::SocketError | ErrorType::BindError
        ) {
            return error;
        }
        let (service, node) = (&course.service, &course.attempt.node);
        let now = now_ms();
        service.unreachable(node, now);
        let may = course.tries < MOST_TRIES && service.has_other(node, now) && service.may_retry(now);
        error.set_retry(may);
        error
    }

    /// The connection broke or timed out.
    pub fn broken_off(&mut self, session: &Session, mut error: Box<Error>, reused: bool) -> Box<Error> {
        if matches!(error.etype(), ErrorType::HTTPStatus(_)) {
            // An error raised by this gateway, which has decided about a retry already.
            return error;
        }
        error.set_retry(false);
        let is_stream = self.is_upgrade() || self.is_events;
        let Some(course) = self
            .course
            .as_mut()
            .filter(|_| *error.esource() == ErrorSource::Upstream)
        else {
            return error;
        };
        let attempt = &course.attempt;
        if attempt.is_answered && is_stream {
            return error;
        }
        let is_silent = matches!(error.etype(), ErrorType::ReadTimedout | ErrorType::WriteTimedout);
        let is_stale = reused && !is_silent && !attempt.is_answered;
        let now = now_ms();
        attempt
            .node
            .counters
            .fault(if is_silent { Fault::Timeout } else { Fault::Broken });
        if !is_stale {
            course.service.ended(&attempt.node, Verdict::Failure, now);
        }
        let may = !is_silent
            && !attempt.is_answered
            && is_repeatable(session)
            && course.tries < MOST_TRIES
            && (is_stale || course.service.has_other(&attempt.node, now))
            && course.service.may_retry(now);
        course.was_stale = is_stale;
        error.set_retry(may);
        error
    }

    /// The response header arrived.
    ///
    /// # Errors
    /// When the node is shutting down and another one may be tried.
    pub fn answered(&mut self, session: &Session, response: &ResponseHeader) -> Result<()> {
        let status = response.status;
        if status.is_informational() && status != StatusCode::SWITCHING_PROTOCOLS {
            return Ok(());
        }
        let Some(course) = &mut self.course else { return Ok(()) };
        let came = Instant::now();
        let now = ms_at(came);
        let node = &course.attempt.node;
        let took = came.saturating_duration_since(course.attempt.sent);
        node.measure(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), now);
        node.counters.answered(took);
        let verdict = judge(response);
        if verdict != Verdict::Good {
            node.counters.fault(Fault::Status);
        }
        course.service.ended(node, verdict, now);
        let may = is_leaving(response)
            && is_repeatable(session)
            && course.tries < MOST_TRIES
            && course.service.has_other(node, now)
            && course.service.may_retry(now);
        if may {
            let mut error = Error::explain(ErrorType::HTTPStatus(status.as_u16()), "the node is going away").into_up();
            error.set_retry(true);
            return Err(error);
        }
        course.attempt.is_answered = true;
        self.is_events = response
            .headers
            .get(CONTENT_TYPE)
            .is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
        Ok(())
    }

    /// A chunk of the response arrived.
    ///
    /// # Errors
    /// When the whole exchange exceeds its timeout, whether the node or the client is slow.
    pub fn check_total(&self) -> Result<()> {
        let Some(course) = self.course.as_ref().filter(|_| !self.is_events) else {
            return Ok(());
        };
        match course.patience.total {
            Some(total) if course.began.elapsed() > total => {
                Err(Error::explain(ErrorType::ReadTimedout, "the exchange takes too long").into_in())
            }
            _ => Ok(()),
        }
    }
}

impl Course {
    fn again(self, now: Instant) -> Result<Self> {
        let other = self.service.choose(Some(&self.attempt.node), ms_at(now));
        let node = match other {
            Err(Down::NoNode) if self.was_stale => self.service.choose(None, ms_at(now)),
            other => other,
        };
        Ok(Self {
            tries: self.tries + 1,
            was_stale: false,
            attempt: Attempt::at(node.map_err(down)?, now),
            ..self
        })
    }
}

fn down(reason: Down) -> Box<Error> {
    let text = match reason {
        Down::NoNode => "no node is usable",
        Down::BreakerOpen => "too many requests failed lately",
    };
    Error::explain(ErrorType::ConnectError, text).into_up()
}

/// Only safe methods, while the request can be sent again completely and no part of a response has been sent.
fn is_repeatable(session: &Session) -> bool {
    matches!(
        session.req_header().method,
        Method::GET | Method::HEAD | Method::OPTIONS
    ) && session.response_written().is_none()
        && !session.as_ref().retry_buffer_truncated()
}

/// A problem document comes from the application (for example: an airline is unavailable), so the node works.
fn judge(response: &ResponseHeader) -> Verdict {
    match response.status.as_u16() {
        502..=504 if is_problem(response) => Verdict::Good,
        502..=504 => Verdict::Failure,
        500.. => Verdict::Error,
        _ => Verdict::Good,
    }
}

/// A node that answers 502 or 503 and closes the connection is shutting down.
fn is_leaving(response: &ResponseHeader) -> bool {
    let closes = |value: &http::HeaderValue| value.as_bytes().eq_ignore_ascii_case(b"close");
    matches!(response.status.as_u16(), 502 | 503)
        && response.headers.get(CONNECTION).is_some_and(closes)
        && !is_problem(response)
}

fn is_problem(response: &ResponseHeader) -> bool {
    response
        .headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(jetway_problem::CONTENT_TYPE.as_bytes()))
}
