//! `jetway request …`: voids and refunds that wait for operations, answered through the backend's admin API.

use anyhow::Result;
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::backend::{Place, wait_for};

/// Path of requests in the admin API.
const AREA: &str = "orders";

/// Actions on requests.
#[derive(Subcommand)]
pub enum Request {
    /// List requests that wait for operations, those due first.
    Waiting(Place),
    /// Show a request: its travellers, what their tickets can still return, its flights, and the fare's rule.
    Show(ShowArgs),
    /// Work on a request from now on.
    Take(DecisionArgs),
    /// Quote a refund: each traveller gets back the amount paid less these deductions.
    Quote(QuoteArgs),
    /// Refuse a request.
    Refuse(DecisionArgs),
    /// The airline carried it out: the money is returned.
    Done(DecisionArgs),
}

/// The request to show.
#[derive(Args)]
pub struct ShowArgs {
    /// Its number, such as R-2611-00042.
    request: String,
    #[command(flatten)]
    place: Place,
}

/// The request and the operator.
#[derive(Args)]
pub struct DecisionArgs {
    /// Its number, such as R-2611-00042.
    request: String,
    #[command(flatten)]
    place: Place,
    /// For the agency.
    #[arg(long)]
    remark: Option<String>,
    /// Your name, for the audit trail.
    #[arg(long, env = "JETWAY_OPERATOR")]
    operator: String,
}

/// The quote of a refund.
#[derive(Args)]
pub struct QuoteArgs {
    #[command(flatten)]
    decision: DecisionArgs,
    /// One for each traveller, in minor units, such as t1:penalty=20000,portalFee=2500. The amounts are used, penalty, noShow,
    /// taxesKept, serviceFee and portalFee.
    #[arg(long = "line", required = true, value_name = "TRAVELLER:AMOUNTS", value_parser = line)]
    lines: Vec<Line>,
    /// The rule it follows, for the agency.
    #[arg(long)]
    basis: String,
    /// Until when it can be accepted; one business day if omitted.
    #[arg(long)]
    valid_until: Option<DateTime<Utc>>,
}

/// Deductions of one traveller.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    traveller_id: String,
    used: i64,
    penalty: i64,
    no_show: i64,
    taxes_kept: i64,
    service_fee: i64,
    portal_fee: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Quote<'a> {
    lines: &'a [Line],
    valid_until: Option<DateTime<Utc>>,
    basis: &'a str,
}

#[derive(Serialize)]
struct Answer<'a> {
    step: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<Quote<'a>>,
    remark: Option<&'a str>,
    operator: &'a str,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stepped {
    request_reference: String,
    state: String,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Waiting>,
}

/// A request as the backend returns it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Waiting {
    order_reference: String,
    request_reference: Option<String>,
    owner: Option<String>,
    kind: String,
    state: String,
    title: String,
    lead_name: String,
    requested_by: String,
    due_at: Option<DateTime<Utc>>,
}

