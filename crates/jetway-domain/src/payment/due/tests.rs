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
        stage: DueStage::Open,
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

// Hours from the due date, the stage before, and the step.
#[test]
fn each_stage_of_the_collection_is_reached_once_and_in_order() {
    let at = |hours: i64| due(0).due_at + TimeDelta::hours(hours);
    let table = [
        (-49, DueStage::Open, None),
        (-48, DueStage::Open, Some(DueStep::Remind)),
        (-48, DueStage::Reminded, None),
        (0, DueStage::Reminded, None),
        (1, DueStage::Reminded, Some(DueStep::TellOverdue)),
        // The process was down during the reminder's time.
        (1, DueStage::Open, Some(DueStep::TellOverdue)),
        (1, DueStage::Overdue, None),
        (48, DueStage::Overdue, None),
        (49, DueStage::Overdue, Some(DueStep::Debit)),
        // The process was down all the time, or the due is older than its timer: told first.
        (49, DueStage::Open, Some(DueStep::TellOverdue)),
        (49, DueStage::Reminded, Some(DueStep::TellOverdue)),
        (500, DueStage::Enforced, Some(DueStep::Debit)),
    ];
    for (hours, stage, step) in table {
        let due = OrderDue { stage, ..due(0) };
        assert_eq!(due.step(at(hours)), step, "{hours} h, {stage:?}");
        assert!(due.step(at(hours)).map_or(stage, DueStep::stage) >= stage);
        let settled = OrderDue {
            settled: due.later,
            ..due
        };
        assert_eq!((settled.step(at(hours)), settled.next_check(at(hours))), (None, None));
    }
}

#[test]
fn the_next_check_is_when_the_next_step_is_due() {
    for stage in [
        DueStage::Open,
        DueStage::Reminded,
        DueStage::Overdue,
        DueStage::Enforced,
    ] {
        let due = OrderDue { stage, ..due(0) };
        let now = match stage {
            DueStage::Enforced => due.due_at + TimeDelta::days(10),
            DueStage::Open | DueStage::Reminded | DueStage::Overdue => due.due_at,
        };
        let next = due.next_check(now).expect("a check");
        assert!(due.step(next).is_some(), "{stage:?}");
        if stage != DueStage::Enforced {
            assert_eq!(due.step(next - TimeDelta::seconds(2)), None, "{stage:?}");
        }
        assert_eq!(DueStage::parse(stage.as_str()), Some(stage));
    }
}

#[test]
fn an_agency_notified_late_has_its_grace_period_from_then() {
    let due = OrderDue {
        stage: DueStage::Overdue,
        ..due(0)
    };
    let in_time = due.due_at + TimeDelta::seconds(1);
    assert_eq!(due.debit_at(in_time), due.due_at + TimeDelta::hours(48));
    let late = due.due_at + TimeDelta::days(10);
    assert_eq!(due.debit_at(late), late + TimeDelta::hours(48));
    for told_at in [in_time, late] {
        let next = due.next_check(told_at).expect("a check");
        assert_eq!(next, due.debit_at(told_at) + TimeDelta::seconds(1));
        assert_eq!(due.step(next), Some(DueStep::Debit));
    }
}
