//! Pop-up notices of the search home page.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use http::StatusCode;
use jetway_app::content::Notice as Stored;
use jetway_app::content::editing::Change;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::banners::{link_fault, period_fault};
use super::found::found;
use super::operator::Operator;
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

const LONGEST_TITLE: usize = 80;
const LONGEST_TEXT: usize = 600;

/// A notice as operators edit it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Notice {
    /// Assigned by the server.
    #[serde(default, skip_deserializing)]
    id: Uuid,
    title: String,
    text: String,
    link: Option<String>,
    starts_at: Option<DateTime<Utc>>,
    ends_at: Option<DateTime<Utc>>,
}

pub(super) async fn list(State(state): State<AppState>, operator: Operator) -> Result<Json<Vec<Notice>>, Refusal> {
    let notices = operator.editor(&state.app).notices().await?;
    Ok(Json(notices.into_iter().map(Notice::of).collect()))
}

pub(super) async fn add(
    State(state): State<AppState>,
    operator: Operator,
    body: Body<Notice>,
) -> Result<(StatusCode, Json<Notice>), Refusal> {
    let notice = body.value.read(state.app.ids().uuid(), state.app.clock().now())?;
    operator.editor(&state.app).put_notice(Change::Add, &notice).await?;
    Ok((StatusCode::CREATED, Json(Notice::of(notice))))
}

pub(super) async fn change(
    State(state): State<AppState>,
    operator: Operator,
    body: Body<Notice>,
) -> Result<Json<Notice>, Refusal> {
    let notice = body.value.read(operator.id()?, state.app.clock().now())?;
    found(operator.editor(&state.app).put_notice(Change::Replace, &notice).await?)?;
    Ok(Json(Notice::of(notice)))
}

pub(super) async fn remove(State(state): State<AppState>, operator: Operator) -> Result<StatusCode, Refusal> {
    found(operator.editor(&state.app).remove_notice(operator.id()?).await?)?;
    Ok(StatusCode::NO_CONTENT)
}

impl Notice {
    fn of(notice: Stored) -> Self {
        Self {
            id: notice.id,
            title: notice.title,
            text: notice.text,
            link: notice.link,
            starts_at: notice.active_from,
            ends_at: notice.active_until,
        }
    }

    fn read(self, id: Uuid, now: DateTime<Utc>) -> Result<Stored, Refusal> {
        let fits = |text: &str, most: usize| (1..=most).contains(&text.trim().chars().count());
        let mut bad = Vec::new();
        if !fits(&self.title, LONGEST_TITLE) {
            bad.push(BadField::new("/title", "field.length", "It has 1 to 80 characters."));
        }
        if !fits(&self.text, LONGEST_TEXT) {
            bad.push(BadField::new("/text", "field.length", "It has 1 to 600 characters."));
        }
        bad.extend(link_fault(self.link.as_deref()));
        bad.extend(period_fault(self.starts_at, self.ends_at));
        if !bad.is_empty() {
            return Err(Refusal::fields(bad));
        }
        Ok(Stored {
            id,
            title: self.title.trim().to_owned(),
            text: self.text.trim().to_owned(),
            link: self.link,
            created_at: now,
            active_from: self.starts_at,
            active_until: self.ends_at,
        })
    }
}
