//! Tour packages: the package service, and the catalogue that operators keep.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::routes::{operations, packages};
use crate::state::AppState;

/// Agents' calls.
pub(super) fn endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(packages::cities::search_cities))
        .routes(routes!(packages::cities::get_available_cities))
        .routes(routes!(packages::search::search_packages))
        .routes(routes!(packages::detail::get_package_detail))
        .routes(routes!(packages::all::get_all_packages))
        .routes(routes!(packages::picture::get_picture))
}

/// Operators' calls.
pub(super) fn operators_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(operations::holidays::packages::load_holiday_packages))
        .routes(routes!(operations::holidays::packages::view_holiday_package))
        .routes(routes!(operations::holidays::package_change::save_holiday_package))
        .routes(routes!(operations::holidays::package_change::publish_holiday_package))
        .routes(routes!(operations::holidays::package_change::withdraw_holiday_package))
        .routes(routes!(operations::holidays::package_file::export_holiday_packages))
        .routes(routes!(operations::holidays::package_file::import_holiday_packages))
}
