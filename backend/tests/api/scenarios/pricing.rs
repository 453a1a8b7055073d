//! From a selected flight to an accepted price.

use serde_json::{Value, json};

use super::booking;
use super::searching::{Watched, watch};
use crate::searching::flights;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::{BOOK, BOOKINGS, PRICE, holdable, holdables, minor, text};
use crate::through_the_gateway;

through_the_gateway! {
    fn scenario_10_a_result_of_a_quarter_of_an_hour_ago_must_be_searched_again(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        api.advance(15 * 60 + 1);
        owner.try_price(&found, &holdable(&found)).refused(410, "search.expired");
        let again = owner.search();
        assert_eq!(owner.price(&again, &holdable(&again))["status"], "OK");
    }

    fn scenario_11_a_higher_price_is_reported_with_both_and_sold_only_when_accepted(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        let flight = holdable(&found);
        api.force("price", &json!({ "kind": "priceUp", "percent": 10 }));
        let priced = owner.price(&found, &flight);
        assert_eq!((&priced["status"], &priced["previous"]["customerTotal"]), (&json!("PriceChanged"), &flight["amount"]));
        let difference = minor(&priced["current"]["customerTotal"]) - minor(&flight["amount"]);
        assert!(difference > 0 && minor(&priced["delta"]) == difference, "{priced}");
        let sold = owner.sell(&priced["priceSessionId"]).ok();
        let old = json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": flight["amount"] });
        owner.post(BOOK, &old).refused(409, "order.amount_mismatch");
        assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 0);
        assert_eq!(owner.post(BOOK, &booking(&sold)).ok()["status"], "OnHold");
    }

    fn scenario_12_what_is_sold_out_is_offered_from_elsewhere_with_its_price(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        let rescued = holdables(&found).into_iter().find_map(|flight| {
            api.force("price", &json!({ "kind": "soldOut" }));
            let gone = owner.price(&found, &flight);
            assert_eq!((&gone["status"], &gone["priceSessionId"]), (&json!("SoldOut"), &json!("")), "{gone}");
            let other = gone["alternatives"].get(0).cloned()?;
            Some((flight, other))
        });
        let (flight, other) = rescued.expect("a flight two suppliers sell");
        let numbers = |flight: &Value| -> Vec<Value> {
            let segments = flight["segments"].as_array().expect("segments").iter();
            segments.map(|segment| segment["marketing"].clone()).collect()
        };
        assert_eq!(numbers(&other), numbers(&flight), "the same flights");
        let priced = owner.price(&found, &other);
        assert_eq!((&priced["status"], &priced["current"]["customerTotal"]), (&json!("OK"), &other["amount"]), "{priced}");
    }

    fn scenario_13_a_lower_fare_for_the_same_flights_can_be_taken_instead(api) {
        api.kill();
        // Answer times far enough apart that the suppliers' order is the same on a busy machine.
        api.revive(&[("JETWAY_WORLD_LATENCY_PERCENT", "100")]);
        let owner = ROSE_OWNER.sign_in(api);
        // A flight that was shown first and is dearer than a later offer.
        let Watched { found, dropped, .. } = watch(&owner);
        let lower = dropped.iter().find_map(|id| {
            let body = json!({ "requestId": found["requestId"], "itineraryIds": [id] });
            let priced = owner.post(PRICE, &body).ok();
            priced["lowerFare"].is_object().then(|| (minor(&priced["current"]["customerTotal"]), priced["lowerFare"].clone()))
        });
        let (dear, lower) = lower.expect("a fare that another supplier undercut");
        let cheap = minor(&lower["amount"]);
        assert_eq!(minor(&lower["saving"]), dear - cheap, "{lower}");
        let body = json!({ "requestId": found["requestId"], "itineraryIds": [lower["itineraryId"]] });
        let priced = owner.post(PRICE, &body).ok();
        assert_eq!(minor(&priced["current"]["customerTotal"]), cheap, "{priced}");
        assert!(priced["lowerFare"].is_null(), "{priced}");
    }

    fn scenario_14_a_brand_is_booked_with_the_luggage_and_terms_its_card_shows(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let found = owner.search();
        let brands = flights(&found).iter().flat_map(|flight| flight["brandDetails"].as_array().into_iter().flatten());
        let flexible = brands.filter(|brand| text(&brand["name"]).contains("Flex"));
        let (brand, priced) = flexible
            .map(|brand| {
                let body = json!({ "requestId": found["requestId"], "itineraryIds": [brand["itineraryId"]] });
                (brand, owner.post(PRICE, &body).ok())
            })
            .find(|(_, priced)| priced["holdAllowed"] == true)
            .expect("a flexible fare that can be held");
        assert_eq!(priced["current"]["customerTotal"], brand["amount"], "{priced}");
        let rules = json!({ "requestId": found["requestId"], "itineraryId": brand["itineraryId"] });
        let rules = owner.post("/api/price/v2/Rule/AirRule", &rules).ok();
        assert_eq!((&rules["brandName"], &rules["fare"]["customerTotal"]), (&brand["name"], &brand["amount"]), "{rules}");
        let luggage = rules["baggage"].as_array().expect("baggage").iter();
        assert!(luggage.filter(|line| line["passengerType"] == "ADT").all(|line| line["checked"] == brand["checkedBag"]), "{rules}");
        for (kind, shown) in [("change", &brand["change"]), ("refund", &brand["refund"])] {
            let filed = rules["penalties"].as_array().expect("penalties").iter()
                .find(|line| line["kind"] == kind && line["when"] == "beforeDeparture").expect("a term");
            assert_eq!(filed["amount"], shown["fee"], "{kind}: {filed} {shown}");
        }
        let held = owner.hold_priced(&priced);
        let order = owner.ticket(&held).ok();
        assert_eq!((&order["brandName"], &order["status"]), (&brand["name"], &json!("Confirmed")), "{order}");
        assert_eq!(order["baggageSummary"], priced["itinerary"]["baggageSummary"], "{order}");
        assert_eq!(order["fare"]["customerTotal"], brand["amount"]);
        // The ticket says what the card said, and so does the order.
        let target = format!("/api/print/v1/GetBookingPaper?typeId=3&orderReference={}", held.reference);
        let ticket = owner.get(&target).ok();
        let printed = |label: &str| {
            let fact = ticket["facts"].as_array().expect("facts").iter().find(|fact| fact["label"] == label);
            text(&fact.unwrap_or_else(|| panic!("{label}: {ticket}"))["value"])
        };
        assert_eq!(printed("Baggage"), format!("{} checked", text(&brand["checkedBag"])));
        assert_eq!(printed("Cabin baggage"), text(&brand["cabinBag"]));
        for (label, on_order, shown) in [
            ("Change before departure", &order["changeTerms"], &brand["change"]),
            ("Refund before departure", &order["refundTerms"], &brand["refund"]),
        ] {
            assert_eq!(on_order, shown, "{label}");
            assert_eq!(printed(label).replace(',', ""), text(&shown["text"]), "{label}");
        }
    }
}
