//! The operators' console: sign-in, permissions by role, and scope by tenant.

use std::thread;

use serde_json::{Value, json};

use crate::after_sale;
use crate::licences::{UPDATE, licence};
use crate::operations::left_to_operations;
use crate::support::applicant::{Applicant, filed, form};
use crate::support::console::{Console, OPERATIONS, SUPPLIERS, email_of, invite, path, post};
use crate::support::people::{CORNICHE_OWNER, ROSE_OWNER};
use crate::support::{Api, Call, eventually};
use crate::through_the_gateway;

const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const REFUSED: (u16, &str) = (401, "operator.refused");

/// The actions in the operators' own trail, newest first.
fn own_trail(auditor: &Console<'_>) -> Vec<Value> {
    let page = auditor.post("Audit/Load", &json!({})).ok();
    page["items"].as_array().expect("items").clone()
}

through_the_gateway! {
    fn an_invited_operator_sets_an_authenticator_up_and_signs_in(api) {
        let token = invite(api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
        let opened = post(api, "Invitation/Open", &json!({ "token": token })).ok();
        assert_eq!((&opened["name"], &opened["email"]), (&json!("Nadia Rahman"), &json!("nadia.rahman@house.test")));
        assert!(opened["qrCode"].as_str().expect("an image").contains("<svg"), "{opened}");
        assert_eq!(post(api, "Invitation/Open", &json!({ "token": token })).ok(), opened, "the same secret");

        let accept = |password: &str, code: &str| {
            let body = json!({ "token": token, "password": password, "verificationCode": code });
            post(api, "Invitation/Accept", &body)
        };
        let weak = accept("Rahman-2026-x", "000000").refused(422, "request.invalid");
        assert_eq!(weak["errors"][0]["pointer"], "/password", "{weak}");
        let wrong = accept("Quiet-Dunes-47", "12345").refused(422, "request.invalid");
        assert_eq!(wrong["errors"][0]["pointer"], "/verificationCode", "{wrong}");

        // A second invitation invalidates the first.
        let nadia = Console::of(api, "Nadia Rahman", &["ticketing", "kyc"], Some(&["falcon"]));
        post(api, "Invitation/Open", &json!({ "token": token })).refused(410, "operator.invitation_over");
        let current = nadia.get("Session/Current").ok();
        assert_eq!(current["roles"], json!(["ticketing", "kyc"]));
        assert_eq!(current["zones"], json!({ "falcon": "Asia/Dubai" }));
        assert_eq!(current["brands"], json!({ "falcon": "Falcon Travel Trade" }));
        assert_eq!((&current["tenants"], &current["recoveryCodesLeft"]), (&json!(["falcon"]), &json!(10)));

        let again = nadia.again();
        assert_eq!(again.get("Session/Current").ok()["email"], "nadia.rahman@house.test");
        again.post("Session/SignOut", &json!({})).ok();
        again.get("Session/Current").refused(401, "session.expired");
        nadia.get("Session/Current").ok();
    }

    fn an_operators_name_has_plain_signs_and_no_link(api) {
        let invite = |name: &str| {
            let body = json!({ "email": "sean@house.test", "name": name, "roles": ["ticketing"], "tenants": null, "operator": "Omar" });
            api.admin_post("/operators", &body)
        };
        assert_eq!(invite("Sean O\u{2019}Neil").ok()["operator"]["name"], "Sean O'Neil");
        let refused = invite("Sean https://sky.test").refused(422, "request.invalid");
        assert_eq!(refused["errors"][0]["pointer"], "/name", "{refused}");
    }

    fn agents_and_operators_tokens_are_not_interchangeable(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let nadia = Console::of(api, "Nadia Rahman", &["ticketing"], None);
        let with = |tenant: &str, target: &str, token: &str| Call::new(api, "GET", tenant, target).token(token).send();
        with(OPERATIONS, &path("Queue/Load"), &nadia.token).ok();
        with("falcon", CONTEXT, &owner.token).ok();
        with(OPERATIONS, &path("Queue/Load"), &owner.token).refused(401, "session.expired");
        with("falcon", CONTEXT, &nadia.token).refused(401, "session.expired");
        // The real token is recorded; an invented one is not.
        with("falcon", CONTEXT, &format!("jwo_{}", "0f".repeat(32))).refused(401, "session.expired");
        with(OPERATIONS, &path("Queue/Load"), "a.b.c").refused(401, "session.expired");
        let auditor = Console::of(api, "Amal Said", &["auditor"], None);
        let trail = own_trail(&auditor);
        let recorded = |action: &str| {
            let mut events = trail.iter().filter(|event| event["action"] == action);
            let event = events.next().expect("an event");
            assert_eq!(events.next(), None, "{action}");
            [&event["by"], &event["subject"], &event["detail"]["tenant"]].map(|value| value.as_str().unwrap_or_default())
        };
        assert_eq!(recorded("agent.elsewhere"), ["user", &path("Queue/Load"), "falcon"]);
        assert_eq!(recorded("operator.elsewhere"), ["operator", CONTEXT, "falcon"]);
        for token in [&owner.token, &nadia.token] {
            let at_a_tenants = with("falcon", &path("Queue/Load"), token);
            assert!([401, 404].contains(&at_a_tenants.status), "{}", at_a_tenants.text());
            let of_agents = with(OPERATIONS, CONTEXT, token);
            assert!([401, 404].contains(&of_agents.status), "{}", of_agents.text());
        }
        Call::new(api, "GET", OPERATIONS, &path("Queue/Load")).send().refused(401, "session.required");
        api.get("falcon", &path("Queue/Load")).send().refused(404, "request.not_found");
    }

    fn an_order_in_doubt_waits_in_the_queue_until_it_is_decided(api) {
        let (owner, held, _) = left_to_operations(api);
        let nadia = Console::of(api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
        let waiting = nadia.waiting(&held.reference).expect("it waits");
        assert_eq!((&waiting["kind"], &waiting["tenant"]), (&json!("orderInDoubt"), &json!("falcon")), "{waiting}");
        assert_eq!((&waiting["urgency"], &waiting["canDecide"]), (&json!("green"), &json!(true)), "{waiting}");
        api.advance(20 * 60);
        api.advance(15 * 60);
        let nadia = nadia.again();
        assert_eq!(nadia.waiting(&held.reference).expect("it waits")["urgency"], "amber");

        let listed = nadia.post("Order/LoadInDoubt", &json!({ "tenant": "falcon" })).ok();
        assert_eq!(listed["items"][0]["orderReference"], held.reference, "{listed}");
        assert!(SUPPLIERS.contains(&listed["items"][0]["supplier"].as_str().expect("a supplier")), "{listed}");
        assert_eq!(listed["items"][0]["findings"], json!(["tickets", "seats", "nothing"]), "{listed}");
        let decision = json!({ "tenant": "falcon", "orderReference": held.reference, "found": "nothing",
            "reason": "Confirmed by the airline's desk, case 4711." });
        let decided = nadia.post("Order/DecideOutcome", &decision).ok();
        assert_eq!(decided["status"], "Cancelled", "{decided}");
        assert_eq!(nadia.post("Order/DecideOutcome", &decision).ok(), decided, "a repeated decision changes nothing");
        assert_eq!(nadia.waiting(&held.reference), None);
        let other = json!({ "tenant": "falcon", "orderReference": held.reference, "found": "seats", "reason": "Case 4712." });
        nadia.post("Order/DecideOutcome", &other).refused(409, "order.wrong_state");
        let owner = ROSE_OWNER.sign_in(owner.api);
        assert_eq!(owner.order(&held.reference)["status"], "Cancelled");

        let auditor = Console::of(api, "Amal Said", &["auditor"], Some(&["falcon"]));
        let filter = json!({ "tenant": "falcon", "operator": "Nadia Rahman", "action": "order." });
        let trail = auditor.post("Audit/Load", &filter).ok();
        assert_eq!(trail["items"].as_array().map(Vec::len), Some(1), "{trail}");
        let event = &trail["items"][0];
        assert_eq!((&event["subject"], &event["who"]), (&json!(held.reference), &json!("Nadia Rahman")), "{event}");
        let file = auditor.post("Audit/Export", &filter).text();
        let line = format!("operator,Nadia Rahman,{},{}", event["action"].as_str().expect("an action"), held.reference);
        assert!(file.contains(&line), "{file}");
        assert_eq!(file.lines().count(), 2, "{file}");
        let nobodys = json!({ "tenant": "falcon", "operator": "Somebody Else" });
        assert_eq!(auditor.post("Audit/Load", &nobodys).ok()["items"], json!([]));
        nadia.post("Audit/Export", &filter).refused(403, "access.denied");
    }
}

#[test]
fn a_code_signs_in_once_and_a_recovery_code_replaces_one() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["support"], None);
    let code = nadia.next_code();
    let statuses: Vec<u16> = thread::scope(|scope| {
        let attempts = [0; 6].map(|_| scope.spawn(|| nadia.sign_in(&code).status));
        attempts.map(|attempt| attempt.join().expect("an answer")).to_vec()
    });
    assert_eq!(
        statuses.iter().filter(|status| **status == 200).count(),
        1,
        "{statuses:?}"
    );
    assert_eq!(
        statuses.iter().filter(|status| **status == REFUSED.0).count(),
        5,
        "{statuses:?}"
    );
    nadia.sign_in(&code).refused(REFUSED.0, REFUSED.1);
    let [first, second, ..] = nadia.recovery_codes.as_slice() else {
        panic!("recovery codes")
    };
    nadia.attempt("Not-the-one-1", first).refused(REFUSED.0, REFUSED.1);
    nadia.sign_in(first).ok();
    nadia.sign_in(first).refused(REFUSED.0, REFUSED.1);
    nadia.sign_in(&second.replace('-', "").to_uppercase()).ok();
    assert_eq!(nadia.get("Session/Current").ok()["recoveryCodesLeft"], 8);
}

