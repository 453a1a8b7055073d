//! Messages between agency and operations, each with a file or without. They change nothing else, so that two at once are both kept.

use jetway_db::Tx;
use jetway_db::repo::audit::Actor;
use jetway_domain::access::Operator;
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequest, HolidayRequestFault, HolidaySide};
use jetway_domain::ids::{FileId, HolidayMessageId, TenantId};
use serde_json::json;

use super::emails::enqueue_message;
use super::{HolidayRequestError, HolidayRequests};
use crate::context::Caller;
use crate::files::{CheckedFile, FileOwner, FilePurpose, SeenFile, store};

/// What is sent.
pub struct NewHolidayMessage {
    /// 1 to 2,000 characters.
    pub text: String,
    /// A file with it.
    pub file: Option<CheckedFile>,
}

impl HolidayRequests {
    /// Write to operations.
    ///
    /// # Errors
    /// When the agency has no such request, or it has ended without an order.
    pub async fn write(
        &self,
        caller: &Caller,
        reference: &str,
        new: NewHolidayMessage,
    ) -> Result<HolidayMessage, HolidayRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let request = self.own(&tx, caller, reference).await?;
        let from = (HolidaySide::Agency, caller.user_name.as_str());
        let message = self.add(&tx, &request, (from, Actor::User(caller.user)), new).await?;
        tx.commit().await?;
        Ok(message)
    }

    /// Send the agency a message, and an e-mail about it.
    ///
    /// # Errors
    /// When the tenant has no such request, or it has ended without an order.
    pub async fn answer(
        &self,
        tenant: &TenantId,
        reference: &str,
        (new, operator): (NewHolidayMessage, Operator),
    ) -> Result<HolidayMessage, HolidayRequestError> {
        let tx = self.services.begin(tenant).await?;
        let found = tx.holiday_requests().by_reference(reference).await?;
        let request = found.ok_or(HolidayRequestError::NotFound)?;
        let name = operator.name().to_owned();
        let from = (HolidaySide::Operations, name.as_str());
        let message = self.add(&tx, &request, (from, Actor::Operator(operator)), new).await?;
        enqueue_message(&self.services, &tx, &request).await?;
        tx.commit().await?;
        Ok(message)
    }

    /// A file of a request's messages, for operators.
    ///
    /// # Errors
    /// `NotFound` when the tenant has no such request, or the request no such file.
    pub async fn attachment(
        &self,
        tenant: &TenantId,
        reference: &str,
        file: FileId,
    ) -> Result<SeenFile, HolidayRequestError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.holiday_requests().by_reference(reference).await?;
        let request = found.ok_or(HolidayRequestError::NotFound)?;
        let facts = tx.files().facts(file).await?;
        let facts =
            facts.filter(|facts| (facts.owner_id, facts.purpose) == (request.id.0, FilePurpose::HolidayAttachment));
        let facts = facts.ok_or(HolidayRequestError::NotFound)?;
        let content = tx.files().content(file).await?;
        Ok(SeenFile {
            name: facts.name,
            kind: facts.kind,
            sha256: facts.sha256,
            may_be_kept: false,
            content: content.ok_or(HolidayRequestError::NotFound)?,
        })
    }

    async fn add(
        &self,
        tx: &Tx,
        request: &HolidayRequest,
        ((from, author), by): ((HolidaySide, &str), Actor),
        NewHolidayMessage { text, file }: NewHolidayMessage,
    ) -> Result<HolidayMessage, HolidayRequestError> {
        if !request.can_write() {
            return Err(HolidayRequestFault::WrongState(request.status).into());
        }
        let message = HolidayMessage {
            id: HolidayMessageId::fresh(self.services.ids()),
            from,
            author: author.to_owned(),
            text,
            at: self.services.now(),
        };
        tx.holiday_requests().write(request, &message).await?;
        let label = message.id.to_string();
        let mut detail = json!({ "message": label });
        if let Some(file) = file {
            let owner = FileOwner::Request(request.agency, request.id.0);
            let user = match &by {
                Actor::User(user) => Some(*user),
                _ => None,
            };
            let what = (FilePurpose::HolidayAttachment, label.as_str());
            let facts = store(&self.services, tx, owner, what, user, file).await?;
            detail["file"] = json!(facts.name);
        }
        self.audit(tx, request, by, ("holidayRequest.message", detail)).await?;
        Ok(message)
    }
}
