//! What a payer is told about a card and about a payment that failed.

use axum::Json;
use jetway_domain::access::Functionality;
use jetway_domain::deposit::DepositMethod;
use jetway_domain::payment::CardBin;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::methods::terms;
use crate::http::{Allowed, Params, Refusal};
use crate::wire::field_error::BadField;

/// The beginning of a card number.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CardParams {
    card_number: String,
}

/// A card and the fee of paying with it. Amounts are such as `AED 1.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CardDetails {
    /// Such as `Visa`; empty for an unknown one.
    brand: &'static str,
    /// Percentage of the amount, such as `1.80`.
    fee_percent: String,
    fee_fixed: String,
}

/// The code of a payment's end.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatusParams {
    code: String,
}

/// A sentence for the payer.
#[derive(Serialize, ToSchema)]
pub(crate) struct StatusMessage {
    message: &'static str,
}

/// Read the brand of a card and the fee of paying with it, by its first 6 to 8 digits. More digits are refused.
#[utoipa::path(post, path = "/api/payment/v1/card/GetCardDetails", operation_id = "getCardDetails", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    params(("cardNumber" = String, Query)), responses((status = 200, body = CardDetails)))]
pub(crate) async fn get_card_details(
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    Params(params): Params<CardParams>,
) -> Result<Json<CardDetails>, Refusal> {
    let wrong = |_| BadField::new("/cardNumber", "card.digits", "The first 6 to 8 digits, and no more.");
    let card = CardBin::parse(&params.card_number).map_err(wrong)?;
    let terms = terms(&agent.portal, DepositMethod::Card)?;
    Ok(Json(CardDetails {
        brand: card.brand().unwrap_or_default(),
        fee_percent: terms.fee.percent(),
        fee_fixed: terms.fee.fixed.to_string(),
    }))
}

/// Read what the end of a payment means for the payer, in their language.
#[utoipa::path(post, path = "/api/payment/v1/online/GetStatusMessage", operation_id = "getStatusMessage", tag = "deposits",
    security(("session" = [])), extensions(("x-functionality" = json!(229))),
    params(("code" = String, Query)), responses((status = 200, body = StatusMessage)))]
pub(crate) async fn get_status_message(
    Allowed(agent): Allowed<{ Functionality::AddDepositRequest.code() }>,
    Params(params): Params<StatusParams>,
) -> Json<StatusMessage> {
    let (english, arabic) = texts(&params.code);
    let is_arabic = agent.portal.language().starts_with("ar");
    let message = if is_arabic { arabic } else { english };
    Json(StatusMessage { message })
}

/// English and Arabic.
fn texts(code: &str) -> (&'static str, &'static str) {
    match code {
        "failed" => (
            "The payment was declined. Nothing was credited; try another card or method.",
            "رُفضت عملية الدفع. لم يُضف شيء إلى المحفظة؛ جرّب بطاقة أو طريقة أخرى.",
        ),
        "cancelled" => (
            "The payment was cancelled before it was completed.",
            "أُلغيت عملية الدفع قبل إتمامها.",
        ),
        "expired" => (
            "The payment was not completed in time. If money was taken, it is credited when the provider confirms it.",
            "لم تكتمل عملية الدفع في الوقت المحدد. إذا خُصم مبلغ فسيُضاف عند تأكيد مزوّد الدفع.",
        ),
        "manualReview" => (
            "The payment must be checked before it is credited. Our team is looking into it; please do not pay again.",
            "يجب التحقق من الدفعة قبل إضافتها. فريقنا يراجع ذلك؛ يرجى عدم الدفع مرة أخرى.",
        ),
        _ => ("The payment has not been completed.", "لم تكتمل عملية الدفع."),
    }
}
