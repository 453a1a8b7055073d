//! One tenant's rows do not exist for another. On SQLite this proves the scope every query starts from; on PostgreSQL
//! the second wall too, where the scope is removed on purpose.

use chrono::TimeDelta;
use jetway_db::repo::agencies::AgencyFilter;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::company::bank_accounts::BankAccount;
use jetway_db::repo::company::branches::{Branch, Standing};
use jetway_db::repo::company::companies::{CompanyProfile, KycRemark, RemarkAuthor};
use jetway_db::repo::company::staff::StaffDetails;
use jetway_db::repo::content::banners::{Banner, Placement};
use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
use jetway_db::repo::idempotency::{CallKey, Claim, StoredReply};
use jetway_db::repo::jobs::{Lane, NewJob};
use jetway_db::repo::ledger::{NewHold, PassbookFilter, WalletError};
use jetway_db::repo::licences::LicenceFile;
use jetway_db::repo::outbox::{Channel, NewMessage};
use jetway_db::repo::payments::{DepositEvent, DepositFilter, ReportFile, ReportFileState};
use jetway_db::repo::prices::fare_lots::LotListFilter;
use jetway_db::repo::registration::applications::{Application, IssuedApplicationCode};
use jetway_db::repo::sign_in::codes::{Guess, GuessOutcome, IssuedCode};
use jetway_db::repo::sign_in::guesses::{BackOff, Guesser};
use jetway_db::repo::sign_in::sessions::Session;
use jetway_db::repo::travellers::{TravellerChange, TravellerFilter, TravellerRecord};
use jetway_db::repo::users::{PasswordHash, User};
use jetway_db::{Database, Engine, TenantScope, Tx};
use jetway_domain::air::search::Cabin;
use jetway_domain::air::traveller::saved::{PassportData, SavedTraveller};
use jetway_domain::air::traveller::{Gender, Title};
use jetway_domain::clock::Ids;
use jetway_domain::codes::CountryCode;
use jetway_domain::deposit::{Deposit, DepositDetails, DepositMethod, DepositStatus, Particulars};
use jetway_domain::ids::{
    AgencyId, ApplicationId, BankAccountId, BranchId, DepositId, FileId, HoldId, JournalId, LotImportId, OrderKind,
    OrderPrefix, OrderReference, SavedTravellerId, SessionId, WalletChangeId,
};
use jetway_domain::ledger::{
    Account, AdjustmentCause, ChangeSignature, EntryKind, JournalEntry, Line, WalletChange, WalletChangeStatus,
    WalletChangeSubject,
};
use jetway_domain::lot::LotImport;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{SeededIds, on_both_engines, people, start};

use crate::fare_days::question;
use crate::fare_lots::{lot, moved, on_sale};
use crate::{group_requests, holidays, templates, tour_packages};

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn order() -> OrderReference {
    let prefix = OrderPrefix::parse("FA").expect("two letters");
    OrderReference::compose(prefix, OrderKind::Flight, start(), 1).expect("a reference")
}

fn entry(agency: AgencyId) -> JournalEntry {
    JournalEntry {
        agency,
        kind: EntryKind::Deposit,
        reference: "D-1".to_owned(),
        order: None,
        hold: None,
        description: "Deposit".to_owned(),
        actor: "system".to_owned(),
        reason: None,
        posted_at: start(),
        value_on: start().date_naive(),
        lines: vec![
            Line::debit(Account::Bank("main".to_owned()), aed(1_000)),
            Line::credit(Account::AgencyWallet(agency), aed(1_000)),
        ],
    }
}

/// One row of everything, under known identifiers.
#[cfg(test)]
struct Settled {
    user: User,
    branch: Branch,
    session: Session,
    message: uuid::Uuid,
    hold: HoldId,
}

#[cfg(test)]
const CODE: Guess<'static> = Guess {
    reference: "r1",
    user_id: jetway_domain::ids::UserId(uuid::Uuid::nil()),
    device_hash: "d",
    purpose: "p",
    code_hash: "h",
};

#[cfg(test)]
const GUESSER: Guesser<'static> = Guesser {
    subject: "s",
    purpose: "p",
};

