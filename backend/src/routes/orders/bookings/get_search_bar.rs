//! Order search of the header.

use axum::Json;
use axum::extract::State;
use jetway_app::deposit::DepositError;
use jetway_app::order::product::StoredOrder;
use jetway_app::order::{AnyOrder, OrderError};
use jetway_domain::access::Functionality;
use jetway_domain::deposit::{Deposit, parse_reference};
use jetway_domain::ids::OrderKind;
use jetway_domain::lot::LotKind;
use jetway_domain::order::{OrderStatus, RequestReference};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Agent, Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::OrderStatusName;

/// Shorter texts match too many orders.
const SHORTEST: usize = 4;
const LONGEST: usize = 64;
const MATCHES: u64 = 8;
/// `orderType` of flights.
const FLIGHT: u8 = 1;
/// `orderType` of hotels.
const HOTEL: u8 = 2;

/// The search text.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct SearchBarQuery {
    /// 4 to 64 characters of a reference, the number of a request or a deposit, a record locator, a ticket number or a name.
    search_key: String,
}

/// The newest match, and up to eight matches in total.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchBarResponse {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<SearchBarError>,
    /// Kind of the newest match: `order`, `visa`, `void`, `refund` or `exchange` for the number of a request, or `deposit`.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    /// 1 flight, 2 hotel.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_type: Option<u8>,
    /// Number of all matches.
    count: u64,
    matches: Vec<SearchBarMatch>,
}

/// Why there are no matches.
#[derive(Serialize, ToSchema)]
pub(crate) struct SearchBarError {
    message: &'static str,
}

/// One match.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchBarMatch {
    #[serde(rename = "type")]
    kind: &'static str,
    reference: String,
    order_type: u8,
    /// Of a deposit its method.
    route: String,
    /// Of a deposit the person who declared it.
    lead_passenger: String,
    /// Of an order, or of a request's order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<OrderStatusName>)]
    status: Option<&'static str>,
    status_text: &'static str,
}

/// Find orders by reference, record locator, ticket number or name; a request or a deposit by its number. Hotels need
/// 252, visas 259, holidays 246, groups the code of their lot's kind: 242 exclusive, 243 group, 244 umrah.
#[utoipa::path(get, path = "/api/customer/v1/MyBooking/GetSearchBar", operation_id = "getSearchBar", tag = "customer",
    security(("session" = [])), extensions(("x-functionality" = json!(211))), params(SearchBarQuery),
    responses((status = 200, body = SearchBarResponse)))]
pub(crate) async fn get_search_bar(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(query): Params<SearchBarQuery>,
) -> Result<Json<SearchBarResponse>, Refusal> {
    let text = query.search_key.trim();
    if !(SHORTEST..=LONGEST).contains(&text.chars().count()) {
        let detail = format!("{SHORTEST} to {LONGEST} characters.");
        return Err(Refusal::fields(vec![BadField::new(
            "/searchKey",
            "searchKey.length",
            detail,
        )]));
    }
    if let Some(found) = one_request(&state, &agent, text).await? {
        return Ok(Json(SearchBarResponse::of(vec![found], 1)));
    }
    if let Some(found) = one_deposit(&state, &agent, text).await? {
        return Ok(Json(SearchBarResponse::of(vec![found], 1)));
    }
    let (kinds, closed) = kinds_for(&agent);
    let without = (!closed.is_empty()).then(|| state.app.groups().of_lots(agent.caller(), &closed));
    let orders = state.app.orders();
    let (found, total) = orders
        .find(agent.caller(), text, (kinds.as_slice(), without), MATCHES)
        .await?;
    let matches = found.iter().map(SearchBarMatch::of).collect();
    Ok(Json(SearchBarResponse::of(matches, total)))
}

/// The products whose orders are found for an agent, and the kinds of lots whose groups are not: hotels, visas, holidays and each kind
/// of lot need permissions of their own.
fn kinds_for(agent: &Agent) -> (Vec<OrderKind>, Vec<LotKind>) {
    let guarded = [
        (OrderKind::Hotel, Functionality::ShowHotelQueues),
        (OrderKind::Visa, Functionality::ViewVisaBooking),
        (OrderKind::Holiday, Functionality::ShowHolidayQueue),
    ];
    let mut kinds = vec![OrderKind::Flight];
    kinds.extend(
        guarded
            .into_iter()
            .filter(|(_, code)| agent.may(*code))
            .map(|(kind, _)| kind),
    );
    let mut closed = LotKind::ALL.to_vec();
    closed.retain(|kind| !agent.may(kind.functionality()));
    if closed.len() < LotKind::ALL.len() {
        kinds.push(OrderKind::Group);
    }
    (kinds, closed)
}

