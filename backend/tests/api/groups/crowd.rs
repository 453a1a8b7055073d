//! Many agencies at one lot, on both databases: its seats are sold once.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{HOLD, becomes, card, deposited, emails, hold_body, lot, moment, order, pass, proven, try_hold};
use crate::crowds::together;
use crate::support::people::{AUTHENTICATE, OASIS_OWNER, ROSE_OWNER, VERIFY};
use crate::support::tenants::with_demo;
use crate::support::trip::text;
use crate::support::{Answer, Api, Engine, Session, eventually};
use crate::through_the_gateway;

const AGENCIES: usize = 200;
const PARTY: u32 = 3;
/// Sessions are opened by some workers at a time; seats are requested by many.
const SIGNING_IN: usize = 8;
const RACING: usize = 48;
/// The outbox lists the newest two hundred messages, so that codes of a part of the agencies are read at a time.
const BATCH: usize = 50;
const PASSWORD: &str = "Dubai-Race-2026";
/// Where the other agencies are inserted in the demo data.
const BEFORE: &str = "[[agencies]]\nname = \"Oasis Holidays\"";

/// The outcome of one agency's request.
struct Tried<'s, 'a> {
    agency: &'s Session<'a>,
    key: String,
    answer: Answer,
}

fn owner(nth: usize) -> String {
    format!("owner@race{nth}.test")
}

/// Two hundred more agencies, each with an owner and a wallet.
fn with_agencies() -> String {
    let mut demo = String::new();
    for nth in 0..AGENCIES {
        let (mail, phone) = (owner(nth), format!("{nth:07}"));
        writeln!(
            demo,
            "[[agencies]]\nname = \"Race {nth}\"\nemail = \"office@race{nth}.test\"\nphone = \"+97151{phone}\"\n\
             opening = \"AED 100.00\"\ncredit_limit = \"AED 0.00\"\n\n\
             [[agencies.people]]\nemail = \"{mail}\"\npassword = \"{PASSWORD}\"\nfirst_name = \"Omar\"\n\
             last_name = \"Rahman\"\nphone = \"+97152{phone}\"\nrole = \"owner\"\n"
        )
        .expect("a string");
    }
    demo + BEFORE
}

/// One act for each of these agencies, by this many workers; the results in the order of the agencies.
fn each<R: Send>(workers: usize, agencies: Range<usize>, act: impl Fn(usize) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(agencies.start);
    let done = together(&vec![(); workers], |()| {
        let mut done = Vec::new();
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            if turn >= agencies.end {
                return done;
            }
            done.push((turn, act(turn)));
        }
    });
    let mut done: Vec<(usize, R)> = done.into_iter().flatten().collect();
    done.sort_by_key(|(turn, _)| *turn);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The sessions of these agencies' owners. Their codes are read from the outbox at once.
fn sign_in(api: &Api, agencies: Range<usize>) -> Vec<Session<'_>> {
    let call = |nth: usize, target: &str, body: &Value| {
        let call = api.post("falcon", target, body);
        call.header("device-id", &format!("browser-of-{}", owner(nth)))
            .send()
            .ok()
    };
    let references = each(SIGNING_IN, agencies.clone(), |nth| {
        let asked = json!({ "username": owner(nth), "password": PASSWORD });
        text(&call(nth, AUTHENTICATE, &asked)["verificationReference"])
    });
    let outbox = api.admin_get("/dev/outbox");
    each(SIGNING_IN, agencies.clone(), |nth| {
        let (reference, code) = (&references[nth - agencies.start], code_to(&outbox, &owner(nth)));
        let proof = json!({ "username": owner(nth), "reference": reference, "verificationCode": code });
        let token = text(&call(nth, VERIFY, &proof)["identity"]["token"]);
        Session {
            api,
            tenant: "falcon",
            token,
        }
    })
}

/// The six digits in the message to an address.
fn code_to(outbox: &Value, to: &str) -> String {
    let items = outbox["items"].as_array().expect("items");
    let mine = items.iter().find(|item| item["to"] == to).expect("a message");
    let body = text(&mine["body"]);
    let mut words = body.split(|letter: char| !letter.is_ascii_digit());
    words.find(|word| word.len() == 6).expect("a code").to_owned()
}

/// A backend with two hundred more agencies, behind the gateway.
fn crowded(engine: Engine) -> Option<Api> {
    let tenants = with_demo(BEFORE, &with_agencies());
    let folder = tenants.path().to_string_lossy();
    Api::seeded_behind_gateway(engine, &[("JETWAY_TENANTS_DIR", &folder)])
}

/// Every agency requests seats for one party, concurrently.
fn race<'s, 'a>(agencies: &'s [Session<'a>], lot: &Value) -> Vec<Tried<'s, 'a>> {
    each(RACING, 0..AGENCIES, |nth| {
        let (agency, key) = (&agencies[nth], format!("party {nth}"));
        let answer = try_hold(agency, lot, PARTY, &key);
        Tried { agency, key, answer }
    })
}