/// A request and what its quote depends on.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Case {
    order_reference: String,
    agency_name: String,
    title: String,
    pnr: Option<String>,
    request: CaseRequest,
    travellers: Vec<CaseTraveller>,
    segments: Vec<CaseSegment>,
    refundable: bool,
    penalty: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CaseRequest {
    state: String,
    reason: String,
    remark: Option<String>,
    traveller_ids: Vec<String>,
    segment_ids: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CaseTraveller {
    traveller_id: String,
    name: String,
    returnable: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CaseSegment {
    segment_id: String,
    flight: String,
    route: String,
    departs_at: String,
}

impl Request {
    /// Runs the command.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        wait_for(self.act())
    }

    async fn act(self) -> Result<()> {
        match self {
            Self::Waiting(place) => list(&place).await,
            Self::Show(args) => show(&args).await,
            Self::Take(decision) => decide("take", &decision, None).await,
            Self::Refuse(decision) => decide("refuse", &decision, None).await,
            Self::Done(decision) => decide("done", &decision, None).await,
            Self::Quote(args) => {
                let quote = Quote {
                    lines: &args.lines,
                    valid_until: args.valid_until,
                    basis: &args.basis,
                };
                decide("quote", &args.decision, Some(quote)).await
            }
        }
    }
}

fn line(written: &str) -> Result<Line, String> {
    let (traveller, amounts) = written
        .split_once(':')
        .ok_or_else(|| format!("name the traveller, such as t1:{written}"))?;
    let mut line = Line {
        traveller_id: traveller.to_owned(),
        ..Line::default()
    };
    for part in amounts.split(',').filter(|part| !part.is_empty()) {
        let (name, amount) = part.split_once('=').ok_or_else(|| format!("{part} has no amount"))?;
        let amount: i64 = amount
            .parse()
            .map_err(|_| format!("{amount} is not a whole number of minor units"))?;
        let place = match name {
            "used" => &mut line.used,
            "penalty" => &mut line.penalty,
            "noShow" => &mut line.no_show,
            "taxesKept" => &mut line.taxes_kept,
            "serviceFee" => &mut line.service_fee,
            "portalFee" => &mut line.portal_fee,
            _ => return Err(format!("{name} is not an amount of a quote")),
        };
        *place = amount;
    }
    Ok(line)
}

async fn list(place: &Place) -> Result<()> {
    let backend = place.backend(AREA)?;
    let found: List = backend
        .read(backend.client.get(format!("{}/requests", backend.base)))
        .await?;
    if found.items.is_empty() {
        println!("no requests are waiting");
    }
    for request in found.items {
        let number = request.request_reference.as_deref().unwrap_or("-");
        let due = request
            .due_at
            .map_or_else(|| "any time".to_owned(), |at| at.format("%F %R UTC").to_string());
        println!(
            "{number}  {}  {}  due {due}  {}",
            request.kind, request.state, request.order_reference
        );
        println!(
            "  {}, {}; asked by {}; {}",
            request.title,
            request.lead_name,
            request.requested_by,
            request
                .owner
                .as_ref()
                .map_or_else(|| "not taken".to_owned(), |owner| format!("with {owner}"))
        );
    }
    Ok(())
}

async fn show(args: &ShowArgs) -> Result<()> {
    let backend = args.place.backend(AREA)?;
    let url = format!("{}/requests/{}", backend.base, args.request);
    let case: Case = backend.read(backend.client.get(url)).await?;
    let asked = &case.request;
    println!(
        "{}  {}  {}  {}  {}",
        args.request,
        asked.state,
        case.order_reference,
        case.pnr.as_deref().unwrap_or("-"),
        case.agency_name
    );
    println!("{}; {}", case.title, asked.reason);
    if let Some(remark) = &asked.remark {
        println!("  \"{remark}\"");
    }
    for traveller in &case.travellers {
        let mark = mark(asked.traveller_ids.contains(&traveller.traveller_id));
        println!(
            "{mark} {}  {}  at most {}",
            traveller.traveller_id, traveller.name, traveller.returnable
        );
    }
    for segment in &case.segments {
        let mark = mark(asked.segment_ids.contains(&segment.segment_id));
        println!("{mark} {}  {}  {}", segment.flight, segment.route, segment.departs_at);
    }
    match (case.refundable, &case.penalty) {
        (true, Some(fee)) => println!("refundable before departure for {fee} per ticket"),
        (true, None) => println!("refundable before departure"),
        (false, _) => println!("not refundable: taxes only"),
    }
    Ok(())
}

/// Marks what the request is about.
const fn mark(is_asked: bool) -> char {
    if is_asked { '*' } else { ' ' }
}

async fn decide(step: &'static str, decision: &DecisionArgs, quote: Option<Quote<'_>>) -> Result<()> {
    let answer = Answer {
        step,
        quote,
        remark: decision.remark.as_deref(),
        operator: &decision.operator,
    };
    let backend = decision.place.backend(AREA)?;
    let path = format!("requests/{}/step", decision.request);
    let stepped: Stepped = backend.post(&path, &answer).await?;
    println!("{} is {}", stepped.request_reference, stepped.state);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Line, line};

    #[test]
    fn a_line_names_its_traveller_and_amounts() {
        let read = line("t1:penalty=20000,portalFee=2500").expect("a line");
        let expected = Line {
            traveller_id: "t1".to_owned(),
            penalty: 20_000,
            portal_fee: 2_500,
            ..Line::default()
        };
        assert_eq!(read, expected);
        assert_eq!(line("t2:").expect("nothing deducted").penalty, 0);
        for wrong in ["penalty=1", "t1:penalty", "t1:penalty=1.5", "t1:tip=1"] {
            assert!(line(wrong).is_err(), "{wrong}");
        }
    }
}
