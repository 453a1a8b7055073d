//! What an agency owes for part-paid orders: list, totals, and settling several at once (ADR 0098).

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use futures::stream;
use http::HeaderMap;
use jetway_app::payment::dues::list::{DueQuery, DueRow, DueSummary};
use jetway_app::payment::dues::several::{DuePayment, SettledOrder};
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::payment::DueState;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::part_payment::OrderDue;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::money::money;
use crate::wire::names::SettleOutcomeName;
use crate::wire::order_reference::reference;

/// Orders one call may settle.
const MOST: usize = 50;

/// Filters and paging.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DuesRequest {
    state: Option<DueStateFilter>,
    /// Part of an order reference.
    search: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// State to filter by.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DueStateFilter {
    /// Not yet due.
    Open,
    /// Past the due date.
    Overdue,
    /// Paid in full.
    Settled,
}

/// A page of outstanding amounts: unpaid ones first, each group by due date.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DuesResponse {
    items: Vec<DueItem>,
    total: u64,
    page: u64,
    page_size: u64,
}

/// A part-paid order in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DueItem {
    due: OrderDue,
    /// What was sold, such as the route `DXB-DAC-DXB`.
    title: String,
    /// Name of the first traveller.
    lead_name: String,
}

/// Totals of what the agency owes.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DuesSummary {
    /// Number of unpaid amounts.
    unpaid: usize,
    /// Number of them past their due date.
    overdue: usize,
    /// Sum of the unpaid amounts. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// The part of it past its due date. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    overdue_total: Option<String>,
    /// Earliest due date of an unpaid amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_due_at: Option<String>,
    /// The order it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_order_reference: Option<String>,
    /// When the wallet is debited for that order if it is not paid before.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_debit_at: Option<String>,
    /// Whether nothing can be issued until the overdue amounts are paid.
    is_enforced: bool,
}

/// The orders to settle.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SettlementRequest {
    /// 1 to 50 different orders.
    order_references: Vec<String>,
}

/// What settling some orders costs. Nothing is charged.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettlementDetails {
    /// The orders, in the order of the request.
    dues: Vec<OrderDue>,
    /// Sum of what is left of them. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// Available balance of the wallet.
    wallet_balance: String,
    /// Amount the wallet is short of `total`. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    shortfall: Option<String>,
}

/// The orders to settle and the amounts the user accepted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SettleSeveralRequest {
    /// 1 to 50 different orders; they are settled in this order.
    dues: Vec<AcceptedDue>,
}

/// An order and the amount the user accepted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcceptedDue {
    order_reference: String,
    /// The outstanding amount as shown, such as `AED 336.00`.
    accepted_amount: String,
}

/// What came of each order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettledSeveral {
    /// The orders, in the order of the request.
    results: Vec<SettleResult>,
}

/// What came of one order: settled in whole, or unchanged.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettleResult {
    order_reference: String,
    #[schema(value_type = SettleOutcomeName)]
    outcome: &'static str,
    /// The outstanding amount after it; absent if the order was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<OrderDue>,
    /// Problem code of the refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
}

/// List part-paid orders.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/GetOrders", operation_id = "getDues", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(230))), request_body = DuesRequest,
    responses((status = 200, body = DuesResponse)))]
pub(crate) async fn get_dues(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowPartialPaymentList.code() }>,
    body: Body<DuesRequest>,
) -> Result<Json<DuesResponse>, Refusal> {
    let list = state.app.payments().dues(agent.caller(), body.value.query()).await?;
    let told = agent.visibility().agent_amounts;
    let items = list.rows.into_iter().map(|row| DueItem::of(row, told));
    Ok(Json(DuesResponse {
        items: items.collect::<Result<_, _>>()?,
        total: list.total,
        page: list.page,
        page_size: list.page_size,
    }))
}

