//! Every node of the backend dies: public responses are cached, others fail at once, and one node restores service.

use std::time::{Duration, Instant};

use crate::origin::{Origin, Says};
use crate::scene::{HOST, PRIVATE, gateway};
use crate::support::eventually;

const PUBLIC: [&str; 6] = [
    "/api/utility/v1/Banner/GetHomePageBanner",
    "/api/utility/v1/Banner/GetSearchPadBanner",
    "/api/utility/v1/Banner/GetTopSearchPadBanner",
    "/api/utility/v1/Banner/GetBankDetailsBanner",
    "/api/utility/v1/Country/GetAllCountries",
    "/api/utility/v1/Airline/GetAirlineOptions",
];
/// The goals are 50 ms for a refusal and 2 s for the recovery (printed with `--nocapture`); these limits only
/// distinguish a busy machine from a gateway that waits for dead nodes.
const AT_ONCE: Duration = Duration::from_millis(500);
const BACK_WITHIN: Duration = Duration::from_secs(10);

#[test]
fn what_is_public_stays_and_what_is_not_says_so_at_once() {
    // Responses that are stale on arrival, within and beyond their stale-while-revalidate time.
    let origin = Origin::by(|seen, _| {
        let life = if seen.target.contains("Banner") {
            "max-age=60"
        } else {
            "max-age=60, stale-while-revalidate=0"
        };
        Says::new(&seen.target, &[&format!("cache-control: {life}"), "age: 100"])
    });
    let gateway = gateway(&origin);
    for target in PUBLIC {
        assert_eq!(gateway.get(HOST, target).text(), target);
    }
    assert_eq!(gateway.get(HOST, PRIVATE).status, 200);
    origin.die();
    eventually("it is known to be dead", || {
        gateway.admin("/upstreams").text().contains("\"down\"")
    });
    for round in 0..20 {
        for target in PUBLIC {
            let reply = gateway.get(HOST, target);
            assert_eq!(
                (reply.status, reply.header("x-cache"), reply.text().as_str()),
                (200, "STALE", target),
                "{round}"
            );
        }
        assert_eq!(
            gateway.get_with(HOST, "/searchpad", "Accept: text/html\r\n").status,
            200
        );
        assert_eq!(gateway.get(HOST, "/assets/tenant/logo-light.svg").status, 200);
        assert_eq!(
            gateway
                .get(HOST, "/releases/mfe-shell/1.0.0-aaaa/main.1a2b3c4d.js")
                .status,
            200
        );
    }
    let mut took: Vec<Duration> = (0..20)
        .map(|_| {
            let began = Instant::now();
            let reply = gateway.get(HOST, PRIVATE);
            assert_eq!(
                (reply.status, reply.json()["code"].as_str()),
                (503, Some("edge.upstream_down"))
            );
            began.elapsed()
        })
        .collect();
    took.sort();
    assert!(took[took.len() / 2] <= AT_ONCE, "{took:?}");
    origin.revive();
    let began = Instant::now();
    eventually("calls are answered", || gateway.get(HOST, PRIVATE).status == 200);
    let back = began.elapsed();
    println!(
        "refused in {:?} (median of 20), back after {back:?}",
        took[took.len() / 2]
    );
    assert!(back <= BACK_WITHIN, "{back:?}");
    origin.says(Says::new("new", &["cache-control: max-age=60"]));
    eventually("public answers are new", || {
        PUBLIC.iter().all(|target| gateway.get(HOST, target).text() == "new")
    });
}
