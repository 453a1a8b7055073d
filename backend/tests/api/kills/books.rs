//! Invariants of orders, money and airlines after every round.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOKINGS, PASSBOOK, hundredths, minor, text};
use crate::support::{Api, Session, eventually};

const SOON: Duration = Duration::from_millis(100);

/// Everything audited so far.
pub struct Books {
    opening: i64,
    /// The amount each order cost the wallet.
    paid: BTreeMap<String, i64>,
    /// Amounts held for orders that operations must decide: the airline dropped the record before reporting tickets.
    held: BTreeMap<String, i64>,
    /// Orders by reference, with the record at the airline.
    orders: BTreeMap<String, Option<String>>,
    statuses: BTreeMap<String, usize>,
    proofs: usize,
}

impl Books {
    pub fn open(api: &Api) -> Self {
        Self {
            opening: hundredths(&ROSE_OWNER.sign_in(api).balance()["posted"]),
            paid: BTreeMap::new(),
            held: BTreeMap::new(),
            orders: BTreeMap::new(),
            statuses: BTreeMap::new(),
            proofs: 0,
        }
    }

    /// The ledger adds up, with or without a running backend.
    pub fn prove(&mut self, api: &Api) {
        let proof = api.folder.run(&["ledger", "prove"]);
        assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
        self.proofs += 1;
    }

    /// Wait until nothing is in progress, and compare orders, wallet and airline.
    pub fn audit(&mut self, api: &Api) {
        let orders = settled(api);
        let owner = ROSE_OWNER.sign_in(api);
        for order in &orders {
            self.audit_order(&owner, order);
        }
        let airline = Airline::of(api);
        let ours: BTreeSet<_> = self.orders.values().flatten().collect();
        let strangers: Vec<_> = airline.booked.iter().filter(|pnr| !ours.contains(pnr)).collect();
        assert!(strangers.is_empty(), "seats without an order: {strangers:?}");
        for order in &orders {
            let numbers = order["tickets"].as_array().expect("tickets").iter();
            let numbers: Vec<_> = numbers.map(|ticket| text(&ticket["number"])).collect();
            let issued = order["pnr"].as_str().and_then(|pnr| airline.issued.get(pnr));
            let issued = issued.cloned().unwrap_or_default();
            assert_eq!(numbers, issued, "tickets at the airline and in the order: {order}");
        }
        let balance = owner.balance();
        let [spent, held]: [i64; 2] = [&self.paid, &self.held].map(|amounts| amounts.values().sum());
        let told = [hundredths(&balance["posted"]), hundredths(&balance["held"])];
        assert_eq!(told, [self.opening - spent, held]);
        self.prove(api);
    }

    /// A ticketed order is paid once; any other is not paid, and nothing is held for it unless operations must decide.
    fn audit_order(&mut self, owner: &Session<'_>, order: &Value) {
        let reference = text(&order["orderReference"]);
        let rows = owner
            .post(PASSBOOK, &json!({ "type": "issue", "search": reference }))
            .ok();
        let rows = rows["items"].as_array().cloned().expect("rows");
        let charged: Vec<_> = rows.iter().map(|row| hundredths(&row["debit"])).collect();
        let tickets = order["tickets"].as_array().map_or(0, Vec::len);
        let payable = minor(&order["fare"]["agentPayable"]);
        let (status, payment) = (text(&order["status"]), text(&order["payment"]["state"]));
        match (status.as_str(), payment.as_str()) {
            ("Confirmed", "paid") => {
                assert_eq!((charged, tickets), (vec![payable], 3), "{order}");
                self.paid.insert(reference.clone(), payable);
            }
            ("OnHold" | "Expired" | "UnConfirmed", "none") => assert_eq!((charged, tickets), (vec![], 0), "{order}"),
            ("UnConfirmed", "held") => {
                assert_eq!((charged, tickets), (vec![], 0), "{order}");
                self.held.insert(reference.clone(), payable);
            }
            other => panic!("{other:?}: {order}"),
        }
        let pnr = order["pnr"].as_str().map(str::to_owned);
        if self.orders.insert(reference, pnr).is_none() {
            *self.statuses.entry(status).or_default() += 1;
        }
    }
}

impl fmt::Display for Books {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [orders, paid, held] = [self.orders.len(), self.paid.len(), self.held.len()];
        let (proofs, statuses) = (self.proofs, &self.statuses);
        write!(
            f,
            "{orders} orders, {paid} paid, {held} held, {proofs} proofs; first seen as {statuses:?}"
        )
    }
}

/// The newest orders, once none is in progress. Each check signs in, since the clock may move past the end of a session.
fn settled(api: &Api) -> Vec<Value> {
    eventually("every order is settled", || {
        let owner = ROSE_OWNER.sign_in(api);
        let page = owner.post(BOOKINGS, &json!({ "pageSize": 20 })).ok();
        let rows = page["items"].as_array().expect("items");
        let orders: Vec<_> = rows
            .iter()
            .map(|row| owner.order(&text(&row["orderReference"])))
            .collect();
        let waits = |order: &Value| {
            ["Pending", "InProgress"]
                .iter()
                .any(|status| order["status"] == *status)
        };
        if orders.iter().any(waits) {
            api.advance(60);
            thread::sleep(SOON);
            return None;
        }
        Some(orders)
    })
}

/// The suppliers' records.
#[derive(Default)]
struct Airline {
    booked: BTreeSet<String>,
    issued: BTreeMap<String, Vec<String>>,
}

impl Airline {
    fn of(api: &Api) -> Self {
        let journal = std::fs::read_to_string(api.folder.path().join("world.jsonl")).expect("the world's journal");
        let mut airline = Self::default();
        for line in journal.lines() {
            let entry: Value = serde_json::from_str(line).expect("an entry");
            let pnr = || text(&entry["pnr"]);
            if entry["entry"] == "booked" {
                assert!(airline.booked.insert(pnr()), "booked twice: {entry}");
            } else if entry["entry"] == "issued" {
                let numbers = entry["numbers"].as_array().expect("numbers").iter().map(text).collect();
                assert!(airline.issued.insert(pnr(), numbers).is_none(), "issued twice: {entry}");
            }
        }
        airline
    }
}
