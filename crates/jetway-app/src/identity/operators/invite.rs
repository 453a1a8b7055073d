//! Invitations of operators, and their acceptance with a password, an authenticator and recovery codes.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_db::repo::sign_in::operators::{Invitation, OperatorRecord, OperatorStatus};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::OperatorId;
use serde_json::json;

use super::manage::described;
use super::sign_in::OperatorEntry;
use super::totp::{Authenticator, recovery_codes, recovery_hash};
use super::{INVITATION_LIFE, OperatorError, OperatorView, fresh_secret};
use crate::identity::Identity;
use crate::identity::code::hash;
use crate::identity::password_policy::{KnownNames, weakness_of};

/// End reason of the sessions of an operator who was invited again.
const INVITED_AGAIN: &str = "invited again";
/// Names that a guesser of operators' passwords would try first.
const HOUSE: [&str; 2] = ["Jetway", "Operations"];

/// The operator to invite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewOperator {
    /// E-mail address; the user name.
    pub email: String,
    /// Name in the audit trail.
    pub name: Operator,
    /// Roles.
    pub roles: BTreeSet<OperatorRole>,
    /// Tenants they act for.
    pub reach: OperatorReach,
}

/// An invitation, whose token is shown once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invited {
    /// The operator.
    pub operator: OperatorView,
    /// The token that accepts it.
    pub token: String,
    /// When it expires.
    pub ends_at: DateTime<Utc>,
}

/// What an invited operator needs to set up their authenticator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enrolment {
    /// E-mail address; the user name.
    pub email: String,
    /// Name in the audit trail.
    pub name: String,
    /// The authenticator's secret in base 32.
    pub key: String,
    /// The secret as an `otpauth:` address.
    pub address: String,
    /// The address as a QR code, an SVG image.
    pub qr_code: String,
}

/// An acceptance.
#[derive(Debug, Clone)]
pub struct Acceptance {
    /// Token of the invitation.
    pub token: String,
    /// The password they choose.
    pub password: String,
    /// The code their authenticator shows.
    pub code: String,
    /// Their browser's user agent.
    pub browser: String,
}

/// An accepted invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    /// The new session.
    pub entry: OperatorEntry,
    /// Recovery codes; each replaces one code of the authenticator. Shown once.
    pub recovery_codes: Vec<String>,
}

impl Identity {
    /// Invite an operator. An address that is an operator's already is invited again, with these roles: password, authenticator
    /// and recovery codes are void, and all sessions end.
    ///
    /// # Errors
    /// `NameTaken`, or when the database fails.
    pub async fn invite_operator(&self, new: &NewOperator, by: &Operator) -> Result<Invited, OperatorError> {
        let now = self.now();
        let (token, ends_at) = (fresh_secret(), now + INVITATION_LIFE);
        let tx = self.begin_operations().await?;
        let known = match tx.operators().by_email(&new.email).await? {
            // Locked, so that a concurrent acceptance either comes first or finds its invitation replaced.
            Some(known) => tx.operators().lock(known.id).await?,
            None => None,
        };
        let id = known
            .as_ref()
            .map_or_else(|| OperatorId::fresh(self.services.ids()), |operator| operator.id);
        let operator = OperatorRecord {
            id,
            email: new.email.trim().to_lowercase(),
            name: new.name.name().to_owned(),
            status: OperatorStatus::Invited,
            roles: new.roles.clone(),
            reach: new.reach.clone(),
            password_hash: None,
            sealed_totp: Authenticator::fresh(&self.services.sealer, id)?,
            totp_step: 0,
            invitation: Some(Invitation {
                token_hash: invitation_hash(&token),
                ends_at,
            }),
            created_at: known.as_ref().map_or(now, |operator| operator.created_at),
            last_signed_in_at: known.as_ref().and_then(|operator| operator.last_signed_in_at),
        };
        let kept = if known.is_some() {
            tx.operators().set_recovery_codes(id, &[]).await?;
            tx.operator_sessions().revoke_all_of(id, INVITED_AGAIN, now).await?;
            tx.operators().put(&operator).await
        } else {
            tx.operators().insert(&operator).await
        };
        kept.map_err(name_taken)?;
        self.note(&tx, by, "operator.invited", &operator, described(&operator))
            .await?;
        tx.commit().await?;
        Ok(Invited {
            operator: OperatorView::of(operator),
            token,
            ends_at,
        })
    }

