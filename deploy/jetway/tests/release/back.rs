//! Rolling back and withdrawing.

use crate::support::Workspace;

const M: &str = "mfe-flights";

#[test]
fn rolling_back_leads_to_the_version_before_and_the_one_before_that() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2", "3"]);
    assert!(workspace.refused(&["rollback", M]).contains("no stable version"));
    workspace.good(&["promote", M, "1"]);
    assert!(workspace.refused(&["rollback", M]).contains("--to VERSION"));
    workspace.good(&["promote", M, "2"]);
    workspace.good(&["promote", M, "3"]);
    assert!(workspace.good(&["rollback", M]).contains("rollback 3 -> 2"));
    assert!(
        workspace.good(&["rollback", M]).contains("rollback 2 -> 1"),
        "not back to the one that was left"
    );
    assert!(workspace.refused(&["rollback", M]).contains("no earlier version"));
    assert!(
        workspace
            .good(&["rollback", M, "--to", "3"])
            .contains("rollback 1 -> 3")
    );
    assert!(
        workspace
            .refused(&["rollback", M, "--to", "3"])
            .contains("is stable already")
    );
    assert!(
        workspace
            .refused(&["rollback", M, "--to", "9"])
            .contains("is not published")
    );
}

#[test]
fn a_withdrawn_version_is_never_served_again() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2", "3"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&["promote", M, "2"]);
    workspace.good(&["promote", M, "3"]);
    workspace.good(&["withdraw", M, "2", "--reason", "loses seats"]);
    for order in [
        &["promote", M, "2"][..],
        &["canary", M, "2", "--percent", "1"],
        &["pin", M, "2", "--tenant", "falcon"],
        &["rollback", M, "--to", "2"],
        &["withdraw", M, "2", "--reason", "again"],
    ] {
        let said = workspace.refused(order);
        assert!(
            said.contains("mfe-flights 2") && said.contains("loses seats"),
            "{order:?}: {said}"
        );
    }
    assert!(
        workspace
            .refused(&["withdraw", M, "9", "--reason", "x"])
            .contains("is not published")
    );
    assert!(
        workspace.good(&["rollback", M]).contains("rollback 3 -> 1"),
        "past the withdrawn one"
    );
    assert!(
        workspace.releases().join(M).join("2/remoteEntry.1.js").is_file(),
        "open tabs still read it"
    );
}

#[test]
fn a_version_in_use_is_withdrawn_only_by_force_and_its_pointers_move() {
    let workspace = Workspace::new();
    workspace.publish(M, &["1", "2"]);
    workspace.good(&["promote", M, "1"]);
    workspace.good(&["promote", M, "2"]);
    workspace.good(&["pin", M, "2", "--tenant", "falcon"]);
    workspace.good(&["pin", M, "1", "--tenant", "kite"]);
    let said = workspace.refused(&["withdraw", M, "2", "--reason", "x"]);
    assert!(
        said.contains("stable, pin of falcon") && said.contains("--force"),
        "{said}"
    );
    let said = workspace.good(&["withdraw", M, "2", "--reason", "x", "--force"]);
    assert!(
        said.contains("rollback 2 -> 1") && said.contains("unpin 2 -> none (falcon, withdrawn)"),
        "{said}"
    );
    let list = workspace.good(&["list"]);
    assert!(list.contains("* mfe-flights 1  stable, pin kite\n"), "{list}");
    let before = workspace.channels();
    assert!(
        workspace
            .refused(&["withdraw", M, "1", "--reason", "x", "--force"])
            .contains("no earlier version")
    );
    assert_eq!(workspace.channels(), before, "all of it or nothing");
}
