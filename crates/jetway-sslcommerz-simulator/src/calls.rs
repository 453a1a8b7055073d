//! The API calls and the payment page.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, RawQuery, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, body};
use serde_json::{Value, json};

use crate::sale::{Fields, Sale};
use crate::{Choice, Mood, Simulator, deliver, page};

const SESSION: &str = "/gwprocess/v4/api.php";
const VALIDATE: &str = "/validator/api/validationserverAPI.php";
const QUERY: &str = "/validator/api/merchantTransIDvalidationAPI.php";
/// Delay of a late bank.
const LATE: Duration = Duration::from_secs(30);
/// Largest form.
const FORM: usize = 65_536;

pub(crate) fn router(simulator: Arc<Simulator>) -> Router {
    Router::new()
        .route(SESSION, post(open))
        .route(VALIDATE, get(validate))
        .route(QUERY, get(query))
        .route("/EasyCheckOut/{session}", get(show).post(press))
        .with_state(simulator)
}

fn fields(text: &[u8]) -> Fields {
    form_urlencoded::parse(text).into_owned().collect()
}

/// Answers as the mood says; `done` is made before an answer is lost.
async fn answered(simulator: &Simulator, path: &str, fields: &Fields, done: impl FnOnce() -> Value) -> Response {
    let Some(mood) = simulator.admit(path, fields) else {
        let reason = "Store Credential Error Or Store is De-active";
        let refused = json!({ "status": "FAILED", "APIConnect": "INVALID_REQUEST", "failedreason": reason });
        return Json(refused).into_response();
    };
    match mood {
        Mood::Well | Mood::Confused => Json(done()).into_response(),
        Mood::Hanging => std::future::pending().await,
        Mood::Failing => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Mood::Inactive => {
            let off = json!({ "status": "FAILED", "APIConnect": "INACTIVE", "failedreason": "inactive" });
            Json(off).into_response()
        }
        Mood::Losing => {
            drop(done());
            std::future::pending().await
        }
    }
}

async fn open(State(simulator): State<Arc<Simulator>>, request: Request) -> Response {
    let host = request.headers().get("host").and_then(|value| value.to_str().ok());
    let host = host.unwrap_or("localhost").to_owned();
    let body = body::to_bytes(request.into_body(), FORM).await.unwrap_or_default();
    let asked = fields(&body);
    let opened = || opened(&simulator, &asked, &host);
    answered(&simulator, SESSION, &asked, opened).await
}

fn opened(simulator: &Simulator, asked: &Fields, host: &str) -> Value {
    let required = [
        "total_amount",
        "currency",
        "tran_id",
        "success_url",
        "fail_url",
        "cancel_url",
        "cus_name",
        "cus_email",
        "cus_add1",
        "cus_city",
        "cus_country",
        "cus_phone",
        "shipping_method",
        "product_name",
        "product_category",
        "product_profile",
    ];
    let text = |name: &str| asked.get(name).map_or("", String::as_str);
    let missing = required.into_iter().find(|name| text(name).trim().is_empty());
    let is_long = text("tran_id").len() > 30;
    let amount = text("total_amount");
    let is_amount = amount.split_once('.').is_some_and(|(_, cents)| cents.len() == 2);
    if let Some(reason) = missing
        .or(is_long.then_some("tran_id"))
        .or((!is_amount).then_some("total_amount"))
    {
        return json!({ "status": "FAILED", "failedreason": format!("Invalid Information: {reason}") });
    }
    let mut state = simulator.state();
    let session = format!("9B7E{:028X}", state.next());
    let attempt = state.sales.get(text("tran_id")).and_then(|sale| sale.attempt.clone());
    let sale = Sale {
        session: session.clone(),
        asked: asked.clone(),
        attempt,
    };
    state.sales.insert(text("tran_id").to_owned(), sale);
    let page = format!("http://{host}/EasyCheckOut/{session}");
    json!({
        "status": "SUCCESS", "failedreason": "", "sessionkey": session, "GatewayPageURL": page,
        "redirectGatewayURL": page, "directPaymentURLBank": "", "directPaymentURLCard": "", "gw": { "visa": "visacard" },
        "is_direct_pay_enable": "0",
    })
}

async fn validate(State(simulator): State<Arc<Simulator>>, RawQuery(text): RawQuery) -> Response {
    let asked = fields(text.unwrap_or_default().as_bytes());
    let checked = || validated(&simulator, &asked);
    answered(&simulator, VALIDATE, &asked, checked).await
}

fn validated(simulator: &Simulator, asked: &Fields) -> Value {
    let mut state = simulator.state();
    let is_confused = state.mood == Mood::Confused;
    let val_id = asked.get("val_id");
    let found = state.sales.values_mut().find(|sale| {
        let own = sale.attempt.as_ref().map(|attempt| &attempt.val_id);
        sale.is_paid() && own == val_id
    });
    let Some(sale) = found else {
        return json!({ "APIConnect": "DONE", "status": "INVALID_TRANSACTION" });
    };
    let Some(attempt) = sale.attempt.clone() else {
        return Value::Null;
    };
    let mut answer = attempt.json(sale);
    if let Some(attempt) = sale.attempt.as_mut() {
        attempt.status = "VALIDATED";
    }
    if is_confused {
        answer["tran_id"] = json!("0");
    }
    answer["APIConnect"] = json!("DONE");
    answer["validated_on"] = json!("2026-11-28 11:36:00");
    answer["gw_version"] = json!("4.00");
    answer
}

