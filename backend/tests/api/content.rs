//! Content that operators publish in a portal, and agencies' reviews of it.

use reqwest::blocking::RequestBuilder;
use serde_json::{Value, json};

use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};

const REVIEWS: &str = "/api/utility/v1/Testimonial/GetAllReviews";
const REVIEW: &str = "/api/utility/v1/Testimonial/InsertReview";
const NOTICE: &str = "/api/utility/v1/Notification/GetPopupNotification";
const TOP: &str = "/api/utility/v1/Banner/GetTopSearchPadBanner";

fn done(call: RequestBuilder) -> Answer {
    let call = call.header("x-operator", "nadia").header("accept", "application/json");
    Answer::read(call.send().expect("an answer")).expect("a body")
}

fn with(call: RequestBuilder, body: &Value) -> RequestBuilder {
    call.header("content-type", "application/json").body(body.to_string())
}

/// The rows in an operator's answer.
pub fn list(api: &Api, target: &str) -> Vec<Value> {
    let rows = done(api.http.get(api.internal_url(target))).ok();
    rows.as_array().unwrap_or_else(|| panic!("no list: {rows}")).clone()
}

fn add(api: &Api, target: &str, body: &Value) -> Answer {
    done(with(api.http.post(api.internal_url(target)), body))
}

fn put(api: &Api, target: &str, body: &Value) -> Answer {
    done(with(api.http.put(api.internal_url(target)), body))
}

fn words(api: &Api, tenant: &str, target: &str) -> Vec<String> {
    let shown = api.get(tenant, target).send().ok();
    let shown = shown.as_array().unwrap_or_else(|| panic!("no list: {shown}"));
    shown.iter().map(|banner| text(&banner["text"])).collect()
}

// covers: P-128, P-129, P-292
#[test]
fn an_operator_publishes_changes_and_removes_banners_and_it_is_audited() {
    let api = Api::start();
    let banner = json!({ "slot": "topSearchPad", "position": 9, "bannerPath": "/assets/tenant/banners/home-1.svg",
        "text": "Ten seats left", "link": "/searchpad", "downloadApp": true });
    let added = add(&api, "/content/falcon/banners", &banner);
    assert_eq!(added.status, 201);
    let id = text(&added.json()["id"]);
    let shown = api.get("falcon", TOP).send().ok();
    let last = shown
        .as_array()
        .and_then(|rows| rows.last())
        .cloned()
        .expect("a banner");
    assert_eq!(
        last,
        json!({ "bannerPath": "/assets/tenant/banners/home-1.svg", "text": "Ten seats left", "downloadApp": true,
            "link": "/searchpad" })
    );
    assert!(!words(&api, "_default", TOP).contains(&"Ten seats left".to_owned()));

    let changed = json!({ "slot": "topSearchPad", "bannerPath": "/assets/tenant/banners/home-2.svg", "text": "Over",
        "endsAt": "2001-01-01T00:00:00Z" });
    assert_eq!(
        put(&api, &format!("/content/falcon/banners/{id}"), &changed).status,
        200
    );
    assert!(
        !words(&api, "falcon", TOP).iter().any(|text| text == "Over"),
        "it has ended"
    );
    let target = format!("/content/falcon/banners/{id}");
    assert_eq!(done(api.http.delete(api.internal_url(&target))).status, 204);
    assert_eq!(done(api.http.delete(api.internal_url(&target))).status, 404);
    assert_eq!(put(&api, &target, &changed).status, 404);

    let trail = list(&api, "/content/falcon/trail");
    let mine: Vec<_> = trail.iter().filter(|event| event["subject"] == json!(id)).collect();
    let mut actions: Vec<_> = mine.iter().map(|event| text(&event["action"])).collect();
    actions.sort();
    assert_eq!(actions, ["banner.add", "banner.change", "banner.remove"]);
    assert!(mine.iter().all(|event| event["detail"]["operator"] == "nadia"));
    assert!(
        list(&api, "/content/_default/trail")
            .iter()
            .all(|event| event["subject"] != json!(id))
    );
}

