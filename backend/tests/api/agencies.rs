//! Agencies at the operators' console: visibility by role, blocking, and what a blocked agency may still do.

use serde_json::{Value, json};

use crate::credit::agency_of;
use crate::files::{hand_in, pdf};
use crate::support::Api;
use crate::support::console::{Console, SUPPLIERS};
use crate::support::people::{OASIS_OWNER, PADMA_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::through_the_gateway;

const FALCON: Option<&[&str]> = Some(&["falcon"]);
const LIST: &str = "Agency/LoadList";

/// The fields that identify an agency of falcon in a call.
pub(crate) fn about(api: &Api, name: &str) -> Value {
    json!({ "tenant": "falcon", "agencyId": agency_of(api, "falcon", name)["agencyId"] })
}

fn names(page: &Value) -> Vec<String> {
    let items = page["items"].as_array().expect("items").iter();
    items.map(|item| text(&item["name"])).collect()
}

fn with(about: &Value, more: &Value) -> Value {
    let mut body = about.clone();
    for (key, value) in more.as_object().expect("fields") {
        body[key] = value.clone();
    }
    body
}

through_the_gateway! {
    fn a_blocked_agency_can_sign_in_and_read_but_not_issue(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let sami = Console::of(api, "Sami Noor", &["tenantAdmin"], FALCON);
        let about = about(api, "Desert Rose Travel");
        let stand = |console: &Console<'_>, standing: &str, reason: &str| {
            console.post("Agency/SetStanding", &with(&about, &json!({ "standing": standing, "reason": reason })))
        };
        stand(&sami, "blocked", " ").refused(422, "request.invalid");
        let blocked = stand(&sami, "blocked", "Cheques bounced twice.").ok();
        assert_eq!((&blocked["standing"], &blocked["blocked"]["by"], &blocked["blocked"]["reason"]),
            (&json!("blocked"), &json!("Sami Noor"), &json!("Cheques bounced twice.")), "{blocked}");
        assert_eq!(stand(&sami, "blocked", "Cheques bounced twice.").ok()["blocked"], blocked["blocked"], "a repeated request changes nothing");
        let mona = Console::of(api, "Mona Adel", &["tenantAdmin"], FALCON);
        let late = stand(&mona, "blocked", "Cheques bounced.").refused(409, "agency.wrong_state");
        assert_eq!(late["params"]["by"], "Sami Noor", "{late}");

        let again = ROSE_OWNER.sign_in(api);
        again.ticket(&held).refused(403, "wallet.blocked");
        assert_eq!(again.order(&held.reference)["status"], "OnHold");
        assert_eq!(again.balance()["status"], "Blocked");
        let found = mona.post(LIST, &json!({ "standing": "blocked" })).ok();
        assert_eq!(names(&found), ["Desert Rose Travel"]);

        let free = stand(&mona, "active", "Paid in cash.").ok();
        assert_eq!((&free["standing"], free.get("blocked")), (&json!("active"), None), "{free}");
        assert_eq!(again.ticket(&held).ok()["status"], "Confirmed");
        let auditor = Console::of(api, "Amal Said", &["auditor"], FALCON);
        let trail = auditor.post("Audit/Load", &json!({ "tenant": "falcon", "action": "agency." })).ok();
        let events: Vec<[String; 2]> = trail["items"].as_array().expect("items").iter()
            .map(|event| [text(&event["who"]), text(&event["action"])]).collect();
        assert_eq!(events, [["Mona Adel", "agency.unblocked"], ["Sami Noor", "agency.blocked"]]);
    }

    fn the_list_finds_agencies_of_every_tenant_the_operator_acts_for(api) {
        let all = Console::of(api, "Hana Aziz", &["finance"], None);
        let page = all.post(LIST, &json!({})).ok();
        let everyone = names(&page);
        assert!(everyone.contains(&"Padma Tours".to_owned()) && everyone.contains(&"Oasis Holidays".to_owned()), "{everyone:?}");
        let tenants: Vec<String> = page["items"].as_array().expect("items").iter().map(|item| text(&item["tenant"])).collect();
        assert!(tenants.is_sorted(), "{tenants:?}");
        let of_falcon = Console::of(api, "Rami Haddad", &["kyc"], FALCON);
        let page = of_falcon.post(LIST, &json!({})).ok();
        let own = page["items"].as_array().expect("items");
        assert!(own.iter().all(|item| item["tenant"] == "falcon" && item.get("wallet").is_none()), "{page}");
        of_falcon.post(LIST, &json!({ "tenant": "_default" })).refused(403, "access.denied");

        let found = all.post(LIST, &json!({ "tenant": "falcon", "search": " holidays OASIS " })).ok();
        assert_eq!(names(&found), ["Oasis Holidays"]);
        let item = &found["items"][0];
        assert_eq!(item["wallet"]["posted"], agency_of(api, "falcon", "Oasis Holidays")["posted"], "{item}");
        let by_mail = all.post(LIST, &json!({ "search": item["email"] })).ok();
        assert_eq!(names(&by_mail), ["Oasis Holidays"]);
        assert_eq!(names(&all.post(LIST, &json!({ "search": "%" })).ok()), Vec::<String>::new());
        all.post(LIST, &json!({ "cursor": "x" })).refused(422, "request.invalid");
        all.post(LIST, &json!({ "search": "x".repeat(101) })).refused(422, "request.invalid");
    }
}

