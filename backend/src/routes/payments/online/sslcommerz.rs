//! Calls of SSLCommerz, and the return of its payers. They are SSLCommerz's protocol and not part of the contract.
//!
//! A call only says which payment to query; its signature is checked, and amount and state come from the query.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use bytes::Bytes;
use http::StatusCode;
use jetway_app::payment::SSLCOMMERZ;
use serde::Deserialize;

use crate::http::{Params, Portal, Refusal};
use crate::state::AppState;

/// Where the payer returns to in the portal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Return {
    to: String,
}

/// The server's call and the payer's return.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/payment/v1/online/sslcommerz/ipn", post(notified))
        .route("/api/payment/v1/online/sslcommerz/return", post(returned).get(looked))
}

async fn notified(State(state): State<AppState>, portal: Portal, body: Bytes) -> Result<StatusCode, Refusal> {
    let payments = state.app.payments();
    payments
        .take_notice(&portal.tenant, SSLCOMMERZ, (&body[..], ""))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The payer's browser posts what the server's call has too, so the payment is queried even if that call is lost. Whatever comes of
/// it, the payer sees the payment in the portal, and the timers query it again.
async fn returned(
    State(state): State<AppState>,
    portal: Portal,
    Params(back): Params<Return>,
    body: Bytes,
) -> Response {
    let taken = state
        .app
        .payments()
        .take_notice(&portal.tenant, SSLCOMMERZ, (&body[..], ""));
    if let Err(error) = taken.await {
        tracing::warn!(tenant = %portal.tenant, %error, "a payer returned without a valid callback");
    }
    home(&back.to)
}

/// A reload of the page after the return.
async fn looked(Params(back): Params<Return>) -> Response {
    home(&back.to)
}

/// Only to a page of this portal.
fn home(to: &str) -> Response {
    let is_path = to.starts_with('/') && !to.starts_with("//");
    let is_plain = to.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    Redirect::to(if is_path && is_plain { to } else { "/deposit-list" }).into_response()
}

#[cfg(test)]
mod tests {
    use super::home;

    #[test]
    fn a_return_leads_to_this_portal_alone() {
        for (to, leads) in [
            ("/deposit-list?deposit=D1", "/deposit-list?deposit=D1"),
            ("https://evil.test/", "/deposit-list"),
            ("//evil.test/", "/deposit-list"),
            ("/\\evil.test/", "/deposit-list"),
            ("/a\r\nb", "/deposit-list"),
            ("", "/deposit-list"),
        ] {
            let answer = home(to);
            let location = answer.headers()["location"].to_str().expect("a text");
            assert_eq!((answer.status().as_u16(), location), (303, leads));
        }
    }
}
