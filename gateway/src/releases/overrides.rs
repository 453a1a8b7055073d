//! Staff overrides: a browser with a signed cookie gets one module at another version, or from the developer's own
//! machine.

use std::path::Path;
use std::sync::Arc;

use http::HeaderValue;
use jetway_releases::{Override, OverrideKey, Refused, Target, is_local_origin};
use jetway_tenancy::asset::content_hash;
use moka::sync::Cache;
use pingora::http::RequestHeader;

use super::cookie;
use super::live::{self, LiveSet, ModuleRelease, SHELL};
use super::resolved::ResolvedChannels;

/// Browsers accept the `__Host-` prefix only over TLS, only from this host, only with path `/`. Source: RFC 6265bis
/// §4.1.3.2.
const OVER_TLS: &str = "__Host-jw-override";
const PLAIN: &str = "jw-override";
/// The version name of a build served from the developer's machine.
const LOCAL: &str = "local";
/// The most overridden sets kept in memory.
const SETS: u64 = 256;

/// Applies overrides; without a key there are none.
pub struct Overrides {
    key: Option<OverrideKey>,
    /// By override token and the set it is applied to.
    sets: Cache<String, Option<Arc<LiveSet>>>,
}

impl Overrides {
    /// Verifies overrides with this key.
    pub fn new(key: Option<OverrideKey>) -> Self {
        Self {
            key,
            sets: Cache::new(SETS),
        }
    }

    /// Reads an override link's token.
    ///
    /// # Errors
    /// When the token is invalid, expired, or not for this tenant.
    pub fn read(&self, token: &str, tenant: &str, now: u64) -> Result<Override, Refused> {
        self.key.as_ref().ok_or(Refused::Forged)?.read(token, tenant, now)
    }

    /// The set with the request's override applied; `None` when it has none, `Err` when its override has expired or
    /// cannot be applied.
    pub fn apply(
        &self,
        request: &RequestHeader,
        tls: bool,
        (tenant, now): (&str, u64),
        (root, resolved, set): (&Path, &ResolvedChannels, &Arc<LiveSet>),
    ) -> Option<Result<Arc<LiveSet>, ()>> {
        let token = cookie::find(request, name(tls)).find(|value| !value.is_empty())?;
        let Ok(what) = self.read(token, tenant, now) else {
            return Some(Err(()));
        };
        let key = format!("{}/{token}", set.id);
        let laid = self
            .sets
            .get_with(key, || laid_over(root, resolved, set, what, token).map(Arc::new));
        Some(laid.ok_or(()))
    }

    /// Clears the cached sets, because the folder changed.
    pub fn forget(&self) {
        self.sets.invalidate_all();
    }
}

fn laid_over(root: &Path, resolved: &ResolvedChannels, set: &LiveSet, what: Override, token: &str) -> Option<LiveSet> {
    let release = match &what.target {
        Target::Version(version) => {
            if resolved.channels.withdrawal(&what.module, version).is_some() {
                return None;
            }
            live::read(root, &what.module, version, None).ok()?
        }
        Target::Origin(origin) => local(set.modules.get(&what.module)?, origin)?,
    };
    let mut modules = set.modules.clone();
    modules.insert(what.module.clone(), Arc::new(release));
    Some(LiveSet {
        id: content_hash(format!("{}\n{token}", set.id).as_bytes()),
        modules,
        overridden: Some(what),
    })
}

/// The gateway cannot reach the developer's machine, so the routes are those of the live version until the shell has
/// read the actual ones.
fn local(live: &ModuleRelease, origin: &str) -> Option<ModuleRelease> {
    let may = is_local_origin(origin) && live.id != SHELL;
    may.then(|| ModuleRelease {
        id: live.id.clone(),
        version: LOCAL.to_owned(),
        base: format!("{origin}/"),
        entry: "remoteEntry.js".to_owned(),
        first: Vec::new(),
        entrances: std::collections::BTreeMap::new(),
        name: live.name.clone(),
        manifest: live.manifest.clone(),
        routes: live.routes.clone(),
        integrity: std::collections::BTreeMap::new(),
        links: live::Links::default(),
        documents: None,
    })
}

/// The `Set-Cookie` header that stores the override until it expires.
pub fn cookie(token: &str, seconds: u64, tls: bool) -> Option<HeaderValue> {
    cookie::of(name(tls), token, seconds, tls)
}

/// The `Set-Cookie` header that deletes the override.
pub fn forgotten(tls: bool) -> Option<HeaderValue> {
    cookie::of(name(tls), "", 0, tls)
}

const fn name(tls: bool) -> &'static str {
    if tls { OVER_TLS } else { PLAIN }
}
