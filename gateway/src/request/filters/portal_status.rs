//! Whether the tenant's portal is open. A closed portal still serves its images, which the closed page shows.

use jetway_domain::clock::Clock;
use jetway_tenancy::{Standing, Tenant};

use crate::request::refusal::Refusal;
use crate::routes::Route;

/// Default `Retry-After` in seconds when no end is configured.
const USUAL: i64 = 600;
/// The shortest `Retry-After`, in seconds; also used when the configured end has passed.
const SOONEST: i64 = 60;
const LATEST: i64 = 86_400;

/// Admits requests to an open portal.
///
/// # Errors
/// `Refusal::Maintenance` or `Refusal::Suspended` when the portal is closed.
pub fn check(tenant: &Tenant, route: Route, clock: &dyn Clock) -> Result<(), Refusal> {
    if !matches!(route, Route::Document | Route::Backend(_)) {
        return Ok(());
    }
    match &tenant.standing {
        Standing::Live => Ok(()),
        Standing::Suspended => Err(Refusal::Suspended),
        Standing::Maintenance(notice) => {
            let left = notice
                .until
                .map_or(USUAL, |until| (until.utc() - clock.now()).num_seconds());
            let seconds = left.clamp(SOONEST, LATEST);
            Err(Refusal::Maintenance(u32::try_from(seconds).unwrap_or_default()))
        }
    }
}
