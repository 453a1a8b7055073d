//! The work queue of operators.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::DbError;
use jetway_db::repo::licences::LicenceFile;
use jetway_domain::access::OperatorRole;
use jetway_domain::deposit::{Deposit, DepositWay};
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::ledger::{WalletChange, WalletChangeSubject};
use jetway_domain::lot::request::GroupRequest;
use jetway_domain::order::{RequestKind, WaitingRequest};
use jetway_domain::visa::order::VisaOrder;

use super::App;
use super::orders_in_doubt::OrderInDoubt;
use crate::order::requests::RequestFilter;
use crate::registration::{Application, ApplicationStatus};
use crate::urgency::Urgency;
use crate::visa::desk::queue::due_at;

/// At most this many items of a kind and tenant.
const MOST: u64 = 200;
/// A request without a time of its own is due after this.
const REQUESTS_WITHIN: TimeDelta = TimeDelta::hours(4);
/// An order with unknown outcome is due after this: money is held for it.
const IN_DOUBT_WITHIN: TimeDelta = TimeDelta::hours(1);
/// A deposit is due after this.
const DEPOSITS_WITHIN: TimeDelta = TimeDelta::hours(4);
/// A change of a wallet is due after this.
const WALLET_CHANGES_WITHIN: TimeDelta = TimeDelta::hours(4);
/// A cheque is due after this: banks take days.
const CHEQUES_WITHIN: TimeDelta = TimeDelta::days(3);
/// Applications and licences are due after this.
const KYC_WITHIN: TimeDelta = TimeDelta::days(1);
/// A request for a group is due after this: airlines answer within a day.
const GROUP_REQUESTS_WITHIN: TimeDelta = TimeDelta::days(1);

/// A request for a tour package is due after this.
const HOLIDAYS_WITHIN: TimeDelta = TimeDelta::days(1);

/// Requests that operators decide; the airline answers those for a later time limit.
const REQUESTS: [(WorkKind, RequestKind); 5] = [
    (WorkKind::PartPayment, RequestKind::PartPayment),
    (WorkKind::UnaccompaniedMinors, RequestKind::UnaccompaniedMinors),
    (WorkKind::Void, RequestKind::Void),
    (WorkKind::Refund, RequestKind::Refund),
    (WorkKind::Exchange, RequestKind::Exchange),
];

/// A kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WorkKind {
    /// An order whose outcome is unknown.
    OrderInDoubt,
    /// A request to pay an order in parts.
    PartPayment,
    /// A request to issue an order for unaccompanied children.
    UnaccompaniedMinors,
    /// A void whose outcome is unknown.
    Void,
    /// A refund to quote or to carry out.
    Refund,
    /// An exchange to quote, or whose outcome is unknown.
    Exchange,
    /// A deposit to review, to approve, or with a cheque on its way.
    Deposit,
    /// A credit limit or an adjustment that another operator proposed.
    WalletChange,
    /// An application to become an agency.
    Application,
    /// Licences that an agency submitted.
    Licences,
    /// A visa application to review, to lodge or to deliver.
    Visa,
    /// A request for a group to quote.
    GroupRequest,
    /// A request for a tour package to quote or to answer.
    HolidayRequest,
    /// A holiday to confirm with its suppliers; its deposit is paid.
    HolidayOrder,
}

impl WorkKind {
    /// All kinds.
    pub const ALL: [Self; 14] = [
        Self::OrderInDoubt,
        Self::PartPayment,
        Self::UnaccompaniedMinors,
        Self::Void,
        Self::Refund,
        Self::Exchange,
        Self::Deposit,
        Self::WalletChange,
        Self::Application,
        Self::Licences,
        Self::Visa,
        Self::GroupRequest,
        Self::HolidayRequest,
        Self::HolidayOrder,
    ];

    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OrderInDoubt => "orderInDoubt",
            Self::PartPayment => "partPayment",
            Self::UnaccompaniedMinors => "unaccompaniedMinors",
            Self::Void => "void",
            Self::Refund => "refund",
            Self::Exchange => "exchange",
            Self::Deposit => "deposit",
            Self::WalletChange => "walletChange",
            Self::Application => "application",
            Self::Licences => "licences",
            Self::Visa => "visa",
            Self::GroupRequest => "groupRequest",
            Self::HolidayRequest => "holidayRequest",
            Self::HolidayOrder => "holidayOrder",
        }
    }

    /// The role that decides it.
    #[must_use]
    pub const fn role(self) -> OperatorRole {
        match self {
            Self::OrderInDoubt | Self::UnaccompaniedMinors | Self::GroupRequest => OperatorRole::Ticketing,
            Self::PartPayment | Self::Deposit | Self::WalletChange => OperatorRole::Finance,
            Self::Void | Self::Refund | Self::Exchange => OperatorRole::Refunds,
            Self::Application | Self::Licences => OperatorRole::Kyc,
            Self::Visa => OperatorRole::Visa,
            Self::HolidayRequest | Self::HolidayOrder => OperatorRole::Holidays,
        }
    }
}

