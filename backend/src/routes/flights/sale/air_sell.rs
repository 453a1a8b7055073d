//! Enter travellers and extras of a price session.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::flight::sale::sell::SellCommand;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::sell_response::AirSellResponse;
use super::traveller::{Contact, Traveller};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::flights::offer::extra::{self, ExtraChoice};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::money::money;

/// Most travellers of one booking: nine with a seat and an infant with each.
const MOST: usize = 18;

/// Travellers, contact and extras of a price session.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirSellRequest {
    price_session_id: Uuid,
    /// Travellers, in ticket order.
    travellers: Vec<Traveller>,
    contact: Contact,
    /// Extra services; they replace those of an earlier call.
    #[serde(default)]
    extras: Vec<ExtraChoice>,
    /// Their total as shown, such as `AED 120.00`; if it differs, the call is refused and changes nothing.
    extras_amount: Option<String>,
}

/// Store the travellers and re-price.
#[utoipa::path(post, path = "/api/order/v1/Sell/AirSell", operation_id = "airSell", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = AirSellRequest, responses((status = 200, body = AirSellResponse)))]
pub(crate) async fn air_sell(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<AirSellRequest>,
) -> Result<Response, Refusal> {
    let command = body.value.command().map_err(Refusal::fields)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "airSell", body.digest);
    let work = async move {
        let sold = state.app.flight_sale().sell(agent.caller(), command).await?;
        let priced = &sold.session.details.priced;
        let (caller, basis) = (agent.caller(), priced.offer.part_basis(priced.quote.agent_payable));
        let terms = state
            .app
            .orders()
            .part_terms(&caller.tenant, caller.agency, &basis, false)
            .await?;
        Ok(AirSellResponse::of(&sold, terms.ok(), agent.visibility()))
    };
    once.answer(&headers, work).await
}

impl AirSellRequest {
    fn command(self) -> Result<SellCommand, Vec<BadField>> {
        if self.travellers.is_empty() || self.travellers.len() > MOST {
            let detail = format!("1 to {MOST} travellers.");
            return Err(vec![BadField::new("/travellers", "travellers.count", detail)]);
        }
        let (extras, mut bad) = extra::read(self.extras);
        let extras_shown = match self.extras_amount.as_deref().map(|text| money("/extrasAmount", text)) {
            Some(Err(fault)) => {
                bad.push(fault);
                None
            }
            shown => shown.and_then(Result::ok),
        };
        let mut travellers = Vec::new();
        for (at, traveller) in self.travellers.into_iter().enumerate() {
            match traveller.read(at) {
                Ok(traveller) => travellers.push(traveller),
                Err(faults) => bad.extend(faults),
            }
        }
        match self.contact.read() {
            Ok(contact) if bad.is_empty() => Ok(SellCommand {
                session: self.price_session_id.into(),
                travellers,
                contact,
                extras,
                extras_shown,
            }),
            Ok(_) => Err(bad),
            Err(faults) => {
                bad.extend(faults);
                Err(bad)
            }
        }
    }
}
