//! A holiday order as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::access::Functionality;
use jetway_domain::holiday::order::{
    HolidayDeadline, HolidayOrder as Stored, HolidayStage as Stage, SupplierReference,
};
use jetway_domain::holiday::package::PackageMeal;
use jetway_domain::holiday::trip::{HolidayDay as Day, HolidayHotel as Hotel};
use jetway_domain::lot::SeatPrice;
use jetway_domain::money::MoneyError;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Agent, Refusal};
use crate::routes::fares::orders::shown;
use crate::routes::holidays::requests::{HolidayCancellation, HolidayContact, HolidayLine};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::OrderStatusName;
use crate::wire::payment::Payment;

/// How far a holiday is.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayStage {
    /// The deposit is to be paid.
    DepositDue,
    /// Operations confirm it with the suppliers.
    Confirming,
    /// The balance is to be paid.
    BalanceDue,
    /// Everything is confirmed and paid.
    Paid,
    /// It took place.
    Completed,
    /// Cancelled.
    Cancelled,
    /// A deadline was missed.
    Expired,
}

/// An action of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayAction {
    /// Pay the deposit.
    PayDeposit,
    /// Pay the balance.
    PayBalance,
    /// Cancel it by its policy.
    Cancel,
    /// Print itinerary and invoices.
    Print,
    /// Read the history.
    History,
}

/// A deadline.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayMissed {
    /// Of the deposit.
    Deposit,
    /// Of the balance.
    Balance,
}

/// A part of the price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayInstalment {
    /// What the wallet pays; without 203, the same part of the customer price.
    amount: String,
    due_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_at: Option<String>,
}

/// A meal.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayMeal {
    /// In the morning.
    Breakfast,
    /// At noon.
    Lunch,
    /// In the evening.
    Dinner,
}

/// A day.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayDay {
    /// From 1.
    day: u32,
    title: String,
    text: String,
    /// Meals that are included.
    meals: Vec<HolidayMeal>,
}

/// A hotel.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayHotel {
    name: String,
    stars: u8,
    nights: u32,
    city: String,
}

/// A supplier's reference.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayServiceReference {
    /// Line of the quotation, from 0.
    line: u32,
    /// Label of that line.
    label: String,
    reference: String,
}

/// How an order ended without a holiday.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayEnded {
    at: String,
    /// What was kept of the payments.
    penalty: String,
    /// What returned to the wallet.
    refund: String,
    /// The deadline that was missed, for expired orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    missed: Option<HolidayMissed>,
    /// Why operations could not carry it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// A holiday order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayOrder {
    order_reference: String,
    request_reference: String,
    version: u32,
    stage: HolidayStage,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    status_text: &'static str,
    created_at: String,
    created_by: String,
    package_id: Uuid,
    package_title: String,
    city: String,
    starts_on: NaiveDate,
    /// Last day.
    ends_on: NaiveDate,
    adults: u32,
    child_ages: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rooms: Option<u32>,
    contact: HolidayContact,
    lines: Vec<HolidayLine>,
    /// What the customer pays.
    amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    currency: String,
    deposit: HolidayInstalment,
    balance: HolidayInstalment,
    /// What has been paid, whether or not it has returned.
    paid: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refunded: Option<String>,
    payment: Payment,
    /// The earliest step first; before it, cancelling is free.
    cancellation_policy: Vec<HolidayCancellation>,
    inclusions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    itinerary: Vec<HolidayDay>,
    hotels: Vec<HolidayHotel>,
    /// References of the suppliers, once operations have confirmed.
    references: Vec<HolidayServiceReference>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<HolidayEnded>,
    /// Actions the user may take now.
    actions: Vec<HolidayAction>,
}

impl HolidayStage {
    /// The stage on a day of the tenant.
    pub(crate) fn of(order: &Stored, today: NaiveDate) -> Self {
        match order.stage() {
            Stage::DepositDue => Self::DepositDue,
            Stage::Confirming => Self::Confirming,
            Stage::BalanceDue => Self::BalanceDue,
            Stage::Paid if order.is_completed(today) => Self::Completed,
            Stage::Paid => Self::Paid,
            Stage::Cancelled => Self::Cancelled,
            Stage::Expired => Self::Expired,
        }
    }
}

impl HolidayMissed {
    pub(super) const fn of(deadline: HolidayDeadline) -> Self {
        match deadline {
            HolidayDeadline::Deposit => Self::Deposit,
            HolidayDeadline::Balance => Self::Balance,
        }
    }
}

impl HolidayMeal {
    const fn of(meal: PackageMeal) -> Self {
        match meal {
            PackageMeal::Breakfast => Self::Breakfast,
            PackageMeal::Lunch => Self::Lunch,
            PackageMeal::Dinner => Self::Dinner,
        }
    }
}

impl HolidayDay {
    fn of(day: &Day) -> Self {
        Self {
            day: day.day,
            title: day.title.clone(),
            text: day.text.clone(),
            meals: day.meals.iter().map(|meal| HolidayMeal::of(*meal)).collect(),
        }
    }
}

