//! The passbook: an agency's wallet entries with the balance after each.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::ids::{AgencyId, JournalId};
use jetway_domain::ledger::{Account, EntryKind};
use sea_orm::{ConnectionTrait, QueryResult, Statement, Value};
use uuid::Uuid;

use super::Ledger;
use crate::DbError;

/// Filter of entries; `None` does not filter.
#[derive(Debug, Clone, Default)]
pub struct PassbookFilter {
    /// With this value date or a later one.
    pub from: Option<NaiveDate>,
    /// With this value date or an earlier one.
    pub to: Option<NaiveDate>,
    /// Of this kind.
    pub kind: Option<EntryKind>,
    /// With this text in the reference or description, in any letter case.
    pub search: Option<String>,
}

/// A wallet entry, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassbookLine {
    /// The entry.
    pub journal_id: JournalId,
    /// Its number within the agency.
    pub number: i64,
    /// Its kind.
    pub kind: EntryKind,
    /// Its natural key.
    pub reference: String,
    /// The order it belongs to.
    pub order_reference: Option<String>,
    /// Its description for the agent.
    pub description: String,
    /// A user id, or `system`.
    pub actor: String,
    /// When it was posted.
    pub posted_at: DateTime<Utc>,
    /// Its value date.
    pub value_on: NaiveDate,
    /// The change of the balance; negative for a debit.
    pub effect_minor: i64,
    /// The balance after it.
    pub balance_minor: i64,
}

/// A page of the passbook, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassbookPage {
    /// The lines of this page.
    pub lines: Vec<PassbookLine>,
    /// Number of lines on all pages.
    pub total: u64,
    /// The balance before `from`; `None` without `from`.
    pub opening_minor: i64,
    /// The balance at the end of `to`, or now.
    pub closing_minor: i64,
}

/// `$1` tenant, `$2` agency, `$3` its wallet account.
const RUNNING: &str = "
    with movement as (
        select e.id, e.number, e.kind, e.reference, e.order_reference, e.description, e.actor, e.posted_at, e.value_on,
            cast(sum(case when l.account <> $3 then 0 when l.side = 'credit' then l.amount_minor
                else -l.amount_minor end) as bigint) as effect
        from ledger_entries e join ledger_lines l on l.tenant = e.tenant and l.entry_id = e.id
        where e.tenant = $1 and e.agency_id = $2
        group by e.tenant, e.id),
    running as (select movement.*, cast(sum(effect) over (order by number) as bigint) as balance from movement)";

/// `$4` from, `$5` to, `$6` kind, `$7` pattern; a null does not filter. The casts tell PostgreSQL the type of a bare null.
const FILTER: &str = "
    where (cast($4 as @date) is null or value_on >= cast($4 as @date))
      and (cast($5 as @date) is null or value_on <= cast($5 as @date))
      and (cast($6 as text) is null or kind = cast($6 as text))
      and (cast($7 as text) is null
        or lower(reference) like $7 escape '\\' or lower(description) like $7 escape '\\'
        or lower(coalesce(order_reference, '')) like $7 escape '\\')";

/// Entries after or before which the balance was negative.
const DREW: &str = "where effect <> 0 and (balance < 0 or balance - effect < 0)";

