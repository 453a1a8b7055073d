//! The connector against the simulator, which shares no code with it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_connectors::payment::{RefundRequest, RefundState, SslCommerz, SslCommerzAccount};
use jetway_connectors::port::payment::{Bill, BillState, Notice, OpenBill, PaymentProvider, ProviderError};
use jetway_domain::ids::TenantId;
use jetway_domain::money::Money;
use jetway_sslcommerz_simulator::{Callback, Choice, Mood, Settings, Simulator};

/// Longer than any answer takes.
const PATIENT: Duration = Duration::from_secs(30);

struct Shop {
    simulator: Arc<Simulator>,
    provider: SslCommerz,
    base_url: String,
    bill: Bill,
}

impl Shop {
    fn open() -> Self {
        Self::with_patience(PATIENT)
    }

    fn with_patience(patience: Duration) -> Self {
        let simulator = Simulator::new(Settings {
            store_id: "testbox".to_owned(),
            store_password: "qwerty".to_owned(),
        });
        let base_url = format!("http://{}", simulator.start().expect("a port"));
        Self {
            provider: connected(&base_url, patience),
            simulator,
            base_url,
            bill: bill("AED 101.80"),
        }
    }

    /// Opens the bill; returns the session of its page.
    async fn session(&self) -> String {
        self.provider.open(&self.bill).await.expect("opened").reference
    }

    async fn state(&self) -> Result<BillState, ProviderError> {
        let bill = OpenBill {
            payment: self.bill.payment,
            merchant: &self.bill.merchant,
            reference: "",
        };
        self.provider.state(bill).await
    }

    fn read(&self, callback: &Callback) -> Option<Notice> {
        let body = callback.body.as_bytes();
        self.provider.read_notice(&self.bill.merchant, body, "")
    }
}

fn connected(base_url: &str, patience: Duration) -> SslCommerz {
    let account = SslCommerzAccount {
        base_url: base_url.to_owned(),
        store_id: "testbox".to_owned(),
        store_password: "qwerty".to_owned(),
        contact_email: "accounts@portal.test".to_owned(),
        contact_phone: "+97145551234".to_owned(),
        city: "Dubai".to_owned(),
        country: "United Arab Emirates".to_owned(),
        fee_bp: 0,
    };
    let tenant = TenantId::parse("falcon").expect("a tenant");
    SslCommerz::new(BTreeMap::from([(tenant, account)]), patience).expect("a provider")
}

fn bill(total: &str) -> Bill {
    Bill {
        payment: "0192f0c1-2d3e-7f40-8a51-62738495a6b7".parse().expect("an id"),
        merchant: TenantId::parse("falcon").expect("a tenant"),
        portal: "https://falcon.test/".to_owned(),
        payee: "Falcon".to_owned(),
        payer: "Desert Rose Travel".to_owned(),
        description: "Deposit D1".to_owned(),
        total: Money::parse(total).expect("an amount"),
        return_to: "/deposit-list?deposit=D1".to_owned(),
        expires_at: DateTime::<Utc>::UNIX_EPOCH,
    }
}

fn money(text: &str) -> Money {
    Money::parse(text).expect("an amount")
}

#[tokio::test]
async fn a_payment_is_opened_paid_notified_and_validated() {
    let shop = Shop::open();
    let opened = shop.provider.open(&shop.bill).await.expect("opened");
    assert!(
        opened
            .redirect_url
            .ends_with(&format!("/EasyCheckOut/{}", opened.reference)),
        "{opened:?}"
    );
    assert_eq!(shop.state().await, Ok(BillState::Open));

    let (notices, back) = shop
        .simulator
        .choose(&opened.reference, Choice::PayRepeated)
        .expect("a page");
    assert_eq!(notices.len(), 5);
    assert_eq!(
        notices[0].url,
        "https://falcon.test/api/payment/v1/online/sslcommerz/ipn"
    );
    let to = "https://falcon.test/api/payment/v1/online/sslcommerz/return?to=%2Fdeposit-list%3Fdeposit%3DD1";
    assert_eq!(back.url, to);
    let payment = shop.bill.payment;
    assert_eq!(
        (shop.read(&notices[0]), shop.read(&back)),
        (Some(Notice { payment }), Some(Notice { payment }))
    );
    let forged = Callback {
        body: back.body.replace("101.80", "901.80"),
        ..back
    };
    assert_eq!(shop.read(&forged), None);

    // Asked again it is VALIDATED, which counts the same.
    for _ in 0..2 {
        assert_eq!(shop.state().await, Ok(BillState::Paid(shop.bill.total)));
    }
    assert_eq!(shop.simulator.calls("validationserverAPI.php"), 2);
}

