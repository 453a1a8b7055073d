//! Accepting a quote: its seats become a lot of the agency's own, and the order holds them, in one transaction.

use jetway_db::repo::audit::Actor;
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::request::{
    GroupQuote, GroupRequest, GroupRequestEventKind, GroupRequestStatus, GroupRequestStep,
};
use jetway_domain::lot::{FareLot, LotKind, LotSeats, LotState, LotVisibility};
use jetway_domain::money::Money;
use serde_json::json;

use super::{GroupRequestError, GroupRequests};
use crate::context::Caller;
use crate::lots::group::GroupError;
use crate::lots::group::hold::HoldSeats;
use crate::order::{ChargeError, charge};

/// What is accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptQuote {
    /// Number of the quote that was read.
    pub quote: u32,
    /// The customer price of the party that the agent saw.
    pub accepted: Money,
    /// Kinds of lots the user may buy.
    pub kinds: Vec<LotKind>,
}

impl GroupRequests {
    /// Accept the quote that was read. The request is returned with its order. Repeating the call, also at the same time, returns
    /// the same order.
    ///
    /// # Errors
    /// When the agency has no such request or may not buy, no quote is open, its validity is over, another one has replaced it, or
    /// the accepted amount is another one.
    pub async fn accept(
        &self,
        caller: &Caller,
        reference: &str,
        command: AcceptQuote,
    ) -> Result<GroupRequest, GroupRequestError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == GroupRequestStatus::Accepted {
            return Ok(request);
        }
        let may_buy = charge::may_buy(&tx, caller.agency).await;
        may_buy.map_err(|error| GroupError::Charge(ChargeError::from(error)))?;
        let quote = request.acceptable(command.quote, now)?.clone();
        if !command.kinds.contains(&quote.offer.kind) {
            return Err(GroupError::NotAllowed(quote.offer.kind).into());
        }
        let current = quote.price(request.details.trip.party)?.customer;
        if command.accepted != current {
            return Err(GroupRequestError::AmountMismatch { current });
        }
        let order = self.groups.next_reference(&tx, caller).await?;
        request.end(GroupRequestStep::Accept, None)?;
        request.details.order = Some(order.clone());
        // Saved before the seats are made: a concurrent acceptance waits here, and then finds it accepted.
        if !tx.group_requests().save(&mut request).await? {
            tx.rollback().await?;
            let now = self.again(&caller.tenant, &request).await?;
            let is_accepted = now.status == GroupRequestStatus::Accepted;
            return if is_accepted {
                Ok(now)
            } else {
                Err(GroupRequestError::Changed)
            };
        }
        let mut lot = self.lot_of(&request, &quote);
        tx.fare_lots().insert(std::slice::from_ref(&lot)).await?;
        let hold = HoldSeats {
            lot: lot.id,
            kinds: command.kinds,
            party: request.details.trip.party,
            accepted: current,
            group_name: request.details.trip.group_name.clone(),
            contact: request.details.trip.contact.clone(),
        };
        let held = self.groups.drafted(caller, hold, lot.clone(), order.clone());
        if !self.groups.placed(&tx, caller, &held).await? {
            tx.rollback().await?;
            return Err(GroupError::LotGone.into());
        }
        // What returns of its seats is not sold again at a price that is over, unless operations put it on sale.
        lot.state = LotState::Withdrawn;
        if !tx.fare_lots().save(&mut lot).await? {
            return Err(GroupRequestError::Changed);
        }
        let kind = GroupRequestEventKind::Accepted;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "quote": quote.number, "amount": current.to_string(), "order": order.as_str() });
        self.audit(&tx, &request, by, ("groupRequest.accepted", detail)).await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Exactly the seats of the party, which this agency alone sees.
    fn lot_of(&self, request: &GroupRequest, quote: &GroupQuote) -> FareLot {
        FareLot {
            id: FareLotId::fresh(self.services.ids()),
            version: 1,
            state: LotState::OnSale,
            visibility: LotVisibility::Only([request.agency].into()),
            seats: LotSeats {
                total: request.details.trip.party.seats(),
                held: 0,
                sold: 0,
            },
            offer: quote.offer.clone(),
            import: None,
            changed_at: self.services.now(),
            changed_by: quote.by.clone(),
        }
    }
}
