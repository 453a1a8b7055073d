//! A PostgreSQL cluster for tests and benchmarks, on a Unix socket in a temporary directory, removed when the process
//! that started it ends.
//!
//! The server is the child of a shell that waits for its standard input to close. The starting process holds the other
//! end, so however it ends (return, panic or kill), the shell stops the server and removes the directory.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};

const INSTALL: &str = "PostgreSQL is not installed; run: apt-get install -y postgresql \
     (or set JETWAY_TEST_POSTGRES=off to leave these tests out)";

const STARTS_WITHIN: Duration = Duration::from_secs(60);

/// Durability is switched off: test databases need not survive.
const SERVER: &str = r#"
trap '' INT TERM
$AS "$BIN/postgres" -D "$DIR/data" -k "$DIR" -c listen_addresses= -c fsync=off -c synchronous_commit=off \
    -c full_page_writes=off -c max_connections=300 -c shared_buffers=64MB >"$DIR/log" 2>&1 &
read -r _
kill -QUIT $!
wait $!
rm -rf "$DIR"
"#;

/// The role tests connect as: owner of its databases, neither superuser nor exempt from row-level security.
const ROLE: &str = "jetway_test";

/// A running server.
#[derive(Debug)]
pub struct Cluster {
    bin: PathBuf,
    directory: PathBuf,
    databases: AtomicU32,
    _shell: Child,
}

impl Cluster {
    /// Starts one and waits until it accepts connections.
    ///
    /// # Errors
    /// When PostgreSQL is not installed, or does not start within a minute; then with the end of its log.
    pub fn start() -> anyhow::Result<Self> {
        let bin = binaries().context(INSTALL)?;
        let directory = tempfile::Builder::new().prefix("jetway-pg-").tempdir()?.keep();
        let owner = Owner::of_the_server(&directory)?;
        let initdb = owner
            .command(&bin.join("initdb"))
            .args([
                "--username=postgres",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "--pgdata",
            ])
            .arg(directory.join("data"))
            .output()?;
        ensure!(
            initdb.status.success(),
            "initdb: {}",
            String::from_utf8_lossy(&initdb.stderr)
        );
        let shell = Command::new("sh")
            .args(["-c", SERVER])
            .env("AS", owner.prefix.join(" "))
            .env("BIN", &bin)
            .env("DIR", &directory)
            .stdin(Stdio::piped())
            .spawn()?;
        let cluster = Self {
            bin,
            directory,
            databases: AtomicU32::new(0),
            _shell: shell,
        };
        cluster.wait_until_ready()?;
        cluster.sql(&format!("create role {ROLE} login nosuperuser nobypassrls"))?;
        Ok(cluster)
    }

    fn wait_until_ready(&self) -> anyhow::Result<()> {
        let deadline = Instant::now() + STARTS_WITHIN;
        while self.sql("select 1").is_err() {
            if Instant::now() > deadline {
                let log = std::fs::read_to_string(self.directory.join("log")).unwrap_or_default();
                bail!("PostgreSQL did not start:\n{log}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Create an empty database and return its address. Its owner is bound by row-level security.
    ///
    /// # Errors
    /// When the server refuses.
    pub fn create_database(&self) -> anyhow::Result<String> {
        self.create("template1")
    }

    /// Copy a database of this cluster and return the copy's address. Several copies may be made at the same time.
    ///
    /// # Errors
    /// When the address is not of this cluster, or a connection to the original stays open for five seconds.
    pub fn copy_database(&self, original: &str) -> anyhow::Result<String> {
        let (start, end) = self.around_the_name();
        let name = original.strip_prefix(&start).and_then(|rest| rest.strip_suffix(&end));
        self.create(name.with_context(|| format!("{original} is not a database of this cluster"))?)
    }

    fn create(&self, template: &str) -> anyhow::Result<String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql(&format!("create database {name} template {template} owner {ROLE}"))?;
        let (start, end) = self.around_the_name();
        Ok(start + &name + &end)
    }

    /// The parts of an address before and after the database's name.
    fn around_the_name(&self) -> (String, String) {
        let socket = self.directory.display().to_string().replace('/', "%2F");
        (format!("postgres://{ROLE}@localhost/"), format!("?host={socket}"))
    }

    fn sql(&self, sql: &str) -> anyhow::Result<()> {
        let psql = Command::new(self.bin.join("psql"))
            .args([
                "--no-psqlrc",
                "--quiet",
                "--username=postgres",
                "--dbname=postgres",
                "--command",
                sql,
                "--host",
            ])
            .arg(&self.directory)
            .output()?;
        ensure!(
            psql.status.success(),
            "{sql}: {}",
            String::from_utf8_lossy(&psql.stderr)
        );
        Ok(())
    }
}

/// PostgreSQL refuses to run as root; as root, the server runs as its own user.
struct Owner {
    prefix: Vec<String>,
}

impl Owner {
    fn of_the_server(directory: &Path) -> anyhow::Result<Self> {
        let root = Command::new("id").arg("-u").output()?.stdout == b"0\n";
        if !root {
            return Ok(Self { prefix: Vec::new() });
        }
        let given = Command::new("chown").arg("postgres").arg(directory).status()?;
        ensure!(given.success(), "no user `postgres` to run the server as");
        let prefix = [
            "setpriv",
            "--reuid=postgres",
            "--regid=postgres",
            "--clear-groups",
            "--",
        ];
        Ok(Self {
            prefix: prefix.map(str::to_owned).to_vec(),
        })
    }

    fn command(&self, program: &Path) -> Command {
        match self.prefix.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
            None => Command::new(program),
        }
    }
}

/// The newest version under Debian's directory, or the one on the path.
fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|entry| {
            Some((
                entry.file_name().to_str()?.parse::<u32>().ok()?,
                entry.path().join("bin"),
            ))
        })
        .filter(|(_, bin)| bin.join("initdb").exists())
        .max_by_key(|(version, _)| *version);
    if let Some((_, bin)) = newest {
        return Some(bin);
    }
    let found = Command::new("sh").args(["-c", "command -v initdb"]).output().ok()?;
    let path = PathBuf::from(String::from_utf8(found.stdout).ok()?.trim());
    path.parent()
        .filter(|bin| bin.join("initdb").exists())
        .map(Path::to_path_buf)
}
