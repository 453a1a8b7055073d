//! Requests after the ticket on the wire.

pub(crate) mod exchange;
pub(crate) mod operators;
mod rule;

use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{AfterSaleQuote, OrderRequest, QuoteLine, QuoteMode, is_automatic};
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use self::exchange::ExchangeDetails;
use self::rule::QuoteRuleView;
use super::instant::instant;
use super::names::{AfterSaleKindName, AfterSaleReasonName, AfterSaleStateName, QuoteModeName, RefundToName};
use super::visibility::Visibility;

/// A void, refund or exchange requested for an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleRequest {
    /// Such as `V-2611-00042`.
    request_reference: String,
    #[schema(value_type = AfterSaleKindName)]
    kind: &'static str,
    #[schema(value_type = AfterSaleStateName)]
    state: &'static str,
    traveller_ids: Vec<String>,
    segment_ids: Vec<String>,
    #[schema(value_type = AfterSaleReasonName)]
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    requested_at: String,
    requested_by: String,
    /// Until when the next answer is due: of the agency for a quote, of operations otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    /// The operator who works on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<AfterSaleQuoteView>,
    /// What an exchange replaces and costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    exchange: Option<ExchangeDetails>,
    /// What the wallet got. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    credited: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    credited_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    journal_id: Option<String>,
    /// Its states so far, oldest first.
    timeline: Vec<AfterSaleMilestone>,
}

/// A state that a request reached.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleMilestone {
    #[schema(value_type = AfterSaleStateName)]
    state: &'static str,
    at: String,
    /// A person; absent for automatic steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// What a void or refund returns. Amounts such as `AED 1234.50`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleQuoteView {
    /// Send it back to accept this quote.
    quote_id: String,
    #[schema(value_type = QuoteModeName)]
    mode: &'static str,
    lines: Vec<AfterSaleQuoteLine>,
    /// The sum of the nets.
    total: String,
    #[schema(value_type = RefundToName)]
    refund_to: &'static str,
    valid_until: String,
    /// What it is based on, in one sentence: the rule in English, or what an operator wrote.
    basis: String,
    /// Absent when an operator wrote the basis.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<QuoteRuleView>,
}

/// What one traveller gets back: `paid` less `used`, `penalty`, `noShow`, `taxesKept`, `serviceFee` and `portalFee` is `net`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleQuoteLine {
    traveller_id: String,
    /// What the agency paid.
    paid: String,
    /// Flights that are used or kept.
    used: String,
    /// The airline's penalty.
    penalty: String,
    /// The airline's fee for not showing up.
    no_show: String,
    /// Taxes that are not returned.
    taxes_kept: String,
    /// The service fee of the sale, when it is kept.
    service_fee: String,
    /// The portal's fee.
    portal_fee: String,
    net: String,
    /// In `paid`: the tax on the agency that is reversed.
    tax_reversed: String,
    /// Missing from `paid`: the agency's commission that is recalled.
    commission_recalled: String,
}

impl AfterSaleRequest {
    /// The requests of an order.
    pub(crate) fn of_order(order: &FlightOrder, visibility: Visibility) -> Vec<Self> {
        let requests = order.requests.iter();
        let of_trip = |request| Self::of(request, visibility).map(|view| view.with_trip(order, visibility.names));
        requests.filter_map(of_trip).collect()
    }

    /// With the flights and tickets of an exchange, which lists do not have.
    pub(crate) fn with_trip(mut self, order: &FlightOrder, language: NameLanguage) -> Self {
        if let Some(exchange) = &mut self.exchange {
            exchange.add_trip(order, &self.request_reference, language);
        }
        self
    }

    /// `None` for a request for approval.
    pub(crate) fn of(request: &OrderRequest, visibility: Visibility) -> Option<Self> {
        let (kind, data) = request.subject.after_sale()?;
        let sees = visibility.agent_amounts;
        let credit = data.credit.as_ref();
        let timeline = data.timeline.iter().map(|reached| AfterSaleMilestone {
            state: reached.state.as_str(),
            at: instant(reached.at),
            by: (!is_automatic(&reached.by)).then(|| reached.by.clone()),
            text: reached.text.clone(),
        });
        Some(Self {
            request_reference: data.reference.as_str().to_owned(),
            kind: kind.as_str(),
            state: request.state.as_str(),
            traveller_ids: data.travellers.clone(),
            segment_ids: data.segments.clone(),
            reason: data.reason.as_str(),
            remark: request.remark.clone(),
            requested_at: instant(request.asked_at),
            requested_by: request.asked_by.clone(),
            due_at: request.due_at.map(instant),
            owner: data.owner.clone(),
            quote: data.quote.as_ref().filter(|_| sees).map(AfterSaleQuoteView::of),
            exchange: ExchangeDetails::of(kind, data, sees),
            credited: credit.filter(|_| sees).map(|credit| credit.amount.to_string()),
            credited_at: credit.map(|credit| instant(credit.at)),
            journal_id: credit
                .and_then(|credit| credit.journal)
                .map(|journal| journal.to_string()),
            timeline: timeline.collect(),
        })
    }
}

impl AfterSaleQuoteView {
    pub(crate) fn of(quote: &AfterSaleQuote) -> Self {
        Self {
            quote_id: quote.quote_id.clone(),
            mode: match quote.mode {
                QuoteMode::Auto => "auto",
                QuoteMode::Manual => "manual",
            },
            lines: quote.lines.iter().map(AfterSaleQuoteLine::of).collect(),
            total: quote.total.to_string(),
            refund_to: if quote.airline_credit {
                "airlineCredit"
            } else {
                "wallet"
            },
            valid_until: instant(quote.valid_until),
            basis: quote.basis.clone(),
            rule: QuoteRuleView::of(quote),
        }
    }
}

impl AfterSaleQuoteLine {
    fn of(line: &QuoteLine) -> Self {
        Self {
            traveller_id: line.traveller_id.clone(),
            paid: line.paid.to_string(),
            used: line.used.to_string(),
            penalty: line.penalty.to_string(),
            no_show: line.no_show.to_string(),
            taxes_kept: line.taxes_kept.to_string(),
            service_fee: line.service_fee.to_string(),
            portal_fee: line.portal_fee.to_string(),
            net: line.net.to_string(),
            tax_reversed: line.tax_reversed.to_string(),
            commission_recalled: line.commission_recalled.to_string(),
        }
    }
}
