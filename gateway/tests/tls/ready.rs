//! Readiness: settings, tenants, a shell, a certificate and a node of the backend.

use crate::authority::{Authority, plan, put};
use crate::support::{Backend, Gateway, Plan, eventually};

fn missing(gateway: &Gateway) -> Vec<String> {
    let report = gateway.admin("/readyz");
    let listed = report.json()["missing"].as_array().expect("a list").clone();
    assert_eq!(report.status == 200, listed.is_empty());
    let reasons = listed.iter().filter_map(|reason| reason.as_str().map(str::to_owned));
    reasons.collect()
}

const CERTIFICATE: &str = "TLS is served and there is no certificate";
const NODE: &str = "no node of the backend has passed a check";

#[test]
fn it_waits_for_a_certificate_and_for_the_backend() {
    let authority = Authority::new();
    let patient = ("JETWAY_GATEWAY_READY_WITHOUT_BACKEND_SECONDS", "600".to_owned());
    let mut bare = plan(&Backend::start(), &[]);
    bare.variables.push(patient.clone());
    let gateway = Gateway::start(&bare);
    eventually("only the certificate is missing", || missing(&gateway) == [CERTIFICATE]);
    put(&gateway, "falcon.test", &authority.issue(&["falcon.test"]).pem);
    eventually("it is ready", || missing(&gateway).is_empty());

    let alone = Plan {
        variables: vec![patient],
        ..Plan::before_nobody()
    };
    let gateway = Gateway::start(&alone);
    assert_eq!(missing(&gateway), [NODE]);
    let page = gateway.get_with("falcon.test", "/", "Accept: text/html\r\n");
    assert_eq!(page.status, 200, "requests are served all the same");
}

#[test]
fn it_does_not_wait_for_ever() {
    let mut bare = plan(&Backend::start(), &[]);
    bare.variables
        .push(("JETWAY_GATEWAY_READY_WITHOUT_BACKEND_SECONDS", "0".to_owned()));
    assert!(missing(&Gateway::start(&bare)).is_empty());
}