/// Export the part-paid orders that match, all pages of them, in the order of the list, as CSV; `page` and `pageSize` are
/// ignored. Text that a spreadsheet would run as a formula begins with an apostrophe. The columns of amounts need 203.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/ExportOrders", operation_id = "exportDues", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(230))), request_body = DuesRequest,
    responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_dues(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowPartialPaymentList.code() }>,
    body: Body<DuesRequest>,
) -> Result<Response, Refusal> {
    let rows = state
        .app
        .payments()
        .all_dues(agent.caller(), body.value.query())
        .await?;
    let parts = stream::iter([Ok::<_, Infallible>(rows)]);
    csv_list(&state, agent, "partial-payments", &COLUMNS, parts)
}

static COLUMNS: [Column<DueRow>; 10] = [
    Column::new(["Order reference", "مرجع الطلب"], |row, _| {
        Cell::text(Some(row.view.due.reference.as_str()))
    }),
    Column::new(["Trip", "الرحلة"], |row, _| Cell::text(Some(&row.title))),
    Column::new(["Lead traveller", "المسافر الرئيسي"], |row, _| {
        Cell::text(Some(&row.lead_name))
    }),
    Column::new(["Status", "الحالة"], |row, reader| {
        Cell::text(Some(reader.words(state_name(row.view.state))))
    }),
    Column::new(
        ["Due ({place})", "تاريخ الاستحقاق ({place})"],
        |row, reader| reader.time(Some(row.view.due.due_at)),
    ),
    Column::new(
        ["Paid in full ({place})", "تاريخ السداد ({place})"],
        |row, reader| reader.time(row.view.settlement.map(|(_, at)| at)),
    ),
    Column::new(["Total", "الإجمالي"], |row: &DueRow, _| {
        amount(row.view.due.total())
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Paid", "المدفوع"], |row: &DueRow, _| {
        amount(row.view.due.paid())
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Left to pay", "المتبقي"], |row: &DueRow, _| {
        amount(row.view.due.left())
    })
    .needs(Functionality::ShowCommission),
    Column::new(["Currency", "العملة"], |row, _| {
        Cell::plain(Some(row.view.due.later.currency))
    }),
];

/// The amounts of a due that was read always add up.
fn amount(sum: Result<Money, MoneyError>) -> Cell {
    Cell::plain(sum.ok().map(|sum| sum.amount()))
}

const fn state_name(state: DueState) -> Words {
    match state {
        DueState::Open => ["Due later", "مستحق لاحقًا"],
        DueState::Overdue => ["Overdue", "متأخر"],
        DueState::Settled => ["Settled", "مسدد"],
    }
}

/// Read the totals of the outstanding amounts.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/GetSummary", operation_id = "getDuesSummary", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(230))), responses((status = 200, body = DuesSummary)))]
pub(crate) async fn get_dues_summary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowPartialPaymentList.code() }>,
) -> Result<Json<DuesSummary>, Refusal> {
    let summary = state.app.payments().due_summary(agent.caller()).await?;
    Ok(Json(DuesSummary::of(&summary, agent.visibility().agent_amounts)))
}

/// Read what settling some orders costs. Nothing is charged.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/GetSettlementDetails", operation_id = "getSettlementDetails",
    tag = "payment", security(("session" = [])), extensions(("x-functionality" = json!(231))),
    request_body = SettlementRequest, responses((status = 200, body = SettlementDetails)))]
pub(crate) async fn get_settlement_details(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PayPartialPaymentDue.code() }>,
    body: Body<SettlementRequest>,
) -> Result<Json<SettlementDetails>, Refusal> {
    let orders = body.value.order_references;
    let orders = orders.iter().map(|text| reference(text));
    let orders = orders.collect::<Result<Vec<_>, _>>()?;
    different("/orderReferences", orders.iter())?;
    let details = state.app.payments().settlement_details(agent.caller(), &orders).await?;
    let told = agent.visibility().agent_amounts;
    let dues = details.dues.iter().map(|view| OrderDue::of(view, told));
    let shown = |amount: Money| told.then(|| amount.to_string());
    Ok(Json(SettlementDetails {
        dues: dues.collect::<Result<_, _>>()?,
        total: shown(details.total),
        wallet_balance: details.available.to_string(),
        shortfall: details.shortfall.and_then(shown),
    }))
}

