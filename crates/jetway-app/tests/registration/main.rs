//! Applications under parallel requests, on both databases.

mod office;

use chrono::TimeDelta;
use jetway_app::files::{FileKind, FilePurpose, judge};
use jetway_app::identity::{FIRST_PASSWORD_LIFE, SignIn, SignInOutcome};
use jetway_app::registration::ApplicationStatus;
use jetway_app::registration::{DecideError, Decision, RegistrationError};
use jetway_app::wallet::balance;
use jetway_domain::registration::ApplicationAttachment;
use jetway_testkit::on_both_engines;

use crate::office::{Office, pdf};

on_both_engines! {
    // covers: P-223
    async fn parallel_approvals_make_one_agency_with_an_owner_a_wallet_and_its_licences(test: TestDatabase) {
        let office = Office::open(&test).await;
        let application = office.pending("amina@bluedunes.test").await;
        let requests = (0..5).map(|_| office.decide(application.id, Decision::Approve));
        let decided = futures::future::join_all(requests).await;
        let agencies: Vec<_> = decided.into_iter().map(|decided| decided.expect("approved")).collect();
        assert_eq!(agencies.iter().filter(|decided| decided.is_new).count(), 1);
        let agency = agencies[0].application.agency_id.expect("an agency");
        assert!(agencies.iter().all(|decided| decided.application.agency_id == Some(agency)));

        let scope = test.scope("falcon");
        let money = balance(&test.db, &scope, agency).await.expect("a wallet");
        assert_eq!((money.posted.minor, money.credit_limit.minor), (0, 0));
        let tx = test.db.read(&scope).await.expect("a transaction");
        let owners = tx.users().of_agency(agency).await.expect("people");
        assert_eq!(owners.len(), 1);
        assert!(owners[0].force_change_password && owners[0].phone_verified_at.is_some());
        assert_eq!(tx.companies().get(agency).await.expect("a company").details.city, "Dubai");
        let attachments = tx.files().of_owner(application.id.0, FilePurpose::ApplicationDocument).await.expect("attachments");
        assert_eq!(attachments.len(), 3);
        assert!(attachments.iter().all(|attachment| attachment.agency_id == Some(agency)));
        let approvals = tx.audit().latest(50).await.expect("the trail");
        assert_eq!(approvals.iter().filter(|event| event.action == "application.approved").count(), 1);
    }

    async fn parallel_requests_send_one_application(test: TestDatabase) {
        let office = Office::open(&test).await;
        let key = office.ready("amina@bluedunes.test").await;
        let mut answers = Vec::new();
        for _ in 0..4 {
            answers.push(office.solved_submission("amina@bluedunes.test").await);
        }
        let requests = answers.iter().map(|sent| office.app.submit_application(&office.site, &key, sent));
        let references: Vec<_> = futures::future::join_all(requests).await;
        let references: Vec<_> = references.into_iter().map(|reference| reference.expect("sent")).collect();
        assert!(references.iter().all(|reference| *reference == references[0]), "{references:?}");
        let waiting = office.app.applications(&office.site.tenant, Some(ApplicationStatus::Pending), 9).await;
        assert_eq!(waiting.expect("a list").len(), 1);
    }

    async fn nothing_is_decided_about_drafts_and_twice_about_nothing(test: TestDatabase) {
        let office = Office::open(&test).await;
        let begun = office.begin().await;
        let unsent = office.decide(begun.draft.application.id, Decision::Approve).await;
        assert!(matches!(unsent, Err(DecideError::Unknown)), "{unsent:?}");
        let application = office.pending("amina@bluedunes.test").await;
        let reason = "The licence has run out.".to_owned();
        office.decide(application.id, Decision::Reject { reason }).await.expect("rejected");
        let late = office.decide(application.id, Decision::Approve).await;
        assert!(matches!(late, Err(DecideError::WrongState(ApplicationStatus::Rejected))), "{late:?}");
    }

    async fn an_address_that_got_an_account_meanwhile_is_not_taken_on(test: TestDatabase) {
        let office = Office::open(&test).await;
        let application = office.pending("agent@bluedunes.example").await;
        office.settle().await;
        let refused = office.decide(application.id, Decision::Approve).await;
        assert!(matches!(refused, Err(DecideError::EmailTaken)), "{refused:?}");
    }

    async fn sign_in_counts_a_failure_of_addresses_with_and_without_an_account(test: TestDatabase) {
        let office = Office::open(&test).await;
        office.settle().await;
        let mut counted = Vec::new();
        for address in ["agent@bluedunes.example", "nobody@bluedunes.example"] {
            let attempt = SignIn {
                tenant: office.site.tenant.clone(),
                voice: office.site.voice.clone(),
                username: address.to_owned(),
                password: "Not-the-one-1".to_owned(),
                device: "browser-1".to_owned(),
                browser: String::new(),
                verify_phone: false,
            };
            let told = office.app.identity().sign_in(&attempt).await.expect("an answer");
            assert_eq!(told, SignInOutcome::Refused, "{address}");
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            counted.push(tx.tamper("update failed_guesses set failures = failures").await.expect("a count"));
        }
        assert_eq!(counted, [1, 2]);
    }

    async fn emails_are_deleted_once_their_secrets_are_useless(test: TestDatabase) {
        let office = Office::open(&test).await;
        let application = office.pending("amina@bluedunes.test").await;
        office.decide(application.id, Decision::Approve).await.expect("approved");
        let has_password = async || {
            let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
            let emails = tx.outbox().list(99).await.expect("emails");
            emails.iter().any(|email| email.message.body.contains("Temporary password: "))
        };
        office.clock.advance(FIRST_PASSWORD_LIFE);
        office.app.sweep().await.expect("swept");
        assert!(has_password().await, "it may be read as long as it opens something");
        office.clock.advance(TimeDelta::days(1) + TimeDelta::seconds(1));
        office.app.sweep().await.expect("swept");
        assert!(!has_password().await);
    }

    async fn what_was_abandoned_is_swept_with_its_attachments(test: TestDatabase) {
        let office = Office::open(&test).await;
        let begun = office.begin().await;
        let file = judge("scan.pdf", pdf(), &[FileKind::Pdf]).expect("a file");
        let draft = office
            .app
            .keep_application_attachment(&office.site.tenant, &begun.key, ApplicationAttachment::TradeLicense, file)
            .await
            .expect("kept");
        let sent = office.pending("amina@bluedunes.test").await;
        office.clock.advance(TimeDelta::days(3));
        office.app.sweep().await.expect("swept");
        let gone = office.app.registration_draft(&office.site.tenant, &begun.key).await;
        assert!(matches!(gone, Err(RegistrationError::NoDraft)));
        let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
        assert_eq!(tx.files().facts(draft.attachments[0].id).await.expect("facts"), None);
        assert!(tx.applications().get(sent.id).await.expect("an application").is_some());
    }
}