/// Two hundred agencies race for a hundred seats in parties of three. Half of them call a second node, where the database has several.
fn take_exactly_the_seats(api: &Api) {
    let lot = lot(api, "Race", 100);
    let other = (api.folder.engine() == Engine::Postgres).then(|| {
        let world = api.folder.path().join("other/world.jsonl").display().to_string();
        Api::open(Arc::clone(&api.folder), &[("JETWAY_WORLD_JOURNAL", &world)])
    });
    let batches = (0..AGENCIES).step_by(BATCH);
    let mut agencies: Vec<Session<'_>> = batches.flat_map(|first| sign_in(api, first..first + BATCH)).collect();
    if let Some(other) = &other {
        for agency in agencies.iter_mut().step_by(2) {
            agency.api = other;
        }
    }
    let (held, refused): (Vec<_>, Vec<_>) = race(&agencies, &lot)
        .into_iter()
        .partition(|tried| tried.answer.status == 200);
    assert_eq!(
        (held.len(), refused.len()),
        (33, 167),
        "33 parties of three fit in 100 seats"
    );
    for tried in refused {
        tried.answer.refused(409, "fares.not_enough_seats");
    }
    for agency in &agencies[..2] {
        assert_eq!(card(agency, "Race")["seatsFree"], 1);
    }
    // Repeating a request returns the same order, although the lot is full.
    for tried in &held {
        let again = try_hold(tried.agency, &lot, PARTY, &tried.key).ok();
        assert_eq!(again["referenceId"], tried.answer.json()["referenceId"]);
    }
    // Each is reminded of its deposit; none pays it in time, so every seat is free again.
    let first = json!({ "referenceId": held[0].answer.json()["referenceId"] });
    let due = order(held[0].agency, &first)["deposit"]["dueBy"].clone();
    pass(api, &json!((moment(&due) - TimeDelta::minutes(30)).to_rfc3339()));
    eventually("every agency is reminded", || {
        (emails(api, "one hour left") == held.len()).then_some(())
    });
    let after = pass(api, &json!((moment(&due) + TimeDelta::minutes(10)).to_rfc3339()));
    eventually("all seats are free", || {
        (card(&after, "Race")["seatsFree"] == 100).then_some(())
    });
    proven(api);
}

#[test]
fn two_hundred_agencies_take_exactly_the_seats_of_a_lot_on_sqlite() {
    take_exactly_the_seats(&crowded(Engine::Sqlite).expect("SQLite"));
}

#[test]
fn two_hundred_agencies_take_exactly_the_seats_of_a_lot_at_two_nodes_on_postgres() {
    if let Some(api) = crowded(Engine::Postgres) {
        take_exactly_the_seats(&api);
    }
}

through_the_gateway! {
    fn scenario_38_the_second_of_two_agencies_gets_what_is_left_and_missed_names_release_seats(api) {
        let lot = lot(api, "Twenty", 20);
        let (rose, oasis) = (ROSE_OWNER.sign_in(api), OASIS_OWNER.sign_in(api));
        let parties = [(&rose, "rose"), (&oasis, "oasis")];
        let answers = together(&parties, |(agency, key)| try_hold(agency, &lot, 12, key));
        let (held, refused): (Vec<_>, Vec<_>) = answers.into_iter().zip(parties).partition(|(answer, _)| answer.status == 200);
        assert_eq!((held.len(), refused.len()), (1, 1));
        let (refusal, (second, _)) = refused.into_iter().next().expect("the second");
        let problem = refusal.refused(409, "fares.not_enough_seats");
        assert_eq!(problem["params"]["free"], 8, "{problem}");
        let left = second.call(HOLD, &hold_body(&lot, 8)).key("eight").send().ok();
        assert_eq!(order(second, &json!({ "referenceId": left["referenceId"] }))["seats"], 8);
        assert_eq!(card(&rose, "Twenty")["seatsFree"], 0);
        try_hold(&rose, &lot, 1, "one more").refused(409, "fares.not_enough_seats");

        let other = super::lot(api, "Names", 20);
        let rose = ROSE_OWNER.sign_in(api);
        let reference = deposited(&rose, &other, 12);
        assert_eq!(card(&rose, "Names")["seatsFree"], 8);
        let rose = pass(api, &other["namesBy"]);
        assert_eq!(becomes(&rose, &reference, "released")["ended"]["missed"], "names");
        assert_eq!(card(&rose, "Names")["seatsFree"], 20);
        eventually("the deposits of the first lot are missed too", || {
            (card(&rose, "Twenty")["seatsFree"] == 20).then_some(())
        });
        proven(api);
    }
}