async fn query(State(simulator): State<Arc<Simulator>>, RawQuery(text): RawQuery) -> Response {
    let asked = fields(text.unwrap_or_default().as_bytes());
    let found = || {
        let has = |name: &str| asked.contains_key(name);
        if has("refund_ref_id") {
            refund(&simulator, &asked)
        } else if has("refund_amount") {
            refunded(&simulator, &asked)
        } else {
            attempts(&simulator, &asked)
        }
    };
    answered(&simulator, QUERY, &asked, found).await
}

fn attempts(simulator: &Simulator, asked: &Fields) -> Value {
    let state = simulator.state();
    let sale = asked
        .get("tran_id")
        .and_then(|transaction| state.sales.get(transaction));
    let found = sale.and_then(|sale| Some(sale.attempt.as_ref()?.json(sale)));
    let element: Vec<Value> = found.into_iter().collect();
    json!({ "APIConnect": "DONE", "no_of_trans_found": element.len().to_string(), "element": element })
}

/// A refund is asked for: the bank transaction must be paid, and the amount at most what was paid.
fn refunded(simulator: &Simulator, asked: &Fields) -> Value {
    let text = |name: &str| asked.get(name).map_or("", String::as_str);
    let bank = text("bank_tran_id");
    let mut state = simulator.state();
    let sale = state.sales.values().find(|sale| {
        let own = sale
            .attempt
            .as_ref()
            .is_some_and(|attempt| attempt.bank_tran_id == bank);
        sale.is_paid() && own
    });
    let cents = |amount: &str| amount.replace('.', "").parse::<u64>().unwrap_or(u64::MAX);
    let paid = sale.and_then(|sale| Some((sale.field("tran_id").to_owned(), cents(&sale.attempt.as_ref()?.amount))));
    let base = json!({ "APIConnect": "DONE", "bank_tran_id": bank, "trans_id": "", "refund_ref_id": "" });
    let refuse = |reason: &str| {
        let mut answer = base.clone();
        answer["status"] = json!("failed");
        answer["errorReason"] = json!(reason);
        answer
    };
    let Some((transaction, paid)) = paid else {
        return refuse("Transaction not found");
    };
    if text("refund_trans_id").is_empty() || cents(text("refund_amount")) > paid {
        return refuse("Refund amount exceeds the transaction amount");
    }
    let earlier = state
        .refunds
        .iter()
        .find(|(_, of)| of.as_str() == bank)
        .map(|(key, _)| key.clone());
    let status = if earlier.is_some() { "processing" } else { "success" };
    let key = earlier.unwrap_or_else(|| format!("59bd63fea5{:04}", state.next()));
    state.refunds.insert(key.clone(), bank.to_owned());
    let mut answer = base.clone();
    answer["trans_id"] = json!(transaction);
    answer["refund_ref_id"] = json!(key);
    answer["status"] = json!(status);
    answer["errorReason"] = json!("");
    answer
}

fn refund(simulator: &Simulator, asked: &Fields) -> Value {
    let state = simulator.state();
    let key = asked.get("refund_ref_id").map_or("", String::as_str);
    match state.refunds.get(key) {
        Some(bank) => json!({
            "APIConnect": "DONE", "bank_tran_id": bank, "refund_ref_id": key, "initiated_on": "2026-11-28 12:00:00",
            "refunded_on": "2026-11-29 12:00:00", "status": "refunded", "errorReason": "",
        }),
        None => json!({ "APIConnect": "DONE", "refund_ref_id": "", "status": "", "errorReason": "not found" }),
    }
}

async fn show(State(simulator): State<Arc<Simulator>>, Path(session): Path<String>) -> Response {
    let mut state = simulator.state();
    match state.of_session(&session) {
        Some(sale) => Html(page::of(sale)).into_response(),
        None => (StatusCode::NOT_FOUND, Html(page::missing())).into_response(),
    }
}

async fn press(State(simulator): State<Arc<Simulator>>, Path(session): Path<String>, form: String) -> Response {
    let choice = fields(form.as_bytes())
        .get("choice")
        .and_then(|name| Choice::parse(name));
    let Some(choice) = choice else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let Some((notices, back)) = simulator.choose(&session, choice) else {
        return (StatusCode::NOT_FOUND, Html(page::missing())).into_response();
    };
    for notice in notices {
        tokio::spawn(deliver::send(notice));
    }
    if choice == Choice::PayLate {
        tokio::spawn(async move {
            tokio::time::sleep(LATE).await;
            if let Some(notice) = simulator.settle(&session) {
                deliver::send(notice).await;
            }
        });
    }
    let page = if choice == Choice::PaySilently {
        page::closed()
    } else {
        page::way_back(&back)
    };
    Html(page).into_response()
}
