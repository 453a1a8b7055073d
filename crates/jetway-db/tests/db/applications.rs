//! Applications: what opens them, what proves their addresses, and how often they change state.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::outbox::Channel;
use jetway_db::repo::registration::applications::{
    Application, ApplicationGuess, ApplicationRemark, ApplicationStatus, IssuedApplicationCode,
};
use jetway_db::repo::sign_in::codes::GuessOutcome;
use jetway_db::{Database, DbError, TenantScope};
use jetway_domain::ids::ApplicationId;
use jetway_domain::registration::{RegistrationForm, RegistrationKind};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, start};

fn form(email: &str) -> RegistrationForm {
    RegistrationForm {
        kind: RegistrationKind::Proprietor,
        company_name: "Blue Dunes".to_owned(),
        trade_license_number: "CN-1".to_owned(),
        trade_license_expiry: Some(start().date_naive()),
        civil_aviation_number: "GCAA-1".to_owned(),
        tax_number: String::new(),
        company_registration_number: String::new(),
        partners: Vec::new(),
        travellers: None,
        first_name: "Amina".to_owned(),
        last_name: String::new(),
        position: String::new(),
        country_code: "AE".to_owned(),
        city: "Dubai".to_owned(),
        zip_code: String::new(),
        address: "Marina".to_owned(),
        email: email.to_owned(),
        phone: "+971501234567".to_owned(),
        accepts_sharing: true,
    }
}

fn draft(ids: &SeededIds, key_hash: &str) -> Application {
    Application::draft(
        ApplicationId::fresh(ids),
        key_hash.to_owned(),
        "https://falcon.test".to_owned(),
        start(),
    )
}

fn sent(draft: &Application, reference: &str, email: &str) -> Application {
    Application {
        reference: Some(reference.to_owned()),
        status: ApplicationStatus::Pending,
        form: Some(form(email)),
        remarks: vec![ApplicationRemark {
            item: "Trade licence".to_owned(),
            status: "open".to_owned(),
            remark: "Blurred".to_owned(),
            by: "Nadia".to_owned(),
            at: start(),
        }],
        submitted_at: Some(start()),
        ..draft.clone()
    }
}

#[cfg(test)]
async fn keep(test: &TestDatabase, application: &Application) {
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    tx.applications().insert(application).await.unwrap();
    tx.commit().await.unwrap();
}

#[cfg(test)]
async fn issue(test: &TestDatabase, application: ApplicationId, reference: &str, at: DateTime<Utc>) {
    let code = IssuedApplicationCode {
        reference: reference.to_owned(),
        application,
        channel: Channel::Mail,
        address: "a@b.test".to_owned(),
        code_hash: "right".to_owned(),
        created_at: at,
        expires_at: at + TimeDelta::minutes(10),
    };
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    tx.applications().issue_code(&code).await.unwrap();
    tx.commit().await.unwrap();
}

/// One guess in a transaction of its own.
#[cfg(test)]
async fn guess_code(
    db: &Database,
    scope: &TenantScope,
    guess: &ApplicationGuess<'_>,
    now: DateTime<Utc>,
) -> GuessOutcome {
    let tx = db.begin(scope).await.unwrap();
    let outcome = tx.applications().try_code(guess, now).await.unwrap();
    tx.commit().await.unwrap();
    outcome
}

fn guess<'g>(application: ApplicationId, reference: &'g str, code_hash: &'g str) -> ApplicationGuess<'g> {
    ApplicationGuess {
        reference,
        application,
        channel: Channel::Mail,
        address: "a@b.test",
        code_hash,
    }
}

