//! Who gets which version.

use std::fs;

use crate::support::{Workspace, text};

const M: &str = "mfe-flights";

#[test]
fn the_list_says_who_gets_which_version_and_the_log_who_said_so() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2", "3", "4"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&[
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
    workspace.good(&["pin", M, "3", "--tenant", "falcon"]);
    workspace.good(&["withdraw", M, "4", "--reason", "loses seats"]);
    let list = workspace.good(&["list"]);
    for line in [
        "* mfe-flights 1  stable\n",
        "  mfe-flights 2  canary 10 % of falcon kite\n",
        "  mfe-flights 3  pin falcon\n",
        "  mfe-flights 4  withdrawn: loses seats\n",
    ] {
        assert!(list.contains(line), "{line:?} in {list}");
    }
    workspace.publish("mfe-hotels", &["1"]);
    let log = workspace.good(&["log", M]);
    assert!(
        log.contains(" UTC  olivia  mfe-flights canary 2 (10 % of falcon kite)\n"),
        "{log}"
    );
    assert!(
        log.contains("mfe-flights withdraw 4 (loses seats)\n") && !log.contains("mfe-hotels"),
        "{log}"
    );
    assert!(workspace.good(&["log"]).contains("mfe-hotels publish 1"));

    assert!(
        workspace
            .good(&["unpin", M, "--tenant", "falcon"])
            .contains("unpin 3 -> none (falcon)")
    );
    workspace.good(&["canary", M, "--stop"]);
    let channels = workspace.channels();
    assert!(!channels.contains("pin") && !channels.contains("canary"), "{channels}");
}

#[test]
fn a_canary_grows_and_ends_when_it_is_promoted() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2"]);
    assert!(
        workspace
            .refused(&["canary", M, "2", "--percent", "5"])
            .contains("no stable version")
    );
    workspace.good(&["promote", M, "1"]);
    assert!(
        workspace
            .refused(&["canary", M, "1", "--percent", "5"])
            .contains("is stable already")
    );
    assert!(
        workspace
            .refused(&["canary", M, "2", "--percent", "101"])
            .contains("0..=100")
    );
    assert!(workspace.refused(&["canary", M, "2"]).contains("--percent"));
    assert!(workspace.refused(&["canary", M, "--stop"]).contains("has no canary"));
    workspace.good(&["canary", M, "2", "--percent", "5"]);
    workspace.good(&["canary", M, "2", "--percent", "50"]);
    assert!(workspace.channels().contains("percent = 50"));
    assert!(
        workspace
            .good(&["promote", M, "2"])
            .contains("canary-stop 2 -> none (promoted)")
    );
    assert!(!workspace.channels().contains("canary"));
}

#[test]
fn an_unknown_tenant_is_refused_if_the_tenants_are_available_and_otherwise_only_mentioned() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1"]);
    let tenants = workspace.root.path().join("tenants");
    fs::create_dir_all(tenants.join("falcon")).expect("a folder");
    fs::write(tenants.join("falcon/tenant.toml"), "").expect("a tenant");
    let at = |slug: &'static str| ["pin", M, "1", "--tenant", slug, "--tenants-dir", text(&tenants)].map(str::to_owned);
    let run = |slug| workspace.run(&at(slug).each_ref().map(String::as_str));
    let refused = run("falcn");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no tenant falcn in"));
    assert!(run("falcon").status.success());
    let warned = workspace.run(&["pin", M, "1", "--tenant", "kite"]);
    assert!(warned.status.success());
    assert!(String::from_utf8_lossy(&warned.stderr).contains("it was not checked that the tenant kite exists"));
    assert!(
        workspace
            .refused(&["pin", M, "1", "--tenant", "../up"])
            .contains("is not a tenant")
    );
    assert!(
        workspace
            .refused(&["unpin", M, "--tenant", "heron"])
            .contains("is not pinned for heron")
    );
}

#[test]
fn the_pointers_of_a_locked_module_do_not_move() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&["promote", M, "2"]);
    workspace.good(&["canary", M, "1", "--percent", "5"]);
    workspace.good(&["pin", M, "1", "--tenant", "falcon"]);
    assert!(
        workspace
            .refused(&["lock", "mfe-none", "--reason", "x"])
            .contains("has no published version")
    );
    workspace.good(&["lock", M, "--reason", "fair week"]);
    let before = workspace.channels();
    for order in [
        &["promote", M, "1"][..],
        &["canary", M, "1", "--percent", "6"],
        &["canary", M, "--stop"],
        &["pin", M, "2", "--tenant", "falcon"],
        &["unpin", M, "--tenant", "falcon"],
        &["rollback", M],
        &["withdraw", M, "1", "--reason", "x", "--force"],
    ] {
        let said = workspace.refused(order);
        assert!(
            said.contains("fair week") && said.contains("unlock mfe-flights"),
            "{order:?}: {said}"
        );
    }
    assert_eq!(workspace.channels(), before);
    assert!(workspace.good(&["list"]).contains("! mfe-flights is locked: fair week"));
    workspace.good(&["promote", M, "2"]);
    workspace.good(&["unlock", M]);
    assert!(workspace.refused(&["unlock", M]).contains("is not locked"));
    workspace.good(&["rollback", M]);
}

#[test]
fn a_trial_can_be_for_chosen_cohorts() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
    for wrong in ["24-20", "90-100", "a-b", "5 %"] {
        let said = workspace.refused(&["canary", M, "2", "--cohort", wrong]);
        assert!(said.contains("from 0 to 99") && said.contains("20-24"), "{said}");
    }
    let said = workspace.refused(&["canary", M, "2", "--cohort", "20-24", "--percent", "5"]);
    assert!(said.contains("cannot be used with"), "{said}");
    workspace.good(&["canary", M, "2", "--cohort", "20-24", "--tenant", "falcon"]);
    let list = workspace.good(&["list"]);
    assert!(list.contains("canary 5 % from cohort 20 of falcon"), "{list}");
    let text = workspace.channels();
    assert!(text.contains("percent = 5") && text.contains("from = 20"), "{text}");
}

#[test]
fn an_invalid_file_is_left_unchanged() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1"]);
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
        fs::write(workspace.releases().join("channels.toml"), content).expect("channels");
        let said = workspace.refused(&["promote", M, "1"]);
        assert!(said.contains(expected), "{said}");
        assert_eq!(workspace.channels(), content);
    }
}
