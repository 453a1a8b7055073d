//! Imported records.

use serde_json::{Value, json};

use crate::support::people::ROSE_OWNER;
use crate::support::trip::BOOKINGS;
use crate::through_the_gateway;

through_the_gateway! {
    fn scenario_28_a_record_that_was_not_transferred_says_what_to_do_and_creates_nothing(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let sources = owner.get("/api/order/v1/AirGetImportPNRSources").ok();
        let source = &sources["sources"][0];
        let record = json!({ "source": source["code"], "pnr": "ONZZ99", "surname": "Karim" });
        let found = owner.post("/api/order/v1/AirGetImportPNR", &record).ok();
        assert_eq!(found["blockers"], json!(["notReleasedToQueue"]), "{found}");
        assert_eq!(found["transferQueueText"], source["transferQueueText"], "{found}");
        assert_eq!((&found["segments"], &found["storedFare"]), (&json!([]), &Value::Null), "{found}");
        owner.post("/api/order/v1/AirGetImportPNROrderDetails", &record).refused(409, "import.blocked");
        assert_eq!(owner.post(BOOKINGS, &json!({})).ok()["total"], 0);
        assert_eq!(api.admin_get("/dev/world")["bookings"], 0);
    }
}
