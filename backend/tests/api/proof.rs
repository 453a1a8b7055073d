//! `ledger prove` detects changes made directly in the database.

use crate::support::Api;
use crate::support::people::ROSE_OWNER;

/// Statements that tamper with one stored value, and that undo it.
const CHANGES: [(&str, &str, &str); 6] = [
    (
        "one line",
        "update ledger_lines set amount_minor = amount_minor + 1 where rowid = 1",
        "update ledger_lines set amount_minor = amount_minor - 1 where rowid = 1",
    ),
    (
        "every line, so that entries still balance",
        "update ledger_lines set amount_minor = amount_minor * 2",
        "update ledger_lines set amount_minor = amount_minor / 2",
    ),
    (
        "the description of an entry",
        "update ledger_entries set description = description || '!' where kind = 'issue'",
        "update ledger_entries set description = rtrim(description, '!') where kind = 'issue'",
    ),
    (
        "whose wallet",
        "update wallets set posted_minor = posted_minor + 1",
        "update wallets set posted_minor = posted_minor - 1",
    ),
    (
        "the chain's end",
        "update wallets set last_number = last_number + 1",
        "update wallets set last_number = last_number - 1",
    ),
    (
        "a hold without an order",
        "update wallets set held_minor = held_minor + 1",
        "update wallets set held_minor = held_minor - 1",
    ),
];

#[test]
fn a_tampered_ledger_fails_its_proof() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let folder = api.kill();
    let url = folder.database_url();
    let prove = || {
        let proof = folder.run(&["ledger", "prove"]);
        (proof.status.code(), String::from_utf8_lossy(&proof.stdout).into_owned())
    };
    let (code, words) = prove();
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains("falcon: proven: 4 entries"), "{words}");

    let refused = std::panic::catch_unwind(|| jetway_testkit::tamper(&url, CHANGES[0].1));
    assert!(refused.is_err(), "the database lets its ledger be changed");
    assert_eq!(prove().0, Some(0));
    for table in ["ledger_lines", "ledger_entries"] {
        jetway_testkit::tamper(&url, &format!("drop trigger {table}_never_update"));
    }
    for (what, change, back) in CHANGES {
        jetway_testkit::tamper(&url, change);
        let (code, words) = prove();
        assert_eq!(code, Some(1), "{what}: {words}");
        assert!(words.contains("WRONG"), "{what}: {words}");
        jetway_testkit::tamper(&url, back);
        let (code, words) = prove();
        assert_eq!(code, Some(0), "{what} was restored: {words}");
    }
}
