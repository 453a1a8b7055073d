//! The running portal: backend and gateway under one supervisor, started, watched and stopped together.

pub mod sslcommerz;

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use jetway_postgres::Cluster;

use crate::build::{self, BuildArgs};
use crate::ports::Ports;
use crate::repo;

const START_WITHIN: Duration = Duration::from_secs(60);
const STOP_WITHIN: Duration = Duration::from_secs(10);

/// Options of `cargo xtask run`.
#[derive(Args)]
pub struct RunArgs {
    /// Database, secrets and the sandbox world's journal.
    #[arg(long, default_value = "var")]
    state: PathBuf,
    /// Published modules.
    #[arg(long, default_value = "releases")]
    releases: PathBuf,
    /// An empty database to use instead of SQLite below the state folder: `postgres://user@host/name`.
    #[arg(long)]
    database: Option<String>,
    /// A temporary PostgreSQL server instead, removed when the portal stops.
    #[arg(long, conflicts_with = "database")]
    postgres: bool,
    /// Tenant folders.
    #[arg(long, default_value = "tenants")]
    tenants: PathBuf,
    /// Percentage of a real supplier's response time in the sandbox; 0 answers at once.
    #[arg(long, default_value_t = 35)]
    latency_percent: u32,
    /// Start without building.
    #[arg(long)]
    no_build: bool,
    /// Use free ports instead of 4020, 8080, 8081, 8082 and 8090.
    #[arg(long)]
    free_ports: bool,
}

/// Build and start the portal, print its addresses, and wait for Ctrl-C or the end of a process.
///
/// # Errors
/// When a build fails, a port is in use, or a process does not become ready.
pub fn run(args: &RunArgs) -> Result<()> {
    if !args.no_build {
        build::build(&BuildArgs {
            releases: args.releases.clone(),
        })?;
        // With `--workspace`, since `--package` chooses other features of dependencies and compiles them once more.
        repo::run(
            "cargo",
            &["build", "--quiet", "--workspace", "--bin", sslcommerz::BINARY],
        )?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || flag.store(true, Ordering::SeqCst)).context("cannot listen for Ctrl-C")?;

    let ports = if args.free_ports {
        Ports::free()?
    } else {
        Ports::DEFAULT
    };
    let cluster = args.postgres.then(Cluster::start).transpose()?;
    let own = cluster.as_ref().map(Cluster::create_database).transpose()?;
    let mut stack = Stack::start(&StackPlan {
        ports,
        state: repo::root().join(&args.state),
        releases: repo::root().join(&args.releases),
        tenants: repo::root().join(&args.tenants),
        database: own.or_else(|| args.database.clone()),
        latency_percent: args.latency_percent,
        sslcommerz: sslcommerz::is_wanted(),
        more: Vec::new(),
    })?;
    println!("{}", welcome(ports, &stack.state));
    while !stop.load(Ordering::SeqCst) {
        if let Some(ended) = stack.ended()? {
            bail!(
                "{ended} ended by itself; its log is in {}",
                stack.state.join("log").display()
            );
        }
        thread::sleep(Duration::from_millis(200));
    }
    println!("jetway: stopping");
    stack.stop();
    Ok(())
}

/// Ports, folders and settings of a stack.
pub struct StackPlan {
    /// Listeners.
    pub ports: Ports,
    /// Database, secrets, journal, logs.
    pub state: PathBuf,
    /// Published modules.
    pub releases: PathBuf,
    /// Tenant folders.
    pub tenants: PathBuf,
    /// The database's address; `None` is SQLite below `state`.
    pub database: Option<String>,
    /// Percentage of a real supplier's response time; 0 answers at once.
    pub latency_percent: u32,
    /// Whether to start a simulator of SSLCommerz, at which every tenant has an account.
    pub sslcommerz: bool,
    /// Additional settings, as environment variables.
    pub more: Vec<(&'static str, &'static str)>,
}