#[cfg(test)]
async fn settle(db: &Database, scope: &TenantScope) -> Settled {
    let ids = SeededIds::default();
    let tx = db.begin(scope).await.unwrap();
    let (agency, user) = people::settle(&tx, &ids).await.unwrap();
    let branch = Branch {
        id: BranchId(ids.uuid()),
        agency_id: agency.id,
        name: "Deira".to_owned(),
        email: String::new(),
        phone: String::new(),
        address: String::new(),
        city: String::new(),
        country: String::new(),
        manager: String::new(),
        standing: Standing::Active,
        version: 1,
    };
    tx.branches().insert(&branch).await.unwrap();
    organisation_rows(&tx, &ids, &user).await;
    deposit_rows(&tx, &user).await;
    let asked = group_requests::request(1, (user.agency_id, user.id));
    group_requests::stored(&tx, &asked).await;
    let wished = holidays::request(1, (user.agency_id, user.id));
    holidays::stored(&tx, &wished).await;
    tx.holidays().insert(&holidays::order(&wished)).await.unwrap();
    let session = session(&ids, &user);
    tx.sessions().create(&session).await.unwrap();
    tx.devices().remember(user.id, "d", start()).await.unwrap();
    tx.codes().issue(&code(&user)).await.unwrap();
    fail_once(&tx).await;
    let message = platform_rows(&tx, &ids, &user).await;
    tx.ledger().open_wallet(agency.id, aed(0)).await.unwrap();
    wallet_change(&tx, agency.id).await;
    fare_lot(&tx).await;
    let tour = tour_packages::package(1, "ist", 10);
    tx.tour_packages().insert(&[tour]).await.unwrap();
    tx.templates().insert(&templates::template(1, "Photo")).await.unwrap();
    tx.ledger()
        .post(&entry(agency.id), JournalId(ids.uuid()))
        .await
        .unwrap();
    let hold = tx
        .ledger()
        .place_hold(hold(agency.id, HoldId(ids.uuid())))
        .await
        .unwrap()
        .id;
    tx.commit().await.unwrap();
    Settled {
        user,
        branch,
        session,
        message,
        hold,
    }
}

#[cfg(test)]
async fn fail_once(tx: &Tx) {
    let rule = BackOff {
        after_failures: 5,
        first: TimeDelta::minutes(15),
        longest: TimeDelta::days(1),
    };
    let standing = tx.guesses().lock(GUESSER, start()).await.unwrap();
    tx.guesses().failed(GUESSER, standing, rule, start()).await.unwrap();
}

#[cfg(test)]
async fn organisation_rows(tx: &Tx, ids: &SeededIds, user: &User) {
    let agency = user.agency_id;
    let facts = FileFacts {
        id: FileId(ids.uuid()),
        agency_id: Some(agency),
        owner_id: agency.0,
        purpose: FilePurpose::AgencyLogo,
        label: String::new(),
        name: "logo.png".to_owned(),
        kind: FileKind::Png,
        bytes: 3,
        sha256: String::new(),
        uploaded_by: Some(user.id),
        created_at: start(),
    };
    tx.files().insert(&facts, vec![1, 2, 3]).await.unwrap();
    let report = ReportFile {
        id: facts.id.0,
        agency,
        user: user.id,
        request: serde_json::json!({}),
        state: ReportFileState::Waiting,
        rows: 9,
        done: 0,
        fault: None,
        asked_at: start(),
        expires_at: start(),
    };
    tx.report_files().insert(&report).await.unwrap();
    let profile = CompanyProfile {
        logo: Some(facts.id),
        ..CompanyProfile::default()
    };
    assert!(tx.companies().put(agency, &profile, start()).await.unwrap());
    let said = KycRemark {
        at: start(),
        author: RemarkAuthor::Agency,
        author_name: "Amina".to_owned(),
        remark: "Here it is".to_owned(),
    };
    tx.companies().remark(agency, &said, ids).await.unwrap();
    assert!(
        tx.staff()
            .put(user.id, &StaffDetails::default(), start())
            .await
            .unwrap()
    );
    let account = BankAccount {
        id: BankAccountId(ids.uuid()),
        agency_id: agency,
        bank_name: "Emirates Bank".to_owned(),
        account_name: "Blue Dunes".to_owned(),
        account_number: "1".to_owned(),
        branch_name: String::new(),
        swift_code: String::new(),
        routing_no: String::new(),
        currency: "AED".to_owned(),
        standing: Standing::Active,
        version: 1,
        created_at: start(),
    };
    tx.bank_accounts().insert(&account).await.unwrap();
    tx.licences().put(&LicenceFile::due(agency, 2, start())).await.unwrap();
    fare_index(tx, agency).await;
    registration_rows(tx, ids).await;
}

