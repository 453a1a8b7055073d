//! What the agency trades in.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Agent, Refusal};

/// A currency of the customer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CustomerCurrency {
    /// ISO 4217.
    currency: String,
    /// Decimal places.
    exponent: u32,
    /// Amounts are in it unless another is asked for.
    is_default: bool,
}

/// The currencies of the customer: the portal's, in which wallets are kept and fares are sold.
#[utoipa::path(get, path = "/api/customer/v1/Account/GetCustomerCurrencies", operation_id = "getCustomerCurrencies",
    tag = "profile", security(("session" = [])), responses((status = 200, body = Vec<CustomerCurrency>)))]
pub(crate) async fn get_customer_currencies(agent: Agent) -> Result<Json<Vec<CustomerCurrency>>, Refusal> {
    let currency = agent.portal.currency()?;
    Ok(Json(vec![CustomerCurrency {
        currency: currency.to_string(),
        exponent: currency.exponent(),
        is_default: true,
    }]))
}
