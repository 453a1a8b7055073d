//! Import a record.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::flight::sale::book::BookCommand;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::names::OrderStatusName;

/// The price session of a record, and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateImportBody {
    price_session_id: Uuid,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// The order that a record became.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreateImportAnswer {
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
}

/// Import a record as an order on hold. Repeating the call returns the same order.
#[utoipa::path(post, path = "/api/order/v1/AirCreateImportPNROrder", operation_id = "airCreateImportPnrOrder",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(241))),
    request_body = CreateImportBody, responses((status = 200, body = CreateImportAnswer)))]
pub(crate) async fn air_create_import_pnr_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ImportPnr.code() }>,
    headers: HeaderMap,
    body: Body<CreateImportBody>,
) -> Result<Response, Refusal> {
    let request = body.value;
    let command = BookCommand {
        session: request.price_session_id.into(),
        accepted: money("/acceptedAmount", &request.accepted_amount)?,
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "airCreateImportPnrOrder", body.digest);
    let work = async move {
        let order = state.app.queue_share().create(agent.caller(), command).await?;
        Ok(CreateImportAnswer {
            order_reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
        })
    };
    once.answer(&headers, work).await
}
