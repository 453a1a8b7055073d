//! Mutual TLS between gateway and backend.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::{ServerConfig, ServerConnection};

use crate::authority::{Authority, Issued};
use crate::support::{Gateway, Plan, eventually};

/// Answers 200 to clients with a certificate of this authority.
fn backend(authority: &Authority, own: &Issued) -> SocketAddr {
    let provider = Arc::new(aws_lc_rs::default_provider());
    let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(authority.roots()), Arc::clone(&provider))
        .build()
        .expect("a verifier");
    let key = PrivateKeyDer::from_pem_slice(own.pem.as_bytes()).expect("a key");
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_client_cert_verifier(verifier)
        .with_single_cert(vec![own.leaf.clone()], key)
        .expect("a certificate");
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for socket in listener.incoming().flatten() {
            let session = ServerConnection::new(Arc::clone(&config)).expect("a session");
            thread::spawn(move || {
                let mut stream = rustls::StreamOwned::new(session, socket);
                if matches!(stream.read(&mut [0; 16 * 1024]), Ok(1..)) {
                    let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}");
                }
            });
        }
    });
    address
}

#[test]
fn gateway_and_backend_know_each_other_or_nothing_is_said() {
    let (ours, other) = (Authority::new(), Authority::new());
    let own = ours.issue(&["backend.internal"]);
    let address = backend(&ours, &own);
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let ca = file("ca.pem", &pem_of(&ours.certificate));
    let strange = file("other.pem", &pem_of(&other.certificate));
    let gateway = file("gateway.pem", &ours.issue(&["gateway.internal"]).pem);
    let stranger = file("stranger.pem", &other.issue(&["gateway.internal"]).pem);
    for (what, ca, name, identity, status) in [
        (
            "both certificates are valid",
            &ca,
            "backend.internal",
            gateway.as_str(),
            200,
        ),
        ("the gateway presents no certificate", &ca, "backend.internal", "", 502),
        (
            "the gateway's certificate is from another authority",
            &ca,
            "backend.internal",
            &stranger,
            502,
        ),
        (
            "the upstream's certificate has another name",
            &ca,
            "other.internal",
            &gateway,
            502,
        ),
        (
            "the upstream's certificate is from another authority",
            &strange,
            "backend.internal",
            &gateway,
            502,
        ),
    ] {
        let plan = Plan {
            upstream: address.to_string(),
            variables: vec![
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CA_FILE", ca.clone()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__SERVER_NAME", name.to_owned()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CERT_FILE", identity.to_owned()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__KEY_FILE", identity.to_owned()),
            ],
            ..Plan::before_nobody()
        };
        let gateway = Gateway::start(&plan);
        let answered = gateway.get("falcon.test", "/api/customer/v1/User/GetLogo").status;
        if status == 200 {
            assert_eq!(answered, 200, "{what}");
        } else {
            assert!(matches!(answered, 502 | 503), "{what}: {answered}");
        }
    }
}

pub fn pem_of(certificate: &CertificateDer<'_>) -> String {
    use base64::Engine;
    let text = base64::engine::general_purpose::STANDARD.encode(certificate);
    format!("-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n")
}

#[test]
fn checks_of_nodes_shake_hands_as_requests_do() {
    let (ours, other) = (Authority::new(), Authority::new());
    let address = backend(&ours, &ours.issue(&["backend.internal"]));
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let ca = file("ca.pem", &pem_of(&ours.certificate));
    let gateway = file("gateway.pem", &ours.issue(&["gateway.internal"]).pem);
    let stranger = file("stranger.pem", &other.issue(&["gateway.internal"]).pem);
    for (what, name, identity, path, usable) in [
        ("both certificates are valid", "backend.internal", &gateway, "", 1),
        (
            "both certificates are valid, and the health check passes",
            "backend.internal",
            &gateway,
            "/well",
            1,
        ),
        (
            "the upstream's certificate has another name",
            "other.internal",
            &gateway,
            "",
            0,
        ),
        (
            "the upstream does not trust the gateway's certificate",
            "backend.internal",
            &stranger,
            "/well",
            0,
        ),
    ] {
        let plan = Plan {
            upstream: address.to_string(),
            variables: vec![
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CA_FILE", ca.clone()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__SERVER_NAME", name.to_owned()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CERT_FILE", identity.clone()),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__KEY_FILE", identity.clone()),
                ("JETWAY_GATEWAY_RESILIENCE__HEALTH__PATH", path.to_owned()),
                ("JETWAY_GATEWAY_RESILIENCE__HEALTH__INTERVAL_MS", "50".to_owned()),
            ],
            ..Plan::before_nobody()
        };
        let gateway = Gateway::start(&plan);
        let wanted = format!("jetway_gateway_upstream_nodes{{service=\"backend\",state=\"usable\"}} {usable}");
        eventually(what, || gateway.admin("/metrics").text().contains(&wanted));
    }
}

#[test]
fn a_missing_name_is_refused_at_the_start_and_never_means_that_nothing_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let ca = folder.path().join("ca.pem");
    fs::write(&ca, pem_of(&Authority::new().certificate)).expect("a file");
    let said = refusal(&ca);
    assert!(said.contains("upstream_tls.server_name"), "{said}");
}

/// The error of a gateway with an authority and no server name.
fn refusal(ca: &Path) -> String {
    let root = tempfile::tempdir().expect("a folder");
    let secret = root.path().join("key");
    fs::write(&secret, "07".repeat(32)).expect("a key");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_jetway-gateway"))
        .env(
            "JETWAY_TENANTS_DIR",
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
        )
        .env("JETWAY_TENANT_CACHE_DIR", root.path().join("kept"))
        .env("JETWAY_RELEASES_DIR", root.path())
        .env("JETWAY_DOMAINS_DIR", root.path())
        .env("JETWAY_EDGE_KEY_FILE", &secret)
        .env("JETWAY_TOKEN_KEY_FILE", &secret)
        .env("JETWAY_GATEWAY_LISTEN", "127.0.0.1:0")
        .env("JETWAY_GATEWAY_ADMIN_LISTEN", "127.0.0.1:0")
        .env("JETWAY_GATEWAY_UPSTREAM_TLS__CA_FILE", ca)
        .output()
        .expect("the gateway starts");
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}