#[test]
fn an_agencys_page_shows_each_role_what_it_needs() {
    let api = Api::start();
    let owner = OASIS_OWNER.sign_in(&api);
    let about = about(&api, "Oasis Holidays");
    let view = |console: &Console<'_>| console.post("Agency/View", &about);
    let finance = Console::of(&api, "Hana Aziz", &["finance"], FALCON);
    let seen = view(&finance).ok();
    assert_eq!(
        (&seen["name"], &seen["standing"]),
        (&json!("Oasis Holidays"), &json!("active"))
    );
    let listed = agency_of(&api, "falcon", "Oasis Holidays");
    assert_eq!(seen["money"]["wallet"]["available"], listed["available"], "{seen}");
    assert_eq!(seen.get("documents"), None, "{seen}");
    let staff = seen["staff"].as_array().expect("staff");
    assert!(staff.iter().any(|person| person["roles"] == json!(["owner"])), "{seen}");
    assert_eq!(owner.balance()["status"], "Active");

    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], FALCON);
    let seen = view(&kyc).ok();
    assert_eq!((seen.get("money"), &seen["documents"]), (None, &json!([])), "{seen}");
    let nothing = format!(
        "Agency/GetDocument?tenant=falcon&agencyId={}&fileId=00000000-0000-7000-8000-000000000000",
        text(&about["agencyId"])
    );
    kyc.get(&nothing).refused(404, "file.not_found");
    let kept = hand_in(&owner, "licence.pdf", &pdf()).ok();
    let listed = view(&kyc).ok()["documents"][0].clone();
    assert_eq!(
        (&listed["fileId"], &listed["kind"]),
        (&kept["documentId"], &json!("tradeLicense")),
        "{listed}"
    );
    let of = |agency: &Value| {
        let (agency, file) = (text(&agency["agencyId"]), text(&kept["documentId"]));
        kyc.get(&format!(
            "Agency/GetDocument?tenant=falcon&agencyId={agency}&fileId={file}"
        ))
    };
    assert_eq!(of(&about).bytes, pdf());
    of(&self::about(&api, "Desert Rose Travel")).refused(404, "file.not_found");
    finance.get(&nothing).refused(403, "access.denied");

    let ticketing = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    view(&ticketing).refused(403, "access.denied");
    ticketing.post(LIST, &json!({})).refused(403, "access.denied");
    let stranger = Console::of(&api, "Mira Lund", &["tenantAdmin", "finance"], Some(&["_default"]));
    view(&stranger).refused(403, "access.denied");
    let elsewhere = with(&about, &json!({ "tenant": "_default" }));
    stranger
        .post("Agency/View", &elsewhere)
        .refused(404, "request.not_found");
    let block = json!({ "standing": "blocked", "reason": "None." });
    finance
        .post("Agency/SetStanding", &with(&about, &block))
        .refused(403, "access.denied");
    stranger
        .post("Agency/SetStanding", &with(&elsewhere, &block))
        .refused(404, "request.not_found");
}

