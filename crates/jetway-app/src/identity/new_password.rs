//! Sets passwords, after verification of the user and never one that is easy to guess.

use chrono::{DateTime, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::repo::sign_in::guesses::Guesser;
use jetway_db::repo::users::User;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{SessionId, TenantId};

use super::admit::NEW_PASSWORD;
use super::code::device_hash;
use super::error::IdentityError;
use super::guessing::{PASSWORD, PASSWORDS, minutes_until, subject_of};
use super::password_policy::{KnownNames, Weakness, weakness_of};
use super::sign_in::DEVICE;
use super::{Identity, SignedIn};
use crate::context::scope;
use crate::emails::Voice;

/// End reason of a session with too many wrong passwords.
const TOO_MANY_PASSWORDS: &str = "too many wrong passwords";

/// A new password after verification.
#[derive(Clone)]
pub struct NewPassword {
    /// The portal.
    pub tenant: TenantId,
    /// The sender of the e-mail.
    pub voice: Voice,
    /// E-mail address.
    pub username: String,
    /// The new password.
    pub password: String,
    /// The browser's user agent.
    pub device: String,
}

/// The result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PasswordOutcome {
    /// The password is set; sessions elsewhere have ended.
    Changed,
    /// This browser has no grant to set it.
    NotAllowed,
    /// The current password is wrong.
    WrongCurrent,
    /// Too many wrong passwords were entered in this browser; the session has ended.
    Locked {
        /// Until passwords are evaluated again, at least 1.
        minutes: i64,
    },
    /// The password is too easy to guess.
    Weak(Weakness),
}

impl Identity {
    /// Set the password of a user who verified their mailbox, or who must change it.
    ///
    /// # Errors
    /// When the database fails or too many passwords are being checked.
    pub async fn set_new_password(&self, new: &NewPassword) -> Result<PasswordOutcome, IdentityError> {
        let (scope, now) = (scope(&new.tenant), self.now());
        let device = device_hash(&new.device);
        let typed = self.typed(&scope, &new.username, &device).await?;
        let tx = self.services.database.read(&scope).await?;
        let granted = tx
            .codes()
            .is_waiting(typed.user_id(), &device, NEW_PASSWORD, now)
            .await?;
        drop(tx);
        let Some(user) = typed.user.filter(|_| granted) else {
            return Ok(PasswordOutcome::NotAllowed);
        };
        let tx = self.services.database.read(&scope).await?;
        let agency = tx.agencies().get(user.agency_id).await?;
        drop(tx);
        let agency = agency.map(|agency| agency.name).unwrap_or_default();
        let weakness = self.weakness(&new.tenant, &new.voice, &user, &agency, &new.password);
        if let Some(weakness) = weakness.await? {
            return Ok(PasswordOutcome::Weak(weakness));
        }
        let hash = self.passwords.hash(&new.password).await?;
        let tx = self.services.database.begin(&scope).await?;
        // Locked before the grant, as in every transaction that takes both.
        forget_guesses(&tx, &user, &device).await?;
        if !tx.codes().take_grant(user.id, &device, NEW_PASSWORD, now).await? {
            return Ok(PasswordOutcome::NotAllowed);
        }
        tx.users().set_password(user.id, &hash).await?;
        // The mailbox or the old password was verified on this browser, so it becomes a verified device.
        tx.devices().remember(user.id, &device, now).await?;
        tx.users().note_sign_in(user.id, now).await?;
        self.password_changed(&tx, &user, None, &new.voice, now).await?;
        tx.commit().await?;
        Ok(PasswordOutcome::Changed)
    }

