//! The API: lists every endpoint and derives the contract.

mod holiday_orders;
mod holidays;
mod special_fares;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{
    auth, customer, flights, hotels, operations, orders, payments, profile, registration, traveller, utility, visas,
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

#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Jetway Operations",
    version = "1",
    description = "The operators' API, served at the operators' host alone. Refusals are problem documents."
))]
struct OperationsDocument;

fn endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(search_endpoints())
        .merge(flight_endpoints())
        .merge(hotel_search_endpoints())
        .merge(hotel_endpoints())
        .merge(special_fares::endpoints())
        .merge(holiday_orders::endpoints())
        .merge(holidays::endpoints())
        .merge(visa_endpoints())
        .merge(after_sale_endpoints())
        .merge(order_endpoints())
        .merge(payment_endpoints())
        .merge(deposit_endpoints())
        .merge(company_endpoints())
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
        .routes(routes!(registration::document::upload_applicant_attachment))
        .routes(routes!(registration::submit::submit_registration))
        .routes(routes!(profile::load_profile::load_own_profile))
        .routes(routes!(profile::basic_info::load_own_basic_info))
        .routes(routes!(profile::basic_info::view_own_basic_info))
        .routes(routes!(profile::basic_info::update_own_basic_info))
        .routes(routes!(profile::photo::upload_own_photo))
        .routes(routes!(profile::photo::remove_own_photo))
        .routes(routes!(profile::sessions::load_own_sessions))
        .routes(routes!(profile::sessions::end_own_session))
        .routes(routes!(profile::sign_out_others::sign_out_others))
        .routes(routes!(profile::currencies::get_customer_currencies))
        .routes(routes!(traveller::load::load_travellers))
        .routes(routes!(traveller::search::search_travellers))
        .routes(routes!(traveller::get_all::get_all_travellers))
        .routes(routes!(traveller::view::view_traveller))
        .routes(routes!(traveller::create::create_traveller))
        .routes(routes!(traveller::update::update_traveller))
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
}

/// Flight search, its results, and proposals to customers.
fn search_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(flights::search::air_search::air_search))
        .routes(routes!(flights::search::refresh_air_search::refresh_air_search))
        .routes(routes!(flights::search::events::get_air_search_events))
        .routes(routes!(flights::search::get_air_search::get_air_search))
        .routes(routes!(flights::search::filter::get_air_search_filter))
        .routes(routes!(flights::search::fare_days::get_air_search_fare_days))
        .routes(routes!(flights::search::one_itinerary::get_air_search_itinerary))
        .routes(routes!(flights::search::one_itinerary::get_air_search_brand_details))
        .routes(routes!(
            flights::search::one_itinerary::get_air_search_more_combinations
        ))
        .routes(routes!(flights::search::one_itinerary::get_air_search_more_count))
        .routes(routes!(flights::search::with_currency::air_search_with_currency))
        .routes(routes!(
            flights::search::with_currency::refresh_air_search_with_currency
        ))
        .routes(routes!(flights::search::with_currency::get_air_search_with_currency))
        .routes(routes!(
            flights::search::with_currency::get_air_search_itinerary_with_currency
        ))
        .routes(routes!(flights::search::filter::get_air_search_filter_with_currency))
        .routes(routes!(
            flights::search::with_currency::get_air_search_brand_details_with_currency
        ))
        .routes(routes!(
            flights::search::with_currency::get_air_search_more_combinations_with_currency
        ))
        .routes(routes!(flights::search::proposal::make_proposal))
        .routes(routes!(flights::search::proposal::get_shared_proposal))
        .routes(routes!(flights::search::proposal::get_shared_proposal_pdf))
}

/// Hotel search, one hotel, and the check of a rate.
fn hotel_search_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(hotels::search::destinations::hotel_search_destinations))
        .routes(routes!(hotels::search::start::hotel_search))
        .routes(routes!(hotels::search::get_search::hotel_get_search))
        .routes(routes!(hotels::search::get_detail::hotel_get_detail))
        .routes(routes!(hotels::search::check_rate::hotel_check_rate))
}

