use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

use super::{
    Deposit, DepositChoices, DepositDetails, DepositForm, DepositMethod, DepositStatus, DepositStep, DepositWay,
    FeeTerms, FormBasis, MethodTerms, Particulars, Signature, parse_reference, read_form, reference_of,
};
use crate::ids::{AgencyId, DepositId, UserId};
use crate::ledger::{EntryKind, JournalEntry};
use crate::money::{CurrencyCode, Money};

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

fn terms() -> MethodTerms {
    MethodTerms {
        least: aed(10_000),
        most: aed(10_000_000),
        fee: FeeTerms {
            rate_bp: 100,
            fixed: aed(50),
        },
    }
}

fn slip() -> DepositForm {
    DepositForm {
        amount: "AED 1,500.00".to_owned(),
        owner_bank_account_id: "gulf-main".to_owned(),
        deposit_date: "2026-11-20".to_owned(),
        slip_no: "ab-77 12".to_owned(),
        branch: "Deira".to_owned(),
        depositor_name: "Amina Rahman".to_owned(),
        ..DepositForm::default()
    }
}

/// `Err` has the fields and codes.
fn read(method: DepositMethod, form: &DepositForm) -> Result<super::DepositDraft, Vec<(&'static str, &'static str)>> {
    let (terms, accounts) = (terms(), ["gulf-main".to_owned()]);
    let choices = DepositChoices::of_country("AE");
    let basis = FormBasis {
        terms: &terms,
        currency: CurrencyCode::AED,
        today: day("2026-11-21"),
        accounts: &accounts,
        choices: &choices,
        gateway: (!method.is_declared()).then_some("sandbox"),
    };
    let faults = |faults: Vec<super::DepositFault>| faults.iter().map(|fault| (fault.field, fault.code)).collect();
    read_form(method, form, &basis).map_err(faults)
}

fn deposit(method: DepositMethod, status: DepositStatus) -> Deposit {
    Deposit {
        id: DepositId(Uuid::nil()),
        version: 1,
        agency: AgencyId(Uuid::nil()),
        reference: "DP2611000001".to_owned(),
        method,
        status,
        amount: aed(100_000),
        fee: aed(1_050),
        created_by: UserId(Uuid::nil()),
        created_at: DateTime::<Utc>::UNIX_EPOCH,
        paid_on: day("2026-11-20"),
        expires_at: None,
        next_check_at: None,
        details: DepositDetails {
            particulars: Particulars::Cheque {
                owner_bank_account_id: "gulf-main".to_owned(),
                cheque_no: "000417".to_owned(),
                cheque_bank: "Gulf Bank".to_owned(),
                cheque_date: day("2026-11-20"),
            },
            remark: String::new(),
            agency_name: "Rose".to_owned(),
            user_name: "Amina".to_owned(),
            slips: Vec::new(),
            maker: None,
            checker: None,
            reason: None,
            journal: None,
            provider_ref: None,
            redirect_url: None,
            taken: None,
        },
    }
}

fn signed(by: &str) -> Signature {
    Signature {
        by: by.to_owned(),
        at: DateTime::<Utc>::UNIX_EPOCH,
        note: String::new(),
    }
}

#[test]
fn a_slip_is_read_with_its_fee_and_its_reference_in_one_form() {
    let draft = read(DepositMethod::BankDeposit, &slip()).expect("a draft");
    assert_eq!((draft.amount, draft.fee), (aed(150_000), aed(1_550)));
    assert_eq!(draft.paid_on, day("2026-11-20"));
    assert_eq!(draft.particulars.bank_reference(), "AB7712");
    let plain = DepositForm {
        amount: "1500".to_owned(),
        ..slip()
    };
    assert_eq!(read(DepositMethod::BankDeposit, &plain), Ok(draft));
    let told = DepositForm {
        remark: "Paid in\nat noon".to_owned(),
        ..slip()
    };
    let told = read(DepositMethod::BankDeposit, &told).expect("a draft");
    assert_eq!(told.remark, "Paid in at noon");
}

#[test]
fn every_invalid_field_of_a_form_is_named_at_once() {
    let empty = DepositForm::default();
    let required = |fields: &[&'static str]| -> Vec<_> {
        let code = |field: &&'static str| match *field {
            "ownerBankAccountId" => (*field, "account.unknown"),
            "channel" | "provider" => (*field, "field.unknownChoice"),
            "senderMsisdn" => (*field, "phone.invalid"),
            field => (field, "field.required"),
        };
        fields.iter().map(code).collect()
    };
    for (method, fields) in [
        (
            DepositMethod::BankDeposit,
            &["amount", "ownerBankAccountId", "depositDate", "slipNo"][..],
        ),
        (
            DepositMethod::BankTransfer,
            &[
                "amount",
                "ownerBankAccountId",
                "transferDate",
                "senderBank",
                "transferRef",
                "channel",
            ][..],
        ),
        (
            DepositMethod::Cheque,
            &["amount", "ownerBankAccountId", "chequeDate", "chequeNo", "chequeBank"][..],
        ),
        (
            DepositMethod::MobileBanking,
            &["amount", "provider", "senderMsisdn", "trxId"][..],
        ),
        (DepositMethod::Card, &["amount"][..]),
        (DepositMethod::NetBanking, &["amount"][..]),
    ] {
        assert_eq!(read(method, &empty), Err(required(fields)), "{method:?}");
    }
}

