//! The tool as an operator runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha384};

struct Desk {
    root: tempfile::TempDir,
}

impl Desk {
    fn new() -> Self {
        Self {
            root: tempfile::tempdir().expect("folder"),
        }
    }

    fn releases(&self) -> PathBuf {
        self.root.path().join("releases")
    }

    fn build(&self, module: &str, code: &str) -> PathBuf {
        let dist = self.root.path().join(module).join("dist");
        fs::create_dir_all(&dist).expect("dist");
        fs::write(dist.join("../package.json"), r#"{"version":"1.2.3"}"#).expect("package");
        fs::write(dist.join("remoteEntry.1.js"), code).expect("entry");
        let manifest = format!(
            r#"{{"id":"{module}","name":"m","contractVersion":1,"entry":"remoteEntry.1.js","routes":[],"nav":[]}}"#
        );
        fs::write(dist.join("module.json"), manifest).expect("manifest");
        let hash = STANDARD.encode(Sha384::digest(code));
        fs::write(
            dist.join("integrity.json"),
            format!(r#"{{"remoteEntry.1.js":"sha384-{hash}"}}"#),
        )
        .expect("hashes");
        dist
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_jetway"))
            .arg("release")
            .args(args)
            .env("JETWAY_RELEASES_DIR", self.releases())
            .output()
            .expect("the tool starts")
    }

    fn good(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(
            output.status.success(),
            "{args:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(!output.status.success(), "{args:?} went through");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_build_becomes_an_immutable_compressed_version_and_the_same_build_nothing_new() {
    let desk = Desk::new();
    let dist = desk.build("mfe-flights", &"export const a = 1;\n".repeat(200));
    let said = desk.good(&["publish", "mfe-flights", text(&dist), "--promote"]);
    let version = said.split_whitespace().nth(1).expect("a version").to_owned();
    assert!(
        version.starts_with("1.2.3-") && version.len() == "1.2.3-".len() + 12,
        "{version}"
    );
    let folder = desk.releases().join("mfe-flights").join(&version);
    for ending in ["", ".br", ".zst", ".gz"] {
        assert!(folder.join(format!("remoteEntry.1.js{ending}")).is_file(), "{ending:?}");
    }
    let zstd = fs::read(folder.join("remoteEntry.1.js.zst")).expect("twin");
    assert_eq!(
        zstd::decode_all(&zstd[..]).expect("zstd"),
        fs::read(dist.join("remoteEntry.1.js")).expect("entry")
    );

    let log = || fs::read_to_string(desk.releases().join("log.jsonl")).expect("log");
    let lines = log().lines().count();
    assert!(
        desk.good(&["publish", "mfe-flights", text(&dist), "--promote"])
            .contains("unchanged")
    );
    assert_eq!(log().lines().count(), lines, "nothing happened, nothing is logged");
    assert!(log().contains("\"action\":\"promote\""));
    assert!(desk.good(&["list"]).contains(&format!("* mfe-flights {version}")));
}

#[test]
fn a_build_that_is_not_whole_is_refused() {
    let desk = Desk::new();
    let dist = desk.build("mfe-flights", "one");
    assert!(
        desk.refused(&["publish", "mfe-hotels", text(&dist)])
            .contains("module.json is mfe-flights's")
    );
    fs::write(dist.join("remoteEntry.1.js"), "two").expect("tamper");
    assert!(
        desk.refused(&["publish", "mfe-flights", text(&dist)])
            .contains("hash differs")
    );
    let dist = desk.build("mfe-flights", "one");
    fs::write(dist.join("extra.js"), "x").expect("extra");
    assert!(
        desk.refused(&["publish", "mfe-flights", text(&dist)])
            .contains("extra.js has no hash")
    );
    fs::remove_file(dist.join("extra.js")).expect("gone");
    fs::remove_file(dist.join("remoteEntry.1.js")).expect("gone");
    assert!(
        desk.refused(&["publish", "mfe-flights", text(&dist)])
            .contains("which the build does not have")
    );
    assert!(
        fs::read_dir(desk.releases())
            .expect("folder")
            .flatten()
            .all(|entry| !entry.path().is_dir()),
        "nothing is left"
    );
}

#[test]
fn a_version_never_changes_and_only_a_published_one_goes_live() {
    let desk = Desk::new();
    let dist = desk.build("mfe-flights", "one");
    desk.good(&["publish", "mfe-flights", text(&dist), "--version", "9"]);
    let other = desk.build("mfe-flights", "two");
    assert!(
        desk.refused(&["publish", "mfe-flights", text(&other), "--version", "9"])
            .contains("a version never changes")
    );
    assert!(
        desk.refused(&["promote", "mfe-flights", "8"])
            .contains("is not published")
    );
    assert!(
        desk.refused(&["publish", "mfe-flights", text(&other), "--version", "../up"])
            .contains("not a module or version")
    );
    fs::write(
        desk.releases().join("channels.toml"),
        "[pins.falcon]\nmfe-flights = \"9\"\n",
    )
    .expect("pins");
    desk.good(&["promote", "mfe-flights", "9"]);
    let channels = fs::read_to_string(desk.releases().join("channels.toml")).expect("channels");
    assert!(
        channels.contains("[pins.falcon]") && channels.contains("[stable]"),
        "{channels}"
    );
}