/// The void or refund with this number; `None` when the text is no number of one.
async fn one_request(state: &AppState, agent: &Agent, text: &str) -> Result<Option<SearchBarMatch>, Refusal> {
    let Ok(reference) = RequestReference::parse(text) else {
        return Ok(None);
    };
    match state.app.orders().after_sale(agent.caller(), &reference).await {
        Ok((order, _)) => Ok(Some(SearchBarMatch::of_request(&reference, &order))),
        Err(OrderError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The deposit with this number; `None` for another text, and for those who may not see deposits.
async fn one_deposit(state: &AppState, agent: &Agent, text: &str) -> Result<Option<SearchBarMatch>, Refusal> {
    let number = parse_reference(text).filter(|_| agent.may(Functionality::ShowDepositList));
    let Some(number) = number else { return Ok(None) };
    match state.app.deposits().view(agent.caller(), &number).await {
        Ok(found) => Ok(Some(SearchBarMatch::of_deposit(&found.deposit))),
        Err(DepositError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

impl SearchBarResponse {
    fn of(matches: Vec<SearchBarMatch>, count: u64) -> Self {
        let first = matches.first();
        Self {
            error: first.is_none().then_some(SearchBarError {
                message: "No orders found",
            }),
            kind: first.map(|found| found.kind),
            reference: first.map(|found| found.reference.clone()),
            order_type: first.map(|found| found.order_type),
            count,
            matches,
        }
    }
}

impl SearchBarMatch {
    fn of_deposit(deposit: &Deposit) -> Self {
        Self {
            kind: "deposit",
            reference: deposit.reference.clone(),
            order_type: FLIGHT,
            route: deposit.method.label().to_owned(),
            lead_passenger: deposit.details.user_name.clone(),
            status: None,
            status_text: deposit.status.text(),
        }
    }

    fn of_request(reference: &RequestReference, order: &AnyOrder) -> Self {
        let summary = order.summary();
        Self {
            kind: reference.kind().as_str(),
            reference: reference.as_str().to_owned(),
            order_type: FLIGHT,
            route: summary.title,
            lead_passenger: summary.lead_name,
            status: Some(order.status.as_str()),
            status_text: order.status.text(),
        }
    }

    fn of(order: &AnyOrder) -> Self {
        let summary = order.summary();
        let product = order.reference.kind();
        Self {
            kind: if product == OrderKind::Visa { "visa" } else { "order" },
            reference: order.reference.to_string(),
            order_type: if product == OrderKind::Hotel { HOTEL } else { FLIGHT },
            route: summary.title,
            lead_passenger: summary.lead_name,
            status: Some(order.status.as_str()),
            status_text: match product {
                OrderKind::Hotel => order.status.hotel_text(),
                OrderKind::Visa => visa_text(order.status),
                OrderKind::Group => group_text(order),
                OrderKind::Holiday => holiday_text(order),
                OrderKind::Flight => order.status.text(),
            },
        }
    }
}

/// The stage of a group's order by what is paid of it.
fn group_text(order: &AnyOrder) -> &'static str {
    let paid = order.payment.map(|payment| payment.amount);
    match order.status {
        OrderStatus::Pending | OrderStatus::OnHold => match paid {
            None => "Seats held",
            Some(paid) if paid.minor >= order.summary().payable.minor => "Paid",
            Some(_) => "Deposit paid",
        },
        OrderStatus::InProgress | OrderStatus::PartiallyTicketed => "Tickets are being made",
        OrderStatus::UnConfirmed => "Waiting for operations",
        OrderStatus::Confirmed => "Ticketed",
        OrderStatus::Cancelled => "Cancelled",
        OrderStatus::Expired => "Released",
    }
}

/// The stage of a holiday by what is paid of it.
fn holiday_text(order: &AnyOrder) -> &'static str {
    match order.status {
        OrderStatus::Pending | OrderStatus::OnHold if order.payment.is_none() => "Deposit due",
        OrderStatus::Pending | OrderStatus::OnHold => "Deposit paid",
        OrderStatus::Confirmed => "Confirmed",
        other => other.text(),
    }
}

/// The status of a visa application as far as every order tells it.
const fn visa_text(status: OrderStatus) -> &'static str {
    match status {
        OrderStatus::Pending => "Draft",
        OrderStatus::Confirmed => "Submitted",
        other => other.text(),
    }
}
