//! Testimonials about the portal: public to read; a signed-in user may write one.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use chrono::{DateTime, Utc};
use http::HeaderMap;
use jetway_app::content::ReviewError;
use jetway_app::content::Testimonial;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::idempotency::Once;
use crate::http::{Agent, Body, Params, Portal, Public, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Testimonials per page.
const PAGE: u64 = 12;
const LONGEST: usize = 500;

/// Which page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// From 1, the default.
    page: Option<u64>,
}

/// A page of testimonials, newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reviews {
    items: Vec<Review>,
    /// Number on all pages.
    total: u64,
}

/// A testimonial.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Review {
    id: String,
    author_name: String,
    agency: String,
    /// 1 to 5.
    rating: u8,
    text: String,
    created_at: DateTime<Utc>,
}

/// A new testimonial.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReview {
    /// 1 to 5.
    rating: u8,
    /// 1 to 500 characters.
    text: String,
}

/// Whether it was accepted.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReviewTaken {
    success: bool,
}

/// List published testimonials.
#[utoipa::path(get, path = "/api/utility/v1/Testimonial/GetAllReviews", operation_id = "getAllReviews",
    tag = "utility", params(("page" = Option<u64>, Query, description = "From 1, which is where it starts when left out.")), responses((status = 200, body = Reviews)))]
pub(crate) async fn get_all_reviews(
    State(state): State<AppState>,
    portal: Portal,
    Params(which): Params<Which>,
) -> Result<Public<Reviews>, Refusal> {
    let page = which.page.unwrap_or(1).max(1);
    let offset = (page - 1).saturating_mul(PAGE).min(u64::MAX >> 1);
    let (items, total) = state.app.reviews(&portal.tenant, offset, PAGE).await?;
    let items = items.into_iter().map(Review::of).collect();
    Ok(Public("testimonials", Reviews { items, total }))
}

/// Add a testimonial, which is shown after an operator publishes it. A user may write one; repeating the call with its
/// `Idempotency-Key` returns the first response.
#[utoipa::path(post, path = "/api/utility/v1/Testimonial/InsertReview", operation_id = "insertReview",
    tag = "utility", security(("session" = [])), request_body = NewReview,
    responses((status = 200, body = ReviewTaken)))]
pub(crate) async fn insert_review(
    State(state): State<AppState>,
    agent: Agent,
    headers: HeaderMap,
    body: Body<NewReview>,
) -> Result<Response, Refusal> {
    let NewReview { rating, text } = body.value;
    let text = text.trim().to_owned();
    let mut bad = Vec::new();
    if !(1..=5).contains(&rating) {
        bad.push(BadField::new("/rating", "field.range", "Choose one to five stars."));
    }
    if text.is_empty() || text.chars().count() > LONGEST {
        bad.push(BadField::new("/text", "field.length", "Write one to 500 characters."));
    }
    if !bad.is_empty() {
        return Err(Refusal::fields(bad));
    }
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "insertReview", body.digest);
    let work = async move {
        state.app.give_review(&agent.signed_in, rating, &text).await?;
        Ok(ReviewTaken { success: true })
    };
    once.answer(&headers, work).await
}

impl Review {
    fn of(said: Testimonial) -> Self {
        Self {
            id: said.id.to_string(),
            author_name: said.author,
            agency: said.agency,
            rating: said.rating,
            text: said.text,
            created_at: said.created_at,
        }
    }
}

impl From<ReviewError> for Refusal {
    fn from(error: ReviewError) -> Self {
        match error {
            ReviewError::Given => Self::new(ErrorCode::ReviewGiven),
            ReviewError::NoAgency => Self::ours(&error),
            ReviewError::Database(error) => error.into(),
        }
    }
}
