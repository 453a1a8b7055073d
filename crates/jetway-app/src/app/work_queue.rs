//! What waits for an operator.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::DbError;
use jetway_db::repo::papers::PapersFile;
use jetway_domain::access::OperatorRole;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::deposit::{Deposit, DepositWay};
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::order::{RequestKind, WaitingRequest};

use super::App;
use crate::order::review::Waiting;
use crate::registration::{Application, ApplicationStatus};

/// At most this many items of a kind and tenant.
const MOST: u64 = 200;
/// A request without a time of its own is due after this.
const REQUESTS_WITHIN: TimeDelta = TimeDelta::hours(4);
/// An order with unknown outcome is due after this: money is held for it.
const IN_DOUBT_WITHIN: TimeDelta = TimeDelta::hours(1);
/// A deposit is due after this.
const DEPOSITS_WITHIN: TimeDelta = TimeDelta::hours(4);
/// A cheque is due after this: banks take days.
const CHEQUES_WITHIN: TimeDelta = TimeDelta::days(3);
/// Applications and licences are due after this.
const KYC_WITHIN: TimeDelta = TimeDelta::days(1);

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
    /// A deposit to review, to approve, or with a cheque on its way.
    Deposit,
    /// An application to become an agency.
    Application,
    /// Licences an agency has given.
    Licences,
}

impl WorkKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::OrderInDoubt,
        Self::PartPayment,
        Self::UnaccompaniedMinors,
        Self::Void,
        Self::Refund,
        Self::Deposit,
        Self::Application,
        Self::Licences,
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
            Self::Deposit => "deposit",
            Self::Application => "application",
            Self::Licences => "licences",
        }
    }

    /// The role that decides it.
    #[must_use]
    pub const fn role(self) -> OperatorRole {
        match self {
            Self::OrderInDoubt | Self::UnaccompaniedMinors => OperatorRole::Ticketing,
            Self::PartPayment | Self::Deposit => OperatorRole::Finance,
            Self::Void | Self::Refund => OperatorRole::Refunds,
            Self::Application | Self::Licences => OperatorRole::Kyc,
        }
    }
}

/// How soon an item must be decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// More than half of its time is left.
    Green,
    /// Half of its time has passed.
    Amber,
    /// It is late.
    Red,
}

impl Urgency {
    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Amber => "amber",
            Self::Red => "red",
        }
    }

    fn of(since: DateTime<Utc>, due: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        if now >= due {
            Self::Red
        } else if now - since >= (due - since) / 2 {
            Self::Amber
        } else {
            Self::Green
        }
    }
}

/// Something that waits for an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkItem {
    /// Where.
    pub tenant: TenantId,
    /// What.
    pub kind: WorkKind,
    /// Order reference, number of the void, refund or deposit, or key of the application or agency.
    pub subject: String,
    /// In one line: a route, an amount, a company's name.
    pub title: String,
    /// The agency it is about, if there is one already.
    pub agency: Option<String>,
    /// Since when it waits.
    pub since: DateTime<Utc>,
    /// When it is late.
    pub due_at: DateTime<Utc>,
    /// How soon it must be decided.
    pub urgency: Urgency,
}

