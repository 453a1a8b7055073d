//! Internal notes of an agency's users on an order.

use std::thread;

use jetway_domain::ids::{OrderKind, OrderPrefix, OrderReference};
use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{Held, order_target, text};
use crate::support::{Answer, Api, Session};
use crate::through_the_gateway;

const ADD: &str = "/api/order/v1/AddOrderNote";
const REMOVE: &str = "/api/order/v1/RemoveOrderNote";

fn notes_target(reference: &str) -> String {
    format!("/api/order/v1/GetOrderNotes?orderReference={reference}")
}

fn note(reference: &str, text: &str) -> Value {
    json!({ "orderReference": reference, "text": text })
}

impl Session<'_> {
    fn notes(&self, reference: &str) -> Vec<Value> {
        let read = self.post(&notes_target(reference), &Value::Null).ok();
        assert_eq!(read["orderReference"], reference);
        read["notes"].as_array().cloned().expect("notes")
    }

    fn write_note(&self, reference: &str, text: &str) -> Answer {
        self.post(ADD, &note(reference, text))
    }

    fn remove_note(&self, reference: &str, id: &Value) -> Answer {
        self.post(REMOVE, &json!({ "orderReference": reference, "noteId": id }))
    }
}

fn texts(notes: &[Value]) -> Vec<String> {
    notes.iter().map(|note| text(&note["text"])).collect()
}

