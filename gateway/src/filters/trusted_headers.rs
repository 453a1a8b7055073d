//! What the backend may believe. Set after the framework removed hop-by-hop headers, so that no client can have them
//! removed by naming them in `Connection`.

use std::net::IpAddr;

use jetway_tenancy::Tenant;
use pingora::http::RequestHeader;

use crate::ctx::RequestCtx;
use jetway_domain::edge::{EdgeKey, Stamped, header};

/// How the request reached us.
pub struct Arrival {
    /// The client's address.
    pub client: Option<IpAddr>,
    /// Whether it came over TLS.
    pub tls: bool,
    /// Unix seconds.
    pub now: u64,
}

/// Set them and stamp them.
///
/// # Errors
/// When a value is no header value, which none of ours is.
pub fn set(
    request: &mut RequestHeader,
    ctx: &RequestCtx,
    tenant: &Tenant,
    key: &EdgeKey,
    arrival: &Arrival,
) -> pingora::Result<()> {
    let release = release_of(request);
    let target = request
        .uri
        .path_and_query()
        .map_or("/", http::uri::PathAndQuery::as_str)
        .to_owned();
    if let Ok(uri) = target.parse() {
        request.set_uri(uri);
    }
    let method = request.method.as_str().to_owned();
    let slug = tenant.slug.as_str();
    let signature = key.stamp(&Stamped {
        method: &method,
        target: &target,
        tenant: slug,
        request_id: &ctx.request_id,
        time: arrival.now,
    });
    let client = arrival
        .client
        .map_or_else(|| "unknown".to_owned(), |address| address.to_string());

    request.insert_header(header::CHANNEL, "1")?;
    if !has_device_type(request) {
        request.insert_header(header::DEVICE_TYPE, "web")?;
    }
    request.insert_header(header::TENANT, slug)?;
    request.insert_header(header::CURRENCY, tenant.config.currency.as_str())?;
    request.insert_header(header::REQUEST_ID, ctx.request_id.as_str())?;
    request.insert_header("traceparent", ctx.trace.to_string())?;
    request.insert_header("x-forwarded-for", client.as_str())?;
    request.insert_header("x-real-ip", client.as_str())?;
    request.insert_header("x-forwarded-host", ctx.host.as_str())?;
    request.insert_header("x-forwarded-proto", if arrival.tls { "https" } else { "http" })?;
    request.insert_header("host", ctx.host.as_str())?;
    if let Some(release) = release {
        request.insert_header(header::RELEASE, release)?;
    }
    request.insert_header(header::TIME, arrival.now.to_string())?;
    request.insert_header(header::SIGNATURE, signature)?;
    // The gateway compresses; the backend answers plainly, so that a cached response fits everyone.
    request.remove_header("accept-encoding");
    Ok(())
}

fn has_device_type(request: &RequestHeader) -> bool {
    let known = |value: &http::HeaderValue| {
        ["web", "android", "ios"]
            .iter()
            .any(|kind| value.as_bytes() == kind.as_bytes())
    };
    request.headers.get(header::DEVICE_TYPE).is_some_and(known)
}

fn release_of(request: &RequestHeader) -> Option<String> {
    let text = request.headers.get("x-portal-release")?.to_str().ok()?;
    let shaped = (6..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    shaped.then(|| text.to_owned())
}
