//! A group's order as agents read it.

use chrono::{DateTime, Utc};
use jetway_app::lots::group::Shown;
use jetway_app::lots::group::names::warnings_of;
use jetway_domain::access::Functionality;
use jetway_domain::lot::SeatPrice;
use jetway_domain::lot::group::order::{GroupDeadline, GroupOrder as Stored, GroupStage};
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::name::GroupName;
use super::name_problem::NameProblem;
use super::party::{GroupContact, GroupPassengers};
use crate::http::{Agent, Refusal};
use crate::routes::fares::card::{FareLotCard, FareLotRules, FarePrice};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::payment::Payment;

/// How far a group's order is.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupOrderStatus {
    /// Seats are held until the deposit is due.
    SeatsHeld,
    /// The deposit is paid; names and balance follow.
    DepositPaid,
    /// The whole price is paid.
    BalancePaid,
    /// Tickets are being made.
    InProgress,
    /// Every passenger has a ticket.
    Ticketed,
    /// Cancelled.
    Cancelled,
    /// A deadline was missed.
    Released,
}

/// An action of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupAction {
    /// Pay the deposit.
    PayDeposit,
    /// Pay the balance.
    PayBalance,
    /// Give the names.
    Names,
    /// Change a name.
    ChangeName,
    /// Give some seats back.
    DropSeats,
    /// Give all seats back.
    Cancel,
    /// Print the passengers.
    Manifest,
    /// Print invoices and tickets.
    Print,
    /// Read the history.
    History,
}

/// A part of the price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupInstalment {
    /// What the wallet pays; without 203, the same part of the customer price.
    amount: String,
    due_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_at: Option<String>,
}

/// A deadline.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupMissed {
    /// Of the deposit.
    Deposit,
    /// Of the names.
    Names,
    /// Of the balance.
    Balance,
}

impl GroupMissed {
    /// The wire's name of a deadline.
    pub(crate) const fn of(deadline: GroupDeadline) -> Self {
        match deadline {
            GroupDeadline::Deposit => Self::Deposit,
            GroupDeadline::Names => Self::Names,
            GroupDeadline::Balance => Self::Balance,
        }
    }
}

/// How an order ended without tickets.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupEnded {
    at: String,
    /// What was kept of the payments.
    penalty: String,
    /// What returned to the wallet.
    refund: String,
    /// The deadline that was missed, for released orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    missed: Option<GroupMissed>,
}

/// A group's order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupOrder {
    reference_id: String,
    version: u32,
    status: GroupOrderStatus,
    status_text: &'static str,
    created_at: String,
    created_by: String,
    group_name: String,
    /// The lot as it was bought.
    lot: FareLotCard,
    passengers: GroupPassengers,
    seats: u32,
    per_type: Vec<FarePrice>,
    /// Amount the customer pays.
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    currency: String,
    deposit: GroupInstalment,
    balance: GroupInstalment,
    names_by: String,
    ticketing_by: String,
    /// The names given so far.
    names: Vec<GroupName>,
    /// What should be looked at in the names, such as a title inside one; it blocks nothing.
    name_warnings: Vec<NameProblem>,
    names_missing: u32,
    /// What has been paid so far and did not return.
    paid: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refunded: Option<String>,
    /// Sum of the penalties for dropped seats; part of the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    penalties: Option<String>,
    /// Sum of the fees for changed names; paid apart from the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    name_fees: Option<String>,
    contact: GroupContact,
    payment: Payment,
    rules: FareLotRules,
    /// How a cancelled or released order ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<GroupEnded>,
    /// Actions the user may take now.
    actions: Vec<GroupAction>,
}

impl GroupOrderStatus {
    /// The wire's name of a stage.
    pub(crate) const fn of(stage: GroupStage) -> Self {
        match stage {
            GroupStage::SeatsHeld => Self::SeatsHeld,
            GroupStage::DepositPaid => Self::DepositPaid,
            GroupStage::BalancePaid => Self::BalancePaid,
            GroupStage::InProgress => Self::InProgress,
            GroupStage::Ticketed => Self::Ticketed,
            GroupStage::Cancelled => Self::Cancelled,
            GroupStage::Released => Self::Released,
        }
    }

    /// The stage of a name.
    pub(crate) const fn stage(self) -> GroupStage {
        match self {
            Self::SeatsHeld => GroupStage::SeatsHeld,
            Self::DepositPaid => GroupStage::DepositPaid,
            Self::BalancePaid => GroupStage::BalancePaid,
            Self::InProgress => GroupStage::InProgress,
            Self::Ticketed => GroupStage::Ticketed,
            Self::Cancelled => GroupStage::Cancelled,
            Self::Released => GroupStage::Released,
        }
    }
}