/// Settle several orders from the wallet, each in whole or not at all. A refused order does not keep the others from being
/// settled; repeating the call charges nothing twice.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/SettleSeveral", operation_id = "settleSeveral", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(231))), request_body = SettleSeveralRequest,
    responses((status = 200, body = SettledSeveral)))]
pub(crate) async fn settle_several(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PayPartialPaymentDue.code() }>,
    headers: HeaderMap,
    body: Body<SettleSeveralRequest>,
) -> Result<Response, Refusal> {
    let payments = body.value.payments()?;
    // Users cannot accept amounts they may not see.
    if !agent.visibility().agent_amounts {
        let needed = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", needed)
            .into());
    }
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "settleSeveral", body.digest);
    let work = async move {
        let settled = state.app.payments().settle_several(agent.caller(), &payments).await?;
        let results = settled.into_iter().map(SettleResult::of);
        Ok(SettledSeveral {
            results: results.collect::<Result<_, Refusal>>()?,
        })
    };
    once.answer(&headers, work).await
}

/// # Errors
/// `request.invalid` unless they are 1 to 50 different orders.
fn different<'r>(pointer: &str, orders: impl ExactSizeIterator<Item = &'r OrderReference>) -> Result<(), BadField> {
    let count = orders.len();
    let different: BTreeSet<&str> = orders.map(OrderReference::as_str).collect();
    if (1..=MOST).contains(&count) && different.len() == count {
        return Ok(());
    }
    let detail = format!("Name 1 to {MOST} different orders.");
    Err(BadField::new(pointer, "orders.count", detail))
}

impl DuesRequest {
    fn query(self) -> DueQuery {
        DueQuery {
            state: self.state.map(|state| match state {
                DueStateFilter::Open => DueState::Open,
                DueStateFilter::Overdue => DueState::Overdue,
                DueStateFilter::Settled => DueState::Settled,
            }),
            search: self.search,
            page: self.page,
            page_size: self.page_size,
        }
    }
}

impl SettleSeveralRequest {
    fn payments(&self) -> Result<Vec<DuePayment>, Refusal> {
        let payment = |(index, due): (usize, &AcceptedDue)| {
            Ok::<_, Refusal>(DuePayment {
                reference: reference(&due.order_reference)?,
                accepted: money(&format!("/dues/{index}/acceptedAmount"), &due.accepted_amount)?,
            })
        };
        let payments = self.dues.iter().enumerate().map(payment);
        let payments = payments.collect::<Result<Vec<_>, _>>()?;
        different("/dues", payments.iter().map(|payment| &payment.reference))?;
        Ok(payments)
    }
}

impl DueItem {
    fn of(row: DueRow, told: bool) -> Result<Self, Refusal> {
        Ok(Self {
            due: OrderDue::of(&row.view, told)?,
            title: row.title,
            lead_name: row.lead_name,
        })
    }
}

impl DuesSummary {
    fn of(summary: &DueSummary, told: bool) -> Self {
        let next = summary.next.as_ref();
        Self {
            unpaid: summary.unpaid,
            overdue: summary.overdue,
            total: told.then(|| summary.total.to_string()),
            overdue_total: told.then(|| summary.overdue_total.to_string()),
            next_due_at: next.map(|due| instant(due.due_at)),
            next_order_reference: next.map(|due| due.reference.as_str().to_owned()),
            next_debit_at: summary.next_debit_at.map(instant),
            is_enforced: summary.is_enforced,
        }
    }
}

impl SettleResult {
    fn of(order: SettledOrder) -> Result<Self, Refusal> {
        let order_reference = order.reference.as_str().to_owned();
        match order.outcome {
            Ok(settled) => Ok(Self {
                order_reference,
                outcome: if settled.now { "paid" } else { "paidBefore" },
                due: Some(OrderDue::of(&settled.view, true)?),
                code: None,
            }),
            Err(error) => Ok(Self {
                order_reference,
                outcome: "refused",
                due: None,
                code: Some(Refusal::from(error).code().as_str().to_owned()),
            }),
        }
    }
}
