//! The first password, e-mailed to a new user. It only allows setting another one, for a week.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::jobs::NewJob;
use jetway_db::repo::users::PasswordHash;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{TenantId, UserId};
use serde_json::{Value, json};

use super::{HashError, Identity};

/// The job that invalidates an unused first password.
pub(crate) const CLOSE_FIRST_PASSWORD: &str = "registration.close_first_password";
/// Its lifetime; afterwards the user can set a password with a code by e-mail.
pub const FIRST_PASSWORD_LIFE: TimeDelta = TimeDelta::days(7);

/// Without characters that look alike. Groups of four are easy to read in an e-mail.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS: usize = 4;
const GROUP: usize = 4;

impl Identity {
    /// A new password with its hash. 92 random bits.
    ///
    /// # Errors
    /// When too many passwords are being checked.
    pub async fn first_password(&self) -> Result<(String, PasswordHash), HashError> {
        let password = fresh();
        let hash = self.passwords.hash(&password).await?;
        Ok((password, hash))
    }

    /// Schedule its invalidation, in the transaction that stores it.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn close_first_password_later(
        &self,
        tx: &Tx,
        user: UserId,
        now: DateTime<Utc>,
    ) -> Result<(), DbError> {
        let close = NewJob {
            kind: CLOSE_FIRST_PASSWORD.to_owned(),
            unique_key: Some(user.to_string()),
            payload: json!(user),
            run_at: now + FIRST_PASSWORD_LIFE,
        };
        tx.jobs().enqueue(close, self.services.ids(), now).await?;
        Ok(())
    }

    /// The job.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn close_first_password(&self, tenant: &TenantId, payload: Value) -> Result<(), DbError> {
        let Ok(user) = serde_json::from_value::<UserId>(payload) else {
            return Ok(());
        };
        let tx = self.services.begin(tenant).await?;
        tx.users().close_first_password(user).await?;
        tx.commit().await
    }
}

fn fresh() -> String {
    let group = || -> String {
        (0..GROUP)
            .filter_map(|_| LETTERS.get(rand::random_range(0..LETTERS.len())))
            .map(|letter| char::from(*letter))
            .collect()
    };
    (0..GROUPS).map(|_| group()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::fresh;

    #[test]
    fn a_first_password_is_long_readable_and_never_the_same() {
        let password = fresh();
        assert_eq!(password.len(), 19);
        assert!(
            password
                .bytes()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
        );
        assert_ne!(password, fresh());
    }
}
