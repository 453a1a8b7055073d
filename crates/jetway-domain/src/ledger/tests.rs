use chrono::DateTime;
use uuid::Uuid;

use super::{
    Account, ChainHash, EntryKind, FeeKind, GENESIS, JournalEntry, LedgerError, Line, PostedEntry, Proof, WalletBalance,
};
use crate::ids::{AgencyId, JournalId, TenantId};
use crate::money::{CurrencyCode, Money};

const AGENCY: AgencyId = AgencyId(Uuid::from_u128(1));

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn tenant() -> TenantId {
    TenantId::parse("falcon").unwrap()
}

fn deposit(minor: i64) -> JournalEntry {
    JournalEntry {
        agency: AGENCY,
        kind: EntryKind::Deposit,
        reference: "D-1".to_owned(),
        order: None,
        hold: None,
        description: "Bank deposit".to_owned(),
        actor: "system".to_owned(),
        reason: None,
        posted_at: DateTime::UNIX_EPOCH,
        value_on: DateTime::UNIX_EPOCH.date_naive(),
        lines: vec![
            Line::debit(Account::Bank("main".to_owned()), aed(minor)),
            Line::credit(Account::AgencyWallet(AGENCY), aed(minor)),
        ],
    }
}

fn posted(number: i64, previous: ChainHash, entry: JournalEntry) -> PostedEntry {
    let id = JournalId(Uuid::from_u128(u128::from(number.unsigned_abs())));
    let hash = ChainHash::of(&tenant(), id, number, previous, &entry);
    PostedEntry {
        id,
        number,
        previous,
        hash,
        entry,
    }
}

fn wallet(posted_minor: i64, held_minor: i64, credit_limit_minor: i64) -> WalletBalance {
    WalletBalance {
        currency: CurrencyCode::AED,
        posted_minor,
        held_minor,
        credit_limit_minor,
        version: 1,
    }
}

#[test]
fn debits_equal_credits_or_it_is_no_entry() {
    assert_eq!(deposit(100).balanced(), Ok(()));
    assert_eq!(deposit(100).wallet_effect(CurrencyCode::AED), Ok(aed(100)));

    let mut entry = deposit(100);
    entry.lines[1].amount = aed(99);
    assert_eq!(entry.balanced(), Err(LedgerError::Unbalanced(aed(1))));
    entry.lines[1].amount = Money::new(100, CurrencyCode::BDT);
    assert!(matches!(entry.balanced(), Err(LedgerError::Unbalanced(_))));
    entry.lines.truncate(1);
    assert_eq!(entry.balanced(), Err(LedgerError::TooFewLines));
    assert_eq!(deposit(0).balanced(), Err(LedgerError::NotPositive));
    assert_eq!(deposit(-5).balanced(), Err(LedgerError::NotPositive));
}

#[test]
fn an_entry_stays_within_one_agency_and_is_named() {
    let mut entry = deposit(100);
    entry.lines[1].account = Account::AgencyWallet(AgencyId(Uuid::from_u128(2)));
    assert_eq!(entry.balanced(), Err(LedgerError::ForeignWallet));
    let mut entry = deposit(100);
    entry.lines[0].account = Account::Bank("a:b".to_owned());
    assert_eq!(entry.balanced(), Err(LedgerError::Unnamed));
    assert_eq!(
        JournalEntry {
            actor: String::new(),
            ..deposit(1)
        }
        .balanced(),
        Err(LedgerError::Unnamed)
    );
}

#[test]
fn account_codes_are_read_back() {
    let accounts = [
        Account::Bank("emirates-nbd.1".to_owned()),
        Account::AgencyWallet(AGENCY),
        Account::SupplierPayable("CONSOL-A".to_owned()),
        Account::TaxPayable("VAT".to_owned()),
        Account::CommissionIncome,
        Account::FeeIncome(FeeKind::Issue),
        Account::FeeIncome(FeeKind::Void),
        Account::FeeIncome(FeeKind::Refund),
        Account::Rounding,
        Account::Adjustments,
    ];
    for account in accounts {
        assert_eq!(Account::parse(&account.to_string()), Ok(account));
    }
    for code in [
        "",
        "Bank",
        "Bank:",
        "Bank:a b",
        "AgencyWallet:x",
        "FeeIncome:late",
        "Rounding:1",
        "Cash",
    ] {
        assert!(Account::parse(code).is_err(), "{code:?}");
    }
}

