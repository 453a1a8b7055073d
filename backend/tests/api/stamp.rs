//! Only requests stamped by the gateway are answered.

use serde_json::Value;

use crate::support::people::ROSE_OWNER;
use crate::support::request::now;
use crate::support::{Answer, Api, Call};

const BANNER: &str = "/api/utility/v1/Banner/GetHomePageBanner";

fn refused(answer: &Answer) -> Value {
    answer.refused(403, "edge.unsigned")
}

#[test]
fn a_request_is_answered_with_its_own_fresh_stamp_only() {
    let api = Api::start();
    let call = || api.get("falcon", BANNER);
    call().send().ok();

    refused(&call().send_bare());
    refused(&call().send_as(now(), &"0".repeat(64)));
    refused(&call().send_as(now(), "no stamp at all"));
    let old = now() - 61;
    let stamp = call().stamp(old);
    refused(&call().send_as(old, &stamp));

    // A valid stamp on another request.
    let captured = call();
    let time = now();
    let stamp = captured.stamp(time);
    let others = [
        api.get("_default", BANNER).id_of(&captured),
        api.get("falcon", &format!("{BANNER}?x=1")).id_of(&captured),
        Call::new(&api, "POST", "falcon", BANNER).id_of(&captured),
        api.get("falcon", BANNER),
    ];
    for other in others {
        refused(&other.send_as(time, &stamp));
    }
    captured.send_as(time, &stamp).ok();
}

#[test]
fn a_session_does_not_replace_the_stamp() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let call = || {
        api.get("falcon", "/api/payment/v1/passbook/mybalance")
            .token(&session.token)
    };
    call().send().ok();
    refused(&call().send_bare());
}

#[test]
fn a_stamp_for_an_unknown_tenant_is_refused() {
    let api = Api::start();
    let answer = api.get("nobody", BANNER).send();
    answer.refused(421, "edge.unknown_host");
    refused(&api.get("No Slug!", BANNER).send());
}

#[test]
fn a_stamp_for_operators_opens_their_api_and_nothing_else() {
    let api = Api::start();
    let queue = "/api/operations/v1/Queue/Load";
    api.get("_operations", queue).send().refused(401, "session.required");
    api.get("_operations", BANNER).send().refused(404, "request.not_found");
    api.get("falcon", queue).send().refused(404, "request.not_found");
    let agent = ROSE_OWNER.sign_in(&api);
    let with_agents_token = api.get("_operations", queue).token(&agent.token);
    with_agents_token.send().refused(401, "session.expired");
}
