//! Changes of a portal's content by operators. A change and its audit event are one transaction.

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::content::banners::{Banner, Placement};
use jetway_db::repo::content::notices::Notice;
use jetway_db::repo::content::testimonials::{Testimonial, TestimonialStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::ids::TenantId;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::app::App;

/// An operator who edits one tenant's content.
pub struct Editor<'a> {
    app: &'a App,
    tenant: TenantId,
    operator: Operator,
}

/// What to do with a piece of content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Insert it.
    Add,
    /// Replace the existing one.
    Replace,
}

impl Change {
    const fn named(self, add: &'static str, replace: &'static str) -> &'static str {
        match self {
            Self::Add => add,
            Self::Replace => replace,
        }
    }
}

impl App {
    /// All changes through it are recorded as this operator's.
    #[must_use]
    pub fn editor(&self, tenant: TenantId, operator: Operator) -> Editor<'_> {
        Editor {
            app: self,
            tenant,
            operator,
        }
    }
}

impl Editor<'_> {
    /// All banners, shown or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn banners(&self) -> Result<Vec<(Placement, Banner)>, DbError> {
        self.read().await?.banners().all().await
    }

    /// All notices, shown or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notices(&self) -> Result<Vec<Notice>, DbError> {
        self.read().await?.notices().all().await
    }

    /// The latest testimonials, in one state or all.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn testimonials(
        &self,
        status: Option<TestimonialStatus>,
        limit: u64,
    ) -> Result<Vec<Testimonial>, DbError> {
        self.read().await?.testimonials().list(status, 0, limit).await
    }

    /// The latest entries of the audit trail.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn trail(&self, limit: u64) -> Result<Vec<AuditEvent>, DbError> {
        self.read().await?.audit().latest(limit).await
    }

    /// Insert or change a banner. Returns `false` if the one to change does not exist.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_banner(&self, change: Change, placement: Placement, banner: &Banner) -> Result<bool, DbError> {
        let tx = self.begin().await?;
        let is_done = match change {
            Change::Add => tx.banners().insert(placement, banner).await.map(|()| true)?,
            Change::Replace => tx.banners().update(placement, banner).await?,
        };
        let detail =
            json!({ "placement": placement.as_str(), "path": banner.path, "text": banner.text, "link": banner.link });
        self.close(
            tx,
            is_done,
            change.named("banner.add", "banner.change"),
            banner.id,
            detail,
        )
        .await
    }

    /// Delete a banner. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_banner(&self, id: Uuid) -> Result<bool, DbError> {
        let tx = self.begin().await?;
        let is_done = tx.banners().remove(id).await?;
        self.close(tx, is_done, "banner.remove", id, Value::Null).await
    }

    /// Insert or change a notice. Returns `false` if the one to change does not exist.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_notice(&self, change: Change, notice: &Notice) -> Result<bool, DbError> {
        let tx = self.begin().await?;
        let is_done = match change {
            Change::Add => tx.notices().insert(notice).await.map(|()| true)?,
            Change::Replace => tx.notices().update(notice).await?,
        };
        let detail = json!({ "title": notice.title, "link": notice.link });
        self.close(
            tx,
            is_done,
            change.named("notice.add", "notice.change"),
            notice.id,
            detail,
        )
        .await
    }

    /// Delete a notice. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_notice(&self, id: Uuid) -> Result<bool, DbError> {
        let tx = self.begin().await?;
        let is_done = tx.notices().remove(id).await?;
        self.close(tx, is_done, "notice.remove", id, Value::Null).await
    }

    /// Show or hide a testimonial. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decide_testimonial(&self, id: Uuid, status: TestimonialStatus) -> Result<bool, DbError> {
        let tx = self.begin().await?;
        let is_done = tx.testimonials().decide(id, status, self.app.clock().now()).await?;
        let detail = json!({ "status": status.as_str() });
        self.close(tx, is_done, "testimonial.decide", id, detail).await
    }

    async fn read(&self) -> Result<Tx, DbError> {
        self.app.database().read(&App::scope(&self.tenant)).await
    }

    async fn begin(&self) -> Result<Tx, DbError> {
        self.app.database().begin(&App::scope(&self.tenant)).await
    }

    async fn close(&self, tx: Tx, is_done: bool, action: &str, subject: Uuid, detail: Value) -> Result<bool, DbError> {
        if !is_done {
            return Ok(false);
        }
        let event = AuditEvent {
            at: self.app.clock().now(),
            by: Actor::Operator(self.operator.clone()),
            agency_id: None,
            action: action.to_owned(),
            subject: subject.to_string(),
            detail: json!({ "change": detail }),
        };
        tx.audit().record(event, self.app.ids()).await?;
        tx.commit().await?;
        Ok(true)
    }
}
