//! Deposits and orders paid at SSLCommerz, by tenants that chose it, against the simulator over HTTP.

use std::fs;
use std::sync::Arc;

use jetway_sslcommerz_simulator::{Callback, Choice, Mood, Settings, Simulator};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::assert_proven;
use crate::support::folder::Folder;
use crate::support::people::{HARBOUR_OWNER, ROSE_OWNER, SKYLINE_OWNER};
use crate::support::tenants::with_setting;
use crate::support::trip::{minor, text};
use crate::support::{Answer, Api, Call, Session, eventually};

const FORM: &str = "application/x-www-form-urlencoded";

/// A backend whose tenants Falcon and Northlight chose SSLCommerz; only Falcon has a store there.
struct Wired {
    api: Api,
    simulator: Arc<Simulator>,
    _serving: Runtime,
    _tenants: TempDir,
}

impl Wired {
    fn start() -> Self {
        let serving = Runtime::new().expect("a runtime");
        let simulator = Simulator::new(Settings {
            store_id: "falconlive".to_owned(),
            store_password: "falconlive@ssl".to_owned(),
        });
        let address = serving.block_on(async { simulator.start() }).expect("a port");
        let folder = Arc::new(Folder::seeded());
        let accounts = folder.path().join("payment-accounts");
        fs::create_dir(&accounts).expect("a folder");
        let account = format!(
            "[sslcommerz]\nbase_url = \"http://{address}\"\nstore_id = \"falconlive\"\nstore_password = \"falconlive@ssl\"\n\
             contact_email = \"accounts@falcon.example\"\ncontact_phone = \"+97145551234\"\ncity = \"Dubai\"\n\
             country = \"United Arab Emirates\"\nfee_bp = 250\n"
        );
        fs::write(accounts.join("falcon.toml"), account).expect("an account");
        let tenants = with_setting(&["falcon", "northlight"], "payment_provider = \"sslcommerz\"");
        let [accounts, settings] = [&accounts, tenants.path()].map(|path| path.display().to_string());
        let variables = [
            ("JETWAY_PAYMENT_ACCOUNTS_DIR", accounts.as_str()),
            ("JETWAY_TENANTS_DIR", settings.as_str()),
        ];
        Self {
            api: Api::open(folder, &variables),
            simulator,
            _serving: serving,
            _tenants: tenants,
        }
    }

    /// The payer presses a button. The notifications are not delivered yet.
    fn press(&self, payment: &Value, choice: Choice) -> (Vec<Callback>, Callback) {
        let page = text(&payment["redirectUrl"]);
        let pressed = self.simulator.choose(Simulator::session_of(&page), choice);
        pressed.expect("an open page")
    }

    /// Posts a callback where SSLCommerz or the payer's browser sends it.
    fn deliver(&self, callback: &Callback) -> Answer {
        let path = callback.url.splitn(4, '/').nth(3).expect("a path");
        let call = Call::new(&self.api, "POST", "falcon", &format!("/{path}"));
        call.form(callback.body.clone().into_bytes(), FORM).send()
    }
}

fn initiate(owner: &Session<'_>, method: &str) -> Value {
    let asked = json!({ "amount": "AED 1000.00", "method": method });
    owner.post("/api/payment/v1/deposit/initate", &asked).ok()
}

fn create(owner: &Session<'_>, deposit: &Value) -> Answer {
    let total = minor(&deposit["amount"]) + minor(&deposit["fee"]);
    let asked = json!({ "purpose": "deposit", "purposeRef": deposit["depositRef"], "provider": "sslcommerz",
        "acceptedTotal": format!("AED {}.{:02}", total / 100, total % 100) });
    owner.post("/api/payment/v1/online/CreatePayment", &asked)
}

/// A deposit whose page is open.
fn opened(owner: &Session<'_>, method: &str) -> (Value, Value) {
    let deposit = initiate(owner, method);
    let payment = create(owner, &deposit).ok();
    (deposit, payment)
}