on_both_engines! {
    async fn what_was_sent_is_read_back_and_changes_state_once(test: TestDatabase) {
        let ids = SeededIds::default();
        let draft = draft(&ids, "k1");
        keep(&test, &draft).await;
        let pending = sent(&draft, "REG-1", "a@b.test");
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert!(tx.applications().put(&pending, ApplicationStatus::Draft).await.unwrap());
        assert!(!tx.applications().put(&pending, ApplicationStatus::Draft).await.unwrap());
        assert_eq!(tx.applications().by_key("k1").await.unwrap(), Some(pending.clone()));
        assert_eq!(tx.applications().lock(pending.id).await.unwrap(), Some(pending.clone()));
        assert_eq!(tx.applications().sent(Some(ApplicationStatus::Pending), 9).await.unwrap(), [pending]);
        assert_eq!(tx.applications().sent(Some(ApplicationStatus::Rejected), 9).await.unwrap(), []);
    }

    async fn one_application_of_a_mail_address_is_open_at_a_time(test: TestDatabase) {
        let ids = SeededIds::default();
        let [first, second] = [draft(&ids, "k1"), draft(&ids, "k2")];
        keep(&test, &first).await;
        keep(&test, &second).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.applications().put(&sent(&first, "REG-1", "a@b.test"), ApplicationStatus::Draft).await.unwrap();
        assert!(tx.applications().is_email_waiting("A@b.test", second.id).await.unwrap());
        assert!(!tx.applications().is_email_waiting("a@b.test", first.id).await.unwrap());
        tx.commit().await.unwrap();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let refused = tx.applications().put(&sent(&second, "REG-2", "a@b.test"), ApplicationStatus::Draft).await;
        assert!(matches!(refused, Err(DbError::Duplicate(_))), "{refused:?}");
    }

    async fn five_guesses_are_all_there_are_however_parallel(test: TestDatabase) {
        let application = draft(&SeededIds::default(), "k1");
        keep(&test, &application).await;
        issue(&test, application.id, "r1", start()).await;
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(test.scope("falcon")));
        let tasks: Vec<_> = (0..12)
            .map(|_| {
                let (db, scope, id) = (Arc::clone(&db), Arc::clone(&scope), application.id);
                tokio::spawn(async move { guess_code(&db, &scope, &guess(id, "r1", "wrong"), start()).await })
            })
            .collect();
        let mut evaluated = 0;
        for task in tasks {
            evaluated += usize::from(matches!(task.await.unwrap(), GuessOutcome::Wrong { .. }));
        }
        assert_eq!(evaluated, 5);
        let right = guess(application.id, "r1", "right");
        assert_eq!(guess_code(&db, &scope, &right, start()).await, GuessOutcome::Dead);
    }

    async fn a_code_is_bound_to_its_application_address_and_time(test: TestDatabase) {
        let ids = SeededIds::default();
        let [own, other] = [draft(&ids, "k1"), draft(&ids, "k2")];
        keep(&test, &own).await;
        keep(&test, &other).await;
        issue(&test, own.id, "r1", start()).await;
        let scope = test.scope("falcon");
        let elsewhere = ApplicationGuess { address: "c@d.test", ..guess(own.id, "r1", "right") };
        let foreign = guess(other.id, "r1", "right");
        let late = start() + TimeDelta::minutes(10);
        let right = guess(own.id, "r1", "right");
        for (guess, at) in [(&elsewhere, start()), (&foreign, start()), (&right, late)] {
            assert_eq!(guess_code(&test.db, &scope, guess, at).await, GuessOutcome::Dead);
        }
        assert_eq!(guess_code(&test.db, &test.scope("heron"), &right, start()).await, GuessOutcome::Dead);
        assert_eq!(guess_code(&test.db, &scope, &right, start()).await, GuessOutcome::Consumed);
        issue(&test, own.id, "r2", start() + TimeDelta::minutes(1)).await;
        let tx = test.db.read(&scope).await.unwrap();
        let last = tx.applications().last_code_at(own.id, Channel::Mail).await.unwrap();
        assert_eq!(last, Some(start() + TimeDelta::minutes(1)));
        assert_eq!(tx.applications().last_code_at(own.id, Channel::Sms).await.unwrap(), None);
        assert_eq!(tx.applications().codes_since(other.id, "a@b.test", start()).await.unwrap(), (0, 2));
    }

    async fn stale_drafts_are_deleted_with_their_codes_and_nothing_else_is(test: TestDatabase) {
        let ids = SeededIds::default();
        let [left, sent_one] = [draft(&ids, "k1"), draft(&ids, "k2")];
        keep(&test, &left).await;
        keep(&test, &sent_one).await;
        issue(&test, left.id, "r1", start()).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.applications().put(&sent(&sent_one, "REG-1", "a@b.test"), ApplicationStatus::Draft).await.unwrap();
        assert_eq!(tx.applications().drop_drafts(start()).await.unwrap(), 0);
        assert_eq!(tx.applications().drop_drafts(start() + TimeDelta::seconds(1)).await.unwrap(), 1);
        assert_eq!(tx.applications().get(left.id).await.unwrap(), None);
        assert!(tx.applications().get(sent_one.id).await.unwrap().is_some());
        assert_eq!(tx.applications().codes_since(left.id, "a@b.test", start()).await.unwrap(), (0, 0));
    }

    async fn another_tenant_neither_reads_nor_changes_an_application(test: TestDatabase) {
        let application = draft(&SeededIds::default(), "k1");
        keep(&test, &application).await;
        let tx = test.db.begin(&test.scope("heron")).await.unwrap();
        assert_eq!(tx.applications().get(application.id).await.unwrap(), None);
        assert_eq!(tx.applications().by_key("k1").await.unwrap(), None);
        assert!(!tx.applications().put(&application, ApplicationStatus::Draft).await.unwrap());
        assert_eq!(tx.applications().drop_drafts(start() + TimeDelta::days(9)).await.unwrap(), 0);
    }

    async fn a_passed_check_is_used_up_once(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert!(tx.captchas().spend("m", start()).await.unwrap());
        assert!(!tx.captchas().spend("m", start()).await.unwrap());
        assert!(tx.captchas().spend("n", start()).await.unwrap());
    }
}
