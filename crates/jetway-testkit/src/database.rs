//! A new database for one test.

use std::sync::OnceLock;

use jetway_db::{Database, TenantScope};
use jetway_domain::ids::TenantId;
use jetway_postgres::Cluster;
use tempfile::TempDir;

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
        let directory = TempDir::with_prefix("jetway-test-").expect("a temporary directory");
        let url = format!("sqlite://{}", directory.path().join("jetway.db").display());
        let db = Database::open(&url).await.expect("a SQLite database");
        Self {
            db,
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
        let cluster = tokio::task::spawn_blocking(postgres).await.expect("the task")?;
        let url = tokio::task::spawn_blocking(move || cluster.create_database().expect("a PostgreSQL database"));
        let url = url.await.expect("the task");
        let db = Database::open(&url).await.expect("a connection to PostgreSQL");
        Some(Self {
            db,
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
