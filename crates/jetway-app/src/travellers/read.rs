//! Reads travellers.

use jetway_db::repo::travellers::TravellerFilter;
use jetway_domain::ids::SavedTravellerId;

use super::{Kept, LARGEST_PAGE, TravellerError, Travellers};
use crate::context::Caller;

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TravellersQuery {
    /// Part of a name, an e-mail address or a phone number.
    pub search: Option<String>,
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// A page of travellers, by surname.
#[derive(Debug, Clone)]
pub struct TravellerPage {
    /// The travellers of the page.
    pub travellers: Vec<Kept>,
    /// Travellers on all pages.
    pub total: u64,
}

impl Travellers {
    /// A page of the agency's travellers.
    ///
    /// # Errors
    /// When the database fails or passport data cannot be decrypted.
    pub async fn page(&self, caller: &Caller, query: &TravellersQuery) -> Result<TravellerPage, TravellerError> {
        let filter = TravellerFilter {
            words: words(query.search.as_deref().unwrap_or_default()),
        };
        let tx = self.services.read(&caller.tenant).await?;
        let size = query.page_size.clamp(1, LARGEST_PAGE);
        let (records, total) = tx.travellers().page(caller.agency, &filter, query.page, size).await?;
        drop(tx);
        Ok(TravellerPage {
            travellers: self.open_all(caller, records)?,
            total,
        })
    }

    /// All travellers of the agency, by surname.
    ///
    /// # Errors
    /// When the database fails or passport data cannot be decrypted.
    pub async fn all(&self, caller: &Caller) -> Result<Vec<Kept>, TravellerError> {
        let tx = self.services.read(&caller.tenant).await?;
        let records = tx.travellers().all(caller.agency).await?;
        drop(tx);
        self.open_all(caller, records)
    }

    /// One traveller of the agency.
    ///
    /// # Errors
    /// When the agency has no such traveller.
    pub async fn get(&self, caller: &Caller, id: SavedTravellerId) -> Result<Kept, TravellerError> {
        let tx = self.services.read(&caller.tenant).await?;
        let record = tx.travellers().get(caller.agency, id).await?;
        drop(tx);
        Ok(self.open(&caller.tenant, record.ok_or(TravellerError::NotFound)?)?)
    }

    fn open_all(
        &self,
        caller: &Caller,
        records: Vec<jetway_db::repo::travellers::TravellerRecord>,
    ) -> Result<Vec<Kept>, TravellerError> {
        let open = |record| self.open(&caller.tenant, record);
        Ok(records.into_iter().map(open).collect::<Result<_, _>>()?)
    }
}

/// Search words, all of which must match, in any order and letter case.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().take(5).map(str::to_lowercase).collect()
}
