//! Whether the agency's licences are requested, as the user context and the licence form return it.

use std::num::NonZeroU32;

use jetway_app::company::licences::LicenceRequest;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Portal;

/// Whether licences are requested.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentCollect {
    force_collect: bool,
    /// Minutes until a postponed request is shown again; 60 if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    collect_interval_mins: Option<u32>,
    remaining_skip_count: u32,
}

impl DocumentCollect {
    pub(super) fn of(asked: LicenceRequest, portal: &Portal) -> Self {
        let interval = portal.settings.documents.collect_interval_mins;
        Self {
            force_collect: asked.asking,
            collect_interval_mins: interval.map(NonZeroU32::get),
            remaining_skip_count: asked.skips_left,
        }
    }
}
