//! The API: every endpoint once, with its contract.

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{
    auth, bookings, customer, order, order_notes, payment, price, print, profile, registration, search, traveller,
    utility,
};
use crate::http::{finish, stamp};
use crate::state::AppState;

#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Jetway",
    version = "1",
    description = "The API behind every portal. Refusals are problem documents."
))]
struct Document;

fn endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(company_endpoints())
        .merge(search_endpoints())
        .merge(print_endpoints())
        .routes(routes!(auth::authenticate::authenticate))
        .routes(routes!(auth::verify_device::verify_device))
        .routes(routes!(auth::reset_password::reset_password))
        .routes(routes!(auth::verify_code::verify_code))
        .routes(routes!(auth::change_password::change_password))
        .routes(routes!(auth::update_password::update_password))
        .routes(routes!(auth::send_phone_code::send_phone_code))
        .routes(routes!(auth::verify_phone_code::verify_phone_code))
        .routes(routes!(customer::sign_out::sign_out))
        .routes(routes!(customer::get_user_context::get_user_context))
        .routes(routes!(customer::get_logo::get_logo))
        .routes(routes!(
            customer::update_customer_document_info::update_customer_document_info
        ))
        .routes(routes!(customer::get_file::get_file))
        .routes(routes!(registration::captcha::get_captcha))
        .routes(routes!(registration::begin::begin_registration))
        .routes(routes!(registration::draft::get_registration_draft))
        .routes(routes!(registration::resume::resume_registration))
        .routes(routes!(registration::codes::send_applicant_code))
        .routes(routes!(registration::codes::verify_applicant_code))
        .routes(routes!(registration::paper::upload_applicant_paper))
        .routes(routes!(registration::submit::submit_registration))
        .routes(routes!(bookings::get_bookings::get_bookings))
        .routes(routes!(bookings::get_booking_choices::get_booking_choices))
        .routes(routes!(bookings::get_search_bar::get_search_bar))
        .routes(routes!(profile::load_profile::load_own_profile))
        .routes(routes!(profile::basic_info::load_own_basic_info))
        .routes(routes!(profile::basic_info::view_own_basic_info))
        .routes(routes!(profile::basic_info::update_own_basic_info))
        .routes(routes!(profile::photo::upload_own_photo))
        .routes(routes!(profile::photo::remove_own_photo))
        .routes(routes!(profile::sign_out_others::sign_out_others))
        .routes(routes!(profile::currencies::get_customer_currencies))
        .routes(routes!(traveller::load::load_travellers))
        .routes(routes!(traveller::search::search_travellers))
        .routes(routes!(traveller::get_all::get_all_travellers))
        .routes(routes!(traveller::view::view_traveller))
        .routes(routes!(traveller::create::create_traveller))
        .routes(routes!(traveller::update::update_traveller))
        .routes(routes!(payment::my_balance::my_balance))
        .routes(routes!(payment::load_passbook::load_passbook))
        .routes(routes!(utility::banners::get_home_page_banner))
        .routes(routes!(utility::banners::get_search_pad_banner))
        .routes(routes!(utility::banners::get_top_search_pad_banner))
        .routes(routes!(utility::banners::get_bank_details_banner))
        .routes(routes!(utility::testimonials::get_all_reviews))
        .routes(routes!(utility::testimonials::insert_review))
        .routes(routes!(utility::notice::get_popup_notification))
        .routes(routes!(utility::airports::get_airports_by_key))
        .routes(routes!(utility::countries::get_all_countries))
        .routes(routes!(utility::airlines::get_airline_options))
        .routes(routes!(price::air_price::air_price))
        .routes(routes!(price::air_rule::air_rule))
        .routes(routes!(price::filed_rules::get_filed_rules))
        .routes(routes!(price::air_get_itinerary::air_get_itinerary))
        .routes(routes!(price::extras::air_service_list))
        .routes(routes!(price::extras::get_ssr))
        .routes(routes!(price::extras::get_baggage))
        .routes(routes!(price::extras::get_meal))
        .routes(routes!(price::seat_map::get_seat))
        .routes(routes!(order::air_sell::air_sell))
        .routes(routes!(order::air_book::air_book))
        .routes(routes!(order::air_ticket::air_ticket))
        .routes(routes!(order::air_cancel::air_cancel))
        .routes(routes!(order::air_get_order::air_get_order))
        .routes(routes!(order::air_verify_price::air_verify_price))
        .routes(routes!(order::accept_schedule::accept_schedule_change))
        .routes(routes!(order::get_order_history::get_order_history))
        .routes(routes!(order_notes::get_order_notes::get_order_notes))
        .routes(routes!(order_notes::add_order_note::add_order_note))
        .routes(routes!(order_notes::remove_order_note::remove_order_note))
        .routes(routes!(order::extra_status::get_updated_traveler_ssr_status))
        .routes(routes!(order::extra_status::air_ssr_history))
        .routes(routes!(order::time_limit::get_updated_time_limit))
        .routes(routes!(order::time_limit::get_extend_time_limit_request))
        .routes(routes!(order::time_limit::update_extend_time_limit_request))
        .merge(payment_endpoints())
}

