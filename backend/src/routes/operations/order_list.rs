//! The orders of every tenant an operator acts for.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::app::order_cases::{OrderRow, OrderSearch};
use jetway_domain::access::OperatorRole;
use jetway_domain::order::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::OrderStatusName;
use crate::wire::search_text::search_text;

/// Orders of a page.
const PAGE: u64 = 50;

/// Roles that read orders.
pub(super) const READERS: [OperatorRole; 6] = [
    OperatorRole::Ticketing,
    OperatorRole::Refunds,
    OperatorRole::Finance,
    OperatorRole::TenantAdmin,
    OperatorRole::Support,
    OperatorRole::Auditor,
];

/// Which orders to find; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OrderSearchRequest {
    /// Slug of a tenant.
    tenant: Option<String>,
    /// Part of a reference, a record locator, a ticket number or a traveller's name; at most 100 characters.
    search: Option<String>,
    /// Part of the agency's name or e-mail address, or the number of its application; at most 100 characters.
    agency: Option<String>,
    #[schema(value_type = Option<OrderStatusName>)]
    status: Option<String>,
    /// Made at or after this moment.
    from: Option<DateTime<Utc>>,
    /// Made before this moment.
    until: Option<DateTime<Utc>>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// A page of orders, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderSearchResponse {
    items: Vec<OrderSearchItem>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// An order in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderSearchItem {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    /// What was sold, such as a route.
    title: String,
    /// Name of the first traveller.
    lead_name: String,
    agency: String,
    agency_id: Uuid,
    created_at: String,
    /// What the agency pays, such as `AED 560.00`.
    payable: String,
}

/// Find orders of the tenants the operator acts for, newest first.
#[utoipa::path(post, path = "/api/operations/v1/Order/Search", operation_id = "searchOrders", tag = "orders",
    security(("operator" = [])), request_body = OrderSearchRequest, responses((status = 200, body = OrderSearchResponse)))]
pub(crate) async fn search_orders(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<OrderSearchRequest>,
) -> Result<Json<OrderSearchResponse>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let status = asked.status.as_deref().map(|name| {
        let known = OrderStatus::parse(name);
        known.ok_or_else(|| BadField::new("/status", "status.unknown", "A status of an order."))
    });
    let search = OrderSearch {
        search: search_text("/search", asked.search.as_deref())?,
        agency: search_text("/agency", asked.agency.as_deref())?,
        statuses: status.transpose()?.into_iter().collect(),
        from: asked.from,
        until: asked.until,
    };
    let after = asked.cursor.as_deref().map(cursor::read_order_mark).transpose()?;
    let page = state.app.order_cases(&tenants, &search, after.as_ref(), PAGE).await?;
    Ok(Json(OrderSearchResponse {
        items: page.rows.into_iter().map(OrderSearchItem::of).collect(),
        next: page.next.map(|mark| cursor::write_order_mark(&mark)),
    }))
}

impl OrderSearchItem {
    fn of(row: OrderRow) -> Self {
        Self {
            tenant: row.tenant.into(),
            order_reference: row.order.reference.as_str().to_owned(),
            status: row.order.status.as_str(),
            title: row.summary.title,
            lead_name: row.summary.lead_name,
            agency: row.agency,
            agency_id: row.order.agency.0,
            created_at: instant(row.order.created_at),
            payable: row.summary.payable.to_string(),
        }
    }
}
