//! Handles a staff override link: this browser gets one module at another version until the override expires, or a page
//! saying why not.

use http::StatusCode;
use jetway_releases::Refused;
use pingora::http::RequestHeader;

use crate::answer::Answer;
use crate::releases::{forget_override, override_cookie};
use crate::request::ctx::RequestCtx;
use crate::routes::RESET;
use crate::state::Edge;

/// Sets or clears the override cookie and redirects to the portal.
pub fn answer(edge: &Edge, ctx: &RequestCtx, request: &RequestHeader, tls: bool) -> Answer {
    if request.uri.path() == RESET {
        return home(forget_override(tls));
    }
    let tenant = ctx.tenant.as_ref().map_or("", |tenant| tenant.slug.as_str());
    let query = request.uri.query().unwrap_or_default();
    let token = query.split('&').find_map(|pair| pair.strip_prefix("token="));
    let token = token.unwrap_or_default();
    let now = edge.now();
    match edge.releases.read_override(token, tenant, now) {
        Ok(what) => {
            tracing::info!(
                tenant,
                module = what.module,
                target = ?what.target,
                by = what.by,
                until = what.until,
                "override followed"
            );
            home(override_cookie(token, what.until.saturating_sub(now), tls))
        }
        Err(refused) => {
            tracing::warn!(tenant, reason = ?refused, "override refused");
            refuse(refused)
        }
    }
}

fn home(cookie: Option<http::HeaderValue>) -> Answer {
    let answer = Answer::empty(StatusCode::SEE_OTHER)
        .header("location", "/")
        .header("cache-control", "no-store");
    match cookie {
        Some(cookie) => answer.header("set-cookie", cookie),
        None => answer,
    }
}

fn refuse(refused: Refused) -> Answer {
    match refused {
        Refused::Forged => Answer::text(
            StatusCode::FORBIDDEN,
            "This link was not made for this installation. Ask for a new one.\n",
        ),
        Refused::OtherTenant => Answer::text(
            StatusCode::FORBIDDEN,
            "This link was made for another portal. Open it there, or ask for one for this portal.\n",
        ),
        Refused::Expired => Answer::text(StatusCode::GONE, "This link has expired. Ask for a new one.\n"),
    }
}
