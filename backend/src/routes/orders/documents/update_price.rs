//! The price printed on the customer's documents.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::OrderParams;

/// The price to print.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdatePriceRequest {
    /// For the whole party, such as `AED 1234.50`; the order's own price again if omitted. Needs 204.
    price: Option<String>,
}

/// The printed price from now on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdatePriceResponse {
    order_reference: String,
    /// The order's own customer total, which does not change.
    customer_total: String,
    /// The price printed instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    print_price: Option<String>,
}

/// Print another price for the customer. The charged amount does not change.
#[utoipa::path(post, path = "/api/print/v1/UpdatePrice", operation_id = "updatePrice", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))),
    params(("orderReference" = String, Query)), request_body = UpdatePriceRequest,
    responses((status = 200, body = UpdatePriceResponse)))]
pub(crate) async fn update_price(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    Params(params): Params<OrderParams>,
    body: Body<UpdatePriceRequest>,
) -> Result<Json<UpdatePriceResponse>, Refusal> {
    let reference = params.reference()?;
    let asked = body.value.price.as_deref();
    if asked.is_some() && !agent.may(Functionality::ShowMarkup) {
        let code = Functionality::ShowMarkup.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", code)
            .into());
    }
    let price = asked.map(|text| money("/price", text)).transpose()?;
    let orders = state.app.orders();
    let order: FlightOrder = orders.set_print_price(agent.caller(), &reference, price).await?;
    Ok(Json(UpdatePriceResponse {
        order_reference: reference.as_str().to_owned(),
        customer_total: order.details.quote.customer_total.to_string(),
        print_price: order.details.print_price.map(|price| price.to_string()),
    }))
}
