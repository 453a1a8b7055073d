//! A list of requests as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_app::holiday::requests::ListedRequest;
use jetway_domain::access::Functionality;
use jetway_domain::holiday::request::HolidayRequestStatus;
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::SeatPrice;

use super::get_queue::HolidayRequestsRequest;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the requests that match, all pages of them, newest first, as CSV; `page` and `pageSize` are ignored. Text that a
/// spreadsheet would run as a formula begins with an apostrophe. The column of agency amounts needs 203.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/ExportQueue", operation_id = "holidayExportRequests",
    tag = "holidays", security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = HolidayRequestsRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    body: Body<HolidayRequestsRequest>,
) -> Result<Response, Refusal> {
    let filter = body.value.filter();
    let export = state.app.holiday_requests().export(agent.caller(), filter).await?;
    csv_list(&state, agent, "holiday-requests", &COLUMNS, export.parts())
}

static COLUMNS: [Column<ListedRequest>; 14] = [
    Column::new(["Request", "الطلب"], |listed, _| {
        Cell::text(Some(&listed.request.reference))
    }),
    Column::new(["Status", "الحالة"], |listed, reader| {
        Cell::text(Some(reader.words(state_name(listed.request.status))))
    }),
    Column::new(["Package", "الباقة"], |listed, _| {
        Cell::text(Some(&listed.request.details.trip.title))
    }),
    Column::new(["City", "المدينة"], |listed, _| {
        Cell::text(Some(&listed.request.details.trip.city))
    }),
    Column::new(["Start", "تاريخ البداية"], |listed, _| {
        Cell::plain(Some(listed.request.details.wish.date))
    }),
    Column::new(["Adults", "البالغون"], |listed, _| {
        Cell::plain(Some(listed.request.details.wish.adults))
    }),
    Column::new(["Children", "الأطفال"], |listed, _| {
        Cell::plain(Some(listed.request.details.wish.child_ages.len()))
    }),
    Column::new(["Customer price", "سعر العميل"], |listed, _| {
        Cell::plain(quoted(listed).map(|total| total.customer.amount()))
    }),
    Column::new(
        ["Agency price", "سعر الوكالة"],
        |listed: &ListedRequest, _| Cell::plain(quoted(listed).map(|total| total.agent.amount())),
    )
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |listed, _| {
        Cell::plain(quoted(listed).map(|total| total.customer.currency))
    }),
    Column::new(
        ["Valid until ({place})", "صالح حتى ({place})"],
        |listed, reader| {
            let quotation = listed.request.details.quotation.as_ref();
            reader.time(quotation.map(|quotation| quotation.terms.valid_until))
        },
    ),
    Column::new(["Booking", "الحجز"], |listed, _| {
        let order = listed.request.details.order.as_ref();
        Cell::text(order.map(OrderReference::as_str))
    }),
    Column::new(
        ["Requested ({place})", "تاريخ الطلب ({place})"],
        |listed, reader| reader.time(Some(listed.request.created_at)),
    ),
    Column::new(["Requested by", "مقدم الطلب"], |listed, _| {
        Cell::text(Some(&listed.request.details.created_by_name))
    }),
];

/// What the last quotation comes to.
fn quoted(listed: &ListedRequest) -> Option<SeatPrice> {
    listed.request.details.quotation.as_ref()?.terms.total().ok()
}

/// The name of a state, as the page has it.
const fn state_name(status: HolidayRequestStatus) -> Words {
    match status {
        HolidayRequestStatus::Submitted => ["Sent", "أُرسل"],
        HolidayRequestStatus::Acknowledged => ["Being quoted", "قيد التسعير"],
        HolidayRequestStatus::Quoted => ["Quoted", "صدر عرض السعر"],
        HolidayRequestStatus::Accepted => ["Accepted", "مقبول"],
        HolidayRequestStatus::Declined => ["Declined", "مرفوض"],
        HolidayRequestStatus::Expired => ["Expired", "منتهي الصلاحية"],
        HolidayRequestStatus::Withdrawn => ["Withdrawn", "مسحوب"],
        HolidayRequestStatus::Refused => ["Refused", "اعتذر فريقنا"],
    }
}
