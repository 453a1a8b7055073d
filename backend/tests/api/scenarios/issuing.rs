//! Ticketing: a short wallet, two concurrent users, an unknown outcome.

use std::collections::BTreeSet;
use std::thread;

use serde_json::{Value, json};

use crate::staff::{add, enter, form};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::tenants::with_demo;
use crate::support::trip::{hundredths, minor, text};
use crate::support::{Api, eventually};
use crate::through_the_gateway;

through_the_gateway! {
    fn scenario_19_a_wallet_short_by_one_unit_buys_nothing_and_holds_nothing(api) {
        let payable = |api: &Api| {
            let owner = OASIS_OWNER.sign_in(api);
            let held = owner.hold();
            let payable = text(&owner.order(&held.reference)["fare"]["agentPayable"]);
            (owner.token, held, payable)
        };
        let (_, _, price) = payable(api);
        let short = minor(&json!(price)) - 1;
        let opening = format!("AED {}.{:02}", short / 100, short % 100);
        let tenants = with_demo("AED 25.00", &opening);
        let folder = tenants.path().to_string_lossy();
        // The same sandbox, with another wallet.
        let api = Api::seeded_behind_gateway(api.folder.engine(), &[("JETWAY_TENANTS_DIR", &folder)]).expect("a database");
        let (_, held, asked) = payable(&api);
        assert_eq!(asked, price, "the same flight");

        let owner = OASIS_OWNER.sign_in(&api);
        let before = owner.balance();
        let problem = owner.ticket(&held).refused(409, "wallet.insufficient");
        assert_eq!(problem["params"]["shortfall"], "AED 0.01", "{problem}");
        assert_eq!((owner.balance(), &before["held"]), (before.clone(), &json!("0.00")));
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("OnHold"), &json!("none")), "{order}");
        assert!(owner.issues().is_empty());
    }

    fn scenario_20_two_people_issue_one_order_and_it_is_ticketed_and_paid_once(api) {
        let owner = ROSE_OWNER.sign_in(api);
        add(&owner, &form("salma@desertrose.test", &[201, 202, 203, 211, 212, 223]));
        let colleague = enter(api, "salma@desertrose.test");
        let held = owner.hold();
        let orders: Vec<Value> = thread::scope(|scope| {
            let requests = [&owner, &colleague].map(|person| scope.spawn(|| person.ticket(&held).ok()));
            requests.into_iter().map(|request| request.join().expect("an answer")).collect()
        });
        let numbers = |order: &Value| -> Vec<String> {
            order["tickets"].as_array().expect("tickets").iter().map(|ticket| text(&ticket["number"])).collect()
        };
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], numbers(&order).len()), (&json!("Confirmed"), 3), "{order}");
        assert!(orders.iter().all(|answer| numbers(answer) == numbers(&order)), "{orders:?}");
        let issues = owner.issues();
        assert_eq!(issues.len(), 1, "{issues:?}");
        assert_eq!(hundredths(&issues[0]["debit"]), minor(&order["fare"]["agentPayable"]));
        assert_eq!(owner.event_kinds(&held.reference).iter().filter(|kind| *kind == "issued").count(), 1);
    }

    fn scenario_21_unknown_tickets_keep_the_money_held_until_they_are_found(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let before = owner.balance();
        let held = owner.hold();
        api.force("issue", &json!({ "kind": "unknown" }));
        assert_eq!(owner.ticket(&held).ok()["status"], "InProgress");
        // The airline is queried, and does not know yet.
        api.advance(30);
        let order = owner.order(&held.reference);
        assert_eq!((&order["status"], &order["payment"]["state"]), (&json!("InProgress"), &json!("held")), "{order}");
        let waiting = owner.balance();
        assert_eq!(hundredths(&waiting["held"]), minor(&order["fare"]["agentPayable"]));
        assert_eq!(waiting["posted"], before["posted"]);
        assert!(owner.issues().is_empty());
        // It is visible to operations; the alert fires after five minutes.
        assert_eq!(api.series("jetway_orders_in_progress"), 1);
        assert!(api.series("jetway_orders_in_progress_oldest_seconds") >= 30);
        api.advance(3 * 60);
        let order = eventually("the tickets are found", || {
            let order = owner.order(&held.reference);
            (order["status"] == "Confirmed").then_some(order)
        });
        assert_eq!((&order["payment"]["state"], owner.issues().len()), (&json!("paid"), 1), "{order}");
        assert_eq!(owner.balance()["held"], "0.00");
        assert_eq!(api.series("jetway_orders_in_progress"), 0);
        assert_eq!(api.series("jetway_orders_in_progress_oldest_seconds"), 0);
        let rules = include_str!("../../../../deploy/prometheus/alerts.rules.yml");
        assert!(rules.contains("max(jetway_orders_in_progress_oldest_seconds) > 300"), "the alert asks for this series");
    }

    fn scenario_22_agents_and_customers_documents_differ_and_carry_the_brand(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let held = owner.hold();
        let order = owner.ticket(&held).ok();
        let document = |query: &str| {
            let target = format!("/api/print/v1/GetBookingPaper?orderReference={}&{query}", held.reference);
            owner.get(&target).ok()
        };
        let [agent, customer, ticket] = [1, 2, 3].map(|kind| document(&format!("typeId={kind}")));
        let titles: BTreeSet<_> = [&agent, &customer, &ticket].map(|document| text(&document["title"])).into();
        assert_eq!(titles, ["Agent invoice", "E-ticket", "Invoice"].map(str::to_owned).into());
        let total = |document: &Value| minor(&json!(text(&document["amounts"]["total"]).replace(',', "")));
        assert_eq!(total(&agent), minor(&order["fare"]["agentPayable"]));
        assert_eq!(total(&customer), minor(&order["fare"]["customerTotal"]));
        for kind in [1, 2, 3] {
            let plain = document(&format!("typeId={kind}&withPrice=false"));
            assert!(plain["amounts"].is_null(), "{plain}");
            assert_eq!(plain["seller"]["name"], "Desert Rose Travel");
            let leader = if kind == 1 { "Falcon Travel Trade" } else { "Desert Rose Travel" };
            assert_eq!(plain["brand"]["name"], leader);
            // The agency's invoice to its customer does not name the portal's owner.
            if kind == 2 {
                assert!(plain["company"].is_null(), "{plain}");
                continue;
            }
            assert!(text(&plain["company"]["name"]).contains("Falcon"), "{plain}");
            let lines = plain["company"]["lines"].as_array().expect("lines");
            assert!(lines.contains(&json!("TRN 100 2345 6789 0003")), "{plain}");
        }
        let people = ticket["people"].as_array().expect("people");
        assert_eq!(people.len(), 3);
        assert!(people.iter().all(|person| text(&person["ticket"]).len() == 14), "{ticket}");
    }
}
