//! Query parameters, their values normalised.

use axum::extract::{FromRequestParts, Query};
use form_urlencoded::Serializer;
use http::Uri;
use http::request::Parts;
use serde::de::DeserializeOwned;

use super::door::clean_field;
use super::{Faults, Refusal};
use crate::state::AppState;

/// Deserialised query parameters.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Params<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let read = Query::<T>::try_from_uri(&clean_query(&parts.uri)?);
        read.map(|Query(value)| Self(value)).map_err(|rejection| {
            Refusal::unusable(format!("The parameters cannot be used: {}.", rejection.body_text()))
        })
    }
}

/// An address with the query's values normalised.
fn clean_query(uri: &Uri) -> Result<Uri, Refusal> {
    let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::try_from_uri(uri) else {
        return Ok(uri.clone());
    };
    let mut faults = Faults::default();
    let clean = |(name, value): (String, String)| {
        let value = faults.take(clean_field(&name, &value))?;
        Some((name, value))
    };
    let clean: Vec<(String, String)> = pairs.into_iter().filter_map(clean).collect();
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let query = Serializer::new(String::new()).extend_pairs(clean).finish();
    format!("/?{query}")
        .parse()
        .map_err(|error: http::uri::InvalidUri| Refusal::ours(&error))
}
