//! Writes a refusal: a page for people, a problem document for programs.

use http::StatusCode;
use http::header::EXPECT;
use pingora::Result;
use pingora::proxy::Session;

use super::pages::{self, Notice, is_navigation};
use super::problem;
use super::response::Answer;
use crate::request::ctx::RequestCtx;
use crate::request::refusal::Refusal;

/// Writes a refusal; the request ends here.
///
/// # Errors
/// The client has disconnected.
pub async fn refuse(refusal: Refusal, session: &mut Session, ctx: &mut RequestCtx) -> Result<()> {
    ctx.refused = Some(refusal.code());
    // A client that waits for `100 Continue` has not sent its body yet.
    let awaits_leave = session.req_header().headers.contains_key(EXPECT);
    if refusal.ends_connection() || awaits_leave {
        session.set_keepalive(None);
    }
    let request = session.req_header();
    let path = request.uri.path().to_owned();
    let notice = Notice::of(refusal).filter(|_| is_navigation(request));
    let answer = match (refusal, notice) {
        (_, Some(notice)) => pages::answer(refusal, notice, ctx),
        (Refusal::NotFound, None) if !path.starts_with("/api/") => {
            Answer::text(StatusCode::NOT_FOUND, "There is nothing at this address.\n")
        }
        _ => problem::answer(refusal, ctx, &path),
    };
    answer.send(session, ctx).await
}
