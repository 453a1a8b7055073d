//! One application as the desk reads it.

use std::collections::BTreeMap;

use jetway_db::repo::files::FileKind;
use jetway_domain::ids::{CorrectionId, FileId, OrderReference, TenantId};
use jetway_domain::order::OrderEvent;
use jetway_domain::visa::applicant::ApplicantForm;
use jetway_domain::visa::correction::FieldChange;
use jetway_domain::visa::order::VisaOrder;

use super::{DeskError, handed_in};
use crate::visa::Visas;

/// An order with its decrypted data, for operators who may read that.
#[derive(Debug, Clone, PartialEq)]
pub struct DeskCase {
    /// The order.
    pub order: VisaOrder,
    /// Its history, oldest first.
    pub history: Vec<OrderEvent>,
    /// Formats of its files, by their keys.
    pub kinds: BTreeMap<FileId, FileKind>,
    /// The decrypted data; `None` for operators who may not read it.
    pub private: Option<DeskPrivate>,
}

/// The encrypted parts of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskPrivate {
    /// The form of each applicant, in their order.
    pub forms: Vec<ApplicantForm>,
    /// The number of each applicant's visa, in their order.
    pub numbers: Vec<Option<String>>,
    /// The changes of each correction.
    pub changes: BTreeMap<CorrectionId, Vec<FieldChange>>,
}

impl Visas {
    /// One application, with its decrypted data if the operator may read that.
    ///
    /// # Errors
    /// As [`DeskError`].
    pub async fn desk_case(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        reads_private: bool,
    ) -> Result<DeskCase, DeskError> {
        let order = handed_in(self.store.by_number(tenant, reference).await?)?;
        let tx = self.services.read(tenant).await?;
        let history = tx.orders().history(order.id).await?;
        let files = tx.visa_files().of_order(order.id).await?;
        drop(tx);
        let private = if reads_private {
            Some(self.private(tenant, &order)?)
        } else {
            None
        };
        Ok(DeskCase {
            order,
            history,
            kinds: files.into_iter().map(|file| (file.id, file.kind)).collect(),
            private,
        })
    }

    fn private(&self, tenant: &TenantId, order: &VisaOrder) -> Result<DeskPrivate, DeskError> {
        let applicants = &order.details.applicants;
        let forms = applicants.iter().map(|one| self.open_form(tenant, one));
        let numbers = applicants.iter().map(|one| self.open_number(tenant, one));
        let answered = order
            .details
            .corrections
            .iter()
            .filter(|one| one.sealed_changes.is_some());
        let changes = answered.map(|one| self.open_changes(tenant, one).map(|changes| (one.id, changes)));
        Ok(DeskPrivate {
            forms: forms.collect::<Result<_, _>>()?,
            numbers: numbers.collect::<Result<_, _>>()?,
            changes: changes.collect::<Result<_, _>>()?,
        })
    }
}
