//! Invalidation by requests that change what is stored (RFC 9111 §4.4).

use http::Uri;
use http::header::{CONTENT_LOCATION, LOCATION};
use pingora::http::ResponseHeader;

use super::response_cache::ResponseCache;
use super::semantics::only;
use super::shelf::{Target, hide};
use crate::request::ctx::RequestCtx;

impl ResponseCache {
    /// Handles a backend response to an uncached request. A successful unsafe request invalidates the stored responses
    /// of its path (RFC 9111 §4.4). Cache tags are removed, because they are internal.
    pub fn answered(&self, ctx: &RequestCtx, response: &mut ResponseHeader) {
        hide(response);
        let went_well = response.status.is_success() || response.status.is_redirection();
        let (true, Some(path), Some(tenant)) = (went_well, ctx.cache.changes(), &ctx.tenant) else {
            return;
        };
        let also =
            [LOCATION, CONTENT_LOCATION].map(|name| only(&response.headers, &name).and_then(|at| same_host(at, ctx)));
        let paths = also.into_iter().flatten().chain([path.to_owned()]);
        let targets = paths.map(|path| Target::Path(Some(tenant.slug.as_str().into()), path.into()));
        self.epochs.purge(targets.collect(), true);
    }
}

/// The path of a URL, if its host is the requested one.
fn same_host(address: &str, ctx: &RequestCtx) -> Option<String> {
    let address: Uri = address.parse().ok()?;
    let is_ours = address.host().is_none_or(|host| host.eq_ignore_ascii_case(&ctx.host));
    is_ours.then(|| address.path().to_owned())
}