    /// The data of an invitation. Opening it again shows the same secret.
    ///
    /// # Errors
    /// `InvitationOver`, or when the database fails.
    pub async fn open_invitation(&self, token: &str) -> Result<Enrolment, OperatorError> {
        let tx = self.read_operations().await?;
        let found = tx.operators().by_invitation(&invitation_hash(token)).await?;
        let operator = found
            .filter(|operator| is_open(operator, self.now()))
            .ok_or(OperatorError::InvitationOver)?;
        let authenticator = self.authenticator(&operator)?;
        Ok(Enrolment {
            key: authenticator.key(),
            address: authenticator.address(),
            qr_code: authenticator.qr_code()?,
            email: operator.email,
            name: operator.name,
        })
    }

    /// Accept an invitation with a password and a code of the authenticator, once, and sign in.
    ///
    /// # Errors
    /// `InvitationOver`, `Weak`, `WrongCode`, or when the database fails.
    pub async fn accept_invitation(&self, acceptance: &Acceptance) -> Result<Accepted, OperatorError> {
        let now = self.now();
        let invitation = invitation_hash(&acceptance.token);
        let known = {
            let tx = self.read_operations().await?;
            tx.operators().by_invitation(&invitation).await?
        };
        let known = known
            .filter(|operator| is_open(operator, now))
            .ok_or(OperatorError::InvitationOver)?;
        let names = KnownNames::new(&[known.email.as_str(), known.name.as_str()], &HOUSE);
        if let Some(weakness) = weakness_of(&acceptance.password, &names) {
            return Err(OperatorError::Weak(weakness));
        }
        // Before the transaction: hashing takes longer than a write lock should be held.
        let password = self.passwords.hash(&acceptance.password).await?;
        let tx = self.begin_operations().await?;
        let locked = tx.operators().lock(known.id).await?;
        let mut operator = locked
            .filter(|operator| {
                is_open(operator, now)
                    && operator
                        .invitation
                        .as_ref()
                        .is_some_and(|open| open.token_hash == invitation)
            })
            .ok_or(OperatorError::InvitationOver)?;
        let step = self
            .authenticator(&operator)?
            .step_of(acceptance.code.trim(), now, operator.totp_step);
        operator.totp_step = step.ok_or(OperatorError::WrongCode)?;
        operator.password_hash = Some(password);
        operator.status = OperatorStatus::Active;
        operator.invitation = None;
        let codes = recovery_codes();
        let hashes: Vec<String> = codes.iter().map(|code| recovery_hash(operator.id, code)).collect();
        tx.operators().set_recovery_codes(operator.id, &hashes).await?;
        let entry = self
            .open_operator_session(&tx, operator, &acceptance.browser, now)
            .await?;
        self.note(&tx, &entry.by, "operator.accepted", &entry.record, json!({}))
            .await?;
        tx.commit().await?;
        Ok(Accepted {
            entry: entry.into_entry(),
            recovery_codes: codes,
        })
    }

    pub(super) fn authenticator(&self, operator: &OperatorRecord) -> Result<Authenticator, OperatorError> {
        Authenticator::open(
            &self.services.sealer,
            operator.id,
            &operator.email,
            &operator.sealed_totp,
        )
    }
}

fn is_open(operator: &OperatorRecord, now: DateTime<Utc>) -> bool {
    operator.status == OperatorStatus::Invited
        && operator
            .invitation
            .as_ref()
            .is_some_and(|invitation| now < invitation.ends_at)
}

fn invitation_hash(token: &str) -> String {
    hash(&["operator invitation", token.trim()])
}

/// The e-mail address was looked up in the same transaction, so a duplicate is the name.
pub(super) fn name_taken(error: DbError) -> OperatorError {
    match error {
        DbError::Duplicate(_) => OperatorError::NameTaken,
        other => other.into(),
    }
}
