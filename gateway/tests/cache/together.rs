//! Request coalescing.

use std::sync::Mutex;
use std::thread;

use crate::origin::{Origin, Says};
use crate::scene::{BELOW, HOST, gateway, get, plan, statistic, with_routes};
use crate::support::{Gateway, Reply, eventually};

/// Sends a request from this many clients at once and releases the origin when all of them wait.
fn crowd(gateway: &Gateway, origin: &Origin, count: usize, waiting: u64) -> Vec<Reply> {
    let replies = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                let reply = get(gateway, "");
                replies.lock().expect("replies").push(reply);
            });
        }
        eventually("all wait", || statistic(gateway, "waiting") == waiting);
        origin.release();
    });
    replies.into_inner().expect("replies")
}

fn outcomes(replies: &[Reply], name: &str) -> usize {
    replies.iter().filter(|reply| reply.header("x-cache") == name).count()
}

#[test]
fn many_who_ask_the_same_share_one_fetch() {
    let origin = Origin::saying(Says::new("a", &[]));
    origin.hold();
    let gateway = gateway(&origin);
    let replies = crowd(&gateway, &origin, 20, 20);
    assert!(replies.iter().all(|reply| reply.status == 200 && reply.text() == "a"));
    assert_eq!((outcomes(&replies, "MISS"), outcomes(&replies, "COALESCED")), (1, 19));
    assert_eq!(origin.asked(), 1);
}

#[test]
fn one_failure_is_not_everyones() {
    let origin = Origin::by(|_, n| Says::new("a", &[]).status(if n == 0 { 500 } else { 200 }));
    origin.hold();
    let gateway = gateway(&origin);
    let replies = crowd(&gateway, &origin, 10, 10);
    let failed = replies.iter().filter(|reply| reply.status == 500).count();
    let served = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!((failed, served), (1, 9));
    assert_eq!(origin.asked(), 2, "the rest shared a second fetch");
}

#[test]
fn an_answer_for_one_is_not_given_to_another() {
    let origin = Origin::by(|_, n| Says::new(&n.to_string(), &["cache-control: private"]));
    origin.hold();
    let gateway = gateway(&origin);
    let replies = crowd(&gateway, &origin, 6, 6);
    let mut texts: Vec<String> = replies.iter().map(Reply::text).collect();
    texts.sort();
    assert_eq!(texts, ["0", "1", "2", "3", "4", "5"]);
    assert_eq!(outcomes(&replies, "BYPASS"), 5);
}

#[test]
fn waiting_is_bounded_in_number_and_time() {
    let script = |_: &crate::support::Seen, n: usize| Says::new(&n.to_string(), &[]);
    let origin = Origin::by(script);
    origin.hold();
    let gateway = Gateway::start(&plan(&origin, &[("JETWAY_GATEWAY_CACHE__WAITERS", "3")]));
    let replies = crowd(&gateway, &origin, 8, 3);
    assert!(replies.iter().all(|reply| reply.status == 200));
    assert!(outcomes(&replies, "BYPASS") >= 4, "no more than three wait");

    let origin = Origin::by(script);
    origin.hold();
    let gateway = Gateway::start(&plan(&origin, &[("JETWAY_GATEWAY_CACHE__WAIT_MS", "50")]));
    thread::scope(|scope| {
        let first = scope.spawn(|| get(&gateway, ""));
        eventually("it is being fetched", || origin.asked() == 1);
        let second = scope.spawn(|| get(&gateway, ""));
        eventually("the second sends its own request", || origin.asked() == 2);
        origin.release();
        assert_eq!(first.join().expect("a reply").header("x-cache"), "MISS");
        assert_eq!(second.join().expect("a reply").header("x-cache"), "BYPASS");
    });
}

#[test]
fn what_is_too_large_to_keep_is_passed_on_whole() {
    let body = "x".repeat(300_000);
    let origin = Origin::saying(Says::new(&body, &["content-type: application/json"]));
    let gateway = with_routes(&origin, "entry_bytes = 100000");
    for _ in 0..3 {
        let reply = gateway.get(HOST, &format!("{BELOW}/large"));
        assert_eq!((reply.header("x-cache"), reply.body.len()), ("BYPASS", body.len()));
    }
    assert_eq!(statistic(&gateway, "entries"), 0);
    let nodes = gateway.admin("/upstreams").json();
    assert_eq!(
        nodes["services"][0]["nodes"][0]["state"], "usable",
        "the failure does not count against the node"
    );
}
