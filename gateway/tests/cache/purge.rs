//! Soft and hard purges by tag, path, tenant, or everything.

use crate::origin::{Origin, Says};
use crate::scene::{KEPT, gateway, get, purge, said};
use crate::support::{Gateway, eventually, http};

const COUNTRIES: &str = "/api/utility/v1/Country/GetAllCountries";

/// An origin that answers with the number of the request and tags by path.
fn counting() -> Origin {
    Origin::by(|seen, n| {
        let tag = if seen.target == KEPT {
            "banners home"
        } else {
            "countries"
        };
        Says::new(
            &n.to_string(),
            &["cache-control: max-age=600", &format!("surrogate-key: {tag}")],
        )
    })
}

/// Cached: falcon's banner 0 and countries 1, the original brand's banner 2.
fn filled(origin: &Origin) -> Gateway {
    let gateway = gateway(origin);
    for (n, (host, target)) in CALLS.into_iter().enumerate() {
        assert_eq!(gateway.get(host, target).text(), n.to_string());
    }
    gateway
}

const CALLS: [(&str, &str); 3] = [("falcon.test", KEPT), ("falcon.test", COUNTRIES), ("localhost", KEPT)];

#[test]
fn a_hard_purge_removes_exactly_what_it_names() {
    for (order, gone) in [
        (r#"{"mode":"hard","tags":["banners"]}"#, [true, false, true]),
        (
            r#"{"mode":"hard","tags":["countries","nothing"]}"#,
            [false, true, false],
        ),
        (r#"{"mode":"hard","tenant":"falcon"}"#, [true, true, false]),
        (
            r#"{"mode":"hard","tenant":"falcon","tags":["home"]}"#,
            [true, false, false],
        ),
        (
            r#"{"mode":"hard","tenant":"_default","paths":["/api/utility/v1/Banner/GetHomePageBanner"]}"#,
            [false, false, true],
        ),
        (
            r#"{"mode":"hard","paths":["/api/utility/v1/Country/GetAllCountries"]}"#,
            [false, true, false],
        ),
        (r#"{"mode":"hard","everything":true}"#, [true, true, true]),
        (
            r#"{"mode":"hard","tags":["ban","banner","BANNERS"]}"#,
            [false, false, false],
        ),
    ] {
        let gateway = filled(&counting());
        let answer = purge(&gateway, order);
        assert_eq!(answer.status, 200, "{order}");
        assert!(answer.json()["marks"].as_u64() >= Some(1));
        let now = CALLS.map(|(host, target)| gateway.get(host, target).header("x-cache") == "MISS");
        assert_eq!(now, gone, "{order}");
        let after = CALLS.map(|(host, target)| gateway.get(host, target).header("x-cache").to_owned());
        assert_eq!(after, ["HIT", "HIT", "HIT"], "{order}");
    }
}

#[test]
fn a_soft_purge_serves_the_old_response_once_more() {
    let origin = counting();
    let gateway = filled(&origin);
    let answer = purge(&gateway, r#"{"tags":["banners","home"],"tenant":"falcon"}"#);
    assert_eq!(answer.json(), serde_json::json!({ "mode": "soft", "marks": 2 }));
    assert_eq!(said(&get(&gateway, "")), ("STALE", "0".to_owned()));
    eventually("the new one is given", || {
        said(&get(&gateway, "")) == ("HIT", "3".to_owned())
    });
    assert_eq!(said(&gateway.get("localhost", KEPT)), ("HIT", "2".to_owned()));
    origin.die();
    purge(&gateway, r#"{"everything":true}"#);
    assert_eq!(
        said(&get(&gateway, "")),
        ("STALE", "3".to_owned()),
        "it is served while the backend is down"
    );
}

#[test]
fn an_answer_under_way_when_the_purge_comes_is_purged_too() {
    let origin = counting();
    origin.hold();
    let gateway = gateway(&origin);
    std::thread::scope(|scope| {
        let first = scope.spawn(|| get(&gateway, ""));
        eventually("it is being fetched", || origin.asked() == 1);
        purge(&gateway, r#"{"mode":"hard","tags":["banners"]}"#);
        origin.release();
        assert_eq!(first.join().expect("a reply").text(), "0");
    });
    assert_eq!(said(&get(&gateway, "")), ("MISS", "1".to_owned()));
}

#[test]
fn orders_are_read_strictly_and_written_down() {
    let gateway = filled(&counting());
    for bad in [
        "",
        "{}",
        r#"{"tag":"x"}"#,
        r#"{"everything":true,"tenant":"falcon"}"#,
        r#"{"mode":"rm","tags":["a"]}"#,
    ] {
        assert_eq!(purge(&gateway, bad).status, 400, "{bad}");
    }
    let order = r#"{"tags":["banners"]}"#;
    let untyped = format!(
        "POST /cache/purge HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{order}",
        order.len()
    );
    assert_eq!(http::send(gateway.admin, untyped.as_bytes()).status, 415);
    assert_eq!(said(&get(&gateway, "")), ("HIT", "0".to_owned()), "nothing was purged");
    purge(&gateway, r#"{"mode":"hard","tenant":"falcon","tags":["banners"]}"#);
    eventually("it is in the log", || {
        gateway.log().lines().any(|line| {
            ["audit", "cache.purge", "hard", "falcon", "banners"]
                .iter()
                .all(|word| line.contains(word))
        })
    });
}

#[test]
fn operators_see_what_is_kept_and_how_it_does() {
    let gateway = filled(&counting());
    get(&gateway, "");
    let seen = gateway.admin("/cache").json();
    assert_eq!(
        (&seen["entries"], &seen["requests"]),
        (&serde_json::json!(3), &serde_json::json!(4))
    );
    assert_eq!(
        (&seen["outcomes"]["miss"], &seen["outcomes"]["hit"]),
        (&serde_json::json!(3), &serde_json::json!(1))
    );
    assert_eq!(seen["hitRatio"], serde_json::json!(0.25));
    purge(&gateway, r#"{"tags":["nothing"]}"#);
    let metrics = gateway.admin("/metrics").text();
    for line in [
        "jetway_gateway_cache_entries 3".to_owned(),
        format!("jetway_gateway_cache_bytes {}", seen["bytes"]),
        "jetway_gateway_cache_fetches_total{result=\"kept\"} 3".to_owned(),
        "jetway_gateway_cache_purges_total{mode=\"soft\"} 1".to_owned(),
    ] {
        assert!(metrics.lines().any(|known| known == line), "{line}\n{metrics}");
    }
    assert_eq!(
        (&seen["tenants"][0]["tenant"], &seen["tenants"][0]["entries"]),
        (&serde_json::json!("falcon"), &serde_json::json!(2))
    );
}