#[test]
fn ten_failures_lock_an_address_out_for_a_quarter_of_an_hour() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["auditor"], None);
    for attempt in 0..10 {
        let wrong = if attempt % 2 == 0 {
            nadia.attempt("Not-the-one-1", &nadia.next_code())
        } else {
            nadia.sign_in("000000")
        };
        wrong.refused(REFUSED.0, REFUSED.1);
    }
    nadia.sign_in(&nadia.next_code()).refused(REFUSED.0, REFUSED.1);
    // Existing sessions stay valid.
    let locked = own_trail(&nadia)
        .into_iter()
        .find(|event| event["action"] == "operator.locked");
    assert_eq!(locked.expect("an event")["subject"], nadia.email);
    api.advance(15 * 60);
    nadia.sign_in(&nadia.next_code()).ok();
}

#[test]
fn a_locked_out_operator_is_notified_once_by_email_and_an_unknown_address_is_not() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["auditor"], None);
    let stranger = "nobody@house.test";
    let fail = |email: &str| {
        let attempt = json!({ "email": email, "password": "Not-the-one-1", "verificationCode": "000000" });
        post(&api, "Session/SignIn", &attempt).refused(REFUSED.0, REFUSED.1);
    };
    let mails = |email: &str| -> Vec<Value> {
        let outbox = api.admin_get("/dev/outbox");
        let items = outbox["items"].as_array().expect("items").iter();
        items.filter(|item| item["to"] == email).cloned().collect()
    };
    for _ in 0..10 {
        fail(stranger);
    }
    for _ in 0..9 {
        fail(&nadia.email);
    }
    assert_eq!(mails(&nadia.email), Vec::<Value>::new());
    for _ in 0..3 {
        fail(&nadia.email);
    }
    let received = eventually("an e-mail", || {
        Some(mails(&nadia.email)).filter(|mails| !mails.is_empty())
    });
    assert_eq!(received.len(), 1, "{received:?}");
    assert_eq!(
        received[0]["subject"],
        "Wrong passwords or codes for your account in the operators' console"
    );
    let body = received[0]["body"].as_str().expect("a text");
    assert!(
        body.starts_with("Hello Nadia Rahman,") && body.contains("refused for 15 minutes"),
        "{body}"
    );
    // The job of the unknown address was due before.
    assert_eq!(mails(stranger), Vec::<Value>::new());
}

