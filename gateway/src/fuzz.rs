//! Entry points for the fuzzer, a separate crate: parsers of untrusted bytes with their invariants. Not for other use.

use std::sync::LazyLock;

use http::HeaderValue;
use http::header::AUTHORIZATION;
use jsonwebtoken::{EncodingKey, Header, encode};
use pingora::http::RequestHeader;
use serde_json::json;

use crate::cache::{Inputs, Routes};
use crate::config::Config;
use crate::request::filters::framing;
use crate::request::filters::session::TokenCheck;

const TENANT: &str = "seed";
const PATH: &str = "/kept";
const KEY: [u8; 32] = [9; 32];

static CHECK: LazyLock<TokenCheck> = LazyLock::new(|| TokenCheck::new(&KEY));

/// The only valid token here, until the year 2100.
pub static GOOD: LazyLock<String> = LazyLock::new(|| {
    let claims = json!({ "iss": "jetway", "tid": TENANT, "exp": 4_102_444_800_u64 });
    encode(&Header::default(), &claims, &EncodingKey::from_secret(&KEY)).unwrap_or_default()
});

/// A cacheable call with three parameters.
static ROUTES: LazyLock<Option<Routes>> = LazyLock::new(|| {
    let mut config = Config::load(None, std::iter::empty()).ok()?;
    let mut route = config.cache.routes.values().next()?.clone();
    PATH.clone_into(&mut route.path);
    route.parameters = ["a", "b", "page"].map(str::to_owned).into();
    config.cache.routes.insert(PATH.to_owned(), route);
    Some(Routes::new(&config.cache))
});

/// The cache key of a response.
pub fn cache_key(tenant: &str, path: &str, query: &str, varied: &[Option<&str>]) -> Vec<u8> {
    let inputs = Inputs {
        tenant,
        tls: true,
        path,
        query: query.to_owned(),
        varied: varied.iter().map(|value| value.map(str::to_owned)).collect(),
        language: None,
    };
    inputs.key()
}

/// The normalised query of a cacheable call.
pub fn canonical_query(query: &str) -> Option<String> {
    ROUTES.as_ref()?.at(PATH)?.query(query)
}

/// Whether an Authorization value is accepted.
pub fn opens(authorization: &[u8]) -> bool {
    let Ok(value) = HeaderValue::from_bytes(authorization) else {
        return false;
    };
    let Ok(mut request) = RequestHeader::build("GET", b"/", None) else {
        return false;
    };
    let is_set = request.insert_header(AUTHORIZATION, value).is_ok();
    is_set && CHECK.check(&request, TENANT).is_ok()
}

/// Whether a header section is well-formed.
pub fn is_clean(raw: &[u8]) -> bool {
    framing::check_raw(raw, 32 * 1024).is_ok()
}
