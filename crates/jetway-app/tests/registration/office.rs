//! A portal with applicants and an operator.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use altcha_lib_rs::solve_challenge;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::NaiveDate;
use jetway_app::app::WorldConfig;
use jetway_app::app::{App, AppParts, SandboxSettings};
use jetway_app::emails::Voice;
use jetway_app::files::{FileKind, judge};
use jetway_app::flight::FlightSettings;
use jetway_app::identity::{HashCost, IdentitySettings};
use jetway_app::registration::Application;
use jetway_app::registration::{
    ApplicantAddress, Begun, CaptchaSettings, CodeAsked, CodeGuessed, DecideError, Decided, Decision, Purpose,
    Reviewer, Site, Submission,
};
use jetway_domain::access::Operator;
use jetway_domain::ids::{ApplicationId, TenantId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::registration::{ApplicationAttachment, RegistrationForm, RegistrationKind};
use jetway_domain::secret::SecretKey;
use jetway_tenancy::TenantRegistry;
use jetway_testkit::{ManualClock, SeededIds, TestDatabase, people, start};
use serde_json::json;
use tempfile::TempDir;

const COST: HashCost = HashCost {
    memory_kib: 64,
    passes: 1,
};
const PHONE: &str = "+971501234567";

pub(crate) struct Office<'t> {
    pub(crate) app: Arc<App>,
    pub(crate) clock: Arc<ManualClock>,
    pub(crate) site: Site,
    test: &'t TestDatabase,
    /// Deletes the journal of the sandbox world when the test ends.
    _folder: TempDir,
}

impl<'t> Office<'t> {
    pub(crate) async fn open(test: &'t TestDatabase) -> Self {
        let tenants = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tenants");
        let clock = Arc::new(ManualClock::at(start()));
        let folder = TempDir::new().expect("a folder");
        let parts = AppParts {
            database_url: test.url().to_owned(),
            tenants: TenantRegistry::open(&tenants).expect("the tenants"),
            senders: Arc::new(|_| None),
            token_key: SecretKey::new([9; 32]),
            data_key: SecretKey::new([11; 32]),
            former_data_keys: Vec::new(),
            clock: Arc::clone(&clock) as Arc<_>,
            ids: Arc::new(SeededIds::new(7)),
            sandbox: SandboxSettings {
                enabled: true,
                seed: 1,
                journal: folder.path().join("world.jsonl"),
                world: WorldConfig::quiet(),
            },
            duffel: None,
            payment_simulator: true,
            sslcommerz: BTreeMap::new(),
            report_rows: 5_000,
            redis_url: String::new(),
            flights: FlightSettings::default(),
            identity: IdentitySettings {
                hash_cost: COST,
                ..IdentitySettings::default()
            },
            captcha: CaptchaSettings { max_number: 100 },
        };
        let site = Site {
            tenant: TenantId::parse("falcon").expect("a tenant"),
            voice: Voice {
                company: "Falcon".to_owned(),
                language: "en".to_owned(),
            },
            timezone: "Asia/Dubai".to_owned(),
            asks_aviation: true,
        };
        Self {
            app: App::start(parts).await.expect("started"),
            clock,
            site,
            test,
            _folder: folder,
        }
    }

    pub(crate) async fn begin(&self) -> Begun {
        let answer = self.solved(Purpose::Begin).await;
        let origin = "https://falcon.test".to_owned();
        self.app
            .begin_registration(&self.site.tenant, (origin, "en".to_owned()), &answer)
            .await
            .expect("begun")
    }

    /// Everything is proven and handed in; the key of the draft.
    pub(crate) async fn ready(&self, email: &str) -> String {
        let Begun { key, .. } = self.begin().await;
        for to in [ApplicantAddress::mail(email), ApplicantAddress::phone(PHONE)] {
            self.prove(&key, &to.expect("an address")).await;
        }
        for attachment in ApplicationAttachment::ALL {
            let file = judge("scan.pdf", pdf(), &[FileKind::Pdf]).expect("a file");
            let kept = self
                .app
                .keep_application_attachment(&self.site.tenant, &key, attachment, file);
            kept.await.expect("kept");
        }
        key
    }

    pub(crate) async fn pending(&self, email: &str) -> Application {
        let key = self.ready(email).await;
        let sent = self.solved_submission(email).await;
        self.app
            .submit_application(&self.site, &key, &sent)
            .await
            .expect("sent");
        let draft = self.app.registration_draft(&self.site.tenant, &key).await;
        draft.expect("an application").application
    }

    pub(crate) async fn solved_submission(&self, email: &str) -> Submission {
        Submission {
            form: form(email),
            captcha: self.solved(Purpose::Submit).await,
        }
    }

    pub(crate) async fn decide(&self, id: ApplicationId, decision: Decision) -> Result<Decided, DecideError> {
        let reviewer = Reviewer {
            site: self.site.clone(),
            currency: CurrencyCode::AED,
            operator: Operator::named("Nadia").expect("a name"),
        };
        self.app.decide_application(&reviewer, id, &decision).await
    }

    /// A user has the address `agent@bluedunes.example`.
    pub(crate) async fn settle(&self) {
        let tx = self
            .test
            .db
            .begin(&self.test.scope("falcon"))
            .await
            .expect("a transaction");
        people::settle(&tx, &SeededIds::new(99)).await.expect("settled");
        tx.commit().await.expect("kept");
    }

    async fn solved(&self, purpose: Purpose) -> String {
        let task = self.app.captcha_task(&self.site.tenant, purpose).await.expect("a task");
        let number = solve_challenge(&task.challenge, &task.salt, None, Some(task.max_number), 0);
        let answer = json!({ "algorithm": task.algorithm, "challenge": task.challenge, "number": number.expect("solved"),
            "salt": task.salt, "signature": task.signature });
        STANDARD.encode(answer.to_string())
    }

    async fn prove(&self, key: &str, to: &ApplicantAddress) {
        let asked = self.app.ask_application_code(&self.site, key, to).await.expect("asked");
        let CodeAsked::Sent { reference } = asked else {
            panic!("{asked:?}");
        };
        let outbox = self.app.outbox(1).await.expect("messages");
        let body = &outbox[0].1.message.body;
        let mut words = body.split(|letter: char| !letter.is_ascii_digit());
        let code = words.find(|word| word.len() == 6).expect("a code");
        let guessed = self
            .app
            .verify_application_code(&self.site, key, to, &reference, code)
            .await;
        assert_eq!(guessed.expect("guessed"), CodeGuessed::Verified);
    }
}

pub(crate) fn pdf() -> Vec<u8> {
    b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".to_vec()
}

fn form(email: &str) -> RegistrationForm {
    RegistrationForm {
        kind: RegistrationKind::Proprietor,
        company_name: "Blue Dunes Travel".to_owned(),
        trade_license_number: "CN-1".to_owned(),
        trade_license_expiry: NaiveDate::from_ymd_opt(2032, 6, 30),
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
        address: "Marina 12".to_owned(),
        email: email.to_owned(),
        phone: PHONE.to_owned(),
        accepts_sharing: true,
    }
}
