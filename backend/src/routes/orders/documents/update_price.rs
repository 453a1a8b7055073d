//! Another price on the customer's papers.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::OrderParams;

/// What to print.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdatePriceRequest {
    /// For the whole party, such as `AED 1234.50`; the usual price again without it. Needs 204.
    price: Option<String>,
}

/// What is printed from now on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdatePriceResponse {
    order_reference: String,
    /// The order's own customer total, which nothing here changes.
    customer_total: String,
    /// What stands on the customer's papers in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    print_price: Option<String>,
}

/// Print another price for the customer. What is charged stays as it is.
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
    let desk = state.app.desk();
    let order = desk.set_print_price(agent.caller(), &reference, price).await?;
    Ok(Json(UpdatePriceResponse {
        order_reference: reference.as_str().to_owned(),
        customer_total: order.details.quote.customer_total.to_string(),
        print_price: order.details.print_price.map(|price| price.to_string()),
    }))
}
