//! Banners of the four placements.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use http::StatusCode;
use jetway_app::content::editing::Change;
use jetway_app::content::{Banner as Stored, Placement};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::found::found;
use super::operator::Operator;
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

const LONGEST_TEXT: usize = 160;

/// A banner as operators edit it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Banner {
    /// Assigned by the server.
    #[serde(default, skip_deserializing)]
    id: Uuid,
    /// `home`, `searchPad`, `topSearchPad` or `bankDetails`.
    slot: String,
    /// Position; lowest first.
    #[serde(default)]
    position: i64,
    banner_path: String,
    text: String,
    link: Option<String>,
    #[serde(default)]
    download_app: bool,
    starts_at: Option<DateTime<Utc>>,
    ends_at: Option<DateTime<Utc>>,
}

pub(super) async fn list(State(state): State<AppState>, operator: Operator) -> Result<Json<Vec<Banner>>, Refusal> {
    let banners = operator.editor(&state.app).banners().await?;
    Ok(Json(banners.into_iter().map(Banner::of).collect()))
}

pub(super) async fn add(
    State(state): State<AppState>,
    operator: Operator,
    body: Body<Banner>,
) -> Result<(StatusCode, Json<Banner>), Refusal> {
    let (slot, banner) = body.value.read(state.app.ids().uuid())?;
    operator
        .editor(&state.app)
        .put_banner(Change::Add, slot, &banner)
        .await?;
    Ok((StatusCode::CREATED, Json(Banner::of((slot, banner)))))
}

pub(super) async fn change(
    State(state): State<AppState>,
    operator: Operator,
    body: Body<Banner>,
) -> Result<Json<Banner>, Refusal> {
    let (slot, banner) = body.value.read(operator.id()?)?;
    found(
        operator
            .editor(&state.app)
            .put_banner(Change::Replace, slot, &banner)
            .await?,
    )?;
    Ok(Json(Banner::of((slot, banner))))
}

pub(super) async fn remove(State(state): State<AppState>, operator: Operator) -> Result<StatusCode, Refusal> {
    found(operator.editor(&state.app).remove_banner(operator.id()?).await?)?;
    Ok(StatusCode::NO_CONTENT)
}

impl Banner {
    fn of((slot, banner): (Placement, Stored)) -> Self {
        Self {
            id: banner.id,
            slot: slot.as_str().to_owned(),
            position: banner.position,
            banner_path: banner.path,
            text: banner.text,
            link: banner.link,
            download_app: banner.download_app,
            starts_at: banner.active_from,
            ends_at: banner.active_until,
        }
    }

    fn read(self, id: Uuid) -> Result<(Placement, Stored), Refusal> {
        let mut bad = Vec::new();
        let slot = Placement::parse(&self.slot);
        if slot.is_none() {
            let places = "It is home, searchPad, topSearchPad or bankDetails.";
            bad.push(BadField::new("/slot", "field.value", places));
        }
        if !is_own_file(&self.banner_path) {
            bad.push(BadField::new(
                "/bannerPath",
                "field.value",
                "It is a file under /assets/tenant/.",
            ));
        }
        if self.text.chars().count() > LONGEST_TEXT {
            bad.push(BadField::new("/text", "field.length", "It has at most 160 characters."));
        }
        bad.extend(link_fault(self.link.as_deref()));
        bad.extend(period_fault(self.starts_at, self.ends_at));
        match slot {
            Some(slot) if bad.is_empty() => Ok((
                slot,
                Stored {
                    id,
                    position: self.position,
                    path: self.banner_path,
                    text: self.text,
                    download_app: self.download_app,
                    link: self.link,
                    active_from: self.starts_at,
                    active_until: self.ends_at,
                },
            )),
            _ => Err(Refusal::fields(bad)),
        }
    }
}

fn is_own_file(path: &str) -> bool {
    path.strip_prefix("/assets/tenant/")
        .is_some_and(jetway_tenancy::asset::is_safe_name)
}

/// Checks that a link is a path of the portal or an https URL.
pub(super) fn link_fault(link: Option<&str>) -> Option<BadField> {
    let link = link?;
    let is_own = link.starts_with('/') && !link.starts_with("//") && !link.starts_with("/\\");
    let is_clean = !link.chars().any(|c| c.is_control() || c.is_whitespace());
    if (is_own || link.starts_with("https://")) && is_clean {
        return None;
    }
    let advice = "It is a path of the portal or an address that starts with https://.";
    Some(BadField::new("/link", "field.value", advice))
}

pub(super) fn period_fault(from: Option<DateTime<Utc>>, until: Option<DateTime<Utc>>) -> Option<BadField> {
    let is_backward = from.zip(until).is_some_and(|(from, until)| until <= from);
    is_backward.then(|| BadField::new("/endsAt", "field.range", "It ends after it starts."))
}
