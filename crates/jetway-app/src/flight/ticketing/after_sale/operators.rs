//! Operators' steps with a request: take it, quote it, refuse it, confirm that the airline carried it out.

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::access::Operator;
use jetway_domain::air::after_sale::{ManualLine, manual_line, new_fares, returnable};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::TenantId;
use jetway_domain::money::Money;
use jetway_domain::order::{
    AfterSaleKind, AfterSaleQuote, OrderEventKind, OrderRequest, QuoteBasis, QuoteMode, RequestReference, RequestState,
    UnevenQuote,
};
use serde_json::json;

use super::error::AfterSaleError;
use super::money::release_held;
use super::settle::Heard;
use super::steps::{Asked, told};
use crate::flight::ticketing::FlightTicketing;
use crate::order::OrderError;
use crate::order::change::{Change, OPERATIONS};

/// A quote that an operator enters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManualQuote {
    /// One line for each traveller of the request.
    pub lines: Vec<ManualLine>,
    /// Until when it can be accepted; one business day if omitted.
    pub valid_until: Option<DateTime<Utc>>,
    /// The rule it follows, for the agency.
    pub basis: String,
}

/// An operator's step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OperatorStep {
    /// Assigns it to the operator.
    Take,
    /// Assigns it to another operator.
    Assign {
        /// Name of the operator who works on it from then on.
        to: String,
        /// Name of the one who was read to work on it.
        from: Option<String>,
    },
    /// Quotes a refund or an exchange.
    Quote(ManualQuote),
    /// Refuses it.
    Refuse,
    /// Confirms that the airline carried it out; the money is returned.
    Done,
}

impl OperatorStep {
    const fn as_str(&self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Assign { .. } => "assign",
            Self::Quote(_) => "quote",
            Self::Refuse => "refuse",
            Self::Done => "done",
        }
    }
}

/// An operator's step, with their remark for the agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorAnswer {
    /// The step.
    pub step: OperatorStep,
    /// A remark for the agency.
    pub remark: Option<String>,
    /// The operator.
    pub operator: Operator,
}

/// What operators need to quote a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterSaleCase {
    /// The order.
    pub order: FlightOrder,
    /// The request.
    pub request: OrderRequest,
    /// What each traveller's ticket can still return at most, by traveller id.
    pub returnable: Vec<(String, Money)>,
    /// What each traveller's new ticket of an exchange costs, by traveller id; empty for other requests.
    pub new_fares: Vec<(String, Money)>,
}

