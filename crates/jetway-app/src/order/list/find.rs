//! Find an agency's orders by a text.

use jetway_db::DbError;
use jetway_db::repo::orders::{Among, OrderFilter, OrderSort, SortField};
use jetway_domain::ids::OrderKind;

use crate::context::Caller;
use crate::order::Orders;
use crate::order::product::{AnyOrder, StoredOrder};

impl Orders {
    /// The agency's newest orders of some products that contain a text, at most `most`, and the total number. `without`
    /// leaves out what the caller may not open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(
        &self,
        caller: &Caller,
        text: &str,
        (kinds, without): (&[OrderKind], Option<Among>),
        most: u64,
    ) -> Result<(Vec<AnyOrder>, u64), DbError> {
        let filter = OrderFilter {
            kinds: kinds.to_vec(),
            search: Some(text.to_owned()),
            without,
            ..OrderFilter::default()
        };
        let newest = OrderSort {
            by: SortField::Created,
            descending: true,
        };
        let tx = self.services.read(&caller.tenant).await?;
        let page = tx.orders().list(caller.agency, &filter, newest, 1, most).await?;
        Ok((AnyOrder::load(&tx, &page.orders).await?, page.total))
    }
}
