//! The list of the agency's deposits as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::{Deposit, DepositMethod, DepositStatus};

use super::list::DepositsRequest;
use crate::http::csv::{Cell, Column, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the deposits that match, all pages of them, newest first, as CSV; `page` and `pageSize` are ignored. Text that a
/// spreadsheet would run as a formula begins with an apostrophe.
#[utoipa::path(post, path = "/api/payment/v1/deposit/export", operation_id = "exportDeposits", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(228))),
    request_body = DepositsRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_deposits(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowDepositList.code() }>,
    body: Body<DepositsRequest>,
) -> Result<Response, Refusal> {
    let filter = body.value.filter()?;
    let export = state.app.deposits().export(agent.caller(), &filter).await?;
    csv_list(&state, agent, "deposits", &COLUMNS, export.parts())
}

static COLUMNS: [Column<Deposit>; 11] = [
    Column::new(["Deposit", "الإيداع"], |deposit, _| {
        Cell::text(Some(&deposit.reference))
    }),
    Column::new(["Sent ({place})", "أُرسل ({place})"], |deposit, reader| {
        reader.time(Some(deposit.created_at))
    }),
    Column::new(["Paid on", "تاريخ الدفع"], |deposit, _| {
        Cell::plain(Some(deposit.paid_on))
    }),
    Column::new(["Method", "الطريقة"], |deposit, reader| {
        let method = deposit.method;
        Cell::text(Some(reader.words([method.label(), arabic_method(method)])))
    }),
    Column::new(["Reference", "المرجع"], |deposit, _| {
        Cell::text(Some(deposit.details.particulars.bank_reference()))
    }),
    Column::new(["Amount", "المبلغ"], |deposit, _| {
        Cell::plain(Some(deposit.amount.amount()))
    }),
    Column::new(["Fee", "الرسوم"], |deposit, _| {
        Cell::plain(Some(deposit.fee.amount()))
    }),
    Column::new(["Credited", "المبلغ المضاف"], |deposit, _| {
        let credit = deposit.status.is_credited().then(|| deposit.credit());
        Cell::plain(credit.map(|credit| credit.amount()))
    }),
    Column::new(["Currency", "العملة"], |deposit, _| {
        Cell::plain(Some(deposit.amount.currency))
    }),
    Column::new(["Status", "الحالة"], |deposit, reader| {
        let status = deposit.status;
        Cell::text(Some(reader.words([status.text(), arabic_status(status)])))
    }),
    Column::new(["By", "بواسطة"], |deposit, _| {
        Cell::text(Some(&deposit.details.user_name))
    }),
];

const fn arabic_method(method: DepositMethod) -> &'static str {
    match method {
        DepositMethod::BankDeposit => "إيداع بنكي",
        DepositMethod::BankTransfer => "تحويل بنكي",
        DepositMethod::Cheque => "شيك",
        DepositMethod::MobileBanking => "محفظة الهاتف",
        DepositMethod::Card => "بطاقة ائتمان أو خصم",
        DepositMethod::NetBanking => "الخدمات المصرفية عبر الإنترنت",
    }
}

const fn arabic_status(status: DepositStatus) -> &'static str {
    match status {
        DepositStatus::Submitted => "مُرسل",
        DepositStatus::UnderReview => "قيد المراجعة",
        DepositStatus::NeedsInfo => "يحتاج معلومات",
        DepositStatus::Approved => "موافق عليه",
        DepositStatus::Rejected => "مرفوض",
        DepositStatus::Withdrawn => "مسحوب",
        DepositStatus::Received => "مُستلم",
        DepositStatus::Presented => "مُقدَّم",
        DepositStatus::Cleared => "محصّل",
        DepositStatus::Bounced => "مرتجع",
        DepositStatus::Initiated => "لم يُدفع بعد",
        DepositStatus::Redirected => "قيد الدفع",
        DepositStatus::Verified => "مدفوع",
        DepositStatus::Credited => "مُضاف",
        DepositStatus::Failed => "مرفوض من المزود",
        DepositStatus::Cancelled => "ملغى",
        DepositStatus::Expired => "منتهٍ",
        DepositStatus::ManualReview => "قيد التدقيق",
    }
}