#[test]
fn a_missing_role_and_a_foreign_tenant_are_refused_and_recorded() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let audit = nadia.post("Audit/Load", &json!({ "tenant": "falcon" }));
    assert_eq!(audit.refused(403, "access.denied")["params"]["role"], "auditor");
    let elsewhere = nadia.post("Order/LoadInDoubt", &json!({ "tenant": "_default" }));
    elsewhere.refused(403, "access.denied");
    let part =
        json!({ "tenant": "falcon", "orderReference": "FAF2611-99999Z", "kind": "partPayment", "allowed": true });
    let finance = nadia.post("Order/DecideRequest", &part);
    assert_eq!(finance.refused(403, "access.denied")["params"]["role"], "finance");
    let children = json!({ "tenant": "falcon", "orderReference": "FAF2611-99999Z", "kind": "unaccompaniedMinors", "allowed": true });
    nadia
        .post("Order/DecideRequest", &children)
        .refused(404, "order.not_found");

    let auditor = Console::of(&api, "Amal Said", &["auditor"], None);
    let refused: Vec<(Value, Value)> = own_trail(&auditor)
        .into_iter()
        .filter(|event| event["action"] == "operator.refused")
        .map(|event| (event["subject"].clone(), event["detail"].clone()))
        .collect();
    let detail = |role: Value, tenant: Value| json!({ "role": role, "tenant": tenant, "operator": "Nadia Rahman" });
    assert_eq!(
        refused,
        [
            (
                json!(path("Order/DecideRequest")),
                detail(json!("finance"), Value::Null)
            ),
            (json!(path("Order/LoadInDoubt")), detail(Value::Null, json!("_default"))),
            (json!(path("Audit/Load")), detail(json!("auditor"), Value::Null)),
        ]
    );
    // An auditor of one tenant reads that tenant's trail, not the operators' own.
    let of_falcon = Console::of(&api, "Rami Haddad", &["auditor"], Some(&["falcon"]));
    of_falcon.post("Audit/Load", &json!({ "tenant": "falcon" })).ok();
    of_falcon.post("Audit/Load", &json!({})).refused(403, "access.denied");
}

