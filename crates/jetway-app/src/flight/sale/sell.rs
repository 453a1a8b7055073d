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

/// The travellers of a price session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SellCommand {
    /// The session.
    pub session: PriceSessionId,
    /// In the order of the tickets.
    pub travellers: Vec<Traveller>,
    /// Contact details.
    pub contact: Contact,
    /// Extra services; they replace those of an earlier call.
    pub extras: Vec<ExtraChoice>,
    /// The total of the extras that the agent saw. Another total is refused and changes nothing.
    pub extras_shown: Option<Money>,
}

/// State of the price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// Unchanged.
    Same,
    /// The price, booking classes or times changed; the session has the new ones.
    Changed(FareChange),
    /// Sold out.
    SoldOut,
    /// The supplier no longer prices it.
    Expired,
}

/// The session with its party.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sold {
    /// Its current state.
    pub session: PriceSession,
    /// The supplier's answer.
    pub standing: Standing,
    /// Warnings that do not prevent booking.
    pub warnings: Vec<TravellerFault>,
}

impl Standing {
    const fn is_bookable(&self) -> bool {
        matches!(self, Self::Same | Self::Changed(_))
    }
}

impl Sold {
    /// Whether it can be booked.
    #[must_use]
    pub const fn is_bookable(&self) -> bool {
        self.standing.is_bookable()
    }
}

/// Why travellers were refused.
#[derive(Debug, thiserror::Error)]
pub enum SellError {
    /// No usable session.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The session has an order already.
    #[error("order {0} was made from this session")]
    AlreadyBooked(OrderReference),
    /// The travellers have faults.
    #[error("{} faults in the party", .0.len())]
    Travellers(Vec<TravellerFault>),
    /// The extras have faults.
    #[error("{} faults in the extras", .0.len())]
    Extras(Vec<ExtraFault>),
    /// Extras are no longer on sale; the session is unchanged.
    #[error("{} extras are gone", .0.len())]
    ExtrasGone(Vec<ExtraFault>),
    /// The extras have another price now; the session is unchanged.
    #[error("the extras cost {current} now")]
    ExtrasPriceChanged {
        /// The amount the agent saw.
        previous: Money,
        /// The current amount.
        current: Money,
    },
    /// It could not be priced again.
    #[error(transparent)]
    Price(#[from] PriceError),
    /// A concurrent request changed the session.
    #[error("the session has just changed")]
    Conflict,
}

impl From<DbError> for SellError {
    fn from(error: DbError) -> Self {
        Self::Session(SessionError::Database(error))
    }
}

impl FlightSale {
    /// Check the party, store it on the session and price the offer again, with the children's actual ages.
    ///
    /// # Errors
    /// When the session is unusable, the party has faults, or the supplier does not answer.
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
        // Without a price nothing can be booked, so the stored party is removed.
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
