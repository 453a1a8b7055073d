//! Five upgrades and twenty changes under load lose nothing.

use std::fs;

use crate::load::Load;
use crate::reign::{Reign, is_alive};
use crate::support::releases::{self, LIVE};
use crate::support::{Backend, Plan, eventually};

const UPGRADES: usize = 5;
const CHANGES_BETWEEN: usize = 4;
/// Eight of them make about five hundred requests a second.
const CLIENTS: usize = 8;
/// So many requests are answered between two events.
const BETWEEN: usize = 60;
const TARGETS: [&str; 4] = [
    "/api/customer/v1/User/GetLogo",
    "/searchpad",
    "/api/utility/v1/Banner/GetHomePageBanner",
    "/releases/mfe-shell/1.0.0-aaaa/main.1a2b3c4d.js",
];

#[test]
fn five_upgrades_and_twenty_changes_lose_no_request_of_kept_alive_clients() {
    let backend = Backend::start();
    let mut reign = Reign::start(&Plan::before(&backend));
    let load = Load::start(reign.gateway.address, CLIENTS, &TARGETS);
    let served = |more: usize| {
        let before = load.answered();
        eventually("clients are served", || load.answered() >= before + more);
    };
    served(BETWEEN);
    for upgrade in 0..UPGRADES {
        for change in 0..CHANGES_BETWEEN {
            make(&reign, upgrade * CHANGES_BETWEEN + change);
            served(BETWEEN);
        }
        reign.upgrade();
        served(BETWEEN);
    }
    let before = &reign.processes[..UPGRADES];
    eventually("those before have left", || {
        !before.iter().any(|process| is_alive(*process))
    });
    assert!(is_alive(reign.current()));
    let tally = load.stop();
    assert_eq!(tally.lost, Vec::<String>::new(), "of {} requests", tally.answered);
    assert!(
        tally.connections >= CLIENTS * (UPGRADES + 1),
        "each process had every client: {} connections",
        tally.connections
    );
    assert!(
        tally.connections < tally.answered / 10,
        "connections are kept: {} for {} requests",
        tally.connections,
        tally.answered
    );
}

/// A change of each kind in turn, in force when this returns.
fn make(reign: &Reign, n: usize) {
    let gateway = &reign.gateway;
    match n % 4 {
        0 => {
            let file = gateway.tenant_file("falcon");
            let text = fs::read_to_string(&file).expect("a tenant");
            let title = format!("title = \"Change {n}\"");
            let lines: Vec<&str> = text
                .lines()
                .map(|line| {
                    if line.starts_with("title = ") {
                        title.as_str()
                    } else {
                        line
                    }
                })
                .collect();
            fs::write(&file, lines.join("\n")).expect("a tenant");
            eventually("the title is served", || {
                gateway.admin("/tenants").text().contains(&format!("Change {n}"))
            });
        }
        1 => {
            let version = format!("1.2.{n}-abcd");
            releases::publish_one(&gateway.root.path().join("releases"), "mfe-flights", &version);
            let live = LIVE.map(|(module, live)| {
                if module == "mfe-flights" {
                    (module, version.as_str())
                } else {
                    (module, live)
                }
            });
            releases::promote(&gateway.root.path().join("releases"), &live);
            eventually("the release is live", || {
                gateway.admin("/releases").text().contains(&version)
            });
        }
        2 => {
            reign.settings(&format!("[limits]\nbody_bytes = {}\n", 1_000_000 + n));
            let answer = reign.order("/reload");
            assert_eq!(answer.json()["live"][0], "limits.body_bytes", "{}", answer.text());
        }
        _ => {
            let line = "settings read again";
            let before = gateway.log().matches(line).count();
            reign.signal("-HUP");
            eventually("SIGHUP is heard", || gateway.log().matches(line).count() > before);
        }
    }
}