#[test]
fn what_can_be_spent_is_posted_less_held_plus_credit() {
    let cases = [
        // posted, held, limit → available, used, unused
        (1_000, 0, 0, 1_000, 0, 0),
        (1_000, 400, 500, 1_100, 0, 500),
        (-200, 100, 500, 200, 300, 200),
        (-500, 0, 500, 0, 500, 0),
    ];
    for (posted, held, limit, available, used, unused) in cases {
        let wallet = wallet(posted, held, limit);
        assert_eq!(wallet.available(), Ok(aed(available)));
        assert_eq!(wallet.credit_used(), Ok(aed(used)));
        assert_eq!(wallet.credit_available(), Ok(aed(unused)));
        assert_eq!(wallet.shortfall(aed(available)), Ok(None));
        assert_eq!(wallet.shortfall(aed(available + 1)), Ok(Some(aed(1))));
    }
}

#[test]
fn a_replay_is_the_same_event_for_any_actor() {
    let first = deposit(100);
    let again = JournalEntry {
        actor: "someone".to_owned(),
        description: "Twice".to_owned(),
        ..first.clone()
    };
    assert!(first.same_event(&again));
    assert!(!first.same_event(&deposit(101)));
}

#[test]
fn a_sound_ledger_is_proven() {
    let one = posted(1, GENESIS, deposit(100));
    let two = posted(
        2,
        one.hash,
        JournalEntry {
            reference: "D-2".to_owned(),
            ..deposit(50)
        },
    );
    let mut proof = Proof::of(tenant());
    proof.entry(&one);
    proof.entry(&two);
    proof.wallet(AGENCY, &wallet(150, 0, 0), 2, two.hash);
    let report = proof.finish();
    assert!(report.is_proven(), "{report}");
    assert_eq!((report.entries, report.wallets), (2, 1));
}

#[test]
fn every_field_of_an_entry_is_under_its_hash() {
    let one = posted(1, GENESIS, deposit(100));
    let changes: [fn(&mut PostedEntry); 11] = [
        |p| p.number = 2,
        |p| p.id = JournalId(Uuid::from_u128(9)),
        |p| p.previous = ChainHash::parse(&"1".repeat(64)).unwrap(),
        |p| p.entry.kind = EntryKind::Refund,
        |p| p.entry.reference.push('x'),
        |p| p.entry.description.push('x'),
        |p| p.entry.actor.push('x'),
        |p| p.entry.reason = Some(String::new()),
        |p| p.entry.posted_at += chrono::TimeDelta::microseconds(1),
        |p| p.entry.value_on = p.entry.value_on.succ_opt().unwrap(),
        |p| p.entry.lines.iter_mut().for_each(|line| line.amount.minor += 1),
    ];
    for (index, change) in changes.iter().enumerate() {
        let mut tampered = one.clone();
        change(&mut tampered);
        assert!(!tampered.is_intact(&tenant()), "change {index}");
    }
    assert!(one.is_intact(&tenant()));
    assert!(!one.is_intact(&TenantId::original()));
}

#[test]
fn a_proof_names_the_entry_that_is_wrong() {
    let one = posted(1, GENESIS, deposit(100));
    let two = posted(
        2,
        one.hash,
        JournalEntry {
            reference: "D-2".to_owned(),
            ..deposit(50)
        },
    );

    let mut proof = Proof::of(tenant());
    proof.entry(&one);
    proof.wallet(AGENCY, &wallet(150, 0, 0), 2, two.hash);
    let report = proof.finish();
    assert!(report.to_string().contains("WRONG"));
    assert!(
        report.to_string().contains("wallet ends at entry 2, journal at 1"),
        "{report}"
    );

    let mut changed = two.clone();
    changed.entry.lines[1].amount = aed(60);
    let mut proof = Proof::of(tenant());
    proof.entry(&one);
    proof.entry(&changed);
    proof.wallet(AGENCY, &wallet(150, 0, 0), 2, two.hash);
    let findings = proof.finish().findings;
    let at_two = findings
        .iter()
        .filter(|finding| finding.entry_number == Some(2))
        .count();
    assert_eq!(at_two, 2, "changed, and unbalanced: {findings:?}");
    assert!(
        findings
            .iter()
            .any(|finding| finding.text.contains("all accounts sum to"))
    );
}
