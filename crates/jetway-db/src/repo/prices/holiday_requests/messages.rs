//! Messages about requests for tour packages. They are never changed or removed.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequest, HolidaySide};
use jetway_domain::ids::{AgencyId, HolidayMessageId, HolidayRequestId};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{Column as Request, Entity as Requests, HolidayRequests};
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::prices::holiday_message::{Column, Entity, Model};

impl HolidayRequests<'_> {
    /// Add a message.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn write(&self, request: &HolidayRequest, message: &HolidayMessage) -> Result<(), DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            id: message.id.0,
            request_id: request.id.0,
            agency_id: request.agency.0,
            at: message.at,
            side: message.from.name().to_owned(),
            author: message.author.clone(),
            text: message.text.clone(),
        };
        Entity::insert_row(self.0, row).await
    }

    /// Messages about a request, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn messages(&self, request: HolidayRequestId) -> Result<Vec<HolidayMessage>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::RequestId.eq(request.0))
            .order_by_asc(Column::At)
            .order_by_asc(Column::Id);
        rows.all(&self.0.conn).await?.into_iter().map(message_of).collect()
    }

    /// The last message about each of these requests.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn last_messages(
        &self,
        requests: &[HolidayRequestId],
    ) -> Result<BTreeMap<HolidayRequestId, HolidayMessage>, DbError> {
        let keys: Vec<Uuid> = requests.iter().map(|request| request.0).collect();
        let last: Vec<(Uuid, DateTime<Utc>)> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::RequestId)
            .column_as(Column::At.max(), "last_at")
            .filter(Column::RequestId.is_in(keys.clone()))
            .group_by(Column::RequestId)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::RequestId.is_in(keys))
            .filter(Column::At.is_in(last.iter().map(|(_, at)| *at)))
            .order_by_asc(Column::At)
            .order_by_asc(Column::Id)
            .all(&self.0.conn)
            .await?;
        let mut found = BTreeMap::new();
        for row in rows {
            found.insert(HolidayRequestId(row.request_id), message_of(row)?);
        }
        Ok(found)
    }

    /// At most `limit` messages of operators to an agency since an instant, newest first, each with the number of its request.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn from_operations(
        &self,
        agency: AgencyId,
        since: DateTime<Utc>,
        limit: u64,
    ) -> Result<Vec<(String, HolidayMessage)>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::At.gte(since))
            .filter(Column::Side.eq(HolidaySide::Operations.name()))
            .order_by_desc(Column::At)
            .order_by_desc(Column::Id)
            .limit(limit)
            .all(&self.0.conn)
            .await?;
        let named: Vec<(Uuid, String)> = Requests::in_tenant(self.0.scope())
            .select_only()
            .columns([Request::Id, Request::Reference])
            .filter(Request::Id.is_in(rows.iter().map(|row| row.request_id)))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let named: BTreeMap<Uuid, String> = named.into_iter().collect();
        let of = |row: Model| {
            let reference = named.get(&row.request_id).cloned();
            let reference = reference.ok_or(DbError::Unreadable("holiday_messages.request_id"))?;
            Ok((reference, message_of(row)?))
        };
        rows.into_iter().map(of).collect()
    }
}

fn message_of(row: Model) -> Result<HolidayMessage, DbError> {
    Ok(HolidayMessage {
        id: HolidayMessageId(row.id),
        from: HolidaySide::parse(&row.side).ok_or(DbError::Unreadable("holiday_messages.side"))?,
        author: row.author,
        text: row.text,
        at: row.at,
    })
}
