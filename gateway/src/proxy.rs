//! The only `ProxyHttp` implementation. It calls the steps in order and holds no logic.

mod beacon;
mod failure;
mod intake;
mod local;
mod overriding;
pub mod report;

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use bytes::Bytes;
use http::header::{AUTHORIZATION, COOKIE};
use pingora::http::{RequestHeader, ResponseHeader};
use pingora::modules::http::HttpModules;
use pingora::modules::http::compression::ResponseCompressionBuilder;
use pingora::proxy::{FailToProxy, ProxyHttp, Session};
use pingora::upstreams::peer::HttpPeer;
use pingora::{Error, ErrorType, Result};
use uuid::Uuid;

use crate::answer::{self, coding, refuse};
use crate::cache::Part;
use crate::listen::{may_answer, request_begun};
use crate::request::ctx::RequestCtx;
use crate::request::filters::security_headers::Policy;
use crate::request::filters::trusted_headers::{Arrival, Portal};
use crate::request::filters::{body_limit, strip, trusted_headers};
use crate::request::refusal::Refusal;
use crate::routes::Route;
use crate::state::Edge;
use crate::telemetry::metrics::Finished;
use crate::telemetry::traces;
use crate::upstreams;

/// A fast level, used for every response compressed on the fly; files compressed in advance use better levels.
const COMPRESSION: u32 = 3;
const READ: Duration = Duration::from_secs(15);
/// Write timeout, for each chunk of a response.
const WRITE: Duration = Duration::from_secs(60);
const DRAIN_BODY: Duration = Duration::from_secs(5);

/// The gateway as Pingora's proxy service.
pub struct Gateway(pub Arc<Edge>);

#[async_trait]
impl ProxyHttp for Gateway {
    type CTX = RequestCtx;

    fn new_ctx(&self) -> RequestCtx {
        let id = self.0.ids.uuid();
        RequestCtx {
            started: Instant::now(),
            request_id: id.as_hyphenated().encode_lower(&mut Uuid::encode_buffer()).to_owned(),
            trace: traces::begin(self.0.traces.as_ref(), id),
            client: None,
            tenant: None,
            is_operations: false,
            host: String::new(),
            primary: None,
            route: Route::Refused,
            policy: Policy::Inert,
            body_limit: 0,
            body_bytes: 0,
            cache: Part::unlisted(),
            upload: None,
            exchange: upstreams::Exchange::default(),
            events: upstreams::EventStream::default(),
            refused: None,
            running: None,
            _in_flight: self.0.drain.enter(),
        }
    }

    fn init_downstream_modules(&self, modules: &mut HttpModules) {
        modules.add_module(ResponseCompressionBuilder::enable(COMPRESSION));
    }

    fn allow_spawning_subrequest(&self, _session: &Session, _ctx: &RequestCtx) -> bool {
        // The cache refreshes entries with subrequests.
        true
    }

    async fn early_request_filter(&self, session: &mut Session, ctx: &mut RequestCtx) -> Result<()> {
        intake::adopt(session, ctx)?;
        coding::whole_streams_only(session);
        // Keep-alive without a timeout of the framework's own: the connection monitor ends idle connections.
        let keepalive = (!self.0.drain.is_stopping()).then_some(0);
        // When the framework has already disabled keep-alive (two body lengths, `Connection: close`), leave it
        // disabled.
        if session.get_keepalive().is_some() {
            session.set_keepalive(keepalive);
        }
        session.set_read_timeout(Some(READ));
        session.set_write_timeout(Some(WRITE));
        session.set_total_drain_timeout(Some(DRAIN_BODY));
        if !ctx.cache.is_fill() {
            ctx.upload = request_begun(session);
        }
        Ok(())
    }

    async fn request_filter(&self, session: &mut Session, ctx: &mut RequestCtx) -> Result<bool> {
        if ctx.cache.is_fill() {
            return Ok(false);
        }
        if !may_answer(session) {
            ctx.refused = Some(self.0.limits.no_room_for_answers());
            return Ok(true);
        }
        match intake::admit(&self.0, session, ctx) {
            Ok(()) => local::answer(&self.0, session, ctx).await,
            Err(refusal) => refuse(refusal, session, ctx).await.map(|()| true),
        }
    }

    async fn proxy_upstream_filter(&self, session: &mut Session, ctx: &mut RequestCtx) -> Result<bool> {
        match intake::make_room(&self.0, session, ctx) {
            Ok(()) => Ok(true),
            Err(refusal) => failure::hold_back(refusal, session, ctx).await.map(|()| false),
        }
    }

    async fn upstream_peer(&self, session: &mut Session, ctx: &mut RequestCtx) -> Result<Box<HttpPeer>> {
        ctx.exchange.next_peer(&self.0.upstreams, session)
    }

    fn fail_to_connect(
        &self,
        _session: &mut Session,
        _peer: &HttpPeer,
        ctx: &mut RequestCtx,
        error: Box<Error>,
    ) -> Box<Error> {
        ctx.exchange.not_connected(error)
    }

