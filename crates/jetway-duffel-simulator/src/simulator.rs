//! The simulator: a world, one of its suppliers, and what was asked of it.

use std::sync::{Arc, PoisonError, RwLock};

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::AirSupplier;
use jetway_connectors::sandbox::World;
use jetway_domain::clock::Clock;
use jetway_domain::money::CurrencyCode;
use serde_json::Value;
use tokio::sync::Mutex;

use crate::mood::Mood;
use crate::shelf::Shelf;

/// The supplier that is sold, its currency, and the access token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The world's supplier, such as `gds-a`.
    pub supplier: String,
    /// Currency of every amount, as in a real account.
    pub currency: CurrencyCode,
    /// The access token of its callers.
    pub token: String,
}

/// The simulator.
pub struct Simulator {
    world: Arc<World>,
    pub(crate) supplier: Arc<dyn AirSupplier>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: Settings,
    mood: RwLock<Mood>,
    pub(crate) shelf: Mutex<Shelf>,
}

impl Simulator {
    /// A simulator over a world; `None` when the world has no such supplier.
    #[must_use]
    pub fn over(world: &Arc<World>, settings: Settings) -> Option<Arc<Self>> {
        let mut suppliers = world.suppliers().into_iter();
        let supplier = suppliers.find(|supplier| supplier.id().0 == settings.supplier)?;
        let clock = world.clock();
        let shelf = Mutex::new(Shelf::new(clock.now()));
        Some(Arc::new(Self {
            world: Arc::clone(world),
            supplier,
            clock,
            settings,
            mood: RwLock::default(),
            shelf,
        }))
    }

    /// Sets its behaviour from now on.
    pub fn set_mood(&self, mood: Mood) {
        *self.mood.write().unwrap_or_else(PoisonError::into_inner) = mood;
    }

    /// Its current behaviour.
    #[must_use]
    pub fn mood(&self) -> Mood {
        *self.mood.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves the first flight of an order by this many minutes, as a schedule change. Returns whether the order exists.
    #[must_use]
    pub fn move_flight(&self, booking_reference: &str, minutes: i32) -> bool {
        self.world
            .control()
            .reschedule(booking_reference, minutes)
            .unwrap_or(false)
    }

    /// Lists an order created by another client of the account, exactly as given: before all others, whatever the
    /// filter.
    pub async fn add_order(&self, order: Value) {
        self.shelf.lock().await.strangers.push(order);
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }
}