fn view(owner: &Session<'_>, deposit: &Value) -> Value {
    let asked = json!({ "depositRef": deposit["depositRef"] });
    owner.post("/api/payment/v1/deposit/view", &asked).ok()
}

fn codes(owner: &Session<'_>) -> Vec<String> {
    let config = owner
        .post("/api/payment/v1/online/GetCardPaymentConfig", &Value::Null)
        .ok();
    let options = config["options"].as_array().expect("options").iter();
    options.map(|option| text(&option["code"])).collect()
}

#[test]
fn a_card_deposit_is_verified_with_sslcommerz_and_credited_once() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let before = owner.posted();
    let (deposit, payment) = opened(&owner, "card");
    assert_eq!(create(&owner, &deposit).ok(), payment, "the same page");
    let page = wired
        .api
        .http
        .get(text(&payment["redirectUrl"]))
        .send()
        .expect("a page");
    assert!(page.text().expect("a page").contains("AED 1019.00"));

    let (notices, back) = wired.press(&payment, Choice::PayRepeated);
    assert_eq!(notices.len(), 5);
    let forged = Callback {
        body: notices[0].body.replace("1019.00", "9019.00"),
        ..notices[0].clone()
    };
    wired.deliver(&forged).refused(403, "payment.callback_forged");
    assert_eq!(view(&owner, &deposit)["status"], "redirected");
    for notice in &notices {
        assert_eq!(wired.deliver(notice).status, 204);
    }
    let returned = wired.deliver(&back);
    let to = format!("/deposit-list?deposit={}", text(&deposit["depositRef"]));
    assert_eq!(
        (returned.status, returned.headers["location"].to_str().expect("a text")),
        (303, to.as_str())
    );

    let view = view(&owner, &deposit);
    let history = view["history"].as_array().expect("history").iter();
    let history: Vec<_> = history.map(|event| text(&event["status"])).collect();
    assert_eq!(history, ["initiated", "redirected", "verified", "credited"]);
    assert_eq!(
        (&view["creditedAmount"], owner.posted() - before),
        (&json!("AED 1000.00"), 100_000)
    );
    assert_proven(&wired.api);
}

#[test]
fn the_payers_return_alone_or_no_call_at_all_credits_a_deposit_by_net_banking() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let before = owner.posted();
    let (deposit, payment) = opened(&owner, "netBanking");
    let (_, back) = wired.press(&payment, Choice::Pay);
    assert_eq!(wired.deliver(&back).status, 303);
    assert_eq!(view(&owner, &deposit)["status"], "credited");

    let (silent, payment) = opened(&owner, "netBanking");
    assert!(wired.press(&payment, Choice::PaySilently).0.is_empty());
    wired.api.advance(6);
    eventually("the timers find the money", || {
        (view(&owner, &silent)["status"] == "credited").then_some(())
    });
    assert_eq!(owner.posted() - before, 200_000);
    assert_proven(&wired.api);
}

#[test]
fn money_that_arrives_after_the_deposit_expired_is_credited() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let before = owner.posted();
    let (deposit, payment) = opened(&owner, "card");
    let (notices, back) = wired.press(&payment, Choice::PayLate);
    assert!(notices.is_empty());
    assert_eq!(wired.deliver(&back).status, 303);
    assert_eq!(view(&owner, &deposit)["status"], "redirected");
    wired.api.advance(31 * 60);
    // The session has ended as well.
    let owner = ROSE_OWNER.sign_in(&wired.api);
    eventually("it expires", || {
        (view(&owner, &deposit)["status"] == "expired").then_some(())
    });

    let session = text(&payment["redirectUrl"]);
    let late = wired
        .simulator
        .settle(Simulator::session_of(&session))
        .expect("a late bank");
    assert_eq!(wired.deliver(&late).status, 204);
    assert_eq!(
        (view(&owner, &deposit)["status"].clone(), owner.posted() - before),
        (json!("credited"), 100_000)
    );
    assert_proven(&wired.api);
}

