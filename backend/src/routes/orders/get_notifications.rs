//! Notifications about the agency's orders, deposits and requests for groups and tour packages.

use axum::Json;
use axum::extract::State;
use jetway_app::deposit::DepositEvent;
use jetway_app::holiday::requests::HolidayNews;
use jetway_app::lots::requests::GroupRequestEvent;
use jetway_app::order::notifications::{self, NotificationKind as Kind};
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderKind;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{DepositStatusName, GroupRequestEventName, HolidayNewsName, NotificationKind};

/// Notifications, most urgent first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Notifications {
    items: Vec<Notification>,
    /// Changes of the agency's deposits in the last week, newest first. Needs 228; empty without it.
    deposits: Vec<DepositNotification>,
    /// What happened to the agency's requests for groups in the last week, newest first. Needs 243; empty without it.
    group_requests: Vec<GroupRequestNotification>,
    /// What happened to the agency's requests for tour packages in the last week, newest first. Needs 246; empty without it.
    holiday_requests: Vec<HolidayRequestNotification>,
}

/// A notification about a request for a group.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestNotification {
    reference_id: String,
    #[schema(value_type = GroupRequestEventName)]
    kind: &'static str,
    at: String,
    /// A reason or an amount, maybe empty.
    text: String,
}

/// A notification about a request for a tour package.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestNotification {
    request_reference: String,
    #[schema(value_type = HolidayNewsName)]
    kind: &'static str,
    at: String,
    /// A reason, an amount or the message, maybe empty.
    text: String,
}

/// A notification about a deposit.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositNotification {
    deposit_ref: String,
    /// The state since then.
    #[schema(value_type = DepositStatusName)]
    status: &'static str,
    at: String,
    /// What was asked or decided, maybe empty.
    text: String,
}

/// A notification.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Notification {
    order_reference: String,
    #[schema(value_type = NotificationKind)]
    kind: &'static str,
    /// Time of the event; for `limitNear` and `limitUrgent`, when the seats are released.
    at: String,
    text: String,
}

/// List events of the agency's orders in the last week, orders whose limit ends within an hour or within 15 minutes, orders with
/// pending tickets, and changes of deposits and of requests for groups and tour packages in the last week.
#[utoipa::path(get, path = "/api/order/v1/GetNotifications", operation_id = "getNotifications", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    responses((status = 200, body = Notifications)))]
pub(crate) async fn get_notifications(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
) -> Result<Json<Notifications>, Refusal> {
    // Without the permission for a product's orders, no notification about them is returned.
    let shown = [
        (OrderKind::Hotel, Functionality::ShowHotelQueues),
        (OrderKind::Visa, Functionality::ViewVisaBooking),
        (OrderKind::Holiday, Functionality::ShowHolidayQueue),
    ];
    let hidden = shown.into_iter().filter(|(_, needed)| !agent.may(*needed));
    let hidden: Vec<OrderKind> = hidden.map(|(kind, _)| kind).collect();
    let found = state.app.orders().notifications(agent.caller(), &hidden).await?;
    let items = found.into_iter().map(Notification::of).collect();
    let notifications = if agent.may(Functionality::ShowDepositList) {
        state.app.deposits().notifications(agent.caller()).await?
    } else {
        Vec::new()
    };
    let deposits = notifications.into_iter().map(DepositNotification::of).collect();
    let happened = if agent.may(Functionality::AccessGroupFares) {
        state.app.group_requests().notifications(agent.caller()).await?
    } else {
        Vec::new()
    };
    let holidays = if agent.may(Functionality::ShowHolidayQueue) {
        state.app.holiday_requests().notifications(agent.caller()).await?
    } else {
        Vec::new()
    };
    Ok(Json(Notifications {
        items,
        deposits,
        group_requests: happened.into_iter().map(GroupRequestNotification::of).collect(),
        holiday_requests: holidays.into_iter().map(HolidayRequestNotification::of).collect(),
    }))
}

impl GroupRequestNotification {
    fn of((reference_id, event): (String, GroupRequestEvent)) -> Self {
        Self {
            reference_id,
            kind: event.kind.name(),
            at: instant(event.at),
            text: event.note,
        }
    }
}

impl HolidayRequestNotification {
    fn of(news: HolidayNews) -> Self {
        Self {
            request_reference: news.reference,
            kind: news.kind,
            at: instant(news.at),
            text: news.text,
        }
    }
}

impl DepositNotification {
    fn of((deposit_ref, event): (String, DepositEvent)) -> Self {
        Self {
            deposit_ref,
            status: event.status.as_str(),
            at: instant(event.at),
            text: event.note,
        }
    }
}

impl Notification {
    fn of(notification: notifications::Notification) -> Self {
        Self {
            order_reference: notification.reference.as_str().to_owned(),
            kind: match notification.kind {
                Kind::Event(kind) => kind.as_str(),
                Kind::LimitNear => "limitNear",
                Kind::LimitUrgent => "limitUrgent",
                Kind::TicketsPending => "ticketsPending",
            },
            at: instant(notification.at),
            text: notification.text,
        }
    }
}
