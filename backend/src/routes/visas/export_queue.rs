//! A list of applications as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_app::flight::names::country_name;
use jetway_domain::access::Functionality;
use jetway_domain::visa::applicant::{Applicant, VisaState};
use jetway_domain::visa::order::VisaOrder;

use super::get_queue::VisaQueueRequest;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the applications that match, all pages of them, newest first, as CSV; `page` and `pageSize` are ignored. Text that a
/// spreadsheet would run as a formula begins with an apostrophe. The column of agency amounts needs 203.
#[utoipa::path(post, path = "/api/visa/v1/Visa/ExportQueue", operation_id = "visaExportQueue", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(253))),
    request_body = VisaQueueRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowVisaQueue.code() }>,
    body: Body<VisaQueueRequest>,
) -> Result<Response, Refusal> {
    let query = body.value.query()?;
    let export = state.app.visas().export(agent.caller(), &query).await?;
    csv_list(&state, agent, "visa-applications", &COLUMNS, export.parts())
}

static COLUMNS: [Column<VisaOrder>; 14] = [
    Column::new(["Order reference", "رقم الطلب"], |order, _| {
        Cell::text(Some(order.reference.as_str()))
    }),
    Column::new(["Status", "الحالة"], |order, reader| {
        Cell::text(Some(reader.words(state_name(order.state()))))
    }),
    Column::new(["Destination", "الوجهة"], |order, reader| {
        let product = &order.details.product;
        let name = country_name(product.destination, &product.destination_name, reader.names());
        Cell::text(Some(name))
    }),
    Column::new(["Visa", "التأشيرة"], |order, reader| {
        Cell::text(Some(order.details.product.name.in_language(reader.names())))
    }),
    Column::new(["Lead applicant", "مقدم الطلب الرئيسي"], |order, _| {
        let lead = order.details.applicants.first();
        Cell::Text(lead.map(Applicant::name).unwrap_or_default())
    }),
    Column::new(["Applicants", "عدد مقدمي الطلب"], |order, _| {
        Cell::plain(Some(order.details.applicants.len()))
    }),
    Column::new(["Travel date", "تاريخ السفر"], |order, _| {
        Cell::plain(Some(order.details.travel_on))
    }),
    Column::new(["Answer by ({place})", "الرد قبل ({place})"], |order, reader| {
        reader.time(order.open_corrections().map(|one| one.due_at).min())
    }),
    Column::new(
        ["Kept until ({place})", "محفوظ حتى ({place})"],
        |order, reader| reader.time(order.draft_until()),
    ),
    Column::new(["Customer price", "سعر العميل"], |order, _| {
        Cell::plain(Some(order.total().amount()))
    }),
    // The agency pays what its customer pays.
    Column::new(["Agency price", "سعر الوكالة"], |order: &VisaOrder, _| {
        Cell::plain(Some(order.total().amount()))
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |order, _| {
        Cell::plain(Some(order.total().currency))
    }),
    Column::new(
        ["Created ({place})", "تاريخ الإنشاء ({place})"],
        |order, reader| reader.time(Some(order.created_at)),
    ),
    Column::new(["Created by", "أنشأه"], |order, _| {
        Cell::text(Some(&order.details.created_by_name))
    }),
];

/// The name of a state, as the page has it.
const fn state_name(state: VisaState) -> Words {
    match state {
        VisaState::Draft => ["Draft", "مسودة"],
        VisaState::Submitted => ["Submitted", "قُدّم"],
        VisaState::DocumentReview => ["Documents in review", "المستندات قيد المراجعة"],
        VisaState::CorrectionRequested => ["Correction requested", "مطلوب تصحيح"],
        VisaState::Resubmitted => ["Resubmitted", "أُعيد تقديمه"],
        VisaState::Lodged => ["Lodged", "قُدّم إلى السفارة"],
        VisaState::InProcess => ["In process", "قيد المعالجة"],
        VisaState::BiometricsDue => ["Biometrics due", "البصمات مطلوبة"],
        VisaState::Approved => ["Approved", "مقبول"],
        VisaState::Refused => ["Refused", "مرفوض"],
        VisaState::Returned => ["Returned", "مُعاد"],
        VisaState::Delivered => ["Delivered", "سُلّم"],
        VisaState::Cancelled => ["Cancelled", "ملغى"],
        VisaState::Expired => ["Expired", "منتهٍ"],
    }
}
