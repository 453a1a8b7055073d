//! Deposits on both engines: money is credited once, however many operators decide and however often the provider calls.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use chrono::TimeDelta;
use futures::future::join_all;
use jetway_app::context::payment_providers::PaymentProviders;
use jetway_app::deposit::decide::DepositDecision;
use jetway_app::deposit::{DepositError, Deposits};
use jetway_connectors::payment::{Choice, Mood, Simulator};
use jetway_connectors::port::payment::{Bill, BillState, Notice, OpenBill, Opened, PaymentProvider, ProviderError};
use jetway_db::repo::audit::AuditEvent;
use jetway_db::{Database, TenantScope};
use jetway_domain::access::Operator;
use jetway_domain::deposit::{
    Deposit, DepositChoices, DepositDraft, DepositForm, DepositMethod, DepositStatus, DepositStep, FeeTerms, FormBasis,
    MethodTerms, read_form,
};
use jetway_domain::ids::{DepositId, PaymentId, TenantId};
use jetway_domain::money::{CurrencyCode, Money, MoneyError};
use jetway_domain::secret::SecretKey;
use jetway_testkit::{on_both_engines, start};
use tempfile::TempDir;

use crate::office::Office;
use crate::trip::aed;

const FUNDS: i64 = 1_000;
const AMOUNT: i64 = 50_000;
const FEE: i64 = 900;

/// A provider. While it says what became of a payment, another process stores once that its deposit failed.
struct Overtaken {
    provider: Arc<dyn PaymentProvider>,
    db: Database,
    scope: TenantScope,
    fails: Mutex<Option<DepositId>>,
}

#[async_trait]
impl PaymentProvider for Overtaken {
    fn id(&self) -> &'static str {
        self.provider.id()
    }

    fn serves(&self, merchant: &TenantId) -> bool {
        self.provider.serves(merchant)
    }

    fn fee(&self, merchant: &TenantId, amount: Money) -> Result<Money, MoneyError> {
        self.provider.fee(merchant, amount)
    }

    async fn open(&self, bill: &Bill) -> Result<Opened, ProviderError> {
        self.provider.open(bill).await
    }

    async fn state(&self, bill: OpenBill<'_>) -> Result<BillState, ProviderError> {
        let fails = self.fails.lock().expect("not poisoned").take();
        if let Some(id) = fails {
            let tx = self.db.begin(&self.scope).await.expect("a transaction");
            let found = tx.deposits().by_id(id).await.expect("read");
            let mut deposit = found.expect("the deposit");
            deposit.status = DepositStatus::Failed;
            deposit.next_check_at = None;
            assert!(tx.deposits().save(&mut deposit).await.expect("saved"));
            tx.commit().await.expect("committed");
        }
        self.provider.state(bill).await
    }

    fn read_notice(&self, merchant: &TenantId, body: &[u8], signature: &str) -> Option<Notice> {
        self.provider.read_notice(merchant, body, signature)
    }
}

/// The provider, and our side of it.
struct Till {
    deposits: Arc<Deposits>,
    provider: Arc<dyn PaymentProvider>,
    simulator: Arc<Simulator>,
    _folder: TempDir,
}

/// Deposits of a process whose only provider is this one.
fn served_by(office: &Office, provider: Arc<dyn PaymentProvider>) -> Arc<Deposits> {
    let providers = PaymentProviders::new(Arc::clone(&office.services), None, vec![provider]);
    Deposits::new(Arc::clone(&office.services), providers)
}

impl Till {
    fn of(office: &Office) -> Self {
        let folder = TempDir::with_prefix("jetway-till-").expect("a folder");
        let path = folder.path().join("payments.jsonl");
        let simulator = Simulator::open(&path, &SecretKey::new([3; 32]), office.clock.clone()).expect("a simulator");
        let provider = Arc::clone(&simulator) as Arc<dyn PaymentProvider>;
        Self {
            deposits: served_by(office, Arc::clone(&provider)),
            provider,
            simulator,
            _folder: folder,
        }
    }

    /// Another process at the same database and provider.
    fn twin(&self, office: &Office) -> Arc<Deposits> {
        served_by(office, Arc::clone(&self.provider))
    }

    /// A transfer that one operator has found.
    async fn reviewed(&self, office: &Office) -> Deposit {
        let declared = self.deposits.declare(&office.agent, transfer("UAE99817"), None).await;
        let declared = declared.expect("declared");
        let review = step(DepositStep::Review, "Nadia");
        let reviewed = self
            .deposits
            .decide(&office.agent.tenant, &declared.reference, &review)
            .await;
        reviewed.expect("reviewed")
    }

    /// A card deposit whose payment is open at the provider.
    async fn opened(&self, office: &Office) -> Deposit {
        let begun = self.deposits.declare(&office.agent, card(), None).await.expect("begun");
        let opened = self
            .deposits
            .open(&office.agent, &begun.reference, begun.total(), "Falcon")
            .await;
        opened.expect("opened")
    }

