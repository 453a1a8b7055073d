//! Messages to send, written in the transaction of the change they report.

use chrono::{DateTime, Utc};
use jetway_domain::clock::Ids;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::entity::{TenantRows, outbox_message as message};
use crate::{DbError, Tx};

/// Channel of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// E-mail.
    Mail,
    /// Text message.
    Sms,
}

impl Channel {
    /// `mail` or `sms`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Sms => "sms",
        }
    }
}

/// A message to send.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMessage {
    /// Its channel.
    pub channel: Channel,
    /// E-mail address or phone number.
    pub to: String,
    /// Subject line; empty for a text message.
    pub subject: String,
    /// Plain text.
    pub body: String,
}

/// A message with its delivery state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Its identifier.
    pub id: Uuid,
    /// The message.
    pub message: NewMessage,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// When it was sent; `None` before that.
    pub sent_at: Option<DateTime<Utc>>,
}

/// The outbox of one tenant.
#[derive(Debug)]
pub struct Outbox<'t>(&'t Tx);

impl Tx {
    /// The outbox of this tenant.
    #[must_use]
    pub const fn outbox(&self) -> Outbox<'_> {
        Outbox(self)
    }
}

impl Outbox<'_> {
    /// Insert a message.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn enqueue(&self, message: NewMessage, ids: &dyn Ids, now: DateTime<Utc>) -> Result<Uuid, DbError> {
        let id = ids.uuid();
        let NewMessage {
            channel,
            to,
            subject,
            body,
        } = message;
        let row = message::Model {
            tenant: self.0.tenant(),
            id,
            channel: channel.as_str().to_owned(),
            recipient: to,
            subject,
            body,
            created_at: now,
            sent_at: None,
        };
        message::Entity::insert_row(self.0, row).await?;
        Ok(id)
    }

    /// The latest messages, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, limit: u64) -> Result<Vec<OutboxMessage>, DbError> {
        let query = message::Entity::in_tenant(self.0.scope())
            .order_by_desc(message::Column::CreatedAt)
            .order_by_desc(message::Column::Id)
            .limit(limit);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Unsent messages, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsent(&self, limit: u64) -> Result<Vec<OutboxMessage>, DbError> {
        let query = message::Entity::in_tenant(self.0.scope())
            .filter(message::Column::SentAt.is_null())
            .order_by_asc(message::Column::CreatedAt)
            .limit(limit);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Mark a message as sent. Returns whether it was unsent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mark_sent(&self, id: Uuid, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = message::Entity::update_in_tenant(self.0.scope())
            .col_expr(message::Column::SentAt, Expr::value(now))
            .filter(message::Column::Id.eq(id))
            .filter(message::Column::SentAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn read(row: message::Model) -> Result<OutboxMessage, DbError> {
    let message::Model {
        tenant: _,
        id,
        channel,
        recipient,
        subject,
        body,
        created_at,
        sent_at,
    } = row;
    let channel = match channel.as_str() {
        "mail" => Channel::Mail,
        "sms" => Channel::Sms,
        _ => return Err(DbError::Unreadable("outbox_messages.channel")),
    };
    Ok(OutboxMessage {
        id,
        message: NewMessage {
            channel,
            to: recipient,
            subject,
            body,
        },
        created_at,
        sent_at,
    })
}
