//! Fare rules as the airline filed them.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::offer::filed::{FiledRules, RuleText as FiledText};
use serde::Serialize;
use utoipa::ToSchema;

use super::air_rule::AirRuleRequest;
use super::rules::{AFTER, Penalty};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Filed rules of a fare beyond what `AirRule` returns.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FiledRulesResponse {
    /// Penalties after departure; those not filed are omitted.
    penalties: Vec<Penalty>,
    /// Rule texts; empty if the airline filed none.
    texts: Vec<RuleText>,
}

/// One category of a filed rule, as the airline wrote it.
#[derive(Serialize, ToSchema)]
pub(crate) struct RuleText {
    /// ATPCO category, such as 16 for penalties.
    category: u8,
    title: String,
    text: String,
}

/// Ask the airline for the filed rules of a fare. Fails with `supplier.*` if it does not respond.
#[utoipa::path(post, path = "/api/price/v2/Rule/GetFiledRules", operation_id = "getFiledRules", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    request_body = AirRuleRequest, responses((status = 200, body = FiledRulesResponse)))]
pub(crate) async fn get_filed_rules(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    body: Body<AirRuleRequest>,
) -> Result<Json<FiledRulesResponse>, Refusal> {
    let filed = state
        .app
        .flight_sale()
        .filed_rules(agent.caller(), &body.value.into())
        .await?;
    Ok(Json(filed.into()))
}

impl From<FiledRules> for FiledRulesResponse {
    fn from(filed: FiledRules) -> Self {
        let after = [
            ("change", filed.change_after_departure),
            ("refund", filed.refund_after_departure),
            ("noShow", filed.no_show),
        ];
        Self {
            penalties: after
                .into_iter()
                .filter_map(|(kind, condition)| Some(Penalty::filed(kind, AFTER, &condition?)))
                .collect(),
            texts: filed.texts.into_iter().map(RuleText::from).collect(),
        }
    }
}

impl From<FiledText> for RuleText {
    fn from(FiledText { category, title, text }: FiledText) -> Self {
        Self { category, title, text }
    }
}
