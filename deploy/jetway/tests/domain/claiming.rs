//! Claims that are accepted and refused.

use std::fs;

use crate::support::Town;

#[test]
fn a_host_has_one_claim_over_all_tenants() {
    let town = Town::new();
    let statement = town.claim("Agents.Partner.Example.");
    let again = town.did(&["add", "agents.partner.example", "--tenant", "falcon"]);
    assert!(
        again.contains(&statement),
        "repeating the claim prints it again: {again}"
    );
    assert_eq!(statement.len(), "jetway-domain=".len() + 40, "160 bits: {statement}");
    let other = town.refused(&["add", "agents.partner.example", "--tenant", "_default"]);
    assert!(other.contains("claimed by falcon"), "{other}");
    let manifest = town.refused(&["add", "falcon.test", "--tenant", "_default"]);
    assert!(manifest.contains("falcon.test belongs to falcon"), "{manifest}");
    let nobody = town.refused(&["add", "new.example", "--tenant", "no-such-tenant"]);
    assert!(nobody.contains("there is no tenant"), "{nobody}");
    for host in ["*.partner.example", "localhost", "127.0.0.1", "partner.example:443"] {
        let told = town.refused(&["add", host, "--tenant", "falcon"]);
        assert!(told.contains("cannot be claimed"), "{host}: {told}");
    }
    assert_eq!(town.authority.requests(), 0);
}

#[test]
fn an_unverified_claim_lapses_and_frees_the_host() {
    let town = Town::new();
    let host = "slow.partner.example";
    let first = town.claim(host);
    town.rewrite(host, "claimed_at", "2026-01-01T00:00:00Z");
    town.names.set_text(&format!("_jetway-challenge.{host}"), &first);
    let late = town.refused(&["verify", host]);
    assert!(late.contains("lapsed unproven"), "{late}");
    assert_eq!(town.listed(host)["state"], "failed");
    let told = town.did(&["add", host, "--tenant", "_default"]);
    assert!(
        told.contains("claimed for _default") && !told.contains(&first),
        "a new token: {told}"
    );
    assert_eq!(town.authority.requests(), 0);
}

#[test]
fn nothing_is_removed_without_being_meant() {
    let town = Town::new();
    town.claim("agents.partner.example");
    let asked = town.refused(&["remove", "agents.partner.example"]);
    assert!(asked.contains("--yes"), "{asked}");
    assert!(town.claim_file("agents.partner.example").exists());
    town.did(&["remove", "agents.partner.example", "--yes"]);
    assert!(!town.claim_file("agents.partner.example").exists());
    let gone = town.refused(&["remove", "agents.partner.example", "--yes"]);
    assert!(gone.contains("no tenant has claimed"), "{gone}");
    let record = fs::read_to_string(town.root.path().join("domains/log.jsonl")).expect("a record");
    let actions: Vec<&str> = record
        .lines()
        .filter_map(|line| line.split("\"action\":\"").nth(1)?.split('"').next())
        .collect();
    assert_eq!(actions, ["add", "remove"]);
}

#[test]
fn a_broken_claim_file_is_named_with_its_line_beside_the_others() {
    let town = Town::new();
    town.claim("agents.partner.example");
    fs::write(
        town.claim_file("broken.example"),
        "host = \"broken.example\"\ntenant = 7\n",
    )
    .expect("a file");
    let said = town.run(&["list"]);
    assert!(
        said.well && said.out.contains("agents.partner.example  falcon"),
        "{said:?}"
    );
    assert!(said.err.contains("broken.example.toml:2:"), "{said:?}");
    assert!(!said.out.contains("jetway-domain="), "no token is printed: {said:?}");
}