#[test]
fn an_export_of_the_audit_trail_is_in_it() {
    let api = Api::start();
    let auditor = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    auditor
        .post("Audit/Export", &json!({ "tenant": "falcon", "action": "order." }))
        .text();
    let trail = auditor
        .post("Audit/Load", &json!({ "tenant": "falcon", "action": "audit." }))
        .ok();
    let event = &trail["items"][0];
    assert_eq!(
        (&event["who"], &event["action"], &event["detail"]["action"]),
        (&json!("Amal Said"), &json!("audit.exported"), &json!("order.")),
        "{trail}"
    );
}

#[test]
fn orders_are_found_across_tenants_and_read_with_their_history() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let padma = PADMA_OWNER.sign_in(&api).hold();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], None);
    let search = |body: &Value| -> Vec<String> {
        let page = nadia.post("Order/Search", body).ok();
        let items = page["items"].as_array().expect("items").iter();
        items.map(|item| text(&item["orderReference"])).collect()
    };
    let newest = search(&json!({}));
    let place = |reference: &str| {
        newest
            .iter()
            .position(|found| found == reference)
            .expect("it is listed")
    };
    assert!(place(&padma.reference) < place(&held.reference), "{newest:?}");
    assert!(!search(&json!({ "tenant": "_default" })).contains(&held.reference));
    assert_eq!(
        search(&json!({ "search": held.reference })),
        std::slice::from_ref(&held.reference)
    );
    assert!(search(&json!({ "agency": "desert rose", "status": "OnHold" })).contains(&held.reference));
    assert!(!search(&json!({ "agency": "oasis" })).contains(&held.reference));
    assert_eq!(search(&json!({ "agency": "nobody" })), Vec::<String>::new());
    assert!(!search(&json!({ "status": "Cancelled" })).contains(&held.reference));
    assert_eq!(
        search(&json!({ "until": "2020-01-01T00:00:00Z" })),
        Vec::<String>::new()
    );
    nadia
        .post("Order/Search", &json!({ "status": "lost" }))
        .refused(422, "request.invalid");
    nadia
        .post("Order/Search", &json!({ "cursor": "x" }))
        .refused(422, "request.invalid");

    owner.ticket(&held).ok();
    let about = json!({ "tenant": "falcon", "orderReference": held.reference });
    let seen = nadia.post("Order/View", &about).ok();
    assert_eq!(
        (&seen["status"], &seen["agency"]),
        (&json!("Confirmed"), &json!("Desert Rose Travel")),
        "{seen}"
    );
    assert!(
        SUPPLIERS.contains(&seen["supplier"].as_str().expect("a supplier")),
        "{seen}"
    );
    assert_eq!(seen["money"]["paid"], seen["money"]["payable"], "{seen}");
    assert_eq!(seen["money"].get("held"), None, "it is charged: {seen}");
    let ticket = text(&seen["travellers"][0]["tickets"][0]["number"]);
    assert_eq!(
        search(&json!({ "search": ticket })),
        std::slice::from_ref(&held.reference)
    );
    assert_eq!(
        search(&json!({ "search": seen["pnr"], "tenant": "falcon" })),
        std::slice::from_ref(&held.reference)
    );
    assert!(
        seen["history"].as_array().is_some_and(|history| history.len() >= 2),
        "{seen}"
    );

    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], FALCON);
    let stranger = Console::of(&api, "Mira Lund", &["support"], Some(&["_default"]));
    for console in [&kyc, &stranger] {
        console.post("Order/View", &about).refused(403, "access.denied");
    }
    kyc.post("Order/Search", &json!({})).refused(403, "access.denied");
    stranger
        .post(
            "Order/View",
            &json!({ "tenant": "_default", "orderReference": held.reference }),
        )
        .refused(404, "order.not_found");
}
