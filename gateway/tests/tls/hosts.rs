//! A TLS connection serves only its own host, and plain HTTP only redirects.

use std::sync::Arc;

use bytes::Bytes;
use h2::client::SendRequest;
use rustls::pki_types::ServerName;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_rustls::TlsConnector;

use crate::authority::{Authority, plan};
use crate::client::Client;
use crate::support::{Backend, Gateway};

fn started(authority: &Authority, backend: &Backend) -> Gateway {
    let both = authority.issue(&["falcon.test", "jetway.test"]);
    Gateway::start(&plan(backend, &[("falcon.test", &both), ("jetway.test", &both)]))
}

#[test]
fn a_host_other_than_the_connections_is_misdirected_although_the_certificate_covers_it() {
    let authority = Authority::new();
    let backend = Backend::start();
    let gateway = started(&authority, &backend);
    let mut shaken = Client::new(&authority)
        .connect(gateway.tls(), "falcon.test")
        .expect("a handshake");
    let call = "/api/customer/v1/User/GetLogo";
    assert_eq!(shaken.get("falcon.test", call).status, 200);
    assert_eq!(shaken.get("FALCON.test:443", call).status, 200);
    for host in ["jetway.test", "localhost", "stranger.test"] {
        let reply = shaken.get(host, call);
        assert_eq!(reply.status, 421, "{host}");
        let expected = if host == "stranger.test" {
            "edge.unknown_host"
        } else {
            "edge.misdirected"
        };
        assert_eq!(reply.json()["code"], expected, "{host}");
    }
    assert_eq!(
        shaken.get("falcon.test", call).status,
        200,
        "the connection stays usable"
    );
    assert_eq!(backend.seen().len(), 3, "no misdirected request was forwarded");
}

#[test]
fn one_h2_connection_serves_its_own_authority_and_no_other() {
    let authority = Authority::new();
    let backend = Backend::start();
    let gateway = started(&authority, &backend);
    let client = Client::speaking(&authority, &[b"h2"], rustls::ALL_VERSIONS);
    let runtime = Runtime::new().expect("a runtime");
    let statuses: Vec<u16> = runtime.block_on(async {
        let socket = TcpStream::connect(gateway.tls()).await.expect("the gateway listens");
        let name = ServerName::try_from("falcon.test").expect("a name");
        let stream = TlsConnector::from(Arc::clone(&client.0))
            .connect(name, socket)
            .await
            .expect("a handshake");
        let (mut sender, connection) = h2::client::handshake(stream).await.expect("h2");
        tokio::spawn(connection);
        let mut statuses = Vec::new();
        for host in ["falcon.test", "jetway.test"].into_iter().cycle().take(10) {
            statuses.push(ask(&mut sender, host).await);
        }
        statuses
    });
    assert_eq!(statuses, [200, 421].repeat(5));
    assert!(
        backend
            .seen()
            .iter()
            .all(|seen| seen.value("x-jetway-tenant") == "falcon")
    );
}

async fn ask(sender: &mut SendRequest<Bytes>, host: &str) -> u16 {
    let request = http::Request::get(format!("https://{host}/api/customer/v1/User/GetLogo"));
    let (reply, _) = sender
        .send_request(request.body(()).expect("a request"), true)
        .expect("sent");
    reply.await.expect("a reply").status().as_u16()
}

#[test]
fn over_tls_the_backend_is_told_and_browsers_are_told_to_stay() {
    let authority = Authority::new();
    let backend = Backend::start();
    let gateway = started(&authority, &backend);
    let mut shaken = Client::new(&authority)
        .connect(gateway.tls(), "falcon.test")
        .expect("a handshake");
    let reply = shaken.get("falcon.test", "/api/customer/v1/User/GetLogo");
    assert_eq!(
        reply.header("strict-transport-security"),
        "max-age=31536000; includeSubDomains"
    );
    assert_eq!(backend.last().value("x-forwarded-proto"), "https");
    assert_eq!(backend.last().value("x-forwarded-for"), "127.0.0.1");
}

#[test]
fn plain_http_only_redirects_known_hosts_and_answers_the_certificate_authority() {
    let authority = Authority::new();
    let backend = Backend::start();
    let gateway = started(&authority, &backend);
    let port = gateway.tls().port();
    for target in ["/", "/searchpad?from=DAC&to=DXB", "/api/customer/v1/User/GetLogo"] {
        let reply = gateway.get("Falcon.test:80", target);
        assert_eq!(
            (reply.status, reply.header("location")),
            (308, format!("https://falcon.test:{port}{target}").as_str())
        );
        assert_eq!(reply.header("strict-transport-security"), "");
    }
    assert_eq!(gateway.get("stranger.test", "/").status, 421, "no open redirect");
    let challenge = gateway.get("falcon.test", "/.well-known/acme-challenge/token");
    assert_ne!(challenge.status, 421);
    assert!(backend.seen().is_empty());
}
