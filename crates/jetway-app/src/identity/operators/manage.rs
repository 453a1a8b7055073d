//! Lists operators, and changes their roles and tenants.

use std::collections::BTreeSet;

use jetway_db::DbError;
use jetway_db::repo::sign_in::operators::{OperatorRecord, OperatorStatus};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use serde_json::{Value, json};

use super::{OperatorError, OperatorView};
use crate::identity::Identity;

/// End reason of the sessions of a disabled operator.
const DISABLED: &str = "disabled";

/// Roles and tenants of an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// All their roles.
    pub roles: BTreeSet<OperatorRole>,
    /// All their tenants.
    pub reach: OperatorReach,
}

impl Identity {
    /// All operators, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn operators(&self) -> Result<Vec<OperatorView>, DbError> {
        let tx = self.read_operations().await?;
        let found = tx.operators().list().await?;
        Ok(found.into_iter().map(OperatorView::of).collect())
    }

    /// Replace the roles and tenants of an operator, effective from their next call. Repeating it changes nothing.
    ///
    /// # Errors
    /// `Unknown`, or when the database fails.
    pub async fn set_operator_roles(
        &self,
        email: &str,
        grant: Grant,
        by: &Operator,
    ) -> Result<OperatorView, OperatorError> {
        let tx = self.begin_operations().await?;
        let known = tx.operators().by_email(email).await?.ok_or(OperatorError::Unknown)?;
        let locked = tx.operators().lock(known.id).await?;
        let mut operator = locked.ok_or(OperatorError::Unknown)?;
        let present = Grant {
            roles: operator.roles.clone(),
            reach: operator.reach.clone(),
        };
        if present != grant {
            operator.roles = grant.roles;
            operator.reach = grant.reach;
            tx.operators().put(&operator).await?;
            self.note(&tx, by, "operator.roles_set", &operator, described(&operator))
                .await?;
            tx.commit().await?;
        }
        Ok(OperatorView::of(operator))
    }

    /// Disable an operator and end their sessions. Repeating it changes nothing.
    ///
    /// # Errors
    /// `Unknown`, or when the database fails.
    pub async fn disable_operator(&self, email: &str, by: &Operator) -> Result<OperatorView, OperatorError> {
        let tx = self.begin_operations().await?;
        let known = tx.operators().by_email(email).await?.ok_or(OperatorError::Unknown)?;
        let locked = tx.operators().lock(known.id).await?;
        let mut operator = locked.ok_or(OperatorError::Unknown)?;
        if operator.status != OperatorStatus::Disabled {
            operator.status = OperatorStatus::Disabled;
            operator.invitation = None;
            tx.operators().put(&operator).await?;
            tx.operator_sessions()
                .revoke_all_of(operator.id, DISABLED, self.now())
                .await?;
            self.note(&tx, by, "operator.disabled", &operator, json!({})).await?;
            tx.commit().await?;
        }
        Ok(OperatorView::of(operator))
    }
}

/// Roles and tenants for the audit trail; `null` for all tenants.
pub(super) fn described(operator: &OperatorRecord) -> Value {
    let roles: Vec<&str> = operator.roles.iter().map(|role| role.name()).collect();
    let tenants = match &operator.reach {
        OperatorReach::All => None,
        OperatorReach::Some(tenants) => Some(tenants),
    };
    json!({ "name": operator.name, "roles": roles, "tenants": tenants })
}