/// A running backend and gateway; stopped when dropped.
pub struct Stack {
    children: Vec<(&'static str, Child)>,
    state: PathBuf,
}

impl Stack {
    /// Seed the database, start both processes, and wait until they are ready.
    ///
    /// # Errors
    /// When a process cannot start or is not ready within a minute; the message names its log.
    pub fn start(plan: &StackPlan) -> Result<Self> {
        let Ports {
            gateway,
            gateway_admin,
            backend,
            backend_admin,
            sslcommerz,
        } = plan.ports;
        // Another stack's simulator would take this one's payments.
        let simulator = plan.sslcommerz.then_some(sslcommerz);
        for port in [gateway, gateway_admin, backend, backend_admin]
            .into_iter()
            .chain(simulator)
        {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                bail!("port {port} is taken. Stop what listens there, or use `cargo xtask run --free-ports`.");
            }
        }
        fs::create_dir_all(plan.state.join("log"))?;
        secrets(&plan.state)?;
        if let Some(port) = simulator {
            sslcommerz::open_accounts(&plan.state, &plan.tenants, port)?;
        }
        seed(plan)?;
        let mut stack = Self {
            children: Vec::new(),
            state: plan.state.clone(),
        };
        if let Some(port) = simulator {
            let address = format!("127.0.0.1:{port}");
            stack.spawn("sslcommerz", sslcommerz::BINARY, &["--listen", &address], plan)?;
        }
        stack.spawn("backend", "jetway-api", &["serve"], plan)?;
        stack.spawn("gateway", "jetway-gateway", &[], plan)?;
        stack.await_ready("backend", backend_admin)?;
        stack.await_ready("gateway", gateway_admin)?;
        let node = format!("http://127.0.0.1:{gateway_admin}");
        stack.spawn("watch", "jetway", &["release", "watch", "--node", &node], plan)?;
        Ok(stack)
    }

