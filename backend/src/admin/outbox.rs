//! E-mails and text messages kept in the outbox instead of being sent.

use std::fmt::Write as _;

use axum::Json;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use chrono::{DateTime, Utc};
use html_escape::encode_double_quoted_attribute as escaped;
use http::{HeaderMap, header};
use serde::Serialize;

use crate::http::Refusal;
use crate::state::AppState;

const MOST: usize = 200;

#[derive(Serialize)]
struct Outbox {
    items: Vec<Item>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Item {
    tenant: String,
    channel: &'static str,
    to: String,
    subject: String,
    body: String,
    created_at: DateTime<Utc>,
}

/// The latest messages, newest first, as a page or as JSON, depending on `Accept`.
pub(super) async fn outbox(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Refusal> {
    let messages = state.app.outbox(MOST).await?;
    let items = messages
        .into_iter()
        .map(|(tenant, stored)| Item {
            tenant: tenant.to_string(),
            channel: stored.message.channel.as_str(),
            to: stored.message.to,
            subject: stored.message.subject,
            body: stored.message.body,
            created_at: stored.created_at,
        })
        .collect();
    let wants = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if wants.is_some_and(|types| types.contains("application/json")) {
        return Ok(Json(Outbox { items }).into_response());
    }
    Ok(Html(page(&items)).into_response())
}

fn page(items: &[Item]) -> String {
    let mut rows = String::new();
    for item in items {
        let (to, subject, body) = (escaped(&item.to), escaped(&item.subject), escaped(&item.body));
        let at = item.created_at.format("%Y-%m-%d %H:%M:%S");
        // Writing to a String cannot fail.
        let _ = write!(
            rows,
            "<article><header><b dir=\"auto\">{subject}</b><span>{} · {} · {at} UTC</span></header><p>to {to}</p><pre dir=\"auto\">{body}</pre>\
             </article>",
            item.channel, item.tenant
        );
    }
    if items.is_empty() {
        rows.push_str("<p>Nothing has been sent yet.</p>");
    }
    include_str!("outbox/page.html").replace("{rows}", &rows)
}

#[cfg(test)]
mod tests {
    use super::{DateTime, Item, page};

    #[test]
    fn a_message_cannot_become_markup() {
        let item = Item {
            tenant: "falcon".to_owned(),
            channel: "mail",
            to: "a@b.test".to_owned(),
            subject: "<script>".to_owned(),
            body: "\"&".to_owned(),
            created_at: DateTime::UNIX_EPOCH,
        };
        let html = page(&[item]);
        assert!(html.contains("&lt;script&gt;") && html.contains("&quot;&amp;") && !html.contains("<script>"));
    }
}
