//! Session tickets: a returning client resumes its session on every node, also after restarts and key rotation.

use rustls::version::{TLS12, TLS13};

use crate::authority::{Authority, plan};
use crate::client::Client;
use crate::support::{Backend, Gateway, eventually};

/// Connects and sends a request, so that tickets arrive; returns whether the session was resumed.
fn visit(client: &Client, gateway: &Gateway, name: &str) -> bool {
    let mut shaken = client.connect(gateway.tls(), name).expect("a handshake");
    assert_eq!(shaken.get(name, "/robots.txt").status, 200);
    shaken.is_resumed()
}

#[test]
fn sessions_are_resumed_across_a_restart_and_by_another_node() {
    let authority = Authority::new();
    let (falcon, jetway) = (authority.issue(&["falcon.test"]), authority.issue(&["jetway.test"]));
    let backend = Backend::start();
    let plan_of = || plan(&backend, &[("falcon.test", &falcon), ("jetway.test", &jetway)]);
    let one = Gateway::start(&plan_of());
    let mut beside = plan_of();
    let keys = one.root.path().join("tickets.json");
    let variable = "JETWAY_GATEWAY_TLS__TICKET_KEY_FILE";
    beside.variables.push((variable, keys.to_string_lossy().into_owned()));
    let other = Gateway::start(&beside);

    let clients: Vec<Client> = (0..40)
        .map(|n| Client::speaking(&authority, &[], &[if n % 4 == 0 { &TLS12 } else { &TLS13 }]))
        .collect();
    let resumed = |gateway: &Gateway| {
        clients
            .iter()
            .filter(|client| visit(client, gateway, "falcon.test"))
            .count()
    };
    assert_eq!(resumed(&one), 0, "no sessions exist yet");
    assert_eq!(resumed(&other), 40, "another node reads the tickets of the first");
    let one = one.restart(&plan_of());
    assert_eq!(resumed(&one), 40, "a restart keeps all sessions");
    eventually("they are counted", || {
        let metrics = one.admin("/metrics").text();
        metrics.contains("{result=\"ok\",resumed=\"yes\",version=\"TLSv1.3\"} 30")
            && metrics.contains("{result=\"ok\",resumed=\"yes\",version=\"TLSv1.2\"} 10")
    });

    // The same client at another host: its ticket is valid for the first host only.
    assert!(!visit(&clients[1], &one, "jetway.test"));
}

#[test]
fn without_the_shared_keys_a_node_resumes_no_session_and_serves_all() {
    let authority = Authority::new();
    let falcon = authority.issue(&["falcon.test"]);
    let backend = Backend::start();
    let nodes = [0, 1].map(|_| Gateway::start(&plan(&backend, &[("falcon.test", &falcon)])));
    let client = Client::new(&authority);
    assert_eq!(
        nodes.each_ref().map(|node| visit(&client, node, "falcon.test")),
        [false; 2]
    );
}
