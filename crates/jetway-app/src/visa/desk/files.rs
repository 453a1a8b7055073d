//! Documents and visas at the desk.

use jetway_db::repo::audit::Actor;
use jetway_domain::access::Operator;
use jetway_domain::ids::{ApplicantId, FileId, OrderReference, TenantId};
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::applicant::StoredDocument;
use jetway_domain::visa::order::{VisaFault, VisaOrder};
use serde_json::json;

use super::record::StepRecord;
use super::{DeskCall, DeskError, handed_in};
use crate::files::CheckedFile;
use crate::order::change::{Change, OPERATIONS};
use crate::visa::Visas;
use crate::visa::files::VisaFile;

/// Code of a visa among the files of an applicant.
const VISA: &str = "visa";

impl Visas {
    /// A file of an order, and the record in the audit trail that this operator read it.
    ///
    /// # Errors
    /// `NoFile` when the order has no such file, or it was deleted.
    pub async fn desk_file(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        file: FileId,
        operator: Operator,
    ) -> Result<VisaFile, DeskError> {
        let order = handed_in(self.store.by_number(tenant, reference).await?)?;
        let tx = self.services.begin(tenant).await?;
        let found = self.read_file(&tx, &order, file, Actor::Operator(operator)).await?;
        tx.commit().await?;
        Ok(found)
    }

    /// Store or replace the visa of an approved applicant.
    ///
    /// # Errors
    /// As [`DeskError`]; `Refused` when the applicant is not approved.
    pub async fn upload_visa(
        &self,
        call: &DeskCall,
        applicant: ApplicantId,
        file: CheckedFile,
    ) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let stored = StoredDocument {
            id: FileId::fresh(self.services.ids()),
            name: file.name.clone(),
            uploaded_at: self.services.now(),
            correction: None,
        };
        let mut moved = order.clone();
        let former = moved.put_visa(applicant, stored.clone())?;
        let who = order.applicant(applicant).ok_or(VisaFault::NoApplicant)?.name();
        let tx = self.services.begin(&call.tenant).await?;
        self.keep_file(&tx, &order, (applicant, VISA), &stored, file).await?;
        if let Some(former) = former {
            tx.visa_files().remove(former).await?;
        }
        let text = format!("{who}: the visa was uploaded.");
        let record = StepRecord {
            change: Change::by(OPERATIONS, OrderEventKind::DocumentsChanged, text),
            action: "visa.uploaded",
            detail: json!({ "applicant": applicant, "file": stored.id }),
        };
        self.record(tx, call, (&order, moved), record).await
    }
}