#[test]
fn an_operator_says_who_they_are_and_names_what_exists() {
    let api = Api::start();
    let nameless = api.http.get(api.internal_url("/content/falcon/banners")).send();
    assert_eq!(nameless.expect("an answer").status(), 422);
    assert_eq!(
        done(api.http.get(api.internal_url("/content/nobody/banners"))).status,
        404
    );
    let wrong = json!({ "slot": "roof", "bannerPath": "https://elsewhere.example/x.svg", "text": "x".repeat(161),
        "link": "//elsewhere.example", "startsAt": "2026-02-01T00:00:00Z", "endsAt": "2026-01-01T00:00:00Z" });
    let problem = add(&api, "/content/falcon/banners", &wrong).refused(422, "request.invalid");
    let places: Vec<_> = problem["errors"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|error| text(&error["pointer"]))
        .collect();
    assert_eq!(places, ["/slot", "/bannerPath", "/text", "/link", "/endsAt"]);
    // The portal's listener does not serve it.
    api.get("falcon", "/content/falcon/banners")
        .send()
        .refused(404, "request.not_found");
}

// covers: P-298, P-299
#[test]
fn an_agent_reviews_once_and_everyone_reads_it_when_it_is_published() {
    let api = Api::start();
    let before = api.get("falcon", REVIEWS).send().ok();
    assert_eq!(
        (&before["total"], before["items"].as_array().map(Vec::len)),
        (&json!(3), Some(3))
    );
    let owner = ROSE_OWNER.sign_in(&api);
    let given = |who: &Session<'_>| who.get("/api/customer/v1/User/GetUserContext").ok()["isReviewGiven"].clone();
    assert_eq!(given(&owner), json!(false));

    let problem = owner
        .post(REVIEW, &json!({ "rating": 6, "text": "  " }))
        .refused(422, "request.invalid");
    assert_eq!(problem["errors"].as_array().map(Vec::len), Some(2));
    let taken = owner
        .post(
            REVIEW,
            &json!({ "rating": 4, "text": " Tickets in the ledger at once. " }),
        )
        .ok();
    assert_eq!(taken, json!({ "success": true }));
    owner
        .post(REVIEW, &json!({ "rating": 1, "text": "Again" }))
        .refused(409, "review.given");
    assert_eq!(given(&owner), json!(true));
    assert_eq!(given(&ROSE_VIEWER.sign_in(&api)), json!(false));
    assert_eq!(api.get("falcon", REVIEWS).send().ok()["total"], 3, "not published yet");

    let pending = list(&api, "/content/falcon/testimonials?status=pending");
    assert_eq!(pending.len(), 1);
    let target = format!("/content/falcon/testimonials/{}", text(&pending[0]["id"]));
    assert_eq!(put(&api, &target, &json!({ "status": "published" })).status, 204);
    let shown = api.get("falcon", REVIEWS).send().ok();
    let newest = &shown["items"][0];
    assert_eq!(shown["total"], 4);
    assert_eq!(
        (&newest["text"], &newest["rating"]),
        (&json!("Tickets in the ledger at once."), &json!(4))
    );
    assert_eq!(
        (&newest["authorName"], &newest["agency"]),
        (&json!("Omar Rahman"), &json!("Desert Rose Travel"))
    );
    assert_eq!(
        api.get("_default", REVIEWS).send().ok()["total"],
        3,
        "each portal shows only its own"
    );
    assert_eq!(put(&api, &target, &json!({ "status": "hidden" })).status, 204);
    assert_eq!(api.get("falcon", REVIEWS).send().ok()["total"], 3);
    assert_eq!(
        api.get("falcon", &format!("{REVIEWS}?page=2")).send().ok()["items"],
        json!([])
    );
    put(&api, &target, &json!({ "status": "loved" })).refused(422, "request.invalid");
}

#[test]
fn the_newest_notice_is_shown() {
    let api = Api::start();
    let first = api.get("northlight", NOTICE).send().ok();
    assert_eq!(first["notice"]["title"], "Manchester departures are open");
    let notice = json!({ "title": "Closed on Friday", "text": "The desk answers by mail.", "link": "/help" });
    api.advance(60);
    let id = text(&add(&api, "/content/northlight/notices", &notice).json()["id"]);
    let newest = || api.get("northlight", NOTICE).send().ok()["notice"].clone();
    assert_eq!(
        (&newest()["id"], &newest()["title"]),
        (&json!(id), &json!("Closed on Friday"))
    );
    let over = json!({ "title": "Closed on Friday", "text": "Over.", "endsAt": "2001-01-01T00:00:00Z" });
    let target = format!("/content/northlight/notices/{id}");
    assert_eq!(put(&api, &target, &over).status, 200);
    assert_eq!(newest()["title"], first["notice"]["title"]);
    assert_eq!(done(api.http.delete(api.internal_url(&target))).status, 204);
    assert_eq!(list(&api, "/content/northlight/notices").len(), 1);
}
