//! Requests the gateway answers itself.

use http::StatusCode;
use http::header::ACCEPT_ENCODING;
use pingora::Result;
use pingora::http::RequestHeader;
use pingora::proxy::Session;

use super::{beacon, overriding};
use crate::answer::coding::Accepted;
use crate::answer::{Answer, refuse};
use crate::cache;
use crate::document::{Asked, chosen, is_provoked};
use crate::releases::{Chosen, Visitor};
use crate::request::ctx::RequestCtx;
use crate::request::filters::challenge;
use crate::request::filters::https;
use crate::request::filters::security_headers::Policy;
use crate::request::filters::tenant;
use crate::request::refusal::Refusal;
use crate::routes::Route;
use crate::state::Edge;

const FOREVER: &str = "public, max-age=31536000, immutable";
const SHORTLY: &str = "public, max-age=300";
const ROBOTS: &str = "User-agent: *\nDisallow: /api/\nDisallow: /bdfare-package/\n";
/// Requests at the operators' host.
const NO_ROBOTS: &str = "User-agent: *\nDisallow: /\n";

/// Answers the request and returns `true`, or returns `false` when the backend must answer.
///
/// # Errors
/// When the client has disconnected.
pub async fn answer(edge: &Edge, session: &mut Session, ctx: &mut RequestCtx) -> Result<bool> {
    if let Route::Backend(_) = ctx.route {
        return cache::serve(&edge.cache, session, ctx).await;
    }
    let request = session.req_header();
    let path = request.uri.path().to_owned();
    let accepted = Accepted::read(text(request, &ACCEPT_ENCODING).as_deref());
    let answer = match ctx.route {
        Route::Release => {
            let name = path.trim_start_matches("/releases/");
            edge.releases.serve(name, request, accepted).await
        }
        Route::TenantAsset => {
            let version = request.uri.query().and_then(|query| query.strip_prefix("v="));
            tenant_asset(ctx, path.trim_start_matches("/assets/tenant/"), version)
        }
        Route::Favicon => favicon(ctx),
        Route::Challenge => challenge::answer(edge.claims.folder(), &path).await,
        Route::ToHttps => Answer::empty(StatusCode::PERMANENT_REDIRECT)
            .header("location", https::location(request, &ctx.host, &edge.config.tls)),
        Route::ToPrimary => {
            let tls = session.digest().is_some_and(|digest| digest.ssl_digest.is_some());
            let primary = ctx.primary.as_deref().unwrap_or(&ctx.host);
            Answer::empty(StatusCode::PERMANENT_REDIRECT)
                .header("location", tenant::location(request, primary, tls))
                .header("cache-control", SHORTLY)
        }
        Route::Robots if ctx.is_operations => Answer::text(StatusCode::OK, NO_ROBOTS),
        Route::Robots => Answer::text(StatusCode::OK, ROBOTS),
        Route::Beacon => beacon::take(edge, session, ctx).await?,
        Route::Override => overriding::answer(edge, ctx, request, is_tls(session)),
        Route::ConsoleFile => edge.console.file(&path, request, accepted),
        Route::Document if ctx.is_operations => {
            let Some((answer, policy)) = edge.console.document() else {
                return refuse(Refusal::NotFound, session, ctx).await.map(|()| true);
            };
            ctx.policy = Policy::Document(policy);
            answer
        }
        Route::Document => match document(edge, ctx, request, is_tls(session), accepted) {
            Some(answer) => answer,
            None => return refuse(Refusal::NoShell, session, ctx).await.map(|()| true),
        },
        Route::Backend(_) | Route::Refused => {
            return refuse(Refusal::NotFound, session, ctx).await.map(|()| true);
        }
    };
    answer.send(session, ctx).await.map(|()| true)
}

/// A file requested with its current content hash never changes; any other version in the address may come from an
/// older page.
fn tenant_asset(ctx: &RequestCtx, name: &str, version: Option<&str>) -> Answer {
    match ctx.tenant.as_ref().and_then(|tenant| tenant.asset(name)) {
        Some(asset) => {
            let is_present = version == Some(asset.hash.as_str());
            Answer::new(StatusCode::OK, asset.media_type, asset.bytes)
                .header("cache-control", if is_present { FOREVER } else { SHORTLY })
                .header("etag", format!("W/\"{}\"", asset.hash))
        }
        None => Answer::text(StatusCode::NOT_FOUND, "There is no such file.\n"),
    }
}

fn favicon(ctx: &RequestCtx) -> Answer {
    let href = ctx
        .tenant
        .as_ref()
        .map(|tenant| tenant.config.favicon.href.clone())
        .unwrap_or_default();
    let name = href
        .trim_start_matches("/assets/tenant/")
        .split('?')
        .next()
        .unwrap_or_default();
    tenant_asset(ctx, name, None)
}

fn is_tls(session: &Session) -> bool {
    session.digest().is_some_and(|digest| digest.ssl_digest.is_some())
}

fn document(
    edge: &Edge,
    ctx: &mut RequestCtx,
    request: &RequestHeader,
    tls: bool,
    accepted: Accepted,
) -> Option<Answer> {
    let tenant = ctx.tenant.as_ref()?;
    let Chosen { set, cookie } = edge.releases.choose(Visitor {
        tenant: tenant.slug.as_str(),
        request,
        tls,
        now: edge.now(),
    })?;
    let accepted = match is_provoked(request, &ctx.host) && accepted.takes_plain() {
        true => Accepted::default(),
        false => accepted,
    };
    let page = edge.documents.compose(
        tenant,
        &set,
        Asked {
            path: request.uri.path(),
            language: chosen(tenant, &request.headers),
            request_id: &ctx.request_id,
            accepted,
        },
    )?;
    set.count_document();
    ctx.policy = Policy::Document(page.policy);
    let answer = Answer::new(StatusCode::OK, "text/html; charset=utf-8", page.body)
        .header("cache-control", "private, no-cache")
        .header("vary", "accept-encoding")
        .untouched();
    let answer = if page.is_plain {
        answer.header("x-robots-tag", "noindex, nofollow")
    } else {
        answer
    };
    let answer = match page.coding {
        Some(coding) => answer.header("content-encoding", coding.name()),
        None => answer,
    };
    Some(match cookie {
        Some(cookie) => answer.header("set-cookie", cookie),
        None => answer,
    })
}

fn text(request: &RequestHeader, name: &http::HeaderName) -> Option<String> {
    request
        .headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
}
