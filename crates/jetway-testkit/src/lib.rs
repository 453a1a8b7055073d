//! Test databases, ports, clocks and builders. A dev-dependency only.
//!
//! A repository test is written once and runs on both engines:
//!
//! ```ignore
//! jetway_testkit::on_both_engines! {
//!     async fn a_banner_is_read_back(test: TestDatabase) { … }
//! }
//! ```

mod database;
mod files;
mod ids;
pub mod people;
mod ports;
mod redis;
pub mod wait;

pub use database::{TestDatabase, postgres};
pub use files::Files;
pub use ids::SeededIds;
pub use jetway_domain::clock::ManualClock;
pub use jetway_postgres::Cluster;
pub use ports::Port;
pub use redis::Redis;

use chrono::{DateTime, Utc};

/// The time every test starts at: 2026-11-21 06:00 UTC, 10:00 in Dubai.
#[must_use]
pub fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_240_800, 0).unwrap_or_default()
}

/// Runs a future to completion on a runtime with two workers.
///
/// # Panics
/// When the runtime cannot be created.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.expect("a runtime").block_on(future)
}

/// A direct connection to a database, which bypasses the application.
#[derive(Debug)]
pub struct Intruder {
    runtime: tokio::runtime::Runtime,
    database: jetway_db::Database,
}

impl Intruder {
    /// Opens a database that a backend may be using.
    ///
    /// # Panics
    /// When it cannot be opened.
    #[must_use]
    pub fn open(url: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        let runtime = runtime.expect("a runtime");
        let database = runtime.block_on(jetway_db::Database::open(url)).expect("a database");
        Self { runtime, database }
    }

    /// Runs a statement.
    ///
    /// # Panics
    /// When the database refuses it.
    pub fn run(&self, sql: &str) {
        self.runtime
            .block_on(self.database.run_as_intruder(sql))
            .expect("the change");
    }
}

/// Runs a single statement, bypassing the application.
///
/// # Panics
/// When the database cannot be opened or refuses the SQL.
pub fn tamper(url: &str, sql: &str) {
    let intruder = Intruder::open(url);
    intruder.run(sql);
    intruder.runtime.block_on(intruder.database.close()).expect("closed");
}

/// Declares tests that run once on SQLite and once on PostgreSQL, each on a database of its own.
#[macro_export]
macro_rules! on_both_engines {
    ($($(#[$meta:meta])* async fn $name:ident($test:ident: TestDatabase) $body:block)*) => {
        $($(#[$meta])*
        #[cfg(test)]
        mod $name {
            use super::*;

            async fn check($test: $crate::TestDatabase) $body

            #[test]
            fn sqlite() {
                $crate::block_on(async { check($crate::TestDatabase::sqlite().await).await });
            }

            #[test]
            fn postgres() {
                $crate::block_on(async {
                    if let Some(test) = $crate::TestDatabase::postgres().await {
                        check(test).await;
                    }
                });
            }
        })*
    };
}
