//! Requests after the ticket: operators take them, quote refunds, refuse, and say what the airline did.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use jetway_app::flight::ticketing::after_sale::{DeskAnswer, DeskStep, ManualQuote};
use jetway_domain::air::after_sale::ManualLine;
use jetway_domain::order::RequestReference;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};

use super::applications::{operator, portal, text};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::checked_remark;

/// Longest rule of a quote, in characters.
const LONGEST_BASIS: usize = 500;

/// An operator's step on a request.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Answer {
    step: Step,
    /// For `quote`.
    quote: Option<Quote>,
    /// For the agency.
    remark: Option<String>,
    /// Kept in the audit trail.
    operator: String,
}

/// What the operator does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Step {
    /// Works on it.
    Take,
    /// Quotes a refund.
    Quote,
    /// Refuses.
    Refuse,
    /// The airline carried it out; the money is returned.
    Done,
}

/// A refund quote. What a traveller gets back is what was paid less these amounts.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Quote {
    lines: Vec<QuoteLine>,
    /// One business day if omitted.
    valid_until: Option<DateTime<Utc>>,
    /// The rule it follows.
    basis: String,
}

/// Deductions of one traveller, in minor units of the order's currency.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct QuoteLine {
    traveller_id: String,
    #[serde(default)]
    used: i64,
    #[serde(default)]
    penalty: i64,
    #[serde(default)]
    no_show: i64,
    #[serde(default)]
    taxes_kept: i64,
    #[serde(default)]
    service_fee: i64,
    #[serde(default)]
    portal_fee: i64,
}

/// The request after the step.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Stepped {
    request_reference: String,
    state: &'static str,
}

impl Quote {
    fn entered(self) -> Result<ManualQuote, Refusal> {
        let lines = self.lines.into_iter().map(|line| ManualLine {
            traveller_id: line.traveller_id,
            used: line.used,
            penalty: line.penalty,
            no_show: line.no_show,
            taxes_kept: line.taxes_kept,
            service_fee: line.service_fee,
            portal_fee: line.portal_fee,
        });
        Ok(ManualQuote {
            lines: lines.collect(),
            valid_until: self.valid_until,
            basis: text("/quote/basis", &self.basis, LONGEST_BASIS)?,
        })
    }
}

/// Take, quote, refuse or finish a request.
pub(super) async fn answer(
    State(state): State<AppState>,
    Path((tenant, request)): Path<(String, String)>,
    body: Body<Answer>,
) -> Result<Json<Stepped>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let request = RequestReference::parse(&request).map_err(|_| Refusal::new(ErrorCode::AfterSaleNotFound))?;
    let said = body.value;
    let step = match (said.step, said.quote) {
        (Step::Take, None) => DeskStep::Take,
        (Step::Refuse, None) => DeskStep::Refuse,
        (Step::Done, None) => DeskStep::Done,
        (Step::Quote, Some(quote)) => DeskStep::Quote(quote.entered()?),
        (Step::Quote, None) => return Err(Refusal::unusable("A quote has lines.")),
        (Step::Take | Step::Refuse | Step::Done, Some(_)) => {
            return Err(Refusal::unusable("Only the step `quote` has a quote."));
        }
    };
    let answer = DeskAnswer {
        step,
        remark: checked_remark(said.remark)?,
        operator: operator(&said.operator)?,
    };
    let ticketing = state.app.flight_ticketing();
    let order = ticketing.answer_after_sale(&tenant, &request, answer).await?;
    let now = order.after_sale(&request).ok_or(ErrorCode::AfterSaleNotFound)?;
    Ok(Json(Stepped {
        request_reference: request.as_str().to_owned(),
        state: now.state.as_str(),
    }))
}