impl App {
    /// What waits at these tenants, of these kinds, the longest waiting first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn work_queue(&self, tenants: &[TenantId], kinds: &[WorkKind]) -> Result<Vec<WorkItem>, DbError> {
        let now = self.clock().now();
        let mut items = Vec::new();
        for tenant in tenants {
            if kinds.contains(&WorkKind::OrderInDoubt) {
                items.extend(self.orders_in_doubt(tenant, now).await?);
            }
            items.extend(self.requests(tenant, kinds, now).await?);
            if kinds.contains(&WorkKind::Deposit) {
                items.extend(self.waiting_deposits(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::Application) {
                items.extend(self.waiting_applications(tenant, now).await?);
            }
            if kinds.contains(&WorkKind::Licences) {
                items.extend(self.waiting_licences(tenant, now).await?);
            }
        }
        items.sort_by(|a, b| (a.since, &a.tenant, &a.subject).cmp(&(b.since, &b.tenant, &b.subject)));
        Ok(items)
    }

    async fn orders_in_doubt(&self, tenant: &TenantId, now: DateTime<Utc>) -> Result<Vec<WorkItem>, DbError> {
        let found = self.orders().waiting_for_operations::<FlightOrder>(tenant).await?;
        let item = |Waiting { order, .. }: Waiting<FlightOrder>| {
            let due_at = order.status_since + IN_DOUBT_WITHIN;
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::OrderInDoubt,
                subject: order.reference.as_str().to_owned(),
                title: order.route(),
                agency: Some(order.details.agency_name.clone()),
                since: order.status_since,
                due_at,
                urgency: Urgency::of(order.status_since, due_at, now),
            }
        };
        Ok(found.into_iter().map(item).collect())
    }

    async fn requests(
        &self,
        tenant: &TenantId,
        kinds: &[WorkKind],
        now: DateTime<Utc>,
    ) -> Result<Vec<WorkItem>, DbError> {
        let found = self.orders().waiting_requests(tenant).await?;
        let names = self.agency_names(tenant).await?;
        let item = |waiting: WaitingRequest| {
            let kind = match waiting.request.subject.kind() {
                RequestKind::PartPayment => WorkKind::PartPayment,
                RequestKind::UnaccompaniedMinors => WorkKind::UnaccompaniedMinors,
                RequestKind::Void => WorkKind::Void,
                RequestKind::Refund => WorkKind::Refund,
                // The airline answers it.
                RequestKind::LimitExtension => return None,
            };
            let after_sale = waiting.request.subject.after_sale();
            let number = after_sale.map(|(_, data)| data.reference.as_str().to_owned());
            let since = waiting.request.asked_at;
            let due_at = waiting.request.due_at.unwrap_or(since + REQUESTS_WITHIN);
            kinds.contains(&kind).then(|| WorkItem {
                tenant: tenant.clone(),
                kind,
                subject: number.unwrap_or_else(|| waiting.reference.as_str().to_owned()),
                title: waiting.title,
                agency: names.get(&waiting.agency).cloned(),
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            })
        };
        Ok(found.into_iter().filter_map(item).collect())
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
                since,
                due_at,
                urgency: Urgency::of(since, due_at, now),
            }
        };
        Ok(found.into_iter().map(item).collect())
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
            tx.papers().submitted(MOST).await?
        };
        let names = self.agency_names(tenant).await?;
        let item = |file: PapersFile| {
            let due_at = file.updated_at + KYC_WITHIN;
            let agency = names.get(&file.agency_id).cloned();
            WorkItem {
                tenant: tenant.clone(),
                kind: WorkKind::Licences,
                subject: file.agency_id.to_string(),
                title: agency.clone().unwrap_or_default(),
                agency,
                since: file.updated_at,
                due_at,
                urgency: Urgency::of(file.updated_at, due_at, now),
            }
        };
        Ok(files.into_iter().map(item).collect())
    }

    async fn agency_names(&self, tenant: &TenantId) -> Result<BTreeMap<AgencyId, String>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let agencies = tx.agencies().list().await?;
        Ok(agencies.into_iter().map(|agency| (agency.id, agency.name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::Urgency;

    #[test]
    fn an_item_turns_amber_at_half_of_its_time_and_red_when_it_is_late() {
        let since = DateTime::UNIX_EPOCH;
        let due = since + TimeDelta::hours(4);
        let after = |minutes| Urgency::of(since, due, since + TimeDelta::minutes(minutes));
        assert_eq!(
            [0, 119, 120, 239, 240].map(after),
            [
                Urgency::Green,
                Urgency::Green,
                Urgency::Amber,
                Urgency::Amber,
                Urgency::Red
            ]
        );
    }
}
