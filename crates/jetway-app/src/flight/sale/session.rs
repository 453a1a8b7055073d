//! Price sessions: an offer priced for one person, which can be booked until it expires.

use jetway_db::DbError;
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::ids::PriceSessionId;

use super::FlightSale;
use crate::context::Caller;
use crate::flight::passports;
use crate::sealed::SealError;

/// Why a session cannot be read or used.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// Not a session of this person.
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

impl FlightSale {
    /// A session of this person that has not expired.
    ///
    /// # Errors
    /// `NotFound` for another person's session, `Expired` after its end, `Sealed` when its passport data cannot be decrypted.
    pub async fn session(&self, caller: &Caller, id: PriceSessionId) -> Result<PriceSession, SessionError> {
        let tx = self.services.read(&caller.tenant).await?;
        let session = tx.price_sessions().find(caller.agency, caller.user, id).await?;
        let session = session.ok_or(SessionError::NotFound)?;
        if session.is_open(self.services.now()) {
            Ok(passports::open_session(&self.services, &caller.tenant, session)?)
        } else {
            Err(SessionError::Expired)
        }
    }
}
