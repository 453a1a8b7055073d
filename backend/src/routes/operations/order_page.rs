//! Everything about one order, to read.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use jetway_app::app::order_cases::OrderCase;
use jetway_app::context::supplier_names::supplier_name;
use jetway_app::payment::provider_name;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::spoken_name;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::MoneyError;
use jetway_domain::order::{OrderEvent, OrderRequest};
use jetway_domain::payment::{OrderDue, PaymentSession};
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::order_list::READERS;
use crate::http::{Body, CONSOLE_LANGUAGE, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{OrderRequestKindName, OrderStatusName};

/// Which order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OrderCaseRequest {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
}

/// Everything about an order. Amounts such as `AED 560.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseView {
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    status_since: String,
    /// What was sold, such as a route.
    title: String,
    starts_on: NaiveDate,
    agency: String,
    agency_id: Uuid,
    created_at: String,
    created_by: String,
    /// Until when it can be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_by: Option<String>,
    /// What the tenant calls the supplier.
    supplier: String,
    /// Record locator of a flight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pnr: Option<String>,
    /// People and ticket numbers; the first traveller alone where the product lists no others.
    travellers: Vec<OrderCaseTraveller>,
    money: OrderCaseMoney,
    /// Requests about it, oldest first.
    requests: Vec<OrderCaseRequestView>,
    /// Oldest first.
    history: Vec<OrderCaseEvent>,
}

/// A traveller of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseTraveller {
    name: String,
    tickets: Vec<OrderCaseTicket>,
}

/// A ticket.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseTicket {
    number: String,
    /// Such as `open`.
    status: &'static str,
}

/// The money of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseMoney {
    /// The price shown to the customer.
    customer: String,
    /// What the agency pays.
    payable: String,
    /// Held in the wallet for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<String>,
    /// Charged to the wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_at: Option<String>,
    /// Still owed, if it was paid in part.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    /// Online payments, newest first.
    payments: Vec<OrderCasePayment>,
}

/// An online payment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCasePayment {
    payment_id: Uuid,
    /// Such as `paid`.
    state: &'static str,
    amount: String,
    provider: String,
    created_at: String,
}

/// A request about an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseRequestView {
    #[schema(value_type = OrderRequestKindName)]
    kind: &'static str,
    /// Such as `requested`.
    state: &'static str,
    /// Number of a void or refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    request_reference: Option<String>,
    asked_at: String,
    asked_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    /// Whether it waits for an operator.
    waits: bool,
}

/// An entry of the history.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderCaseEvent {
    at: String,
    /// A person's name; empty for automatic steps.
    by: String,
    text: String,
}

/// Read an order: what was sold, its money, its requests and its history.
#[utoipa::path(post, path = "/api/operations/v1/Order/View", operation_id = "viewOrderCase", tag = "orders",
    security(("operator" = [])), request_body = OrderCaseRequest, responses((status = 200, body = OrderCaseView)))]
pub(crate) async fn view_order_case(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<OrderCaseRequest>,
) -> Result<Json<OrderCaseView>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let nowhere = || Refusal::new(ErrorCode::OrderNotFound);
    let reference = OrderReference::parse(&asked.order_reference).map_err(|_| nowhere())?;
    let case = state.app.order_case(&tenant, &reference).await?;
    let view = OrderCaseView::of(case.ok_or_else(nowhere)?, &settings, state.app.clock().now());
    Ok(Json(view.map_err(|error| Refusal::ours(&error))?))
}

impl OrderCaseView {
    fn of(case: OrderCase, tenant: &Tenant, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let pnr = case.flight.as_ref().and_then(|flight| flight.pnr.clone());
        let lead = || OrderCaseTraveller {
            name: case.summary.lead_name.clone(),
            tickets: Vec::new(),
        };
        let travellers = case
            .flight
            .as_ref()
            .map_or_else(|| vec![lead()], |flight| people(flight));
        let money = OrderCaseMoney::of(&case)?;
        let (order, summary) = (case.order, case.summary);
        Ok(Self {
            order_reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
            status_since: instant(order.status_since),
            title: summary.title,
            starts_on: summary.starts_on,
            agency: case.agency,
            agency_id: order.agency.0,
            created_at: instant(order.created_at),
            created_by: case.created_by,
            pay_by: summary.pay_by.map(instant),
            supplier: supplier_name(&tenant.supplier_names, CONSOLE_LANGUAGE, &summary.supplier),
            pnr,
            travellers,
            money,
            requests: order
                .requests
                .iter()
                .map(|request| OrderCaseRequestView::of(request, now))
                .collect(),
            history: case.history.into_iter().map(OrderCaseEvent::of).collect(),
        })
    }
}

/// The travellers of a flight, each with the tickets they have.
fn people(flight: &FlightOrder) -> Vec<OrderCaseTraveller> {
    let details = &flight.details;
    let tickets = |traveller_id: &str| {
        let own = details
            .tickets
            .iter()
            .filter(|ticket| ticket.traveller_id == traveller_id);
        own.map(|ticket| OrderCaseTicket {
            number: ticket.number.clone(),
            status: ticket.status.as_str(),
        })
        .collect()
    };
    let person = details.travellers.iter();
    person
        .map(|person| OrderCaseTraveller {
            name: spoken_name(&person.given_name, &person.surname),
            tickets: tickets(&person.traveller_id),
        })
        .collect()
}

impl OrderCaseMoney {
    fn of(case: &OrderCase) -> Result<Self, MoneyError> {
        let due = case.due.as_ref().map(OrderDue::left).transpose()?;
        let due = due.filter(|left| left.is_positive());
        let paid = case.order.payment.as_ref();
        Ok(Self {
            customer: case.summary.customer.to_string(),
            payable: case.summary.payable.to_string(),
            held: case.held.map(|money| money.to_string()),
            paid: paid.map(|paid| paid.amount.to_string()),
            paid_at: paid.map(|paid| instant(paid.paid_at)),
            due_at: due.and(case.due.as_ref()).map(|due| instant(due.due_at)),
            due: due.map(|money| money.to_string()),
            payments: case.payments.iter().map(OrderCasePayment::of).collect(),
        })
    }
}

impl OrderCasePayment {
    fn of(payment: &PaymentSession) -> Self {
        Self {
            payment_id: payment.id.0,
            state: payment.state.as_str(),
            amount: payment.amount.to_string(),
            provider: provider_name(&payment.details.provider).to_owned(),
            created_at: instant(payment.created_at),
        }
    }
}

impl OrderCaseRequestView {
    fn of(request: &OrderRequest, now: DateTime<Utc>) -> Self {
        let data = request.subject.after_sale().map(|(_, data)| data);
        Self {
            kind: request.subject.kind().as_str(),
            state: request.state.as_str(),
            request_reference: data.map(|data| data.reference.as_str().to_owned()),
            asked_at: instant(request.asked_at),
            asked_by: request.asked_by.clone(),
            remark: request.remark.clone(),
            waits: request.is_for_operations(now),
        }
    }
}

impl OrderCaseEvent {
    pub(super) fn of(event: OrderEvent) -> Self {
        Self {
            at: instant(event.at),
            by: event.by,
            text: event.text,
        }
    }
}
