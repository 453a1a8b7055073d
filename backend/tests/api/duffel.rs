//! A Duffel account beside the sandbox's suppliers, connected to the simulator over HTTP.

use std::fs;
use std::sync::Arc;

use chrono::DateTime;
use jetway_connectors::port::air::BookingState;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::clock::SystemClock;
use jetway_domain::money::CurrencyCode;
use jetway_duffel_simulator::{Mood, Settings, Simulator};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::support::folder::Folder;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, Held, cancel_target, text};
use crate::support::{Api, Session, eventually};

const TOKEN: &str = "duffel_test_of_the_api";

/// A backend with the simulator as an additional supplier. The simulator has its own fares.
struct Wired {
    api: Api,
    world: Arc<World>,
    simulator: Arc<Simulator>,
    serving: Runtime,
}

impl Wired {
    fn start() -> Self {
        let serving = Runtime::new().expect("a runtime");
        let journal = Arc::new(MemoryJournal::default());
        let world = World::open(7, Arc::new(SystemClock), journal, WorldConfig::quiet()).expect("a world");
        let settings = Settings {
            supplier: "gds-a".to_owned(),
            currency: CurrencyCode::AED,
            token: TOKEN.to_owned(),
        };
        let simulator = Simulator::over(&world, settings).expect("a supplier");
        let address = serving.block_on(async { simulator.start() }).expect("a port");
        let folder = Arc::new(Folder::seeded());
        let token = folder.path().join("duffel.token");
        fs::write(&token, format!("{TOKEN}\n")).expect("a token");
        let variables = [
            ("JETWAY_BACKEND_DUFFEL__ENABLED", "true".to_owned()),
            ("JETWAY_BACKEND_DUFFEL__BASE_URL", format!("http://{address}")),
            ("JETWAY_DUFFEL_TOKEN_FILE", token.display().to_string()),
            ("JETWAY_BACKEND_DUFFEL__CONTACT_EMAIL", "desk@falcon.example".to_owned()),
            ("JETWAY_BACKEND_DUFFEL__CONTACT_PHONE", "+97145551234".to_owned()),
        ];
        let variables = variables.each_ref().map(|(name, value)| (*name, value.as_str()));
        let api = Api::open(folder, &variables);
        Self {
            api,
            world,
            simulator,
            serving,
        }
    }

    fn bookings(&self) -> usize {
        self.world.control().status().bookings
    }

    /// The state of a record at the airline behind the simulator.
    fn state(&self, pnr: &Value) -> BookingState {
        let mut suppliers = self.world.suppliers().into_iter();
        let supplier = suppliers
            .find(|supplier| supplier.id().0 == "gds-a")
            .expect("a supplier");
        let record = self.serving.block_on(supplier.retrieve(&text(pnr)));
        record.expect("a record").state
    }
}

/// The cards that Duffel sells, in the list's order.
fn of_duffel(found: &Value) -> Vec<Value> {
    let flights = found["flights"].as_array().expect("flights");
    let sold = flights.iter().filter(|flight| flight["source"] == "duffel");
    sold.cloned().collect()
}

fn hold(owner: &Session<'_>) -> Held {
    let found = owner.search();
    let flight = of_duffel(&found).remove(0);
    assert_eq!(flight["fareType"], "OnHold", "{flight}");
    let priced = owner.price(&found, &flight);
    assert_eq!(priced["status"], "OK", "{priced}");
    assert_eq!(priced["current"]["customerTotal"], flight["amount"], "{priced}");
    owner.hold_priced(&priced)
}

#[test]
fn a_trip_is_searched_held_ticketed_and_shown_over_the_wire() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let held = hold(&owner);
    assert_eq!(wired.bookings(), 1);
    let order = owner.order(&held.reference);
    assert_eq!(text(&order["pnr"]).len(), 6, "{order}");
    let limit = text(&order["timeLimits"]["ticketingTimeLimitAt"]);
    assert!(DateTime::parse_from_rfc3339(&limit).is_ok(), "{order}");
    let ticketed = owner.ticket(&held).ok();
    assert_eq!(ticketed["status"], "Confirmed", "{ticketed}");
    let shown = owner.order(&held.reference);
    let tickets = shown["tickets"].as_array().expect("tickets");
    assert!(
        tickets.len() == 3 && tickets.iter().all(|ticket| text(&ticket["number"]).len() == 13),
        "{shown}"
    );
    assert_eq!(shown["payment"]["state"], "paid");
    assert_eq!(wired.state(&shown["pnr"]), BookingState::Ticketed);
    assert!(wired.api.folder.run(&["ledger", "prove"]).status.success());
    let log = wired.api.folder.log();
    assert!(
        !log.contains(TOKEN) && !log.contains("BX0123456"),
        "no token and no passport in the log"
    );
}

