//! The timer of applications: reads the embassy's answers, reminds the agency, deletes expired documents.

use jetway_domain::ids::TenantId;
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::order::VisaOrder;

use super::DeskError;
use super::moments::{PASSPORT_ENDS, Reminder, deletes_at, is_open, next_check, reminders};
use crate::order::change::Change;
use crate::order::{OrderError, SettleError};
use crate::visa::Visas;

impl Visas {
    /// Check an order for the timer. The caller holds its lock.
    ///
    /// # Errors
    /// When something cannot be recorded; the core tries again later.
    pub(in crate::visa) async fn watch(&self, tenant: &TenantId, order: VisaOrder) -> Result<(), SettleError> {
        self.look_at(tenant, order).await.map_err(|error| match error {
            DeskError::Order(error) => error.into(),
            error => {
                // These errors contain no applicant data.
                tracing::error!(%tenant, %error, "a visa application could not be checked");
                OrderError::Conflict.into()
            }
        })
    }

    async fn look_at(&self, tenant: &TenantId, order: VisaOrder) -> Result<(), DeskError> {
        let order = self.hear(tenant, order).await?;
        let order = self.remind(tenant, order).await?;
        let order = self.delete_documents(tenant, order).await?;
        let next = next_check(&order, self.services.keep_visa_files(tenant), self.services.now());
        Ok(self.store.check_at(tenant, &order, next).await?)
    }

    async fn remind(&self, tenant: &TenantId, mut order: VisaOrder) -> Result<VisaOrder, DeskError> {
        let now = self.services.now();
        let mut due = reminders(&order);
        due.extend(self.ending_passports(tenant, &order)?);
        for reminder in due.into_iter().filter(|one| one.at <= now) {
            let mut moved = order.clone();
            moved.details.reminders.push(reminder.name);
            let change = Change::system(OrderEventKind::VisaReminded, reminder.text);
            order = self.tell(tenant, order, moved, change).await?;
        }
        Ok(order)
    }

    /// Reminders of passports that expire while the application is open.
    fn ending_passports(&self, tenant: &TenantId, order: &VisaOrder) -> Result<Vec<Reminder>, DeskError> {
        let mut due = Vec::new();
        if !is_open(order) {
            return Ok(due);
        }
        let now = self.services.now();
        let today = now.with_timezone(&self.services.zone(tenant)).date_naive();
        for applicant in &order.details.applicants {
            let name = format!("passport {}", applicant.id);
            if order.details.reminders.contains(&name) {
                continue;
            }
            let ends_on = self.open_form(tenant, applicant)?.passport_expires_on;
            if ends_on.is_some_and(|ends_on| ends_on - today <= PASSPORT_ENDS) {
                let text = format!("{}: the passport expires within 30 days.", applicant.name());
                due.push(Reminder { name, at: now, text });
            }
        }
        Ok(due)
    }

    /// Delete every file of an order after the retention period, with a line of history, in one transaction.
    async fn delete_documents(&self, tenant: &TenantId, order: VisaOrder) -> Result<VisaOrder, DeskError> {
        let now = self.services.now();
        let due = deletes_at(&order, self.services.keep_visa_files(tenant));
        if due.is_none_or(|at| at > now) {
            return Ok(order);
        }
        let mut moved = order.clone();
        moved.details.documents_deleted_at = Some(now);
        let moved = self.settled(tenant, &order, moved);
        let tx = self.services.begin(tenant).await?;
        let files = tx.visa_files().remove_of(order.id).await?;
        tracing::info!(%tenant, order = order.reference.as_str(), files, "documents of a visa application were deleted");
        let text = "The documents were deleted: they are kept for a limited time.";
        let change = Change::system(OrderEventKind::DocumentsDeleted, text);
        let changed = self.store.apply(&tx, &order, change, |order: &mut VisaOrder| {
            order.next_check_at = moved.next_check_at;
            order.details = moved.details;
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }
}
