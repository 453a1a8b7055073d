//! Recording what is live for future builds.

use std::fs;

use serde_json::{Value, json};

use crate::support::{Workspace, text};

#[test]
fn the_live_set_is_recorded_and_an_outdated_record_is_reported() {
    let workspace = Workspace::new();
    let contracts = workspace.root.path().join("shell");
    fs::create_dir(&contracts).expect("a folder");
    let facts = |kits: &str, names: Value, key: &str| json!({ "namespace": key, "endpoints": [], "messages": { "en": [] }, "kits": kits, key: names });
    let live = |module: &str, version: &str, facts: &Value| {
        let dist = workspace.build(module, &format!("{module} {version}"));
        fs::write(dist.join("release.json"), facts.to_string()).expect("facts");
        workspace.good(&["publish", module, text(&dist), "--version", version, "--promote"]);
    };
    live(
        "mfe-shell",
        "1",
        &facts("1.1.0", json!({ "@jetway/kit-ui": ["Button", "Card"] }), "offers"),
    );
    live(
        "mfe-hotels",
        "1",
        &facts("1.0.0", json!({ "@jetway/kit-ui": ["Button"] }), "uses"),
    );
    let order = ["record", text(&contracts)];
    let check = ["record", text(&contracts), "--check"];
    let said = workspace.refused(&check);
    assert!(said.contains("live.json") && said.contains("modules.json"), "{said}");
    workspace.good(&order);
    workspace.good(&check);
    let read = |name: &str| -> Value {
        let text = fs::read_to_string(contracts.join(name)).expect("a record");
        assert!(text.starts_with("{\n \"") && text.ends_with("}\n"), "{text}");
        serde_json::from_str(&text).expect("JSON")
    };
    assert_eq!(
        read("live.json"),
        json!({ "version": "1.1.0", "contract": 1, "offers": { "@jetway/kit-ui": ["Button", "Card"] } })
    );
    assert_eq!(
        read("modules.json"),
        json!({ "mfe-hotels": { "contract": 1, "kits": "1.0.0", "uses": { "@jetway/kit-ui": ["Button"] } } })
    );

    live(
        "mfe-hotels",
        "2",
        &facts("1.1.0", json!({ "@jetway/kit-ui": ["Button", "Card"] }), "uses"),
    );
    assert!(
        workspace
            .refused(&check)
            .contains("modules.json do not match what is live")
    );
    workspace.good(&order);
    assert_eq!(read("modules.json")["mfe-hotels"]["kits"], "1.1.0");
    // A build without this metadata: the earlier record is kept.
    let early = workspace.build("mfe-hotels", "early");
    workspace.good(&["publish", "mfe-hotels", text(&early), "--version", "0", "--promote"]);
    workspace.good(&check);
}
