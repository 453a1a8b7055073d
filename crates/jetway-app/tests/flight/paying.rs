//! Paying at the provider and in parts, on both engines: every amount once.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use futures::future::join_all;
use jetway_app::context::payment_providers::PaymentProviders;
use jetway_app::deposit::Deposits;
use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::order::OrderError;
use jetway_app::order::part_terms::Paying;
use jetway_app::payment::Payments;
use jetway_app::payment::begin::BeginError;
use jetway_app::payment::decide::{PaymentDecision, ReviewError};
use jetway_app::payment::dues::DueError;
use jetway_app::wallet::WalletError;
use jetway_connectors::payment::{Choice, Decided, Mood, SANDBOX, SignedNotice, Simulator};
use jetway_connectors::port::air::Rejection;
use jetway_domain::access::Operator;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::clock::Clock;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_domain::payment::{
    DueStage, DueState, Landing, PartTerms, PaymentSession, PaymentState, Ruling, WalletReason,
};
use jetway_domain::secret::SecretKey;
use jetway_testkit::on_both_engines;
use serde_json::json;
use tempfile::TempDir;

use crate::airline::OnWrite;
use crate::office::{Office, Process, airline, payable, seen};

const FUNDS: i64 = 1_000;

/// The provider, and our side of it.
struct Counter {
    pay: Arc<Payments>,
    simulator: Arc<Simulator>,
    _folder: TempDir,
}

impl Counter {
    fn of(office: &Office) -> Self {
        let folder = TempDir::with_prefix("jetway-pay-").expect("a folder");
        let path = folder.path().join("payments.jsonl");
        let simulator = Simulator::open(&path, &SecretKey::new([3; 32]), office.clock.clone()).expect("a simulator");
        Self {
            pay: payments(office, Some(Arc::clone(&simulator))),
            simulator,
            _folder: folder,
        }
    }

    async fn begin(&self, office: &Office, order: &FlightOrder, paying: Paying) -> PaymentSession {
        let begun = self.pay.begin(&office.agent, seen(order, paying), "Falcon").await;
        begun.expect("begun")
    }

    /// Decide on the provider's page, without any call being made.
    fn decide(&self, office: &Office, payment: &PaymentSession, choice: Choice) -> Decided {
        let reference = payment.details.provider_ref.as_deref().expect("a page");
        let decided = self.simulator.choose(&office.agent.tenant, reference, choice);
        decided.expect("kept").expect("a bill")
    }

    /// With a payment for which the provider collected a different amount than requested.
    async fn with_too_little(office: &Office) -> (Self, PaymentSession) {
        let (counter, order) = (Self::of(office), office.booked().await);
        counter.simulator.set_mood(Mood {
            amount_percent: 99,
            ..Mood::default()
        });
        let payment = counter.begin(office, &order, Paying::Whole).await;
        counter.decide(office, &payment, Choice::Pay);
        office.pass(TimeDelta::seconds(6));
        counter.reconcile().await;
        (counter, payment)
    }

    async fn now(&self, office: &Office, payment: &PaymentSession) -> PaymentSession {
        self.pay.payment(&office.agent, payment.id).await.expect("our payment")
    }

    async fn reconcile(&self) {
        self.pay.reconcile_due().await.expect("the timers run");
    }
}

/// Body and signature of a callback.
fn signed(notice: &SignedNotice) -> (&[u8], &str) {
    (notice.body.as_bytes(), notice.signature.as_str())
}

pub(crate) fn payments(office: &Office, simulator: Option<Arc<Simulator>>) -> Arc<Payments> {
    let Process { store, ticketing, .. } = &office.process;
    let providers = PaymentProviders::new(Arc::clone(&office.services), simulator, Vec::new());
    let deposits = Deposits::new(Arc::clone(&office.services), Arc::clone(&providers));
    Payments::new(Arc::clone(store), Arc::clone(ticketing), deposits, providers, 5_000)
}

/// What of an order may be paid later.
async fn terms_of(office: &Office, order: &FlightOrder) -> PartTerms {
    let basis = order.details.offer.part_basis(order.details.quote.agent_payable);
    let orders = &office.process.orders;
    let terms = orders
        .part_terms(&office.agent.tenant, order.agency, &basis, false)
        .await;
    terms.expect("read").expect("terms")
}

/// An order whose first part was paid with its tickets.
async fn in_part(office: &Office) -> (Counter, FlightOrder, PartTerms) {
    let order = office.booked().await;
    let terms = terms_of(office, &order).await;
    let command = IssueCommand {
        accepted_now: Some(terms.now),
        ..seen(&order, Paying::Part)
    };
    let issued = office.process.ticketing.issue(&office.agent, command).await;
    (Counter::of(office), issued.expect("issued"), terms)
}

