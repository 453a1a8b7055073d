//! Messages between agency and operations. They change nothing else, so that two at once are both kept.

use jetway_db::repo::audit::Actor;
use jetway_domain::access::Operator;
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequest, HolidayRequestFault, HolidaySide};
use jetway_domain::ids::{HolidayMessageId, TenantId};
use serde_json::json;

use super::emails::enqueue_message;
use super::{HolidayRequestError, HolidayRequests};
use crate::context::Caller;

impl HolidayRequests {
    /// Write to operations.
    ///
    /// # Errors
    /// When the agency has no such request, or it has ended without an order.
    pub async fn write(
        &self,
        caller: &Caller,
        reference: &str,
        text: String,
    ) -> Result<HolidayMessage, HolidayRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let request = self.own(&tx, caller, reference).await?;
        let message = self.message(&request, (HolidaySide::Agency, &caller.user_name), text)?;
        tx.holiday_requests().write(&request, &message).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "message": message.id.to_string() });
        self.audit(&tx, &request, by, ("holidayRequest.message", detail))
            .await?;
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
        (text, operator): (String, Operator),
    ) -> Result<HolidayMessage, HolidayRequestError> {
        let tx = self.services.begin(tenant).await?;
        let found = tx.holiday_requests().by_reference(reference).await?;
        let request = found.ok_or(HolidayRequestError::NotFound)?;
        let message = self.message(&request, (HolidaySide::Operations, operator.name()), text)?;
        tx.holiday_requests().write(&request, &message).await?;
        let by = Actor::Operator(operator);
        let detail = json!({ "message": message.id.to_string() });
        self.audit(&tx, &request, by, ("holidayRequest.message", detail))
            .await?;
        enqueue_message(&self.services, &tx, &request).await?;
        tx.commit().await?;
        Ok(message)
    }

    fn message(
        &self,
        request: &HolidayRequest,
        (from, author): (HolidaySide, &str),
        text: String,
    ) -> Result<HolidayMessage, HolidayRequestError> {
        if !request.can_write() {
            return Err(HolidayRequestFault::WrongState(request.status).into());
        }
        Ok(HolidayMessage {
            id: HolidayMessageId::fresh(self.services.ids()),
            from,
            author: author.to_owned(),
            text,
            at: self.services.now(),
        })
    }
}