const DEPOSIT: DepositId = DepositId(uuid::Uuid::nil());
const CHANGE: WalletChangeId = WalletChangeId(uuid::Uuid::nil());

#[cfg(test)]
async fn deposit_rows(tx: &Tx, user: &User) {
    let deposit = Deposit {
        id: DEPOSIT,
        version: 1,
        agency: user.agency_id,
        reference: "DP2611000001".to_owned(),
        method: DepositMethod::Card,
        status: DepositStatus::Initiated,
        amount: aed(1_000),
        fee: aed(18),
        created_by: user.id,
        created_at: start(),
        paid_on: start().date_naive(),
        expires_at: None,
        next_check_at: None,
        details: DepositDetails {
            particulars: Particulars::Online {
                gateway: "sandbox".to_owned(),
            },
            remark: String::new(),
            agency_name: "Blue Dunes".to_owned(),
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
    };
    assert!(tx.deposits().insert(&deposit).await.unwrap());
    let event = DepositEvent {
        at: start(),
        author: "Amina".to_owned(),
        status: deposit.status,
        note: String::new(),
    };
    tx.deposits().record(&deposit, &event).await.unwrap();
}

#[cfg(test)]
async fn wallet_change(tx: &Tx, agency: AgencyId) {
    let change = WalletChange {
        id: CHANGE,
        version: 1,
        reference: "WCH2611000001".to_owned(),
        agency,
        subject: WalletChangeSubject::Adjustment {
            amount: aed(-5),
            cause: AdjustmentCause::Correction,
        },
        status: WalletChangeStatus::Proposed,
        maker: ChangeSignature {
            by: "Nadia".to_owned(),
            at: start(),
            note: "n".to_owned(),
        },
        checker: None,
    };
    assert!(tx.wallet_changes().insert(&change).await.unwrap());
}

#[cfg(test)]
async fn fare_lot(tx: &Tx) {
    let import = LotImport {
        id: LotImportId(uuid::Uuid::from_u128(1)),
        lots: 1,
        loaded: None,
        made_by: "Nadia".to_owned(),
        made_at: start(),
        undone: None,
    };
    let lot = lot(moved(1, 1).lot, 60, 10);
    assert!(tx.fare_lots().insert_import(&import, "a file").await.unwrap());
    tx.fare_lots().insert(&[lot]).await.unwrap();
    assert!(tx.fare_lots().take(&moved(1, 1)).await.unwrap());
}

#[cfg(test)]
async fn fare_index(tx: &Tx, agency: AgencyId) {
    let index = tx.fare_index();
    let life = (start(), start() + TimeDelta::minutes(2));
    let claimed = index
        .claim(agency, &question(Cabin::Economy), start().date_naive(), life)
        .await;
    assert!(claimed.unwrap());
    assert!(index.take_calls(start(), 1, 9).await.unwrap());
}

#[cfg(test)]
async fn registration_rows(tx: &Tx, ids: &SeededIds) {
    let application = Application::draft(
        ApplicationId::fresh(ids),
        "k".to_owned(),
        "https://falcon.test".to_owned(),
        start(),
    );
    tx.applications().insert(&application).await.unwrap();
    let code = IssuedApplicationCode {
        reference: "r1".to_owned(),
        application: application.id,
        channel: Channel::Mail,
        address: "a@b.example".to_owned(),
        code_hash: "h".to_owned(),
        created_at: start(),
        expires_at: start() + TimeDelta::minutes(10),
    };
    tx.applications().issue_code(&code).await.unwrap();
    assert!(tx.captchas().spend("m", start()).await.unwrap());
}

#[cfg(test)]
async fn platform_rows(tx: &Tx, ids: &SeededIds, user: &User) -> uuid::Uuid {
    let message = NewMessage {
        channel: Channel::Mail,
        to: "a@b.example".to_owned(),
        subject: "s".to_owned(),
        body: "b".to_owned(),
    };
    let message = tx.outbox().enqueue(message, ids, start()).await.unwrap();
    tx.banners().insert(Placement::Home, &banner(ids)).await.unwrap();
    let event = AuditEvent {
        at: start(),
        by: Actor::User(user.id),
        agency_id: Some(user.agency_id),
        action: "user.added".to_owned(),
        subject: user.id.to_string(),
        detail: serde_json::json!({}),
    };
    tx.audit().record(event, ids).await.unwrap();
    assert!(tx.jobs().enqueue(job(), ids, start()).await.unwrap());
    let call = CallKey {
        user_id: user.id,
        operation: "o",
        key: "k",
    };
    assert_eq!(
        tx.idempotency()
            .claim(&call, "h", TimeDelta::minutes(1), start())
            .await
            .unwrap(),
        Claim::New
    );
    assert_eq!(tx.counters().next("order").await.unwrap(), 1);
    tx.travellers().insert(&traveller(user), &change(user)).await.unwrap();
    message
}

const TRAVELLER: SavedTravellerId = SavedTravellerId(uuid::Uuid::nil());

fn traveller(user: &User) -> TravellerRecord {
    TravellerRecord {
        id: TRAVELLER,
        agency_id: user.agency_id,
        version: 1,
        person: SavedTraveller {
            title: Title::Mr,
            given_name: "Idris".to_owned(),
            surname: "Karim".to_owned(),
            no_given_name: false,
            gender: Gender::Male,
            birth_on: start().date_naive(),
            nationality: CountryCode::parse("BD").expect("a country"),
            phone: None,
            email: None,
            frequent_flyers: Vec::new(),
            seat: None,
            meal: None,
            notes: None,
            passport_data: PassportData::default(),
        },
        sealed_passports: Some("key.text".to_owned()),
        created_at: start(),
        updated_at: start(),
    }
}

fn change(user: &User) -> TravellerChange {
    TravellerChange {
        by: user.id,
        at: start(),
        passport_print: Some("print".to_owned()),
        name_key: "KARIM/IDRIS/2026-11-21".to_owned(),
    }
}

fn session(ids: &SeededIds, user: &User) -> Session {
    Session {
        id: SessionId(ids.uuid()),
        user_id: user.id,
        agency_id: user.agency_id,
        device_hash: "d".to_owned(),
        created_at: start(),
        rotated_at: start(),
        expires_at: start() + TimeDelta::hours(12),
        revoked_at: None,
        revoke_reason: None,
        awaits: None,
        browser: "Browser 1.0".to_owned(),
    }
}

fn code(user: &User) -> IssuedCode {
    IssuedCode {
        reference: "r1".to_owned(),
        user_id: user.id,
        device_hash: "d".to_owned(),
        purpose: "p".to_owned(),
        code_hash: "h".to_owned(),
        created_at: start(),
        expires_at: start() + TimeDelta::minutes(10),
    }
}

fn banner(ids: &SeededIds) -> Banner {
    Banner {
        id: ids.uuid(),
        position: 1,
        path: "b.svg".to_owned(),
        text: "Hello".to_owned(),
        download_app: true,
        link: None,
        active_from: None,
        active_until: None,
    }
}

fn job() -> NewJob {
    NewJob {
        kind: "air.settle".to_owned(),
        unique_key: Some("1".to_owned()),
        payload: serde_json::json!({"order": "1"}),
        run_at: start(),
    }
}

fn hold(agency: AgencyId, id: HoldId) -> NewHold {
    NewHold {
        id,
        agency,
        order: order(),
        amount: aed(10),
        actor: "system".to_owned(),
        created_at: start(),
        expires_at: start() + TimeDelta::minutes(30),
    }
}

on_both_engines! {
    async fn another_tenant_reads_nothing(test: TestDatabase) {
        let rows = settle(&test.db, &test.scope("falcon")).await;
        let agency = rows.user.agency_id;
        let tx = test.db.read(&test.scope("heron")).await.unwrap();
        assert_eq!(tx.agencies().get(agency).await.unwrap(), None);
        assert_eq!(tx.agencies().list().await.unwrap(), []);
        assert_eq!(tx.branches().get(rows.user.agency_id, rows.branch.id).await.unwrap(), None);
        let owned = tx.files().of_owner(agency.0, FilePurpose::AgencyLogo).await.unwrap();
        assert_eq!(owned, []);
        assert_eq!(tx.companies().get(agency).await.unwrap(), CompanyProfile::default());
        assert_eq!(tx.companies().remarks(agency).await.unwrap(), []);
        assert_eq!(tx.staff().details(rows.user.id).await.unwrap(), StaffDetails::default());
        assert_eq!(tx.bank_accounts().of_agency(agency).await.unwrap(), []);
        assert_eq!(tx.users().get(rows.user.id).await.unwrap(), None);
        assert_eq!(tx.users().by_email(&rows.user.email).await.unwrap(), None);
        assert_eq!(tx.users().of_agency(agency).await.unwrap(), []);
        assert_eq!(tx.sessions().get(rows.session.id).await.unwrap(), None);
        assert!(!tx.devices().is_known(rows.user.id, "d").await.unwrap());
        assert_eq!(tx.codes().issued_since(rows.user.id, "p", None, start()).await.unwrap(), 0);
        assert_eq!(tx.outbox().list(9).await.unwrap(), []);
        assert_eq!(tx.outbox().unsent(9).await.unwrap(), []);
        assert_eq!(tx.banners().list(Placement::Home, start()).await.unwrap(), []);
        assert_eq!(tx.audit().latest(9).await.unwrap(), []);
        assert_eq!(tx.travellers().get(agency, TRAVELLER).await.unwrap(), None);
        assert_eq!(tx.travellers().all(agency).await.unwrap(), []);
        assert_eq!(tx.travellers().page(agency, &TravellerFilter::default(), 1, 9).await.unwrap(), (Vec::new(), 0));
        let prints = ["print".to_owned()];
        assert_eq!(tx.travellers().twins(agency, &prints, "KARIM/IDRIS/2026-11-21").await.unwrap(), []);
        assert_eq!(tx.deposits().by_id(DEPOSIT).await.unwrap(), None);
        assert_eq!(tx.deposits().history(DEPOSIT).await.unwrap(), []);
        assert_eq!(tx.wallet_changes().by_id(CHANGE).await.unwrap(), None);
        assert_eq!(tx.wallet_changes().of_agency(agency, 9).await.unwrap(), []);
        assert_eq!(tx.wallet_changes().waiting(9).await.unwrap(), []);
        let seats = moved(2, 1);
        assert_eq!(tx.fare_lots().find(seats.lot).await.unwrap(), None);
        assert_eq!(tx.fare_lots().on_sale(&on_sale(agency), None, 9).await.unwrap(), []);
        assert_eq!(tx.fare_lots().page(&LotListFilter::default(), None, 9).await.unwrap(), []);
        assert_eq!(tx.fare_lots().imports(9).await.unwrap(), []);
        let tour = tour_packages::package(1, "ist", 10);
        assert_eq!(tx.tour_packages().find(tour.id).await.unwrap(), None);
        assert_eq!(tx.tour_packages().cities(start().date_naive()).await.unwrap(), []);
        let template = templates::template(1, "Photo");
        assert_eq!(tx.templates().find(template.desk, template.id).await.unwrap(), None);
        assert_eq!(tx.templates().list(template.desk, template.state, 9).await.unwrap(), []);
        assert_eq!(tx.agencies().page(&AgencyFilter::default(), None, 9).await.unwrap(), []);
        let page = tx.deposits().list(agency, &DepositFilter::default(), 1, 9).await.unwrap();
        assert_eq!(page, (Vec::new(), 0));
        assert_eq!(tx.ledger().balance(agency).await.unwrap(), None);
        assert_eq!(tx.ledger().hold(rows.hold).await.unwrap(), None);
        assert_eq!(tx.ledger().holds_of(&order()).await.unwrap(), []);
        assert_eq!(tx.ledger().find(EntryKind::Deposit, "D-1").await.unwrap(), None);
        let page = tx.ledger().passbook(agency, &PassbookFilter::default(), 0, 9).await.unwrap();
        assert_eq!((page.total, page.closing_minor), (0, 0));
        let report = tx.ledger().prove().await.unwrap();
        assert_eq!((report.entries, report.wallets, report.holds, report.is_proven()), (0, 0, 0, true));
    }

    async fn the_tenant_itself_reads_everything(test: TestDatabase) {
        let rows = settle(&test.db, &test.scope("falcon")).await;
        let agency = rows.user.agency_id;
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.agencies().list().await.unwrap().len(), 1);
        let logo = tx.companies().get(agency).await.unwrap().logo.unwrap();
        assert_eq!(tx.files().content(logo).await.unwrap(), Some(vec![1, 2, 3]));
        assert_eq!(tx.companies().remarks(agency).await.unwrap().len(), 1);
        assert_eq!(tx.staff().details(rows.user.id).await.unwrap().version, 1);
        assert_eq!(tx.bank_accounts().of_agency(agency).await.unwrap().len(), 1);
        assert_eq!(tx.branches().get(rows.user.agency_id, rows.branch.id).await.unwrap(), Some(rows.branch));
        assert_eq!(tx.users().by_email(" Agent@BlueDunes.example ").await.unwrap(), Some(rows.user.clone()));
        assert_eq!(tx.users().of_agency(agency).await.unwrap().len(), 1);
        assert_eq!(tx.sessions().get(rows.session.id).await.unwrap(), Some(rows.session));
        assert!(tx.devices().is_known(rows.user.id, "d").await.unwrap());
        assert!(!tx.devices().is_known(rows.user.id, "e").await.unwrap());
        assert_eq!(tx.outbox().list(9).await.unwrap()[0].id, rows.message);
        assert_eq!(tx.banners().list(Placement::Home, start()).await.unwrap().len(), 1);
        assert_eq!(tx.banners().list(Placement::SearchPad, start()).await.unwrap(), []);
        assert_eq!(tx.audit().latest(9).await.unwrap().len(), 1);
        assert_eq!(tx.deposits().history(DEPOSIT).await.unwrap().len(), 1);
        assert_eq!(tx.wallet_changes().waiting(9).await.unwrap().len(), 1);
        assert_eq!(tx.agencies().page(&AgencyFilter::default(), None, 9).await.unwrap().len(), 1);
        let kept = traveller(&rows.user);
        assert_eq!(tx.travellers().get(agency, TRAVELLER).await.unwrap(), Some(kept.clone()));
        let filter = TravellerFilter { words: vec!["idr".to_owned(), "karim".to_owned()] };
        assert_eq!(tx.travellers().page(agency, &filter, 1, 9).await.unwrap(), (vec![kept.clone()], 1));
        assert_eq!(tx.travellers().twins(agency, &["print".to_owned()], "").await.unwrap(), [(kept, true)]);
        assert_eq!(tx.ledger().balance(agency).await.unwrap().unwrap().held_minor, 10);
    }

    async fn another_tenant_changes_nothing(test: TestDatabase) {
        let rows = settle(&test.db, &test.scope("falcon")).await;
        let (user, agency) = (rows.user.id, rows.user.agency_id);
        let tx = test.db.begin(&test.scope("heron")).await.unwrap();
        let tour = tour_packages::package(1, "ist", 10);
        assert!(!tx.tour_packages().take(tour.id, tour.departures[0].date, 1).await.unwrap());
        tx.users().note_sign_in(user, start()).await.unwrap();
        tx.guesses().forget(GUESSER).await.unwrap();
        tx.users().set_password(user, &PasswordHash("stolen".to_owned())).await.unwrap();
        assert!(!tx.sessions().rotate(rows.session.id, start()).await.unwrap());
        assert!(!tx.sessions().revoke(rows.session.id, "x", start()).await.unwrap());
        assert_eq!(tx.sessions().revoke_all_of(user, None, "x", start()).await.unwrap(), 0);
        assert_eq!(tx.devices().forget_all(user).await.unwrap(), 0);
        assert!(!tx.outbox().mark_sent(rows.message, start()).await.unwrap());
        assert!(tx.jobs().claim_due((Lane::Short, 9), TimeDelta::minutes(1), start()).await.unwrap().is_empty());
        assert_eq!(tx.counters().next("order").await.unwrap(), 1);
        let (person, written) = (traveller(&rows.user).person, change(&rows.user));
        assert!(!tx.travellers().update(agency, TRAVELLER, 1, &person, None, &written).await.unwrap());
        let guess = Guess { user_id: user, ..CODE };
        assert_eq!(tx.codes().try_consume(&guess, start()).await.unwrap(), GuessOutcome::Dead);
        let call = CallKey { user_id: user, operation: "o", key: "k" };
        tx.idempotency().release(&call).await.unwrap();
        tx.idempotency().complete(&call, &StoredReply { status: 200, body: String::new() }).await.unwrap();
        assert!(matches!(tx.ledger().release_hold(rows.hold, false, start()).await, Err(WalletError::UnknownHold)));
        assert!(matches!(tx.ledger().set_credit_limit(agency, aed(9)).await, Err(WalletError::NoWallet)));
        tx.commit().await.unwrap();

        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.users().get(user).await.unwrap(), Some(rows.user));
        assert_eq!(tx.sessions().get(rows.session.id).await.unwrap(), Some(rows.session));
        assert!(tx.devices().is_known(user, "d").await.unwrap());
        assert_eq!(tx.outbox().unsent(9).await.unwrap().len(), 1);
        assert_eq!(tx.guesses().lock(GUESSER, start()).await.unwrap().failures, 1);
        let claim = tx.idempotency().claim(&call, "h", TimeDelta::minutes(1), start()).await.unwrap();
        assert_eq!(claim, Claim::InProgress);
        assert_eq!(tx.codes().try_consume(&guess, start()).await.unwrap(), GuessOutcome::Consumed);
    }

    async fn postgresql_hides_other_tenants_from_a_query_without_a_filter(test: TestDatabase) {
        if test.db.engine() == Engine::Sqlite {
            return;
        }
        settle(&test.db, &test.scope("falcon")).await;
        let tables = [
            "agencies", "branches", "users", "devices", "sessions", "verification_codes", "outbox_messages",
            "idempotency_keys", "banners", "jobs", "counters", "ledger_entries", "ledger_lines", "ledger_accounts",
            "ledger_holds", "wallets", "audit_events", "files", "company_profiles", "kyc_remarks", "staff_details",
            "bank_accounts", "travellers", "agency_papers", "applications", "application_codes", "spent_captchas",
            "failed_guesses", "deposits", "deposit_events", "wallet_changes", "fare_lots", "seat_moves", "lot_imports",
            "fare_index_months", "fare_index_hours", "report_files", "group_requests", "group_request_events",
            "holiday_requests", "holiday_request_events", "holiday_messages", "holiday_orders",
            "tour_packages", "tour_departures",
        ];
        for table in tables {
            let own = test.db.begin(&test.scope("falcon")).await.unwrap();
            let copy = format!("create temporary table seen on commit drop as select * from {table}");
            assert!(own.tamper(&copy).await.unwrap() > 0, "{table} has no row to hide");
            own.rollback().await.unwrap();
            let other = test.db.begin(&test.scope("heron")).await.unwrap();
            assert_eq!(other.tamper(&copy).await.unwrap(), 0, "{table} shows another tenant's rows");
        }
        let other = test.db.begin(&test.scope("heron")).await.unwrap();
        let forged = "insert into counters (tenant, name, value) values ('falcon', 'forged', 1)";
        assert!(matches!(other.tamper(forged).await, Err(jetway_db::DbError::Refused(_))));
    }
}
