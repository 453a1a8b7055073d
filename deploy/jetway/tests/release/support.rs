//! The test environment: builds, a releases folder, the tool.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jetway_releases::storage::testing::Bucket;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const ENTRY: &str = "remoteEntry.1.js";

pub struct Workspace {
    pub root: tempfile::TempDir,
    /// Environment variables for the tool and gateways.
    pub variables: Vec<(&'static str, String)>,
}

impl Workspace {
    pub fn new() -> Self {
        Self {
            root: tempfile::tempdir().expect("folder"),
            variables: Vec::new(),
        }
    }

    /// With releases in an object store.
    pub fn on(bucket: &Bucket) -> Self {
        let store = ("JETWAY_RELEASES_STORE", bucket.address());
        let variables = bucket.variables().into_iter().chain([store]).collect();
        Self {
            variables,
            ..Self::new()
        }
    }

    pub fn releases(&self) -> PathBuf {
        self.root.path().join("releases")
    }

    /// Writes a build of a module.
    pub fn build(&self, module: &str, code: &str) -> PathBuf {
        self.build_with(module, code, json!({}))
    }

    /// The same with additional manifest fields.
    pub fn build_with(&self, module: &str, code: &str, fields: Value) -> PathBuf {
        let dist = self.root.path().join(module).join("dist");
        fs::create_dir_all(&dist).expect("dist");
        fs::write(dist.join("../package.json"), r#"{"version":"1.2.3"}"#).expect("package");
        fs::write(dist.join(ENTRY), code).expect("entry");
        let mut manifest = json!({
            "id": module, "name": module.replace('-', "_"), "contractVersion": 1, "entry": ENTRY, "preload": [],
            "routes": [], "nav": [], "locales": ["en"],
        });
        for (name, value) in fields.as_object().expect("fields") {
            manifest[name] = value.clone();
        }
        fs::write(dist.join("module.json"), manifest.to_string()).expect("manifest");
        let area = module.trim_start_matches("mfe-");
        let facts = json!({ "namespace": area, "endpoints": [], "messages": { "en": ["title"] } });
        let shared = json!({ "shared": [{ "name": "react", "version": "19.3.1", "requiredVersion": "^19.3.1" }] });
        for (name, value) in [("release.json", facts), ("mf-manifest.json", shared)] {
            fs::write(dist.join(name), value.to_string()).expect("what the registry compares");
        }
        let hash = format!("sha256-{}", STANDARD.encode(Sha256::digest(code)));
        fs::write(dist.join("integrity.json"), json!({ ENTRY: hash }).to_string()).expect("hashes");
        dist
    }

    /// Publishes versions of a module without promoting them.
    pub fn publish(&self, module: &str, versions: &[&str]) {
        for version in versions {
            let dist = self.build(module, &format!("{module} {version}"));
            self.good(&["publish", module, text(&dist), "--version", version]);
        }
    }

    pub fn channels(&self) -> String {
        fs::read_to_string(self.releases().join("channels.toml")).unwrap_or_default()
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jetway"));
        command
            .arg("release")
            .args(args)
            .env("JETWAY_RELEASES_DIR", self.releases())
            .env_remove("JETWAY_TENANTS_DIR")
            .env_remove("JETWAY_RELEASES_STORE")
            .envs(self.variables.iter().map(|(name, value)| (*name, value)))
            .env_remove("SUDO_USER")
            .env("USER", "olivia");
        command
    }

    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the tool starts")
    }

    pub fn good(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(
            output.status.success(),
            "{args:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    pub fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(!output.status.success(), "{args:?} went through");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}