#[test]
fn role_changes_and_disabling_apply_at_once() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let set = |roles: Value, tenants: Value| {
        let body = json!({ "email": nadia.email, "roles": roles, "tenants": tenants, "operator": "Omar" });
        api.admin_post("/operators/roles", &body)
    };
    set(json!(["auditor"]), json!(["_default"])).ok();
    nadia.post("Audit/Load", &json!({ "tenant": "_default" })).ok();
    nadia
        .post("Audit/Load", &json!({ "tenant": "falcon" }))
        .refused(403, "access.denied");
    for (roles, tenants, pointer) in [
        (json!(["owner"]), json!(["falcon"]), "/roles"),
        (json!([]), json!(["falcon"]), "/roles"),
        (json!(["kyc"]), json!(["nobody"]), "/tenants"),
        (json!(["kyc"]), json!([]), "/tenants"),
    ] {
        let problem = set(roles, tenants).refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{problem}");
    }
    let mut twin = json!({ "email": "twin@house.test", "name": "Nadia Rahman", "roles": ["kyc"], "tenants": null, "operator": "Omar" });
    api.admin_post("/operators", &twin).refused(409, "operator.name_taken");
    twin["name"] = json!("Visit https://nadia.test");
    let problem = api.admin_post("/operators", &twin).refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["code"], "name.characters", "{problem}");

    let body = json!({ "email": nadia.email, "operator": "Omar" });
    assert_eq!(api.admin_post("/operators/disable", &body).ok()["status"], "disabled");
    nadia.get("Session/Current").refused(401, "session.ended");
    nadia.sign_in(&nadia.next_code()).refused(REFUSED.0, REFUSED.1);
    let stranger = json!({ "email": email_of("Nobody"), "operator": "Omar" });
    api.admin_post("/operators/disable", &stranger)
        .refused(404, "request.not_found");
}

