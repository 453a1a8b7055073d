//! The agency's currencies.

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
    /// Whether it is the default for amounts.
    is_default: bool,
}

/// List the customer's currencies: the tenant's, used for wallets and fares.
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