on_both_engines! {
    // covers: T-314
    async fn a_payment_fills_the_wallet_and_the_tickets_empty_it(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        assert_eq!((payment.state, payment.amount), (PaymentState::Pending, payable(&order)));
        let decided = counter.decide(&office, &payment, Choice::Pay);
        let notice = &decided.notices[0];
        let taken = counter.pay.take_notice(&office.agent.tenant, SANDBOX, signed(notice));
        taken.await.expect("taken");
        let paid = counter.now(&office, &payment).await;
        assert_eq!((paid.state, paid.details.landing), (PaymentState::Paid, Some(Landing::Order)));
        let order = office.order(&order.reference).await.order;
        assert_eq!(order.status, OrderStatus::Confirmed);
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS, 0));
        assert_eq!(office.prove().await, 3);
    }

    async fn the_amount_paid_now_is_accepted_with_its_fee_and_its_currency(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let first = terms_of(&office, &order).await.now;
        for (paying, amount) in [(Paying::Whole, payable(&order)), (Paying::Part, first)] {
            let fee = counter.pay.fee(&office.agent.tenant, amount).expect("a fee").expect("a provider");
            let total = amount.checked_add(fee).expect("a total");
            assert!(fee.is_positive());
            let command = |now: Money| IssueCommand { accepted_now: Some(now), ..seen(&order, paying) };
            for wrong in [amount, Money::new(total.minor, CurrencyCode::USD)] {
                let refused = counter.pay.begin(&office.agent, command(wrong), "Falcon").await;
                let mismatch = matches!(refused, Err(BeginError::Issue(IssueError::AmountMismatch { current })) if current == total);
                assert!(mismatch, "{paying:?} {wrong}: {refused:?}");
            }
            // The wallet has no fee.
            for wrong in [total, Money::new(amount.minor, CurrencyCode::USD)] {
                let refused = office.process.ticketing.issue(&office.agent, command(wrong)).await;
                let mismatch = matches!(refused, Err(IssueError::AmountMismatch { current }) if current == amount);
                assert!(mismatch, "{paying:?} {wrong}: {refused:?}");
            }
            let begun = counter.pay.begin(&office.agent, command(total), "Falcon").await.expect("begun");
            assert_eq!((begun.amount, begun.total()), (amount, total));
        }
        assert_eq!(office.wallet().await.held.minor, 0);
        let command = IssueCommand { accepted_now: Some(payable(&order)), ..seen(&order, Paying::Whole) };
        let issued = office.process.ticketing.issue(&office.agent, command).await.expect("issued");
        assert_eq!(issued.payment.expect("paid").amount, payable(&order));
    }

    async fn two_processes_with_the_same_call_twenty_times_credit_once(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let other = payments(&office, Some(Arc::clone(&counter.simulator)));
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        let decided = counter.decide(&office, &payment, Choice::Pay);
        let notice = &decided.notices[0];
        let calls = (0..20).map(|call| {
            let payments = if call % 2 == 0 { &counter.pay } else { &other };
            payments.take_notice(&office.agent.tenant, SANDBOX, signed(notice))
        });
        join_all(calls).await;
        office.pass(TimeDelta::seconds(30));
        counter.reconcile().await;
        assert_eq!(counter.now(&office, &payment).await.details.landing, Some(Landing::Order));
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Confirmed);
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS, 0));
        assert_eq!(office.prove().await, 3);
    }

    async fn money_that_was_credited_and_cut_short_is_finished_by_the_timers(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        // No callback arrives; the timers query the provider.
        counter.decide(&office, &payment, Choice::Pay);
        office.pass(TimeDelta::seconds(6));
        counter.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Confirmed);
        assert_eq!(office.prove().await, 3);
    }

    async fn money_of_an_agency_with_an_overdue_rest_stays_in_the_wallet(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, _, _) = in_part(&office).await;
        let order = office.booked().await;
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        let tx = office.test.db.begin(&office.scope()).await.expect("a transaction");
        tx.tamper("update order_dues set stage = 'enforced'").await.expect("changed");
        tx.commit().await.expect("committed");
        counter.decide(&office, &payment, Choice::Pay);
        office.pass(TimeDelta::seconds(6));
        counter.reconcile().await;
        let kept = counter.now(&office, &payment).await;
        assert_eq!(kept.details.landing, Some(Landing::Wallet(WalletReason::Overdue)));
        let history = office.order(&order.reference).await.history;
        let line = history.iter().find(|event| event.kind == OrderEventKind::PaymentKept).expect("a line");
        assert!(line.text.contains("overdue"), "{line:?}");
    }

    async fn a_payment_whose_tickets_were_refused_is_in_the_wallet_and_asks_for_none_again(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        let decided = counter.decide(&office, &payment, Choice::Pay);
        let notice = &decided.notices[0];
        gds.on_issue(OnWrite::RefuseWhenTold(Rejection::Refused("no".to_owned())));
        tokio::select! {
            taken = counter.pay.take_notice(&office.agent.tenant, SANDBOX, signed(notice)) => panic!("{taken:?}"),
            () = gds.stalled.notified() => {}
        }
        // The caller has stopped waiting. The timers check the payment as it stood before the answer.
        gds.on_issue(OnWrite::Do);
        gds.go_on();
        office.pass(TimeDelta::seconds(30));
        counter.reconcile().await;
        assert_eq!(gds.count("issue"), 0);
        let landed = counter.now(&office, &payment).await;
        assert_eq!(landed.details.landing, Some(Landing::Wallet(WalletReason::NotTicketed)));
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS + payable(&order).minor, 0));
        assert_eq!(office.prove().await, 2);
    }

    async fn money_after_the_end_stays_in_the_wallet(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        office.pass(TimeDelta::minutes(20) - TimeDelta::seconds(10));
        counter.decide(&office, &payment, Choice::PayLate);
        office.pass(TimeDelta::seconds(20));
        counter.reconcile().await;
        assert_eq!(counter.now(&office, &payment).await.state, PaymentState::Expired);
        office.pass(TimeDelta::minutes(11));
        counter.reconcile().await;
        let late = counter.now(&office, &payment).await;
        assert_eq!(late.details.landing, Some(Landing::Wallet(WalletReason::Late)));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS + payable(&order).minor, 0));
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        assert_eq!(office.prove().await, 2);
    }

    async fn another_amount_is_not_credited(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, payment) = Counter::with_too_little(&office).await;
        assert_eq!(counter.now(&office, &payment).await.state, PaymentState::Review);
        assert_eq!((office.wallet().await.posted.minor, office.prove().await), (FUNDS, 1));
    }

    async fn of_two_verdicts_at_once_one_counts_and_is_audited(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, payment) = Counter::with_too_little(&office).await;
        let taken = counter.now(&office, &payment).await.details.taken.expect("an amount");
        let words = [Ruling::Credit, Ruling::Refunded].map(|ruling| PaymentDecision {
            ruling,
            reason: "Line 12".to_owned(),
            operator: Operator::named("Nadia").expect("a name"),
        });
        let tenant = &office.agent.tenant;
        let said = join_all(words.iter().map(|word| counter.pay.decide(tenant, payment.id, word))).await;
        assert_eq!(said.iter().filter(|answer| answer.is_ok()).count(), 1, "{said:?}");
        assert!(said.iter().any(|answer| matches!(answer, Err(ReviewError::WrongState(_)))), "{said:?}");
        counter.reconcile().await;
        let (posted, entries) = (office.wallet().await.posted.minor, office.prove().await);
        let expected = if said[0].is_ok() { (FUNDS + taken.minor, 2) } else { (FUNDS, 1) };
        assert_eq!((posted, entries), expected);
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let trail = tx.audit().latest(50).await.expect("the trail");
        let verdicts: Vec<_> = trail.iter().filter(|event| event.action == "payment.decide").collect();
        assert_eq!(verdicts.len(), 1, "{verdicts:?}");
        assert_eq!((&verdicts[0].detail["operator"], &verdicts[0].detail["reason"]), (&json!("Nadia"), &json!("Line 12")));
    }

    // covers: T-314
    async fn the_first_part_buys_the_tickets_and_the_rest_is_owed_until_it_is_overdue(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let order = office.booked().await;
        let terms = terms_of(&office, &order).await;
        assert_eq!(terms.now.minor + terms.later.minor, payable(&order).minor);
        let command = IssueCommand { accepted_now: Some(terms.now), ..seen(&order, Paying::Part) };
        let issued = office.process.ticketing.issue(&office.agent, command).await.expect("issued");
        assert_eq!((issued.payment.expect("paid").amount, issued.details.part), (terms.now, Some(terms)));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (1_000_000 - terms.now.minor, 0));
        assert_eq!(office.prove().await, 2);
        let counter = Counter::of(&office);
        let due = counter.pay.due(&office.agent, &order.reference).await.expect("ours").due;
        assert_eq!(due.left(), Ok(terms.later));
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let overdue = async |at| tx.dues().is_overdue(office.agent.agency, at).await.expect("read");
        assert!(!overdue(terms.due_at).await);
        assert!(overdue(terms.due_at + TimeDelta::seconds(1)).await);
    }

    // covers: T-360
    async fn the_rest_is_paid_once_by_twenty_at_once_and_all_of_it(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order, terms) = in_part(&office).await;
        let (other, reference) = (payments(&office, Some(Arc::clone(&counter.simulator))), &order.reference);
        let before = office.wallet().await.posted.minor;
        // A part of it is no payment.
        let less = Money::new(terms.later.minor - 1, terms.later.currency);
        let refused = counter.pay.settle(&office.agent, reference, less).await;
        assert!(matches!(refused, Err(DueError::AmountMismatch { current }) if current == terms.later), "{refused:?}");

        let requests = (0..20).map(|request| {
            let payments = if request % 2 == 0 { &counter.pay } else { &other };
            payments.settle(&office.agent, reference, terms.later)
        });
        let settled = join_all(requests).await;
        let paid = settled.iter().filter(|answer| answer.as_ref().expect("settled").now).count();
        assert_eq!(paid, 1, "{settled:?}");
        let view = counter.pay.due(&office.agent, reference).await.expect("ours");
        assert_eq!((view.state, view.due.left().map(|left| left.minor)), (DueState::Settled, Ok(0)));
        assert!(settled.iter().all(|answer| answer.as_ref().expect("settled").view == view), "{settled:?}");
        assert_eq!(office.wallet().await.posted.minor, before - terms.later.minor);
        assert_eq!(office.prove().await, 3);
        let history = office.order(reference).await.history;
        let lines = history.iter().filter(|event| event.kind == OrderEventKind::DueSettled);
        assert_eq!(lines.map(|line| line.by.as_str()).collect::<Vec<_>>(), ["Amina Rahman"]);
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let long_after = terms.due_at + TimeDelta::days(30);
        assert!(!tx.dues().is_overdue(office.agent.agency, long_after).await.expect("read"));
    }

    async fn a_wallet_without_the_rest_pays_none_of_it(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order, terms) = in_part(&office).await;
        let held = office.wallet().await.posted.minor - terms.later.minor + 1;
        office.put_aside(held).await;
        let refused = counter.pay.settle(&office.agent, &order.reference, terms.later).await;
        let missing = Money::new(1, terms.later.currency);
        assert!(
            matches!(&refused, Err(DueError::Wallet(WalletError::InsufficientBalance { shortfall })) if *shortfall == missing),
            "{refused:?}"
        );
        let view = counter.pay.due(&office.agent, &order.reference).await.expect("ours");
        assert_eq!((view.state, view.due.left(), view.settlement), (DueState::Open, Ok(terms.later), None));
        assert_eq!(office.prove().await, 2);
    }

    async fn an_unpaid_due_is_reported_twice_and_debited_once_the_wallet_covers_it(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order, terms) = in_part(&office).await;
        let collect = async || counter.pay.collect_due().await.expect("the timers run");
        let told = async || {
            let history = office.order(&order.reference).await.history;
            let kinds = history.into_iter().map(|event| (event.kind, event.by));
            let is_due = |kind: &OrderEventKind| kind.as_str().starts_with("due");
            kinds.filter(|(kind, _)| is_due(kind)).collect::<Vec<_>>()
        };
        let until = |at: DateTime<Utc>| office.pass(at - office.clock.now());
        let system = |kind| (kind, String::new());
        assert_eq!(collect().await, 0);
        until(terms.due_at - TimeDelta::hours(48));
        assert_eq!((collect().await, collect().await), (1, 0), "reminded once");
        until(terms.due_at + TimeDelta::seconds(1));
        assert_eq!((collect().await, collect().await), (1, 0), "notified once");
        assert_eq!(told().await, [system(OrderEventKind::DueNear), system(OrderEventKind::DueOverdue)]);
        assert!(!office.wallet().await.is_overdue, "the grace period runs");

        let before = office.wallet().await.posted.minor;
        office.put_aside(before - terms.later.minor + 1).await;
        until(terms.due_at + TimeDelta::hours(48) + TimeDelta::seconds(1));
        assert_eq!((collect().await, collect().await), (1, 0));
        office.pass(TimeDelta::hours(1));
        assert_eq!((collect().await, collect().await), (1, 0));
        assert_eq!((office.wallet().await.posted.minor, office.wallet().await.is_overdue), (before, true));
        assert_eq!(told().await.len(), 3, "notified once: {:?}", told().await);
        assert_eq!(told().await[2], system(OrderEventKind::DueEnforced));

        // Not an hour later.
        office.pay_in(1).await;
        assert_eq!((collect().await, collect().await), (1, 0));
        assert_eq!(told().await[3], system(OrderEventKind::DueSettled));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.is_overdue), (before + 1 - terms.later.minor, false));
        let view = counter.pay.due(&office.agent, &order.reference).await.expect("ours");
        assert_eq!((view.state, view.due.stage), (DueState::Settled, DueStage::Enforced));
        assert_eq!(office.prove().await, 4);
    }

    async fn two_processes_take_an_overdue_rest_once(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order, terms) = in_part(&office).await;
        let other = payments(&office, Some(Arc::clone(&counter.simulator)));
        let before = office.wallet().await.posted.minor;
        // No process ran for ten days: the agency is notified, and keeps its money until the grace period has passed.
        office.pass(TimeDelta::days(10));
        let collect = async || counter.pay.collect_due().await.expect("the timers run");
        assert_eq!((collect().await, collect().await), (1, 0));
        assert_eq!(office.wallet().await.posted.minor, before);
        let summary = counter.pay.due_summary(&office.agent).await.expect("a summary");
        let debit_at = office.clock.now() + TimeDelta::hours(48) + TimeDelta::seconds(1);
        assert_eq!(summary.next_debit_at, Some(debit_at));
        office.pass(TimeDelta::hours(49));
        let (ours, theirs, pressed) = futures::join!(
            counter.pay.collect_due(),
            other.collect_due(),
            counter.pay.settle(&office.agent, &order.reference, terms.later),
        );
        // A process that comes late finds it paid; none of them fails.
        ours.expect("the timers run");
        theirs.expect("the timers run");
        pressed.expect("settled");
        assert_eq!(office.wallet().await.posted.minor, before - terms.later.minor);
        assert_eq!(office.prove().await, 3);
    }

    async fn money_that_comes_in_during_the_debit_pays_at_once(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, _, terms) = in_part(&office).await;
        let before = office.wallet().await.posted.minor;
        office.put_aside(before - terms.later.minor + 1).await;
        office.pass(terms.due_at + TimeDelta::seconds(1) - office.clock.now());
        counter.pay.collect_due().await.expect("the timers run");
        office.pass(TimeDelta::hours(48));
        let (debited, ()) = futures::join!(counter.pay.collect_due(), office.pay_in(1));
        debited.expect("the timers run");
        // In either order: the next check of the timer is not needed.
        counter.pay.collect_due().await.expect("the timers run");
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.is_overdue), (before + 1 - terms.later.minor, false));
    }

    async fn what_was_paid_whole_or_is_anothers_has_no_due(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let accepted = payable(&order);
        for order in [office.booked().await, office.issue(&order).await.expect("issued")] {
            let refused = counter.pay.settle(&office.agent, &order.reference, accepted).await;
            assert!(matches!(refused, Err(DueError::NothingDue)), "{refused:?}");
        }
        let (counter, order, terms) = in_part(&office).await;
        let stranger = office.stranger().await;
        let refused = counter.pay.settle(&stranger, &order.reference, terms.later).await;
        assert!(matches!(refused, Err(DueError::Order(OrderError::NotFound))), "{refused:?}");
        assert_eq!(office.prove().await, 3);
    }

    async fn without_a_provider_online_payments_are_off_and_open_ones_end(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let (counter, order) = (Counter::of(&office), office.booked().await);
        let payment = counter.begin(&office, &order, Paying::Whole).await;
        let wallet_only = payments(&office, None);
        let refused = wallet_only.begin(&office.agent, seen(&order, Paying::Whole), "Falcon").await;
        assert!(matches!(refused, Err(BeginError::NotOffered)), "{refused:?}");
        assert_eq!(wallet_only.fee(&office.agent.tenant, payable(&order)), Ok(None));
        office.pass(TimeDelta::seconds(6));
        assert_eq!(wallet_only.reconcile_due().await.expect("the timers run"), 1);
        assert_eq!(counter.now(&office, &payment).await.state, PaymentState::Expired);
        office.pass(TimeDelta::minutes(30));
        assert_eq!(wallet_only.reconcile_due().await.expect("the timers run"), 0);
    }
}
