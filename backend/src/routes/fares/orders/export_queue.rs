//! A list of groups' orders as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_domain::access::Functionality;
use jetway_domain::lot::LotKind;
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};

use super::get_queue::GroupQueueRequest;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the groups' orders that match, all pages of them, newest first, as CSV; `page` and `pageSize` are ignored. Text that a
/// spreadsheet would run as a formula begins with an apostrophe. The column of agency amounts needs 203.
#[utoipa::path(post, path = "/api/fares/v1/Fare/ExportQueue", operation_id = "fareExportQueue", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(223))),
    request_body = GroupQueueRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBookings.code() }>,
    body: Body<GroupQueueRequest>,
) -> Result<Response, Refusal> {
    let query = body.value.query();
    let export = state.app.groups().export(agent.caller(), &query).await?;
    csv_list(&state, agent, "fare-bookings", &COLUMNS, export.parts())
}

static COLUMNS: [Column<GroupOrder>; 15] = [
    Column::new(["Order reference", "رقم الطلب"], |order, _| {
        Cell::text(Some(order.reference.as_str()))
    }),
    Column::new(["Status", "الحالة"], |order, reader| {
        Cell::text(Some(reader.words(stage_name(order.stage()))))
    }),
    Column::new(["Group", "المجموعة"], |order, _| {
        Cell::text(Some(&order.details.group_name))
    }),
    Column::new(["Kind", "النوع"], |order, reader| {
        Cell::text(Some(reader.words(kind_name(order.details.offer.kind))))
    }),
    Column::new(["Fare", "العرض"], |order, _| {
        Cell::text(Some(&order.details.offer.title))
    }),
    Column::new(["From", "من"], |order, _| Cell::plain(order.details.offer.origin())),
    Column::new(["To", "إلى"], |order, _| {
        Cell::plain(order.details.offer.destination())
    }),
    Column::new(["Departure", "المغادرة"], |order, _| {
        Cell::plain(Some(order.summary().starts_on))
    }),
    Column::new(["Seats", "المقاعد"], |order, _| {
        Cell::plain(Some(order.details.party.seats()))
    }),
    Column::new(
        ["Next deadline ({place})", "الموعد التالي ({place})"],
        |order, reader| reader.time(order.deadlines().into_iter().map(|(_, at)| at).next()),
    ),
    Column::new(["Customer price", "سعر العميل"], |order, _| {
        Cell::plain(Some(order.summary().customer.amount()))
    }),
    Column::new(["Agency price", "سعر الوكالة"], |order: &GroupOrder, _| {
        Cell::plain(Some(order.summary().payable.amount()))
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |order, _| {
        Cell::plain(Some(order.details.offer.currency()))
    }),
    Column::new(
        ["Booked ({place})", "تاريخ الحجز ({place})"],
        |order, reader| reader.time(Some(order.created_at)),
    ),
    Column::new(["Booked by", "حجزه"], |order, _| {
        Cell::text(Some(&order.details.created_by_name))
    }),
];

/// The name of a kind of fares, as the page has it.
const fn kind_name(kind: LotKind) -> Words {
    match kind {
        LotKind::Exclusive => ["Exclusive fare", "سعر حصري"],
        LotKind::Umrah => ["Umrah", "عمرة"],
        LotKind::Group => ["Group fare", "سعر مجموعة"],
    }
}

/// The name of a stage, as the page has it.
const fn stage_name(stage: GroupStage) -> Words {
    match stage {
        GroupStage::SeatsHeld => ["Seats held", "المقاعد محجوزة"],
        GroupStage::DepositPaid => ["Deposit paid", "العربون مدفوع"],
        GroupStage::BalancePaid => ["Paid in full", "مدفوع بالكامل"],
        GroupStage::InProgress => ["Tickets being issued", "التذاكر قيد الإصدار"],
        GroupStage::Ticketed => ["Ticketed", "صدرت التذاكر"],
        GroupStage::Cancelled => ["Cancelled", "ملغى"],
        GroupStage::Released => ["Released", "أُفرج عن المقاعد"],
    }
}
