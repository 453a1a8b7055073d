//! Test databases, clocks and builders. A dev-dependency only.
//!
//! A repository test is written once and runs on both engines:
//!
//! ```ignore
//! jetway_testkit::on_both_engines! {
//!     async fn a_banner_is_read_back(test: TestDatabase) { … }
//! }
//! ```

mod database;
mod ids;
pub mod people;

pub use database::TestDatabase;
pub use ids::SeededIds;
pub use jetway_domain::clock::ManualClock;

use chrono::{DateTime, Utc};

/// The moment every test starts at: 2026-11-21 06:00 UTC, ten in the morning in Dubai.
#[must_use]
pub fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_240_800, 0).unwrap_or_default()
}

/// Run a future to its end on a runtime with two workers.
///
/// # Panics
/// When the runtime cannot be made.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.expect("a runtime").block_on(future)
}

/// Change a stored database behind the application's back.
///
/// # Panics
/// When it cannot be opened or refuses the SQL.
pub fn tamper(url: &str, sql: &str) {
    block_on(async {
        let database = jetway_db::Database::open(url).await.expect("a database");
        database.run_as_intruder(sql).await.expect("the change");
        database.close().await.expect("closed");
    });
}

/// Declare tests that run once on SQLite and once on PostgreSQL, each on a database of its own.
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
