//! Publishing builds.

use std::fs;

use serde_json::json;

use crate::support::{Workspace, text};

#[test]
fn a_build_becomes_an_immutable_compressed_version_and_the_same_build_nothing_new() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", &"export const a = 1;\n".repeat(200));
    let said = workspace.good(&["publish", "mfe-flights", text(&dist), "--promote"]);
    let version = said.split_whitespace().nth(1).expect("a version").to_owned();
    assert!(
        version.starts_with("1.2.3-") && version.len() == "1.2.3-".len() + 12,
        "{version}"
    );
    let folder = workspace.releases().join("mfe-flights").join(&version);
    for ending in ["", ".br", ".zst", ".gz"] {
        assert!(folder.join(format!("remoteEntry.1.js{ending}")).is_file(), "{ending:?}");
    }
    let zstd = fs::read(folder.join("remoteEntry.1.js.zst")).expect("twin");
    assert_eq!(
        zstd::decode_all(&zstd[..]).expect("zstd"),
        fs::read(dist.join("remoteEntry.1.js")).expect("entry")
    );

    let log = || fs::read_to_string(workspace.releases().join("log.jsonl")).expect("log");
    let lines = log().lines().count();
    assert!(
        workspace
            .good(&["publish", "mfe-flights", text(&dist), "--promote"])
            .contains("unchanged")
    );
    assert_eq!(log().lines().count(), lines, "nothing happened, nothing is logged");
    assert!(log().contains("\"action\":\"promote\""));
    assert!(workspace.good(&["list"]).contains(&format!("* mfe-flights {version}")));
}

#[test]
fn a_build_that_is_not_whole_is_refused() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", "one");
    assert!(
        workspace
            .refused(&["publish", "mfe-hotels", text(&dist)])
            .contains("module.json is mfe-flights's")
    );
    fs::write(dist.join("remoteEntry.1.js"), "two").expect("tamper");
    assert!(
        workspace
            .refused(&["publish", "mfe-flights", text(&dist)])
            .contains("hash differs")
    );
    let dist = workspace.build("mfe-flights", "one");
    fs::write(dist.join("extra.js"), "x").expect("extra");
    assert!(
        workspace
            .refused(&["publish", "mfe-flights", text(&dist)])
            .contains("extra.js has no hash")
    );
    fs::remove_file(dist.join("extra.js")).expect("gone");
    fs::remove_file(dist.join("remoteEntry.1.js")).expect("gone");
    assert!(
        workspace
            .refused(&["publish", "mfe-flights", text(&dist)])
            .contains("which the build does not have")
    );
    assert!(
        fs::read_dir(workspace.releases())
            .expect("folder")
            .flatten()
            .all(|entry| !entry.path().is_dir()),
        "nothing is left"
    );
}

#[test]
fn a_version_never_changes_and_only_a_published_one_goes_live() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", "one");
    workspace.good(&["publish", "mfe-flights", text(&dist), "--version", "9"]);
    let other = workspace.build("mfe-flights", "two");
    assert!(
        workspace
            .refused(&["publish", "mfe-flights", text(&other), "--version", "9"])
            .contains("a version never changes")
    );
    assert!(
        workspace
            .refused(&["promote", "mfe-flights", "8"])
            .contains("is not published")
    );
    assert!(
        workspace
            .refused(&["publish", "mfe-flights", text(&other), "--version", "../up"])
            .contains("not a module or version")
    );
    workspace.good(&["promote", "mfe-flights", "9"]);
    assert!(workspace.channels().contains("[stable]"));
}

#[test]
fn a_manifest_that_is_not_as_the_schema_has_it_is_refused() {
    let workspace = Workspace::new();
    for (change, expected) in [
        (
            json!({ "routes": [{ "path": "no-slash", "title": "flights:a" }] }),
            "/routes/0/path",
        ),
        (json!({ "locales": ["bn"] }), "/locales"),
        (json!({ "surprise": 1 }), "surprise"),
        (
            json!({ "contractVersion": 2 }),
            "contract version 2, but the shell hosts 1",
        ),
        (json!({ "entry": null }), "names no entry"),
    ] {
        let dist = workspace.build_with("mfe-flights", "one", change);
        let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
        assert!(said.contains(expected), "{said}");
    }
    assert!(!workspace.releases().join("mfe-flights").exists());
}

#[test]
fn what_another_live_module_has_cannot_be_published() {
    let workspace = Workspace::new();
    let routes = |path: &str, title: &str| json!({ "routes": [{ "path": path, "title": title }] });
    let dist = workspace.build_with("mfe-flights", "one", routes("/trip/:id", "flights:trip"));
    workspace.good(&["publish", "mfe-flights", text(&dist), "--version", "1", "--promote"]);

    let same_path = workspace.build_with("mfe-hotels", "two", routes("/trip/:trip", "hotels:trip"));
    let said = workspace.refused(&["publish", "mfe-hotels", text(&same_path)]);
    assert!(
        said.contains("/trip/:") && said.contains("mfe-hotels") && said.contains("mfe-flights"),
        "{said}"
    );
    let same_texts = workspace.build_with("mfe-hotels", "two", routes("/stay", "flights:stay"));
    let said = workspace.refused(&["publish", "mfe-hotels", text(&same_texts)]);
    assert!(said.contains("\"flights\""), "{said}");
    let own = workspace.build_with("mfe-hotels", "two", routes("/trip/list", "hotels:trip"));
    workspace.good(&["publish", "mfe-hotels", text(&own), "--version", "1", "--promote"]);

    // Published before another module took the path, promoted after.
    let first = workspace.build_with("mfe-account", "three", routes("/people", "account:people"));
    workspace.good(&["publish", "mfe-account", text(&first), "--version", "1"]);
    let later = workspace.build_with("mfe-hotels", "four", routes("/people", "hotels:people"));
    workspace.good(&["publish", "mfe-hotels", text(&later), "--version", "2", "--promote"]);
    assert!(workspace.refused(&["promote", "mfe-account", "1"]).contains("/people"));
}