/// Hotel orders.
fn hotel_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(hotels::book::book))
        .routes(routes!(hotels::pay::pay))
        .routes(routes!(hotels::get_order::get_order))
        .routes(routes!(hotels::get_history::get_history))
        .routes(routes!(hotels::get_queue::get_queue))
        .routes(routes!(hotels::export_queue::export_queue))
        .routes(routes!(hotels::cancel::cancel_quote))
        .routes(routes!(hotels::cancel::cancel))
        .routes(routes!(hotels::update_price::update_price))
        .routes(routes!(hotels::documents::get_voucher))
        .routes(routes!(hotels::documents::get_voucher_content))
        .routes(routes!(hotels::documents::send_voucher))
}

/// Visas and their applications.
fn visa_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(visas::search::get_countries))
        .routes(routes!(visas::search::search_products))
        .routes(routes!(visas::search::get_product))
        .routes(routes!(visas::draft::create_order))
        .routes(routes!(visas::draft::save_applicants))
        .routes(routes!(visas::files::upload_document))
        .routes(routes!(visas::files::remove_document))
        .routes(routes!(visas::files::get_document))
        .routes(routes!(visas::files::get_visa))
        .routes(routes!(visas::submit::submit))
        .routes(routes!(visas::get_order::get_order))
        .routes(routes!(visas::correct::submit_correction))
        .routes(routes!(visas::correct::get_corrections))
        .routes(routes!(visas::cancel::cancel_quote))
        .routes(routes!(visas::cancel::cancel))
        .routes(routes!(visas::get_history::get_history))
        .routes(routes!(visas::get_queue::get_queue))
        .routes(routes!(visas::export_queue::export_queue))
        .routes(routes!(visas::print::get_invoice))
        .routes(routes!(visas::print::get_invoice_content))
}

/// Flights from a price to tickets.
fn flight_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(flights::price::air_price::air_price))
        .routes(routes!(flights::price::air_rule::air_rule))
        .routes(routes!(flights::price::filed_rules::get_filed_rules))
        .routes(routes!(flights::price::air_get_itinerary::air_get_itinerary))
        .routes(routes!(flights::price::extras::air_service_list))
        .routes(routes!(flights::price::extras::get_ssr))
        .routes(routes!(flights::price::extras::get_baggage))
        .routes(routes!(flights::price::extras::get_meal))
        .routes(routes!(flights::price::seat_map::get_seat))
        .routes(routes!(flights::sale::air_sell::air_sell))
        .routes(routes!(flights::sale::air_book::air_book))
        .routes(routes!(flights::queue_share::sources::air_get_import_pnr_sources))
        .routes(routes!(flights::queue_share::look_up::air_get_import_pnr))
        .routes(routes!(flights::queue_share::details::air_get_import_pnr_order_details))
        .routes(routes!(flights::queue_share::create::air_create_import_pnr_order))
        .routes(routes!(orders::itinerary::link::get_itinerary_link))
        .routes(routes!(orders::itinerary::link::share_itinerary))
        .routes(routes!(orders::itinerary::link::revoke_itinerary))
        .routes(routes!(orders::itinerary::link::send_itinerary))
        .routes(routes!(orders::itinerary::shared::get_shared_itinerary))
        .routes(routes!(orders::itinerary::shared::get_shared_itinerary_pdf))
        .routes(routes!(orders::itinerary::shared::get_shared_itinerary_calendar))
        .routes(routes!(flights::order::air_ticket::air_ticket))
        .routes(routes!(flights::order::air_cancel::air_cancel))
        .routes(routes!(flights::order::air_get_order::air_get_order))
        .routes(routes!(flights::order::air_verify_price::air_verify_price))
        .routes(routes!(flights::order::accept_schedule::accept_schedule_change))
        .routes(routes!(flights::order::extra_status::get_updated_traveler_ssr_status))
        .routes(routes!(flights::order::extra_status::air_ssr_history))
        .routes(routes!(flights::order::time_limit::get_updated_time_limit))
        .routes(routes!(flights::order::time_limit::get_extend_time_limit_request))
        .routes(routes!(flights::order::time_limit::update_extend_time_limit_request))
}

