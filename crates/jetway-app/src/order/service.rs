//! The service behind every page that shows orders, whatever their product.

use std::sync::Arc;

use super::product::Product;
use super::store::OrderStore;
use crate::context::Services;

/// Lists, history, notes, requests for approval and decisions of operators.
#[derive(Clone)]
pub struct Orders {
    pub(crate) services: Arc<Services>,
    pub(crate) store: Arc<OrderStore>,
    pub(crate) product: Arc<dyn Product>,
}

impl Orders {
    /// The orders of a store, which are orders of this product.
    #[must_use]
    pub fn new(store: Arc<OrderStore>, product: Arc<dyn Product>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
            product,
        }
    }
}
