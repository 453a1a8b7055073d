//! Visas: search, apply, correct, cancel, print; and the desk of operators. Source: ADR 0113.

pub mod cancel;
pub mod correct;
pub mod desk;
pub mod documents;
pub mod draft;
mod error;
pub mod files;
pub mod order;
pub mod queue;
mod reconcile;
pub mod search;
pub mod submit;

use std::sync::Arc;

use jetway_connectors::port::embassy::Embassy;
use jetway_connectors::port::visa::VisaCatalogue;
use jetway_db::Tx;
use jetway_domain::ids::{FileId, OrderReference, TenantId};
use jetway_domain::visa::applicant::{Applicant, ApplicantForm};
use jetway_domain::visa::correction::{Correction, FieldChange};
use jetway_domain::visa::order::VisaOrder;

use crate::context::sealed::{Place, SealError};
use crate::context::{Caller, Services};
use crate::order::change::Change;
use crate::order::{OrderError, OrderStore};

pub use error::{ApplicantAt, VisaError};

/// Kinds of encrypted data: an applicant's form, a visa's number, the changes of a correction, and a file.
const FORM: &str = "visa.form";
const NUMBER: &str = "visa.number";
const CHANGES: &str = "visa.changes";
const FILE: &str = "visa.file";

/// Sells visas and stores their applications.
#[derive(Clone)]
pub struct Visas {
    services: Arc<Services>,
    store: Arc<OrderStore>,
    catalogue: Option<Arc<dyn VisaCatalogue>>,
    embassy: Option<Arc<dyn Embassy>>,
}

impl Visas {
    /// Sells the visas of a catalogue; an embassy decides. Without them nothing is sold or lodged.
    #[must_use]
    pub fn new(
        store: Arc<OrderStore>,
        catalogue: Option<Arc<dyn VisaCatalogue>>,
        embassy: Option<Arc<dyn Embassy>>,
    ) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
            catalogue,
            embassy,
        }
    }

    /// An order of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such visa order.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<VisaOrder, OrderError> {
        self.store.own(caller, reference).await
    }

    /// An applicant's entries.
    ///
    /// # Errors
    /// When it cannot be decrypted.
    pub fn open_form(&self, tenant: &TenantId, applicant: &Applicant) -> Result<ApplicantForm, SealError> {
        let id = applicant.id.to_string();
        let sealed = applicant.sealed_form.as_deref();
        let opened = sealed.map(|sealed| self.services.sealer.open(place(tenant, FORM, &id), sealed));
        Ok(opened.transpose()?.unwrap_or_default())
    }

    /// The number of an applicant's visa.
    ///
    /// # Errors
    /// When it cannot be decrypted.
    pub fn open_number(&self, tenant: &TenantId, applicant: &Applicant) -> Result<Option<String>, SealError> {
        let id = applicant.id.to_string();
        let sealed = applicant.decision.as_ref().and_then(|one| one.sealed_number.as_deref());
        let opened = sealed.map(|sealed| self.services.sealer.open(place(tenant, NUMBER, &id), sealed));
        opened.transpose()
    }

    /// The changes of a correction.
    ///
    /// # Errors
    /// When it cannot be decrypted.
    pub fn open_changes(&self, tenant: &TenantId, correction: &Correction) -> Result<Vec<FieldChange>, SealError> {
        let id = correction.id.to_string();
        let sealed = correction.sealed_changes.as_deref();
        let opened = sealed.map(|sealed| self.services.sealer.open(place(tenant, CHANGES, &id), sealed));
        Ok(opened.transpose()?.unwrap_or_default())
    }

    fn seal_form(&self, tenant: &TenantId, applicant: &mut Applicant, form: &ApplicantForm) -> Result<(), SealError> {
        let id = applicant.id.to_string();
        applicant.sealed_form = Some(self.services.sealer.seal(place(tenant, FORM, &id), form)?);
        Ok(())
    }

    fn seal_file(&self, tenant: &TenantId, id: FileId, content: &[u8]) -> Result<Vec<u8>, SealError> {
        self.services
            .sealer
            .seal_bytes(place(tenant, FILE, &id.to_string()), content)
    }

    fn open_file(&self, tenant: &TenantId, id: FileId, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
        self.services
            .sealer
            .open_bytes(place(tenant, FILE, &id.to_string()), sealed)
    }

    /// Store an order after a step, and commit.
    async fn keep(
        &self,
        tx: Tx,
        (order, moved): (&VisaOrder, VisaOrder),
        change: Change,
    ) -> Result<VisaOrder, OrderError> {
        let moved = self.settled(tx.scope().tenant(), order, moved);
        let changed = self.store.apply(&tx, order, change, |order: &mut VisaOrder| {
            order.hold = moved.hold;
            order.payment = moved.payment;
            order.next_check_at = moved.next_check_at;
            order.details = moved.details;
        });
        let Some(changed) = changed.await? else {
            tx.rollback().await?;
            return Err(OrderError::Conflict);
        };
        tx.commit().await?;
        Ok(changed)
    }
}

fn place<'a>(tenant: &'a TenantId, kind: &'static str, id: &'a str) -> Place<'a> {
    Place { tenant, kind, id }
}