/// Paying for orders: from the wallet, at a provider, in parts.
fn payment_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(order::pay::get_full_payment_for_issue_ticket))
        .routes(routes!(order::pay::get_partial_payment_for_issue_ticket))
        .routes(routes!(order::pay::get_issue_ticket_with_full_pay_online))
        .routes(routes!(order::pay::get_issue_ticket_with_part_pay_online))
        .routes(routes!(order::wishes::initiate_request_to_enable_partial_payment))
        .routes(routes!(order::wishes::initiate_request_to_issue_for_children_alone))
        .routes(routes!(order::supplementary::get_order_supplementary))
        .routes(routes!(payment::online::get_payment))
        .routes(routes!(payment::online::payment_callback))
        .routes(routes!(payment::part_payment::get_order_dues))
        .routes(routes!(payment::part_payment::settle_now))
}

/// The papers of orders, and what there is to know of them.
fn print_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(print::pdf::get_booking_pdf))
        .routes(routes!(print::pdf::get_order_pdf))
        .routes(routes!(print::pdf::print_air_ticket))
        .routes(routes!(print::page::get_order_pdf_html))
        .routes(routes!(print::paper::get_booking_paper))
        .routes(routes!(print::update_price::update_price))
        .routes(routes!(order::get_notifications::get_notifications))
        .routes(routes!(order::search_orders::search_orders))
}

/// Searching flights, looking at what was found, and passing it on to clients.
fn search_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(search::air_search::air_search))
        .routes(routes!(search::refresh_air_search::refresh_air_search))
        .routes(routes!(search::events::get_air_search_events))
        .routes(routes!(search::get_air_search::get_air_search))
        .routes(routes!(search::filter::get_air_search_filter))
        .routes(routes!(search::fare_days::get_air_search_fare_days))
        .routes(routes!(search::one_itinerary::get_air_search_itinerary))
        .routes(routes!(search::one_itinerary::get_air_search_brand_details))
        .routes(routes!(search::one_itinerary::get_air_search_more_combinations))
        .routes(routes!(search::one_itinerary::get_air_search_more_count))
        .routes(routes!(search::with_currency::air_search_with_currency))
        .routes(routes!(search::with_currency::refresh_air_search_with_currency))
        .routes(routes!(search::with_currency::get_air_search_with_currency))
        .routes(routes!(search::with_currency::get_air_search_itinerary_with_currency))
        .routes(routes!(search::filter::get_air_search_filter_with_currency))
        .routes(routes!(
            search::with_currency::get_air_search_brand_details_with_currency
        ))
        .routes(routes!(
            search::with_currency::get_air_search_more_combinations_with_currency
        ))
        .routes(routes!(search::proposal::make_proposal))
        .routes(routes!(search::proposal::get_shared_proposal))
        .routes(routes!(search::proposal::get_shared_proposal_pdf))
}

/// The agency about itself: what it is, its branches, people and bank accounts.
fn company_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(customer::company_settings::load_documents::load_documents))
        .routes(routes!(customer::company_settings::upload_document::upload_document))
        .routes(routes!(customer::company_settings::profile::load_profile))
        .routes(routes!(customer::company_settings::basic_info::view_basic_info))
        .routes(routes!(customer::company_settings::basic_info::load_basic_info))
        .routes(routes!(customer::company_settings::basic_info::update_basic_info))
        .routes(routes!(customer::company_settings::logo::upload_logo))
        .routes(routes!(customer::company_settings::logo::remove_logo))
        .routes(routes!(customer::company_settings::kyc_remarks::load_kyc_remarks))
        .routes(routes!(customer::company_settings::kyc_remarks::update_kyc_remarks))
        .routes(routes!(customer::company_settings::branches::load_branch))
        .routes(routes!(customer::company_settings::branches::view_branch))
        .routes(routes!(customer::company_settings::branches::create_branch))
        .routes(routes!(customer::company_settings::branches::update_branch))
        .routes(routes!(customer::company_settings::staff::load_staff))
        .routes(routes!(customer::company_settings::staff::view_staff))
        .routes(routes!(customer::company_settings::staff::create_staff))
        .routes(routes!(customer::company_settings::staff::update_staff))
        .routes(routes!(customer::company_settings::lookups::get_module_list))
        .routes(routes!(customer::company_settings::lookups::dropdown_role))
        .routes(routes!(customer::company_settings::lookups::dropdown_branch))
        .routes(routes!(customer::company_settings::lookups::get_time_zones))
        .routes(routes!(customer::company_settings::lookups::get_staff_lookups))
        .routes(routes!(payment::bank_accounts::load_bank_accounts))
        .routes(routes!(payment::bank_accounts::view_bank_account))
        .routes(routes!(payment::bank_accounts::add_bank_account))
        .routes(routes!(payment::bank_accounts::edit_bank_account))
        .routes(routes!(payment::owner_bank_accounts::get_bank_account_details))
}

/// The contract, as OpenAPI.
pub(crate) fn contract() -> OpenApi {
    endpoints().into_openapi()
}

/// The API with everything that happens to every request.
pub(crate) fn router(state: AppState) -> Router {
    let (router, _) = endpoints().split_for_parts();
    router
        .merge(payment::sandbox::router(&state))
        .fallback(finish::not_found)
        .method_not_allowed_fallback(finish::method_not_allowed)
        .layer(DefaultBodyLimit::max(state.body_bytes))
        .layer(middleware::from_fn_with_state(state.clone(), stamp::check))
        .layer(CatchPanicLayer::custom(finish::panicked))
        .layer(middleware::from_fn_with_state(state.clone(), finish::finish))
        .with_state(state)
}