/// Sets the functionality codes of Desert Rose's viewer.
fn allow(api: &Api, codes: &str) {
    Intruder::open(&api.folder.database_url()).run(&format!(
        "update users set functionalities = '[{codes}]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
}

through_the_gateway! {
    fn a_note_is_written_read_by_colleagues_and_removed(api) {
        let (owner, colleague) = (ROSE_OWNER.sign_in(api), ROSE_VIEWER.sign_in(api));
        let held = owner.hold();
        let reference = held.reference.as_str();
        assert!(owner.notes(reference).is_empty());
        let before = owner.order(reference);

        let first = owner.write_note(reference, "  Mrs Rahman wants\r\naisle seats \n").ok();
        let second = owner.write_note(reference, "اتصل بعد السادسة").ok();
        assert_eq!((&first["text"], &first["isOwn"]), (&json!("Mrs Rahman wants\naisle seats"), &json!(true)));
        let by = text(&first["author"]);
        assert!(!by.is_empty());
        assert_eq!(owner.notes(reference), [second.clone(), first.clone()], "the newest comes first");
        let mut theirs = colleague.notes(reference);
        assert!(theirs.iter().all(|note| note["isOwn"] == false && note["author"] == by.as_str()), "{theirs:?}");
        theirs[1]["isOwn"] = json!(true);
        assert_eq!(theirs[1], first);

        let left = owner.remove_note(reference, &first["noteId"]).ok();
        assert_eq!(left["notes"], json!([second]));
        // A second request finds it gone.
        assert_eq!(owner.remove_note(reference, &first["noteId"]).ok(), left);
        assert_eq!(texts(&colleague.notes(reference)), ["اتصل بعد السادسة"]);

        let events = owner.events(reference);
        let told: Vec<_> = events.iter().skip(2).map(|event| (text(&event["kind"]), text(&event["by"]))).collect();
        let by_them = |kind: &str| (kind.to_owned(), by.clone());
        assert_eq!(told, [by_them("noteAdded"), by_them("noteAdded"), by_them("noteRemoved")]);
        assert!(!json!(events).to_string().contains("aisle"), "{events:?}");

        // A note does not change the order's version and blocks no action on it.
        assert_eq!(owner.order(reference), before);
        assert_eq!(owner.ticket(&held).ok()["status"], "Confirmed");
        assert_eq!(texts(&owner.notes(reference)), ["اتصل بعد السادسة"]);
    }

    fn of_eight_parallel_notes_only_as_many_as_fit_are_kept(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let reference = held.reference.as_str();
        for nth in 1..=47 {
            owner.write_note(reference, &format!("Note {nth}")).ok();
        }
        let answers: Vec<Answer> = thread::scope(|scope| {
            let requests: Vec<_> = (0..8).map(|nth| {
                let owner = owner.clone();
                scope.spawn(move || owner.write_note(reference, &format!("Late {nth}")))
            }).collect();
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        let (kept, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 200);
        assert_eq!((kept.len(), refused.len()), (3, 5));
        for answer in refused {
            let problem = answer.refused(409, "order.notes_full");
            assert_eq!(problem["params"]["most"], 50);
            assert!(text(&problem["detail"]).contains("Remove one"), "{problem}");
        }
        let notes = owner.notes(reference);
        assert_eq!(notes.len(), 50);
        let written = owner.event_kinds(reference).iter().filter(|kind| *kind == "noteAdded").count();
        assert_eq!(written, 50, "a refused note is no event");

        owner.remove_note(reference, &notes[20]["noteId"]).ok();
        owner.write_note(reference, "The last").ok();
        owner.write_note(reference, "One too many").refused(409, "order.notes_full");
        let notes = texts(&owner.notes(reference));
        assert_eq!((notes.len(), notes[0].as_str()), (50, "The last"));
        // The limit is per order.
        let other = owner.hold_nth(1);
        owner.write_note(&other.reference, "Room here").ok();
        assert_eq!(owner.notes(&other.reference).len(), 1);
    }

    fn a_note_sent_again_is_one_note(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let reference = held.reference.as_str();
        let request = |key: &str, words: &str| owner.call(ADD, &note(reference, words)).key(key).send();
        let first = request("note-1", "Paid by cheque");
        first.ok();
        assert_eq!(request("note-1", "Paid by cheque").bytes, first.bytes);
        request("note-1", "Paid in cash").refused(422, "request.idempotency_mismatch");
        assert_eq!(texts(&owner.notes(reference)), ["Paid by cheque"]);

        // Without the header the note's own key is used, even for concurrent requests.
        let named = |words: &str| {
            let mut body = note(reference, words);
            body["noteId"] = json!("0f8e0c66-5c54-4f6e-9d7b-9c7c7d5c2a11");
            body
        };
        let answers: Vec<Value> = thread::scope(|scope| {
            let requests: Vec<_> = (0..4).map(|_| scope.spawn(|| owner.post(ADD, &named("Call at six")).ok())).collect();
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        assert_eq!(texts(&owner.notes(reference)), ["Call at six", "Paid by cheque"]);
        owner.post(ADD, &named("Call at seven")).refused(422, "request.idempotency_mismatch");

        // The key of another agency's note reveals nothing about it.
        let stranger = OASIS_OWNER.sign_in(api);
        let theirs = stranger.hold();
        let mut body = named("Call at six");
        body["orderReference"] = json!(theirs.reference);
        let refused = stranger.post(ADD, &body);
        refused.refused(422, "request.idempotency_mismatch");
        assert!(!refused.text().contains(reference) && stranger.notes(&theirs.reference).is_empty());
        assert_eq!(texts(&owner.notes(reference)), ["Call at six", "Paid by cheque"]);
    }
}

/// The reference of an order that does not exist.
fn nobodys(api: &Api) -> String {
    let prefix = OrderPrefix::parse("FA").expect("two letters");
    let never = OrderReference::compose(prefix, OrderKind::Flight, api.now(), 99_999).expect("a reference");
    never.as_str().to_owned()
}

/// A refusal without the fields that differ between any two answers.
fn bare(answer: &Answer) -> Value {
    let mut problem = answer.refused(404, "order.not_found");
    problem.as_object_mut().expect("a problem").remove("requestId");
    problem
}

// covers: P-270
#[test]
fn another_agency_gets_the_same_response_for_an_order_as_for_none() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let Held { reference, .. } = owner.hold();
    let written = owner.write_note(&reference, "Only for us").ok();
    let before = (owner.notes(&reference), owner.events(&reference));
    for stranger in [OASIS_OWNER.sign_in(&api), SKYLINE_OWNER.sign_in(&api)] {
        let asked = |reference: &str| {
            let id = &written["noteId"];
            [
                stranger.post(&order_target(reference), &Value::Null),
                stranger.post(&notes_target(reference), &Value::Null),
                stranger.write_note(reference, "Hello"),
                stranger.remove_note(reference, id),
            ]
        };
        let (theirs, nobodys) = (asked(&reference), asked(&nobodys(&api)));
        assert_eq!(theirs.each_ref().map(bare), nobodys.each_ref().map(bare));
    }
    assert_eq!((owner.notes(&reference), owner.events(&reference)), before);
}

// covers: P-270
#[test]
fn users_who_can_only_read_bookings_cannot_write_notes() {
    let api = Api::start();
    let (owner, viewer) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    let Held { reference, .. } = owner.hold();
    let id = owner.write_note(&reference, "Ours").ok()["noteId"].clone();
    let denied = |needed: u16| {
        for answer in [
            viewer.write_note(&reference, "Mine"),
            viewer.remove_note(&reference, &id),
        ] {
            let problem = answer.refused(403, "access.denied");
            assert_eq!(problem["params"]["functionality"], needed);
        }
    };
    denied(207);
    assert_eq!(texts(&viewer.notes(&reference)), ["Ours"]);
    // The right to book does not include reading orders, nor writing notes on them.
    allow(&api, "207");
    denied(211);
    let unread = viewer
        .post(&notes_target(&reference), &Value::Null)
        .refused(403, "access.denied");
    assert_eq!(unread["params"]["functionality"], 211);
    assert_eq!(texts(&owner.notes(&reference)), ["Ours"]);
    allow(&api, "207,211");
    viewer.write_note(&reference, "Mine").ok();
    assert_eq!(texts(&owner.notes(&reference)), ["Mine", "Ours"]);
}

#[test]
fn a_colleagues_note_cannot_be_removed() {
    let api = Api::start();
    let (owner, colleague) = (ROSE_OWNER.sign_in(&api), ROSE_VIEWER.sign_in(&api));
    allow(&api, "207,211");
    let Held { reference, .. } = owner.hold();
    let ours = owner.write_note(&reference, "Do not cancel").ok();
    let theirs = colleague.write_note(&reference, "Ask me first").ok();
    assert_ne!(ours["author"], theirs["author"]);
    colleague
        .remove_note(&reference, &ours["noteId"])
        .refused(403, "order.note_not_yours");
    // Not even an owner.
    owner
        .remove_note(&reference, &theirs["noteId"])
        .refused(403, "order.note_not_yours");
    assert_eq!(texts(&owner.notes(&reference)), ["Ask me first", "Do not cancel"]);
    assert!(!owner.event_kinds(&reference).contains(&"noteRemoved".to_owned()));
    // A note can only be addressed through its own order.
    let other = owner.hold_nth(1);
    assert_eq!(
        owner.remove_note(&other.reference, &ours["noteId"]).ok()["notes"],
        json!([])
    );
    assert_eq!(owner.notes(&reference).len(), 2);
    colleague.remove_note(&reference, &theirs["noteId"]).ok();
    assert_eq!(texts(&owner.notes(&reference)), ["Do not cancel"]);
}

#[test]
fn an_invalid_note_is_refused_at_its_field_with_what_to_do() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let Held { reference, .. } = owner.hold();
    let most = "✈".repeat(1_000);
    for (words, code, help) in [
        ("", "note.length", "Write something"),
        (" \r\n\t ", "note.length", "Write something"),
        (format!("{most}.").as_str(), "note.length", "at most 1000"),
        ("seat\t12A", "note.characters", "control characters"),
        ("seat\u{0}12A", "field.characters", "control characters"),
        ("seat\u{1b}[2J", "field.characters", "control characters"),
    ] {
        let problem = owner.write_note(&reference, words).refused(422, "request.invalid");
        let error = &problem["errors"][0];
        assert_eq!(
            (&error["pointer"], &error["code"]),
            (&json!("/text"), &json!(code)),
            "{words:?}"
        );
        assert!(text(&error["detail"]).contains(help), "{problem}");
    }
    let mut odd = note(&reference, "Fine");
    odd["noteId"] = json!("7");
    let problem = owner.post(ADD, &odd).refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["pointer"], "/noteId");
    assert!(owner.notes(&reference).is_empty());
    assert_eq!(owner.event_kinds(&reference), ["requested", "booked"]);
    assert_eq!(owner.write_note(&reference, &format!(" {most} ")).ok()["text"], most);
}

#[test]
fn notes_appear_in_no_document_email_list_or_notification() {
    const SECRET: &str = "Zanzibarian";
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let reference = held.reference.as_str();
    owner.write_note(reference, SECRET).ok();
    owner.ticket(&held).ok();
    let reads = [
        format!("/api/print/v1/GetBookingPaper?typeId=1&orderReference={reference}"),
        format!("/api/print/v1/GetBookingPaper?typeId=3&orderReference={reference}"),
        format!("/api/print/v1/GetOrderPdfHtml?orderReference={reference}"),
        "/api/order/v1/GetNotifications".to_owned(),
    ];
    let mut seen: Vec<String> = reads.iter().map(|target| owner.get(target).text()).collect();
    let asked = [
        order_target(reference),
        format!("/api/order/v1/GetOrderSupplementary?orderReference={reference}"),
        format!("/api/order/v1/GetOrderHistory?orderReference={reference}"),
    ];
    seen.extend(asked.iter().map(|target| owner.post(target, &Value::Null).text()));
    seen.push(owner.post(crate::support::trip::BOOKINGS, &json!({})).text());
    assert!(seen.iter().take(3).all(|text| text.contains(reference)), "{seen:?}");
    seen.push(api.admin_get("/dev/outbox").to_string());
    seen.push(api.admin_get("/dev/world").to_string());
    assert!(seen.iter().all(|text| !text.contains(SECRET)), "{seen:?}");
}
