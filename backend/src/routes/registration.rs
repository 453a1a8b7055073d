//! The public registration form of agencies. There is no session: a captcha, then a draft that only its browser can open.

pub(crate) mod begin;
pub(crate) mod captcha;
pub(crate) mod codes;
pub(crate) mod document;
pub(crate) mod draft;
pub(crate) mod draft_key;
mod refusals;
pub(crate) mod resume;
pub(crate) mod submit;

use jetway_app::registration::Site;

use crate::http::Portal;

fn site_of(portal: &Portal) -> Site {
    Site {
        tenant: portal.tenant.clone(),
        voice: portal.voice(),
        timezone: portal.settings.config.timezone.clone(),
        asks_aviation: portal.settings.config.aviation_licence,
    }
}