    /// The process that has ended, if any.
    ///
    /// # Errors
    /// When the state of a process cannot be read.
    pub fn ended(&mut self) -> Result<Option<&'static str>> {
        for (name, child) in &mut self.children {
            if child.try_wait()?.is_some() {
                return Ok(Some(name));
            }
        }
        Ok(None)
    }

    /// Ask both processes to stop, the gateway first; kill those that do not.
    pub fn stop(&mut self) {
        for (_, child) in self.children.iter_mut().rev() {
            let _ = Command::new("kill")
                .args(["-TERM", &child.id().to_string()])
                .stderr(Stdio::null())
                .status();
            let deadline = Instant::now() + STOP_WITHIN;
            while Instant::now() < deadline {
                if matches!(child.try_wait(), Ok(Some(_)) | Err(_)) {
                    break;
                }
                thread::sleep(Duration::from_millis(50));
            }
            let _ = child.kill();
            let _ = child.wait();
        }
        self.children.clear();
    }

    fn spawn(&mut self, name: &'static str, binary: &str, args: &[&str], plan: &StackPlan) -> Result<()> {
        let log = fs::File::create(self.state.join("log").join(format!("{name}.log")))?;
        let child = Command::new(repo::binary(binary))
            .args(args)
            .envs(environment(plan))
            .current_dir(repo::root())
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {binary}"))?;
        self.children.push((name, child));
        Ok(())
    }

    fn await_ready(&mut self, name: &'static str, admin_port: u16) -> Result<()> {
        let deadline = Instant::now() + START_WITHIN;
        while Instant::now() < deadline {
            if is_ready(admin_port) {
                return Ok(());
            }
            if self.ended()? == Some(name) {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = self.state.join("log").join(format!("{name}.log"));
        let tail: Vec<String> = fs::read_to_string(&log)
            .unwrap_or_default()
            .lines()
            .rev()
            .take(8)
            .map(str::to_owned)
            .collect();
        let tail: Vec<String> = tail.into_iter().rev().collect();
        bail!(
            "the {name} did not get ready. The end of {}:\n{}",
            log.display(),
            tail.join("\n")
        );
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        self.stop();
    }
}

fn environment(plan: &StackPlan) -> Vec<(&'static str, String)> {
    let loopback = |port: u16| format!("127.0.0.1:{port}");
    let path = |path: PathBuf| path.display().to_string();
    let sqlite = || format!("sqlite://{}?mode=rwc", path(plan.state.join("jetway.db")));
    let mut all = vec![
        ("JETWAY_EDGE_KEY_FILE", path(plan.state.join("secrets/edge.key"))),
        ("JETWAY_TOKEN_KEY_FILE", path(plan.state.join("secrets/token.key"))),
        (
            "JETWAY_OVERRIDE_KEY_FILE",
            path(plan.state.join("secrets/override.key")),
        ),
        ("JETWAY_DATA_KEY_FILE", path(plan.state.join("secrets/data.key"))),
        ("JETWAY_TENANTS_DIR", path(plan.tenants.clone())),
        ("JETWAY_TENANT_CACHE_DIR", path(plan.state.join("tenant-copies"))),
        ("JETWAY_RELEASES_DIR", path(plan.releases.clone())),
        ("JETWAY_DOMAINS_DIR", path(plan.state.join("domains"))),
        ("JETWAY_DATABASE_URL", plan.database.clone().unwrap_or_else(sqlite)),
        ("JETWAY_WORLD_JOURNAL", path(plan.state.join("world.jsonl"))),
        ("JETWAY_WORLD_LATENCY_PERCENT", plan.latency_percent.to_string()),
        // A developer's browser and the browser tests send more requests than a real portal allows one client.
        ("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.0/8,::1".to_owned()),
        ("JETWAY_GATEWAY_LISTEN", format!("0.0.0.0:{}", plan.ports.gateway)),
        ("JETWAY_GATEWAY_ADMIN_LISTEN", loopback(plan.ports.gateway_admin)),
        ("JETWAY_GATEWAY_UPSTREAM", loopback(plan.ports.backend)),
        ("JETWAY_GATEWAY_OPERATIONS_HOST", "operations.localhost".to_owned()),
        ("JETWAY_BACKEND_LISTEN", loopback(plan.ports.backend)),
        (
            "JETWAY_BACKEND_PORTAL_ADDRESS",
            format!("http://{{host}}:{}/", plan.ports.gateway),
        ),
        ("JETWAY_BACKEND_ADMIN_LISTEN", loopback(plan.ports.backend_admin)),
    ];
    if plan.sslcommerz {
        all.push(("JETWAY_PAYMENT_ACCOUNTS_DIR", path(sslcommerz::accounts(&plan.state))));
    }
    if let Some(folder) = build::console() {
        all.push(("JETWAY_GATEWAY_OPERATIONS_CONSOLE", path(folder)));
    }
    all.extend(plan.more.iter().map(|(name, value)| (*name, (*value).to_owned())));
    all
}

fn seed(plan: &StackPlan) -> Result<()> {
    let output = Command::new(repo::binary("jetway-api"))
        .args(["seed", "--demo"])
        .envs(environment(plan))
        .current_dir(repo::root())
        .output()
        .context("cannot start jetway-api")?;
    if !output.status.success() {
        bail!(
            "the store could not be seeded:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(())
}

/// Keys shared by gateway and backend, and by gateway and operator, generated once per state folder.
fn secrets(state: &Path) -> Result<()> {
    let folder = state.join("secrets");
    fs::create_dir_all(&folder)?;
    for name in ["edge.key", "token.key", "override.key", "data.key"] {
        let file = folder.join(name);
        if !file.exists() {
            let mut key = [0_u8; 32];
            fs::File::open("/dev/urandom")?.read_exact(&mut key)?;
            let hex: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
            fs::write(&file, hex)?;
        }
    }
    Ok(())
}

fn is_ready(port: u16) -> bool {
    let request = "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let Ok(mut stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) else {
        return false;
    };
    let mut answer = [0_u8; 16];
    stream.set_read_timeout(Some(Duration::from_secs(2))).is_ok()
        && stream.write_all(request.as_bytes()).is_ok()
        && stream.read(&mut answer).is_ok()
        && answer.starts_with(b"HTTP/1.1 200")
}

fn welcome(ports: Ports, state: &Path) -> String {
    let Ports {
        gateway,
        gateway_admin,
        backend_admin,
        ..
    } = ports;
    format!(
        "
Jetway is ready.

  Jetway Trade (BDT, Dhaka)    http://localhost:{gateway}              agent@skyline.test / Dhaka-Sky-2026
  Falcon (AED, Dubai)          http://falcon.localhost:{gateway}       agent@desertrose.test / Dubai-Rose-2026
  Qamar (OMR, Arabic)          http://qamar.localhost:{gateway}        agent@jabal.test / Muscat-Jabal-2026
  Monsoon (MYR, Kuala Lumpur)  http://monsoon.localhost:{gateway}      agent@rainforest.test / Kuala-Rain-2026
  Northlight (GBP, London)     http://northlight.localhost:{gateway}   agent@harbourhill.test / London-Hill-2026

  Operators' console           http://operations.localhost:{gateway}   sara@house.test / Console-Sara-2026
                                                                 tariq@house.test / Console-Tariq-2026
                               their one-time codes: make code

  A new browser is asked for a code once: outgoing e-mail and SMS are at http://localhost:{backend_admin}/dev/outbox
  Metrics: http://localhost:{gateway_admin}/metrics · logs in {}
  Ctrl-C stops everything.
",
        state.join("log").display()
    )
}
