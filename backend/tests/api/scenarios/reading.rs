//! Redaction and refusal for users without the codes.

use serde_json::json;

use crate::redaction::assert_hidden;
use crate::support::people::{ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{BOOK, BOOKINGS, cancel_target, holdable, order_target, text};
use crate::through_the_gateway;

through_the_gateway! {
    fn scenario_33_who_lacks_the_codes_reads_no_net_no_supplier_and_no_passport(api) {
        let (owner, viewer) = (ROSE_OWNER.sign_in(api), ROSE_VIEWER.sign_in(api));
        let held = owner.hold();
        let found = viewer.search();
        assert_hidden(&found);
        assert_hidden(&viewer.price(&found, &holdable(&found)));
        let order = viewer.post(&order_target(&held.reference), &json!({})).ok();
        assert_hidden(&order);
        assert_hidden(&viewer.post(BOOKINGS, &json!({})).ok());
        let numbers = [0, 1, 2].map(|at| text(&order["travellers"][at]["passport"]["number"]));
        assert!(numbers.iter().all(|number| number.starts_with("•••••••")), "{numbers:?}");
        assert_eq!(order["actions"], json!([]));
        let cancel = cancel_target(&held.reference);
        for (call, functionality) in [
            (viewer.ticket(&held), 212),
            (viewer.post(BOOK, &json!({})), 207),
            (viewer.post(&cancel, &json!({})), 214),
        ] {
            let problem = call.refused(403, "access.denied");
            assert_eq!(problem["params"]["functionality"], functionality);
        }
        assert_eq!(owner.order(&held.reference)["status"], "OnHold");
    }
}
