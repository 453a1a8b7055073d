//! Templates of what operators write to agencies, by desk (ADR 0124).

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::console::Console;
use crate::support::trip::text;
use crate::through_the_gateway;

const FALCON: Option<&[&str]> = Some(&["falcon"]);

fn at(desk: &str) -> Value {
    json!({ "tenant": "falcon", "desk": desk })
}

/// What is sent to save a text of the desk of visas.
fn answer(name: &str, en: &str, ar: &str) -> Value {
    let mut body = at("visas");
    body["template"] = json!({ "name": name, "text": { "en": en, "ar": ar } });
    body
}

fn quotation() -> Value {
    json!({
        "lines": [{ "label": { "en": "Adult", "ar": "بالغ" }, "per": "adult", "unitAmount": "1000.00", "unitAgentAmount": "900.00" }],
        "validDays": 3, "deposit": { "kind": "percent", "percent": 25 }, "depositDays": 2, "balanceDays": 14,
        "cancellationPolicy": [{ "daysBefore": 7, "percent": 100 }],
        "inclusions": [{ "en": "Breakfast", "ar": "الإفطار" }], "note": { "en": "", "ar": "" }
    })
}

fn names(found: &Value) -> Vec<String> {
    let items = found["items"].as_array().expect("items").iter();
    items.map(|item| text(&item["template"]["name"])).collect()
}

fn faults(problem: &Value) -> Vec<(String, String)> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors
        .map(|error| (text(&error["pointer"]), text(&error["code"])))
        .collect()
}

/// The template and the version that was read, for a change.
fn known(body: &Value, saved: &Value) -> Value {
    let mut body = body.clone();
    body["templateId"] = saved["templateId"].clone();
    body["version"] = saved["version"].clone();
    body
}

through_the_gateway! {
    fn a_template_is_written_changed_once_archived_and_offered_again(api) {
        let nadia = Console::of(api, "Nadia Visas", &["visa"], FALCON);
        let photo = answer("Photo", "Dear {agency}, {lead} needs a new photo.", "");
        let saved = nadia.post("Templates/SaveTemplate", &photo).ok();
        assert_eq!((&saved["version"], &saved["archived"]), (&json!(1), &json!(false)), "{saved}");
        assert_eq!(saved["template"], photo["template"]);
        let twin = nadia.post("Templates/SaveTemplate", &photo).refused(422, "request.invalid");
        assert_eq!(faults(&twin), [("/template/name".to_owned(), "name.taken".to_owned())]);

        let found = nadia.post("Templates/GetTemplates", &at("visas")).ok();
        assert_eq!((names(&found), &found["canEdit"]), (vec!["Photo".to_owned()], &json!(true)), "{found}");
        assert_eq!(found["placeholders"], json!(["reference", "agency", "lead", "destination", "first day"]));

        let longer = known(&answer("Photo", "Dear {agency}", "عزيزي {agency}"), &saved);
        let changed = nadia.post("Templates/SaveTemplate", &longer).ok();
        assert_eq!(changed["version"], 2, "{changed}");
        nadia.post("Templates/SaveTemplate", &longer).refused(409, "record.changed");

        let state = |saved: &Value, archived: bool| {
            let mut body = known(&at("visas"), saved);
            body["archived"] = json!(archived);
            body
        };
        nadia.post("Templates/SetTemplateState", &state(&saved, true)).refused(409, "record.changed");
        let archived = nadia.post("Templates/SetTemplateState", &state(&changed, true)).ok();
        assert_eq!((&archived["version"], &archived["archived"]), (&json!(3), &json!(true)), "{archived}");
        assert_eq!(nadia.post("Templates/GetTemplates", &at("visas")).ok()["items"], json!([]));
        let mut kept = at("visas");
        kept["archived"] = json!(true);
        assert_eq!(names(&nadia.post("Templates/GetTemplates", &kept).ok()), ["Photo"]);

        // Its name belongs to another template meanwhile.
        let other = nadia.post("Templates/SaveTemplate", &photo).ok();
        let taken = nadia.post("Templates/SetTemplateState", &state(&archived, false)).refused(422, "request.invalid");
        assert_eq!(faults(&taken)[0].1, "name.taken");
        nadia.post("Templates/SaveTemplate", &known(&answer("Photo again", "Hello", ""), &other)).ok();
        nadia.post("Templates/SetTemplateState", &state(&archived, false)).ok();

        let auditor = Console::of(api, "Amal Said", &["auditor"], FALCON);
        let trail = auditor.post("Audit/Load", &json!({ "tenant": "falcon", "action": "template." })).ok();
        let actions = trail["items"].as_array().expect("items").iter();
        let actions: Vec<String> = actions.map(|event| text(&event["action"])).collect();
        let expected = ["restored", "changed", "created", "archived", "changed", "created"];
        assert_eq!(actions, expected.map(|action| format!("template.{action}")));
    }

    fn templates_are_read_and_kept_by_the_roles_of_their_desk_and_tenant(api) {
        let nadia = Console::of(api, "Nadia Visas", &["visa"], FALCON);
        let saved = nadia.post("Templates/SaveTemplate", &answer("Photo", "Hello", "")).ok();
        let auditor = Console::of(api, "Amal Said", &["auditor"], FALCON);
        let read = auditor.post("Templates/GetTemplates", &at("visas")).ok();
        assert_eq!((names(&read), &read["canEdit"]), (vec!["Photo".to_owned()], &json!(false)), "{read}");
        let change = known(&answer("Photo", "Bye", ""), &saved);
        auditor.post("Templates/SaveTemplate", &change).refused(403, "access.denied");
        let mut archive = known(&at("visas"), &saved);
        archive["archived"] = json!(true);
        auditor.post("Templates/SetTemplateState", &archive).refused(403, "access.denied");
        for desk in ["deposits", "afterSale", "approvals"] {
            nadia.post("Templates/GetTemplates", &at(desk)).refused(403, "access.denied");
        }
        nadia.post("Templates/GetTemplates", &at("hotels")).refused(422, "request.invalid");

        // Of another desk, and of another tenant, it does not exist.
        let finance = Console::of(api, "Farid Finance", &["finance"], FALCON);
        let mut elsewhere = change.clone();
        elsewhere["desk"] = json!("deposits");
        finance.post("Templates/SaveTemplate", &elsewhere).refused(404, "record.not_found");
        let house = Console::of(api, "Salma House", &["visa"], Some(&["monsoon"]));
        house.post("Templates/GetTemplates", &at("visas")).refused(403, "access.denied");
        let mut theirs = change;
        theirs["tenant"] = json!("monsoon");
        house.post("Templates/SaveTemplate", &theirs).refused(404, "record.not_found");
        let listed = house.post("Templates/GetTemplates", &json!({ "tenant": "monsoon", "desk": "visas" })).ok();
        assert_eq!(listed["items"], json!([]));
    }
}

