//! Samples of the public documentation, shortened and with made-up values.

use jetway_domain::ids::PaymentId;
use serde_json::json;

use super::callback::read;
use super::key::{payment_of, transaction_id};
use super::wire::{Refund, Session, Transactions, Validation};
use super::*;

const PATIENCE: Duration = Duration::from_secs(5);

fn account() -> SslCommerzAccount {
    SslCommerzAccount {
        base_url: "https://sandbox.sslcommerz.com".to_owned(),
        store_id: "testbox".to_owned(),
        store_password: "qwerty".to_owned(),
        contact_email: "accounts@portal.test".to_owned(),
        contact_phone: "+8801711000000".to_owned(),
        city: "Dhaka".to_owned(),
        country: "Bangladesh".to_owned(),
        fee_bp: 250,
    }
}

fn store() -> Client {
    Client::new(account(), PATIENCE).expect("a store")
}

#[test]
fn answers_are_read_as_documented() {
    let session: Session = serde_json::from_value(json!({
        "status": "SUCCESS", "failedreason": "", "sessionkey": "9AAD69CD1DBB3AE0EBE0EDD8C2AAA9E5",
        "gw": { "visa": "dbbl_visa,brac_visa", "internetbanking": "city,bankasia" },
        "redirectGatewayURL": "https://sandbox.sslcommerz.com/gwprocess/v3/bankgw/indexhtml.php?mamount=1150.00",
        "directPaymentURLBank": "", "directPaymentURLCard": "", "directPaymentURL": "", "redirectGatewayURLFailed": "",
        "GatewayPageURL": "https://sandbox.sslcommerz.com/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=9AAD69CD1DBB3AE0",
        "storeBanner": "", "storeLogo": "", "desc": [{ "name": "AMEX", "type": "amex", "gw": "amexcard" }],
        "is_direct_pay_enable": "0",
    }))
    .expect("a session");
    assert_eq!((session.status.as_str(), session.sessionkey.len()), ("SUCCESS", 32));
    assert!(
        session
            .page
            .starts_with("https://sandbox.sslcommerz.com/gwprocess/v4/gw.php")
    );

    let refused = json!({ "status": "FAILED", "failedreason": "Store Credential Error Or Store is De-active" });
    let refused: Session = serde_json::from_value(refused).expect("a refusal");
    assert_eq!(
        (refused.sessionkey.as_str(), refused.failedreason.is_empty()),
        ("", false)
    );

    let found: Transactions = serde_json::from_value(json!({
        "APIConnect": "DONE", "no_of_trans_found": 2, "element": [
            { "val_id": "1709162345070ANJdZV8LyI4cMw", "status": "VALIDATED", "tran_date": "2017-09-16 23:45:01",
              "tran_id": "59C2A4F6432F8", "amount": "1150.00", "currency": "BDT", "bank_tran_id": "170916234507ABCD",
              "currency_type": "USD", "currency_amount": "13.72", "risk_level": "0", "error": "" },
            { "val_id": null, "status": "FAILED", "tran_date": "2017-09-16 23:44:01", "tran_id": "59C2A4F6432F8",
              "amount": "1150.00", "error": "Declined" },
        ],
    }))
    .expect("attempts");
    let attempts: Vec<(&str, &str)> = found
        .element
        .iter()
        .map(|attempt| (attempt.status.as_str(), attempt.val_id.as_str()))
        .collect();
    assert_eq!(attempts, [("VALIDATED", "1709162345070ANJdZV8LyI4cMw"), ("FAILED", "")]);

    let validation: Validation = serde_json::from_value(json!({
        "status": "VALID", "tran_date": "2017-09-16 23:45:01", "tran_id": "59C2A4F6432F8",
        "val_id": "1709162345070ANJdZV8LyI4cMw", "amount": "1150.00", "store_amount": "1104", "currency": "BDT",
        "bank_tran_id": "170916234507ABCD", "card_type": "VISA-Dutch Bangla", "card_no": "425272XXXXXX3456",
        "currency_type": "USD", "currency_amount": "13.72", "currency_rate": "83.8192", "base_fair": "0.00",
        "value_a": "", "emi_instalment": "0", "risk_title": "Safe", "risk_level": 0, "APIConnect": "DONE",
        "validated_on": "2017-09-16 23:46:05", "gw_version": "",
    }))
    .expect("a validation");
    assert_eq!(validation.amount(), Ok(Money::parse("USD 13.72").expect("an amount")));
    assert_eq!(validation.risk_level, "0");

    let refund: Refund = serde_json::from_value(json!({
        "APIConnect": "DONE", "bank_tran_id": "170916234507ABCD", "trans_id": "59C2A4F6432F8",
        "refund_ref_id": "59bd63fea5455", "status": "success", "errorReason": "",
    }))
    .expect("a refund");
    assert_eq!(
        (refund.status.as_str(), refund.refund_ref_id.as_str()),
        ("success", "59bd63fea5455")
    );
}

