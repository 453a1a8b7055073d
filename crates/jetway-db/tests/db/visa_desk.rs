//! The list of the visa desk: parts, pages and counts, and orders from before they were stored.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::agencies::Agency;
use jetway_db::repo::orders::DeskMark;
use jetway_db::repo::users::User;
use jetway_db::{Database, Engine, TenantScope};
use jetway_domain::codes::CountryCode;
use jetway_domain::ids::{ApplicantId, FileId, OrderId, OrderKind, OrderPrefix, OrderReference};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{OrderCore, OrderStatus};
use jetway_domain::text::Bilingual;
use jetway_domain::visa::applicant::{Applicant, ApplicantDocument, DocumentState, StoredDocument, VisaState};
use jetway_domain::visa::desk::DeskQueue::{self, Correction, Deliver, InProcess, Lodge, Review};
use jetway_domain::visa::fees::VisaAmounts;
use jetway_domain::visa::order::{VisaOrder, VisaOrderDetails};
use jetway_domain::visa::product::{FeeRates, ProcessingDays, VisaEntries, VisaProduct, VisaPurpose};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};
use uuid::Uuid;

/// The step that stores the parts.
const STEP: &str = "m20261127_000050_visa_desk";

fn at(hours: i64) -> DateTime<Utc> {
    start() + TimeDelta::hours(hours)
}

fn product() -> VisaProduct {
    let aed = |minor| Money::new(minor, CurrencyCode::AED);
    VisaProduct {
        id: "TH-tourist-60".to_owned(),
        name: Bilingual::new("Tourist visa, 60 days", "تأشيرة سياحية، 60 يومًا"),
        destination: CountryCode::parse("TH").expect("a country"),
        destination_name: "Thailand".to_owned(),
        purpose: VisaPurpose::Tourist,
        entries: VisaEntries::Single,
        stay_days: 60,
        validity_days: 90,
        processing: ProcessingDays { min: 5, max: 10 },
        express: None,
        fees: FeeRates {
            embassy: aed(35_000),
            service: aed(10_000),
            vat_bp: 500,
            lodged_refund_bp: 0,
        },
        documents: Vec::new(),
        fields: Vec::new(),
        cutoff_days: 4,
        terms: Vec::new(),
        source: Bilingual::new("sandbox data", "بيانات تجريبية"),
        source_date: start().date_naive(),
    }
}

/// An applicant whose passport is in this state.
fn applicant(number: usize, state: VisaState, passport: DocumentState) -> Applicant {
    let number = u128::try_from(number).expect("a number");
    let mut applicant = Applicant::blank(ApplicantId(Uuid::from_u128(number)));
    applicant.surname = "Uddin".to_owned();
    applicant.state = state;
    applicant.documents = vec![ApplicantDocument {
        code: "passport".to_owned(),
        name: "Passport".to_owned(),
        mandatory: true,
        file: Some(StoredDocument {
            id: FileId(Uuid::from_u128(number)),
            name: "scan.pdf".to_owned(),
            uploaded_at: start(),
            correction: None,
        }),
        state: passport,
        reason: None,
        earlier: Vec::new(),
    }];
    applicant
}

/// An order whose applicants are in these states, for these hours.
fn order(
    number: u64,
    (agency, user): (&Agency, &User),
    hours: i64,
    applicants: &[(VisaState, DocumentState)],
) -> VisaOrder {
    let product = product();
    let prefix = OrderPrefix::of(&"falcon".parse().expect("a tenant"));
    let people = applicants.iter().enumerate();
    VisaOrder {
        core: OrderCore::placed(
            (
                OrderId(Uuid::from_u128(number.into())),
                OrderReference::compose(prefix, OrderKind::Visa, start(), number).expect("a reference"),
            ),
            OrderStatus::Confirmed,
            (agency.id, user.id),
            start(),
        ),
        details: VisaOrderDetails {
            agency_name: agency.name.clone(),
            created_by_name: user.full_name(),
            amounts: VisaAmounts::of_one(&product, false).expect("amounts"),
            product,
            nationality: CountryCode::parse("BD").expect("a country"),
            residency: CountryCode::parse("BD").expect("a country"),
            travel_on: start().date_naive(),
            express: false,
            applicants: people
                .map(|(at, (state, passport))| applicant(at, *state, *passport))
                .collect(),
            price_until: start(),
            submitted_at: Some(start()),
            state_since: at(-hours),
            corrections: Vec::new(),
            print_price: None,
            cancelled: None,
            reminders: Vec::new(),
            documents_deleted_at: None,
        },
    }
}

