//! News of the agency's orders.

use axum::Json;
use axum::extract::State;
use jetway_app::air::orders::news::{News, NewsKind};
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::NotificationKind;

/// What there is to know, the most urgent first.
#[derive(Serialize, ToSchema)]
pub(crate) struct Notifications {
    items: Vec<Notification>,
}

/// A piece of news.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Notification {
    order_reference: String,
    #[schema(value_type = NotificationKind)]
    kind: &'static str,
    /// When it happened; for `limitNear` and `limitUrgent`, when the seats are given up.
    at: String,
    text: String,
}

/// Read what happened to the agency's orders in the last week, which of them run out within the
/// hour or within a quarter of it, and whose tickets are still being made.
#[utoipa::path(get, path = "/api/order/v1/GetNotifications", operation_id = "getNotifications", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    responses((status = 200, body = Notifications)))]
pub(crate) async fn get_notifications(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
) -> Result<Json<Notifications>, Refusal> {
    let news = state.app.desk().news(agent.caller()).await?;
    let items = news.into_iter().map(Notification::of).collect();
    Ok(Json(Notifications { items }))
}

impl Notification {
    fn of(news: News) -> Self {
        Self {
            order_reference: news.reference.as_str().to_owned(),
            kind: match news.kind {
                NewsKind::Event(kind) => kind.as_str(),
                NewsKind::LimitNear => "limitNear",
                NewsKind::LimitUrgent => "limitUrgent",
                NewsKind::TicketsPending => "ticketsPending",
            },
            at: instant(news.at),
            text: news.text,
        }
    }
}