/// Voids, refunds and exchanges.
fn after_sale_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(flights::after_sale::void::get_void_order))
        .routes(routes!(flights::after_sale::void::verify_void_penalty))
        .routes(routes!(flights::after_sale::void::request_void))
        .routes(routes!(flights::after_sale::void::update_void_status))
        .routes(routes!(flights::after_sale::void::get_void_queue))
        .routes(routes!(flights::after_sale::void::get_void_request))
        .routes(routes!(flights::after_sale::refund::get_refund_order))
        .routes(routes!(flights::after_sale::refund::verify_refund_penalty))
        .routes(routes!(flights::after_sale::refund::request_refund))
        .routes(routes!(flights::after_sale::refund::update_refund_status))
        .routes(routes!(flights::after_sale::refund::get_refund_queue))
        .routes(routes!(flights::after_sale::refund::get_refund_request))
        .routes(routes!(flights::after_sale::exchange::find::get_exchange_order))
        .routes(routes!(flights::after_sale::exchange::find::verify_exchange_penalty))
        .routes(routes!(flights::after_sale::exchange::find::search_exchange))
        .routes(routes!(flights::after_sale::exchange::find::filter_exchange))
        .routes(routes!(flights::after_sale::exchange::find::get_exchange_itinerary))
        .routes(routes!(flights::after_sale::exchange::find::get_exchange_summary))
        .routes(routes!(flights::after_sale::exchange::find::price_exchange))
        .routes(routes!(flights::after_sale::exchange::decide::request_exchange))
        .routes(routes!(flights::after_sale::exchange::decide::request_exchange_by_hand))
        .routes(routes!(flights::after_sale::exchange::decide::verify_exchange_request))
        .routes(routes!(flights::after_sale::exchange::decide::approve_exchange))
        .routes(routes!(flights::after_sale::exchange::decide::update_exchange_status))
        .routes(routes!(flights::after_sale::exchange::decide::get_exchange_queue))
        .routes(routes!(flights::after_sale::exchange::decide::get_exchange_request))
}

/// Orders of every product.
fn order_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(orders::bookings::get_bookings::get_bookings))
        .routes(routes!(orders::bookings::export_bookings::export_bookings))
        .routes(routes!(orders::bookings::get_booking_choices::get_booking_choices))
        .routes(routes!(orders::bookings::get_search_bar::get_search_bar))
        .routes(routes!(orders::get_order_history::get_order_history))
        .routes(routes!(orders::notes::get_order_notes::get_order_notes))
        .routes(routes!(orders::notes::add_order_note::add_order_note))
        .routes(routes!(orders::notes::remove_order_note::remove_order_note))
        .routes(routes!(orders::requests::initiate_request_to_enable_partial_payment))
        .routes(routes!(orders::requests::initiate_request_to_issue_for_children_alone))
        .routes(routes!(orders::documents::pdf::get_booking_pdf))
        .routes(routes!(orders::documents::pdf::get_order_pdf))
        .routes(routes!(orders::documents::pdf::print_air_ticket))
        .routes(routes!(orders::documents::page::get_order_pdf_html))
        .routes(routes!(orders::documents::content::get_booking_paper))
        .routes(routes!(orders::documents::update_price::update_price))
        .routes(routes!(orders::get_notifications::get_notifications))
        .routes(routes!(orders::bookings::search_orders::search_orders))
}

