//! `--check` reports everything that would stop a gateway from serving, with file and line.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use crate::support::process::{EDGE_KEY, TOKEN_KEY, hexadecimal};
use crate::support::releases;

/// An operator's folder of settings.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        let place = Self(tempfile::tempdir().expect("a folder"));
        let tenants = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants");
        let copied = Command::new("cp").arg("-r").arg(tenants).arg(place.path()).status();
        assert!(copied.is_ok_and(|status| status.success()));
        fs::create_dir(place.path().join("releases")).expect("a folder");
        releases::publish(&place.path().join("releases"));
        place.write("edge.key", &hexadecimal(&EDGE_KEY));
        place.write("token.key", &hexadecimal(&TOKEN_KEY));
        place.write("gateway.toml", "");
        place
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, name: &str, text: &str) {
        let file = self.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_jetway-gateway"))
            .arg("--check")
            .args(arguments)
            .arg("--config")
            .arg(self.path().join("gateway.toml"))
            .env("JETWAY_TENANTS_DIR", self.path().join("tenants"))
            .env("JETWAY_RELEASES_DIR", self.path().join("releases"))
            .env("JETWAY_DOMAINS_DIR", self.path().join("domains"))
            .env("JETWAY_CERTS_DIR", self.path().join("certs"))
            .env("JETWAY_EDGE_KEY_FILE", self.path().join("edge.key"))
            .env("JETWAY_TOKEN_KEY_FILE", self.path().join("token.key"))
            .output()
            .expect("it runs")
    }

    /// The lines it printed, without the folder's path.
    fn lines(&self, code: i32) -> Vec<String> {
        let output = self.run(&[]);
        let text = String::from_utf8(output.stdout).expect("text");
        assert_eq!(
            output.status.code(),
            Some(code),
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let here = format!("{}/", self.path().display());
        text.lines().map(|line| line.replace(&here, "")).collect()
    }
}

#[test]
fn a_good_place_is_good_and_nothing_of_it_is_changed() {
    let place = Place::new();
    let lines = place.lines(0);
    assert_eq!(lines, ["ok: 5 tenants, 6 modules, 0 certificates, 0 custom domains"]);
    assert!(!place.path().join("domains").exists() && !place.path().join("certs").exists());
    let report: Value = serde_json::from_slice(&place.run(&["--json"]).stdout).expect("JSON");
    assert_eq!(
        (&report["isGood"], &report["modules"]),
        (&Value::Bool(true), &Value::from(6))
    );
}

#[test]
fn a_tenants_host_is_not_the_operators() {
    let place = Place::new();
    place.write("gateway.toml", "operations_host = \"falcon.test\"\n");
    let lines = place.lines(1);
    assert!(
        lines[0].starts_with("operations_host: falcon.test belongs to the tenant falcon"),
        "{lines:#?}"
    );
}

#[test]
fn every_fault_of_the_settings_is_named_with_its_line() {
    let place = Place::new();
    place.write(
        "gateway.toml",
        "listne = \"0.0.0.0:80\"\n\n[limits]\nbody_bytes = \"much\"\n\n[handover]\nready_seconds = -1\n",
    );
    let lines = place.lines(1);
    for (at, word) in [(1, "listne"), (4, "limits.body_bytes"), (7, "handover.ready_seconds")] {
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with(&format!("gateway.toml:{at}: ")) && line.contains(word)),
            "{word} in {lines:#?}"
        );
    }
    assert!(
        lines.last().is_some_and(|last| last.starts_with("3 faults")),
        "{lines:#?}"
    );
    place.write("gateway.toml", "# open to all\n\nadmin_listen = \"0.0.0.0:8090\"\n");
    let lines = place.lines(1);
    assert!(
        lines[0].starts_with("gateway.toml:3: admin_listen: ") && lines[0].contains("admin_open"),
        "{lines:#?}"
    );
}

#[test]
fn every_fault_of_the_content_is_named_at_once() {
    let place = Place::new();
    let tenant = place.path().join("tenants/falcon/tenant.toml");
    let text = fs::read_to_string(&tenant).expect("a tenant");
    let line = text.lines().position(|line| line.starts_with("hosts")).expect("hosts") + 1;
    let broken: Vec<&str> = text
        .lines()
        .map(|line| {
            if line.starts_with("hosts") {
                "hosts = [\"not a host\"]"
            } else {
                line
            }
        })
        .collect();
    fs::write(&tenant, broken.join("\n")).expect("a tenant");
    fs::remove_file(place.path().join("releases/mfe-flights/1.2.3-bbbb/module.json")).expect("removed");
    place.write("certs/agents.example.pem", "no certificate");
    place.write("domains/portal.example.toml", "host = 7\n");
    place.write("token.key", "abc");
    let lines = place.lines(1);
    for start in [
        format!("tenants/falcon/tenant.toml:{line}: "),
        "releases/mfe-flights/1.2.3-bbbb/module.json:1: ".to_owned(),
        "certs/agents.example.pem:1: ".to_owned(),
        "domains/portal.example.toml:1: ".to_owned(),
        "token.key:1: ".to_owned(),
    ] {
        assert!(
            lines.iter().any(|line| line.starts_with(&start)),
            "{start} in {lines:#?}"
        );
    }
    assert_eq!(lines.len(), 6, "{lines:#?}");
}
