//! Banners of the four placements.

use axum::extract::State;
use jetway_app::content::{Banner as Stored, Placement};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Portal, Public, Refusal};
use crate::state::AppState;

/// A banner.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Banner {
    banner_path: String,
    text: String,
    /// Whether it advertises the mobile app.
    download_app: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

macro_rules! banner_call {
    ($name:ident, $at:literal, $id:literal, $placement:ident, $where:literal) => {
        #[doc = concat!("Banners ", $where, ".")]
        #[utoipa::path(get, path = $at, operation_id = $id, tag = "utility", responses((status = 200, body = [Banner])))]
        pub(crate) async fn $name(State(state): State<AppState>, portal: Portal) -> Result<Public<Vec<Banner>>, Refusal> {
            shown(&state, &portal, Placement::$placement).await
        }
    };
}

banner_call!(
    get_home_page_banner,
    "/api/utility/v1/Banner/GetHomePageBanner",
    "getHomePageBanner",
    Home,
    "of the public home page"
);
banner_call!(
    get_search_pad_banner,
    "/api/utility/v1/Banner/GetSearchPadBanner",
    "getSearchPadBanner",
    SearchPad,
    "beside the search form"
);
banner_call!(
    get_top_search_pad_banner,
    "/api/utility/v1/Banner/GetTopSearchPadBanner",
    "getTopSearchPadBanner",
    TopSearchPad,
    "above the search form"
);
banner_call!(
    get_bank_details_banner,
    "/api/utility/v1/Banner/GetBankDetailsBanner",
    "getBankDetailsBanner",
    BankDetails,
    "of the bank details"
);

async fn shown(state: &AppState, portal: &Portal, placement: Placement) -> Result<Public<Vec<Banner>>, Refusal> {
    let banners = state.app.banners(&portal.tenant, placement).await?;
    Ok(Public("banners", banners.into_iter().map(Banner::of).collect()))
}

impl Banner {
    fn of(banner: Stored) -> Self {
        Self {
            banner_path: banner.path,
            text: banner.text,
            download_app: banner.download_app,
            link: banner.link,
        }
    }
}