/// The agency's wallet, and payment of orders from the wallet, online or in parts.
fn payment_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(payments::my_balance::my_balance))
        .routes(routes!(payments::load_passbook::load_passbook))
        .routes(routes!(payments::export_passbook::export_passbook))
        .routes(routes!(payments::passbook_lookups::get_passbook_filters))
        .routes(routes!(payments::passbook_lookups::search_passbook))
        .routes(routes!(payments::statement::get_statement))
        .routes(routes!(payments::credit_ledger::load_credit_ledger))
        .routes(routes!(payments::credit_ledger::export_credit_ledger))
        .routes(routes!(payments::etransactions::get_lookups))
        .routes(routes!(payments::etransactions::get_transactions))
        .routes(routes!(payments::pay::get_full_payment_for_issue_ticket))
        .routes(routes!(payments::pay::get_partial_payment_for_issue_ticket))
        .routes(routes!(payments::pay::get_issue_ticket_with_full_pay_online))
        .routes(routes!(payments::pay::get_issue_ticket_with_part_pay_online))
        .routes(routes!(payments::supplementary::get_order_supplementary))
        .routes(routes!(payments::online::get_payment))
        .routes(routes!(payments::online::payment_callback))
        .routes(routes!(payments::part_payment::get_order_dues))
        .routes(routes!(payments::part_payment::settle_now))
        .routes(routes!(payments::dues::get_dues))
        .routes(routes!(payments::dues::export_dues))
        .routes(routes!(payments::dues::get_dues_summary))
        .routes(routes!(payments::dues::get_settlement_details))
        .routes(routes!(payments::dues::settle_several))
        .routes(routes!(payments::reports::run_report))
        .routes(routes!(payments::reports::get_report_rows))
        .routes(routes!(payments::report_file::export_report))
        .routes(routes!(payments::report_jobs::get_report_files))
        .routes(routes!(payments::report_jobs::get_report_file))
        .routes(routes!(payments::report_jobs::cancel_report_file))
        .routes(routes!(payments::page_file::generate_pdf))
        .routes(routes!(payments::page_file::generate_pdf_file))
}

/// Deposits into the agency's wallet, declared or paid online.
fn deposit_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(payments::deposits::methods::avail_payments))
        .routes(routes!(payments::deposits::methods::avail_deposit))
        .routes(routes!(payments::deposits::methods::get_protected_functions))
        .routes(routes!(payments::deposits::declare::initiate_bank_deposit))
        .routes(routes!(payments::deposits::declare::initiate_bank_transfer))
        .routes(routes!(payments::deposits::declare::initiate_cheque_deposit))
        .routes(routes!(payments::deposits::declare::initiate_mobile_banking))
        .routes(routes!(payments::deposits::online::initate_deposit))
        .routes(routes!(payments::deposits::online::initiate_deposit))
        .routes(routes!(payments::deposits::online::create_payment))
        .routes(routes!(payments::deposits::online::get_mobile_config))
        .routes(routes!(payments::deposits::online::get_card_payment_config))
        .routes(routes!(payments::deposits::cards::get_card_details))
        .routes(routes!(payments::deposits::cards::get_status_message))
        .routes(routes!(payments::deposits::list::load_deposits))
        .routes(routes!(payments::deposits::list::avail_deposit_filter))
        .routes(routes!(payments::deposits::list::search_deposits))
        .routes(routes!(payments::deposits::export::export_deposits))
        .routes(routes!(payments::deposits::one::view_deposit))
        .routes(routes!(payments::deposits::one::withdraw_deposit))
        .routes(routes!(payments::deposits::one::answer_deposit))
}

/// Company settings: the agency's data, branches, staff and bank accounts.
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
        .routes(routes!(payments::bank_accounts::load_bank_accounts))
        .routes(routes!(payments::bank_accounts::view_bank_account))
        .routes(routes!(payments::bank_accounts::add_bank_account))
        .routes(routes!(payments::bank_accounts::edit_bank_account))
        .routes(routes!(payments::owner_bank_accounts::get_bank_account_details))
}