#[test]
fn what_cannot_be_filled_in_is_named() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Desks", &["visa", "holidays"], FALCON);
    let refused = |body: &Value| {
        nadia
            .post("Templates/SaveTemplate", body)
            .refused(422, "request.invalid")
    };
    let problem = refused(&answer("Photo", "Dear {agnecy}", "{lead"));
    let unknown = "placeholder.unknown".to_owned();
    assert_eq!(
        faults(&problem),
        [
            ("/template/text/en".to_owned(), unknown.clone()),
            ("/template/text/ar".to_owned(), unknown)
        ]
    );
    let detail =
        "{agnecy} is not a placeholder of this desk. Use {reference}, {agency}, {lead}, {destination}, {first day}.";
    assert_eq!(problem["errors"][0]["detail"], detail, "{problem}");
    assert_eq!(faults(&refused(&answer(" ", "Hello", "")))[0].0, "/template/name");
    assert_eq!(faults(&refused(&answer("Photo", " ", " ")))[0].0, "/template/text/en");

    let mut body = at("holidays");
    body["template"] = json!({ "name": "Istanbul", "quotation": quotation() });
    let saved = nadia.post("Templates/SaveTemplate", &body).ok();
    assert_eq!(saved["template"], body["template"], "{saved}");
    body["template"]["name"] = json!("Cairo");
    body["template"]["quotation"]["validDays"] = json!(0);
    body["template"]["quotation"]["lines"][0]["unitAgentAmount"] = json!("1000.01");
    let pointers: Vec<String> = faults(&refused(&body)).into_iter().map(|fault| fault.0).collect();
    assert_eq!(
        pointers,
        [
            "/template/quotation/lines/0/unitAgentAmount",
            "/template/quotation/validDays"
        ]
    );
    body["desk"] = json!("visas");
    assert_eq!(faults(&refused(&body))[0].0, "/template/quotation");
}