#[test]
fn sessions_are_short_lived_listed_and_ended() {
    let api = Api::start();
    let first = Console::of(&api, "Nadia Rahman", &["support"], None);
    let second = first.again();
    let listed = second.get("Session/Load").ok();
    let items = listed["items"].as_array().expect("items");
    assert_eq!((items.len(), &items[0]["isCurrent"]), (2, &json!(true)), "{listed}");
    let other = items.iter().find(|item| item["isCurrent"] == false).expect("the other");
    let end = json!({ "sessionId": other["sessionId"] });
    assert_eq!(second.post("Session/Revoke", &end).ok()["ended"], true);
    first.get("Session/Current").refused(401, "session.ended");
    assert_eq!(second.post("Session/Revoke", &end).ok()["ended"], false);
    let stranger = Console::of(&api, "Amal Said", &["support"], None);
    let own = second.get("Session/Load").ok()["items"][0]["sessionId"].clone();
    assert_eq!(
        stranger.post("Session/Revoke", &json!({ "sessionId": own })).ok()["ended"],
        false
    );

    api.advance(29 * 60);
    second.get("Session/Current").ok();
    api.advance(29 * 60);
    second.get("Session/Current").ok();
    api.advance(30 * 60);
    second.get("Session/Current").refused(401, "session.expired");
}

#[test]
fn an_application_is_decided_by_whom_it_concerns() {
    let api = Api::start();
    let reference = Applicant::begun(&api, "falcon").apply(&form("amina@bluedunes.test", "+971501234567"));
    let application = filed(&api, "falcon", &reference);
    let id = application["id"].as_str().expect("an id").to_owned();
    let support = Console::of(&api, "Sami Noor", &["support"], None);
    let seen = support.waiting(&id).expect("it waits");
    assert_eq!(
        (&seen["kind"], &seen["canDecide"]),
        (&json!("application"), &json!(false)),
        "{seen}"
    );
    let decision = json!({ "tenant": "falcon", "applicationId": id, "decision": "approve" });
    support
        .post("Application/Decide", &decision)
        .refused(403, "access.denied");
    let ticketing = Console::of(&api, "Nadia Rahman", &["ticketing"], None);
    assert_eq!(ticketing.waiting(&id), None);

    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], Some(&["falcon"]));
    let viewed = kyc
        .post("Application/View", &json!({ "tenant": "falcon", "applicationId": id }))
        .ok();
    assert_eq!(
        (&viewed["status"], &viewed["reference"]),
        (&json!("pending"), &json!(reference)),
        "{viewed}"
    );
    assert_eq!(viewed["form"]["email"], "amina@bluedunes.test");
    let licence = kyc.get(&format!(
        "Application/GetDocument?tenant=falcon&applicationId={id}&document=tradeLicense"
    ));
    assert_eq!(licence.status, 200);
    let remark = json!({ "tenant": "falcon", "applicationId": id, "item": "Trade licence", "status": "ok" });
    assert_eq!(
        kyc.post("Application/Remark", &remark).ok()["remarks"][0]["by"],
        "Rami Haddad"
    );
    let decided = kyc.post("Application/Decide", &decision).ok();
    assert_eq!(
        (&decided["status"], &decided["decidedBy"]),
        (&json!("approved"), &json!("Rami Haddad")),
        "{decided}"
    );
    assert_eq!(kyc.post("Application/Decide", &decision).ok(), decided);
    let late = json!({ "tenant": "falcon", "applicationId": id, "decision": "reject", "reason": "Too late." });
    kyc.post("Application/Decide", &late)
        .refused(409, "application.wrong_state");
    assert_eq!(kyc.waiting(&id), None);
}

