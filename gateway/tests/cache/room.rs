//! Cache memory per tenant.

use crate::origin::{Origin, Says};
use crate::scene::{BELOW, HOST, statistic, with_routes};

#[test]
fn a_tenant_over_its_share_loses_its_own_oldest_answers() {
    let origin = Origin::by(|seen, _| {
        Says::new(
            &format!("{}{}", seen.target, "x".repeat(20_000)),
            &["content-type: image/png"],
        )
    });
    let gateway = with_routes(&origin, "bytes = 2000000\ntenant_percent = 20");
    let ask = |host: &str, page: usize| {
        gateway
            .get(host, &format!("{BELOW}/x?page={page}"))
            .header("x-cache")
            .to_owned()
    };
    assert_eq!(ask("localhost", 0), "MISS");
    for page in 0..60 {
        assert_eq!(ask(HOST, page), "MISS");
    }
    let tenants = gateway.admin("/cache").json()["tenants"].clone();
    let falcon = tenants
        .as_array()
        .expect("tenants")
        .iter()
        .find(|tenant| tenant["tenant"] == "falcon")
        .expect("falcon");
    let bytes = falcon["bytes"].as_u64().expect("bytes");
    assert!((300_000..=400_000).contains(&bytes), "{bytes} of 400000");
    assert_eq!(ask("localhost", 0), "HIT", "another tenant's stays");
    assert_eq!(ask(HOST, 59), "HIT", "the newest stays");
    assert_eq!(ask(HOST, 0), "MISS", "the oldest went");
}

#[test]
fn the_whole_room_is_never_exceeded() {
    let origin = Origin::by(|_, _| Says::new(&"x".repeat(50_000), &["content-type: image/png"]));
    let gateway = with_routes(&origin, "bytes = 1000000\ntenant_percent = 100");
    for page in 0..100 {
        gateway.get(HOST, &format!("{BELOW}/x?page={page}"));
    }
    let bytes = statistic(&gateway, "bytes");
    assert!((500_000..=1_000_000).contains(&bytes), "{bytes}");
}
