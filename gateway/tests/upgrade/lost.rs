//! Five upgrades and twenty changes under load lose no request.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::authority::{Authority, plan};
use crate::client::Client;
use crate::load::{Load, Stream, Tally};
use crate::reign::{Reign, is_alive};
use crate::support::releases::{self, LIVE};
use crate::support::{Backend, Plan, eventually};

const UPGRADES: usize = 5;
const CHANGES_BETWEEN: usize = 4;
/// Eight of them make about five hundred requests a second.
const CLIENTS: usize = 8;
/// Requests answered between two events.
const BETWEEN: usize = 60;
const TARGETS: [&str; 4] = [
    "/api/customer/v1/User/GetLogo",
    "/searchpad",
    "/api/utility/v1/Banner/GetHomePageBanner",
    "/releases/mfe-shell/1.0.0-aaaa/main.1a2b3c4d.js",
];

#[test]
fn five_upgrades_and_twenty_changes_lose_no_request_of_plain_kept_alive_clients() {
    let backend = Backend::start();
    let mut reign = Reign::start(&Plan::before(&backend));
    let address = reign.gateway.address;
    let load = Load::http1(CLIENTS, &TARGETS, move || {
        connect(address).map(|socket| Box::new(socket) as Box<dyn Stream>)
    });
    trouble(&mut reign, &[&load]);
    judge(load.stop(), CLIENTS);
}

#[test]
fn five_upgrades_and_twenty_changes_lose_no_request_over_tls_of_h1_and_h2_alike() {
    let (backend, authority) = (Backend::start(), Authority::new());
    let issued = authority.issue(&["falcon.test"]);
    let mut reign = Reign::start(&plan(&backend, &[("falcon.test", &issued)]));
    let address = reign.gateway.tls();
    let half = CLIENTS / 2;
    let old = Client::speaking(&authority, &[b"http/1.1"], rustls::ALL_VERSIONS);
    let new = Client::speaking(&authority, &[b"h2"], rustls::ALL_VERSIONS);
    let http1 = Load::http1(half, &TARGETS, move || {
        let shaken = old
            .connect(address, "falcon.test")
            .map_err(|error| format!("handshake: {error}"))?;
        Ok(Box::new(shaken.stream) as Box<dyn Stream>)
    });
    let http2 = Load::http2(half, &TARGETS, address, new.0);
    trouble(&mut reign, &[&http1, &http2]);
    judge(http1.stop(), half);
    judge(http2.stop(), half);
}

fn connect(address: SocketAddr) -> Result<TcpStream, String> {
    let socket = TcpStream::connect(address).map_err(|error| format!("connect: {error}"))?;
    socket
        .set_read_timeout(Some(Duration::from_secs(20)))
        .map_err(|error| error.to_string())?;
    Ok(socket)
}

/// Every kind of operation on a gateway, under load.
fn trouble(reign: &mut Reign, loads: &[&Load]) {
    let served = || {
        let before: Vec<usize> = loads.iter().map(|load| load.answered()).collect();
        eventually("every client is served", || {
            let mut now = loads.iter().zip(&before);
            now.all(|(load, before)| load.answered() >= before + BETWEEN)
        });
    };
    served();
    for upgrade in 0..UPGRADES {
        for change in 0..CHANGES_BETWEEN {
            make(reign, upgrade * CHANGES_BETWEEN + change);
            served();
        }
        reign.upgrade();
        served();
    }
    let before = &reign.processes[..UPGRADES];
    eventually("those before have left", || {
        !before.iter().any(|process| is_alive(*process))
    });
    assert!(is_alive(reign.current()));
}

fn judge(tally: Tally, clients: usize) {
    println!(
        "{} requests on {} connections, {} asked again",
        tally.answered, tally.connections, tally.again
    );
    assert_eq!(tally.lost, Vec::<String>::new(), "of {} requests", tally.answered);
    assert!(
        tally.connections >= clients * (UPGRADES + 1),
        "each process had every client: {} connections",
        tally.connections
    );
    assert!(
        tally.connections < tally.answered / 5,
        "connections are kept: {} for {} requests",
        tally.connections,
        tally.answered
    );
}

/// Applies a change of each kind in turn and waits until it is in force.
fn make(reign: &Reign, n: usize) {
    let gateway = &reign.gateway;
    match n % 4 {
        0 => {
            let before = revision(reign);
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
            eventually("the new revision is served", || revision(reign) != before);
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
            let line = "settings reloaded";
            let before = gateway.log().matches(line).count();
            reign.signal("-HUP");
            eventually("SIGHUP is heard", || gateway.log().matches(line).count() > before);
        }
    }
}

/// The tenant of the load.
fn revision(reign: &Reign) -> String {
    let tenants = reign.gateway.admin("/tenants").json();
    let tenants = tenants["tenants"].as_array().expect("tenants");
    let own = tenants.iter().find(|tenant| tenant["tenant"] == "falcon");
    own.expect("the tenant")["revision"].to_string()
}
