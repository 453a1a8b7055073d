//! Operators of the console: list, invite, set roles, disable.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::identity::operators::{Grant, NewOperator, OperatorView};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::TenantId;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::List;
use super::applications::operator;
use crate::http::{Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{mail, person_name};

/// Longest name, in characters.
const LONGEST_NAME: usize = 100;

/// An operator.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    id: Uuid,
    email: String,
    name: String,
    /// `invited`, `active` or `disabled`.
    status: &'static str,
    roles: Vec<&'static str>,
    /// Slugs; null for all tenants.
    tenants: Option<Vec<String>>,
    last_signed_in_at: Option<DateTime<Utc>>,
}

/// An invitation. Its token is not shown again.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invitation {
    operator: Item,
    token: String,
    ends_at: DateTime<Utc>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct InviteRequest {
    email: String,
    name: String,
    roles: Vec<String>,
    /// Slugs; null for all tenants.
    tenants: Option<Vec<String>>,
    /// Who invites, for the audit trail.
    operator: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RolesRequest {
    email: String,
    /// All the operator's roles.
    roles: Vec<String>,
    /// All the operator's tenants; null for all there are.
    tenants: Option<Vec<String>>,
    /// Who changes them, for the audit trail.
    operator: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DisableRequest {
    email: String,
    /// Who disables them, for the audit trail.
    operator: String,
}

/// List all operators, by name.
pub(super) async fn list(State(state): State<AppState>) -> Result<Json<List<Item>>, Refusal> {
    let found = state.app.identity().operators().await?;
    Ok(Json(List {
        items: found.into_iter().map(Item::of).collect(),
    }))
}

/// Invite an operator, or invite one again.
pub(super) async fn invite(
    State(state): State<AppState>,
    body: Body<InviteRequest>,
) -> Result<Json<Invitation>, Refusal> {
    let asked = body.value;
    let by = operator(&asked.operator)?;
    let mut faults = Faults::default();
    let email = faults.take(mail("/email", &asked.email));
    let name = faults.take(person_name("/name", &asked.name, (1, LONGEST_NAME)).and_then(|name| named(&name)));
    let roles = faults.take(roles(&asked.roles));
    let reach = faults.take(reach(&state, asked.tenants));
    let (Some(email), Some(name), Some(roles), Some(reach)) = (email, name, roles, reach) else {
        return Err(faults.into());
    };
    let new = NewOperator {
        email,
        name,
        roles,
        reach,
    };
    let invited = state.app.identity().invite_operator(&new, &by).await?;
    Ok(Json(Invitation {
        operator: Item::of(invited.operator),
        token: invited.token,
        ends_at: invited.ends_at,
    }))
}

/// Replace an operator's roles and tenants.
pub(super) async fn set_roles(State(state): State<AppState>, body: Body<RolesRequest>) -> Result<Json<Item>, Refusal> {
    let asked = body.value;
    let by = operator(&asked.operator)?;
    let mut faults = Faults::default();
    let roles = faults.take(roles(&asked.roles));
    let reach = faults.take(reach(&state, asked.tenants));
    let (Some(roles), Some(reach)) = (roles, reach) else {
        return Err(faults.into());
    };
    let grant = Grant { roles, reach };
    let after = state
        .app
        .identity()
        .set_operator_roles(&asked.email, grant, &by)
        .await?;
    Ok(Json(Item::of(after)))
}

/// Disable an operator and end their sessions.
pub(super) async fn disable(State(state): State<AppState>, body: Body<DisableRequest>) -> Result<Json<Item>, Refusal> {
    let by = operator(&body.value.operator)?;
    let after = state.app.identity().disable_operator(&body.value.email, &by).await?;
    Ok(Json(Item::of(after)))
}

fn named(name: &str) -> Result<Operator, BadField> {
    Operator::named(name).map_err(|error| BadField::new("/name", "text.length", error.to_string()))
}

fn roles(names: &[String]) -> Result<BTreeSet<OperatorRole>, BadField> {
    let all = OperatorRole::ALL.map(OperatorRole::name).join(", ");
    let bad = |code| BadField::new("/roles", code, format!("One or more of {all}."));
    let roles: Option<BTreeSet<OperatorRole>> = names.iter().map(|name| OperatorRole::parse(name)).collect();
    let roles = roles.ok_or_else(|| bad("role.unknown"))?;
    if roles.is_empty() {
        return Err(bad("role.missing"));
    }
    Ok(roles)
}

/// Only served tenants: a slip of the pen must not wait for a tenant to come.
fn reach(state: &AppState, tenants: Option<Vec<String>>) -> Result<OperatorReach, BadField> {
    let Some(slugs) = tenants else {
        return Ok(OperatorReach::All);
    };
    let bad = |code, detail: String| BadField::new("/tenants", code, detail);
    if slugs.is_empty() {
        return Err(bad("tenant.missing", "Name a tenant, or all of them.".to_owned()));
    }
    let snapshot = state.tenants.snapshot();
    let read = |slug: &String| {
        let known = snapshot.by_slug(slug).and_then(|_| TenantId::parse(slug).ok());
        known.ok_or_else(|| bad("tenant.unknown", format!("{slug} is not a served tenant.")))
    };
    slugs
        .iter()
        .map(read)
        .collect::<Result<_, _>>()
        .map(OperatorReach::Some)
}

impl Item {
    fn of(operator: OperatorView) -> Self {
        Self {
            id: operator.id.0,
            email: operator.email,
            name: operator.name,
            status: operator.status.as_str(),
            roles: operator.roles.into_iter().map(OperatorRole::name).collect(),
            tenants: match operator.reach {
                OperatorReach::All => None,
                OperatorReach::Some(tenants) => Some(tenants.into_iter().map(String::from).collect()),
            },
            last_signed_in_at: operator.last_signed_in_at,
        }
    }
}
