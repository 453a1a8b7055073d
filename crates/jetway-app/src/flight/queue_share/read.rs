//! Sources, and records at them.

use std::sync::Arc;

use jetway_connectors::port::air::{AirSupplier, ImportDesk, SupplierError};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::offer::foreign::{ForeignRecord, ImportBlocker};
use jetway_domain::ids::OrderReference;
use jetway_domain::money::CurrencyCode;

use super::QueueShare;
use super::error::ImportError;
use crate::context::Caller;
use crate::flight::sale::claim::claim_of;
use crate::flight::suppliers::SupplierTrouble;

/// A supplier that accepts transferred records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportSource {
    /// The supplier.
    pub supplier: SupplierId,
    /// Where and how to transfer records to it.
    pub desk: ImportDesk,
}

/// Which record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLookup {
    /// The source.
    pub source: SupplierId,
    /// Record locator, as [`parse_locator`](jetway_domain::air::offer::foreign::parse_locator) returns it.
    pub pnr: String,
    /// A traveller's surname. Required, so that a guessed locator alone shows no record.
    pub surname: Option<String>,
    /// The currency the tenant sells in.
    pub currency: CurrencyCode,
}

/// A record, and whether it can become an order of the asking agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundRecord {
    /// As the supplier has it.
    pub record: ForeignRecord,
    /// The office it has to be transferred to.
    pub desk: ImportDesk,
    /// Why it cannot become an order; empty when it can.
    pub blockers: Vec<ImportBlocker>,
    /// The agency's order that it became.
    pub order: Option<OrderReference>,
}

impl FoundRecord {
    /// Whether the agency may see flights, travellers and fare.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.blockers.iter().any(|blocker| blocker.hides_content())
    }
}

impl QueueShare {
    /// The suppliers that accept transferred records.
    #[must_use]
    pub fn sources(&self) -> Vec<ImportSource> {
        let suppliers = self.suppliers.all().iter();
        let sources = suppliers.filter_map(|supplier| {
            Some(ImportSource {
                supplier: supplier.id().clone(),
                desk: supplier.import_desk()?,
            })
        });
        sources.collect()
    }

    /// A record at a source. Unless [`FoundRecord::is_open`], only its blockers may be shown.
    ///
    /// # Errors
    /// When the source or the record is unknown, the surname is missing or matches no traveller, or the supplier does not answer.
    pub async fn look_up(&self, caller: &Caller, lookup: &RecordLookup) -> Result<FoundRecord, ImportError> {
        let (supplier, desk) = self.source(&lookup.source)?;
        let surname = lookup.surname.as_deref().ok_or(ImportError::SurnameMissing)?;
        let record = self.record(supplier.as_ref(), lookup).await?;
        if !record.has_surname(surname) {
            return Err(ImportError::NotFound);
        }
        let claim = claim_of(&self.services, caller, &lookup.source, &record.imported()).await?;
        let blockers = record.blockers(claim.as_ref().map(|claim| claim.claimant), self.services.now());
        Ok(FoundRecord {
            record,
            desk,
            blockers,
            order: claim.and_then(|claim| claim.own_order),
        })
    }

    fn source(&self, id: &SupplierId) -> Result<(&Arc<dyn AirSupplier>, ImportDesk), ImportError> {
        let supplier = self.suppliers.get(id);
        let source = supplier.and_then(|supplier| Some((supplier, supplier.import_desk()?)));
        source.ok_or(ImportError::UnknownSource)
    }

    async fn record(&self, supplier: &dyn AirSupplier, lookup: &RecordLookup) -> Result<ForeignRecord, ImportError> {
        let call = supplier.foreign_record(&lookup.pnr, lookup.currency);
        let error = match self.suppliers.ask(call).await {
            Ok(record) => return Ok(record),
            Err(error) => error,
        };
        Err(match error {
            SupplierError::NotFound => ImportError::NotFound,
            SupplierError::Timeout => SupplierTrouble::Timeout.into(),
            SupplierError::Refused(reason) | SupplierError::Unavailable(reason) => {
                tracing::warn!(supplier = %lookup.source.0, reason, "a record was not read");
                SupplierTrouble::Down.into()
            }
        })
    }
}
