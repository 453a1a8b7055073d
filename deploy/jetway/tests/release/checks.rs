//! The checks of complete builds.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Workspace, text};

fn rewrite(dist: &Path, file: &str, value: &Value) {
    fs::write(dist.join(file), value.to_string()).expect("a file of the build");
}

fn facts(namespace: &str, endpoints: &[&str]) -> Value {
    json!({ "namespace": namespace, "endpoints": endpoints, "messages": { "en": ["title"] } })
}

fn live(workspace: &Workspace, dist: &Path, module: &str) {
    workspace.good(&["publish", module, text(dist), "--version", "1", "--promote"]);
}

#[test]
fn two_modules_with_one_endpoint_name_cannot_be_published() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", "one");
    rewrite(&dist, "release.json", &facts("flights", &["searchTrips"]));
    live(&workspace, &dist, "mfe-flights");
    let dist = workspace.build("mfe-hotels", "two");
    rewrite(&dist, "release.json", &facts("hotels", &["hotelsList", "searchTrips"]));
    let said = workspace.refused(&["publish", "mfe-hotels", text(&dist)]);
    assert!(
        said.contains("the endpoint \"searchTrips\" of mfe-hotels is mfe-flights's already (live version 1)"),
        "{said}"
    );
    rewrite(&dist, "release.json", &facts("hotels", &["hotelsList"]));
    live(&workspace, &dist, "mfe-hotels");
}

#[test]
fn two_modules_with_one_namespace_of_texts_or_one_navigation_entry_cannot_be_published() {
    let workspace = Workspace::new();
    let nav = |id: &str, label: &str| json!({ "nav": [{ "id": id, "label": label, "icon": "x", "path": "/x", "group": "sell", "order": 1 }] });
    let dist = workspace.build_with("mfe-flights", "one", nav("trips", "flights:a"));
    live(&workspace, &dist, "mfe-flights");
    // Its manifest shows none of its texts, but the namespace is the same.
    let dist = workspace.build("mfe-hotels", "two");
    rewrite(&dist, "release.json", &facts("flights", &[]));
    let said = workspace.refused(&["publish", "mfe-hotels", text(&dist)]);
    assert!(said.contains("the text namespace \"flights\" of mfe-hotels"), "{said}");
    let dist = workspace.build_with("mfe-hotels", "two", nav("trips", "hotels:a"));
    let said = workspace.refused(&["publish", "mfe-hotels", text(&dist)]);
    assert!(said.contains("the navigation entry \"trips\""), "{said}");
}

#[test]
fn a_module_that_asks_for_what_the_live_shell_does_not_bring_is_refused_and_a_shell_that_takes_it_away_too() {
    let workspace = Workspace::new();
    let shared = |name: &str, version: &str, range: &str| json!({ "shared": [{ "name": name, "version": version, "requiredVersion": range }] });
    let shell = workspace.build("mfe-shell", "shell");
    rewrite(&shell, "release.json", &facts("shell", &[]));
    live(&workspace, &shell, "mfe-shell");
    let dist = workspace.build("mfe-flights", "one");
    for (name, range, expected) in [
        (
            "react",
            "^18.0.0",
            "asks for react ^18.0.0, but mfe-shell 1 (live) brings 19.3.1",
        ),
        (
            "vue",
            "^3.0.0",
            "asks for vue ^3.0.0, which mfe-shell 1 (live) does not share",
        ),
    ] {
        rewrite(&dist, "mf-manifest.json", &shared(name, "18.0.0", range));
        let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
        assert!(said.contains(expected), "{said}");
    }
    rewrite(
        &dist,
        "mf-manifest.json",
        &shared("react", "19.3.1", "^18.0.0 || ^19.0.0"),
    );
    live(&workspace, &dist, "mfe-flights");
    let shell = workspace.build("mfe-shell", "newer");
    rewrite(&shell, "mf-manifest.json", &shared("react", "20.0.0", "^20.0.0"));
    let said = workspace.refused(&["publish", "mfe-shell", text(&shell)]);
    assert!(
        said.contains("mfe-flights 1 asks for react ^18.0.0 || ^19.0.0, but mfe-shell brings 20.0.0"),
        "{said}"
    );
}

