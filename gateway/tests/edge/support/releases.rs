//! Small published modules with realistic files.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

/// Number of chunks of a module besides its entry.
const CHUNKS: usize = 9;
/// Modules and their versions.
pub const LIVE: [(&str, &str); 6] = [
    ("mfe-shell", "1.0.0-aaaa"),
    ("mfe-flights", "1.2.3-bbbb"),
    ("mfe-account", "1.0.0-cccc"),
    ("mfe-payments", "1.0.0-dddd"),
    ("mfe-hotels", "1.0.0-eeee"),
    ("mfe-holiday-visa", "1.0.0-ffff"),
];

/// Publishes all modules and makes them live.
pub fn publish(root: &Path) {
    for (module, version) in LIVE {
        publish_one(root, module, version);
    }
    promote(root, &LIVE);
}

pub fn promote(root: &Path, live: &[(&str, &str)]) {
    let lines: Vec<String> = live
        .iter()
        .map(|(module, version)| format!("{module} = \"{version}\""))
        .collect();
    point(root, &format!("[stable]\n{}\n", lines.join("\n")));
}

pub fn publish_one(root: &Path, module: &str, version: &str) {
    let folder = root.join(module).join(version);
    fs::create_dir_all(&folder).expect("a folder");
    let name = module.replace('-', "_");
    let entry = if module == "mfe-shell" {
        "main.1a2b3c4d.js"
    } else {
        "remoteEntry.1a2b3c4d.js"
    };
    let mut hashes = Map::new();
    for file in std::iter::once(entry.to_owned()).chain((0..CHUNKS).map(|n| format!("{n}{n}7.{:08x}.js", n * 7919 + 3)))
    {
        let code = format!("/* {module} {version} {file} */\n").repeat(40);
        let hash = STANDARD.encode(Sha256::digest(&code));
        fs::write(folder.join(&file), &code).expect("a file");
        fs::write(folder.join(format!("{file}.br")), format!("br of {file}")).expect("a twin");
        fs::write(folder.join(format!("{file}.gz")), format!("gz of {file}")).expect("a twin");
        hashes.insert(file, Value::String(format!("sha256-{hash}")));
    }
    fs::write(folder.join("integrity.json"), Value::Object(hashes).to_string()).expect("hashes");
    fs::write(folder.join("module.json"), manifest(module, &name, entry).to_string()).expect("a manifest");
    if module == "mfe-shell" {
        let links = json!({ "entry": [entry], "css": [], "preload": ["inter-latin.12345678.woff2"] });
        fs::write(folder.join("shell.json"), links.to_string()).expect("links");
        fs::write(folder.join("inter-latin.12345678.woff2"), "font").expect("a font");
    }
}

fn manifest(module: &str, name: &str, entry: &str) -> Value {
    let area = module.trim_start_matches("mfe-");
    let first = if area == "flights" {
        "/searchpad".to_owned()
    } else {
        format!("/{area}")
    };
    let pages = [
        "search",
        "results",
        "booking",
        "orders",
        "order/:id",
        "requests",
        "requests/:id",
        "settings",
    ];
    let mut routes: Vec<Value> = std::iter::once(first)
        .chain(pages.iter().map(|page| format!("/{area}-{page}")))
        .enumerate()
        .map(|(n, path)| json!({ "path": path, "feature": 202 + n, "layout": "agent", "title": format!("{area}:page{n}.title") }))
        .collect();
    let mut texts: Map<String, Value> = (0..routes.len())
        .map(|n| (format!("{area}:page{n}.title"), json!(format!("Page {n} of {area}"))))
        .collect();
    // What an agency shows its customers.
    let shared = format!("{area}:shared.title");
    texts.insert(shared.clone(), json!("Your flights"));
    routes.push(json!({ "path": format!("/{area}-shared"), "layout": "plain", "title": shared }));
    json!({
        "id": module, "name": name, "contractVersion": 1, "entry": entry, "preload": ["007.00000003.js"], "routes": routes,
        "entrances": { format!("/{area}-settings"): "777.0000d88c.js" },
        "nav": [{ "id": area, "label": format!("{area}:page0.title"), "icon": "plane", "path": format!("/{area}"), "group": "sell", "order": 1 }],
        "locales": ["en", "ar"], "texts": { "en": texts, "ar": texts },
    })
}

/// Replaces the pointers with this text, as `jetway release` does.
pub fn point(root: &Path, text: &str) {
    let beside = root.join(".channels");
    fs::write(&beside, text).expect("channels");
    fs::rename(beside, root.join("channels.toml")).expect("channels");
}