impl FlightTicketing {
    /// A request of any agency, with its order. Back office only.
    ///
    /// # Errors
    /// `NoRequest` when the portal has no such request.
    pub async fn after_sale_case(
        &self,
        tenant: &TenantId,
        reference: &RequestReference,
    ) -> Result<AfterSaleCase, AfterSaleError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.order_requests().order_of(reference).await?;
        drop(tx);
        let (id, _) = found.ok_or(AfterSaleError::NoRequest)?;
        let order: Option<FlightOrder> = self.store.by_id(tenant, id).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let request = order.after_sale(reference).cloned().ok_or(OrderError::NotFound)?;
        let returnable = returnable(&order)?;
        let new_fares = new_fares(&order, reference)?;
        Ok(AfterSaleCase {
            order,
            request,
            returnable,
            new_fares,
        })
    }

    /// Record an operator's step on a request, and write it to the audit trail.
    ///
    /// # Errors
    /// `NoRequest` when the portal has no such request, `WrongState` when it does not allow the step, `SameOperator` when the operator
    /// who quoted it confirms it, `Uneven` when a quote does not add up, `BelowFiled` when it takes less than the filed fee, `Supplier`
    /// when the airline does not say whether it carried out what is refused.
    pub async fn answer_after_sale(
        &self,
        tenant: &TenantId,
        reference: &RequestReference,
        answer: OperatorAnswer,
    ) -> Result<FlightOrder, AfterSaleError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.order_requests().order_of(reference).await?;
        drop(tx);
        let (id, _) = found.ok_or(AfterSaleError::NoRequest)?;
        let _lock = self.store.lock(id.0).await;
        let order: Option<FlightOrder> = self.store.by_id(tenant, id).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let asked = Asked::of(&order, reference)?;
        if answer.step == OperatorStep::Done {
            let now = self.services.now();
            let state = asked.request.state;
            if state == RequestState::Requested || !asked.request.is_for_operations(now) {
                return Err(AfterSaleError::WrongState(state));
            }
            let mut event = event_of(&order, &asked, &answer, now);
            if asked.is_quoted_by(answer.operator.name()) {
                event.action = "order.after_sale_refused".to_owned();
                event.detail["refused"] = json!("sameOperator");
                let tx = self.services.begin(tenant).await?;
                tx.audit().record(event, self.services.ids()).await?;
                tx.commit().await?;
                return Err(AfterSaleError::SameOperator);
            }
            let finished = self.confirmed(tenant, order, &asked, event).await?;
            return match Asked::of(&finished, reference)?.request.state {
                RequestState::Done => Ok(finished),
                _ => Err(OrderError::Conflict.into()),
            };
        }
        let entered = self.quote_for(tenant, &order, &asked, &answer.step).await?;
        let (state, request) = self.worked_on(&asked, &answer, entered)?;
        if answer.step == OperatorStep::Refuse {
            self.not_carried_out(&order, &asked).await?;
        }
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let change = if matches!(answer.step, OperatorStep::Take | OperatorStep::Assign { .. }) {
            let text = format!("{reference}: Operations work on the request.");
            Change::by(OPERATIONS, OrderEventKind::RequestMoved, text)
        } else {
            told(OPERATIONS, &asked, state, answer.remark.as_deref())
        };
        let kept = request.clone();
        if state == RequestState::Refused {
            release_held(&tx, &asked, now).await?;
        }
        let changed = self
            .store
            .apply(&tx, &order, change, |order| {
                order.keep_request(kept);
                order.next_check_at = order.next_check_when_ticketed(now);
            })
            .await?;
        if changed.is_some() {
            let event = event_of(&order, &asked, &answer, now);
            tx.audit().record(event, self.services.ids()).await?;
        }
        let order = self.store.commit(tx, order, changed).await?;
        if order.requests.contains(&request) {
            Ok(order)
        } else {
            Err(OrderError::Conflict.into())
        }
    }

    /// The request after a step, and the state for its history event.
    fn worked_on(
        &self,
        asked: &Asked,
        answer: &OperatorAnswer,
        entered: Option<AfterSaleQuote>,
    ) -> Result<(RequestState, OrderRequest), AfterSaleError> {
        let (now, state) = (self.services.now(), asked.request.state);
        let by = answer.operator.name();
        match (&answer.step, entered) {
            (OperatorStep::Quote(_), Some(quote)) => {
                let quoted = asked.moved(RequestState::Quoted, (by, now), answer.remark.clone());
                let mut request = quoted.map_err(AfterSaleError::WrongState)?;
                request.due_at = Some(quote.valid_until);
                if let Some(data) = request.subject.after_sale_mut() {
                    data.owner = Some(by.to_owned());
                    data.quote = Some(quote);
                }
                Ok((RequestState::Quoted, request))
            }
            (OperatorStep::Refuse, _) if asked.request.is_for_operations(now) => {
                let refused = asked.moved(RequestState::Refused, (by, now), answer.remark.clone());
                Ok((RequestState::Refused, refused.map_err(AfterSaleError::WrongState)?))
            }
            (OperatorStep::Take, _) if state.is_open() => Ok((state, owned(asked, by))),
            (OperatorStep::Assign { to, from }, _) if state.is_open() && asked.data.owner == *from => {
                Ok((state, owned(asked, to)))
            }
            (
                OperatorStep::Take
                | OperatorStep::Assign { .. }
                | OperatorStep::Quote(_)
                | OperatorStep::Refuse
                | OperatorStep::Done,
                _,
            ) => Err(AfterSaleError::WrongState(state)),
        }
    }

    /// The quote that an operator enters with a step; `None` for a step or a kind without one.
    async fn quote_for(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        asked: &Asked,
        step: &OperatorStep,
    ) -> Result<Option<AfterSaleQuote>, AfterSaleError> {
        let OperatorStep::Quote(entered) = step else {
            return Ok(None);
        };
        if !asked.kind.step(asked.request.state, RequestState::Quoted) {
            return Err(AfterSaleError::WrongState(asked.request.state));
        }
        match asked.kind {
            AfterSaleKind::Void => Ok(None),
            AfterSaleKind::Refund => self.entered_quote(tenant, order, asked, entered).map(Some),
            AfterSaleKind::Exchange => self.entered_exchange(tenant, order, asked, entered).await.map(Some),
        }
    }

    /// The airline carried the request out. The new tickets of an exchange are read from it.
    async fn confirmed(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
        event: AuditEvent,
    ) -> Result<FlightOrder, AfterSaleError> {
        let finished = match asked.kind {
            AfterSaleKind::Void | AfterSaleKind::Refund => self.finish(tenant, order, asked, Some(event)).await,
            AfterSaleKind::Exchange => match self.read_outcome(&order, asked).await {
                Heard::Exchanged(booking) => self.finish_exchange(tenant, order, asked, &booking, Some(event)).await,
                _ => return Err(AfterSaleError::WrongState(asked.request.state)),
            },
        };
        finished.map_err(AfterSaleError::OutcomeUnknown)
    }

    fn entered_quote(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        asked: &Asked,
        entered: &ManualQuote,
    ) -> Result<AfterSaleQuote, AfterSaleError> {
        let is_named = |id: &String| entered.lines.iter().filter(|line| line.traveller_id == *id).count() == 1;
        let travellers = &asked.data.travellers;
        if entered.lines.len() != travellers.len() || !travellers.iter().all(is_named) {
            return Err(UnevenQuote.into());
        }
        let lines = entered.lines.iter().map(|line| manual_line(order, line));
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        let now = self.services.now();
        let rules = self.services.after_sale(tenant);
        let until = entered
            .valid_until
            .unwrap_or_else(|| rules.next_business_day(now, self.services.zone(tenant)));
        if until <= now {
            return Err(AfterSaleError::QuoteExpired);
        }
        let basis = QuoteBasis::Written(entered.basis.clone());
        Ok(AfterSaleQuote::of(
            self.quote_id(),
            QuoteMode::Manual,
            lines,
            until,
            basis,
        )?)
    }
}

/// The request with another owner.
fn owned(asked: &Asked, owner: &str) -> OrderRequest {
    let mut request = asked.request.clone();
    if let Some(data) = request.subject.after_sale_mut() {
        data.owner = Some(owner.to_owned());
    }
    request
}

fn event_of(order: &FlightOrder, asked: &Asked, answer: &OperatorAnswer, at: DateTime<Utc>) -> AuditEvent {
    let mut detail = json!({
        "request": asked.data.reference.as_str(),
        "step": answer.step.as_str(),
        "remark": answer.remark,
    });
    if let OperatorStep::Assign { to, .. } = &answer.step {
        detail["to"] = json!(to);
    }
    AuditEvent {
        at,
        by: Actor::Operator(answer.operator.clone()),
        agency_id: Some(order.agency),
        action: "order.after_sale".to_owned(),
        subject: order.reference.as_str().to_owned(),
        detail,
    }
}