/// In review without a mandatory document, with every document but an optional one, and with none asked for.
fn by_documents(people: (&Agency, &User)) -> [VisaOrder; 3] {
    let in_review = |number| order(number, people, 0, &[(VisaState::DocumentReview, DocumentState::Ok)]);
    let [mut incomplete, mut complete, mut unasked] = [8, 9, 10].map(in_review);
    let passport = &mut incomplete.details.applicants[0].documents[0];
    (passport.file, passport.state) = (None, DocumentState::Missing);
    complete.details.applicants[0].documents.push(ApplicantDocument {
        code: "ticket".to_owned(),
        name: "Return ticket".to_owned(),
        mandatory: false,
        file: None,
        state: DocumentState::Missing,
        reason: None,
        earlier: Vec::new(),
    });
    unasked.details.applicants[0].documents.clear();
    [incomplete, complete, unasked]
}

/// Two that have waited for three hours, one in two parts, one at the embassy, two that ended, one that is not submitted and three that
/// differ in their documents.
async fn fill(test: &TestDatabase) {
    use DocumentState::{Ok as Good, Pending};
    use VisaState::{Approved, CorrectionRequested, Delivered, DocumentReview, Draft, Refused, Resubmitted, Submitted};
    let tx = test.db.begin(&test.scope("falcon")).await.expect("the database");
    let (agency, user) = people::settle(&tx, &SeededIds::default()).await.expect("an agency");
    for (number, hours, applicants) in [
        (1, 3, vec![(Submitted, Pending)]),
        (2, 3, vec![(Resubmitted, Pending), (CorrectionRequested, Pending)]),
        (3, 1, vec![(DocumentReview, Good), (Approved, Good)]),
        (4, 2, vec![(VisaState::InProcess, Good), (VisaState::Cancelled, Good)]),
        (5, 5, vec![(Delivered, Good), (Refused, Good)]),
        (6, 4, vec![(Refused, Good)]),
        (7, 9, vec![(Draft, Pending)]),
    ] {
        let order = order(number, (&agency, &user), hours, &applicants);
        tx.visas().insert(&order).await.expect("the database");
    }
    for order in by_documents((&agency, &user)) {
        tx.visas().insert(&order).await.expect("the database");
    }
    tx.commit().await.expect("the database");
}

fn numbers(marks: &[DeskMark]) -> Vec<u128> {
    marks.iter().map(|mark| mark.id.0.as_u128()).collect()
}

async fn counts(db: &Database, scope: &TenantScope) -> Vec<(Vec<DeskQueue>, u64)> {
    let tx = db.read(scope).await.expect("the database");
    let mut counts = tx.visa_desk().counts(None).await.expect("the database");
    counts.sort();
    counts
}

