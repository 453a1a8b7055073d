//! One hotel with its rooms.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveTime, Utc};
use jetway_app::hotel::search::{Detail, RoomGroup};
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::card::{HotelCard, HotelNearby};
use super::detail_text;
use super::rate::{HotelRate, HotelRoom};
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// Which hotel.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelDetailRequest {
    request_id: String,
    hotel_guid: String,
}

/// One hotel and what can be booked in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelDetail {
    request_id: String,
    expires_at: String,
    hotel: HotelCard,
    /// Time zone of the hotel.
    zone: String,
    description: String,
    check_in_from: String,
    check_out_until: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    policies: Vec<String>,
    facilities: Vec<String>,
    /// Seeds of drawn pictures.
    pictures: Vec<String>,
    nearby: Vec<HotelNearby>,
    /// The room with the lowest rate first; none when it is sold out meanwhile.
    rooms: Vec<HotelRoom>,
}

/// Check the availability of a hotel: all its rooms and rates.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/GetDetail", operation_id = "hotelGetDetail", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(247))),
    request_body = HotelDetailRequest, responses((status = 200, body = HotelDetail)))]
pub(crate) async fn hotel_get_detail(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchHotel.code() }>,
    body: Body<HotelDetailRequest>,
) -> Result<Json<HotelDetail>, Refusal> {
    let (searches, asked) = (state.app.hotel_searches(), &body.value);
    let detail = searches
        .detail(agent.caller(), &asked.request_id, &asked.hotel_guid)
        .await?;
    Ok(Json(HotelDetail::of(&detail, &agent, state.app.clock().now())))
}

impl HotelDetail {
    fn of(detail: &Detail, agent: &Agent, now: DateTime<Utc>) -> Self {
        let property = &detail.card.lead.property;
        let room = |group: &RoomGroup| {
            let rates = group.rates.iter();
            let rates = rates.map(|(guid, _, rate)| HotelRate::of(guid, rate, property, agent, now));
            HotelRoom::of(&group.guid, &group.room, rates.collect())
        };
        Self {
            request_id: detail.request_id.clone(),
            expires_at: instant(detail.expires_at),
            hotel: HotelCard::of(&detail.card, agent),
            zone: property.zone.clone(),
            description: detail_text::description(detail, agent.portal.names()),
            check_in_from: clock(property.check_in_from),
            check_out_until: clock(property.check_out_until),
            phone: property.phone.clone(),
            policies: detail_text::policies(detail, agent.portal.names()),
            facilities: detail.card.lead.amenities.clone(),
            pictures: ["facade", "lobby", "room", "pool", "view"]
                .iter()
                .filter(|scene| **scene != "pool" || detail.card.lead.amenities.iter().any(|own| own == "pool"))
                .map(|scene| format!("{scene}:{}", property.picture))
                .collect(),
            nearby: detail
                .place
                .landmarks()
                .map(|landmark| HotelNearby::of(&landmark.name, landmark.position.km_to(property.position)))
                .collect(),
            rooms: detail.rooms.iter().map(room).collect(),
        }
    }
}

/// A time of day to the minute.
pub(super) fn clock(time: NaiveTime) -> String {
    time.format("%H:%M").to_string()
}
