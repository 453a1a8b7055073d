//! Whether the tenant's portal is open. A closed one still gives its pictures, which the page that says so shows.

use jetway_domain::clock::Clock;
use jetway_tenancy::{Standing, Tenant};

use crate::request::refusal::Refusal;
use crate::routes::Route;

/// Retry after this long when nobody said when it is over.
const USUAL: i64 = 600;
/// Not sooner: an end that has passed is an end that slipped.
const SOONEST: i64 = 60;
const LATEST: i64 = 86_400;

/// Let through what an open portal answers.
///
/// # Errors
/// When the portal is closed, for now or until further notice.
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