    fn error_while_proxy(
        &self,
        _peer: &HttpPeer,
        session: &mut Session,
        error: Box<Error>,
        ctx: &mut RequestCtx,
        reused: bool,
    ) -> Box<Error> {
        ctx.exchange.broken_off(session, error, reused)
    }

    async fn request_body_filter(
        &self,
        _session: &mut Session,
        body: &mut Option<Bytes>,
        end: bool,
        ctx: &mut RequestCtx,
    ) -> Result<()> {
        if end {
            ctx.exchange.request_sent();
            ctx.upload = None;
        }
        if ctx.exchange.is_upgrade() {
            return Ok(());
        }
        let piece = body.as_ref().map_or(0, Bytes::len);
        body_limit::count(&mut ctx.body_bytes, piece, ctx.body_limit).map_err(|refusal| {
            Error::explain(ErrorType::HTTPStatus(refusal.status().as_u16()), "body over the limit").into_down()
        })
    }

    async fn upstream_request_filter(
        &self,
        session: &mut Session,
        request: &mut RequestHeader,
        ctx: &mut RequestCtx,
    ) -> Result<()> {
        let tenant = ctx.tenant.clone();
        let portal = match &tenant {
            Some(tenant) => Portal::Tenant(tenant),
            None if ctx.is_operations => Portal::Operations,
            None => {
                return Err(Error::explain(
                    ErrorType::InternalError,
                    "a request without a tenant was passed to the backend",
                ));
            }
        };
        // The gateway's own request has nothing of a client: its cookie is the language that its rule names.
        if ctx.cache.is_public() && !ctx.cache.is_fill() {
            request.remove_header(&AUTHORIZATION);
            request.remove_header(&COOKIE);
        }
        strip::strip(request);
        let claimed = request.headers.get(trusted_headers::CLAIMED_RELEASE);
        self.0.beacons.call(&self.0.releases.resolved(), claimed);
        let arrival = Arrival {
            client: ctx.client,
            tls: session.digest().is_some_and(|digest| digest.ssl_digest.is_some()),
            now: self.0.now(),
        };
        trusted_headers::set(request, ctx, portal, &self.0.edge_key, &arrival)
    }

    async fn upstream_response_filter(
        &self,
        session: &mut Session,
        response: &mut ResponseHeader,
        ctx: &mut RequestCtx,
    ) -> Result<()> {
        ctx.exchange.answered(session, response)?;
        self.0.limits.answered(&mut ctx.running, response);
        if let Some(fill) = ctx.cache.fill() {
            fill.begin(response);
        }
        Ok(())
    }

    async fn response_filter(
        &self,
        session: &mut Session,
        response: &mut ResponseHeader,
        ctx: &mut RequestCtx,
    ) -> Result<()> {
        answer::finish(response, session, ctx);
        self.0.cache.answered(ctx, response);
        if ctx.exchange.is_events() {
            ctx.events = upstreams::EventStream::begin(session, response)?;
        }
        Ok(())
    }

    fn response_body_filter(
        &self,
        _session: &mut Session,
        body: &mut Option<Bytes>,
        is_end: bool,
        ctx: &mut RequestCtx,
    ) -> Result<Option<Duration>> {
        ctx.exchange.check_total()?;
        if let Some(fill) = ctx.cache.fill() {
            fill.collect(body.as_ref())?;
        }
        ctx.events.pass(body, is_end)?;
        Ok(None)
    }

    async fn fail_to_proxy(&self, session: &mut Session, error: &Error, ctx: &mut RequestCtx) -> FailToProxy {
        failure::fail(session, error, ctx).await
    }

    async fn logging(&self, session: &mut Session, _error: Option<&Error>, ctx: &mut RequestCtx) {
        if let Some(fill) = ctx.cache.fill() {
            fill.land(u64::try_from(self.0.clock.now().timestamp()).unwrap_or_default());
            return;
        }
        let status = session
            .response_written()
            .map_or(0, |response| response.status.as_u16());
        let took = ctx.started.elapsed();
        let sent = session.body_bytes_sent() as u64;
        self.0.metrics.finished(&Finished {
            route: ctx.route,
            tenant: ctx.whose(),
            status,
            took,
            bytes: (ctx.body_bytes, sent),
            cache: ctx.cache.outcome(),
            refused: ctx.refused,
        });
        report::tell(&self.0, session, ctx, status, took);
    }

    fn request_summary(&self, session: &Session, ctx: &RequestCtx) -> String {
        format!(
            "{} {} {}",
            ctx.request_id,
            intake::method_name(&session.req_header().method),
            ctx.route.label()
        )
    }

    fn suppress_error_log(&self, _session: &Session, ctx: &RequestCtx, _error: &Error) -> bool {
        // For a refusal the access log line is enough; its code is the reason.
        ctx.cache.is_fill() || ctx.refused.is_some_and(|code| code != Refusal::Internal.code())
    }
}
