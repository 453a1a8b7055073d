//! A booking list as a file.

use std::io;

use axum::extract::State;
use axum::response::Response;
use futures::stream;
use jetway_app::flight::names::airline_name;
use jetway_domain::access::Functionality;
use jetway_domain::air::itinerary::journeys;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::TripType;
use jetway_domain::order::OrderStatus;

use super::request::BookingsRequest;
use crate::http::csv::{Cell, FileName, LocalTime, csv_answer, rows};
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
    let table = Table {
        times: LocalTime::of(&agent)?,
        is_arabic: agent.portal.language().starts_with("ar"),
        agency_amounts: agent.visibility().agent_amounts,
    };
    let name = FileName::dated(&state, &agent, "bookings")?;
    let bookings = state.app.flight_bookings();
    let export = bookings.export(agent.caller(), &query, &airlines).await?;
    let headings = table.headings();
    let parts = stream::try_unfold((export, table), |(mut export, table)| async move {
        let Some(orders) = export.next().await.map_err(io::Error::other)? else {
            return Ok(None);
        };
        let part = rows(orders.iter().map(|order| table.row(order)))?;
        Ok::<_, io::Error>(Some((part, (export, table))))
    });
    csv_answer(&name, headings, parts)
}

/// How the bookings are written.
struct Table {
    times: LocalTime,
    is_arabic: bool,
    agency_amounts: bool,
}

impl Table {
    fn headings(&self) -> Vec<String> {
        let place = self.times.place();
        let all = if self.is_arabic { ARABIC } else { ENGLISH };
        let shown = all
            .iter()
            .enumerate()
            .filter(|(at, _)| self.agency_amounts || *at != AGENCY);
        shown.map(|(_, heading)| heading.replace("{place}", &place)).collect()
    }

    fn row(&self, order: &FlightOrder) -> Vec<Cell> {
        let details = &order.details;
        let trips = journeys(&details.offer.segments);
        let day = |at: usize| trips.get(at).map(|journey| journey.departs_local.date());
        let is_return = details.query.trip_type == TripType::Return;
        let quote = &details.quote;
        let mut cells = vec![
            Cell::text(Some(order.reference.as_str())),
            Cell::text(order.pnr.as_deref()),
            Cell::text(Some(if self.is_arabic {
                arabic(order.status)
            } else {
                order.status.text()
            })),
            Cell::Text(order.route()),
            Cell::plain(day(0)),
            Cell::plain(day(1).filter(|_| is_return)),
            Cell::Text(details.lead_passenger()),
            Cell::plain(Some(details.passenger_count())),
            Cell::Text(airline_name(details.offer.validating)),
            self.times
                .cell(order.can_issue().then_some(order.limits.auto_cancel_at)),
            Cell::plain(Some(quote.customer_total.amount())),
        ];
        if self.agency_amounts {
            cells.push(Cell::plain(Some(quote.agent_payable.amount())));
        }
        cells.extend([
            Cell::plain(Some(quote.customer_total.currency)),
            self.times.cell(Some(order.created_at)),
            Cell::Text(details.created_by_name.clone()),
        ]);
        cells
    }
}

/// The column of agency amounts.
const AGENCY: usize = 11;

const ENGLISH: [&str; 15] = [
    "Order reference",
    "PNR",
    "Status",
    "Route",
    "Departure",
    "Return",
    "Lead traveller",
    "Travellers",
    "Airline",
    "Ticketing time limit ({place})",
    "Customer price",
    "Agency price",
    "Currency",
    "Booked ({place})",
    "Booked by",
];

const ARABIC: [&str; 15] = [
    "رقم الطلب",
    "رقم الحجز",
    "الحالة",
    "المسار",
    "المغادرة",
    "العودة",
    "المسافر الرئيسي",
    "عدد المسافرين",
    "شركة الطيران",
    "مهلة إصدار التذكرة ({place})",
    "سعر العميل",
    "سعر الوكالة",
    "العملة",
    "تاريخ الحجز ({place})",
    "حجزه",
];

const fn arabic(status: OrderStatus) -> &'static str {
    match status {
        OrderStatus::Pending => "قيد التأكيد",
        OrderStatus::OnHold => "قيد الحجز",
        OrderStatus::InProgress => "التذاكر قيد الإصدار",
        OrderStatus::Confirmed => "صدرت التذاكر",
        OrderStatus::PartiallyTicketed => "صدر بعض التذاكر",
        OrderStatus::UnConfirmed => "غير مؤكد",
        OrderStatus::Cancelled => "ملغى",
        OrderStatus::Expired => "منتهي",
    }
}
