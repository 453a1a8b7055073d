//! Valid and invalid ownership proofs.

use crate::support::Town;
use crate::support::old_server::{self, OldServer};

const HOST: &str = "agents.partner.example";

fn ok(body: &str) -> String {
    format!(
        "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

#[test]
fn a_denial_stands_until_the_next_check_is_due() {
    let town = Town::new();
    let record = format!("_jetway-challenge.{HOST}");
    let statement = town.claim(HOST);
    let denied = town.refused(&["verify", HOST]);
    assert!(denied.contains(&format!("there is no TXT record {record}")), "{denied}");
    let asked = town.names.asked(&record);
    assert!(asked > 0, "the first check asked");

    town.names.set_text(&record, &statement);
    let early = town.refused(&["verify", HOST]);
    assert!(
        early.contains("is not tried again before") && early.contains("there is no TXT record"),
        "{early}"
    );
    town.did(&["renew"]);
    assert_eq!(
        town.names.asked(&record),
        asked,
        "the name server was not queried again"
    );
    assert_eq!(town.listed(HOST)["failures"], 1);

    let proven = town.did(&["verify", HOST, "--now", "--proof-only"]);
    assert!(proven.contains("proven by dns"), "{proven}");
    assert_eq!(town.listed(HOST)["state"], "verified");
    assert_eq!(town.authority.requests(), 0, "a proof alone asks no authority");
}

#[test]
fn a_host_that_merely_leads_here_proves_nothing() {
    let town = Town::new();
    let statement = town.claim(HOST);
    town.names.set_text(
        &format!("_jetway-challenge.{HOST}"),
        "jetway-domain=0000000000000000000000000000000000000000",
    );
    town.names.set_text("_jetway-challenge.partner.example", &statement);
    let denied = town.refused(&["verify", HOST]);
    assert!(
        denied.contains("TXT") && denied.contains("has other content"),
        "{denied}"
    );
    assert!(
        denied.contains("/.well-known/jetway-domain/") && denied.contains("answers"),
        "{denied}"
    );
    let kept = town.refused(&["renew", HOST]);
    assert!(kept.contains("is not proven, so nothing is issued"), "{kept}");
    assert_eq!(town.authority.requests(), 0);
}

#[test]
fn a_file_on_the_server_of_today_proves_a_claim() {
    let mut town = Town::new();
    let old = OldServer::start(town.gateway.plain.port());
    town.names.set_address(HOST, old_server::ADDRESS);
    let statement = town.claim(HOST);
    let elsewhere = format!(
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.2:{}/right\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
        town.gateway.plain.port()
    );
    for (answer, told) in [
        (ok("something else"), "has other content"),
        (ok(&format!("<p>{statement}</p>")), "has other content"),
        (ok(&format!("{statement}{}", " ".repeat(600))), "longer than 512 bytes"),
        (elsewhere, "answers 302 and leads elsewhere"),
        (
            "HTTP/1.1 404 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".to_owned(),
            "answers 404",
        ),
        ("nonsense\r\n\r\n".to_owned(), "no HTTP"),
    ] {
        old.answer(&answer);
        let denied = town.refused(&["verify", HOST, "--now"]);
        assert!(denied.contains(told), "{told}: {denied}");
    }
    old.answer(&ok(&format!("{statement}\n")));

    town.variables = vec![("JETWAY_DOMAINS_PROOF__PRIVATE_ADDRESSES", "false".to_owned())];
    let before = old.asked().len();
    let denied = town.refused(&["verify", HOST, "--now"]);
    assert!(
        denied.contains("only private addresses, which are not called"),
        "{denied}"
    );
    assert_eq!(old.asked().len(), before, "a private address is not called");

    town.variables.clear();
    let proven = town.did(&["verify", HOST, "--now", "--proof-only"]);
    assert!(proven.contains("proven by http"), "{proven}");
    let token = statement.trim_start_matches("jetway-domain=");
    assert_eq!(
        old.asked().last().map(String::as_str),
        Some(format!("/.well-known/jetway-domain/{token}").as_str())
    );
    assert_eq!(town.authority.requests(), 0);
}
