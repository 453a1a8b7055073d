//! A list of hotel orders as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_domain::access::Functionality;
use jetway_domain::hotel::order::HotelOrder;

use super::get_queue::HotelQueueRequest;
use super::view::HotelOrderStatus;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the hotel orders that match, all pages of them, as CSV; `page` and `pageSize` are ignored. Text that a spreadsheet would
/// run as a formula begins with an apostrophe. The column of agency amounts needs 203.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/ExportQueue", operation_id = "hotelExportQueue", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(252))),
    request_body = HotelQueueRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHotelQueues.code() }>,
    body: Body<HotelQueueRequest>,
) -> Result<Response, Refusal> {
    let query = body.value.query();
    let export = state.app.hotels().export(agent.caller(), &query).await?;
    csv_list(&state, agent, "hotel-bookings", &COLUMNS, export.parts())
}

static COLUMNS: [Column<HotelOrder>; 16] = [
    Column::new(["Order reference", "رقم الطلب"], |order, _| {
        Cell::text(Some(order.reference.as_str()))
    }),
    Column::new(["Status", "الحالة"], |order, reader| {
        Cell::text(Some(reader.words(status_name(HotelOrderStatus::of(order.status)))))
    }),
    Column::new(["Hotel", "الفندق"], |order, _| {
        Cell::text(Some(&order.details.property.name))
    }),
    Column::new(["City", "المدينة"], |order, _| {
        Cell::text(Some(&order.details.property.city))
    }),
    Column::new(["Check-in", "الوصول"], |order, _| {
        Cell::plain(Some(order.details.search.stay.check_in))
    }),
    Column::new(["Check-out", "المغادرة"], |order, _| {
        Cell::plain(Some(order.details.search.stay.check_out))
    }),
    Column::new(["Nights", "عدد الليالي"], |order, _| {
        Cell::plain(Some(order.details.search.stay.nights()))
    }),
    Column::new(["Rooms", "عدد الغرف"], |order, _| {
        Cell::plain(Some(order.details.rooms.len()))
    }),
    Column::new(["Guests", "عدد النزلاء"], |order, _| {
        Cell::plain(Some(order.details.search.guests()))
    }),
    Column::new(["Lead guest", "النزيل الرئيسي"], |order, _| {
        Cell::Text(order.details.lead_name())
    }),
    Column::new(["Pay by ({place})", "ادفع قبل ({place})"], |order, reader| {
        reader.time(order.pay_by())
    }),
    Column::new(["Customer price", "سعر العميل"], |order, _| {
        Cell::plain(Some(order.details.rate.total.amount()))
    }),
    Column::new(["Agency price", "سعر الوكالة"], |order: &HotelOrder, _| {
        Cell::plain(Some(order.payable().amount()))
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |order, _| {
        Cell::plain(Some(order.details.rate.total.currency))
    }),
    Column::new(
        ["Booked ({place})", "تاريخ الحجز ({place})"],
        |order, reader| reader.time(Some(order.created_at)),
    ),
    Column::new(["Booked by", "حجزه"], |order, _| {
        Cell::text(Some(&order.details.created_by_name))
    }),
];

/// The name of a status, as the page has it.
const fn status_name(status: HotelOrderStatus) -> Words {
    match status {
        HotelOrderStatus::Confirmed => ["Confirmed", "مؤكد"],
        HotelOrderStatus::UnConfirmed => ["Not confirmed", "غير مؤكد"],
        HotelOrderStatus::OnHold => ["To pay", "للدفع"],
        HotelOrderStatus::InProgress => ["In progress", "قيد المعالجة"],
        HotelOrderStatus::Cancelled => ["Cancelled", "ملغى"],
        HotelOrderStatus::Expired => ["Expired", "منتهٍ"],
    }
}
