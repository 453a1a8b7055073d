//! Special fares: lots, groups that buy their seats, requests for groups that no lot covers, and quotes of umrah journeys.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::routes::{fares, operations};
use crate::state::AppState;

/// Agents' calls.
pub(super) fn endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .merge(group_endpoints())
        .merge(request_endpoints())
        .merge(umrah_quote_endpoints())
        .merge(lot_endpoints())
}

/// Groups that buy seats of lots.
fn group_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(fares::orders::hold::hold))
        .routes(routes!(fares::orders::get_order::get_order))
        .routes(routes!(fares::orders::get_history::get_history))
        .routes(routes!(fares::orders::get_queue::get_queue))
        .routes(routes!(fares::orders::export_queue::export_queue))
        .routes(routes!(fares::orders::pay::pay_deposit))
        .routes(routes!(fares::orders::pay::pay_balance))
        .routes(routes!(fares::orders::names::check_names))
        .routes(routes!(fares::orders::names::submit_names))
        .routes(routes!(fares::orders::names::change_name))
        .routes(routes!(fares::orders::seats::drop_quote))
        .routes(routes!(fares::orders::seats::drop_seats))
        .routes(routes!(fares::orders::cancel::cancel_quote))
        .routes(routes!(fares::orders::cancel::cancel))
        .routes(routes!(fares::orders::documents::get_manifest))
        .routes(routes!(fares::orders::documents::get_document))
}

/// Requests for groups that no lot covers.
fn request_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(fares::requests::create::create))
        .routes(routes!(fares::requests::get_queue::get_queue))
        .routes(routes!(fares::requests::get::get))
        .routes(routes!(fares::requests::accept::accept))
        .routes(routes!(fares::requests::end::decline))
        .routes(routes!(fares::requests::end::withdraw))
}

/// Quotes of umrah journeys.
fn umrah_quote_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(fares::umrah::create::create))
        .routes(routes!(fares::umrah::get_queue::get_queue))
        .routes(routes!(fares::umrah::get::get))
        .routes(routes!(fares::umrah::reprice::reprice))
        .routes(routes!(fares::umrah::share::share))
        .routes(routes!(fares::umrah::share::revoke))
}

/// Lists, searches, one lot.
fn lot_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(fares::lots::list::get_air_xclusive_fare))
        .routes(routes!(fares::lots::list::get_air_umrah_fare))
        .routes(routes!(fares::lots::list::get_air_group_fare))
        .routes(routes!(fares::lots::search::air_xclusive_fare_search))
        .routes(routes!(fares::lots::search::air_umrah_fare_search))
        .routes(routes!(fares::lots::search::air_group_fare_search))
        .routes(routes!(fares::lots::get::get_fare_lot))
}

/// Fare lots as operators keep them, and requests for groups as they quote them.
pub(super) fn operators_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(operations::fares::list::load_fare_lots))
        .routes(routes!(operations::fares::calendar::load_fare_calendar))
        .routes(routes!(operations::fares::page::view_fare_lot))
        .routes(routes!(operations::fares::groups::load_fare_lot_groups))
        .routes(routes!(operations::fares::agencies::find_fare_agencies))
        .routes(routes!(operations::fares::change::save_fare_lot))
        .routes(routes!(operations::fares::change::set_fare_lot_state))
        .routes(routes!(operations::fares::change::change_fare_lot_seats))
        .routes(routes!(operations::fares::change::copy_fare_season))
        .routes(routes!(operations::fares::import::import_fare_lots))
        .routes(routes!(operations::fares::import::load_fare_imports))
        .routes(routes!(operations::fares::import::undo_fare_import))
        .routes(routes!(operations::fares::requests::load_group_requests))
        .routes(routes!(operations::fares::requests::view_group_request))
        .routes(routes!(operations::fares::requests::quote_group_request))
        .routes(routes!(operations::fares::requests::refuse_group_request))
}
