//! Requests for tour packages, and the orders that accepted quotations become.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::routes::{holidays, operations, packages};
use crate::state::AppState;

/// Agents' calls.
pub(super) fn endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(packages::send_request::send_request))
        .routes(routes!(holidays::requests::get_queue::get_queue))
        .routes(routes!(holidays::requests::export_queue::export_queue))
        .routes(routes!(holidays::requests::get::get))
        .routes(routes!(holidays::requests::messages::add_message))
        .routes(routes!(holidays::requests::messages::add_attachment))
        .routes(routes!(holidays::requests::end::decline))
        .routes(routes!(holidays::requests::end::withdraw))
        .routes(routes!(holidays::requests::accept::accept))
        .routes(routes!(holidays::orders::get_order::get_order))
        .routes(routes!(holidays::orders::get_queue::get_queue))
        .routes(routes!(holidays::orders::get_history::get_history))
        .routes(routes!(holidays::orders::pay::pay_deposit))
        .routes(routes!(holidays::orders::pay::pay_balance))
        .routes(routes!(holidays::orders::cancel::cancel_quote))
        .routes(routes!(holidays::orders::cancel::cancel))
        .routes(routes!(holidays::orders::documents::get_document))
}

/// Operators' calls.
pub(super) fn operators_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(operations::holidays::requests::load_holiday_requests))
        .routes(routes!(operations::holidays::requests::view_holiday_request))
        .routes(routes!(
            operations::holidays::request_steps::acknowledge_holiday_request
        ))
        .routes(routes!(operations::holidays::request_steps::assign_holiday_request))
        .routes(routes!(operations::holidays::request_steps::quote_holiday_request))
        .routes(routes!(operations::holidays::request_steps::refuse_holiday_request))
        .routes(routes!(operations::holidays::messages::add_holiday_message))
        .routes(routes!(operations::holidays::messages::add_holiday_attachment))
        .routes(routes!(operations::holidays::messages::get_holiday_attachment))
        .routes(routes!(operations::holidays::request_steps::confirm_holiday_order))
        .routes(routes!(operations::holidays::request_steps::refuse_holiday_order))
}
