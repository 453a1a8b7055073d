//! Refusals as problem documents (RFC 9457), in the same form as the backend's.

use jetway_problem::{CONTENT_TYPE, Problem};

use super::response::Answer;
use crate::request::ctx::RequestCtx;
use crate::request::refusal::Refusal;
use crate::routes::{self, Route};

/// Builds the problem document for a refusal of a request for `path`.
pub fn answer(refusal: Refusal, ctx: &RequestCtx, path: &str) -> Answer {
    let mut problem = Problem::new(refusal.error_code()).about(instance(ctx.route, path), &ctx.request_id);
    if let Some(detail) = refusal.detail() {
        problem = problem.detail(detail);
    }
    if let Some(seconds) = refusal.retry_after() {
        problem = problem.param("retryAfter", seconds);
    }
    with_headers(refusal, Answer::new(refusal.status(), CONTENT_TYPE, problem.body()))
}

/// Adds the headers that every response to this refusal carries, whatever its body. Rate limits are described as in
/// draft-ietf-httpapi-ratelimit-headers-10.
pub fn with_headers(refusal: Refusal, answer: Answer) -> Answer {
    let answer = answer.header("cache-control", "no-store");
    let answer = match refusal.retry_after() {
        Some(seconds) => answer.header("retry-after", seconds.to_string()),
        None => answer,
    };
    match refusal {
        Refusal::RateLimited(limit) => answer
            .header(
                "ratelimit-policy",
                format!("\"{}\";q={};w=60", limit.class, limit.per_minute),
            )
            .header("ratelimit", format!("\"{}\";r=0;t={}", limit.class, limit.seconds)),
        _ => answer,
    }
}

/// The `instance` of the problem: an operation of the contract, otherwise only the route. A path may contain a secret,
/// and refusals end up in screenshots and error reports.
fn instance(route: Route, path: &str) -> &str {
    match route {
        _ if routes::operation(path) != "-" => path,
        Route::Backend(prefix) => prefix,
        _ => "/",
    }
}
