//! Find an agency's orders by a text.

use jetway_db::DbError;
use jetway_db::repo::orders::{OrderFilter, OrderSort, SortField};
use jetway_domain::ids::OrderKind;

use crate::context::Caller;
use crate::order::Orders;
use crate::order::product::{AnyOrder, StoredOrder};

impl Orders {
    /// The agency's newest orders of some products that hold a text, at most `most`, and the number of all of them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(
        &self,
        caller: &Caller,
        text: &str,
        kinds: &[OrderKind],
        most: u64,
    ) -> Result<(Vec<AnyOrder>, u64), DbError> {
        let filter = OrderFilter {
            kinds: kinds.to_vec(),
            search: Some(text.to_owned()),
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
