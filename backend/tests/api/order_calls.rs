//! How calls on an order are addressed.

use std::collections::BTreeMap;

use crate::support::contract::Contract;
use crate::support::people::ROSE_OWNER;
use crate::support::{Api, Engine};

// covers: T-306
#[test]
fn calls_on_an_order_are_posts_that_name_it_in_the_query() {
    let api = Api::behind_gateway(Engine::Sqlite).expect("SQLite");
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let contract = Contract::of(&api);
    let calls = contract.operations.iter();
    let calls: Vec<_> = calls
        .filter(|call| call.path.starts_with("/api/order/v1/") && call.takes("orderReference"))
        .collect();
    assert!(calls.len() > 10, "{} calls", calls.len());
    for call in calls {
        assert_eq!(call.method, "POST", "{}", call.path);
        let of = |reference: &str| {
            let names = BTreeMap::from(
                [
                    ("orderReference", reference),
                    ("acceptedAmount", "AED 1.00"),
                    ("acceptedPayable", "AED 1.00"),
                    ("acceptedNow", "AED 1.00"),
                    ("requestedUntil", "2027-01-01T00:00:00Z"),
                    ("remark", "Checked"),
                    ("email", "jane@example.test"),
                ]
                .map(|(name, value)| (name, value.to_owned())),
            );
            let call = contract.full_call(call, &api, "falcon", &names);
            call.token(&owner.token).send()
        };
        of("NONE0000").refused(404, "order.not_found");
        let answer = of(&held.reference);
        assert!(![404, 405].contains(&answer.status), "{}: {}", call.path, answer.text());
        let target = format!("{}?orderReference={}", call.path, held.reference);
        owner.get(&target).refused(405, "request.method_not_allowed");
    }
}
