use jetway_domain::clock::ManualClock;

use super::*;

fn bill(number: u32, clock: &ManualClock) -> Bill {
    Bill {
        payment: format!("00000000-0000-0000-0000-{number:012}").parse().expect("an id"),
        merchant: TenantId::parse("falcon").expect("a tenant"),
        portal: "https://falcon.test/".to_owned(),
        payee: "Falcon".to_owned(),
        payer: "Desert Rose".to_owned(),
        description: "F1".to_owned(),
        total: Money::parse("AED 101.80").expect("an amount"),
        return_to: "/flight-order?reference=F1".to_owned(),
        expires_at: clock.now() + TimeDelta::minutes(30),
    }
}

fn opened_bill<'a>(bill: &'a Bill, reference: &'a str) -> OpenBill<'a> {
    OpenBill {
        payment: bill.payment,
        merchant: &bill.merchant,
        reference,
    }
}

fn key() -> SecretKey {
    SecretKey::new([5; 32])
}

#[tokio::test]
async fn a_decision_outlives_the_process_and_is_made_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("payments.jsonl");
    let clock = Arc::new(ManualClock::at(DateTime::UNIX_EPOCH));
    let bill = bill(1, &clock);
    let simulator = Simulator::open(&path, &key(), clock.clone()).expect("opens");
    let opened = simulator.open(&bill).await.expect("opened");
    assert_eq!(simulator.open(&bill).await, Ok(opened.clone()));
    let decided = simulator.choose(&bill.merchant, &opened.reference, Choice::PayRepeated);
    let notices = decided.expect("kept").expect("a bill").notices;
    assert_eq!(notices.len(), REPEATS);
    let notice = &notices[0];
    let read = simulator.read_notice(&bill.merchant, notice.body.as_bytes(), &notice.signature);
    assert_eq!(read, Some(Notice { payment: bill.payment }));
    let changed = notice.body.replace("101.80", "901.80");
    assert_eq!(
        simulator.read_notice(&bill.merchant, changed.as_bytes(), &notice.signature),
        None
    );

    let simulator = Simulator::open(&path, &key(), clock).expect("opens again");
    let again = simulator.choose(&bill.merchant, &opened.reference, Choice::Cancel);
    assert!(again.expect("read").expect("a bill").notices.is_empty());
    let state = PaymentProvider::state(simulator.as_ref(), opened_bill(&bill, &opened.reference)).await;
    assert_eq!(state, Ok(BillState::Paid(bill.total)));
    let other = TenantId::parse("qamar").expect("a tenant");
    assert_eq!(simulator.checkout(&other, &opened.reference), None);
}

#[tokio::test]
async fn a_late_bank_is_open_until_it_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ManualClock::at(DateTime::UNIX_EPOCH));
    let simulator = Simulator::open(&folder.path().join("p"), &key(), clock.clone()).expect("opens");
    let bill = bill(2, &clock);
    let opened = simulator.open(&bill).await.expect("opened");
    let decided = simulator.choose(&bill.merchant, &opened.reference, Choice::PayLate);
    assert!(decided.expect("kept").expect("a bill").notices.is_empty());
    let state = || PaymentProvider::state(simulator.as_ref(), opened_bill(&bill, &opened.reference));
    assert_eq!(state().await, Ok(BillState::Open));
    assert!(simulator.due_notices().is_empty());
    clock.advance(LATE);
    assert_eq!(state().await, Ok(BillState::Paid(bill.total)));
    assert_eq!((simulator.due_notices().len(), simulator.due_notices().len()), (1, 0));
    simulator.set_mood(Mood {
        down: true,
        ..Mood::default()
    });
    assert!(matches!(state().await, Err(ProviderError::Unavailable(_))));
}