#[test]
fn amounts_dates_and_references_have_limits() {
    type Change = fn(&mut DepositForm);
    let cases: [(Change, &str, &str); 11] = [
        (|form| form.amount = "AED 0.00".to_owned(), "amount", "amount.zero"),
        (|form| form.amount = "AED -5.00".to_owned(), "amount", "amount.zero"),
        (|form| form.amount = "AED 99.99".to_owned(), "amount", "amount.tooSmall"),
        (
            |form| form.amount = "AED 100000.01".to_owned(),
            "amount",
            "amount.tooLarge",
        ),
        (|form| form.amount = "AED 500.001".to_owned(), "amount", "amount.shape"),
        (
            |form| form.amount = "BDT 500.00".to_owned(),
            "amount",
            "amount.currency",
        ),
        (
            |form| form.deposit_date = "2026-11-22".to_owned(),
            "depositDate",
            "date.future",
        ),
        (
            |form| form.deposit_date = "2026-11-05".to_owned(),
            "depositDate",
            "date.tooOld",
        ),
        (|form| form.slip_no = "123".to_owned(), "slipNo", "field.tooShort"),
        (|form| form.slip_no = "12/345".to_owned(), "slipNo", "reference.shape"),
        (|form| form.remark = "r".repeat(251), "remark", "field.tooLong"),
    ];
    for (change, field, code) in cases {
        let mut form = slip();
        change(&mut form);
        assert_eq!(
            read(DepositMethod::BankDeposit, &form),
            Err(vec![(field, code)]),
            "{form:?}"
        );
    }
    let oldest = DepositForm {
        deposit_date: "2026-11-06".to_owned(),
        ..slip()
    };
    assert!(read(DepositMethod::BankDeposit, &oldest).is_ok());
    let cheque = |date: &str| {
        let form = DepositForm {
            cheque_no: "000417".to_owned(),
            cheque_bank: "Gulf Bank".to_owned(),
            cheque_date: date.to_owned(),
            ..slip()
        };
        read(DepositMethod::Cheque, &form).map(drop)
    };
    assert_eq!(cheque("2027-05-20"), Ok(()));
    assert_eq!(cheque("2027-05-21"), Err(vec![("chequeDate", "date.range")]));
}

#[test]
fn money_is_credited_only_after_a_makers_review() {
    for method in DepositMethod::ALL {
        for status in DepositStatus::ALL {
            let mut deposit = deposit(method, status);
            assert!(!deposit.allows(DepositStep::Approve), "{method:?} {status:?}");
            deposit.details.maker = Some(signed("Nadia"));
            let approved = status.after(DepositStep::Approve, DepositWay::Declared);
            assert_eq!(deposit.allows(DepositStep::Approve), approved.is_some());
            assert!(approved.is_none_or(DepositStatus::is_credited), "{status:?}");
            assert!(!deposit.allows(DepositStep::Review), "the maker signs once");
        }
    }
    assert!(signed("Nadia Khan").is_of("nadia khan"));
    assert!(!signed("Nadia").is_of("Omar"));
}

#[test]
fn a_credited_deposit_moves_no_further_except_a_cheque_that_bounces() {
    let steps = [
        DepositStep::Review,
        DepositStep::Approve,
        DepositStep::Reject,
        DepositStep::Ask,
        DepositStep::Answer,
        DepositStep::Withdraw,
        DepositStep::Bounce,
    ];
    for status in DepositStatus::ALL.into_iter().filter(|status| status.is_credited()) {
        for step in steps {
            let after = status.after(step, DepositWay::Cheque);
            let bounced = status == DepositStatus::Cleared && step == DepositStep::Bounce;
            assert_eq!(after, bounced.then_some(DepositStatus::Bounced), "{status:?} {step:?}");
        }
        assert!(DepositStatus::ALL.into_iter().all(|to| !status.may_become_online(to)));
    }
}

#[test]
fn names_of_methods_and_states_are_read_back() {
    for method in DepositMethod::ALL {
        assert_eq!(DepositMethod::parse(method.as_str()), Some(method));
    }
    for status in DepositStatus::ALL {
        assert_eq!(DepositStatus::parse(status.as_str()), Some(status));
    }
    assert_eq!(reference_of(day("2026-11-26"), 42), "DP2611000042");
    assert_eq!(parse_reference(" dp2611000042 ").as_deref(), Some("DP2611000042"));
    for other in ["", "DP", "DP261100004", "DP26110000X2", "FAF2611-00001A"] {
        assert_eq!(parse_reference(other), None, "{other}");
    }
}

