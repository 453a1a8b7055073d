//! Price sessions: an offer priced for one user, which can be booked until it expires.

use jetway_db::DbError;
use jetway_domain::air::price_session::{PriceSession, SessionDetails, first_expiry};
use jetway_domain::ids::PriceSessionId;

use super::FlightSale;
use crate::context::Caller;
use crate::context::sealed::SealError;
use crate::flight::passports;

/// Why a session cannot be read or used.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// Not a session of this user.
    #[error("no such price session")]
    NotFound,
    /// It has expired.
    #[error("the price session has expired")]
    Expired,
    /// Its passport data cannot be encrypted or decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// How a session becomes an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Its seats are booked.
    Sale,
    /// A record created elsewhere is imported.
    Import,
}

impl FlightSale {
    /// Open a session for this user.
    pub(crate) async fn open_session(
        &self,
        caller: &Caller,
        details: SessionDetails,
    ) -> Result<PriceSession, SessionError> {
        let now = self.services.now();
        let mut session = PriceSession {
            id: PriceSessionId(self.services.ids().uuid()),
            user: caller.user,
            began_at: now,
            expires_at: first_expiry(now),
            version: 1,
            sealed_passports: None,
            details,
        };
        passports::seal_session(&self.services, &caller.tenant, &mut session)?;
        let tx = self.services.begin(&caller.tenant).await?;
        tx.price_sessions().insert(caller.agency, &session).await?;
        tx.commit().await?;
        Ok(session)
    }

    /// A session of this user that has not expired. One that takes over a record is not among them: its flights and
    /// travellers are those of the record.
    ///
    /// # Errors
    /// `NotFound` for another user's session, `Expired` after its end, `Sealed` when its passport data cannot be decrypted.
    pub async fn session(&self, caller: &Caller, id: PriceSessionId) -> Result<PriceSession, SessionError> {
        self.session_for(caller, id, Way::Sale).await
    }

    /// The same for one way of booking.
    pub(super) async fn session_for(
        &self,
        caller: &Caller,
        id: PriceSessionId,
        way: Way,
    ) -> Result<PriceSession, SessionError> {
        let tx = self.services.read(&caller.tenant).await?;
        let session = tx.price_sessions().find(caller.agency, caller.user, id).await?;
        let session = session.filter(|session| session.details.record.is_some() == (way == Way::Import));
        let session = session.ok_or(SessionError::NotFound)?;
        if session.is_open(self.services.now()) {
            Ok(passports::open_session(&self.services, &caller.tenant, session)?)
        } else {
            Err(SessionError::Expired)
        }
    }
}
