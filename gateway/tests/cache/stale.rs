//! Stale responses: served during revalidation and when the backend fails.

use crate::origin::{Origin, Says};
use crate::scene::{HOST, KEPT, PRIVATE, gateway, get, said};
use crate::support::eventually;

const OLD: [&str; 2] = ["cache-control: max-age=60", "age: 100"];

#[test]
fn an_old_answer_is_given_while_one_newer_is_fetched() {
    let origin = Origin::saying(Says::new("old", &OLD));
    let gateway = gateway(&origin);
    assert_eq!(said(&get(&gateway, "")), ("MISS", "old".to_owned()));
    origin.says(Says::new("new", &["cache-control: max-age=60"]));
    origin.hold();
    for _ in 0..10 {
        assert_eq!(said(&get(&gateway, "")), ("STALE", "old".to_owned()));
    }
    eventually("it is being fetched", || origin.asked() == 2);
    origin.release();
    eventually("the new one is given", || {
        said(&get(&gateway, "")) == ("HIT", "new".to_owned())
    });
    assert_eq!(origin.asked(), 2, "one fetch for all of them");
}

#[test]
fn a_stale_response_replaces_errors_where_allowed() {
    for (control, status, outcome) in [
        ("max-age=60, stale-while-revalidate=0", 200, "STALE"),
        ("max-age=60, stale-while-revalidate=0, stale-if-error=10", 503, "MISS"),
        ("max-age=60, must-revalidate", 503, "MISS"),
        ("max-age=60, proxy-revalidate", 503, "MISS"),
        ("s-maxage=60", 503, "MISS"),
        ("s-maxage=60, stale-if-error=600", 200, "STALE"),
        ("no-cache", 503, "MISS"),
    ] {
        let origin = Origin::saying(Says::new("old", &[&format!("cache-control: {control}"), "age: 100"]));
        let gateway = gateway(&origin);
        get(&gateway, "");
        origin.says(Says::new("down", &[]).status(503));
        for _ in 0..2 {
            let reply = get(&gateway, "");
            assert_eq!((reply.status, reply.header("x-cache")), (status, outcome), "{control}");
        }
        assert_eq!(gateway.get("localhost", KEPT).status, 503, "another tenant has none");
        assert_eq!(gateway.get(HOST, PRIVATE).status, 503);
    }
}

#[test]
fn a_client_error_does_not_take_the_old_answer_away() {
    let origin = Origin::saying(Says::new(
        "old",
        &["cache-control: max-age=60, stale-while-revalidate=0", "age: 100"],
    ));
    let gateway = gateway(&origin);
    get(&gateway, "");
    origin.says(Says::new("no", &[]).status(429));
    assert_eq!(get(&gateway, "").status, 429);
    origin.says(Says::new("down", &[]).status(500));
    assert_eq!(said(&get(&gateway, "")), ("STALE", "old".to_owned()));
}

#[test]
fn a_tenants_new_revision_is_asked_for() {
    let origin = Origin::by(|_, n| Says::new(&n.to_string(), &["cache-control: max-age=600"]));
    let gateway = gateway(&origin);
    get(&gateway, "");
    gateway.get("localhost", KEPT);
    let file = gateway.tenant_file("falcon");
    let text = std::fs::read_to_string(&file).expect("a manifest");
    std::fs::write(
        &file,
        text.replace("title = \"Falcon Travel Trade\"", "title = \"Falcon\""),
    )
    .expect("written");
    eventually("the new one is fetched", || {
        said(&get(&gateway, "")) == ("HIT", "2".to_owned())
    });
    assert_eq!(gateway.get("localhost", KEPT).text(), "1");
    assert_eq!(origin.asked(), 3);
}
