//! Feeds the ledger proof with all stored rows.

use std::collections::HashMap;

use jetway_domain::ids::AgencyId;
use jetway_domain::ledger::{PostedEntry, Proof, ProofReport};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{Ledger, rows};
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::ledger::{entry, hold, line, wallet};

/// Rows read at a time, to bound memory on long journals.
const PAGE: u64 = 500;

impl Ledger<'_> {
    /// Recalculate the whole ledger of this tenant. Use a read-only transaction, which sees one snapshot.
    ///
    /// # Errors
    /// When the database fails or a stored value cannot be parsed.
    pub async fn prove(&self) -> Result<ProofReport, DbError> {
        let mut proof = Proof::of(self.0.scope().tenant().clone());
        self.feed_holds(&mut proof).await?;
        let wallets = wallet::Entity::in_tenant(self.0.scope()).order_by_asc(wallet::Column::AgencyId);
        let mut seen = 0;
        for row in wallets.all(&self.0.conn).await? {
            seen += self.feed_entries(&mut proof, AgencyId(row.agency_id)).await?;
            let last_hash = rows::hash(&row.last_hash, "wallets.last_hash")?;
            proof.wallet(
                AgencyId(row.agency_id),
                &rows::balance(&row)?,
                row.last_number,
                last_hash,
            );
        }
        let entries = entry::Entity::in_tenant(self.0.scope()).count(&self.0.conn).await?;
        let lines = line::Entity::in_tenant(self.0.scope()).count(&self.0.conn).await?;
        proof.nothing_left_over(entries, lines, seen);
        Ok(proof.finish())
    }

    async fn feed_holds(&self, proof: &mut Proof) -> Result<(), DbError> {
        let mut after = Uuid::nil();
        loop {
            let page = hold::Entity::in_tenant(self.0.scope())
                .filter(hold::Column::Id.gt(after))
                .order_by_asc(hold::Column::Id)
                .limit(PAGE);
            let page = page.all(&self.0.conn).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = last.id;
            for row in page {
                proof.hold(&rows::read_hold(row)?);
            }
        }
    }

    /// Returns the number of lines.
    async fn feed_entries(&self, proof: &mut Proof, agency: AgencyId) -> Result<u64, DbError> {
        let mut after = 0;
        let mut lines = 0;
        loop {
            let page = self.entries_after(agency, after).await?;
            let Some(last) = page.last() else { return Ok(lines) };
            after = last.number;
            for posted in &page {
                lines += posted.entry.lines.len() as u64;
                proof.entry(posted);
            }
        }
    }

    async fn entries_after(&self, agency: AgencyId, number: i64) -> Result<Vec<PostedEntry>, DbError> {
        let entries = entry::Entity::in_tenant(self.0.scope())
            .filter(entry::Column::AgencyId.eq(agency.0))
            .filter(entry::Column::Number.gt(number))
            .order_by_asc(entry::Column::Number)
            .limit(PAGE);
        let entries = entries.all(&self.0.conn).await?;
        let lines = line::Entity::in_tenant(self.0.scope())
            .filter(line::Column::EntryId.is_in(entries.iter().map(|row| row.id)))
            .order_by_asc(line::Column::Line);
        let mut by_entry: HashMap<Uuid, Vec<line::Model>> = HashMap::new();
        for row in lines.all(&self.0.conn).await? {
            by_entry.entry(row.entry_id).or_default().push(row);
        }
        let read = |row: entry::Model| {
            let lines = by_entry.remove(&row.id).unwrap_or_default();
            rows::read_entry(row, lines)
        };
        entries.into_iter().map(read).collect()
    }
}