#[test]
fn a_held_trip_is_cancelled_over_the_wire() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let held = hold(&owner);
    let target = cancel_target(&held.reference);
    let cancelled = owner.post(&target, &json!(null)).ok();
    assert_eq!(cancelled["status"], "Cancelled", "{cancelled}");
    let kinds = owner.event_kinds(&held.reference);
    assert_eq!(kinds.last().map(String::as_str), Some("seatsReturned"), "{kinds:?}");
    assert_eq!(wired.state(&cancelled["pnr"]), BookingState::Cancelled);
}

#[test]
fn seats_are_released_later_when_duffel_takes_no_more_calls() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let held = hold(&owner);
    wired.simulator.set_mood(Mood::Busy);
    let target = cancel_target(&held.reference);
    let cancelled = owner.post(&target, &json!(null)).ok();
    assert_eq!(cancelled["status"], "Cancelled", "{cancelled}");
    let returned = || {
        let kinds = owner.event_kinds(&held.reference);
        kinds.contains(&"seatsReturned".to_owned())
    };
    assert!(!returned(), "Duffel was not called");
    assert_eq!(wired.state(&cancelled["pnr"]), BookingState::Held);
    wired.simulator.set_mood(Mood::Well);
    wired.api.advance(120);
    eventually("the seats are returned", || returned().then_some(()));
    assert_eq!(wired.state(&cancelled["pnr"]), BookingState::Cancelled);
}

#[test]
fn a_schedule_change_is_reported_to_the_agency() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let held = hold(&owner);
    let sold = owner.ticket(&held).ok();
    assert_eq!(sold["status"], "Confirmed", "{sold}");
    let flights = format!("/orders/falcon/{}/flights", held.reference);
    let ask = || wired.api.admin_post(&flights, &json!({})).ok();
    assert_eq!(ask()["moved"], false, "as sold");
    assert!(wired.simulator.move_flight(&text(&sold["pnr"]), 95));
    assert_eq!(ask()["moved"], true);
    let change = &owner.order(&held.reference)["scheduleChange"];
    assert_ne!(change["segments"][0]["origin"], sold["segments"][0]["origin"]);
    assert_eq!(
        change["segments"][1], sold["segments"][1],
        "the other flights are as sold"
    );
    let fare = |segments: &Value| text(&segments[0]["fareBasis"]);
    assert_eq!(
        fare(&change["segments"]),
        fare(&sold["segments"]),
        "orders show no fare codes"
    );
}

#[test]
fn a_booking_whose_answer_was_lost_is_found_by_the_timers() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let found = owner.search();
    let priced = owner.price(&found, &of_duffel(&found)[0]);
    let sold = owner.sell(&priced["priceSessionId"]).ok();
    wired.simulator.set_mood(Mood::Losing);
    let body = json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": sold["current"]["customerTotal"] });
    let pending = owner.post(BOOK, &body).ok();
    assert_eq!(pending["status"], "Pending", "{pending}");
    wired.simulator.set_mood(Mood::Well);
    wired.api.advance(60);
    let reference = text(&pending["orderReference"]);
    eventually("the booking is found", || {
        (owner.order(&reference)["status"] == "OnHold").then_some(())
    });
    assert_eq!(wired.bookings(), 1);
}

#[test]
fn a_hanging_supplier_does_not_delay_the_others() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    wired.simulator.set_mood(Mood::Hanging);
    let found = owner.search();
    assert!(of_duffel(&found).is_empty());
    assert!(found["flights"].as_array().is_some_and(|flights| flights.len() > 10));
}

#[test]
fn without_a_token_it_says_so_and_does_not_start() {
    let folder = Folder::seeded();
    let nowhere = "127.0.0.1:0".parse().expect("an address");
    let mut serve = folder.serve(nowhere, nowhere);
    let ended = serve.env("JETWAY_BACKEND_DUFFEL__ENABLED", "true").status();
    assert!(!ended.expect("an end").success());
    let log = folder.log();
    assert!(log.contains("duffel.token_file is empty"), "{log}");
}