    fn choose(&self, office: &Office, deposit: &Deposit, choice: Choice) {
        let reference = deposit.details.provider_ref.as_deref().expect("a page");
        let decided = self.simulator.choose(&office.agent.tenant, reference, choice);
        decided.expect("kept").expect("a bill");
    }

    async fn reconcile(&self) {
        self.deposits.reconcile_due().await.expect("the timers run");
    }

    async fn now(&self, office: &Office, deposit: &Deposit) -> Deposit {
        let view = self.deposits.view(&office.agent, &deposit.reference).await;
        view.expect("our deposit").deposit
    }
}

fn draft(method: DepositMethod, form: &DepositForm, gateway: Option<&str>) -> DepositDraft {
    let terms = MethodTerms {
        least: aed(100),
        most: aed(1_000_000),
        fee: FeeTerms {
            rate_bp: 180,
            fixed: aed(0),
        },
    };
    let basis = FormBasis {
        terms: &terms,
        currency: CurrencyCode::AED,
        today: start().date_naive(),
        accounts: &["gulf-main".to_owned()],
        choices: &DepositChoices::of_country("AE"),
        gateway,
    };
    read_form(method, form, &basis).expect("a draft")
}

fn transfer(reference: &str) -> DepositDraft {
    let form = DepositForm {
        amount: "500.00".to_owned(),
        owner_bank_account_id: "gulf-main".to_owned(),
        transfer_date: start().date_naive().to_string(),
        transfer_ref: reference.to_owned(),
        channel: "UAEFTS".to_owned(),
        sender_bank: "Palm Bank".to_owned(),
        ..DepositForm::default()
    };
    draft(DepositMethod::BankTransfer, &form, None)
}

fn cheque(number: &str) -> DepositDraft {
    let form = DepositForm {
        amount: "500.00".to_owned(),
        owner_bank_account_id: "gulf-main".to_owned(),
        cheque_no: number.to_owned(),
        cheque_bank: "Palm Bank".to_owned(),
        cheque_date: start().date_naive().to_string(),
        ..DepositForm::default()
    };
    draft(DepositMethod::Cheque, &form, None)
}

fn card() -> DepositDraft {
    let form = DepositForm {
        amount: "500.00".to_owned(),
        ..DepositForm::default()
    };
    draft(DepositMethod::Card, &form, Some("sandbox"))
}

fn step(step: DepositStep, operator: &str) -> DepositDecision {
    DepositDecision {
        step,
        note: "Line 12".to_owned(),
        operator: Operator::named(operator).expect("a name"),
        bounce_fee: aed(0),
    }
}