/// Which amounts a user sees and accepts.
pub(crate) fn shown(agent: &Agent) -> Shown {
    if agent.visibility().agent_amounts {
        Shown::Agent
    } else {
        Shown::Customer
    }
}

impl GroupOrder {
    /// # Errors
    /// When the order's amounts do not add up.
    pub(super) fn of(state: &AppState, agent: &Agent, order: &Stored) -> Result<Self, Refusal> {
        let now = state.app.clock().now();
        Self::read(agent, order, now).map_err(|error| Refusal::ours(&error))
    }

    fn read(agent: &Agent, order: &Stored, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (details, terms) = (&order.details, &order.details.offer.terms);
        let (visibility, shown) = (agent.visibility(), shown(agent));
        let price = order.price()?;
        let refunded = refunded(order);
        let text = |price: SeatPrice| shown.of(price).to_string();
        let names = details.names.iter();
        Ok(Self {
            reference_id: order.reference.as_str().to_owned(),
            version: order.version,
            status: GroupOrderStatus::of(order.stage()),
            status_text: order.status_text(),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
            group_name: details.group_name.clone(),
            lot: FareLotCard::of(order.lot, &details.offer, 0, visibility),
            passengers: GroupPassengers::of(details.party),
            seats: details.party.seats(),
            per_type: FarePrice::of(&details.offer, visibility.agent_amounts),
            amount: price.customer.to_string(),
            agent_amount: visibility.agent_amounts.then(|| price.agent.to_string()),
            currency: details.offer.currency().as_str().to_owned(),
            deposit: GroupInstalment {
                amount: text(order.deposit()?),
                due_by: instant(details.deposit_by),
                paid_at: details.deposit.map(|paid| instant(paid.at)),
            },
            balance: GroupInstalment {
                amount: text(order.balance()?),
                due_by: instant(terms.balance_by),
                paid_at: details.balance.map(|paid| instant(paid.at)),
            },
            names_by: instant(terms.names_by),
            ticketing_by: instant(terms.ticketing_by),
            names: names.map(|name| GroupName::of(name, visibility.passports)).collect(),
            name_warnings: NameProblem::all(warnings_of(order)),
            names_missing: order.names_missing(),
            paid: text(order.paid()?),
            refunded: (!refunded.agent.is_zero()).then(|| text(refunded)),
            penalties: (!details.penalties.is_zero()).then(|| details.penalties.to_string()),
            name_fees: (!details.name_fees.is_zero()).then(|| details.name_fees.to_string()),
            contact: GroupContact::of(&details.contact),
            payment: Payment::of(order, visibility),
            rules: FareLotRules::of(terms),
            ended: details.ended.as_ref().map(|ended| GroupEnded {
                at: instant(ended.at),
                penalty: text(ended.terms.penalty),
                refund: text(ended.terms.refund),
                missed: ended.missed.map(GroupMissed::of),
            }),
            actions: actions(agent, order, now),
        })
    }
}

/// Of dropped seats, or of the whole order.
fn refunded(order: &Stored) -> SeatPrice {
    order
        .details
        .ended
        .as_ref()
        .map_or(order.details.refunded, |ended| ended.terms.refund)
}

/// What the order's state and the user's permissions allow.
fn actions(agent: &Agent, order: &Stored, now: DateTime<Utc>) -> Vec<GroupAction> {
    let (pays, books) = (
        agent.may(Functionality::IssueTicket),
        agent.may(Functionality::BookTicket),
    );
    let prints = agent.may(Functionality::PrintTicket);
    let in_time = order.missed(now).is_none();
    let has_names = !order.details.names.is_empty();
    let all = [
        (
            GroupAction::PayDeposit,
            pays && in_time && order.stage() == GroupStage::SeatsHeld,
        ),
        (
            GroupAction::PayBalance,
            pays && in_time && order.stage() == GroupStage::DepositPaid,
        ),
        (GroupAction::Names, books && in_time && order.can_name(now)),
        (
            GroupAction::ChangeName,
            books && in_time && has_names && order.can_change_name(now),
        ),
        (GroupAction::DropSeats, books && order.can_drop(now)),
        (
            GroupAction::Cancel,
            agent.may(Functionality::CancelTicket) && in_time && order.can_give_back(),
        ),
        (GroupAction::Manifest, prints && has_names),
        (GroupAction::Print, prints),
        (GroupAction::History, agent.may(Functionality::BookingHistory)),
    ];
    all.into_iter()
        .filter(|(_, allowed)| *allowed)
        .map(|(action, _)| action)
        .collect()
}
