//! Rolling back and withdrawing.

use crate::support::Desk;

const M: &str = "mfe-flights";

#[test]
fn rolling_back_leads_to_the_version_before_and_the_one_before_that() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2", "3"]);
    assert!(desk.refused(&["rollback", M]).contains("no stable version"));
    desk.good(&["promote", M, "1"]);
    assert!(desk.refused(&["rollback", M]).contains("--to VERSION"));
    desk.good(&["promote", M, "2"]);
    desk.good(&["promote", M, "3"]);
    assert!(desk.good(&["rollback", M]).contains("rollback 3 -> 2"));
    assert!(
        desk.good(&["rollback", M]).contains("rollback 2 -> 1"),
        "not back to the one that was left"
    );
    assert!(desk.refused(&["rollback", M]).contains("was stable before 1"));
    assert!(desk.good(&["rollback", M, "--to", "3"]).contains("rollback 1 -> 3"));
    assert!(
        desk.refused(&["rollback", M, "--to", "3"])
            .contains("is stable already")
    );
    assert!(desk.refused(&["rollback", M, "--to", "9"]).contains("is not published"));
}

#[test]
fn a_withdrawn_version_is_nobodys_ever_again() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2", "3"]);
    desk.good(&["promote", M, "1"]);
    desk.good(&["promote", M, "2"]);
    desk.good(&["promote", M, "3"]);
    desk.good(&["withdraw", M, "2", "--reason", "loses seats"]);
    for order in [
        &["promote", M, "2"][..],
        &["canary", M, "2", "--percent", "1"],
        &["pin", M, "2", "--tenant", "falcon"],
        &["rollback", M, "--to", "2"],
        &["withdraw", M, "2", "--reason", "again"],
    ] {
        let said = desk.refused(order);
        assert!(
            said.contains("mfe-flights 2") && said.contains("loses seats"),
            "{order:?}: {said}"
        );
    }
    assert!(
        desk.refused(&["withdraw", M, "9", "--reason", "x"])
            .contains("is not published")
    );
    assert!(
        desk.good(&["rollback", M]).contains("rollback 3 -> 1"),
        "past the withdrawn one"
    );
    assert!(
        desk.releases().join(M).join("2/remoteEntry.1.js").is_file(),
        "open tabs still read it"
    );
}

#[test]
fn a_version_in_use_is_withdrawn_only_by_force_and_its_pointers_move() {
    let desk = Desk::new();
    desk.publish(M, &["1", "2"]);
    desk.good(&["promote", M, "1"]);
    desk.good(&["promote", M, "2"]);
    desk.good(&["pin", M, "2", "--tenant", "falcon"]);
    desk.good(&["pin", M, "1", "--tenant", "kite"]);
    let said = desk.refused(&["withdraw", M, "2", "--reason", "x"]);
    assert!(
        said.contains("stable, pin of falcon") && said.contains("--force"),
        "{said}"
    );
    let said = desk.good(&["withdraw", M, "2", "--reason", "x", "--force"]);
    assert!(
        said.contains("rollback 2 -> 1") && said.contains("unpin 2 -> none (falcon, withdrawn)"),
        "{said}"
    );
    let list = desk.good(&["list"]);
    assert!(list.contains("* mfe-flights 1  stable, pin kite\n"), "{list}");
    let before = desk.channels();
    assert!(
        desk.refused(&["withdraw", M, "1", "--reason", "x", "--force"])
            .contains("no version")
    );
    assert_eq!(desk.channels(), before, "all of it or nothing");
}
