//! Extra services: what is on sale for a price session, what was chosen, what became of it (ADR 0058).

use std::sync::Arc;

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::BookedExtra;
use jetway_domain::air::extra::{
    Catalogue, Extra, ExtraEvent, ExtraFault, ExtraStatus, OrderExtra, choose, is_answer, take_statuses, total,
};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::ids::{OrderReference, PriceSessionId, TenantId};

use super::desk::AirDesk;
use super::sell::{SellCommand, SellError, SessionError};
use super::settle::{Change, SYSTEM};
use super::supplier_call::{SupplierTrouble, read};
use crate::context::Caller;
use crate::order::OrderError;

/// What the airline sells with a session's offer now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnSale {
    /// The session.
    pub session: PriceSession,
    /// What it sells.
    pub catalogue: Catalogue,
}

/// Why extras cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ExtrasError {
    /// No usable session.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// No answer.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
}

impl AirDesk {
    /// A session of this person that still sells.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn session(&self, caller: &Caller, id: PriceSessionId) -> Result<PriceSession, SessionError> {
        self.open_session(caller, id).await
    }

    /// What is sold beside the seats of a session's offer.
    ///
    /// # Errors
    /// When the session is unusable, or the airline does not answer.
    pub async fn extras_on_sale(&self, caller: &Caller, id: PriceSessionId) -> Result<OnSale, ExtrasError> {
        let session = self.open_session(caller, id).await?;
        let catalogue = self.catalogue(&session.details.priced.offer).await?;
        Ok(OnSale { session, catalogue })
    }

    async fn catalogue(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierTrouble> {
        let supplier = self.supplier(&offer.supplier).ok_or(SupplierTrouble::Down)?;
        read(supplier.extras(offer), self.settings.price_deadline).await
    }

    /// Price what was chosen. Nothing chosen asks nobody.
    pub(super) async fn chosen_extras(
        &self,
        session: &PriceSession,
        command: &SellCommand,
    ) -> Result<Vec<Extra>, SellError> {
        if command.extras.is_empty() {
            return Ok(Vec::new());
        }
        let currency = session.details.priced.quote.gross.currency;
        let catalogue = self.catalogue(&session.details.priced.offer).await;
        let catalogue = catalogue.map_err(|trouble| SellError::Price(trouble.into()))?;
        let extras = choose(&command.extras, &catalogue, &command.travellers).map_err(|faults| {
            if faults.iter().any(|fault| fault.gone) {
                SellError::ExtrasGone(faults)
            } else {
                SellError::Extras(faults)
            }
        })?;
        let current = total(&extras, currency).ok_or_else(|| SellError::Extras(vec![too_much()]))?;
        match command.extras_shown {
            Some(previous) if previous != current => Err(SellError::ExtrasPriceChanged { previous, current }),
            Some(_) | None => Ok(extras),
        }
    }

    /// Ask the airline where the extras of a live order stand, and keep what moved. When it does not answer, the order says what
    /// was known before.
    ///
    /// # Errors
    /// When the agency has no such order, or the database fails.
    pub async fn refresh_extras(
        self: &Arc<Self>,
        caller: &Caller,
        reference: OrderReference,
    ) -> Result<FlightOrder, OrderError> {
        let (desk, caller) = (Arc::clone(self), caller.clone());
        self.services
            .to_the_end(async move { desk.refresh_extras_in_turn(&caller, &reference).await })
            .await?
    }

    async fn refresh_extras_in_turn(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<FlightOrder, OrderError> {
        let own = async || self.own_order(caller, reference).await?.ok_or(OrderError::NotFound);
        let _turn = self.presses.turn(own().await?.id.0).await;
        let order = own().await?;
        let Some((answers, change)) = self.answers_to(&order).await else {
            return Ok(order);
        };
        self.apply_alone(&caller.tenant, order, change, |order| answers.take(order))
            .await
    }

    /// Ask what became of the requests of an unpaid order, though nobody looks at it, and when to ask again.
    pub(super) async fn look_at_requests(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        let now = self.services.now();
        let next = |order: &FlightOrder| Some(order.look_by(order.limits.auto_cancel_at, now));
        let Some((answers, change)) = self.answers_to(&order).await else {
            return Ok(self.look_again(tenant, order.id, next(&order)).await?);
        };
        let written = self.apply_alone(tenant, order, change, |order| {
            answers.take(order);
            order.look_at = next(order);
        });
        written.await.map(drop)
    }

    /// What the airline now says of the requests of an order; `None` while that is nothing new.
    async fn answers_to(&self, order: &FlightOrder) -> Option<(Answers, Change)> {
        if !order.has_open_requests() {
            return None;
        }
        let record = self.record_of(order).await?;
        let answers = Answers::of(order, &record.extras, self.services.now());
        let (kind, text) = answers.line()?;
        Some((answers, Change::system(kind, text)))
    }

    /// Extras of an order about to be booked, and the line that says who asked for them.
    pub(super) fn asked_for(&self, extras: &[Extra], by: &str) -> (Vec<OrderExtra>, Vec<ExtraEvent>) {
        let status = ExtraStatus::Requested;
        let at = self.services.now();
        let event = |extra: &Extra| ExtraEvent {
            at,
            by: by.to_owned(),
            extra_id: extra.extra_id.clone(),
            before: None,
            after: status,
        };
        let held = |extra: &Extra| OrderExtra {
            extra: extra.clone(),
            status,
            document: None,
        };
        (extras.iter().map(held).collect(), extras.iter().map(event).collect())
    }
}

/// What a supplier's record says of the extras of an order.
pub(super) struct Answers {
    extras: Vec<OrderExtra>,
    /// What is new of it.
    events: Vec<ExtraEvent>,
}

impl Answers {
    pub(super) fn of(order: &FlightOrder, booked: &[BookedExtra], now: DateTime<Utc>) -> Self {
        let mut extras = order.details.extras.clone();
        let events = take_statuses(&mut extras, &statuses(booked), now, SYSTEM);
        for held in &mut extras {
            let answer = booked.iter().find(|answer| answer.extra_id == held.extra.extra_id);
            if let Some(number) = answer.and_then(|answer| answer.document.as_ref()) {
                held.document = Some(number.clone());
            }
        }
        Self { extras, events }
    }

    /// What it is worth in a history. One refusal is what an agency must hear of, whatever else was confirmed with it.
    pub(super) fn line(&self) -> Option<(OrderEventKind, &'static str)> {
        let confirmed = (
            OrderEventKind::ExtrasAnswered,
            "The airline confirmed what was asked for.",
        );
        self.refusal()
            .or_else(|| self.events.iter().any(is_answer).then_some(confirmed))
    }

    /// The same, when something was refused.
    pub(super) fn refusal(&self) -> Option<(OrderEventKind, &'static str)> {
        let refused = |event: &ExtraEvent| event.after == ExtraStatus::Refused;
        self.events.iter().any(refused).then_some((
            OrderEventKind::ExtrasRefused,
            "The airline cannot do everything that was asked for.",
        ))
    }

    pub(super) fn take(self, order: &mut FlightOrder) {
        order.details.extras = self.extras;
        order.details.extra_events.extend(self.events);
    }
}

fn statuses(booked: &[BookedExtra]) -> Vec<(String, ExtraStatus)> {
    booked
        .iter()
        .map(|extra| (extra.extra_id.clone(), extra.status))
        .collect()
}

fn too_much() -> ExtraFault {
    ExtraFault {
        at: 0,
        code: "extra.quantity",
        detail: "Too many.".to_owned(),
        gone: false,
    }
}
