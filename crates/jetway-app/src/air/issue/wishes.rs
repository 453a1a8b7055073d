//! Asking operations to allow what the rules do not, before an order is issued (ADR 0062, 0074).

use jetway_domain::air::order::{FlightOrder, OrderDetails, OrderEventKind, Wish, WishAnswer};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::payment::NoParts;

use super::IssueError;
use crate::air::desk::AirDesk;
use crate::air::settle::{Change, OPERATIONS};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::error::store_failures;

/// What operations are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// To pay a part first.
    Parts,
    /// To issue for children without an adult.
    ChildrenAlone,
}

impl Topic {
    /// The wish an order has.
    #[must_use]
    pub const fn of(self, details: &OrderDetails) -> Option<&Wish> {
        match self {
            Self::Parts => details.part_request.as_ref(),
            Self::ChildrenAlone => details.alone_request.as_ref(),
        }
    }

    fn keep(self, details: &mut OrderDetails, wish: Wish) {
        match self {
            Self::Parts => details.part_request = Some(wish),
            Self::ChildrenAlone => details.alone_request = Some(wish),
        }
    }

    fn asked(self, by: &str) -> Change {
        match self {
            Self::Parts => Change::by(by, OrderEventKind::PartAsked, "Asked to pay a part first."),
            Self::ChildrenAlone => Change::by(by, OrderEventKind::ChildrenAsked, "Asked to issue for children alone."),
        }
    }

    fn answered(self, allowed: bool) -> Change {
        let (kind, text) = match (self, allowed) {
            (Self::Parts, true) => (OrderEventKind::PartAnswered, "Paying a part first was allowed."),
            (Self::Parts, false) => (OrderEventKind::PartAnswered, "Paying a part first was refused."),
            (Self::ChildrenAlone, true) => (
                OrderEventKind::ChildrenAnswered,
                "Issuing for children alone was allowed.",
            ),
            (Self::ChildrenAlone, false) => (
                OrderEventKind::ChildrenAnswered,
                "Issuing for children alone was refused.",
            ),
        };
        Change::by(OPERATIONS, kind, text)
    }
}

/// Why nothing was asked or answered.
#[derive(Debug, thiserror::Error)]
pub enum WishError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// It is paid whole, whatever operations say.
    #[error("operations cannot change that: {0}")]
    NoParts(NoParts),
    /// It is allowed already.
    #[error("nobody needs to be asked")]
    NotNeeded(Topic),
    /// Nobody asked.
    #[error("nobody asked for it")]
    NotAsked(Topic),
}

store_failures!(WishError);

/// Children alone get tickets from airlines that take them, or when operations allow it.
pub(crate) fn not_barred(order: &FlightOrder) -> Result<(), IssueError> {
    let reasons = order.details.barred_for();
    if reasons.is_empty() {
        Ok(())
    } else {
        Err(IssueError::ChildrenAlone(reasons))
    }
}

impl AirDesk {
    /// Ask operations to allow something for an order. Asked twice, it is asked once; after a refusal it may be asked again.
    ///
    /// # Errors
    /// When the order is no longer unpaid, or asking cannot change anything.
    pub async fn ask_operations(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        topic: Topic,
        remark: Option<String>,
    ) -> Result<FlightOrder, WishError> {
        let order = self.own_order(caller, reference).await?.ok_or(OrderError::NotFound)?;
        if !order.can_issue() {
            return Err(OrderError::WrongState(order.status).into());
        }
        if topic.of(&order.details).is_some_and(Wish::is_waiting) {
            return Ok(order);
        }
        self.may_ask(&caller.tenant, &order, topic).await?;
        let wish = Wish {
            at: self.services.now(),
            by: caller.user_name.clone(),
            remark,
            answer: None,
        };
        self.keep_wish(&caller.tenant, order, topic, topic.asked(&caller.user_name), wish)
            .await
    }

    async fn may_ask(&self, tenant: &TenantId, order: &FlightOrder, topic: Topic) -> Result<(), WishError> {
        match topic {
            Topic::Parts => match self.terms_of(tenant, order).await? {
                Err(why) if why.can_be_asked() => Ok(()),
                Err(why) => Err(WishError::NoParts(why)),
                Ok(_) => Err(WishError::NotNeeded(topic)),
            },
            Topic::ChildrenAlone if order.details.barred_for().is_empty() => Err(WishError::NotNeeded(topic)),
            Topic::ChildrenAlone => Ok(()),
        }
    }

    /// Operations answer a wish. The same answer again changes nothing.
    ///
    /// # Errors
    /// When the portal has no such order, or nobody asked.
    pub async fn answer_wish(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        topic: Topic,
        (allowed, remark): (bool, Option<String>),
    ) -> Result<FlightOrder, WishError> {
        let tx = self.services.read(tenant).await?;
        let order = tx.orders().by_number(reference).await?.ok_or(OrderError::NotFound)?;
        drop(tx);
        let asked = topic.of(&order.details).cloned();
        let mut wish = asked.ok_or(WishError::NotAsked(topic))?;
        if wish.answer.as_ref().is_some_and(|answer| answer.allowed == allowed) {
            return Ok(order);
        }
        if !order.can_issue() {
            return Err(OrderError::WrongState(order.status).into());
        }
        wish.answer = Some(WishAnswer {
            at: self.services.now(),
            allowed,
            remark,
        });
        self.keep_wish(tenant, order, topic, topic.answered(allowed), wish)
            .await
    }

    async fn keep_wish(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        topic: Topic,
        change: Change,
        wish: Wish,
    ) -> Result<FlightOrder, WishError> {
        let kept = wish.clone();
        let changed = self.apply_alone(tenant, order, change, |order| topic.keep(&mut order.details, kept));
        let order = changed.await?;
        if topic.of(&order.details) == Some(&wish) {
            Ok(order)
        } else {
            Err(OrderError::Conflict.into())
        }
    }
}
