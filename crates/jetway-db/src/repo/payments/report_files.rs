//! Files of long reports, made in the background. Source: ADR 0119.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, UpdateMany};
use serde_json::Value;
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::payment::report_file::{Column, Entity, Model};
use crate::{DbError, Tx};

/// Where a file is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportFileState {
    /// No worker has begun.
    Waiting,
    /// A worker reads its rows.
    Making,
    /// It can be saved.
    Ready,
    /// It could not be made.
    Failed,
    /// The person who asked does not want it any more.
    Cancelled,
}

impl ReportFileState {
    /// Stored name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Making => "making",
            Self::Ready => "ready",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
        }
    }

    fn parse(text: &str) -> Result<Self, DbError> {
        Ok(match text {
            "waiting" => Self::Waiting,
            "making" => Self::Making,
            "ready" => Self::Ready,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            _ => return Err(DbError::Unreadable("report_files.state")),
        })
    }
}

/// The states of a file that is still to be made.
const UNFINISHED: [&str; 2] = [ReportFileState::Waiting.as_str(), ReportFileState::Making.as_str()];

/// A file without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportFile {
    /// Its identifier.
    pub id: Uuid,
    /// The agency whose sales it has.
    pub agency: AgencyId,
    /// The person who asked for it.
    pub user: UserId,
    /// What they asked for.
    pub request: Value,
    /// Where it is.
    pub state: ReportFileState,
    /// Rows it had when it was asked for, later those it has.
    pub rows: u64,
    /// Rows that are read.
    pub done: u64,
    /// Why it could not be made.
    pub fault: Option<String>,
    /// When it was asked for.
    pub asked_at: DateTime<Utc>,
    /// It is not there from then on.
    pub expires_at: DateTime<Utc>,
}

#[derive(FromQueryResult)]
struct Facts {
    id: Uuid,
    agency_id: Uuid,
    user_id: Uuid,
    request: Value,
    state: String,
    rows_total: i64,
    rows_done: i64,
    fault: Option<String>,
    asked_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
}

const FACTS: [Column; 10] = [
    Column::Id,
    Column::AgencyId,
    Column::UserId,
    Column::Request,
    Column::State,
    Column::RowsTotal,
    Column::RowsDone,
    Column::Fault,
    Column::AskedAt,
    Column::ExpiresAt,
];

/// The report files of one tenant.
#[derive(Debug)]
pub struct ReportFiles<'t>(&'t Tx);

impl Tx {
    /// The report files of this tenant.
    #[must_use]
    pub const fn report_files(&self) -> ReportFiles<'_> {
        ReportFiles(self)
    }
}

impl ReportFiles<'_> {
    /// Insert a file that waits for a worker.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, file: &ReportFile) -> Result<(), DbError> {
        let file = file.clone();
        let row = Model {
            tenant: self.0.tenant(),
            id: file.id,
            agency_id: file.agency.0,
            user_id: file.user.0,
            request: file.request,
            state: file.state.as_str().to_owned(),
            rows_total: count(file.rows),
            rows_done: count(file.done),
            fault: file.fault,
            content: None,
            asked_at: file.asked_at,
            expires_at: file.expires_at,
        };
        Entity::insert_row(self.0, row).await
    }

    /// A file, to be made by a worker.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn get(&self, id: Uuid) -> Result<Option<ReportFile>, DbError> {
        let query = Entity::in_tenant(self.0.scope()).filter(Column::Id.eq(id));
        let facts = query.select_only().columns(FACTS).into_model::<Facts>();
        facts.one(&self.0.conn).await?.map(read).transpose()
    }

    /// A person's files that have not expired, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn of_user(
        &self,
        agency: AgencyId,
        user: UserId,
        now: DateTime<Utc>,
    ) -> Result<Vec<ReportFile>, DbError> {
        let query = Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::UserId.eq(user.0))
            .filter(Column::ExpiresAt.gt(now))
            .order_by_desc(Column::AskedAt)
            .order_by_desc(Column::Id);
        let facts = query.select_only().columns(FACTS).into_model::<Facts>();
        facts.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// The encrypted content of a file that is ready.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn content(&self, id: Uuid) -> Result<Option<Vec<u8>>, DbError> {
        let query = Entity::in_tenant(self.0.scope())
            .filter(Column::Id.eq(id))
            .filter(Column::State.eq(ReportFileState::Ready.as_str()))
            .select_only()
            .column(Column::Content);
        let content = query.into_tuple::<Option<Vec<u8>>>().one(&self.0.conn).await?;
        Ok(content.flatten())
    }

    /// Note how many rows of how many are read. Returns `false` when the file is no longer wanted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn progress(&self, id: Uuid, done: u64, rows: u64) -> Result<bool, DbError> {
        let update = unfinished(self, id)
            .col_expr(Column::State, Expr::value(ReportFileState::Making.as_str()))
            .col_expr(Column::RowsTotal, Expr::value(count(rows)))
            .col_expr(Column::RowsDone, Expr::value(count(done)));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Keep the encrypted content of a file until an instant. Returns `false` when the file is no longer wanted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish(&self, id: Uuid, content: Vec<u8>, until: DateTime<Utc>) -> Result<bool, DbError> {
        let update = unfinished(self, id)
            .col_expr(Column::State, Expr::value(ReportFileState::Ready.as_str()))
            .col_expr(Column::Content, Expr::value(content))
            .col_expr(Column::ExpiresAt, Expr::value(until));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Give a file up. A finished one stays as it is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fail(&self, id: Uuid, fault: &str) -> Result<(), DbError> {
        let update = unfinished(self, id)
            .col_expr(Column::State, Expr::value(ReportFileState::Failed.as_str()))
            .col_expr(Column::Fault, Expr::value(fault));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Stop a person's file. Returns `false` when they have none that is still to be made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn cancel(&self, agency: AgencyId, user: UserId, id: Uuid) -> Result<bool, DbError> {
        let update = unfinished(self, id)
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::UserId.eq(user.0))
            .col_expr(Column::State, Expr::value(ReportFileState::Cancelled.as_str()));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn unfinished(files: &ReportFiles<'_>, id: Uuid) -> UpdateMany<Entity> {
    Entity::update_in_tenant(files.0.scope())
        .filter(Column::Id.eq(id))
        .filter(Column::State.is_in(UNFINISHED))
}

fn count(rows: u64) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}

fn read(row: Facts) -> Result<ReportFile, DbError> {
    Ok(ReportFile {
        id: row.id,
        agency: AgencyId(row.agency_id),
        user: UserId(row.user_id),
        request: row.request,
        state: ReportFileState::parse(&row.state)?,
        rows: u64::try_from(row.rows_total).unwrap_or_default(),
        done: u64::try_from(row.rows_done).unwrap_or_default(),
        fault: row.fault,
        asked_at: row.asked_at,
        expires_at: row.expires_at,
    })
}
