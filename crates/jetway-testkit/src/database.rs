//! A new database for one test: a copy of one that is migrated once for each process and engine.

use std::sync::OnceLock;

use jetway_db::{Database, TenantScope};
use jetway_domain::ids::TenantId;
use jetway_postgres::Cluster;
use tempfile::TempDir;
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;

use crate::files::Files;

const FILE: &str = "jetway.db";

/// A migrated, empty database for one test.
#[derive(Debug)]
pub struct TestDatabase {
    /// The open database.
    pub db: Database,
    url: String,
    /// Deletes the file of a SQLite database when the test ends.
    _directory: Option<TempDir>,
}

impl TestDatabase {
    /// A SQLite file in a temporary directory.
    ///
    /// # Panics
    /// When it cannot be created.
    pub async fn sqlite() -> Self {
        static MIGRATED: OnceCell<Files> = OnceCell::const_new();
        let migrated = MIGRATED.get_or_init(async || {
            let directory = directory();
            migrate(&sqlite_url(&directory)).await;
            Files::read(directory.path())
        });
        let directory = directory();
        migrated.await.write(directory.path());
        let url = sqlite_url(&directory);
        Self {
            db: Database::open(&url).await.expect("a SQLite database"),
            url,
            _directory: Some(directory),
        }
    }

    /// A database in this process's PostgreSQL cluster, with a role that row-level security applies to. `None` only
    /// when `JETWAY_TEST_POSTGRES=off`, which is printed.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    pub async fn postgres() -> Option<Self> {
        static MIGRATED: OnceCell<String> = OnceCell::const_new();
        let cluster = spawn_blocking(postgres).await.expect("the task")?;
        let migrated = MIGRATED.get_or_init(async || {
            let url = spawn_blocking(move || cluster.create_database().expect("a PostgreSQL database"));
            let url = url.await.expect("the task");
            migrate(&url).await;
            url
        });
        let migrated = migrated.await;
        let url = spawn_blocking(move || cluster.copy_database(migrated).expect("a PostgreSQL database"));
        let url = url.await.expect("the task");
        Some(Self {
            db: Database::open(&url).await.expect("a connection to PostgreSQL"),
            url,
            _directory: None,
        })
    }

    /// Its address, for [`Database::open`].
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The scope of a tenant, by slug.
    ///
    /// # Panics
    /// When the text is not a valid slug.
    #[must_use]
    pub fn scope(&self, slug: &str) -> TenantScope {
        TenantScope::proven(TenantId::parse(slug).expect("a tenant slug"))
    }
}

/// This process's PostgreSQL cluster, whose databases are bound by row-level security. `None` only when
/// `JETWAY_TEST_POSTGRES=off`, which is then said.
///
/// # Panics
/// When PostgreSQL is not installed or does not start.
#[must_use]
pub fn postgres() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    if postgres_is_off() {
        println!("skipped on PostgreSQL: JETWAY_TEST_POSTGRES=off");
        return None;
    }
    Some(CLUSTER.get_or_init(|| Cluster::start().unwrap_or_else(|error| panic!("{error:#}"))))
}

#[expect(clippy::disallowed_methods, reason = "the one switch of the test databases")]
fn postgres_is_off() -> bool {
    std::env::var("JETWAY_TEST_POSTGRES").is_ok_and(|value| value == "off")
}

/// Bring an empty database's schema up to date and leave no connection open.
async fn migrate(url: &str) {
    let database = Database::open(url).await.expect("an empty database");
    database.close().await.expect("closed connections");
}

fn directory() -> TempDir {
    TempDir::with_prefix("jetway-test-").expect("a temporary directory")
}

fn sqlite_url(directory: &TempDir) -> String {
    format!("sqlite://{}", directory.path().join(FILE).display())
}
