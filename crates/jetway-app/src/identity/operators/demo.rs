//! Demo operators. Their passwords and authenticator secrets are public, so only a
//! demonstration may have them.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use jetway_db::repo::sign_in::operators::{OperatorRecord, OperatorStatus};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::OperatorId;

use super::OperatorError;
use super::totp::{Authenticator, shown_code};
use crate::identity::Identity;

/// An operator who needs no invitation.
#[derive(Clone)]
pub struct DemoOperator {
    /// E-mail address; the user name.
    pub email: String,
    /// Name in the audit trail.
    pub name: Operator,
    /// What they may do, for all tenants.
    pub roles: BTreeSet<OperatorRole>,
    /// Their password.
    pub password: String,
    /// The secret of their authenticator in base 32.
    pub key: String,
}

impl std::fmt::Debug for DemoOperator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DemoOperator({})", self.email)
    }
}

impl DemoOperator {
    /// The code their authenticator shows, and for how many more seconds.
    ///
    /// # Errors
    /// `Totp` when the key is not in base 32 or too short.
    pub fn code(&self, now: DateTime<Utc>) -> Result<(String, u64), OperatorError> {
        shown_code(&self.key, now)
    }
}

impl Identity {
    /// Add an operator of a demonstration. `false` when the address is an operator's already: nothing is changed then.
    ///
    /// # Errors
    /// `NameTaken`, `Totp`, or when the database fails.
    pub async fn add_demo_operator(&self, demo: &DemoOperator) -> Result<bool, OperatorError> {
        let now = self.now();
        let known = self.read_operations().await?.operators().by_email(&demo.email).await?;
        if known.is_some() {
            return Ok(false);
        }
        let id = OperatorId::fresh(self.services.ids());
        let operator = OperatorRecord {
            id,
            email: demo.email.trim().to_lowercase(),
            name: demo.name.name().to_owned(),
            status: OperatorStatus::Active,
            roles: demo.roles.clone(),
            reach: OperatorReach::All,
            password_hash: Some(self.passwords.hash(&demo.password).await?),
            sealed_totp: Authenticator::known(&self.services.sealer, id, &demo.key)?,
            totp_step: 0,
            invitation: None,
            created_at: now,
            last_signed_in_at: None,
        };
        let tx = self.begin_operations().await?;
        tx.operators()
            .insert(&operator)
            .await
            .map_err(super::invite::name_taken)?;
        tx.commit().await?;
        Ok(true)
    }
}