impl Ledger<'_> {
    /// The lines `offset..offset + limit` of the passbook, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn passbook(
        &self,
        agency: AgencyId,
        filter: &PassbookFilter,
        offset: u64,
        limit: u64,
    ) -> Result<PassbookPage, DbError> {
        let mut values = self.values(agency, filter);
        let sums = format!(
            "{RUNNING} select
                cast(coalesce(sum(case when value_on < cast($4 as @date) then effect else 0 end), 0) as bigint) as opening,
                cast(coalesce(sum(case when cast($5 as @date) is null or value_on <= cast($5 as @date)
                    then effect else 0 end), 0) as bigint) as closing,
                (select count(*) from running {FILTER}) as total
            from movement"
        );
        let sums = self.query(&sums, values.clone()).await?;
        let sums = sums.first().ok_or(DbError::Unreadable("passbook"))?;
        values.extend([bigint(limit).into(), bigint(offset).into()]);
        let page = format!("{RUNNING} select * from running {FILTER} order by number desc limit $8 offset $9");
        let lines = self.query(&page, values).await?;
        Ok(PassbookPage {
            lines: lines.iter().map(read).collect::<Result<_, _>>()?,
            total: u64::try_from(sums.try_get::<i64>("", "total")?).unwrap_or_default(),
            opening_minor: sums.try_get("", "opening")?,
            closing_minor: sums.try_get("", "closing")?,
        })
    }

    /// Number of an agency's entries by kind.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn kinds(&self, agency: AgencyId) -> Result<Vec<(EntryKind, u64)>, DbError> {
        let sql = "select kind, count(*) as entries from ledger_entries
            where tenant = $1 and agency_id = $2 group by kind order by kind";
        let rows = self.query(sql, vec![self.0.tenant().into(), agency.0.into()]).await?;
        let read = |row: &QueryResult| {
            let kind: String = row.try_get("", "kind")?;
            let entries: i64 = row.try_get("", "entries")?;
            let kind = EntryKind::parse(&kind).ok_or(DbError::Unreadable("ledger_entries.kind"))?;
            Ok::<_, DbError>((kind, u64::try_from(entries).unwrap_or_default()))
        };
        rows.iter().map(read).collect()
    }

    /// The lines `offset..offset + limit` that changed the credit in use, newest first, and their total number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn credit_lines(
        &self,
        agency: AgencyId,
        offset: u64,
        limit: u64,
    ) -> Result<(Vec<PassbookLine>, u64), DbError> {
        let mut values: Vec<Value> = vec![
            self.0.tenant().into(),
            agency.0.into(),
            Account::AgencyWallet(agency).to_string().into(),
        ];
        let counted = format!("{RUNNING} select count(*) as total from running {DREW}");
        let counted = self.query(&counted, values.clone()).await?;
        let counted = counted.first().ok_or(DbError::Unreadable("passbook"))?;
        values.extend([bigint(limit).into(), bigint(offset).into()]);
        let page = format!("{RUNNING} select * from running {DREW} order by number desc limit $4 offset $5");
        let lines = self.query(&page, values).await?;
        Ok((
            lines.iter().map(read).collect::<Result<_, _>>()?,
            u64::try_from(counted.try_get::<i64>("", "total")?).unwrap_or_default(),
        ))
    }

    /// At most `limit` lines numbered below `before`, newest first. Entries posted between two calls shift nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn passbook_before(
        &self,
        agency: AgencyId,
        filter: &PassbookFilter,
        before: i64,
        limit: u64,
    ) -> Result<Vec<PassbookLine>, DbError> {
        let mut values = self.values(agency, filter);
        values.extend([before.into(), bigint(limit).into()]);
        let lines = format!("{RUNNING} select * from running {FILTER} and number < $8 order by number desc limit $9");
        self.query(&lines, values).await?.iter().map(read).collect()
    }

    fn values(&self, agency: AgencyId, filter: &PassbookFilter) -> Vec<Value> {
        let PassbookFilter { from, to, kind, search } = filter;
        vec![
            self.0.tenant().into(),
            agency.0.into(),
            Account::AgencyWallet(agency).to_string().into(),
            (*from).into(),
            (*to).into(),
            kind.map(|kind| kind.as_str().to_owned()).into(),
            search
                .as_deref()
                .map(str::trim)
                .filter(|text| !text.is_empty())
                .map(contains)
                .into(),
        ]
    }

    pub(super) async fn query(&self, sql: &str, values: Vec<Value>) -> Result<Vec<QueryResult>, DbError> {
        // SQLite stores dates as text; casting one to its own type would turn it into a number.
        let date = if self.0.engine() == crate::Engine::Sqlite {
            "text"
        } else {
            "date"
        };
        let sql = sql.replace("@date", date);
        let backend = self.0.conn.get_database_backend();
        Ok(self
            .0
            .conn
            .query_all_raw(Statement::from_sql_and_values(backend, sql, values))
            .await?)
    }
}

/// A LIKE pattern that matches the text literally.
fn contains(text: &str) -> String {
    let escaped = text
        .to_lowercase()
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    format!("%{escaped}%")
}

fn bigint(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn read(row: &QueryResult) -> Result<PassbookLine, DbError> {
    let kind: String = row.try_get("", "kind")?;
    Ok(PassbookLine {
        journal_id: JournalId(row.try_get::<Uuid>("", "id")?),
        number: row.try_get("", "number")?,
        kind: EntryKind::parse(&kind).ok_or(DbError::Unreadable("ledger_entries.kind"))?,
        reference: row.try_get("", "reference")?,
        order_reference: row.try_get("", "order_reference")?,
        description: row.try_get("", "description")?,
        actor: row.try_get("", "actor")?,
        posted_at: row.try_get("", "posted_at")?,
        value_on: row.try_get("", "value_on")?,
        effect_minor: row.try_get("", "effect")?,
        balance_minor: row.try_get("", "balance")?,
    })
}