on_both_engines! {
    async fn of_sixty_four_checkers_at_once_one_credits(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let deposit = till.reviewed(&office).await;
        let (tenant, other) = (&office.agent.tenant, till.twin(&office));
        let decisions: Vec<_> = (0..64).map(|number| step(DepositStep::Approve, &format!("Checker {number}"))).collect();
        let calls = decisions.iter().enumerate().map(|(number, decision)| {
            let deposits = if number % 2 == 0 { &till.deposits } else { &other };
            deposits.decide(tenant, &deposit.reference, decision)
        });
        let answers = join_all(calls).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
        let refused = answers.iter().filter_map(|answer| answer.as_ref().err());
        for error in refused {
            assert!(matches!(error, DepositError::WrongState(DepositStatus::Approved)), "{error:?}");
        }
        assert_eq!(office.wallet().await.posted.minor, FUNDS + AMOUNT - FEE);
        assert_eq!(office.prove().await, 2);
    }

    async fn the_maker_is_refused_and_the_attempt_is_in_the_trail(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let deposit = till.reviewed(&office).await;
        let approve = step(DepositStep::Approve, "NADIA");
        let refused = till.deposits.decide(&office.agent.tenant, &deposit.reference, &approve).await;
        assert!(matches!(refused, Err(DepositError::SameOperator)), "{refused:?}");
        let tx = office.test.db.read(&office.scope()).await.expect("a transaction");
        let events = tx.audit().latest(9).await.expect("read");
        let actions: Vec<_> = events.iter().map(|event| event.action.as_str()).collect();
        assert!(actions.contains(&"deposit.refused"), "{actions:?}");
        assert_eq!(office.wallet().await.posted.minor, FUNDS);
    }

    async fn two_declarations_of_the_same_money_at_once_leave_one(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let calls = (0..8).map(|_| till.deposits.declare(&office.agent, transfer("UAE99817"), None));
        let answers = join_all(calls).await;
        let kept: Vec<_> = answers.iter().filter_map(|answer| answer.as_ref().ok()).collect();
        assert_eq!(kept.len(), 1);
        for error in answers.iter().filter_map(|answer| answer.as_ref().err()) {
            let named = matches!(error, DepositError::Duplicate(Some(earlier)) if *earlier == kept[0].reference);
            assert!(named, "{error:?}");
        }
    }

    async fn twenty_calls_of_the_provider_credit_a_card_deposit_once(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let deposit = till.opened(&office).await;
        till.choose(&office, &deposit, Choice::Pay);
        let other = till.twin(&office);
        let calls = (0..20).map(|call| {
            let deposits = if call % 2 == 0 { &till.deposits } else { &other };
            deposits.take_notice(&office.agent.tenant, PaymentId(deposit.id.0))
        });
        for taken in join_all(calls).await {
            assert!(taken.expect("taken"));
        }
        assert_eq!(till.now(&office, &deposit).await.status, DepositStatus::Credited);
        assert_eq!(office.wallet().await.posted.minor, FUNDS + AMOUNT);
        assert_eq!(office.prove().await, 2);
    }

    async fn money_that_another_process_overtakes_is_asked_about_again(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        for (amount_percent, is_called, ends) in [
            (100, true, DepositStatus::Credited),
            (99, true, DepositStatus::ManualReview),
            (100, false, DepositStatus::Credited),
        ] {
            till.simulator.set_mood(Mood { amount_percent, ..Mood::default() });
            let deposit = till.opened(&office).await;
            till.choose(&office, &deposit, Choice::Pay);
            let overtaken = Overtaken {
                provider: Arc::clone(&till.provider),
                db: office.test.db.clone(),
                scope: office.scope(),
                fails: Mutex::new(Some(deposit.id)),
            };
            let deposits = served_by(&office, Arc::new(overtaken));
            if is_called {
                let (tenant, payment) = (&office.agent.tenant, PaymentId(deposit.id.0));
                let first = deposits.take_notice(tenant, payment).await;
                assert!(matches!(first, Err(DepositError::WrongState(DepositStatus::Failed))), "{first:?}");
                assert!(deposits.take_notice(tenant, payment).await.expect("taken"), "the provider calls again");
            } else {
                office.pass(TimeDelta::seconds(6));
                deposits.reconcile_due().await.expect("the timers run");
                assert_eq!(till.now(&office, &deposit).await.status, DepositStatus::Failed);
                office.pass(TimeDelta::seconds(6));
                deposits.reconcile_due().await.expect("the timers run");
            }
            assert_eq!(till.now(&office, &deposit).await.status, ends, "{amount_percent} {is_called}");
        }
        assert_eq!(office.wallet().await.posted.minor, FUNDS + 2 * AMOUNT);
    }

    async fn money_after_the_end_is_found_by_the_timers_and_credited(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let deposit = till.opened(&office).await;
        office.pass(TimeDelta::minutes(30) - TimeDelta::seconds(10));
        till.choose(&office, &deposit, Choice::PayLate);
        office.pass(TimeDelta::seconds(15));
        till.reconcile().await;
        assert_eq!(till.now(&office, &deposit).await.status, DepositStatus::Expired);
        office.pass(TimeDelta::minutes(11));
        till.reconcile().await;
        assert_eq!(till.now(&office, &deposit).await.status, DepositStatus::Credited);
        till.reconcile().await;
        assert_eq!((office.wallet().await.posted.minor, office.prove().await), (FUNDS + AMOUNT, 2));
    }

    async fn an_unpaid_deposit_ends(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let begun = till.deposits.declare(&office.agent, card(), None).await.expect("begun");
        office.pass(TimeDelta::minutes(31));
        till.reconcile().await;
        assert_eq!(till.now(&office, &begun).await.status, DepositStatus::Expired);
        let late = till.deposits.open(&office.agent, &begun.reference, begun.total(), "Falcon").await;
        assert!(matches!(late, Err(DepositError::WrongState(DepositStatus::Expired))), "{late:?}");
    }

    async fn a_bounced_cheque_costs_its_fee_only_if_the_wallet_covers_it(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[]).await;
        let till = Till::of(&office);
        let tenant = &office.agent.tenant;
        for (number, fee, left) in [("000417", FUNDS + 1, FUNDS), ("000418", 400, FUNDS - 400)] {
            let declared = till.deposits.declare(&office.agent, cheque(number), None).await.expect("declared");
            let review = step(DepositStep::Review, "Nadia");
            till.deposits.decide(tenant, &declared.reference, &review).await.expect("presented");
            let bounce = DepositDecision { bounce_fee: aed(fee), ..step(DepositStep::Bounce, "Nadia") };
            let bounced = till.deposits.decide(tenant, &declared.reference, &bounce).await.expect("bounced");
            assert_eq!((bounced.status, office.wallet().await.posted.minor), (DepositStatus::Bounced, left));
            // The agency and the audit trail see a fee that was not charged.
            let is_charged = left < FUNDS;
            let history = till.deposits.view(&office.agent, &declared.reference).await.expect("ours").history;
            let last = history.last().expect("a line");
            assert_eq!(last.note.contains("AED 10.01"), !is_charged, "{last:?}");
            let tx = office.test.db.read(&office.scope()).await.expect("a transaction");
            let trail = tx.audit().latest(50).await.expect("read");
            let is_this = |event: &&AuditEvent| event.subject == declared.reference && event.detail["step"] == "bounce";
            let event = trail.iter().find(is_this).expect("an event");
            assert_eq!(event.detail["feeNotCharged"].is_null(), is_charged, "{event:?}");
        }
    }
}
