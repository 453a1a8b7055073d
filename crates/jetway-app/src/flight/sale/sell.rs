//! Enters travellers and extras on a price session and prices it again.

use jetway_connectors::port::air::PriceCheck;
use jetway_db::DbError;
use jetway_domain::air::extra::{ExtraChoice, ExtraFault, total};
use jetway_domain::air::order::Contact;
use jetway_domain::air::price_session::{Party, PriceSession};
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::traveller::{Traveller, TravellerFault, check_single_names, check_travellers, child_ages};
use jetway_domain::ids::{OrderReference, PriceSessionId};
use jetway_domain::money::Money;

use super::FlightSale;
use super::price::PriceError;
use super::same_trip::booked_already;
use super::session::SessionError;
use crate::context::Caller;
use crate::flight::names::{countries_of, passport_required};
use crate::flight::passports;
use crate::flight::quote::quoted;

/// Who travels, on which session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SellCommand {
    /// The session.
    pub session: PriceSessionId,
    /// In the order of the ticket.
    pub travellers: Vec<Traveller>,
    /// How to reach them.
    pub contact: Contact,
    /// Extra services for them; those of an earlier call are forgotten.
    pub extras: Vec<ExtraChoice>,
    /// What the agent saw them cost together. Another sum is refused and changes nothing.
    pub extras_shown: Option<Money>,
}

/// Where the price stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// As before.
    Same,
    /// Its price, its booking classes or its times moved; the session has the new ones.
    Changed(FareChange),
    /// The seats are gone.
    SoldOut,
    /// The supplier does not price it any more.
    Expired,
}

/// The session with its party.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sold {
    /// As it is now.
    pub session: PriceSession,
    /// What the supplier said.
    pub standing: Standing,
    /// What is worth knowing and stops nothing.
    pub warnings: Vec<TravellerFault>,
}

impl Standing {
    const fn is_bookable(&self) -> bool {
        matches!(self, Self::Same | Self::Changed(_))
    }
}

impl Sold {
    /// Whether Book can follow.
    #[must_use]
    pub const fn is_bookable(&self) -> bool {
        self.standing.is_bookable()
    }
}

/// Why travellers were not taken.
#[derive(Debug, thiserror::Error)]
pub enum SellError {
    /// No usable session.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// An order was made from this session already.
    #[error("order {0} was made from this session")]
    AlreadyBooked(OrderReference),
    /// Travellers cannot fly this trip as given.
    #[error("{} faults in the party", .0.len())]
    Travellers(Vec<TravellerFault>),
    /// Extras cannot be had as given.
    #[error("{} faults in the extras", .0.len())]
    Extras(Vec<ExtraFault>),
    /// Extras are not on sale any more; the session is as it was.
    #[error("{} extras are gone", .0.len())]
    ExtrasGone(Vec<ExtraFault>),
    /// The extras cost something else now; the session is as it was.
    #[error("the extras cost {current} now")]
    ExtrasPriceChanged {
        /// What the agent saw.
        previous: Money,
        /// What they cost.
        current: Money,
    },
    /// It could not be priced again.
    #[error(transparent)]
    Price(#[from] PriceError),
    /// Somebody changed the session at the same moment.
    #[error("the session has just changed")]
    Conflict,
}

impl From<DbError> for SellError {
    fn from(error: DbError) -> Self {
        Self::Session(SessionError::Database(error))
    }
}

impl FlightSale {
    /// Check the party, keep it on the session and price the offer again, for children as old as they are.
    ///
    /// # Errors
    /// When the session is unusable, the party has faults, or nobody answers.
    pub async fn sell(&self, caller: &Caller, command: SellCommand) -> Result<Sold, SellError> {
        let mut session = self.session(caller, command.session).await?;
        self.refuse_booked(caller, session.id).await?;
        let faults = check_travellers(
            &command.travellers,
            &session.details.query.passengers,
            &session.details.priced.offer.segments,
            passport_required(&session.details.priced.offer),
        );
        let (mut warnings, faults): (Vec<_>, Vec<_>) = faults.into_iter().partition(|fault| fault.warning);
        if !faults.is_empty() {
            return Err(SellError::Travellers(faults));
        }
        let segments = &session.details.priced.offer.segments;
        warnings.extend(check_single_names(&command.travellers, &countries_of(segments)));
        warnings.extend(booked_already(&self.services, caller, segments, &command.travellers).await?);
        session.details.query.passengers.child_ages = child_ages(&command.travellers, segments);
        let extras = self.chosen_extras(&session, &command).await?;
        let priced = &mut session.details.priced;
        let sum = total(&extras, priced.quote.gross.currency).filter(|sum| !sum.is_zero());
        let quote = priced.quote.clone().with_extras(sum).map_err(PriceError::from)?;
        priced.quote = quote;
        session.details.extras = extras;
        let party = Party {
            travellers: command.travellers,
            contact: command.contact,
        };
        let standing = self.price_again(caller, &mut session).await?;
        // Without a price there is nothing to book, whoever was entered before.
        session.details.party = standing.is_bookable().then_some(party);
        passports::seal_session(&self.services, &caller.tenant, &mut session).map_err(SessionError::from)?;
        let tx = self.services.begin(&caller.tenant).await?;
        if !tx.price_sessions().save(&mut session).await? {
            return Err(SellError::Conflict);
        }
        tx.commit().await?;
        Ok(Sold {
            session,
            standing,
            warnings,
        })
    }

    async fn refuse_booked(&self, caller: &Caller, id: PriceSessionId) -> Result<(), SellError> {
        let tx = self.services.read(&caller.tenant).await?;
        match tx.flights().by_session(id).await? {
            Some(order) if order.withdrawn_at.is_none() => Err(SellError::AlreadyBooked(order.core.reference)),
            Some(_) | None => Ok(()),
        }
    }

    async fn price_again(&self, caller: &Caller, session: &mut PriceSession) -> Result<Standing, PriceError> {
        let before = session.details.priced.clone();
        match self.suppliers.reprice(&session.details.query, &before.offer).await? {
            PriceCheck::Available(offer) => {
                session.details.priced = quoted(&self.services, &caller.tenant, &before, *offer)?;
                session.expires_at = session.expiry_after_price(self.services.now());
                let change = FareChange::between(&before, &session.details.priced);
                Ok(change.map_or(Standing::Same, Standing::Changed))
            }
            PriceCheck::SoldOut => Ok(Standing::SoldOut),
            PriceCheck::Expired => Ok(Standing::Expired),
        }
    }
}
