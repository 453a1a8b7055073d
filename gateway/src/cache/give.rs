//! Serves a stored response: whole, in ranges, compressed, or as "not modified".

use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use http::header::{
    ACCEPT_ENCODING, ACCEPT_RANGES, AGE, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, IF_MATCH, IF_MODIFIED_SINCE,
    IF_NONE_MATCH, IF_UNMODIFIED_SINCE, RANGE,
};
use http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use pingora::http::RequestHeader;
use pingora::modules::http::compression::ResponseCompression;
use pingora::proxy::Session;

use super::fetched::Unkept;
use super::outcome::Outcome;
use super::response_cache::ResponseCache;
use super::semantics::conditional::{self, range_fits, weigh};
use super::semantics::only;
use super::semantics::range::{self, Wanted, content_range, multipart};
use super::shelf::{Entry, hide};
use crate::answer::coding::Coding;
use crate::answer::{finish, stamp, write, write_body};
use crate::request::ctx::RequestCtx;

/// Writes a stored response; the request ends here.
///
/// # Errors
/// The client has disconnected.
pub async fn give(
    cache: &Arc<ResponseCache>,
    entry: &Arc<Entry>,
    key: &[u8],
    outcome: Outcome,
    session: &mut Session,
    ctx: &mut RequestCtx,
) -> pingora::Result<()> {
    ctx.cache.came_to(outcome);
    cache.count(outcome);
    let request = session.req_header();
    let coding = coding_of(entry, &request.headers);
    let ready = coding.and_then(|coding| Some((coding, entry.codings.get(coding)?)));
    let whole = || (entry.status, entry.heads.whole.clone(), entry.body.clone());
    let (status, mut head, body) = match unusual(entry, request, &ctx.request_id) {
        Some(made) => made,
        None => ready
            .filter(|(_, body)| !body.is_empty())
            .and_then(|(coding, body)| {
                let head = entry.heads.coded(coding, body.len())?;
                Some((entry.status, head.clone(), body.clone()))
            })
            .unwrap_or_else(whole),
    };
    let is_first = coding.is_some() && ready.is_none() && status == entry.status;
    if !is_first && let Some(module) = session.downstream_modules_ctx.get_mut::<ResponseCompression>() {
        // The stored response is final, so compression is off.
        module.adjust_level(0);
    }
    if let Some(coding) = coding.filter(|coding| is_first && entry.codings.begin(*coding)) {
        make(cache, entry, key, coding);
    }
    head.insert(AGE, entry.age(Instant::now()).as_secs().into());
    stamp(&mut head, ctx);
    write(status, head, body, session).await
}

/// Relays an uncacheable response to the request that caused it.
///
/// # Errors
/// The client has disconnected.
pub async fn relay(
    cache: &ResponseCache,
    unkept: &Unkept,
    session: &mut Session,
    ctx: &mut RequestCtx,
) -> pingora::Result<()> {
    ctx.cache.came_to(Outcome::Miss);
    cache.count(Outcome::Miss);
    let mut head = unkept.head.clone();
    hide(&mut head);
    for name in [
        "transfer-encoding",
        "connection",
        "keep-alive",
        "surrogate-key",
        "cache-tag",
        "cdn-cache-control",
    ] {
        head.remove_header(name);
    }
    if head.status != StatusCode::NO_CONTENT {
        head.insert_header(CONTENT_LENGTH, HeaderValue::from(unkept.body.len()))?;
    }
    finish(&mut head, session, ctx);
    let sends_body = session.req_header().method != Method::HEAD && !unkept.body.is_empty();
    session.write_response_header(Box::new(head), !sends_body).await?;
    if sends_body {
        write_body(unkept.body.clone(), session).await?;
    }
    Ok(())
}

/// The coding to serve, if any.
fn coding_of(entry: &Entry, headers: &HeaderMap) -> Option<Coding> {
    if !entry.is_coded {
        return None;
    }
    Coding::best(headers.get(ACCEPT_ENCODING)?.to_str().ok())
}

/// Compresses in the background, and updates the entry's weight.
fn make(cache: &Arc<ResponseCache>, entry: &Arc<Entry>, key: &[u8], coding: Coding) {
    let (cache, entry, key) = (Arc::clone(cache), Arc::clone(entry), Box::<[u8]>::from(key));
    tokio::task::spawn_blocking(move || {
        entry.codings.make(coding, &entry.body);
        cache.reweigh(&key, &entry);
    });
}

/// A conditional or range response, instead of the whole.
fn unusual(entry: &Entry, request: &RequestHeader, boundary: &str) -> Option<(StatusCode, HeaderMap, Bytes)> {
    let headers = &request.headers;
    if entry.status != StatusCode::OK {
        return None;
    }
    let asks = [IF_NONE_MATCH, IF_MODIFIED_SINCE, IF_MATCH, IF_UNMODIFIED_SINCE];
    if asks.iter().any(|name| headers.contains_key(name)) {
        match weigh(headers, &entry.validators) {
            conditional::Outcome::Has => {
                return Some((StatusCode::NOT_MODIFIED, entry.heads.not_modified.clone(), Bytes::new()));
            }
            conditional::Outcome::Failed => return Some(empty(entry, StatusCode::PRECONDITION_FAILED)),
            conditional::Outcome::Give => {}
        }
    }
    if request.method != Method::GET || !headers.contains_key(RANGE) || !range_fits(headers, &entry.validators) {
        return None;
    }
    match range::wanted(only(headers, &RANGE), entry.body.len()) {
        Wanted::Whole => None,
        Wanted::Parts(parts) => Some(partial(entry, &parts, boundary)),
        Wanted::Nothing => {
            let (status, mut head, body) = empty(entry, StatusCode::RANGE_NOT_SATISFIABLE);
            set(&mut head, CONTENT_RANGE, &format!("bytes */{}", entry.body.len()));
            Some((status, head, body))
        }
    }
}

fn partial(entry: &Entry, parts: &[(usize, usize)], boundary: &str) -> (StatusCode, HeaderMap, Bytes) {
    let mut head = entry.heads.whole.clone();
    let body = if let [part] = parts {
        set(&mut head, CONTENT_RANGE, &content_range(*part, entry.body.len()));
        entry.body.slice(part.0..=part.1)
    } else {
        let media_type = format!("multipart/byteranges; boundary={boundary}");
        set(&mut head, CONTENT_TYPE, &media_type);
        multipart(&entry.body, parts, entry.media_type(), boundary)
    };
    head.insert(CONTENT_LENGTH, body.len().into());
    (StatusCode::PARTIAL_CONTENT, head, body)
}

fn empty(entry: &Entry, status: StatusCode) -> (StatusCode, HeaderMap, Bytes) {
    let mut head = entry.heads.not_modified.clone();
    head.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    head.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
    (status, head, Bytes::new())
}

fn set(head: &mut HeaderMap, name: HeaderName, text: &str) {
    if let Ok(value) = HeaderValue::from_str(text) {
        head.insert(name, value);
    }
}
