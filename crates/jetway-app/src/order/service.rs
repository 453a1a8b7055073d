//! The service behind every page that shows orders, for all products.

use std::sync::Arc;

use super::store::OrderStore;
use crate::context::Services;

/// Lists, history, notes, requests for approval and decisions of operators.
#[derive(Clone)]
pub struct Orders {
    pub(crate) services: Arc<Services>,
    pub(crate) store: Arc<OrderStore>,
}

impl Orders {
    /// The orders of a store.
    #[must_use]
    pub fn new(store: Arc<OrderStore>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
        }
    }
}