/// The digest of `amount=1150.00&status=VALID&store_passwd=d8578edf8458ce06fbc5bb76a58c5ca4&tran_id=1z141z4&val_id=1`.
const SIGN: &str = "acd38853fac1dcad750341c2f19a8bb9";

#[test]
fn a_callback_is_read_when_the_stores_signature_covers_its_transaction() {
    let store = store();
    let signed =
        |fields: &str, sign: &str| format!("{fields}&verify_sign={sign}&verify_key=amount%2Cstatus%2Ctran_id%2Cval_id");
    let fields = "status=VALID&tran_id=1z141z4&val_id=1&amount=1150.00&risk_level=0";
    let payment = payment_of("1z141z4").expect("ours");
    assert_eq!(read(&store, signed(fields, SIGN).as_bytes()), Some(Notice { payment }));
    for (fields, sign) in [
        (fields, "0"),
        ("status=VALID&tran_id=1z141z5&val_id=1&amount=1150.00", SIGN),
        ("status=VALID&tran_id=1z141z4&val_id=1&amount=1.00", SIGN),
        ("status=FAILED&tran_id=1z141z4&val_id=1&amount=1150.00", SIGN),
    ] {
        assert_eq!(read(&store, signed(fields, sign).as_bytes()), None, "{fields}");
    }
    // Signed, but not the transaction.
    let without = "tran_id=1z141z4&status=VALID&verify_key=status&verify_sign=e7f0828adfdcf79f46108790f5871ab8";
    assert_eq!(read(&store, without.as_bytes()), None);
    // Signed with a password that the sender chose.
    let own =
        "tran_id=1z141z4&store_passwd=x&verify_key=tran_id%2Cstore_passwd&verify_sign=e998eb5aff22afe71e7d2585970d0b02";
    assert_eq!(read(&store, own.as_bytes()), None);
    assert_eq!(read(&store, b"tran_id=1z141z4"), None);
    assert_eq!(read(&store, b""), None);
}

#[test]
fn a_transaction_id_is_short_and_leads_back_to_its_payment() {
    for key in [0, 35, 36, 0x1234_5678, u128::MAX] {
        let payment = PaymentId(uuid::Uuid::from_u128(key));
        let transaction = transaction_id(payment);
        assert!(transaction.len() <= 30, "{transaction}");
        assert_eq!(payment_of(&transaction), Some(payment));
    }
    for other in ["", "-1", "00", "+1", "Z", "a b", &"z".repeat(26)] {
        assert_eq!(payment_of(other), None, "{other:?}");
    }
}

#[test]
fn an_account_needs_an_address_and_every_text() {
    assert!(!account().is_live());
    let live = SslCommerzAccount {
        base_url: "https://securepay.sslcommerz.com/".to_owned(),
        ..account()
    };
    assert!(live.is_live());
    assert!(!format!("{live:?}").contains("qwerty"));
    let refused = |change: fn(&mut SslCommerzAccount)| {
        let mut account = account();
        change(&mut account);
        Client::new(account, PATIENCE).err().map(|error| error.to_string())
    };
    let address = Some("`base_url` is not an https address, nor one of this machine".to_owned());
    for base_url in ["ftp://x", "http://sandbox.sslcommerz.com", "https://"] {
        let wrong = SslCommerzAccount {
            base_url: base_url.to_owned(),
            ..account()
        };
        let error = Client::new(wrong, PATIENCE).err().map(|error| error.to_string());
        assert_eq!(error, address, "{base_url}");
    }
    assert_eq!(
        refused(|account| account.store_password = " ".to_owned()),
        Some("`store_password` is empty".to_owned())
    );
    assert!(refused(|account| account.fee_bp = 10_001).is_some());
    assert_eq!(refused(|_| {}), None);
}

#[test]
fn the_fee_of_orders_is_the_accounts() {
    let tenant = TenantId::parse("falcon").expect("a tenant");
    let other = TenantId::parse("qamar").expect("a tenant");
    let provider = SslCommerz::new(std::iter::once((tenant.clone(), account())).collect(), PATIENCE);
    let provider = provider.expect("a provider");
    let amount = Money::parse("AED 100.00").expect("an amount");
    assert_eq!(
        provider.fee(&tenant, amount),
        Ok(Money::parse("AED 2.50").expect("an amount"))
    );
    assert_eq!((provider.serves(&tenant), provider.serves(&other)), (true, false));
}
