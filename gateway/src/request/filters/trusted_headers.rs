//! The headers the backend trusts. They are set after the framework removed hop-by-hop headers, so that a client cannot
//! have them removed by naming them in `Connection`.

use std::net::IpAddr;

use http::header::{ACCEPT_ENCODING, HOST, InvalidHeaderValue};
use http::uri::PathAndQuery;
use http::{HeaderMap, HeaderName, HeaderValue, Request, Uri};
use jetway_domain::edge::{EdgeKey, Stamped, header};
use jetway_domain::ids::TenantId;
use jetway_tenancy::Tenant;
use pingora::http::RequestHeader;
use pingora::{ErrorType, OrErr};

use crate::request::ctx::RequestCtx;
use crate::telemetry::access_log::address;

const CHANNEL: HeaderName = HeaderName::from_static(header::CHANNEL);
const DEVICE_TYPE: HeaderName = HeaderName::from_static(header::DEVICE_TYPE);
const TENANT: HeaderName = HeaderName::from_static(header::TENANT);
const CURRENCY: HeaderName = HeaderName::from_static(header::CURRENCY);
const REQUEST_ID: HeaderName = HeaderName::from_static(header::REQUEST_ID);
const RELEASE: HeaderName = HeaderName::from_static(header::RELEASE);
const TIME: HeaderName = HeaderName::from_static(header::TIME);
const SIGNATURE: HeaderName = HeaderName::from_static(header::SIGNATURE);
const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");
const PORTAL_RELEASE: HeaderName = HeaderName::from_static(CLAIMED_RELEASE);

/// The most headers added; the map is resized once.
const ADDED: usize = 14;

/// Release set of the page that sends a call. Clients can send any value, so it is validated before it is passed on in
/// our own header.
pub const CLAIMED_RELEASE: &str = "x-portal-release";

/// The owner of the requested host.
#[derive(Clone, Copy)]
pub enum Portal<'a> {
    /// A tenant's.
    Tenant(&'a Tenant),
    /// The operators'.
    Operations,
}

impl<'a> Portal<'a> {
    fn name(self) -> &'a str {
        match self {
            Self::Tenant(tenant) => tenant.slug.as_str(),
            Self::Operations => TenantId::OPERATIONS,
        }
    }
}

/// How the request arrived.
pub struct Arrival {
    /// The client's address.
    pub client: Option<IpAddr>,
    /// Whether it came over TLS.
    pub tls: bool,
    /// Unix seconds.
    pub now: u64,
}

/// Sets and signs the headers. The client's header-name case is discarded.
///
/// # Errors
/// When a value is not a valid header value, which none of ours is.
pub fn set(
    request: &mut RequestHeader,
    ctx: &RequestCtx,
    portal: Portal<'_>,
    key: &EdgeKey,
    arrival: &Arrival,
) -> pingora::Result<()> {
    let taken = std::mem::replace(request, RequestHeader::from(Request::new(()).into_parts().0));
    let mut parts = http::request::Parts::from(taken);
    // Always the origin form: the host is sent in our own header.
    let target = parts.uri.path_and_query().cloned();
    let target = target.unwrap_or_else(|| PathAndQuery::from_static("/"));
    let stamp = key.digits(&Stamped {
        method: parts.method.as_str(),
        target: target.as_str(),
        tenant: portal.name(),
        request_id: &ctx.request_id,
        time: arrival.now,
    });
    let is_set = name_caller(&mut parts.headers, ctx, portal, arrival, stamp);
    parts.uri = Uri::from(target);
    *request = parts.into();
    is_set.or_err(ErrorType::InvalidHTTPHeader, "one of the gateway's headers is invalid")
}

fn name_caller(
    headers: &mut HeaderMap,
    ctx: &RequestCtx,
    portal: Portal<'_>,
    arrival: &Arrival,
    stamp: [u8; 64],
) -> Result<(), InvalidHeaderValue> {
    headers.reserve(ADDED);
    let release = release_of(headers);
    let client = match arrival.client {
        Some(client) => {
            let mut text = Vec::with_capacity(45);
            address(client, &mut text);
            HeaderValue::try_from(text)?
        }
        None => HeaderValue::from_static("unknown"),
    };
    let host = HeaderValue::from_str(&ctx.host)?;
    headers.insert(CHANNEL, HeaderValue::from_static("1"));
    if !has_device_type(headers) {
        headers.insert(DEVICE_TYPE, HeaderValue::from_static("web"));
    }
    headers.insert(TENANT, HeaderValue::from_str(portal.name())?);
    if let Portal::Tenant(tenant) = portal {
        headers.insert(CURRENCY, HeaderValue::from_str(tenant.config.currency.as_str())?);
    }
    headers.insert(REQUEST_ID, HeaderValue::from_str(&ctx.request_id)?);
    headers.insert(TRACEPARENT, HeaderValue::from_bytes(&ctx.trace.header())?);
    headers.insert(FORWARDED_FOR, client.clone());
    headers.insert(REAL_IP, client);
    headers.insert(FORWARDED_HOST, host.clone());
    let scheme = if arrival.tls { "https" } else { "http" };
    headers.insert(FORWARDED_PROTO, HeaderValue::from_static(scheme));
    headers.insert(HOST, host);
    if let Some(release) = release {
        headers.insert(RELEASE, release);
    }
    headers.insert(TIME, HeaderValue::from(arrival.now));
    headers.insert(SIGNATURE, HeaderValue::from_bytes(&stamp)?);
    // The gateway compresses; the backend answers uncompressed, so that a cached response suits every client.
    headers.remove(ACCEPT_ENCODING);
    Ok(())
}

fn has_device_type(headers: &HeaderMap) -> bool {
    let known = |value: &HeaderValue| {
        ["web", "android", "ios"]
            .iter()
            .any(|kind| value.as_bytes() == kind.as_bytes())
    };
    headers.get(DEVICE_TYPE).is_some_and(known)
}

fn release_of(headers: &HeaderMap) -> Option<HeaderValue> {
    let value = headers.get(PORTAL_RELEASE)?;
    let shaped = (6..=64).contains(&value.len()) && value.as_bytes().iter().all(u8::is_ascii_hexdigit);
    shaped.then(|| value.clone())
}
