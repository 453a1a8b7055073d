//! Monitoring is complete: rules and dashboard query series that a running gateway has, the rules pass their tests, and
//! each alert has its runbook page.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::support::{Backend, Gateway, Plan, eventually};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn dashboard() -> Value {
    serde_json::from_str(&text("deploy/grafana/gateway.json")).expect("JSON")
}

/// Series names in a text, without histogram suffixes.
fn names(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_' || letter == ':'))
        .filter(|word| word.starts_with("jetway_gateway_") || word.starts_with("process_"))
        .map(|word| {
            let plain = ["_bucket", "_count", "_sum"]
                .iter()
                .find_map(|ending| word.strip_suffix(ending));
            plain.unwrap_or(word).to_owned()
        })
        .collect()
}

/// Label values in a query: `state="usable"`, and each alternative of `outcome=~"HIT|STALE"`.
fn values(text: &str) -> BTreeSet<String> {
    let own = ["outcome", "state", "result", "priority", "order"];
    let asked = own.iter().flat_map(|label| {
        text.split(&format!("{label}="))
            .skip(1)
            .filter_map(move |rest| {
                let list = rest.trim_start_matches('~').strip_prefix('"')?.split('"').next()?;
                Some(list.split('|').map(move |value| format!("{label}=\"{value}\"")))
            })
            .collect::<Vec<_>>()
    });
    asked.flatten().collect()
}

/// Every query of every dashboard panel.
fn queries(dashboard: &Value) -> Vec<String> {
    let panels = dashboard["panels"].as_array().expect("panels");
    let targets = panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten();
    targets
        .map(|target| target["expr"].as_str().expect("a query").to_owned())
        .collect()
}

#[test]
fn every_series_the_rules_and_the_dashboard_ask_for_is_there() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    gateway.get("falcon.test", "/api/utility/v1/Banner/GetHomePageBanner");
    gateway.get("nobody.test", "/");
    let mut asked = names(&text("deploy/prometheus/recording.rules.yml"));
    asked.extend(names(&text("deploy/prometheus/alerts.rules.yml")));
    asked.extend(queries(&dashboard()).iter().flat_map(|query| names(query)));
    assert!(asked.len() > 30, "{asked:?}");
    let mut kinds = values(&text("deploy/prometheus/recording.rules.yml"));
    kinds.extend(values(&text("deploy/prometheus/alerts.rules.yml")));
    kinds.extend(queries(&dashboard()).iter().flat_map(|query| values(query)));
    assert!(kinds.len() > 10, "{kinds:?}");
    let mut missing = BTreeSet::new();
    eventually("both requests are counted", || {
        let metrics = gateway.admin("/metrics").text();
        let there: BTreeSet<&str> = metrics
            .lines()
            .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
            .collect();
        missing = asked
            .iter()
            .filter(|name| !there.contains(name.as_str()))
            .cloned()
            .collect();
        missing.extend(kinds.iter().filter(|kind| !metrics.contains(kind.as_str())).cloned());
        missing.is_empty() || metrics.contains("tenant=\"other\"} 1")
    });
    assert!(missing.is_empty(), "not in /metrics: {missing:?}");
}

#[test]
fn the_dashboard_is_one_grafana_can_show() {
    let dashboard = dashboard();
    let mut ids = BTreeSet::new();
    let mut places = BTreeSet::new();
    for panel in dashboard["panels"].as_array().expect("panels") {
        let title = &panel["title"];
        assert!(
            ids.insert(panel["id"].as_u64().expect("an id")),
            "{title}: its id is taken"
        );
        let at = &panel["gridPos"];
        let number = |name: &str| at[name].as_u64().unwrap_or_else(|| panic!("{title}: {name}"));
        assert!(
            number("x") + number("w") <= 24 && number("h") > 0,
            "{title} is too wide"
        );
        assert!(places.insert((number("x"), number("y"))), "{title}: its place is taken");
        if panel["type"] != "row" {
            assert_eq!(panel["datasource"]["uid"], "${source}", "{title}");
            assert!(
                panel["fieldConfig"]["defaults"]["unit"].is_string(),
                "{title} has no unit"
            );
            assert!(!panel["targets"].as_array().expect("queries").is_empty(), "{title}");
        }
    }
    let variables: BTreeSet<&str> = dashboard["templating"]["list"]
        .as_array()
        .expect("variables")
        .iter()
        .filter_map(|variable| variable["name"].as_str())
        .collect();
    assert_eq!(variables, BTreeSet::from(["source", "instance", "tenant", "route"]));
    let recorded = text("deploy/prometheus/recording.rules.yml");
    for query in queries(&dashboard) {
        let rules = query.split(|letter: char| !(letter.is_ascii_alphanumeric() || "_:".contains(letter)));
        for rule in rules.filter(|word| word.starts_with("jetway:")) {
            assert!(
                recorded.contains(&format!("record: {rule}\n")),
                "{rule} is not recorded"
            );
        }
    }
}

#[test]
fn promtool_accepts_the_rules_and_their_tests() {
    let folder = root().join("deploy/prometheus");
    for arguments in [
        ["check", "rules", "recording.rules.yml", "alerts.rules.yml"].as_slice(),
        ["test", "rules", "rules.test.yml"].as_slice(),
    ] {
        let output = Command::new("promtool")
            .args(arguments)
            .current_dir(&folder)
            .output()
            .expect("promtool; `make setup-test` installs it");
        let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}");
    }
}

#[test]
fn every_alert_is_tested_and_has_its_page() {
    let (rules, tests) = (
        text("deploy/prometheus/alerts.rules.yml"),
        text("deploy/prometheus/rules.test.yml"),
    );
    let alerts: Vec<&str> = rules
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "))
        .collect();
    let pages: Vec<&str> = rules
        .lines()
        .filter_map(|line| line.trim().strip_prefix("runbook_url: "))
        .collect();
    assert!(
        alerts.len() > 20 && alerts.len() == pages.len(),
        "{} {}",
        alerts.len(),
        pages.len()
    );
    for (alert, page) in alerts.iter().zip(pages) {
        assert!(
            tests.contains(&format!("{{alertname=\"{alert}\"}}")),
            "{alert} is in no test"
        );
        let (file, anchor) = page.split_once('#').expect("a page and its part");
        assert_eq!(anchor, alert.to_ascii_lowercase());
        let heading = format!("## {alert}\n");
        assert!(text(file).contains(&heading), "{file} has no {heading}");
    }
}
