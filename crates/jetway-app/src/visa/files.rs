//! Documents of applications: encrypted at rest, shown only to their agency, every view audited.

use jetway_db::Tx;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::files::FileKind;
use jetway_db::repo::orders::VisaFileFacts;
use jetway_domain::ids::{ApplicantId, CorrectionId, FileId, OrderReference};
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::applicant::{StoredDocument, VisaState};
use jetway_domain::visa::order::VisaOrder;
use serde_json::json;

use super::{VisaError, Visas};
use crate::context::Caller;
use crate::files::CheckedFile;
use crate::order::change::Change;

/// The action in the audit trail when a file is read.
const VIEWED: &str = "visa.file_viewed";

/// The document slot of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentSlot {
    /// The applicant.
    pub applicant: ApplicantId,
    /// Code of the document.
    pub code: String,
    /// The correction that asks for it.
    pub correction: Option<CorrectionId>,
}

/// A file for someone who may see it.
#[derive(Clone)]
pub struct VisaFile {
    /// File name, with the extension of its format.
    pub name: String,
    /// Its format.
    pub kind: FileKind,
    /// The content.
    pub content: Vec<u8>,
}

impl Visas {
    /// Store a file as a document of an applicant, replacing an earlier one.
    ///
    /// # Errors
    /// When the document is not requested now.
    pub async fn upload(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        slot: DocumentSlot,
        file: CheckedFile,
    ) -> Result<VisaOrder, VisaError> {
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        let mut moved = order.clone();
        let stored = StoredDocument {
            id: FileId::fresh(self.services.ids()),
            name: file.name.clone(),
            uploaded_at: self.services.now(),
            correction: None,
        };
        let former = moved.put_document((slot.applicant, &slot.code), slot.correction, stored.clone())?;
        let tx = self.services.begin(&caller.tenant).await?;
        self.keep_file(&tx, &order, (slot.applicant, &slot.code), &stored, file)
            .await?;
        if let Some(former) = former {
            tx.visa_files().remove(former).await?;
        }
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::DocumentsChanged,
            "A document was uploaded.",
        );
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    /// Delete the files that a change dropped.
    pub(super) async fn forget_files(
        &self,
        tx: &Tx,
        (order, moved): (&VisaOrder, &VisaOrder),
    ) -> Result<(), VisaError> {
        let kept = moved.files();
        for file in order.files().into_iter().filter(|file| !kept.contains(file)) {
            tx.visa_files().remove(file).await?;
        }
        Ok(())
    }

    /// Remove a document from a draft.
    ///
    /// # Errors
    /// When it is not a draft, or has no such file.
    pub async fn remove(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        file: FileId,
    ) -> Result<VisaOrder, VisaError> {
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        let (applicant, code) = slot_of(&order, file).ok_or(VisaError::NoFile)?;
        let mut moved = order.clone();
        moved.remove_document(applicant, &code)?;
        let tx = self.services.begin(&caller.tenant).await?;
        tx.visa_files().remove(file).await?;
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::DocumentsChanged,
            "A document was removed.",
        );
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    /// A file of an order of the caller's agency: a document, or a visa that was delivered.
    ///
    /// # Errors
    /// `NoFile` when it is not of this order, or was deleted.
    pub async fn file(&self, caller: &Caller, reference: &OrderReference, id: FileId) -> Result<VisaFile, VisaError> {
        let order = self.order(caller, reference).await?;
        let is_visible = order.details.applicants.iter().any(|one| {
            let visa = one.decision.as_ref().and_then(|decision| decision.visa.as_ref());
            let visa = visa.filter(|_| one.state == VisaState::Delivered);
            let documents = one.documents.iter();
            let mut files = documents.flat_map(|document| document.file.iter().chain(&document.earlier));
            files.any(|file| file.id == id) || visa.is_some_and(|file| file.id == id)
        });
        if !is_visible {
            return Err(VisaError::NoFile);
        }
        let tx = self.services.begin(&caller.tenant).await?;
        let found = self.read_file(&tx, &order, id, Actor::User(caller.user)).await?;
        tx.commit().await?;
        Ok(found)
    }

    /// The visa of a delivered applicant.
    ///
    /// # Errors
    /// `NoFile` when it is not delivered.
    pub async fn visa(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        applicant: ApplicantId,
    ) -> Result<VisaFile, VisaError> {
        let order = self.order(caller, reference).await?;
        let decision = order.applicant(applicant).and_then(|one| one.decision.as_ref());
        let visa = decision.and_then(|decision| decision.visa.as_ref());
        let id = visa.ok_or(VisaError::NoFile)?.id;
        self.file(caller, reference, id).await
    }

    /// Store a file, encrypted, as part of a transaction.
    pub(super) async fn keep_file(
        &self,
        tx: &Tx,
        order: &VisaOrder,
        (applicant, code): (ApplicantId, &str),
        stored: &StoredDocument,
        file: CheckedFile,
    ) -> Result<(), VisaError> {
        let facts = VisaFileFacts {
            id: stored.id,
            order: order.id,
            agency: order.agency,
            applicant,
            code: code.to_owned(),
            name: stored.name.clone(),
            kind: file.kind,
            bytes: i64::try_from(file.content.len()).unwrap_or(i64::MAX),
            created_at: stored.uploaded_at,
        };
        let sealed = self.seal_file(tx.scope().tenant(), stored.id, &file.content)?;
        Ok(tx.visa_files().insert(&facts, sealed).await?)
    }

    /// Read a file of an order in a transaction that also records who read it.
    pub(super) async fn read_file(
        &self,
        tx: &Tx,
        order: &VisaOrder,
        id: FileId,
        by: Actor,
    ) -> Result<VisaFile, VisaError> {
        let facts = tx.visa_files().facts(id).await?;
        let facts = facts.filter(|facts| facts.order == order.id).ok_or(VisaError::NoFile)?;
        let sealed = tx.visa_files().content(id).await?.ok_or(VisaError::NoFile)?;
        let content = self.open_file(tx.scope().tenant(), id, &sealed)?;
        let event = AuditEvent {
            at: self.services.now(),
            by,
            agency_id: Some(order.agency),
            action: VIEWED.to_owned(),
            subject: order.reference.as_str().to_owned(),
            detail: json!({ "file": id.to_string(), "document": facts.code, "applicant": facts.applicant.to_string() }),
        };
        tx.audit().record(event, self.services.ids()).await?;
        Ok(VisaFile {
            name: facts.name,
            kind: facts.kind,
            content,
        })
    }
}

/// The applicant and the code of the document that has this file.
fn slot_of(order: &VisaOrder, file: FileId) -> Option<(ApplicantId, String)> {
    order.details.applicants.iter().find_map(|one| {
        let mut documents = one.documents.iter();
        let found = documents.find(|document| document.file.as_ref().is_some_and(|kept| kept.id == file));
        found.map(|document| (one.id, document.code.clone()))
    })
}