impl HolidayHotel {
    fn of(hotel: &Hotel) -> Self {
        Self {
            name: hotel.name.clone(),
            stars: hotel.stars,
            nights: hotel.nights,
            city: hotel.city.clone(),
        }
    }
}

impl HolidayOrder {
    /// # Errors
    /// When the order's amounts do not add up.
    pub(super) fn of(state: &AppState, agent: &Agent, order: &Stored) -> Result<Self, Refusal> {
        let now = state.app.clock().now();
        let today = state.app.today(&agent.caller().tenant);
        Self::read(agent, order, (now, today)).map_err(|error| Refusal::ours(&error))
    }

    fn read(agent: &Agent, order: &Stored, (now, today): (DateTime<Utc>, NaiveDate)) -> Result<Self, MoneyError> {
        let (details, terms) = (&order.details, &order.details.quotation.terms);
        let (visibility, shown) = (agent.visibility(), shown(agent));
        let (price, agent_amounts) = (order.price()?, visibility.agent_amounts);
        let text = |price: SeatPrice| shown.of(price).to_string();
        let lines = terms.lines.iter().map(|line| HolidayLine::of(line, agent_amounts));
        let ended = details.ended.as_ref();
        let refund = ended.map(|ended| ended.terms.refund);
        Ok(Self {
            order_reference: order.reference.as_str().to_owned(),
            request_reference: details.request.clone(),
            version: order.version,
            stage: HolidayStage::of(order, today),
            status: order.status.as_str(),
            status_text: order.status_text(today),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
            package_id: details.trip.package.0,
            package_title: details.trip.title.clone(),
            city: details.trip.city.clone(),
            starts_on: order.starts_on(),
            ends_on: order.ends_on(),
            adults: details.wish.adults,
            child_ages: details.wish.child_ages.clone(),
            rooms: details.wish.rooms,
            contact: HolidayContact::of(&details.wish.contact),
            lines: lines.collect::<Result<_, _>>()?,
            amount: price.customer.to_string(),
            agent_amount: agent_amounts.then(|| price.agent.to_string()),
            currency: order.currency().as_str().to_owned(),
            deposit: HolidayInstalment {
                amount: text(order.deposit()?),
                due_by: instant(terms.deposit_by),
                paid_at: details.deposit.map(|paid| instant(paid.at)),
            },
            balance: HolidayInstalment {
                amount: text(order.balance()?),
                due_by: instant(order.balance_by()),
                paid_at: details.balance.map(|paid| instant(paid.at)),
            },
            paid: text(order.paid()?),
            refunded: refund.filter(|refund| !refund.agent.is_zero()).map(text),
            payment: Payment::of(order, visibility),
            cancellation_policy: HolidayCancellation::all(&terms.cancellation),
            inclusions: terms.inclusions.clone(),
            note: terms.note.clone(),
            itinerary: details.trip.itinerary.iter().map(HolidayDay::of).collect(),
            hotels: details.trip.hotels.iter().map(HolidayHotel::of).collect(),
            references: references(order),
            ended: ended.map(|ended| HolidayEnded {
                at: instant(ended.at),
                penalty: text(ended.terms.penalty),
                refund: text(ended.terms.refund),
                missed: ended.missed.map(HolidayMissed::of),
                reason: ended.reason.clone(),
            }),
            actions: actions(agent, order, now),
        })
    }
}

fn references(order: &Stored) -> Vec<HolidayServiceReference> {
    let lines = &order.details.quotation.terms.lines;
    let label = |line: u32| lines.get(usize::try_from(line).unwrap_or(usize::MAX));
    let view = |reference: &SupplierReference| HolidayServiceReference {
        line: reference.line,
        label: label(reference.line).map(|line| line.label.clone()).unwrap_or_default(),
        reference: reference.reference.clone(),
    };
    let confirmed = order.details.confirmed.iter();
    confirmed
        .flat_map(|confirmed| &confirmed.references)
        .map(view)
        .collect()
}

/// What the order's state and the user's permissions allow.
fn actions(agent: &Agent, order: &Stored, now: DateTime<Utc>) -> Vec<HolidayAction> {
    let pays = agent.may(Functionality::IssueTicket) && order.missed(now).is_none();
    let cancels = agent.may(Functionality::CancelTicket) && order.missed(now).is_none();
    let all = [
        (HolidayAction::PayDeposit, pays && order.stage() == Stage::DepositDue),
        (HolidayAction::PayBalance, pays && order.stage() == Stage::BalanceDue),
        (HolidayAction::Cancel, cancels && order.can_end(now)),
        (HolidayAction::Print, agent.may(Functionality::PrintTicket)),
        (HolidayAction::History, agent.may(Functionality::BookingHistory)),
    ];
    all.into_iter()
        .filter(|(_, allowed)| *allowed)
        .map(|(action, _)| action)
        .collect()
}
