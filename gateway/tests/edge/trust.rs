//! Headers the backend may trust, and tokens of other tenants.

use std::time::{SystemTime, UNIX_EPOCH};

use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::{EncodingKey, Header, encode};
use serde_json::json;
use sha2::Sha256;

use crate::support::process::{EDGE_KEY, TOKEN_KEY};
use crate::support::{Backend, Gateway, Plan};

const CALL: &str = "/api/customer/v1/User/GetUserContext?x=1";

fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970")
        .as_secs()
}

fn token(tenant: &str, expires: u64, key: &[u8]) -> String {
    let claims =
        json!({ "iss": "jetway", "sub": "u", "tid": tenant, "agn": "a", "sid": "s", "iat": 1, "exp": expires });
    encode(&Header::default(), &claims, &EncodingKey::from_secret(key)).expect("a token")
}

// covers: P-273, P-278, T-270
#[test]
fn every_service_gets_the_channel_header() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let services = [
        "auth/v1/Authentication",
        "auth/v1/PhoneAuth",
        "utility/v1/Airport",
        "customer/v1/MyBooking",
        "search/v1",
        "price/v2",
        "order/v1/Book",
        "print/v1",
        "postticketing/v1/void",
        "postticketing/v1/refund",
        "postticketing/v1/exchange",
        "payment/v1/deposit",
        "payment/v1/passbook",
        "payment/v1/bankaccount",
        "payment/v1/PartialPayment",
        "hotel/v1",
        "fares/v1",
        "holiday/v1",
        "visa/v1",
        "report/v1",
    ];
    let calls = services
        .iter()
        .map(|service| format!("/api/{service}/Call"))
        .chain(["/bdfare-package/api/v1/Call".to_owned()]);
    for call in calls {
        let reply = gateway.send(&format!(
            "POST {call} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
        ));
        assert_eq!(reply.status, 200, "{call}");
        let seen = backend.last();
        assert_eq!(
            (seen.target.as_str(), seen.values("bdf-channel-id")),
            (call.as_str(), vec!["1"])
        );
    }
}

// covers: T-273, T-274
#[test]
fn a_package_call_with_one_or_two_slashes_reaches_the_package_service() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    for call in ["Package/SearchCities?x=1", "/Package/SearchCities?x=1"] {
        let reply = gateway.send(&format!(
            "POST /bdfare-package/api/v1/{call} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 7\r\nConnection: close\r\n\r\n\"istan\""
        ));
        assert_eq!(reply.status, 200, "{call}");
        assert_eq!(
            backend.last().target,
            "/bdfare-package/api/v1/Package/SearchCities?x=1",
            "{call}"
        );
    }
    assert_eq!(
        gateway
            .get("falcon.test", "/bdfare-package/api/v1///Package/GetAvailableCities")
            .status,
        404
    );
}

#[test]
fn the_backend_sees_our_headers_and_never_the_clients_version_of_them() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let spoof = "X-Jetway-Tenant: _default\r\nx_jetway_tenant: _default\r\nX-JETWAY-EDGE-SIGNATURE: 00\r\nX-Forwarded-For: 6.6.6.6\r\n\
                 X-Real-IP: 6.6.6.6\r\nForwarded: for=6.6.6.6\r\nbdf-channel-id: 9\r\nx-device-type: toaster\r\nX-Tenant-Id: 1\r\nX-Request-Id: mine\r\n";
    assert_eq!(gateway.get_with("FALCON.test", CALL, spoof).status, 200);
    let seen = backend.last();
    assert_eq!(seen.values("x-jetway-tenant"), ["falcon"]);
    assert_eq!(seen.values("bdf-channel-id"), ["1"]);
    assert_eq!(seen.values("x-device-type"), ["web"]);
    assert_eq!(seen.values("x-jetway-currency"), ["AED"]);
    assert_eq!(seen.values("x-forwarded-for"), ["127.0.0.1"]);
    assert_eq!(seen.values("x-real-ip"), ["127.0.0.1"]);
    assert_eq!(seen.values("x-forwarded-host"), ["falcon.test"]);
    for gone in ["x_jetway_tenant", "forwarded", "x-tenant-id"] {
        assert!(seen.values(gone).is_empty(), "{gone}");
    }
    assert_ne!(seen.value("x-request-id"), "mine");
    assert!(seen.headers.iter().all(|(_, value)| !value.contains("6.6.6.6")));
}

