//! Moderating agencies' testimonials.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use http::StatusCode;
use jetway_app::content::{Testimonial as Stored, TestimonialStatus};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::found::found;
use super::operator::Operator;
use crate::http::{Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

const MOST: u64 = 200;

/// Filter of the list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// `pending`, `published` or `hidden`; all when left out.
    status: Option<String>,
}

/// The decision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decision {
    status: String,
}

/// A testimonial as operators see it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Testimonial {
    id: Uuid,
    user_id: Option<Uuid>,
    author_name: String,
    agency: String,
    rating: u8,
    text: String,
    status: &'static str,
    created_at: DateTime<Utc>,
    decided_at: Option<DateTime<Utc>>,
}

pub(super) async fn list(
    State(state): State<AppState>,
    operator: Operator,
    Params(which): Params<Which>,
) -> Result<Json<Vec<Testimonial>>, Refusal> {
    let status = which.status.as_deref().map(read).transpose()?;
    let said = operator.editor(&state.app).testimonials(status, MOST).await?;
    Ok(Json(said.into_iter().map(Testimonial::of).collect()))
}

pub(super) async fn decide(
    State(state): State<AppState>,
    operator: Operator,
    body: Body<Decision>,
) -> Result<StatusCode, Refusal> {
    let status = read(&body.value.status)?;
    found(
        operator
            .editor(&state.app)
            .decide_testimonial(operator.id()?, status)
            .await?,
    )?;
    Ok(StatusCode::NO_CONTENT)
}

fn read(status: &str) -> Result<TestimonialStatus, Refusal> {
    TestimonialStatus::parse(status).ok_or_else(|| {
        let advice = "It is pending, published or hidden.";
        Refusal::fields(vec![BadField::new("/status", "field.value", advice)])
    })
}

impl Testimonial {
    fn of(said: Stored) -> Self {
        Self {
            id: said.id,
            user_id: said.by.map(|(user, _)| user.0),
            author_name: said.author,
            agency: said.agency,
            rating: said.rating,
            text: said.text,
            status: said.status.as_str(),
            created_at: said.created_at,
            decided_at: said.decided_at,
        }
    }
}
