//! The statement of the agency's ledger.

use axum::extract::State;
use axum::response::Response;
use chrono::{Days, NaiveDate};
use jetway_app::order::documents::letterhead;
use jetway_app::payment::statement::{MOST_ENTRIES, Period, StatementError};
use jetway_domain::access::Functionality;
use serde::Deserialize;

use crate::http::download::pdf_answer;
use crate::http::{Allowed, Origin, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// The longest period, in days.
const LONGEST: u64 = 366;

/// A period.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct StatementParams {
    /// First value date.
    from: NaiveDate,
    /// Last value date, at most 366 days later.
    to: NaiveDate,
}

/// The statement of the ledger as PDF: the entries of a period with its opening and closing balance, at most 10,000 of them.
#[utoipa::path(get, path = "/api/payment/v1/passbook/statement", operation_id = "getStatement", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(227))), params(StatementParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_statement(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    origin: Origin,
    Params(params): Params<StatementParams>,
) -> Result<Response, Refusal> {
    let period = period(params.from, params.to)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    let payments = state.app.payments();
    let bytes = payments.statement_pdf(agent.caller(), period, head).await?;
    pdf_answer(bytes, &format!("statement-{}-{}", period.from, period.to))
}

/// # Errors
/// `request.invalid` when the last day is before the first, or more than 366 days after it.
pub(super) fn period(from: NaiveDate, to: NaiveDate) -> Result<Period, BadField> {
    let latest = from.checked_add_days(Days::new(LONGEST)).unwrap_or(NaiveDate::MAX);
    if (from..=latest).contains(&to) {
        return Ok(Period { from, to });
    }
    let detail = format!("A day from the first day to {LONGEST} days later.");
    Err(BadField::new("/to", "period.length", detail))
}

impl From<StatementError> for Refusal {
    fn from(error: StatementError) -> Self {
        match error {
            StatementError::Wallet(error) => error.into(),
            StatementError::Print(error) => error.into(),
            StatementError::TooLong(entries) => {
                let detail = format!(
                    "{entries} entries are too many for a statement of {MOST_ENTRIES}. Choose a shorter period."
                );
                BadField::new("/to", "period.entries", detail).into()
            }
        }
    }
}
