//! Quotes of umrah journeys.

use jetway_domain::ids::{AgencyId, UmrahQuoteId, UserId};
use jetway_domain::lot::umrah::UmrahQuote;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::prices::umrah_quote::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// Greatest offset of a page.
const LAST_OFFSET: u64 = 1_000_000;

/// The umrah quotes of a tenant.
#[derive(Debug)]
pub struct UmrahQuotes<'t>(&'t Tx);

impl Tx {
    /// Quotes of umrah journeys.
    #[must_use]
    pub const fn umrah_quotes(&self) -> UmrahQuotes<'_> {
        UmrahQuotes(self)
    }
}

impl UmrahQuotes<'_> {
    /// Insert a quote.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, quote: &UmrahQuote) -> Result<(), DbError> {
        Entity::insert_row(self.0, row_of(self.0, quote)?).await
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `quote.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save(&self, quote: &mut UmrahQuote) -> Result<bool, DbError> {
        let mut row = row_of(self.0, quote)?;
        row.version += 1;
        let saved = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(quote.id.0))
            .filter(Column::Version.eq(i64::from(quote.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let is_saved = saved.rows_affected == 1;
        if is_saved {
            quote.version += 1;
        }
        Ok(is_saved)
    }

    /// The quote of an agency with this number.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn own(&self, agency: AgencyId, reference: &str) -> Result<Option<UmrahQuote>, DbError> {
        let found = Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Reference.eq(reference));
        found.one(&self.0.conn).await?.map(quote_of).transpose()
    }

    /// A page of an agency's quotes, newest first, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(&self, agency: AgencyId, page: u64, page_size: u64) -> Result<(Vec<UmrahQuote>, u64), DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(Column::AgencyId.eq(agency.0));
        let total = found.clone().count(&self.0.conn).await?;
        let rows = found
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .offset(Ord::min(page.saturating_sub(1).saturating_mul(page_size), LAST_OFFSET))
            .limit(page_size);
        let rows = rows.all(&self.0.conn).await?;
        Ok((rows.into_iter().map(quote_of).collect::<Result<_, _>>()?, total))
    }
}

fn row_of(tx: &Tx, quote: &UmrahQuote) -> Result<Model, DbError> {
    Ok(Model {
        tenant: tx.tenant(),
        id: quote.id.0,
        version: i64::from(quote.version),
        agency_id: quote.agency.0,
        reference: quote.reference.clone(),
        created_by: quote.created_by.0,
        created_at: quote.created_at,
        ends_at: quote.details.offer.ends_at,
        details: to_json(&quote.details, "umrah_quotes.details")?,
    })
}

fn quote_of(row: Model) -> Result<UmrahQuote, DbError> {
    Ok(UmrahQuote {
        id: UmrahQuoteId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("umrah_quotes.version"))?,
        agency: AgencyId(row.agency_id),
        reference: row.reference,
        created_by: UserId(row.created_by),
        created_at: row.created_at,
        details: from_json(row.details, "umrah_quotes.details")?,
    })
}