#[test]
fn a_module_that_takes_a_name_the_live_shell_does_not_have_is_refused_and_a_shell_that_drops_it_too() {
    let workspace = Workspace::new();
    let kits = |field: &str, names: &[&str]| json!({ "namespace": field, "endpoints": [], "messages": { "en": ["title"] }, field: { "@jetway/kit-ui": names } });
    let shell = workspace.build("mfe-shell", "shell");
    rewrite(&shell, "release.json", &kits("offers", &["Button"]));
    live(&workspace, &shell, "mfe-shell");
    let dist = workspace.build("mfe-flights", "one");
    rewrite(&dist, "release.json", &kits("uses", &["Button", "Carousel"]));
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("takes \"Carousel\" of @jetway/kit-ui, which mfe-shell 1 (live) does not have"),
        "{said}"
    );
    rewrite(&dist, "release.json", &kits("uses", &["Button"]));
    live(&workspace, &dist, "mfe-flights");
    let shell = workspace.build("mfe-shell", "newer");
    rewrite(&shell, "release.json", &kits("offers", &["Link"]));
    let said = workspace.refused(&["publish", "mfe-shell", text(&shell)]);
    assert!(said.contains("mfe-flights 1 takes \"Button\""), "{said}");
}

#[test]
fn a_name_that_would_confuse_pages_is_refused() {
    let workspace = Workspace::new();
    let dist = workspace.build_with("mfe-flights", "one", json!({ "name": "mfe_fares" }));
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("\"mfe_fares\"; that of mfe-flights is \"mfe_flights\""),
        "{said}"
    );
    live(&workspace, &workspace.build("mfe-flights", "one"), "mfe-flights");
    // Pages find a module by a name's prefix, so both would match.
    let dist = workspace.build("mfe-flights-plus", "two");
    let said = workspace.refused(&["publish", "mfe-flights-plus", text(&dist)]);
    assert!(
        said.contains("the name mfe_flights_plus of mfe-flights-plus is mfe-flights's already"),
        "{said}"
    );
}

#[test]
fn a_manifest_that_says_a_thing_twice_or_names_a_file_that_is_not_there_is_refused() {
    let workspace = Workspace::new();
    let route = json!({ "path": "/trips", "title": "flights:trips" });
    let nav = json!({ "id": "trips", "label": "flights:trips", "icon": "plane", "path": "/trips", "group": "sell", "order": 1 });
    for (fields, expected) in [
        (
            json!({ "routes": [route, route] }),
            "the path /trips twice in \"routes\"",
        ),
        (json!({ "nav": [nav, nav] }), "the id trips twice in \"nav\""),
        (json!({ "preload": ["page.9.js"] }), "names page.9.js in \"preload\""),
        (json!({ "fonts": ["inter.woff2"] }), "names inter.woff2 in \"fonts\""),
    ] {
        let dist = workspace.build_with("mfe-flights", "one", fields);
        let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
        assert!(said.contains(expected), "{said}");
    }
    let dist = workspace.build("mfe-flights", "one");
    fs::write(dist.join("worker.mjs"), "export {}").expect("a script");
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(said.contains("worker.mjs has no hash"), "{said}");
}

#[test]
fn a_version_that_no_longer_speaks_a_language_of_the_stable_one_is_refused() {
    let workspace = Workspace::new();
    let both = json!({ "namespace": "flights", "endpoints": [], "messages": { "en": ["title"], "ar": ["title"] } });
    let dist = workspace.build_with("mfe-flights", "one", json!({ "locales": ["en", "ar"] }));
    rewrite(&dist, "release.json", &both);
    live(&workspace, &dist, "mfe-flights");
    let dist = workspace.build("mfe-flights", "two");
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(said.contains("the stable version 1 has \"ar\""), "{said}");
}

#[test]
fn a_listed_language_that_lacks_a_text_is_refused() {
    let workspace = Workspace::new();
    let dist = workspace.build_with("mfe-flights", "one", json!({ "locales": ["en", "ar"] }));
    let publish = ["publish", "mfe-flights", text(&dist)];
    let said = workspace.refused(&publish);
    assert!(said.contains("\"ar\"") && said.contains("title"), "{said}");
    let with = |ar: &[&str]| json!({ "namespace": "flights", "endpoints": [], "messages": { "en": ["title", "seats_one", "seats_other"], "ar": ar } });
    rewrite(&dist, "release.json", &with(&["title"]));
    assert!(workspace.refused(&publish).contains("no text for seats"));
    rewrite(&dist, "release.json", &with(&["title", "seats_few"]));
    workspace.good(&publish);
}