/// The operators' API.
fn operations_endpoints() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(OperationsDocument::openapi())
        .routes(routes!(operations::invitation::open_invitation))
        .routes(routes!(operations::invitation::accept_invitation))
        .routes(routes!(operations::session::sign_in_operator))
        .routes(routes!(operations::session::sign_out_operator))
        .routes(routes!(operations::session::get_current_operator))
        .routes(routes!(operations::session::load_operator_sessions))
        .routes(routes!(operations::session::revoke_operator_session))
        .routes(routes!(operations::queue::load_work_queue))
        .routes(routes!(operations::order_list::search_orders))
        .routes(routes!(operations::order_page::view_order_case))
        .routes(routes!(operations::orders::load_orders_in_doubt))
        .routes(routes!(operations::orders::decide_outcome))
        .routes(routes!(operations::requests::load_requests))
        .routes(routes!(operations::requests::decide_request))
        .routes(routes!(operations::after_sale::view_after_sale))
        .routes(routes!(operations::after_sale::decide_after_sale))
        .routes(routes!(operations::after_sale::assign_after_sale))
        .routes(routes!(operations::assignees::load_assignees))
        .routes(routes!(operations::deposits::view_deposit_case))
        .routes(routes!(operations::deposits::get_deposit_slip))
        .routes(routes!(operations::deposits::decide_deposit))
        .routes(routes!(operations::applications::view_application))
        .routes(routes!(operations::applications::get_application_document))
        .routes(routes!(operations::applications::decide_application))
        .routes(routes!(operations::applications::remark_on_application))
        .routes(routes!(operations::agencies::view_licences))
        .routes(routes!(operations::agencies::decide_licences))
        .routes(routes!(operations::agencies::remark_on_kyc))
        .routes(routes!(operations::agencies::list::load_agencies))
        .routes(routes!(operations::agencies::page::view_agency))
        .routes(routes!(operations::agencies::page::get_agency_document))
        .routes(routes!(operations::agencies::standing::set_agency_standing))
        .routes(routes!(operations::agencies::standing::set_credit_limit))
        .routes(routes!(operations::wallet_changes::propose_adjustment))
        .routes(routes!(operations::wallet_changes::view_wallet_change))
        .routes(routes!(operations::wallet_changes::decide_wallet_change))
        .merge(special_fares::operators_endpoints())
        .merge(holiday_orders::operators_endpoints())
        .merge(holidays::operators_endpoints())
        .routes(routes!(operations::visas::queue::load_visa_queue))
        .routes(routes!(operations::visas::read::view_visa_order))
        .routes(routes!(operations::visas::read::get_visa_file))
        .routes(routes!(operations::visas::steps::review_visa_document))
        .routes(routes!(operations::visas::steps::request_visa_correction))
        .routes(routes!(operations::visas::steps::withdraw_visa_correction))
        .routes(routes!(operations::visas::steps::lodge_visas))
        .routes(routes!(operations::visas::steps::decide_visa))
        .routes(routes!(operations::visas::steps::upload_visa))
        .routes(routes!(operations::visas::steps::deliver_visas))
        .routes(routes!(operations::templates::load_templates))
        .routes(routes!(operations::templates::save_template))
        .routes(routes!(operations::templates::set_template_state))
        .routes(routes!(operations::audit::load_audit))
        .routes(routes!(operations::audit::file::export_audit))
}

/// The contract with agencies' portals, as OpenAPI.
pub(crate) fn contract() -> OpenApi {
    endpoints().into_openapi()
}

/// The contract with the operators' console, as OpenAPI.
pub(crate) fn operations_contract() -> OpenApi {
    operations_endpoints().into_openapi()
}

/// The API with the layers that wrap every request.
pub(crate) fn router(state: AppState) -> Router {
    let (router, _) = endpoints().split_for_parts();
    let (for_operators, _) = operations_endpoints().split_for_parts();
    router
        .merge(for_operators)
        .merge(payments::sandbox::router(&state))
        .merge(payments::online::sslcommerz::router())
        .fallback(finish::not_found)
        .method_not_allowed_fallback(finish::method_not_allowed)
        .layer(DefaultBodyLimit::max(state.body_bytes))
        .layer(middleware::from_fn_with_state(state.clone(), stamp::check))
        .layer(CatchPanicLayer::custom(finish::panicked))
        .layer(middleware::from_fn_with_state(state.clone(), finish::finish))
        .with_state(state)
}