#[test]
fn the_same_money_has_one_claim_while_its_deposit_stands() {
    let cheque = deposit(DepositMethod::Cheque, DepositStatus::Received);
    let claim = cheque.claim().expect("a claim");
    assert_eq!(claim, "gulf bank|000417|AED 1000.00|2026-11-20");
    let of = |status| {
        Deposit {
            status,
            ..cheque.clone()
        }
        .claim()
    };
    assert_eq!(of(DepositStatus::Cleared), Some(claim.clone()));
    let mut typed = cheque.clone();
    if let Particulars::Cheque { cheque_bank, .. } = &mut typed.details.particulars {
        *cheque_bank = " GULF  Bank".to_owned();
    }
    assert_eq!(typed.claim(), Some(claim));
    for status in [
        DepositStatus::Rejected,
        DepositStatus::Withdrawn,
        DepositStatus::Bounced,
    ] {
        assert_eq!(of(status), None);
    }
}

#[test]
fn a_mobile_payment_is_claimed_on_any_day_of_declaration() {
    let on = |paid_on: &str| {
        let mut mobile = deposit(DepositMethod::MobileBanking, DepositStatus::Submitted);
        mobile.paid_on = day(paid_on);
        mobile.details.particulars = Particulars::MobileBanking {
            provider: "bKash".to_owned(),
            sender_msisdn: "+8801711223344".to_owned(),
            trx_id: "9FK2L7".to_owned(),
        };
        mobile.claim().expect("a claim")
    };
    assert_eq!(on("2026-11-20"), on("2026-11-21"));
}

#[test]
fn the_entries_of_a_deposit_balance_and_cancel_each_other() {
    for method in [DepositMethod::Cheque, DepositMethod::Card] {
        let mut deposit = deposit(method, DepositStatus::Presented);
        if deposit.method == DepositMethod::Card {
            deposit.details.particulars = Particulars::Online {
                gateway: "sandbox".to_owned(),
            };
        }
        let entry = |lines| JournalEntry {
            agency: deposit.agency,
            kind: EntryKind::Deposit,
            reference: deposit.reference.clone(),
            order: None,
            hold: None,
            description: String::new(),
            actor: "system".to_owned(),
            reason: None,
            posted_at: deposit.created_at,
            value_on: deposit.paid_on,
            lines,
        };
        let (credit, back) = (entry(deposit.credit_lines()), entry(deposit.reversal_lines()));
        assert_eq!((credit.balanced(), back.balanced()), (Ok(()), Ok(())), "{method:?}");
        let expected = if deposit.method == DepositMethod::Card {
            aed(100_000)
        } else {
            aed(98_950)
        };
        assert_eq!(credit.wallet_effect(CurrencyCode::AED), Ok(expected));
        assert_eq!(back.wallet_effect(CurrencyCode::AED), expected.negated());
    }
}

#[test]
fn the_collected_amount_is_credited_without_a_fee_unless_it_is_the_one_that_was_asked() {
    let mut deposit = deposit(DepositMethod::Card, DepositStatus::ManualReview);
    assert!(deposit.with_taken().is_none());
    deposit.details.taken = Some(Money::new(5, CurrencyCode::BDT));
    assert!(deposit.with_taken().is_none());
    deposit.details.taken = Some(aed(500));
    let taken = deposit.with_taken().expect("it fits");
    assert_eq!((taken.credit(), taken.total()), (aed(500), aed(500)));
    // A payer in doubt has paid what was asked, with its fee.
    deposit.details.taken = Some(deposit.total());
    assert_eq!(deposit.with_taken().map(|taken| taken.credit()), Some(deposit.credit()));
    assert_ne!(deposit.credit(), deposit.total());
}

#[test]
fn channels_and_mobile_accounts_are_those_of_the_country() {
    let named = |country: &str| {
        let choices = DepositChoices::of_country(country);
        let channels = choices.channels.iter().map(|channel| channel.as_str());
        let providers = choices.providers.iter().map(|provider| provider.as_str());
        (
            channels.collect::<Vec<_>>().join(" "),
            providers.collect::<Vec<_>>().join(" "),
        )
    };
    let of = |channels: &str, providers: &str| (channels.to_owned(), providers.to_owned());
    assert_eq!(named("BD"), of("NPSB BEFTN RTGS other", "bKash Nagad Rocket Upay"));
    assert_eq!(named("ae"), of("UAEFTS other", ""));
    assert_eq!(named("GB"), of("other", ""));
    let mobile = DepositForm {
        amount: "500.00".to_owned(),
        provider: "bKash".to_owned(),
        sender_msisdn: "+8801711223344".to_owned(),
        trx_id: "9FK2L7QX".to_owned(),
        ..DepositForm::default()
    };
    let refused = read(DepositMethod::MobileBanking, &mobile);
    assert_eq!(refused.map(drop), Err(vec![("provider", "field.unknownChoice")]));
}
