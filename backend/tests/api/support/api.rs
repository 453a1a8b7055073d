//! A running backend with its public and internal listeners.

use std::net::TcpStream;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_testkit::Port;
use jetway_testkit::wait::{eventually, until_it_serves};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use super::folder::{Engine, Folder};
use super::gateway::Gateway;
use super::people::AUTHENTICATE;
use super::{Answer, Call};

pub struct Api {
    pub folder: Arc<Folder>,
    port: Port,
    admin: Port,
    pub http: Client,
    child: Mutex<Child>,
    /// Calls go through the gateway if there is one.
    pub gateway: Option<Gateway>,
}

impl Api {
    pub fn start() -> Self {
        Self::open(Arc::new(Folder::seeded()), &[])
    }

    /// Serve an existing folder.
    pub fn open(folder: Arc<Folder>, variables: &[(&str, &str)]) -> Self {
        let [port, admin] = [0, 1].map(|_| Port::reserve());
        let http = Client::builder().timeout(Duration::from_secs(60));
        let http = http.redirect(Policy::none()).build();
        let child = served(&folder, &port, &admin, variables);
        Self {
            folder,
            port,
            admin,
            http: http.expect("a client"),
            child: Mutex::new(child),
            gateway: None,
        }
    }

    /// On this engine, behind the real gateway, so that calls arrive as a browser's do. `None` when the tests are set
    /// to skip PostgreSQL.
    pub fn behind_gateway(engine: Engine) -> Option<Self> {
        Self::seeded_behind_gateway(engine, &[])
    }

    /// The same, seeded under other settings.
    pub fn seeded_behind_gateway(engine: Engine, variables: &[(&str, &str)]) -> Option<Self> {
        let folder = Folder::seeded_in(engine, variables)?;
        let mut api = Self::open(Arc::new(folder), &[]);
        api.gateway = Some(Gateway::before(api.port.address(), api.folder.path()));
        Some(api)
    }

    /// A stamped call without a session.
    pub fn get(&self, tenant: &str, target: &str) -> Call<'_> {
        Call::new(self, "GET", tenant, target)
    }

    /// A stamped call without a session.
    pub fn post(&self, tenant: &str, target: &str, body: &Value) -> Call<'_> {
        Call::new(self, "POST", tenant, target).body(body.to_string())
    }

    /// A stamped call to the internal listener for operators and gateways.
    pub fn internal(&self, target: &str) -> Call<'_> {
        self.get("_default", target).internal()
    }

    pub fn internal_url(&self, target: &str) -> String {
        format!("http://{}{target}", self.admin.address())
    }

    pub fn url(&self, target: &str) -> String {
        format!("http://{}{target}", self.port.address())
    }

    /// A raw connection, for bytes that no HTTP client sends.
    pub fn connect(&self) -> TcpStream {
        TcpStream::connect(self.port.address()).expect("a connection")
    }

    pub fn admin_get(&self, path: &str) -> Value {
        let request = self.http.get(self.internal_url(path));
        let request = request.header("accept", "application/json");
        Answer::read(request.send().expect("an answer")).expect("a body").ok()
    }

    /// The value of a Prometheus series without labels.
    pub fn series(&self, name: &str) -> i64 {
        let text = self.http.get(self.internal_url("/metrics")).send();
        let text = text.and_then(reqwest::blocking::Response::text).expect("metrics");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let value = line.unwrap_or_else(|| panic!("no {name}: {text}"));
        value.parse().expect("a whole number")
    }

    pub fn admin_post(&self, path: &str, body: &Value) -> Answer {
        let request = self.http.post(self.internal_url(path));
        let request = request.header("content-type", "application/json");
        let answer = request.body(body.to_string()).send();
        Answer::read(answer.expect("an answer")).expect("a body")
    }

    pub fn now(&self) -> DateTime<Utc> {
        let clock = self.admin_get("/dev/clock");
        let now = clock["now"].as_str().and_then(|text| text.parse().ok());
        now.unwrap_or_else(|| panic!("no time: {clock}"))
    }

    pub fn advance(&self, seconds: i64) {
        self.admin_post("/dev/clock", &json!({ "advanceSeconds": seconds }))
            .ok();
    }

    /// Force an effect on the next such step of a sale.
    pub fn force(&self, step: &str, effect: &Value) {
        let forced = json!({ "step": step, "effect": effect });
        self.admin_post("/dev/world", &forced).ok();
    }

    /// A supplier, or all of them, fails, hangs or works from now on.
    pub fn suppliers(&self, supplier: Option<&str>, conduct: &str) {
        let told = json!({ "supplier": supplier, "conduct": conduct });
        self.admin_post("/dev/world/suppliers", &told).ok();
    }

    /// The airline cancels an unpaid record and releases its seats.
    pub fn drop_record(&self, pnr: &Value) {
        self.admin_post("/dev/world/drop", &json!({ "pnr": pnr })).ok();
    }

    /// An airline moves the first flight of a record.
    pub fn reschedule(&self, pnr: &Value, minutes: i32) {
        let moved = json!({ "pnr": pnr, "minutes": minutes });
        self.admin_post("/dev/world/reschedule", &moved).ok();
    }

    /// The log of its processes.
    pub fn log(&self) -> String {
        let gateway = self.gateway.as_ref().map(Gateway::log).unwrap_or_default();
        self.folder.log() + &gateway
    }

    /// Processor time the backend has taken so far, in ticks of 10 ms.
    pub fn processor_ticks(&self) -> u64 {
        let id = self.child.lock().expect("the child").id();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("a process");
        // After the name, which may contain spaces: state is first, user and system time twelfth and thirteenth.
        let fields = stat.rsplit(") ").next().expect("fields").split(' ');
        fields
            .skip(11)
            .take(2)
            .map(|ticks| ticks.parse::<u64>().expect("ticks"))
            .sum()
    }

    /// Kill the process as a power cut would, and keep its files.
    pub fn kill(&self) -> Arc<Folder> {
        let mut child = self.child.lock().expect("the child");
        child.kill().expect("SIGKILL");
        child.wait().expect("an end");
        Arc::clone(&self.folder)
    }

    /// Wait until the gateway has noticed that the backend is up.
    fn wait_for_gateway(&self) {
        let nobody = || self.post("falcon", AUTHENTICATE, &json!({})).send();
        eventually("the gateway reaches the backend", || nobody().status < 500);
    }

    /// Start again at the same address, and kill the process that long after the start.
    pub fn die_starting(&self, moment: Duration) {
        let mut child = self.child.lock().expect("the child");
        *child = self
            .folder
            .serve(self.port.address(), self.admin.address())
            .spawn()
            .expect("the backend starts");
        thread::sleep(moment);
        child.kill().expect("SIGKILL");
        child.wait().expect("an end");
    }

    /// Serve again at the same address after a [`kill`](Self::kill).
    pub fn revive(&self, variables: &[(&str, &str)]) {
        *self.child.lock().expect("the child") = served(&self.folder, &self.port, &self.admin, variables);
        self.wait_for_gateway();
    }
}

impl Drop for Api {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A process that serves the folder at these ports.
fn served(folder: &Folder, port: &Port, admin: &Port, variables: &[(&str, &str)]) -> Child {
    let mut command = folder.serve(port.address(), admin.address());
    let mut child = command
        .envs(variables.iter().copied())
        .spawn()
        .expect("the backend starts");
    until_it_serves(&mut child, admin.address(), &[port.address()], || folder.log());
    child
}