#[test]
fn licences_wait_from_the_day_they_are_given_until_they_are_accepted() {
    let api = Api::start();
    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], Some(&["falcon"]));
    let agent = CORNICHE_OWNER.sign_in(&api);
    let agency = agent.get(CONTEXT).ok()["agencyId"].as_str().expect("an id").to_owned();
    assert_eq!(kyc.waiting(&agency), None);
    agent.post(UPDATE, &licence("TL-77", "2099-01-31")).ok();
    let waiting = kyc.waiting(&agency).expect("they wait");
    assert_eq!(
        (&waiting["kind"], &waiting["canDecide"]),
        (&json!("licences"), &json!(true)),
        "{waiting}"
    );
    let view = json!({ "tenant": "falcon", "agencyId": agency });
    let seen = kyc.post("Agency/ViewLicences", &view).ok();
    assert_eq!(
        (&seen["agency"], &seen["standing"]),
        (&waiting["agency"], &json!("submitted"))
    );
    let given = json!({ "tradeLicenseNumber": "TL-77", "tradeLicenseExpiry": "2099-01-31" });
    assert_eq!(seen["given"], given, "{seen}");
    let remark = json!({ "tenant": "falcon", "agencyId": agency, "remark": "Thank you." });
    kyc.post("Agency/RemarkOnKyc", &remark).ok();
    let decision = json!({ "tenant": "falcon", "agencyId": agency, "decision": "accept" });
    kyc.post("Agency/DecideLicences", &decision).ok();
    let accepted = kyc.post("Agency/ViewLicences", &view).ok();
    assert_eq!(accepted["standing"], "accepted");
    kyc.post("Agency/DecideLicences", &decision).ok();
    assert_eq!(
        kyc.post("Agency/ViewLicences", &view).ok(),
        accepted,
        "repeating the decision changes nothing"
    );
    let ask = json!({ "tenant": "falcon", "agencyId": agency, "decision": "ask" });
    kyc.post("Agency/DecideLicences", &ask).ok();
    kyc.post("Agency/DecideLicences", &decision)
        .refused(422, "request.invalid");
    assert_eq!(kyc.waiting(&agency), None);
    let unknown =
        json!({ "tenant": "falcon", "agencyId": "00000000-0000-7000-8000-000000000000", "decision": "accept" });
    kyc.post("Agency/DecideLicences", &unknown)
        .refused(404, "request.not_found");
}

