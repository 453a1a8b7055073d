//! Cache directives of clients, which never add load to the backend.

use crate::origin::{Origin, Says};
use crate::scene::{KEPT, gateway, get, plan, said};
use crate::support::Gateway;

const INSISTING: [&str; 5] = [
    "Cache-Control: no-cache\r\n",
    "Cache-Control: max-age=0\r\n",
    "Cache-Control: min-fresh=9999\r\n",
    "Cache-Control: no-store\r\n",
    "Pragma: no-cache\r\n",
];

#[test]
fn clients_cannot_make_the_gateway_ask_repeatedly() {
    let origin = Origin::saying(Says::new("a", &["cache-control: max-age=60"]));
    let gateway = gateway(&origin);
    get(&gateway, "");
    for headers in INSISTING {
        for _ in 0..5 {
            assert_eq!(get(&gateway, headers).header("x-cache"), "HIT", "{headers}");
        }
    }
    assert_eq!(origin.asked(), 1);
}

#[test]
fn an_installation_may_let_clients_insist() {
    let origin = Origin::by(|_, n| Says::new(&n.to_string(), &["cache-control: max-age=60"]));
    let gateway = Gateway::start(&plan(&origin, &[("JETWAY_GATEWAY_CACHE__REFRESH_FLOOR_SECONDS", "0")]));
    get(&gateway, "");
    assert_eq!(said(&get(&gateway, INSISTING[0])), ("MISS", "1".to_owned()));
    assert_eq!(said(&get(&gateway, INSISTING[2])), ("MISS", "2".to_owned()));
    assert_eq!(
        said(&get(&gateway, "Cache-Control: max-age=30\r\n")),
        ("HIT", "2".to_owned())
    );
}

#[test]
fn only_if_cached_costs_the_backend_nothing() {
    let origin = Origin::saying(Says::new("a", &["cache-control: max-age=60"]));
    let gateway = gateway(&origin);
    let none = get(&gateway, "Cache-Control: only-if-cached\r\n");
    assert_eq!(
        (none.status, none.json()["code"].as_str()),
        (504, Some("edge.not_kept"))
    );
    assert_eq!(none.json()["instance"], KEPT);
    assert_eq!(origin.asked(), 0);
    get(&gateway, "");
    assert_eq!(
        get(&gateway, "Cache-Control: only-if-cached\r\n").header("x-cache"),
        "HIT"
    );
}

#[test]
fn who_takes_old_answers_gets_them_where_the_answer_allows() {
    let life = "cache-control: max-age=60, stale-while-revalidate=0, stale-if-error=600";
    let origin = Origin::saying(Says::new("a", &[life, "age: 100"]));
    let gateway = gateway(&origin);
    get(&gateway, "");
    assert_eq!(
        get(&gateway, "Cache-Control: max-stale=5\r\n").header("x-cache"),
        "MISS"
    );
    assert_eq!(
        get(&gateway, "Cache-Control: max-stale=500\r\n").header("x-cache"),
        "STALE"
    );
    origin.says(Says::new(
        "b",
        &["cache-control: max-age=60, must-revalidate", "age: 100"],
    ));
    let strict = Origin::saying(Says::new(
        "b",
        &["cache-control: max-age=60, must-revalidate", "age: 100"],
    ));
    let gateway = crate::scene::gateway(&strict);
    get(&gateway, "");
    assert_eq!(get(&gateway, "Cache-Control: max-stale\r\n").header("x-cache"), "MISS");
}
