//! The payment page of the simulated provider. It is not part of the contract and absent if the simulator is off.

mod page;

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use http::StatusCode;
use jetway_app::payment::Choice;
use serde::Deserialize;

use crate::http::{Params, Portal, Refusal};
use crate::state::AppState;

/// The bill to pay.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    session: String,
}

/// The bill and the pressed button.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pressed {
    session: String,
    choice: Choice,
}

/// The page and its buttons.
pub(crate) fn router(state: &AppState) -> Router<AppState> {
    if state.app.payments().simulator().is_none() {
        return Router::new();
    }
    Router::new().route("/api/payment/v1/sandbox/checkout", get(show).post(press))
}

async fn show(State(state): State<AppState>, portal: Portal, Params(asked): Params<Asked>) -> Response {
    let simulator = state.app.payments().simulator();
    let checkout = simulator.and_then(|simulator| simulator.checkout(&portal.tenant, &asked.session));
    let is_arabic = portal.language() == "ar";
    match checkout {
        Some(checkout) => Html(page::of(&checkout, is_arabic)).into_response(),
        None => (StatusCode::NOT_FOUND, Html(page::missing(is_arabic))).into_response(),
    }
}

async fn press(
    State(state): State<AppState>,
    portal: Portal,
    Params(pressed): Params<Pressed>,
) -> Result<Response, Refusal> {
    let payments = state.app.payments();
    let chosen = payments.choose(&portal.tenant, &pressed.session, pressed.choice).await;
    match chosen.map_err(|error| Refusal::ours(&error))? {
        Some(return_to) => Ok(Redirect::to(&return_to).into_response()),
        None => Ok((StatusCode::NOT_FOUND, Html(page::missing(portal.language() == "ar"))).into_response()),
    }
}