on_both_engines! {
    async fn the_desk_lists_by_part_page_by_page(test: TestDatabase) {
        fill(&test).await;
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        let desk = tx.visa_desk();
        let (mut after, mut found) = (None, Vec::new());
        loop {
            let page = desk.waiting(&DeskQueue::ALL, None, after, 1).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some(*last);
            found.extend(numbers(&page));
        }
        assert_eq!(found, [1, 2, 4, 3, 8, 9, 10], "the longest waiting first, each once");
        for (queue, expected) in [(Review, vec![1, 2, 8]), (Correction, vec![2]), (Lodge, vec![3, 9, 10]), (InProcess, vec![4]), (Deliver, vec![3])] {
            let page = desk.waiting(&[queue], None, None, 9).await.unwrap();
            assert_eq!(numbers(&page), expected, "{queue:?}");
        }
        let page = desk.waiting(&DeskQueue::FOR_OPERATORS, None, None, 9).await.unwrap();
        assert_eq!(numbers(&page), [1, 2, 3, 8, 9, 10], "the embassy has the other one");
        let latest = desk.ended(None, None, 1).await.unwrap();
        assert_eq!(numbers(&latest), [6]);
        assert_eq!(numbers(&desk.ended(None, latest.last().copied(), 9).await.unwrap()), [5]);
        let all = vec![1, 2, 4, 3, 8, 9, 10];
        for (search, expected) in [("thailand", all.clone()), ("Blue Dunes", all), ("no such", vec![])] {
            let page = desk.waiting(&DeskQueue::ALL, Some(search), None, 9).await.unwrap();
            assert_eq!(numbers(&page), expected, "{search}");
            assert_eq!(desk.counts(Some(search)).await.unwrap().is_empty(), expected.is_empty(), "{search}");
        }
        let other = test.db.read(&test.scope("heron")).await.unwrap();
        assert_eq!(other.visa_desk().waiting(&DeskQueue::ALL, None, None, 9).await.unwrap(), []);
    }

    async fn an_order_changes_its_parts_when_it_is_saved(test: TestDatabase) {
        fill(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let mut order = tx.visas().by_ids(&[OrderId(Uuid::from_u128(1))]).await.unwrap().remove(0);
        order.details.applicants[0].state = VisaState::Approved;
        assert!(tx.visas().save(&mut order).await.unwrap());
        assert_eq!(numbers(&tx.visa_desk().waiting(&[Deliver], None, None, 9).await.unwrap()), [1, 3]);
        assert_eq!(numbers(&tx.visa_desk().waiting(&[Review], None, None, 9).await.unwrap()), [2, 8]);
    }

    async fn orders_from_before_get_their_parts(test: TestDatabase) {
        fill(&test).await;
        let scope = test.scope("falcon");
        let stored = counts(&test.db, &scope).await;
        let expected = [
            (vec![Review], 2),
            (vec![Review, Correction], 1),
            (vec![Lodge], 2),
            (vec![Lodge, Deliver], 1),
            (vec![InProcess], 1),
        ];
        assert_eq!(stored, expected);
        test.db.undo_migrations_from(STEP).await.unwrap();
        let db = Database::open(test.url()).await.expect("migrated");
        assert_eq!(counts(&db, &scope).await, stored);
    }

    async fn parts_that_the_previous_release_stored_are_corrected(test: TestDatabase) {
        fill(&test).await;
        let scope = test.scope("falcon");
        let stored = counts(&test.db, &scope).await;
        let tenant = match test.db.engine() {
            Engine::Sqlite => "",
            Engine::Postgres => "select set_config('jetway.tenant', 'falcon', true); ",
        };
        for (desk, states) in [("", "('submitted')"), ("review", "('inProcess')"), ("lodge", "('delivered', 'refused')")] {
            let update = format!("{tenant}update visa_orders set desk = '{desk}' where state in {states}");
            test.db.run_as_intruder(&update).await.expect("the database");
        }
        let tx = test.db.begin(&scope).await.expect("the database");
        let (mut after, mut compared, mut wrong) = (None, Vec::new(), Vec::new());
        loop {
            let page = tx.visa_desk().compared(after, 4).await.expect("the database");
            let Some((last, _)) = page.last() else { break };
            after = Some(*last);
            compared.extend(page.iter().map(|(id, _)| id.0.as_u128()));
            wrong.extend(page.into_iter().filter(|(_, is_right)| !is_right).map(|(id, _)| id));
        }
        assert_eq!(compared, [1, 2, 3, 4, 5, 6, 8, 9, 10], "the draft is in no part");
        assert_eq!(wrong.iter().map(|id| id.0.as_u128()).collect::<Vec<_>>(), [1, 4, 5, 6]);
        let all: Vec<OrderId> = [1, 2, 4, 5, 6].map(|number| OrderId(Uuid::from_u128(number))).to_vec();
        assert_eq!(tx.visa_desk().correct(&all).await.expect("the database"), 4, "2 is right");
        assert_eq!(tx.visa_desk().correct(&all).await.expect("the database"), 0);
        tx.commit().await.expect("the database");
        assert_eq!(counts(&test.db, &scope).await, stored);
        let tx = test.db.read(&scope).await.expect("the database");
        let versions = tx.visas().by_ids(&all).await.expect("the database");
        assert!(versions.iter().all(|order| order.version == 1), "an agent who has it open is not refused");
    }
}