/// Something that waits for an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkItem {
    /// The tenant.
    pub tenant: TenantId,
    /// Its kind.
    pub kind: WorkKind,
    /// Order reference, number of the void, refund, deposit, change or request (also of a holiday to confirm), or key of the application or
    /// agency.
    pub subject: String,
    /// In one line: a route, an amount, a company's name.
    pub title: String,
    /// The agency concerned, if there is one already.
    pub agency: Option<String>,
    /// State of the deposit, void or refund; `None` for kinds without states.
    pub state: Option<&'static str>,
    /// The operator who reviewed the deposit, proposed the change or works on the void or refund, if there is one.
    pub owner: Option<String>,
    /// Since when it waits.
    pub since: DateTime<Utc>,
    /// When it is late.
    pub due_at: DateTime<Utc>,
    /// How soon it must be decided.
    pub urgency: Urgency,
}

impl App {
    /// Waiting items of these tenants and kinds, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn work_queue(&self, tenants: &[TenantId], kinds: &[WorkKind]) -> Result<Vec<WorkItem>, DbError> {
        let now = self.clock().now();
        let mut items = Vec::new();
        for tenant in tenants {
            if kinds.contains(&WorkKind::OrderInDoubt) {
                let orders = self.orders_in_doubt(tenant).await?.into_iter();
                items.extend(orders.map(|order| in_doubt(tenant, order, now)));
            }
            for (kind, of) in REQUESTS {
                if kinds.contains(&kind) {
                    items.extend(self.requests(tenant, (kind, of), now).await?);
                }
            }
            if kinds.contains(&WorkKind::Deposit) {
                items.extend(self.waiting_deposits(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::WalletChange) {
                items.extend(self.waiting_wallet_changes(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::Application) {
                items.extend(self.waiting_applications(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::Licences) {
                items.extend(self.waiting_licences(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::Visa) {
                items.extend(self.waiting_visas(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::GroupRequest) {
                items.extend(self.waiting_group_requests(tenant, now).await?);
            }
            items.extend(self.waiting_holidays(tenant, kinds, now).await?);
        }
        items.sort_by(|a, b| (a.since, &a.tenant, &a.subject).cmp(&(b.since, &b.tenant, &b.subject)));
        Ok(items)
    }

    async fn requests(
        &self,
        tenant: &TenantId,
        (kind, of): (WorkKind, RequestKind),
        now: DateTime<Utc>,
    ) -> Result<Vec<WorkItem>, DbError> {
        let filter = RequestFilter {
            kinds: vec![of],
            order: None,
        };
        let found = self.orders().all_waiting(tenant, &filter).await?;
        let names = self.agency_names(tenant).await?;
        let item = |waiting: WaitingRequest| {
            let after_sale = waiting.request.subject.after_sale().map(|(_, data)| data);
            let number = after_sale.map(|data| data.reference.as_str().to_owned());
            let state = after_sale.map(|_| waiting.request.state.as_str());
            let owner = after_sale.and_then(|data| data.owner.clone());
            let since = waiting.request.asked_at;
            let due_at = waiting.request.due_at.unwrap_or(since + REQUESTS_WITHIN);
            WorkItem {
                tenant: tenant.clone(),
                kind,
                subject: number.unwrap_or_else(|| waiting.reference.as_str().to_owned()),
                title: waiting.title,
                agency: names.get(&waiting.agency).cloned(),
                state,
                owner,
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        Ok(found.into_iter().map(item).collect())
    }

    async fn waiting_deposits(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let found = self.deposits().waiting(tenant).await?;
        let item = |deposit: Deposit| {
            let since = deposit.created_at;
            let within = match deposit.way() {
                DepositWay::Cheque => CHEQUES_WITHIN,
                DepositWay::Declared | DepositWay::Online => DEPOSITS_WITHIN,
            };
            let due_at = since + within;
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::Deposit,
                title: deposit.amount.to_string(),
                subject: deposit.reference,
                agency: Some(deposit.details.agency_name),
                state: Some(deposit.status.as_str()),
                owner: deposit.details.maker.map(|maker| maker.by),
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        Ok(found.into_iter().map(item).collect())
    }

    async fn waiting_wallet_changes(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let changes = {
            let tx = self.database().read(&Self::scope(tenant)).await?;
            tx.wallet_changes().waiting(MOST).await?
        };
        let names = self.agency_names(tenant).await?;
        let item = |change: WalletChange| {
            let since = change.maker.at;
            let due_at = since + WALLET_CHANGES_WITHIN;
            let title = match change.subject {
                WalletChangeSubject::Credit { limit, .. } => format!("Credit limit {limit}"),
                WalletChangeSubject::Adjustment { amount, cause } => format!("{} {amount}", cause.label()),
            };
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::WalletChange,
                subject: change.reference,
                title,
                agency: names.get(&change.agency).cloned(),
                state: None,
                owner: Some(change.maker.by),
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        Ok(changes.into_iter().map(item).collect())
    }

    async fn waiting_applications(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let found = self
            .applications(tenant, Some(ApplicationStatus::Pending), MOST)
            .await?;
        let item = |application: Application| {
            let since = application.submitted_at.unwrap_or(application.created_at);
            let due_at = since + KYC_WITHIN;
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::Application,
                subject: application.id.to_string(),
                title: application.form.map(|form| form.company_name).unwrap_or_default(),
                agency: None,
                state: None,
                owner: None,
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        Ok(found.into_iter().map(item).collect())
    }

    async fn waiting_licences(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let files = {
            let tx = self.database().read(&Self::scope(tenant)).await?;
            tx.licences().submitted(MOST).await?
        };
        let names = self.agency_names(tenant).await?;
        let item = |file: LicenceFile| {
            let due_at = file.updated_at + KYC_WITHIN;
            let agency = names.get(&file.agency_id).cloned();
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::Licences,
                subject: file.agency_id.to_string(),
                title: agency.clone().unwrap_or_default(),
                agency,
                state: None,
                owner: None,
                since: file.updated_at,
                due_at,
                urgency: Urgency::of(file.updated_at, due_at, now),
            }
        };
        Ok(files.into_iter().map(item).collect())
    }

    async fn waiting_visas(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let item = |order: VisaOrder| {
            let (since, due_at) = (order.details.state_since, due_at(&order));
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::Visa,
                subject: order.reference.as_str().to_owned(),
                title: order.summary().title,
                agency: Some(order.details.agency_name),
                state: None,
                owner: None,
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        let found = self.visas().waiting_for_operators(tenant, MOST).await?;
        Ok(found.into_iter().map(item).collect())
    }

    async fn waiting_group_requests(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let item = |request: GroupRequest| {
            let since = request.created_at;
            let due_at = since + GROUP_REQUESTS_WITHIN;
            let trip = &request.details.trip;
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::GroupRequest,
                title: format!("{}, {} passengers", trip.route(), trip.party.passengers()),
                subject: request.reference,
                agency: Some(request.details.agency_name),
                state: None,
                owner: None,
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        let found = self.group_requests().waiting(tenant).await?;
        Ok(found.into_iter().map(item).collect())
    }

    /// Requests for tour packages to quote or to answer, and holidays to confirm.
    async fn waiting_holidays(
        &self,
        tenant: &TenantId,
        kinds: &[WorkKind],
        now: DateTime<Utc>,
    ) -> Result<Vec<WorkItem>, DbError> {
        let item = |kind, request: String, (title, agency): (String, String), since: DateTime<Utc>| {
            let due_at = since + HOLIDAYS_WITHIN;
            WorkItem {
                tenant: tenant.clone(),
                kind,
                subject: request,
                title,
                agency: Some(agency),
                state: None,
                owner: None,
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        let mut items = Vec::new();
        if kinds.contains(&WorkKind::HolidayRequest) {
            for (request, since) in self.holiday_requests().waiting(tenant).await? {
                let (details, kind) = (request.details, WorkKind::HolidayRequest);
                let title = format!("{}, {} travellers", details.trip.title, details.wish.travellers());
                let waiting = item(kind, request.reference, (title, details.agency_name), since);
                items.push(WorkItem {
                    owner: details.assigned_to,
                    ..waiting
                });
            }
        }
        if kinds.contains(&WorkKind::HolidayOrder) {
            for order in self.holidays().to_confirm(tenant).await? {
                let since = order.details.deposit.map_or(order.created_at, |paid| paid.at);
                let (details, kind) = (order.details, WorkKind::HolidayOrder);
                let title = format!("{}, {} travellers", details.trip.title, details.wish.travellers());
                items.push(item(kind, details.request, (title, details.agency_name), since));
            }
        }
        Ok(items)
    }

    async fn agency_names(&self, tenant: &TenantId) -> Result<BTreeMap<AgencyId, String>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let agencies = tx.agencies().list().await?;
        Ok(agencies.into_iter().map(|agency| (agency.id, agency.name)).collect())
    }
}

fn in_doubt(tenant: &TenantId, order: OrderInDoubt, now: DateTime<Utc>) -> WorkItem {
    let due_at = order.since + IN_DOUBT_WITHIN;
    WorkItem {
        tenant: tenant.clone(),
        kind: WorkKind::OrderInDoubt,
        subject: order.reference.as_str().to_owned(),
        title: order.title,
        agency: Some(order.agency),
        state: None,
        owner: None,
        since: order.since,
        due_at,
        urgency: Urgency::of(order.since, due_at, now),
    }
}
