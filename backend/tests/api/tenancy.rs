//! The tenant feed for gateways on other machines.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use crate::support::folder::Folder;
use crate::support::tenants::copy;
use crate::support::{Answer, Api};

const TENANTS: &str = "/tenancy/v1/tenants";

/// A backend with a copy of the tenants, which the test may change.
fn open() -> (Api, std::path::PathBuf) {
    let folder = Arc::new(Folder::seeded());
    let tenants = folder.path().join("tenants");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"), &tenants);
    let place = tenants.display().to_string();
    (Api::open(folder, &[("JETWAY_TENANTS_DIR", &place)]), tenants)
}

fn since(api: &Api, position: &Value) -> Value {
    let epoch = position["epoch"].as_str().expect("an epoch");
    api.internal(&format!("{TENANTS}?epoch={epoch}&since={}", position["revision"]))
        .send()
        .ok()
}

fn slugs(page: &Value) -> Vec<&str> {
    let entries = page["tenants"].as_array().expect("tenants");
    entries.iter().filter_map(|entry| entry["slug"].as_str()).collect()
}

#[test]
fn only_a_gateways_stamp_gives_access() {
    let api = Api::start();
    for target in [
        TENANTS,
        "/tenancy/v1/stream",
        "/tenancy/v1/files/00?of=falcon/logo-light.svg",
    ] {
        let refused = |answer: Answer| answer.refused(403, "edge.unsigned");
        refused(api.internal(target).send_bare());
        refused(
            api.internal(target)
                .send_as(crate::support::request::now(), &"0".repeat(64)),
        );
        let other = api.internal("/tenancy/v1/tenants?since=7");
        let (time, stamp) = (
            crate::support::request::now(),
            other.stamp(crate::support::request::now()),
        );
        refused(api.internal(target).id_of(&other).send_as(time, &stamp));
        // The portals' listener does not serve it, with or without a stamp.
        api.get("_default", target).send().refused(404, "request.not_found");
    }
    let page = api.internal(TENANTS).send().ok();
    assert_eq!(slugs(&page), ["_default", "falcon", "monsoon", "northlight", "qamar"]);
}

#[test]
fn a_page_holds_the_text_and_the_files_by_content() {
    let api = Api::start();
    let page = api.internal(TENANTS).send().ok();
    assert_eq!(
        (page["from_start"].as_bool(), page["more"].as_bool()),
        (Some(true), Some(false))
    );
    let falcon = &page["tenants"][1]["document"];
    assert!(falcon["text"].as_str().expect("a text").contains("Falcon Travel Trade"));
    let hash = falcon["files"]["logo-light.svg"].as_str().expect("a hash").to_owned();
    let file = api
        .internal(&format!("/tenancy/v1/files/{hash}?of=falcon/logo-light.svg"))
        .send();
    let original = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants/falcon/assets/logo-light.svg");
    assert_eq!(file.text(), fs::read_to_string(original).expect("the logo"));
    for of in [
        "falcon/logo-dark.svg",
        "_default/logo-light.svg",
        "falcon/../../Cargo.toml",
        "nobody/x.svg",
    ] {
        let answer = api.internal(&format!("/tenancy/v1/files/{hash}?of={of}")).send();
        answer.refused(404, "request.not_found");
    }
    api.internal("/tenancy/v1/files/00")
        .send()
        .refused(422, "request.invalid");
    api.internal(&format!("{TENANTS}?since=soon"))
        .send()
        .refused(422, "request.invalid");
}

#[test]
fn the_stream_gives_the_position_of_the_feed_and_pages_give_the_changes() {
    let (api, tenants) = open();
    let first = api.internal(TENANTS).send().ok();
    let stream = api.internal("/tenancy/v1/stream").stream();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let mut heard = || -> Value {
        let data = lines
            .find_map(|line| line.strip_prefix("data: ").map(str::to_owned))
            .expect("an event");
        serde_json::from_str(&data).expect("a position")
    };
    let now = heard();
    assert_eq!((&now["epoch"], &now["revision"]), (&first["epoch"], &first["revision"]));

    let file = tenants.join("falcon/tenant.toml");
    let text = fs::read_to_string(&file).expect("a tenant");
    fs::write(&file, text.replace("Falcon Travel Trade", "Falcon, renamed")).expect("written");
    assert_eq!(
        heard()["revision"].as_u64(),
        first["revision"].as_u64().map(|revision| revision + 1)
    );
    let page = since(&api, &first);
    assert_eq!(
        (slugs(&page), page["from_start"].as_bool()),
        (vec!["falcon"], Some(false))
    );
    assert!(
        page["tenants"][0]["document"]["text"]
            .as_str()
            .expect("a text")
            .contains("Falcon, renamed")
    );

    fs::remove_dir_all(tenants.join("falcon")).expect("removed");
    // A folder is removed file by file, and may be seen half removed.
    let mut page = page;
    while !page["tenants"][0]["document"].is_null() {
        // A page may be ahead of the stream; only a later position means more changes.
        while heard()["revision"].as_u64() <= page["revision"].as_u64() {}
        page = since(&api, &page);
        assert_eq!(slugs(&page), ["falcon"]);
    }
    assert_eq!(slugs(&since(&api, &page)), Vec::<&str>::new());

    // A position from another run of the backend restarts from the beginning.
    let stranger = serde_json::json!({ "epoch": "other", "revision": 5 });
    assert_eq!(
        slugs(&since(&api, &stranger)),
        ["_default", "monsoon", "northlight", "qamar"]
    );
}
