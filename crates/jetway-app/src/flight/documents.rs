//! Documents of flight orders. Source: ADR 0056.

mod compose;
pub(in crate::flight) mod text;
pub(in crate::flight) mod trip;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use jetway_db::{DbError, Tx};
use jetway_documents::Document;
pub use jetway_documents::{Flight, FlightEnd, Journey};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::printed::PrintedFareError;
use jetway_domain::ids::{AgencyId, OrderId, TenantId};

use super::read::{self, GetOrderError};
use crate::context::Caller;
use crate::order::OrderStore;
use crate::order::documents::itinerary::link_for_document;
use crate::order::documents::{DocumentKind, Letterhead, PrintCommand, PrintError, leader};
use crate::payment::dues::settlement_of;
use compose::Sheet;

/// Composes documents of flight orders.
pub struct FlightDocuments {
    store: Arc<OrderStore>,
}

impl From<GetOrderError> for PrintError {
    fn from(error: GetOrderError) -> Self {
        match error {
            GetOrderError::Order(error) => Self::Order(error),
            GetOrderError::Sealed(error) => Self::Sealed(error),
        }
    }
}

impl From<PrintedFareError> for PrintError {
    fn from(error: PrintedFareError) -> Self {
        Self::Amounts(Box::new(error))
    }
}

impl FlightDocuments {
    /// Documents of the orders of a store.
    #[must_use]
    pub const fn new(store: Arc<OrderStore>) -> Self {
        Self { store }
    }

    /// The content of a document.
    ///
    /// # Errors
    /// When the agency has no such order, it has no ticket yet, or one of the travellers is not in it.
    pub async fn document(
        &self,
        caller: &Caller,
        command: &PrintCommand,
        head: Letterhead,
    ) -> Result<Document, PrintError> {
        let order = read::order(&self.store, caller, &command.reference).await?;
        if command.kind == DocumentKind::Ticket && order.details.tickets.is_empty() {
            return Err(PrintError::NoTicket(order.status));
        }
        let token = if command.kind.is_for_customer() && !order.details.tickets.is_empty() {
            link_for_document(&self.store, caller, order.id).await?
        } else {
            None
        };
        self.compose((&caller.tenant, caller.agency), order, command, (head, token))
            .await
    }

    /// The order with this key, without passports.
    pub(super) async fn by_id(&self, tenant: &TenantId, order: OrderId) -> Result<Option<FlightOrder>, DbError> {
        self.store.by_id(tenant, order).await
    }

    /// The content of an order's document, for any reader; `token` is that of the link to its itinerary.
    pub(crate) async fn compose(
        &self,
        (tenant, agency): (&TenantId, AgencyId),
        order: FlightOrder,
        command: &PrintCommand,
        (head, itinerary_token): (Letterhead, Option<String>),
    ) -> Result<Document, PrintError> {
        let services = self.store.services();
        let chosen = chosen(&order, &command.travellers)?;
        let tx = services.read(tenant).await?;
        let sheet = Sheet {
            leader: leader(&tx, agency, &head, command.kind.purpose()).await?,
            itinerary_token,
            agency: tx.agencies().get(agency).await?,
            details: tx.companies().get(agency).await?.details,
            licences: tx.licences().of(agency).await?.and_then(|file| file.licences),
            zone: services.zone(tenant),
            rest_paid_at: rest_paid_at(&tx, &order).await?,
            order,
            command,
            chosen,
        };
        drop(tx);
        sheet.document(head)
    }
}

/// When the due of a partly paid order was settled; `None` before that, and for an order paid in full.
async fn rest_paid_at(tx: &Tx, order: &FlightOrder) -> Result<Option<DateTime<Utc>>, DbError> {
    let Some(due) = tx.dues().of_order(order.id).await? else {
        return Ok(None);
    };
    Ok(settlement_of(tx, &due).await?.map(|(_, at)| at))
}

/// For each traveller of the order, whether the document is for them.
fn chosen(order: &FlightOrder, wanted: &[String]) -> Result<Vec<bool>, PrintError> {
    let party = &order.details.travellers;
    let is_unknown = |id: &String| party.iter().all(|traveller| traveller.traveller_id != *id);
    if let Some(at) = wanted.iter().position(is_unknown) {
        return Err(PrintError::UnknownTraveller(at));
    }
    let is_chosen = |id: &String| wanted.is_empty() || wanted.contains(id);
    Ok(party
        .iter()
        .map(|traveller| is_chosen(&traveller.traveller_id))
        .collect())
}
