//! A booking list as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_app::flight::names::airline_name;
use jetway_domain::access::Functionality;
use jetway_domain::air::itinerary::journeys;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::TripType;
use jetway_domain::order::OrderStatus;

use super::request::BookingsRequest;
use crate::http::csv::{Cell, Column, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the bookings that match, all pages of them, as CSV; `page` and `pageSize` are ignored. Text that a spreadsheet would
/// run as a formula begins with an apostrophe. The column of agency amounts needs 203.
#[utoipa::path(post, path = "/api/customer/v1/MyBooking/ExportBookings", operation_id = "exportBookings", tag = "customer",
    security(("session" = [])), extensions(("x-functionality" = json!(223))),
    request_body = BookingsRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_bookings(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBookings.code() }>,
    body: Body<BookingsRequest>,
) -> Result<Response, Refusal> {
    let (query, airlines) = body.value.query()?;
    let bookings = state.app.flight_bookings();
    let export = bookings.export(agent.caller(), &query, &airlines).await?;
    csv_list(&state, agent, "bookings", &COLUMNS, export.parts())
}

static COLUMNS: [Column<FlightOrder>; 15] = [
    Column::new(["Order reference", "رقم الطلب"], |order, _| {
        Cell::text(Some(order.reference.as_str()))
    }),
    Column::new(["PNR", "رقم الحجز"], |order, _| {
        Cell::text(order.pnr.as_deref())
    }),
    Column::new(["Status", "الحالة"], |order, reader| {
        Cell::text(Some(reader.words([order.status.text(), arabic(order.status)])))
    }),
    Column::new(["Route", "المسار"], |order, _| Cell::Text(order.route())),
    Column::new(["Departure", "المغادرة"], |order, _| departure(order, 0)),
    Column::new(["Return", "العودة"], |order, _| {
        if order.details.query.trip_type == TripType::Return {
            departure(order, 1)
        } else {
            Cell::text(None)
        }
    }),
    Column::new(["Lead traveller", "المسافر الرئيسي"], |order, _| {
        Cell::Text(order.details.lead_passenger())
    }),
    Column::new(["Travellers", "عدد المسافرين"], |order, _| {
        Cell::plain(Some(order.details.passenger_count()))
    }),
    Column::new(["Airline", "شركة الطيران"], |order, reader| {
        Cell::Text(airline_name(order.details.offer.validating, reader.names()))
    }),
    Column::new(
        ["Ticketing time limit ({place})", "مهلة إصدار التذكرة ({place})"],
        |order, reader| reader.time(order.can_issue().then_some(order.limits.auto_cancel_at)),
    ),
    Column::new(["Customer price", "سعر العميل"], |order, _| {
        Cell::plain(Some(order.details.quote.customer_total.amount()))
    }),
    Column::new(["Agency price", "سعر الوكالة"], |order: &FlightOrder, _| {
        Cell::plain(Some(order.details.quote.agent_payable.amount()))
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |order, _| {
        Cell::plain(Some(order.details.quote.customer_total.currency))
    }),
    Column::new(
        ["Booked ({place})", "تاريخ الحجز ({place})"],
        |order, reader| reader.time(Some(order.created_at)),
    ),
    Column::new(["Booked by", "حجزه"], |order, _| {
        Cell::Text(order.details.created_by_name.clone())
    }),
];

/// The local day of departure of a journey, counted from 0.
fn departure(order: &FlightOrder, journey: usize) -> Cell {
    let trips = journeys(&order.details.offer.segments);
    Cell::plain(trips.get(journey).map(|trip| trip.departs_local.date()))
}

const fn arabic(status: OrderStatus) -> &'static str {
    match status {
        OrderStatus::Pending => "قيد التأكيد",
        OrderStatus::OnHold => "قيد الحجز",
        OrderStatus::InProgress => "التذاكر قيد الإصدار",
        OrderStatus::Confirmed => "صدرت التذاكر",
        OrderStatus::PartiallyTicketed => "صدر بعض التذاكر",
        OrderStatus::UnConfirmed => "غير مؤكد",
        OrderStatus::Cancelled => "ملغى",
        OrderStatus::Expired => "منتهٍ",
    }
}
