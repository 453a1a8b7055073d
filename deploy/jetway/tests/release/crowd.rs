//! Concurrent operators, and one that crashes.

use std::fmt::Write as _;
use std::fs;
use std::process::Stdio;
use std::thread;
use std::time::Instant;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jetway_testkit::wait::eventually;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::support::{Workspace, text};

#[test]
fn twenty_promotions_and_publications_at_once_lose_nothing() {
    let workspace = Workspace::new();
    let modules: Vec<String> = ('a'..='t').map(|letter| format!("mfe-{letter}")).collect();
    for module in &modules {
        workspace.publish(module, &["1"]);
    }
    let builds: Vec<_> = modules.iter().map(|module| workspace.build(module, "two")).collect();
    let mut running = Vec::new();
    for (module, build) in modules.iter().zip(&builds) {
        for order in [
            &["promote", module, "1"][..],
            &["publish", module, text(build), "--version", "2"],
            &["pin", module, "1", "--tenant", "falcon"],
        ] {
            running.push(
                workspace
                    .command(order)
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .spawn()
                    .expect("the tool starts"),
            );
        }
    }
    for mut one in running {
        assert!(one.wait().expect("an end").success());
    }
    let (list, log) = (workspace.good(&["list"]), workspace.good(&["log"]));
    for module in &modules {
        assert!(
            list.contains(&format!("* {module} 1  stable, pin falcon\n")),
            "{module} in {list}"
        );
        assert!(list.contains(&format!("  {module} 2\n")), "{module} in {list}");
        assert!(log.contains(&format!("{module} promote 1\n")), "{module} in {log}");
    }
    assert_eq!(log.lines().count(), 80);
}

#[test]
fn of_two_who_publish_the_same_one_does_and_the_other_finds_it_there() {
    let workspace = Workspace::new();
    let build = workspace.build("mfe-flights", &"export const a = 1;\n".repeat(5_000));
    let order = ["publish", "mfe-flights", text(&build), "--version", "1"];
    let both = [0; 2].map(|_| {
        workspace
            .command(&order)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the tool starts")
    });
    let mut said = both.map(|one| {
        let output = one.wait_with_output().expect("an end");
        assert!(output.status.success());
        String::from_utf8_lossy(&output.stdout).into_owned()
    });
    said.sort();
    assert_eq!(said, ["mfe-flights 1 published\n", "mfe-flights 1 unchanged\n"]);
}

#[test]
fn of_two_who_publish_one_version_with_other_content_one_is_refused() {
    let workspace = Workspace::new();
    let builds = ["one", "two"].map(|name| {
        let there = workspace.build("mfe-flights", &format!("export const a = '{name}';\n").repeat(5_000));
        let kept = workspace.root.path().join(name);
        fs::rename(there, &kept).expect("a folder");
        kept
    });
    let both = builds.each_ref().map(|build| {
        let order = ["publish", "mfe-flights", text(build), "--version", "1"];
        let mut command = workspace.command(&order);
        command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool starts")
    });
    let ended = both.map(|one| one.wait_with_output().expect("an end"));
    assert_eq!(ended.iter().filter(|one| one.status.success()).count(), 1);
    let refused = ended.iter().find(|one| !one.status.success()).expect("the other");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("a version never changes"));
    let there = fs::read(workspace.releases().join("mfe-flights/1/remoteEntry.1.js")).expect("an entry");
    let winner = builds.iter().zip(&ended).find(|(_, one)| one.status.success());
    let (winner, _) = winner.expect("the one");
    assert_eq!(there, fs::read(winner.join("remoteEntry.1.js")).expect("its entry"));
}

/// Killed at forty moments of its run: what exists is complete, and the next run continues.
#[test]
fn wherever_a_publisher_is_killed_nothing_is_half_there() {
    let workspace = Workspace::new();
    workspace.publish("mfe-flights", &["0"]);
    workspace.good(&["promote", "mfe-flights", "0"]);
    let dist = workspace.build("mfe-flights", &"export const a = 1;\n".repeat(2_000));
    let whole = Instant::now();
    workspace.good(&["publish", "mfe-flights", text(&dist), "--version", "w", "--promote"]);
    let whole = whole.elapsed();
    for moment in 0..40_u32 {
        let version = format!("k{moment}");
        let order = [
            "publish",
            "mfe-flights",
            text(&dist),
            "--version",
            &version,
            "--promote",
        ];
        let mut command = workspace.command(&order);
        let mut publisher = command.stdout(Stdio::null()).spawn().expect("the tool starts");
        thread::park_timeout(whole * moment / 40);
        let _ = publisher.kill();
        publisher.wait().expect("an end");
        let folder = workspace.releases().join("mfe-flights").join(&version);
        let is_there = folder.exists();
        let files = [
            "remoteEntry.1.js",
            "remoteEntry.1.js.br",
            "module.json",
            "integrity.json",
            ".hash",
            ".private/release.json",
        ];
        assert!(
            files.iter().all(|file| folder.join(file).exists() == is_there),
            "{moment}"
        );
        let list = workspace.good(&["list"]);
        let stable = list
            .lines()
            .find(|line| line.starts_with('*'))
            .expect("a stable version");
        assert!(is_there || !stable.contains(&version), "{stable}");
        workspace.good(&order);
        assert!(
            workspace
                .good(&["list"])
                .contains(&format!("* mfe-flights {version}  stable\n"))
        );
    }
}

#[test]
fn a_publisher_that_dies_leaves_nothing_to_see_and_the_next_one_sweeps() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", "one");
    // Enough to compress that it is killed while doing so.
    let mut hashes = json!({});
    for number in 0..40_u32 {
        let mut code = String::new();
        for line in 0..20_000_u32 {
            let _ = write!(code, "{:x}", line.wrapping_mul(2_654_435_761).wrapping_add(number));
        }
        let name = format!("{number}.js");
        hashes[&name] = json!(format!("sha256-{}", STANDARD.encode(Sha256::digest(&code))));
        fs::write(dist.join(name), code).expect("a chunk");
    }
    hashes["remoteEntry.1.js"] = json!(format!("sha256-{}", STANDARD.encode(Sha256::digest("one"))));
    fs::write(dist.join("integrity.json"), hashes.to_string()).expect("hashes");
    let order = ["publish", "mfe-flights", text(&dist), "--version", "1", "--promote"];
    let staged = || {
        let entries = fs::read_dir(workspace.releases()).into_iter().flatten().flatten();
        entries
            .filter(|entry| entry.file_name().to_string_lossy().starts_with(".staging-"))
            .count()
    };
    let mut publisher = workspace.command(&order).spawn().expect("the tool starts");
    eventually("a publisher at work", || staged() > 0);
    // A pointer change does not wait for a publication that is compressing.
    workspace.publish("mfe-hotels", &["1"]);
    assert_eq!(staged(), 1, "a living publisher keeps its folder");
    publisher.kill().expect("a kill");
    assert!(!publisher.wait().expect("an end").success(), "it was still working");

    assert!(!workspace.releases().join("mfe-flights").exists() && workspace.channels().is_empty());
    assert!(!workspace.good(&["list"]).contains("mfe-flights") && !workspace.good(&["log"]).contains("mfe-flights"));
    workspace.publish("mfe-account", &["1"]);
    assert_eq!(staged(), 0, "swept");
}