#[tokio::test]
async fn every_outcome_of_the_page_is_read() {
    for (choice, expected) in [
        (Choice::Pay, BillState::Paid(money("AED 101.80"))),
        (Choice::PaySilently, BillState::Paid(money("AED 101.80"))),
        (Choice::PayLess, BillState::Paid(money("AED 100.80"))),
        (Choice::PayRisky, BillState::Doubtful(money("AED 101.80"))),
        (Choice::PayLate, BillState::Open),
        (Choice::Fail, BillState::Failed),
        (Choice::Cancel, BillState::Cancelled),
    ] {
        let shop = Shop::open();
        let session = shop.session().await;
        assert!(shop.simulator.choose(&session, choice).is_some());
        assert_eq!(shop.state().await, Ok(expected), "{choice:?}");
        if choice == Choice::PayLate {
            let notice = shop.simulator.settle(&session).expect("late");
            assert!(shop.read(&notice).is_some());
            assert_eq!(shop.state().await, Ok(BillState::Paid(shop.bill.total)));
        }
    }
}

#[tokio::test]
async fn a_lost_answer_is_never_repeated_and_the_bill_stays_the_same() {
    let mut shop = Shop::with_patience(Duration::from_secs(1));
    shop.simulator.set_mood(Mood::Losing);
    assert_eq!(shop.provider.open(&shop.bill).await, Err(ProviderError::Timeout));
    assert!(shop.simulator.calls("api.php") <= 1);
    shop.simulator.set_mood(Mood::Well);
    shop.provider = connected(&shop.base_url, PATIENT);
    assert_eq!(shop.state().await, Ok(BillState::Open));
    let session = shop.session().await;
    assert!(shop.simulator.choose(&session, Choice::Pay).is_some());
    assert_eq!(shop.state().await, Ok(BillState::Paid(shop.bill.total)));
    // Opened once more, the same transaction stays paid.
    shop.session().await;
    assert_eq!(shop.state().await, Ok(BillState::Paid(shop.bill.total)));
}

#[tokio::test]
async fn failures_and_contradictions_conclude_nothing() {
    let shop = Shop::open();
    let session = shop.session().await;
    assert!(shop.simulator.choose(&session, Choice::Pay).is_some());
    for mood in [Mood::Failing, Mood::Inactive, Mood::Confused] {
        shop.simulator.set_mood(mood);
        assert!(
            matches!(shop.state().await, Err(ProviderError::Unavailable(_))),
            "{mood:?}"
        );
    }
    shop.simulator.set_mood(Mood::Inactive);
    assert!(matches!(
        shop.provider.open(&shop.bill).await,
        Err(ProviderError::Unavailable(_))
    ));
    shop.simulator.set_mood(Mood::Well);
    let omani = bill("OMR 5.000");
    assert!(matches!(
        shop.provider.open(&omani).await,
        Err(ProviderError::Unavailable(_))
    ));
    let stranger = Bill {
        merchant: TenantId::parse("qamar").expect("a tenant"),
        ..bill("AED 5.00")
    };
    assert!(matches!(
        shop.provider.open(&stranger).await,
        Err(ProviderError::Unavailable(_))
    ));
}

#[tokio::test]
async fn a_payment_is_refunded_once_and_never_beyond_its_amount() {
    let shop = Shop::open();
    let session = shop.session().await;
    let (_, back) = shop.simulator.choose(&session, Choice::Pay).expect("a page");
    let bank = back.body.split('&').find_map(|pair| pair.strip_prefix("bank_tran_id="));
    let merchant = &shop.bill.merchant;
    let request = |amount: &str| RefundRequest {
        bank_transaction: bank.expect("a transaction").to_owned(),
        reference: "R1".to_owned(),
        amount: money(amount),
        remarks: "Paid twice".to_owned(),
    };
    let refused = shop.provider.refund(merchant, &request("AED 101.81")).await;
    assert!(matches!(refused, Ok(RefundState::Refused(_))), "{refused:?}");
    let Ok(RefundState::Processing(key)) = shop.provider.refund(merchant, &request("AED 101.80")).await else {
        panic!("not accepted");
    };
    let again = shop.provider.refund(merchant, &request("AED 101.80")).await;
    assert_eq!(again, Ok(RefundState::Processing(key.clone())));
    assert_eq!(
        shop.provider.refund_state(merchant, &key).await,
        Ok(RefundState::Refunded)
    );
    assert_eq!(
        shop.provider.refund_state(merchant, "none").await,
        Err(ProviderError::Unknown)
    );
}