#[test]
fn a_build_over_its_budget_is_refused() {
    let workspace = Workspace::new();
    // Incompressible bytes.
    let noise = |bytes: usize| {
        let blocks = (0..bytes / 44).map(|n| STANDARD.encode(Sha256::digest(n.to_be_bytes())));
        blocks.collect::<String>()
    };
    let dist = workspace.build("mfe-flights", &noise(20_000));
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("remoteEntry.1.js is") && said.contains("an entry may be 10.0 KB"),
        "{said}"
    );

    let add = |dist: &Path, files: &[(&str, usize)]| {
        let mut hashes: Value =
            serde_json::from_slice(&fs::read(dist.join("integrity.json")).expect("hashes")).expect("JSON");
        for (name, bytes) in files {
            let code = noise(*bytes);
            hashes[*name] = json!(format!("sha256-{}", STANDARD.encode(Sha256::digest(&code))));
            fs::write(dist.join(name), code).expect("a chunk");
        }
        rewrite(dist, "integrity.json", &hashes);
    };
    let dist = workspace.build_with("mfe-flights", "one", json!({ "preload": ["a.js", "b.js"] }));
    add(&dist, &[("a.js", 50_000), ("b.js", 50_000)]);
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(said.contains("a first load may be 70.0 KB"), "{said}");
    let dist = workspace.build("mfe-flights", "one");
    add(&dist, &[("a.js", 50_000), ("b.js", 50_000), ("c.js", 200_000)]);
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("c.js is") && said.contains("a chunk may be 120.0 KB"),
        "{said}"
    );
}

#[test]
fn the_origin_of_a_version_is_reported_and_not_served() {
    let workspace = Workspace::new();
    let dist = workspace.build("mfe-flights", "one");
    fs::write(dist.join("remoteEntry.1.js.map"), "{}").expect("a source map");
    let order = [
        "publish",
        "mfe-flights",
        text(&dist),
        "--version",
        "1",
        "--commit",
        "4f1c09a2b7d3aa",
        "--builder",
        "ci 812",
    ];
    workspace.good(&order);
    let said = workspace.good(&["show", "mfe-flights", "1"]);
    for expected in [
        "commit   4f1c09a2b7d3aa\n",
        "builder  ci 812\n",
        " UTC\n",
        "/mfe-flights/1/.private\n",
    ] {
        assert!(said.contains(expected), "{expected:?} in {said}");
    }
    assert!(
        workspace
            .good(&["log"])
            .contains("mfe-flights publish 1 (commit 4f1c09a2b7d3)\n")
    );
    let folder = workspace.releases().join("mfe-flights/1");
    for own in ["remoteEntry.1.js.map", "release.json", "provenance.json"] {
        assert!(
            folder.join(".private").join(own).is_file() && !folder.join(own).exists(),
            "{own}"
        );
    }
    assert!(
        workspace
            .refused(&["show", "mfe-flights", "2"])
            .contains("is not published")
    );
}

#[test]
fn an_entrance_that_is_not_in_the_build_is_refused_by_name() {
    let workspace = Workspace::new();
    let dist = workspace.build_with(
        "mfe-flights",
        "one",
        json!({ "entrances": { "/login": "entrance-way.0a.js" } }),
    );
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("module.json names the entrance entrance-way.0a.js of /login, which the build does not have"),
        "{said}"
    );
}

#[test]
fn an_entrance_may_weigh_as_much_as_an_entrance_may() {
    let workspace = Workspace::new();
    // No two equal bytes in a row, so that gzip saves little.
    let heavy: String = (0_u64..40_000)
        .map(|n| format!("{:x}", n.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
        .collect();
    let dist = workspace.build_with(
        "mfe-flights",
        "one",
        json!({ "entrances": { "/login": "entrance-way.0a.js" } }),
    );
    fs::write(dist.join("entrance-way.0a.js"), &heavy).expect("an entrance");
    let hashed = |name: &str| {
        let bytes = fs::read(dist.join(name)).expect("a script");
        format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
    };
    let mut hashes: Value =
        serde_json::from_slice(&fs::read(dist.join("integrity.json")).expect("hashes")).expect("a map of hashes");
    hashes["entrance-way.0a.js"] = json!(hashed("entrance-way.0a.js"));
    rewrite(&dist, "integrity.json", &hashes);
    let said = workspace.refused(&["publish", "mfe-flights", text(&dist)]);
    assert!(
        said.contains("entrance-way.0a.js is ") && said.contains("an entrance may be 110.0 KB"),
        "{said}"
    );
}
