//! A backend's files: secrets, database and journal. Outlives its processes.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use jetway_testkit::{Cluster, Files};
use tempfile::TempDir;

pub const EDGE_KEY: [u8; 32] = [7; 32];
const TOKEN_KEY: [u8; 32] = [9; 32];
const DATA_KEY: [u8; 32] = [11; 32];

/// The database of a backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

/// A folder with demo data, in SQLite or PostgreSQL.
pub struct Folder {
    root: TempDir,
    engine: Engine,
    database_url: String,
}

impl Folder {
    pub fn seeded() -> Self {
        Self::seeded_with(&[])
    }

    /// Seeded under other settings.
    pub fn seeded_with(variables: &[(&str, &str)]) -> Self {
        Self::seeded_in(Engine::Sqlite, variables).expect("SQLite is always there")
    }

    /// `None` when the tests exclude PostgreSQL. Under the usual settings the demo data is seeded once for this
    /// process and engine, and copied.
    pub fn seeded_in(engine: Engine, variables: &[(&str, &str)]) -> Option<Self> {
        static ON_SQLITE: OnceLock<Original> = OnceLock::new();
        static ON_POSTGRES: OnceLock<Original> = OnceLock::new();
        let (original, cluster) = match engine {
            Engine::Sqlite => (&ON_SQLITE, None),
            Engine::Postgres => (&ON_POSTGRES, Some(jetway_testkit::postgres()?)),
        };
        if !variables.is_empty() {
            return Some(Self::seed(engine, cluster, variables));
        }
        let original = original.get_or_init(|| Original::of(Self::seed(engine, cluster, &[])));
        Some(original.copy(engine, cluster))
    }

    fn seed(engine: Engine, cluster: Option<&Cluster>, variables: &[(&str, &str)]) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        let database_url = database_url(root.path(), cluster, None);
        for (name, key) in [("edge.key", EDGE_KEY), ("token.key", TOKEN_KEY), ("data.key", DATA_KEY)] {
            let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
            fs::write(root.path().join(name), digits).expect("a key");
        }
        let folder = Self {
            root,
            engine,
            database_url,
        };
        let mut seed = folder.command();
        seed.args(["seed", "--demo"]).envs(variables.iter().copied());
        let seeded = seed.output().expect("jetway-api runs");
        assert!(seeded.status.success(), "{}", String::from_utf8_lossy(&seeded.stderr));
        folder
    }

    pub const fn engine(&self) -> Engine {
        self.engine
    }

    pub fn path(&self) -> &Path {
        self.root.path()
    }

    pub fn database_url(&self) -> String {
        self.database_url.clone()
    }

    /// Runs a command to its end.
    pub fn run(&self, verb: &[&str]) -> Output {
        self.command().args(verb).output().expect("jetway-api runs")
    }

    pub fn serve(&self, api: SocketAddr, admin: SocketAddr) -> Command {
        let log = fs::File::options().create(true).append(true).open(self.log_file());
        let log = log.expect("a log");
        let mut command = self.command();
        command
            .arg("serve")
            .env("JETWAY_BACKEND_LISTEN", api.to_string())
            .env("JETWAY_BACKEND_ADMIN_LISTEN", admin.to_string())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log);
        command
    }

    pub fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    fn log_file(&self) -> std::path::PathBuf {
        self.path().join("log")
    }

    fn command(&self) -> Command {
        let tenants = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants");
        let mut command = Command::new(env!("CARGO_BIN_EXE_jetway-api"));
        command
            .env("JETWAY_DATABASE_URL", self.database_url())
            .env("JETWAY_TENANTS_DIR", tenants)
            .env("JETWAY_EDGE_KEY_FILE", self.path().join("edge.key"))
            .env("JETWAY_TOKEN_KEY_FILE", self.path().join("token.key"))
            .env("JETWAY_DATA_KEY_FILE", self.path().join("data.key"))
            .env("JETWAY_WORLD_JOURNAL", self.path().join("world.jsonl"))
            .env("JETWAY_WORLD_LATENCY_PERCENT", "0")
            .env("JETWAY_BACKEND_SANDBOX__MOOD", "quiet")
            .env("JETWAY_BACKEND_IDENTITY__HASH_MEMORY_KIB", "64")
            .env("JETWAY_BACKEND_REGISTRATION__CAPTCHA_WORK", "200")
            .stdin(Stdio::null());
        command
    }
}

/// A seeded folder that no backend has served, to copy.
struct Original {
    files: Files,
    database_url: String,
}

impl Original {
    fn of(folder: Folder) -> Self {
        Self {
            files: Files::read(folder.path()),
            database_url: folder.database_url,
        }
    }

    fn copy(&self, engine: Engine, cluster: Option<&Cluster>) -> Folder {
        let root = tempfile::tempdir().expect("a folder");
        self.files.write(root.path());
        let database_url = database_url(root.path(), cluster, Some(&self.database_url));
        Folder {
            root,
            engine,
            database_url,
        }
    }
}

/// The URL of a SQLite file in the folder, or of a database in the cluster, empty or copied from the original.
fn database_url(root: &Path, cluster: Option<&Cluster>, original: Option<&str>) -> String {
    let Some(cluster) = cluster else {
        return format!("sqlite://{}?mode=rwc", root.join("jetway.db").display());
    };
    let made = match original {
        Some(original) => cluster.copy_database(original),
        None => cluster.create_database(),
    };
    made.expect("a database")
}
