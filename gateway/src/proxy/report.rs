//! Reports a finished request.

use std::sync::Arc;
use std::time::Duration;

use pingora::proxy::Session;

use super::intake;
use crate::listen::{EarlyRefusal, RefusalHook};
use crate::request::ctx::RequestCtx;
use crate::routes::{self, Route};
use crate::state::Edge;
use crate::telemetry::access_log::Line;
use crate::telemetry::metrics::Finished;
use crate::telemetry::traces;

/// Writes its access log line, exports its span and counts it in the metrics, each if enabled.
pub fn tell(edge: &Edge, session: &Session, ctx: &RequestCtx, status: u16, took: Duration) {
    let traces = edge.traces.as_ref().filter(|_| ctx.trace.is_sampled());
    let is_logged = edge.access_log.wants(ctx.route, status);
    if !is_logged && traces.is_none() {
        return;
    }
    let line = line(edge, session, ctx, status, took);
    if is_logged {
        edge.access_log.write(&line);
    }
    if let Some(traces) = traces {
        traces.show(&line);
    }
}

fn line<'a>(edge: &Edge, session: &Session, ctx: &'a RequestCtx, status: u16, took: Duration) -> Line<'a> {
    let request = session.req_header();
    Line {
        at_ms: edge.clock.now().timestamp_millis(),
        request_id: &ctx.request_id,
        trace: &ctx.trace,
        tenant: ctx.whose().unwrap_or("other"),
        method: intake::method_name(&request.method),
        protocol: if session.is_http2() { "h2" } else { "h1" },
        route: ctx.route.label(),
        operation: match ctx.route {
            Route::Backend(_) => routes::operation(request.uri.path()),
            _ => "-",
        },
        status,
        took,
        bytes: (ctx.body_bytes, session.body_bytes_sent() as u64),
        cache: ctx.cache.outcome().unwrap_or("-"),
        refused: ctx.refused.unwrap_or("-"),
        client: ctx.client,
    }
}

/// Reports requests that were refused before they were parsed.
pub fn of_early_refusals(edge: &Arc<Edge>) -> RefusalHook {
    let edge = Arc::clone(edge);
    Arc::new(move |early_refusal| {
        edge.metrics.finished(&Finished {
            route: Route::Refused,
            tenant: None,
            status: early_refusal.code.status(),
            took: early_refusal.took,
            bytes: (0, 0),
            cache: None,
            refused: Some(early_refusal.code.as_str()),
        });
        if edge.access_log.wants(Route::Refused, early_refusal.code.status()) {
            write_early_refusal(&edge, &early_refusal);
        }
    })
}

fn write_early_refusal(edge: &Edge, early_refusal: &EarlyRefusal) {
    let id = edge.ids.uuid();
    edge.access_log.write(&Line {
        at_ms: edge.clock.now().timestamp_millis(),
        request_id: &id.to_string(),
        trace: &traces::begin(None, id),
        tenant: "other",
        method: "other",
        protocol: "h1",
        route: Route::Refused.label(),
        operation: "-",
        status: early_refusal.code.status(),
        took: early_refusal.took,
        bytes: (0, 0),
        cache: "-",
        refused: early_refusal.code.as_str(),
        client: Some(early_refusal.peer.ip().to_canonical()),
    });
}