#[test]
fn a_refund_that_operations_quote_and_carry_out_waits_for_the_role_refunds() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = after_sale::ticketed(&owner, "refund");
    // Refunds after a change by the airline are quoted by hand.
    let body = json!({ "orderReference": held.reference, "reason": "scheduleChange" });
    let asked = owner.post(&after_sale::call("refund", "request"), &body).ok();
    let number = asked["request"]["requestReference"]
        .as_str()
        .expect("a number")
        .to_owned();
    assert_eq!(asked["request"]["state"], "requested", "{asked}");

    let view = json!({ "tenant": "falcon", "requestReference": number });
    let finance = Console::of(&api, "Hana Aziz", &["finance"], Some(&["falcon"]));
    let refused = finance.post("AfterSale/View", &view).refused(403, "access.denied");
    assert_eq!(
        (finance.waiting(&number), &refused["params"]["role"]),
        (None, &json!("refunds"))
    );
    let nadia = Console::of(&api, "Nadia Rahman", &["refunds"], Some(&["falcon"]));
    let waiting = nadia.waiting(&number).expect("it waits");
    assert_eq!(
        (&waiting["kind"], &waiting["canDecide"]),
        (&json!("refund"), &json!(true)),
        "{waiting}"
    );
    let case = nadia.post("AfterSale/View", &view).ok();
    let travellers = case["travellers"].as_array().expect("travellers");
    let step = |step: &str, quote: Value| {
        let body = json!({ "tenant": "falcon", "requestReference": number, "step": step, "quote": quote });
        nadia.post("AfterSale/Decide", &body)
    };
    assert_eq!(
        (&waiting["state"], &waiting["owner"]),
        (&json!("requested"), &Value::Null)
    );
    assert_eq!(step("take", Value::Null).ok()["state"], "requested");
    assert_eq!(nadia.waiting(&number).expect("it waits")["owner"], "Nadia Rahman");
    step("quote", Value::Null).refused(422, "request.invalid");
    let lines = |penalty: i64| -> Vec<Value> {
        let line = |person: &Value| json!({ "travellerId": person["travellerId"], "penalty": penalty });
        travellers.iter().map(line).collect()
    };
    step("quote", json!({ "lines": lines(-1), "basis": "Waived." })).refused(422, "request.invalid");
    let quoted = step(
        "quote",
        json!({ "lines": lines(0), "basis": "Waived: the airline moved the flight." }),
    );
    assert_eq!(quoted.ok()["state"], "quoted");

    let target = format!("{}?requestReference={number}", after_sale::call("refund", "getrequest"));
    let seen = owner.get(&target).ok();
    let (request, quote) = (&seen["request"], &seen["request"]["quote"]);
    assert_eq!(
        (&request["owner"], &quote["mode"]),
        (&json!("Nadia Rahman"), &json!("manual")),
        "{seen}"
    );
    let before = after_sale::minor(&owner, "posted");
    let accept = json!({ "requestReference": number, "status": "accepted", "quoteId": quote["quoteId"] });
    let accepted = owner.post(&after_sale::call("refund", "updatestatus"), &accept).ok();
    assert_eq!(accepted["requests"][0]["state"], "submitted", "{accepted}");
    assert!(nadia.waiting(&number).is_some(), "waiting to be carried out");
    step("done", Value::Null).refused(403, "after_sale.same_operator");
    assert_eq!(after_sale::minor(&owner, "posted"), before);
    let hana = Console::of(&api, "Hana Said", &["refunds"], Some(&["falcon"]));
    let done = json!({ "tenant": "falcon", "requestReference": number, "step": "done" });
    assert_eq!(hana.post("AfterSale/Decide", &done).ok()["state"], "done");
    hana.post("AfterSale/Decide", &done)
        .refused(409, "after_sale.wrong_state");
    assert_eq!(nadia.waiting(&number), None);
    let credited = after_sale::minor(&owner, "posted") - before;
    assert_eq!(credited, after_sale::hundredths(&quote["total"]));
    let most = travellers
        .iter()
        .map(|person| after_sale::hundredths(&person["returnable"]));
    assert_eq!(credited, most.sum::<i64>());
}

