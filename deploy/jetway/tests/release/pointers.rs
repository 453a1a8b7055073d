//! Who gets which version.

use std::fs;

use crate::support::{Desk, text};

const M: &str = "mfe-flights";

#[test]
fn the_list_says_who_gets_which_version_and_the_log_who_said_so() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2", "3", "4"]);
    desk.good(&["promote", M, "1"]);
    desk.good(&[
        "canary",
        M,
        "2",
        "--percent",
        "10",
        "--tenant",
        "falcon",
        "--tenant",
        "kite",
    ]);
    desk.good(&["pin", M, "3", "--tenant", "falcon"]);
    desk.good(&["withdraw", M, "4", "--reason", "loses seats"]);
    let list = desk.good(&["list"]);
    for line in [
        "* mfe-flights 1  stable\n",
        "  mfe-flights 2  canary 10 % of falcon kite\n",
        "  mfe-flights 3  pin falcon\n",
        "  mfe-flights 4  withdrawn: loses seats\n",
    ] {
        assert!(list.contains(line), "{line:?} in {list}");
    }
    desk.publish("mfe-hotels", &["1"]);
    let log = desk.good(&["log", M]);
    assert!(
        log.contains(" UTC  olivia  mfe-flights canary 2 (10 % of falcon kite)\n"),
        "{log}"
    );
    assert!(
        log.contains("mfe-flights withdraw 4 (loses seats)\n") && !log.contains("mfe-hotels"),
        "{log}"
    );
    assert!(desk.good(&["log"]).contains("mfe-hotels publish 1"));

    assert!(
        desk.good(&["unpin", M, "--tenant", "falcon"])
            .contains("unpin 3 -> none (falcon)")
    );
    desk.good(&["canary", M, "--stop"]);
    let channels = desk.channels();
    assert!(!channels.contains("pin") && !channels.contains("canary"), "{channels}");
}

#[test]
fn a_canary_grows_and_ends_when_it_is_promoted() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2"]);
    assert!(
        desk.refused(&["canary", M, "2", "--percent", "5"])
            .contains("no stable version")
    );
    desk.good(&["promote", M, "1"]);
    assert!(
        desk.refused(&["canary", M, "1", "--percent", "5"])
            .contains("is stable already")
    );
    assert!(
        desk.refused(&["canary", M, "2", "--percent", "101"])
            .contains("0..=100")
    );
    assert!(desk.refused(&["canary", M, "2"]).contains("--percent"));
    assert!(desk.refused(&["canary", M, "--stop"]).contains("has no canary"));
    desk.good(&["canary", M, "2", "--percent", "5"]);
    desk.good(&["canary", M, "2", "--percent", "50"]);
    assert!(desk.channels().contains("percent = 50"));
    assert!(
        desk.good(&["promote", M, "2"])
            .contains("canary-stop 2 -> none (promoted)")
    );
    assert!(!desk.channels().contains("canary"));
}

#[test]
fn a_tenant_nobody_knows_is_refused_where_the_tenants_are_at_hand_and_else_only_mentioned() {
    let desk = Desk::new();
    desk.publish(M, &["1"]);
    let tenants = desk.root.path().join("tenants");
    fs::create_dir_all(tenants.join("falcon")).expect("a folder");
    fs::write(tenants.join("falcon/tenant.toml"), "").expect("a tenant");
    let at = |slug: &'static str| ["pin", M, "1", "--tenant", slug, "--tenants-dir", text(&tenants)].map(str::to_owned);
    let run = |slug| desk.run(&at(slug).each_ref().map(String::as_str));
    let refused = run("falcn");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no tenant falcn in"));
    assert!(run("falcon").status.success());
    let warned = desk.run(&["pin", M, "1", "--tenant", "kite"]);
    assert!(warned.status.success());
    assert!(String::from_utf8_lossy(&warned.stderr).contains("nobody checked that the tenant kite exists"));
    assert!(
        desk.refused(&["pin", M, "1", "--tenant", "../up"])
            .contains("is not a tenant")
    );
    assert!(
        desk.refused(&["unpin", M, "--tenant", "heron"])
            .contains("is not pinned for heron")
    );
}

#[test]
fn the_pointers_of_a_locked_module_do_not_move() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2"]);
    desk.good(&["promote", M, "1"]);
    desk.good(&["promote", M, "2"]);
    desk.good(&["canary", M, "1", "--percent", "5"]);
    desk.good(&["pin", M, "1", "--tenant", "falcon"]);
    assert!(
        desk.refused(&["lock", "mfe-none", "--reason", "x"])
            .contains("has no published version")
    );
    desk.good(&["lock", M, "--reason", "fair week"]);
    let before = desk.channels();
    for order in [
        &["promote", M, "1"][..],
        &["canary", M, "1", "--percent", "6"],
        &["canary", M, "--stop"],
        &["pin", M, "2", "--tenant", "falcon"],
        &["unpin", M, "--tenant", "falcon"],
        &["rollback", M],
        &["withdraw", M, "1", "--reason", "x", "--force"],
    ] {
        let said = desk.refused(order);
        assert!(
            said.contains("fair week") && said.contains("unlock mfe-flights"),
            "{order:?}: {said}"
        );
    }
    assert_eq!(desk.channels(), before);
    assert!(desk.good(&["list"]).contains("! mfe-flights is locked: fair week"));
    desk.good(&["promote", M, "2"]);
    desk.good(&["unlock", M]);
    assert!(desk.refused(&["unlock", M]).contains("is not locked"));
    desk.good(&["rollback", M]);
}

#[test]
fn a_trial_can_be_for_chosen_cohorts() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2"]);
    desk.good(&["promote", M, "1"]);
    for wrong in ["24-20", "90-100", "a-b", "5 %"] {
        let said = desk.refused(&["canary", M, "2", "--cohort", wrong]);
        assert!(said.contains("from 0 to 99") && said.contains("20-24"), "{said}");
    }
    let said = desk.refused(&["canary", M, "2", "--cohort", "20-24", "--percent", "5"]);
    assert!(said.contains("cannot be used with"), "{said}");
    desk.good(&["canary", M, "2", "--cohort", "20-24", "--tenant", "falcon"]);
    let list = desk.good(&["list"]);
    assert!(list.contains("canary 5 % from cohort 20 of falcon"), "{list}");
    let text = desk.channels();
    assert!(text.contains("percent = 5") && text.contains("from = 20"), "{text}");
}

#[test]
fn a_file_nobody_can_read_is_left_as_it_is() {
    let desk = Desk::new();
    desk.publish(M, &["1"]);
    for (content, expected) in [
        ("[stable\n", "channels.toml"),
        ("[pins.falcon]\nmfe-flights = \"1\"\n", "pins"),
        (
            "[canary.mfe-flights]\nversion = \"1\"\npercent = 120\n",
            "canary.mfe-flights.percent is 120",
        ),
        (
            "[canary.mfe-flights]\nversion = \"1\"\npercent = 20\nfrom = 90\n",
            "canary.mfe-flights is for 20 cohorts from 90",
        ),
    ] {
        fs::write(desk.releases().join("channels.toml"), content).expect("channels");
        let said = desk.refused(&["promote", M, "1"]);
        assert!(said.contains(expected), "{said}");
        assert_eq!(desk.channels(), content);
    }
}
