use chrono::TimeDelta;
use uuid::Uuid;

use super::*;
use crate::ids::{OrderKind, OrderPrefix};
use crate::ledger::Side;
use crate::money::CurrencyCode;

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn due(settled: i64) -> OrderDue {
    let at = "2026-11-21T08:00:00Z".parse().expect("a time");
    let prefix = OrderPrefix::parse("FA").expect("a prefix");
    OrderDue {
        reference: OrderReference::compose(prefix, OrderKind::Flight, at, 1).expect("a reference"),
        agency: AgencyId(Uuid::from_u128(7)),
        first: aed(14_400),
        later: aed(33_600),
        settled: aed(settled),
        due_at: at,
    }
}

#[test]
fn what_is_left_is_the_total_less_what_was_paid() {
    for settled in [0, 1, 33_600] {
        let due = due(settled);
        let (total, paid) = (due.total().expect("fits"), due.paid().expect("fits"));
        assert_eq!(due.left(), total.checked_sub(paid));
    }
}

#[test]
fn a_due_is_overdue_after_its_moment_and_never_once_it_is_settled() {
    let (open, settled) = (due(0), due(33_600));
    let later = open.due_at + TimeDelta::seconds(1);
    assert_eq!(
        (open.state(open.due_at), open.state(later)),
        (DueState::Open, DueState::Overdue)
    );
    assert_eq!(settled.state(later), DueState::Settled);
}

#[test]
fn the_wallet_pays_what_is_left_and_the_debt_shrinks_by_it() {
    let due = due(0);
    let lines = due.settlement_lines().expect("fits");
    let sides: Vec<_> = lines
        .iter()
        .map(|line| (&line.account, line.side, line.amount))
        .collect();
    assert_eq!(
        sides,
        [
            (&Account::AgencyWallet(due.agency), Side::Debit, aed(33_600)),
            (&Account::AgencyDue(due.agency), Side::Credit, aed(33_600)),
        ]
    );
}