#[test]
fn every_request_is_stamped_over_method_path_tenant_id_and_time() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    gateway.get("falcon.test", CALL);
    let seen = backend.last();
    let message = format!(
        "v1\n{}\n{}\n{}\n{}\n{}",
        seen.method,
        seen.target,
        seen.value("x-jetway-tenant"),
        seen.value("x-request-id"),
        seen.value("x-jetway-edge-time")
    );
    let mut mac = Hmac::<Sha256>::new_from_slice(&EDGE_KEY).expect("a key");
    mac.update(message.as_bytes());
    let expected: String = mac
        .finalize()
        .into_bytes()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(seen.value("x-jetway-edge-signature"), expected);
    assert_eq!(seen.target, CALL);
    assert!(now().abs_diff(seen.value("x-jetway-edge-time").parse().expect("seconds")) < 60);
}

#[test]
fn naming_our_headers_in_connection_removes_none_of_them() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    for name in [
        "x-jetway-tenant",
        "x-jetway-edge-signature",
        "bdf-channel-id",
        "x-real-ip",
        "x-request-id",
    ] {
        let before = backend.seen().len();
        let reply = gateway.send(&format!(
            "GET {CALL} HTTP/1.1\r\nHost: falcon.test\r\nConnection: close, {name}\r\n\r\n"
        ));
        match reply.status {
            200 => assert_eq!(backend.last().values(name).len(), 1, "{name}"),
            400 => assert_eq!(backend.seen().len(), before, "{name}"),
            other => panic!("{name}: {other}"),
        }
    }
}

#[test]
fn a_token_opens_only_its_own_tenant_and_only_while_it_lasts() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let call = |host: &str, token: &str| gateway.get_with(host, CALL, &format!("Authorization: Bearer {token}\r\n"));
    let falcon = token("falcon", now() + 600, &TOKEN_KEY);
    assert_eq!(call("falcon.test", &falcon).status, 200);
    let asked = backend.seen().len();

    let foreign = call("localhost", &falcon);
    assert_eq!(
        (foreign.status, foreign.json()["code"].as_str()),
        (401, Some("session.wrong_tenant"))
    );
    let forged = token("falcon", now() + 600, b"another key, not the one we share");
    let unsigned = format!(
        "{}.{}.",
        "eyJhbGciOiJub25lIn0",
        falcon.split('.').nth(1).expect("claims")
    );
    for bad in [
        token("falcon", now() - 600, &TOKEN_KEY),
        forged,
        unsigned,
        "garbage".to_owned(),
    ] {
        let refused = call("falcon.test", &bad);
        assert_eq!(
            (refused.status, refused.json()["code"].as_str()),
            (401, Some("session.expired")),
            "{bad}"
        );
    }
    assert_eq!(backend.seen().len(), asked, "the backend heard of none of it");
}

#[test]
fn secrets_and_queries_stay_out_of_the_log() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let secret = token("falcon", now() + 600, &TOKEN_KEY);
    gateway.get_with(
        "falcon.test",
        "/api/payment/v1/card/GetCardSecrets?cardNumber=41111111",
        &format!("Authorization: Bearer {secret}\r\n"),
    );
    gateway.get_with("falcon.test", "/reset/9f3cSECRET?code=123456", "Accept: text/html\r\n");
    crate::support::eventually("both are logged", || {
        gateway.log().matches("\"kind\":\"access\"").count() >= 2
    });
    let log = gateway.log();
    for canary in [secret.as_str(), "41111111", "9f3cSECRET", "123456"] {
        assert!(!log.contains(canary), "{canary} is in the log");
    }
    assert!(!log.contains("GetCardSecrets"), "the contract has no such operation");
}