#[test]
fn money_of_another_card_after_a_declined_one_is_found_without_any_call() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let before = owner.posted();
    let (deposit, payment) = opened(&owner, "card");
    let (notices, _) = wired.press(&payment, Choice::Fail);
    assert_eq!(wired.deliver(&notices[0]).status, 204);
    assert_eq!(view(&owner, &deposit)["status"], "failed");

    assert!(wired.press(&payment, Choice::PaySilently).0.is_empty());
    wired.api.advance(11 * 60);
    eventually("the timers find the money", || {
        (view(&owner, &deposit)["status"] == "credited").then_some(())
    });
    assert_eq!(owner.posted() - before, 100_000);
    assert_proven(&wired.api);
}

#[test]
fn another_amount_and_a_doubtful_card_wait_for_operators_and_nothing_else_credits() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let before = owner.posted();
    for (choice, status) in [
        (Choice::PayLess, "manualReview"),
        (Choice::PayRisky, "manualReview"),
        (Choice::Fail, "failed"),
        (Choice::Cancel, "cancelled"),
    ] {
        let (deposit, payment) = opened(&owner, "card");
        let (notices, _) = wired.press(&payment, choice);
        assert_eq!(wired.deliver(&notices[0]).status, 204);
        assert_eq!(wired.deliver(&notices[0]).status, 204, "repeated");
        assert_eq!(view(&owner, &deposit)["status"], status, "{choice:?}");
    }
    assert_eq!(owner.posted(), before);
    assert_proven(&wired.api);
}

#[test]
fn an_order_is_paid_at_sslcommerz_with_the_accounts_fee() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let held = owner.hold();
    let payment = owner.pay_online(&held).ok();
    let exact = minor(&payment["amount"]) * 250;
    assert!((minor(&payment["fee"]) * 10_000 - exact).abs() <= 5_000, "{payment}");
    let (notices, back) = wired.press(&payment, Choice::Pay);
    assert_eq!(wired.deliver(&notices[0]).status, 204);
    let returned = wired.deliver(&back);
    let to = format!(
        "/flight-order?reference={}&payment={}",
        held.reference,
        text(&payment["paymentId"])
    );
    assert_eq!(
        (returned.status, returned.headers["location"].to_str().expect("a text")),
        (303, to.as_str())
    );
    assert_eq!(owner.landed(&payment)["landing"], "order");
    assert_eq!(owner.order(&held.reference)["status"], "Confirmed");
    assert_proven(&wired.api);
}

#[test]
fn a_failing_sslcommerz_opens_nothing_and_the_deposit_can_be_paid_later() {
    let wired = Wired::start();
    let owner = ROSE_OWNER.sign_in(&wired.api);
    let deposit = initiate(&owner, "card");
    wired.simulator.set_mood(Mood::Failing);
    create(&owner, &deposit).refused(502, "payment.provider_down");
    assert_eq!(view(&owner, &deposit)["status"], "initiated");
    wired.simulator.set_mood(Mood::Well);
    let payment = create(&owner, &deposit).ok();
    let (notices, _) = wired.press(&payment, Choice::Pay);
    assert_eq!(wired.deliver(&notices[0]).status, 204);
    assert_eq!(view(&owner, &deposit)["status"], "credited");
}

#[test]
fn a_tenant_uses_the_provider_of_its_settings_and_none_without_an_account() {
    let wired = Wired::start();
    let falcon = ROSE_OWNER.sign_in(&wired.api);
    assert_eq!(codes(&falcon), ["sslcommerz", "sslcommerz"]);
    assert_eq!(codes(&SKYLINE_OWNER.sign_in(&wired.api)), ["sandbox", "sandbox"]);
    let northlight = HARBOUR_OWNER.sign_in(&wired.api);
    assert_eq!(codes(&northlight), Vec::<String>::new());
    let asked = json!({ "amount": "GBP 500.00", "method": "card" });
    let refused = northlight.post("/api/payment/v1/deposit/initate", &asked);
    refused.refused(409, "payment.not_offered");
}
