//! Releases in an object store: the real tool writes there, real gateways mirror it, and the store becomes unavailable.

use std::process::Stdio;
use std::thread;
use std::time::Instant;

use jetway_releases::storage::testing::Bucket;
use jetway_releases::storage::{Objects, Storage};

use crate::node::{Node, eventually};
use crate::support::{Workspace, text};

const M: &str = "mfe-flights";

/// A shell and a module, so that pages can be composed.
fn portal(workspace: &Workspace) {
    workspace.publish("mfe-shell", &["1"]);
    workspace.good(&["promote", "mfe-shell", "1"]);
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
}

fn serves(node: &Node, version: &str) -> bool {
    node.page("localhost", "/", "a=b")
        .contains(&format!("/releases/{M}/{version}/"))
}

#[test]
fn pointers_moved_in_a_store_reach_every_gateway_and_files_of_any_version_are_there() {
    let bucket = Bucket::start();
    let workspace = Workspace::on(&bucket);
    portal(&workspace);
    let nodes = ["a", "b"].map(|name| Node::start(&workspace, name));
    for order in [
        &["promote", M, "2"][..],
        &["rollback", M],
        &["pin", M, "2", "--tenant", "_default"],
    ] {
        workspace.good(order);
        let version = if order[0] == "rollback" { "1" } else { "2" };
        for node in &nodes {
            eventually("the pointers are followed", || serves(node, version));
        }
    }
    // Just published, not referenced by a pointer, requested by a page older than this gateway.
    workspace.publish("mfe-hotels", &["7"]);
    for node in &nodes {
        let file = node.page("localhost", "/releases/mfe-hotels/7/remoteEntry.1.js", "a=b");
        assert!(
            file.starts_with("HTTP/1.1 200") && file.ends_with("mfe-hotels 7"),
            "{file}"
        );
        let hidden = node.page("localhost", "/releases/mfe-hotels/7/.private/release.json", "a=b");
        assert!(hidden.starts_with("HTTP/1.1 404"), "{hidden}");
        let none = node.page("localhost", "/releases/mfe-hotels/8/remoteEntry.1.js", "a=b");
        assert!(none.starts_with("HTTP/1.1 404"), "{none}");
        assert!(
            !node.releases().join("mfe-hotels/7/.private").exists(),
            "source maps stay in the store"
        );
    }
}

#[test]
fn while_the_store_is_away_gateways_serve_the_last_good_set_and_so_does_a_new_process() {
    let bucket = Bucket::start();
    let workspace = Workspace::on(&bucket);
    portal(&workspace);
    let mut node = Node::start(&workspace, "a");
    eventually("the first set", || serves(&node, "1"));
    // No pointer references it, so it is copied with low priority; the timeout for archives is longer than for
    // pointers.
    eventually("the other version", || node.releases().join(M).join("2").is_dir());
    bucket.pause();
    eventually("the fault is reported", || {
        node.admin("/metrics").contains("jetway_gateway_releases_store_away 1")
            && node.admin("/releases").contains("s3://jetway/releases")
    });
    assert!(serves(&node, "1"));
    node = node.restarted(&workspace);
    eventually("the last good set", || serves(&node, "1"));
    bucket.resume();
    workspace.good(&["promote", M, "2"]);
    eventually("the store is followed again", || serves(&node, "2"));
    eventually("and the fault is cleared", || {
        node.admin("/metrics").contains("jetway_gateway_releases_store_away 0")
    });
}

#[test]
fn operators_at_once_lose_nothing_in_a_store_either() {
    let bucket = Bucket::start();
    let workspace = Workspace::on(&bucket);
    let modules = ["mfe-a", "mfe-b", "mfe-c", "mfe-d"];
    for module in modules {
        workspace.publish(module, &["1"]);
    }
    let builds = modules.map(|module| workspace.build(module, "two"));
    let running: Vec<_> = modules
        .iter()
        .zip(&builds)
        .flat_map(|(module, build)| {
            [
                vec!["promote", module, "1"],
                vec!["publish", module, text(build), "--version", "2"],
                vec!["pin", module, "1", "--tenant", "falcon"],
            ]
        })
        .map(|order| {
            workspace
                .command(&order)
                .stdout(Stdio::null())
                .spawn()
                .expect("the tool starts")
        })
        .collect();
    for mut one in running {
        assert!(one.wait().expect("an end").success());
    }
    let (list, log) = (workspace.good(&["list"]), workspace.good(&["log"]));
    for module in modules {
        assert!(list.contains(&format!("* {module} 1  stable, pin falcon\n")), "{list}");
        assert!(list.contains(&format!("  {module} 2\n")), "{list}");
        assert!(log.contains(&format!("{module} promote 1\n")), "{log}");
    }
    assert_eq!(log.lines().count(), 16);
}

/// Killed at several moments of its run: what is listed is complete, and the next run continues.
#[test]
fn wherever_a_publisher_to_a_store_is_killed_nothing_is_half_there() {
    let bucket = Bucket::start();
    let workspace = Workspace::on(&bucket);
    let dist = workspace.build(M, &"export const a = 1;\n".repeat(2_000));
    let began = Instant::now();
    workspace.good(&["publish", M, text(&dist), "--version", "w", "--promote"]);
    let whole = began.elapsed();
    let storage = Objects::open_with(&bucket.address(), &bucket.variables()).expect("the store");
    for moment in 0..16_u32 {
        let version = format!("k{moment}");
        let order = ["publish", M, text(&dist), "--version", &version, "--promote"];
        let mut publisher = workspace
            .command(&order)
            .stdout(Stdio::null())
            .spawn()
            .expect("the tool starts");
        thread::park_timeout(whole * moment / 16);
        let _ = publisher.kill();
        publisher.wait().expect("an end");
        let is_there = storage.published().expect("a list")[M].contains(&version);
        let files = storage.version(M, &version).expect("whole or absent");
        assert_eq!(files.is_some(), is_there, "{moment}");
        assert!(files.is_none_or(|files| files.contains_key("remoteEntry.1.js.br") && files.contains_key(".hash")));
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
                .contains(&format!("* {M} {version}  stable\n"))
        );
    }
}
