//! Requests for approval: operations may allow an exception to the rules before an order is issued (ADR 0062, 0074).

use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::access::Operator;
use jetway_domain::ids::{OrderReference, OrderRequestId, TenantId};
use jetway_domain::order::{
    OrderCore, OrderEventKind, OrderRequest, RequestAnswer, RequestKind, RequestState, RequestSubject, WaitingRequest,
};
use jetway_domain::payment::NoParts;
use serde_json::json;

use super::change::{Change, OPERATIONS};
use super::error::{OrderError, store_failures};
use super::part_terms::terms_of;
use super::product::{AnyOrder, ProductOrder, StoredOrder};
use super::service::Orders;
use crate::context::Caller;

pub use jetway_db::repo::orders::{RequestFilter, RequestMark};

/// Requests read at once.
const PART: u64 = 200;

/// A page of requests that wait for operations.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingPage {
    /// Those with a due date first, then the oldest.
    pub items: Vec<WaitingRequest>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<RequestMark>,
}

/// What the agency requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Part payment.
    Parts,
    /// Issuing for unaccompanied children.
    ChildrenAlone,
}

impl Topic {
    /// The latest request an order has.
    #[must_use]
    pub fn of(self, order: &OrderCore) -> Option<&OrderRequest> {
        order.latest_request(self.kind())
    }

    const fn kind(self) -> RequestKind {
        match self {
            Self::Parts => RequestKind::PartPayment,
            Self::ChildrenAlone => RequestKind::UnaccompaniedMinors,
        }
    }

    const fn subject(self) -> RequestSubject {
        match self {
            Self::Parts => RequestSubject::PartPayment,
            Self::ChildrenAlone => RequestSubject::UnaccompaniedMinors,
        }
    }

    fn asked(self, by: &str) -> Change {
        match self {
            Self::Parts => Change::by(by, OrderEventKind::PartAsked, "Part payment was requested."),
            Self::ChildrenAlone => Change::by(
                by,
                OrderEventKind::ChildrenAsked,
                "Issuing for unaccompanied children was requested.",
            ),
        }
    }

    fn answered(self, allowed: bool) -> Change {
        let (kind, text) = match (self, allowed) {
            (Self::Parts, true) => (OrderEventKind::PartAnswered, "Part payment was approved."),
            (Self::Parts, false) => (OrderEventKind::PartAnswered, "Part payment was refused."),
            (Self::ChildrenAlone, true) => (
                OrderEventKind::ChildrenAnswered,
                "Issuing for unaccompanied children was approved.",
            ),
            (Self::ChildrenAlone, false) => (
                OrderEventKind::ChildrenAnswered,
                "Issuing for unaccompanied children was refused.",
            ),
        };
        Change::by(OPERATIONS, kind, text)
    }
}

/// An operator's answer to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Approval {
    /// Whether the request is approved.
    pub allowed: bool,
    /// A remark for the agency.
    pub remark: Option<String>,
    /// Who answered.
    pub operator: Operator,
}

/// Why nothing was requested or answered.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// It must be paid in full; an approval would not change that.
    #[error("operations cannot change that: {0}")]
    NoParts(NoParts),
    /// It is approved already.
    #[error("no approval is needed")]
    NotNeeded(Topic),
    /// There is no such request.
    #[error("it was not requested")]
    NotAsked(Topic),
    /// It has another answer.
    #[error("it has another answer")]
    Answered,
}

store_failures!(RequestError);

impl Orders {
    /// Request an approval for an order. Repeating an open request has no further effect; after a refusal it may be requested again.
    ///
    /// # Errors
    /// When the order is no longer unpaid, or an approval changes nothing.
    pub async fn request_approval<O: ProductOrder>(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        topic: Topic,
        remark: Option<String>,
    ) -> Result<O, RequestError> {
        let order: O = self.store.own(caller, reference).await?;
        let Some(pay_by) = order.summary().pay_by else {
            return Err(OrderError::WrongState(order.status).into());
        };
        if topic.of(&order).is_some_and(OrderRequest::is_waiting) {
            return Ok(order);
        }
        self.may_ask(&caller.tenant, &order, topic).await?;
        let request = OrderRequest {
            id: OrderRequestId::fresh(self.services.ids()),
            subject: topic.subject(),
            state: RequestState::Requested,
            asked_by: caller.user_name.clone(),
            asked_at: self.services.now(),
            remark,
            due_at: Some(pay_by),
            answer: None,
        };
        self.keep_request(&caller.tenant, order, topic.asked(&caller.user_name), request)
            .await
    }

    async fn may_ask<O: ProductOrder>(&self, tenant: &TenantId, order: &O, topic: Topic) -> Result<(), RequestError> {
        match topic {
            Topic::Parts => match terms_of(&self.services, tenant, order).await? {
                Err(why) if why.can_be_asked() => Ok(()),
                Err(why) => Err(RequestError::NoParts(why)),
                Ok(_) => Err(RequestError::NotNeeded(topic)),
            },
            Topic::ChildrenAlone if order.needs_approval(topic.kind()) => Ok(()),
            Topic::ChildrenAlone => Err(RequestError::NotNeeded(topic)),
        }
    }