#[test]
fn a_refund_is_given_to_another_operator_of_the_desk() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = after_sale::ticketed(&owner, "refund");
    let body = json!({ "orderReference": held.reference, "reason": "scheduleChange" });
    let asked = owner.post(&after_sale::call("refund", "request"), &body).ok();
    let number = &asked["request"]["requestReference"];
    let number = number.as_str().expect("a number");
    let nadia = Console::of(&api, "Nadia Rahman", &["refunds"], Some(&["falcon"]));
    let hana = Console::of(&api, "Hana Said", &["refunds"], Some(&["falcon"]));
    let finance = Console::of(&api, "Farid Aziz", &["finance"], Some(&["falcon"]));
    Console::of(&api, "Salma House", &["refunds"], Some(&["monsoon"]));

    let desk = json!({ "tenant": "falcon", "desk": "afterSale" });
    finance.post("Desks/GetAssignees", &desk).refused(403, "access.denied");
    let found = nadia.post("Desks/GetAssignees", &desk).ok();
    let all = found["items"].as_array().expect("operators").clone();
    let id = |name: &str| {
        let operator = all.iter().find(|operator| operator["name"] == name);
        operator.map(|operator| operator["operatorId"].clone())
    };
    assert_eq!((id("Farid Aziz"), id("Salma House")), (None, None), "{found}");
    let give = |name: &str, from: Value| {
        let body = json!({ "tenant": "falcon", "requestReference": number, "owner": from, "operatorId": id(name) });
        nadia.post("AfterSale/Assign", &body)
    };
    assert_eq!(give("Hana Said", Value::Null).ok()["state"], "requested");
    assert_eq!(hana.waiting(number).expect("it waits")["owner"], "Hana Said");
    // Who read another owner is refused.
    give("Nadia Rahman", Value::Null).refused(409, "after_sale.wrong_state");
    give("Nadia Rahman", json!("Hana Said")).ok();
    let body =
        json!({ "tenant": "falcon", "requestReference": number, "operatorId": "00000000-0000-0000-0000-000000000001" });
    let unknown = nadia.post("AfterSale/Assign", &body).refused(422, "request.invalid");
    assert_eq!(unknown["errors"][0]["pointer"], "/operatorId");
    let auditor = Console::of(&api, "Amal Said", &["auditor"], Some(&["falcon"]));
    let trail = auditor.post(
        "Audit/Load",
        &json!({ "tenant": "falcon", "action": "order.after_sale" }),
    );
    let detail = &trail.ok()["items"][0]["detail"];
    assert_eq!(
        (&detail["step"], &detail["to"]),
        (&json!("assign"), &json!("Nadia Rahman")),
        "{detail}"
    );
}

#[test]
fn finance_decides_on_part_payment() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold_without_parts();
    let ask = format!(
        "/api/order/v1/InitiateRequestToEnablePartialPayment?orderReference={}",
        held.reference
    );
    owner.post(&ask, &json!({ "remark": "A regular client." })).ok();
    let finance = Console::of(&api, "Hana Aziz", &["finance"], Some(&["falcon"]));
    let waiting = finance.waiting(&held.reference).expect("it waits");
    assert_eq!(
        (&waiting["kind"], &waiting["canDecide"]),
        (&json!("partPayment"), &json!(true)),
        "{waiting}"
    );
    let listed = finance.post("Order/LoadRequests", &json!({ "tenant": "falcon" })).ok();
    let item = &listed["items"][0];
    assert_eq!(
        (&item["orderReference"], &item["request"]["remark"]),
        (&json!(held.reference), &json!("A regular client.")),
        "{listed}"
    );
    let of_order = |reference: &str| {
        let body = json!({ "tenant": "falcon", "orderReference": reference });
        finance.post("Order/LoadRequests", &body)
    };
    assert_eq!(of_order(&held.reference).ok(), listed);
    assert_eq!(of_order("FAF2611-00004A").ok()["items"], json!([]));
    of_order("x").refused(404, "order.not_found");
    let ticketing = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let others = ticketing.post("Order/LoadRequests", &json!({ "tenant": "falcon" }));
    assert_eq!(others.ok()["items"], json!([]), "children alone are for ticketing");
    let decision = json!({ "tenant": "falcon", "orderReference": held.reference, "kind": "partPayment", "allowed": true,
        "remark": "Once." });
    let decided = finance.post("Order/DecideRequest", &decision).ok();
    assert_eq!(
        (&decided["request"]["state"], &decided["request"]["answer"]),
        (&json!("allowed"), &json!("Once."))
    );
    finance.post("Order/DecideRequest", &decision).ok();
    let mut other = decision;
    other["allowed"] = json!(false);
    finance
        .post("Order/DecideRequest", &other)
        .refused(409, "order.wrong_state");
    assert_eq!(finance.waiting(&held.reference), None);
}
