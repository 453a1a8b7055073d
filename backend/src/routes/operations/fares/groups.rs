//! The groups of a lot.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use jetway_app::lots::group::of_lot::LotGroupQuery;
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::group::order::GroupOrder;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::READERS;
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::fares::orders::view::{GroupMissed, GroupOrderStatus};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::instant::instant;

/// Groups of a page.
const PAGE: u64 = 50;

/// Which groups to list.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotGroupsRequest {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
    /// Only groups in this status; absent for all.
    status: Option<GroupOrderStatus>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// A page of the groups of a lot, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotGroups {
    items: Vec<FareLotGroup>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// How many groups there are in each status, whatever was asked for; a status without any is left out.
    counts: BTreeMap<&'static str, u64>,
    /// Seats of groups without tickets.
    seats_held: u32,
    /// Seats of ticketed groups.
    seats_sold: u32,
}

/// A group of a lot.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotGroup {
    order_reference: String,
    group_name: String,
    /// The agency's name when it held the seats.
    agency: String,
    agency_id: Uuid,
    /// Seats of the group; of a cancelled or released one, the seats that it returned.
    seats: u32,
    /// Passengers without a name.
    names_missing: u32,
    status: GroupOrderStatus,
    /// The next instant at which something is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_deadline: Option<String>,
    /// What is due then.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_due: Option<GroupMissed>,
    created_at: String,
}

/// List the groups that took seats of a fare lot.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetLotGroups", operation_id = "loadFareLotGroups", tag = "fares",
    security(("operator" = [])), request_body = FareLotGroupsRequest, responses((status = 200, body = FareLotGroups)))]
pub(crate) async fn load_fare_lot_groups(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareLotGroupsRequest>,
) -> Result<Json<FareLotGroups>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let query = LotGroupQuery {
        lot: FareLotId(asked.lot_id),
        stage: asked.status.map(GroupOrderStatus::stage),
        after: asked.cursor.as_deref().map(cursor::read_order_mark).transpose()?,
        size: PAGE,
    };
    let found = state.app.groups().of_lot(&tenant, &query).await?;
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    Ok(Json(FareLotGroups {
        items: found.groups.iter().map(FareLotGroup::of).collect(),
        next: found.next.map(|mark| cursor::write_order_mark(&mark)),
        counts: found
            .counts
            .into_iter()
            .map(|(stage, groups)| (stage.as_str(), groups))
            .collect(),
        seats_held: found.seats.held,
        seats_sold: found.seats.sold,
    }))
}

impl FareLotGroup {
    fn of(order: &GroupOrder) -> Self {
        let details = &order.details;
        let next = order.deadlines().into_iter().next();
        Self {
            order_reference: order.reference.as_str().to_owned(),
            group_name: details.group_name.clone(),
            agency: details.agency_name.clone(),
            agency_id: order.agency.0,
            seats: details.party.seats(),
            names_missing: order.names_missing(),
            status: GroupOrderStatus::of(order.stage()),
            next_deadline: next.map(|(_, at)| instant(at)),
            next_due: next.map(|(deadline, _)| GroupMissed::of(deadline)),
            created_at: instant(order.created_at),
        }
    }
}
