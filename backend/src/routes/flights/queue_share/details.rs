//! Price a record again and open a price session to import it.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::flight::queue_share::price::PricedRecord;
use jetway_domain::access::Functionality;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::time_limits::TimeLimits;
use serde::Serialize;
use utoipa::ToSchema;

use super::record::{ImportPnrBody, ImportRecord};
use crate::http::{Allowed, Body, Refusal};
use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::fare_change::PriceStatus;
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::visibility::Visibility;

/// A record at its current price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportDetails {
    record: ImportRecord,
    price_session_id: String,
    session_expires_at: String,
    /// `OK`, or `PriceChanged` if the published fare is not the stored one.
    status: PriceStatus,
    /// The published fare now less the stored one; absent if they are equal.
    #[serde(skip_serializing_if = "Option::is_none")]
    delta: Option<String>,
    current: FareBreakdown,
    itinerary: Itinerary,
    /// The `autoCancelAt` of the order if imported now.
    ticket_time_limit_at: String,
}

/// Price a record again. Each call opens a new price session.
#[utoipa::path(post, path = "/api/order/v1/AirGetImportPNROrderDetails", operation_id = "airGetImportPnrOrderDetails",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(241))),
    request_body = ImportPnrBody, responses((status = 200, body = ImportDetails)))]
pub(crate) async fn air_get_import_pnr_order_details(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ImportPnr.code() }>,
    body: Body<ImportPnrBody>,
) -> Result<Json<ImportDetails>, Refusal> {
    let lookup = body.value.lookup(agent.portal.currency()?)?;
    let priced = state.app.queue_share().price(agent.caller(), &lookup).await?;
    let now = state.app.clock().now();
    Ok(Json(ImportDetails::of(
        &lookup.source,
        &priced,
        now,
        agent.visibility(),
    )))
}

impl ImportDetails {
    fn of(source: &SupplierId, priced: &PricedRecord, now: DateTime<Utc>, visibility: Visibility) -> Self {
        let session = &priced.session;
        let (offer, quote) = (&session.details.priced.offer, &session.details.priced.quote);
        let stored = priced.found.record.stored_fare();
        let moved = stored.and_then(|stored| quote.gross.checked_sub(stored).ok());
        let moved = moved.filter(|moved| !moved.is_zero());
        Self {
            record: ImportRecord::of(source, &priced.found, now, visibility.names),
            price_session_id: session.id.to_string(),
            session_expires_at: instant(session.expires_at),
            status: if moved.is_some() {
                PriceStatus::PriceChanged
            } else {
                PriceStatus::Ok
            },
            delta: moved.map(|moved| moved.to_string()),
            current: FareBreakdown::of(quote, visibility),
            itinerary: Itinerary::of_session(&session.details, visibility),
            ticket_time_limit_at: instant(TimeLimits::of(offer, None, now).auto_cancel_at),
        }
    }
}