    /// Set the password of a signed-in user who knows the current one. Wrong ones count like those at sign-in, and end the
    /// session once there are too many.
    ///
    /// # Errors
    /// When the database fails or too many passwords are being checked.
    pub async fn update_password(
        &self,
        signed_in: &SignedIn,
        voice: &Voice,
        current: &str,
        new: &str,
    ) -> Result<PasswordOutcome, IdentityError> {
        let (scope, now, user) = (scope(&signed_in.caller.tenant), self.now(), &signed_in.user);
        let right = self.passwords.verify(Some(&user.password_hash), current).await?;
        if let Some(refusal) = self.check_current(signed_in, right).await? {
            return Ok(refusal);
        }
        let caller = &signed_in.caller;
        let weakness = self.weakness(&caller.tenant, voice, user, &caller.agency_name, new);
        if let Some(weakness) = weakness.await? {
            return Ok(PasswordOutcome::Weak(weakness));
        }
        let hash = self.passwords.hash(new).await?;
        let tx = self.services.database.begin(&scope).await?;
        forget_guesses(&tx, user, &signed_in.session.device_hash).await?;
        tx.users().set_password(user.id, &hash).await?;
        self.password_changed(&tx, user, Some(signed_in.session.id), voice, now)
            .await?;
        tx.commit().await?;
        Ok(PasswordOutcome::Changed)
    }

    /// Count a guess at the current password. Returns why it is refused, if it is.
    async fn check_current(&self, signed_in: &SignedIn, right: bool) -> Result<Option<PasswordOutcome>, IdentityError> {
        let (user, session, now) = (&signed_in.user, &signed_in.session, self.now());
        let guesser = Guesser {
            subject: &subject_of(&user.email, Some(&session.device_hash)),
            purpose: PASSWORD,
        };
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        let mut standing = tx.guesses().lock(guesser, now).await?;
        let is_locked = standing.blocked_until(now).is_some();
        if right && !is_locked {
            tx.guesses().forget(guesser).await?;
            tx.commit().await?;
            return Ok(None);
        }
        if !is_locked {
            standing = self
                .count_failure(&tx, guesser, standing, PASSWORDS, &user.email)
                .await?;
        }
        let refusal = match standing.blocked_until(now) {
            Some(until) => {
                tx.sessions().revoke(session.id, TOO_MANY_PASSWORDS, now).await?;
                let minutes = minutes_until(until, now);
                PasswordOutcome::Locked { minutes }
            }
            None => PasswordOutcome::WrongCurrent,
        };
        tx.commit().await?;
        Ok(Some(refusal))
    }

    /// End all other sessions and notify the user.
    async fn password_changed(
        &self,
        tx: &Tx,
        user: &User,
        keep: Option<SessionId>,
        voice: &Voice,
        now: DateTime<Utc>,
    ) -> Result<(), IdentityError> {
        tx.sessions()
            .revoke_all_of(user.id, keep, "password changed", now)
            .await?;
        let words = FluentArgs::from_iter([("name", user.first_name.as_str())]);
        let message = voice.mail(&user.email, "password-changed", words);
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        Ok(())
    }

    /// Why the new password of a user is not accepted, if it is not.
    async fn weakness(
        &self,
        tenant: &TenantId,
        voice: &Voice,
        user: &User,
        agency: &str,
        password: &str,
    ) -> Result<Option<Weakness>, IdentityError> {
        let sender = (self.services.senders)(tenant);
        let portal = sender.as_ref().map_or("", |sender| sender.voice.company.as_str());
        let mailbox = user.email.split('@').next().unwrap_or_default();
        let person = [mailbox, user.first_name.as_str(), user.last_name.as_str()];
        let house = [portal, voice.company.as_str(), agency];
        if let Some(weakness) = weakness_of(password, &KnownNames::new(&person, &house)) {
            return Ok(Some(weakness));
        }
        let same = self.passwords.verify(Some(&user.password_hash), password).await?;
        Ok(same.then_some(Weakness::Same))
    }
}

/// Reset the counts of wrong passwords and of wrong codes for new browsers: the guesser does not know the new password, which
/// both need.
async fn forget_guesses(tx: &Tx, user: &User, device: &str) -> Result<(), DbError> {
    for proven in [None, Some(device)] {
        let subject = &subject_of(&user.email, proven);
        for purpose in [PASSWORD, DEVICE] {
            tx.guesses().forget(Guesser { subject, purpose }).await?;
        }
    }
    Ok(())
}