    /// All requests of a tenant's agencies that wait for operations: those with a due date first, then the oldest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_requests(&self, tenant: &TenantId) -> Result<Vec<WaitingRequest>, DbError> {
        let filter = RequestFilter {
            kinds: RequestKind::ALL.to_vec(),
            order: None,
        };
        self.all_waiting(tenant, &filter).await
    }

    /// All matching requests that wait for operations, across all pages: those with a due date first, then the oldest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all_waiting(&self, tenant: &TenantId, filter: &RequestFilter) -> Result<Vec<WaitingRequest>, DbError> {
        let mut page = self.waiting_page(tenant, filter, None).await?;
        let mut all = page.items;
        while let Some(mark) = page.next {
            page = self.waiting_page(tenant, filter, Some(mark)).await?;
            all.append(&mut page.items);
        }
        Ok(all)
    }

    /// A page of the matching requests that wait for operations. Every match is found, however many others wait: rows that
    /// the supplier still has to decide are skipped, and the next ones read.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_page(
        &self,
        tenant: &TenantId,
        filter: &RequestFilter,
        mut after: Option<RequestMark>,
    ) -> Result<WaitingPage, DbError> {
        let (now, full) = (self.services.now(), usize::try_from(PART).unwrap_or(usize::MAX));
        let tx = self.services.read(tenant).await?;
        let mut items = Vec::new();
        loop {
            let found = tx.order_requests().waiting(filter, after.as_ref(), PART).await?;
            let is_last = found.len() < full;
            for waiting in found {
                if items.len() == full {
                    return Ok(WaitingPage { items, next: after });
                }
                after = Some(RequestMark::of(&waiting.request));
                if waiting.request.is_for_operations(now) {
                    items.push(waiting);
                }
            }
            if is_last {
                return Ok(WaitingPage { items, next: None });
            }
        }
    }

    /// Answer a request, and record the answer in the audit trail. Repeating the same answer changes nothing.
    ///
    /// # Errors
    /// `NotFound` when the portal has no such order, `NotAsked` when it has no such request, `Answered` when it has another answer.
    pub async fn answer_request(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        topic: Topic,
        answer: Approval,
    ) -> Result<AnyOrder, RequestError> {
        let order: AnyOrder = self.store.by_number(tenant, reference).await?;
        let asked = topic.of(&order).cloned();
        let mut request = asked.ok_or(RequestError::NotAsked(topic))?;
        let state = if answer.allowed {
            RequestState::Allowed
        } else {
            RequestState::Refused
        };
        if request.state == state {
            return Ok(order);
        }
        if request.state != RequestState::Requested {
            return Err(RequestError::Answered);
        }
        if order.summary().pay_by.is_none() {
            return Err(OrderError::WrongState(order.status).into());
        }
        request.state = state;
        request.answer = Some(RequestAnswer {
            by: answer.operator.name().to_owned(),
            at: self.services.now(),
            text: answer.remark,
        });
        let (change, kept) = (topic.answered(answer.allowed), request.clone());
        let tx = self.services.begin(tenant).await?;
        let changed = self
            .store
            .apply(&tx, &order, change, |order| order.keep_request(kept))
            .await?;
        if changed.is_some() {
            let event = answer_event(&order, &request, answer.operator);
            tx.audit().record(event, self.services.ids()).await?;
        }
        with_request(self.store.commit(tx, order, changed).await?, &request)
    }

    async fn keep_request<O: StoredOrder>(
        &self,
        tenant: &TenantId,
        order: O,
        change: Change,
        request: OrderRequest,
    ) -> Result<O, RequestError> {
        let kept = request.clone();
        let changed = self
            .store
            .apply_alone(tenant, order, change, |order| order.keep_request(kept));
        with_request(changed.await?, &request)
    }
}

/// The order, unless another request changed it first and `request` is not part of it.
fn with_request<O: StoredOrder>(order: O, request: &OrderRequest) -> Result<O, RequestError> {
    if order.requests.contains(request) {
        Ok(order)
    } else {
        Err(OrderError::Conflict.into())
    }
}

fn answer_event(order: &OrderCore, request: &OrderRequest, operator: Operator) -> AuditEvent {
    let answer = request.answer.as_ref();
    AuditEvent {
        at: answer.map_or(request.asked_at, |answer| answer.at),
        by: Actor::Operator(operator),
        agency_id: Some(order.agency),
        action: "order.answer_request".to_owned(),
        subject: order.reference.as_str().to_owned(),
        detail: json!({
            "request": request.subject.kind().as_str(),
            "state": request.state.as_str(),
            "remark": answer.and_then(|answer| answer.text.as_ref()),
        }),
    }
}
