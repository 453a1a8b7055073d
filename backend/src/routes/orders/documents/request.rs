//! Document requests and their permission checks.

use jetway_app::order::documents::{DocumentKind, Letterhead, PrintCommand, letterhead};
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;

use crate::http::{Agent, Origin, Refusal};
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;

/// A document of an order.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct BookingDocumentParams {
    /// 1 agent invoice, 2 customer invoice, 3 ticket, 6 booking confirmation; 4 and 5 are documents of hotels and visas.
    type_id: u8,
    /// The order's reference.
    order_reference: String,
    /// Whether prices are printed; `true` by default.
    with_price: Option<bool>,
    /// Comma-separated `traveller_id`s; all travellers if omitted.
    pax_ids: Option<String>,
}

/// An order.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct OrderDocumentParams {
    /// The order's reference.
    order_reference: String,
}

impl BookingDocumentParams {
    pub(super) fn command(&self, agent: &Agent) -> Result<PrintCommand, Refusal> {
        let kind = DocumentKind::of(self.type_id).ok_or_else(|| {
            let detail = "1, 2, 3 or 6 for a flight.";
            Refusal::fields(vec![BadField::new("/typeId", "typeId.unknown", detail)])
        })?;
        let with_price = self.with_price.unwrap_or(true);
        if kind == DocumentKind::AgentInvoice && with_price && !agent.may(Functionality::ShowCommission) {
            let code = Functionality::ShowCommission.code();
            return Err(Problem::new(ErrorCode::AccessDenied)
                .param("functionality", code)
                .into());
        }
        let named = self.pax_ids.as_deref().unwrap_or_default().split(',').map(str::trim);
        Ok(PrintCommand {
            reference: reference(&self.order_reference)?,
            kind,
            with_price,
            travellers: named.filter(|id| !id.is_empty()).map(str::to_owned).collect(),
            passports: agent.may(Functionality::ShowPassportVisa),
        })
    }
}

impl OrderDocumentParams {
    pub(super) fn command(&self, agent: &Agent, kind: DocumentKind, with_price: bool) -> Result<PrintCommand, Refusal> {
        Ok(PrintCommand {
            reference: reference(&self.order_reference)?,
            kind,
            with_price,
            travellers: Vec::new(),
            passports: agent.may(Functionality::ShowPassportVisa),
        })
    }
}

/// The letterhead of the caller's portal.
pub(super) fn head(agent: &Agent, origin: &Origin) -> Letterhead {
    letterhead(&agent.portal.settings, agent.portal.language(), &origin.text)
}
