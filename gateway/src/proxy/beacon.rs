//! Receives the reports browsers send about micro-frontend modules.

use http::StatusCode;
use http::header::HOST;
use pingora::Result;
use pingora::http::RequestHeader;
use pingora::proxy::Session;

use crate::answer::Answer;
use crate::request::ctx::RequestCtx;
use crate::state::Edge;
use crate::telemetry::beacon::{Network, Report};

/// Largest report in bytes. A report is a few events; a page sends several reports.
const LARGEST: usize = 4 * 1024;

/// Accepts a report.
///
/// # Errors
/// When the client has disconnected.
pub async fn take(edge: &Edge, session: &mut Session, ctx: &RequestCtx) -> Result<Answer> {
    let beacons = &edge.beacons;
    if !is_own_page(session.req_header(), &ctx.host) {
        beacons.report("refused");
        return Ok(Answer::text(
            StatusCode::FORBIDDEN,
            "Only pages of this portal may send reports.\n",
        ));
    }
    let mut body = Vec::new();
    while let Some(piece) = session.read_request_body().await? {
        body.extend_from_slice(&piece);
        if body.len() > LARGEST {
            beacons.report("refused");
            session.set_keepalive(None);
            return Ok(Answer::text(
                StatusCode::PAYLOAD_TOO_LARGE,
                "The report is too large.\n",
            ));
        }
    }
    let Some(report) = Report::read(&body) else {
        beacons.report("refused");
        return Ok(Answer::text(StatusCode::BAD_REQUEST, "This is not a report.\n"));
    };
    let is_exempt = ctx
        .client
        .is_some_and(|client| edge.live().limits.rates.exempt.contain(client));
    if is_exempt || beacons.may(ctx.client, report.events.len()) {
        let network = ctx.client.filter(|_| !is_exempt).map(Network::from);
        beacons.count(&edge.releases.resolved(), &report, network);
        beacons.report("taken");
    } else {
        beacons.report("too_many");
    }
    Ok(Answer::empty(StatusCode::NO_CONTENT).header("cache-control", "no-store"))
}

/// Whether a page of this host sent the report. Otherwise another site could make its visitors send us reports.
fn is_own_page(request: &RequestHeader, host: &str) -> bool {
    let text = |name: &str| request.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    let asked = text(HOST.as_str()).unwrap_or(host);
    text("origin").is_none_or(|origin| origin.split_once("://").is_some_and(|(_, from)| from == asked))
}
