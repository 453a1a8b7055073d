//! A failing canary is stopped automatically, and staff overrides apply: through real gateways.

use crate::node::{Node, eventually};
use crate::support::{Workspace, text};

const M: &str = "mfe-flights";

fn on_trial(workspace: &Workspace, nodes: &[Node]) {
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&["canary", M, "2", "--percent", "20"]);
    for node in nodes {
        eventually("the canary is known", || {
            node.admin("/releases/trials").contains("\"version\": \"2\"")
        });
    }
}

fn watch(nodes: &[Node]) -> Vec<String> {
    let named = nodes.iter().flat_map(|node| ["--node".to_owned(), node.address()]);
    ["watch".to_owned(), "--once".to_owned()]
        .into_iter()
        .chain(named)
        .collect()
}

#[test]
fn a_trial_that_fails_on_all_gateways_together_is_ended_and_the_log_says_why() {
    let workspace = Workspace::new();
    workspace.publish("mfe-hotels", &["1"]);
    let nodes = ["a", "b"].map(|name| Node::start(&workspace, name));
    on_trial(&workspace, &nodes);
    let order = watch(&nodes);
    let order: Vec<&str> = order.iter().map(String::as_str).collect();
    for node in &nodes {
        node.report("1", "{\"loaded\":80}", 200);
        node.report("2", "{\"loaded\":80}", 26);
    }
    assert_eq!(workspace.good(&order), "", "the canary is healthy");
    assert!(workspace.channels().contains("[canary.mfe-flights]"));
    // Neither gateway alone has seen fifty loads; both together have.
    nodes[0].report("2", "\"failed\"", 4);
    nodes[1].report("2", "\"threw\"", 3);
    let said = workspace.good(&order);
    let reason = "7 of 56 loads failed, stable 0 of 400";
    assert_eq!(said, format!("mfe-flights canary-stop 2 -> none ({reason})\n"));
    assert!(!workspace.channels().contains("[canary.mfe-flights]"));
    assert!(
        workspace
            .good(&["log", M])
            .contains(&format!("watch  mfe-flights canary-stop 2 -> none ({reason})"))
    );
    assert!(
        workspace
            .good(&["list"])
            .contains(&format!("! mfe-flights 2: canary stopped automatically: {reason}\n"))
    );
    for node in &nodes {
        eventually("the alert's metrics are exported", || {
            node.admin("/metrics")
                .contains("jetway_gateway_trial_ended{module=\"mfe-flights\",version=\"2\"} 1")
        });
        assert!(node.admin("/releases/trials").contains("{}"));
    }
    assert_eq!(workspace.good(&order), "");
    workspace.good(&["promote", M, "2"]);
    assert!(
        !workspace.channels().contains("[ended"),
        "promoting the version clears the note"
    );
}

#[test]
fn a_lock_holds_a_trial_too_and_the_watch_says_so() {
    let workspace = Workspace::new();
    let nodes = [Node::start(&workspace, "a")];
    on_trial(&workspace, &nodes);
    workspace.good(&["lock", M, "--reason", "fair week"]);
    nodes[0].report("2", "\"failed\"", 60);
    let order = watch(&nodes);
    let order: Vec<&str> = order.iter().map(String::as_str).collect();
    let said = workspace.refused(&order);
    assert!(
        said.contains("the failing canary of mfe-flights 2 was not stopped") && said.contains("fair week"),
        "{said}"
    );
    assert!(workspace.channels().contains("[canary.mfe-flights]"));
}

#[test]
fn a_link_for_staff_works_at_the_gateway_and_only_good_ones_are_made() {
    let workspace = Workspace::new();
    workspace.publish("mfe-shell", &["1"]);
    workspace.good(&["promote", "mfe-shell", "1"]);
    let node = Node::start(&workspace, "a");
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&["withdraw", M, "2", "--reason", "loses seats"]);
    workspace.publish(M, &["3"]);
    let key = workspace.root.path().join("override.key");
    let order = |more: &[&'static str]| {
        let all = [
            "override",
            "--module",
            M,
            "--tenant",
            "falcon",
            "--key-file",
            text(&key),
        ];
        all.iter()
            .copied()
            .chain(more.iter().copied())
            .map(str::to_owned)
            .collect::<Vec<String>>()
    };
    for (more, expected) in [
        (&["--version", "9"][..], "is not published"),
        (&["--version", "2"], "loses seats"),
        (&["--url", "https://evil.example"], "the reader's own machine"),
        (&["--version", "3", "--for", "30d"], "a week at most"),
        (&[], "--version"),
    ] {
        let order = order(more);
        let said = workspace.refused(&order.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(said.contains(expected), "{said}");
    }
    let order = order(&["--version", "3", "--for", "2h"]);
    let link = workspace.good(&order.iter().map(String::as_str).collect::<Vec<_>>());
    let path = link.trim();
    assert!(path.starts_with("/_edge/override?token="), "{path}");
    eventually("the pointers are applied", || {
        node.page("falcon.test", "/", "").contains("\"version\":\"1\"")
    });
    assert!(node.page("falcon.test", path, "").starts_with("HTTP/1.1 303"));
    let cookie = path.replace("/_edge/override?token=", "jw-override=");
    assert!(node.page("falcon.test", "/", &cookie).contains("\"version\":\"3\""));
    assert!(!node.page("localhost", "/", &cookie).contains("\"version\":\"3\""));
    let log = workspace.good(&["log", M]);
    assert!(
        log.contains("mfe-flights override 3 (3 for staff in falcon, until "),
        "{log}"
    );
}
