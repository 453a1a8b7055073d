//! Orders of every product: the move from the tables of flight orders, and requests that wait for a person.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::agencies::Agency;
use jetway_db::repo::flights::ticketed_by;
use jetway_db::repo::orders::{OrderFilter, OrderSort, RequestFilter, RequestMark, SortField};
use jetway_db::{Database, DbError, Engine, Tx};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::clock::Ids;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{OrderKind, OrderReference, OrderRequestId, PriceSessionId};
use jetway_domain::ledger::ProofReport;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{
    ExtendReason, OrderEventKind, OrderRequest, OrderStatus, RequestAnswer, RequestKind, RequestState, RequestSubject,
};
use jetway_domain::payment::PaymentState;
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people};

fn every_kind() -> RequestFilter {
    RequestFilter {
        kinds: RequestKind::ALL.to_vec(),
        order: None,
    }
}

/// The step that makes the order tables.
const STEP: &str = "m20261125_000028_orders";
/// Two tenants as the release before stored them, each after a line `-- tenant <slug>`.
const BEFORE: &str = include_str!("orders/before.sql");
/// Tenants and how many ledger entries each has.
const TENANTS: [(&str, u64); 2] = [("falcon", 7), ("_default", 5)];

/// On hold; with requests, notes and payments.
const HELD: &str = "FAF2611-00004A";
/// Ticketed, extended once.
const EXTENDED: &str = "FAF2611-00001X";
/// Ticketed, paid in part.
const IN_PART: &str = "FAF2611-00002Y";
/// The price session of a withdrawn order whose second journey begins elsewhere.
const WITHDRAWN: &str = "01a21451-7dad-7420-a5ec-85d29deac377";

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

/// The rows of the release before in the tables before, and the ledger's proof of each tenant.
async fn filled_before(test: &TestDatabase) -> Vec<ProofReport> {
    test.db.undo_migrations_from(STEP).await.expect("the tables before");
    for block in BEFORE.split("-- tenant ").skip(1) {
        let (slug, rows) = block.split_once('\n').expect("rows of a tenant");
        let rows = match test.db.engine() {
            Engine::Sqlite => rows.replace("@true", "1").replace("@false", "0"),
            Engine::Postgres => rows
                .replace("x'", "'")
                .replace("@true", "true")
                .replace("@false", "false"),
        };
        let tx = test.db.begin(&test.scope(slug)).await.expect("a transaction");
        tx.tamper(&rows).await.expect("rows");
        tx.commit().await.expect("committed");
    }
    proofs(&test.db, test).await
}

async fn proofs(db: &Database, test: &TestDatabase) -> Vec<ProofReport> {
    let mut proofs = Vec::new();
    for (slug, _) in TENANTS {
        let tx = db.read(&test.scope(slug)).await.expect("a transaction");
        proofs.push(tx.ledger().prove().await.expect("a proof"));
    }
    proofs
}

/// A process of this release on the database of the release before.
async fn migrated(test: &TestDatabase) -> Database {
    filled_before(test).await;
    Database::open(test.url()).await.expect("migrated")
}

async fn order(tx: &Tx, reference: &str) -> FlightOrder {
    let reference = OrderReference::parse(reference).expect("a reference");
    let id = tx
        .orders()
        .by_number(&reference)
        .await
        .expect("read")
        .expect("the order");
    let found = tx.flights().by_id(id).await.expect("read");
    found.expect("the order")
}

fn extension(order: &FlightOrder, nth: usize) -> (RequestState, ExtendReason, Option<DateTime<Utc>>, Option<String>) {
    let (request, extension) = order.limit_requests().nth(nth).expect("an extension");
    let message = request.answer.as_ref().and_then(|answer| answer.text.clone());
    (request.state, extension.reason, extension.granted_until, message)
}

on_both_engines! {
    async fn the_ledger_is_the_same_after_the_move(test: TestDatabase) {
        let before = filled_before(&test).await;
        let db = Database::open(test.url()).await.expect("migrated");
        let after = proofs(&db, &test).await;
        assert_eq!(before, after);
        for (report, (slug, entries)) in after.iter().zip(TENANTS) {
            assert!(report.is_proven(), "{report}");
            assert_eq!((report.tenant.as_str(), report.entries), (slug, entries));
        }
    }

    async fn orders_move_with_their_amounts_payments_and_history(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.read(&test.scope("falcon")).await.expect("a transaction");
        let sold = order(&tx, EXTENDED).await;
        assert_eq!((sold.status, sold.version, sold.pnr.as_deref()), (OrderStatus::Confirmed, 6, Some("35Y9SX")));
        assert_eq!(sold.payment.expect("paid").amount, aed(223_540));
        assert!(sold.hold.is_some() && sold.sealed_passports.is_some() && sold.next_check_at.is_some());
        assert_eq!(sold.limits.auto_cancel_at, at("2026-11-26T05:02:00Z"));
        assert_eq!(tx.orders().history(sold.id).await.expect("read").len(), 8);
        for reference in [EXTENDED, IN_PART, HELD] {
            let order = order(&tx, reference).await;
            let (core, summary) = tx.orders().find(order.id).await.expect("read").expect("the order");
            assert_eq!((core, summary), (order.core.clone(), order.summary()), "{reference}");
        }
        let held = order(&tx, HELD).await;
        let (_, summary) = tx.orders().find(held.id).await.expect("read").expect("the order");
        assert_eq!((summary.customer, summary.payable), (aed(241_342), aed(237_727)));
        assert_eq!((summary.title.as_str(), summary.supplier.as_str()), ("DXB-DAC-DXB", "gds-b"));
        let due = tx.orders().due(at("2026-11-26T02:05:00Z"), 9).await.expect("read");
        assert_eq!(due, [sold.id, order(&tx, IN_PART).await.id], "those to be reconciled by then, most overdue first");
    }

    async fn a_withdrawn_order_moves_with_a_currency_of_three_digits_and_an_open_jaw(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.read(&test.scope("_default")).await.expect("a transaction");
        let session = PriceSessionId(WITHDRAWN.parse().expect("a key"));
        let order = tx.flights().by_session(session).await.expect("read").expect("the order");
        assert_eq!((order.withdrawn_at, order.next_check_at), (Some(at("2026-11-25T20:09:00Z")), None));
        let (core, summary) = tx.orders().find(order.id).await.expect("read").expect("the order");
        assert_eq!((&core, &summary), (&order.core, &order.summary()));
        assert_eq!(summary.title, "DXB-DAC / CGP-DXB");
        assert_eq!((summary.payable.to_string(), summary.customer.minor), ("KWD 7654.321".to_owned(), -50));
        let filter = OrderFilter::default();
        let sort = OrderSort { by: SortField::Created, descending: true };
        let page = tx.orders().list(order.agency, &filter, sort, 1, 9).await.expect("read");
        assert_eq!((page.total, page.orders.len()), (0, 0), "a withdrawn order is listed nowhere");
        assert_eq!(tx.flights().airlines(order.agency).await.expect("read"), []);
    }

    async fn requests_leave_the_documents_of_their_orders(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.read(&test.scope("falcon")).await.expect("a transaction");
        let sold = order(&tx, EXTENDED).await;
        let until = at("2026-11-26T05:03:00Z");
        assert_eq!(sold.requests.len(), 1);
        assert_eq!(extension(&sold, 0), (RequestState::Allowed, ExtendReason::Payment, Some(until), None));
        assert_eq!(sold.grants_left(), 1);
        let in_part = order(&tx, IN_PART).await;
        let parts = in_part.latest_request(RequestKind::PartPayment).expect("a request");
        let answer = RequestAnswer {
            by: "Operations".to_owned(),
            at: at("2026-11-25T20:02:00.5Z"),
            text: Some("Agreed".to_owned()),
        };
        assert_eq!((parts.state, parts.answer.as_ref()), (RequestState::Allowed, Some(&answer)));
        assert_eq!((parts.remark.as_deref(), parts.asked_at), (Some("A good customer"), at("2026-11-25T20:01:00Z")));

        let held = order(&tx, HELD).await;
        let kinds: Vec<_> = held.requests.iter().map(|request| request.subject.kind()).collect();
        let extended = RequestKind::LimitExtension;
        assert_eq!(kinds, [RequestKind::UnaccompaniedMinors, extended, extended, RequestKind::PartPayment]);
        let full = Some("the flight is full".to_owned());
        assert_eq!(extension(&held, 0), (RequestState::Refused, ExtendReason::Documents, None, full));
        let granted = Some(at("2026-11-26T08:00:00Z"));
        assert_eq!(extension(&held, 1), (RequestState::Allowed, ExtendReason::Other, granted, None));
        assert_eq!(held.requests[2].remark.as_deref(), Some("Embassy"));
        assert!(!held.is_approved(RequestKind::PartPayment));

        let waiting = tx.order_requests().waiting(&every_kind(), None, 9).await.expect("read");
        assert_eq!(waiting.len(), 1);
        assert_eq!((waiting[0].reference.as_str(), waiting[0].agency), (HELD, held.agency));
        assert_eq!((waiting[0].title.as_str(), waiting[0].lead_name.as_str()), ("DXB-DAC-DXB", "Karim Karmakar"));
        assert_eq!(waiting[0].request, held.requests[0]);
        assert_eq!(waiting[0].request.remark.as_deref(), Some("The aunt's with them"));
        assert_eq!(waiting[0].request.due_at, Some(held.limits.auto_cancel_at));
    }

    async fn payments_dues_and_notes_refer_to_the_order_tables(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.begin(&test.scope("falcon")).await.expect("a transaction");
        let held = order(&tx, HELD).await;
        let payments = tx.payments().of_order(held.id).await.expect("read");
        let states: Vec<_> = payments.iter().map(|payment| payment.state).collect();
        assert_eq!(states, [PaymentState::Pending, PaymentState::Failed]);
        assert_eq!((payments[0].amount, payments[0].fee), (aed(237_727), aed(100)));
        assert_eq!(tx.payments().due(at("2026-11-25T20:10:00Z"), 9).await.expect("read"), [payments[0].id]);
        let again = jetway_domain::payment::PaymentSession {
            id: jetway_domain::ids::PaymentId(SeededIds::new(3).uuid()),
            ..payments[0].clone()
        };
        assert!(!tx.payments().insert(&again).await.expect("written"), "an order has one open payment");
        let notes = tx.order_notes().of_order(held.agency, held.id).await.expect("read");
        let texts: Vec<_> = notes.iter().map(|note| note.text.as_str()).collect();
        assert_eq!(texts, ["Line one\nline two", "Call Mrs O'Hara"]);
        let in_part = order(&tx, IN_PART).await;
        let due = tx.dues().of_order(in_part.id).await.expect("read").expect("a due");
        assert_eq!((due.first, due.later, due.settled), (aed(70_000), aed(166_776), aed(0)));
        let after = due.due_at + TimeDelta::seconds(1);
        assert!(tx.dues().is_overdue(in_part.agency, after).await.expect("read"));
        assert_eq!(tx.dues().due(after, 9).await.expect("read"), [in_part.id], "it has a timer");
    }

    async fn what_moved_is_changed_and_guarded_like_what_is_new(test: TestDatabase) {
        let db = migrated(&test).await;
        let scope = test.scope("falcon");
        let tx = db.begin(&scope).await.expect("a transaction");
        let (mut held, mut stale) = (order(&tx, HELD).await, order(&tx, HELD).await);
        held.pnr = Some("NEWPNR".to_owned());
        assert!(tx.flights().save(&mut held).await.expect("saved"));
        assert_eq!((held.version, order(&tx, HELD).await), (3, held.clone()));
        assert!(!tx.flights().save(&mut stale).await.expect("refused"), "a concurrent change was saved first");
        assert!(!tx.flights().insert(&held).await.expect("written"), "its price session has an order");
        tx.commit().await.expect("committed");
        for table in ["orders", "flight_orders", "order_events", "order_requests", "payments", "order_dues"] {
            let tx = db.begin(&scope).await.expect("a transaction");
            let gone = tx.tamper(&format!("delete from {table}")).await;
            assert!(matches!(gone, Err(DbError::Refused(_))), "{table}: {gone:?}");
        }
        let tx = db.begin(&scope).await.expect("a transaction");
        let changed = tx.tamper("update order_events set text = 'x'").await;
        assert!(matches!(changed, Err(DbError::Refused(_))), "{changed:?}");
    }

    async fn a_timer_does_not_move_the_time_of_a_newer_version(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut held = order(&tx, HELD).await;
        let (read, soon, later) = (held.version, at("2026-11-25T22:00:10Z"), at("2026-11-25T22:15:00Z"));
        let next = async || order(&tx, HELD).await.next_check_at;
        held.next_check_at = Some(soon);
        assert!(tx.flights().save(&mut held).await.expect("saved"));
        tx.orders().check_again(held.id, read, Some(later)).await.expect("written");
        tx.orders().put_off(held.id, soon - TimeDelta::seconds(1), later).await.expect("written");
        assert_eq!(next().await, Some(soon));
        tx.orders().check_again(held.id, held.version, Some(later)).await.expect("written");
        assert_eq!(next().await, Some(later));
        tx.orders().put_off(held.id, later, later + TimeDelta::minutes(1)).await.expect("written");
        assert_eq!(next().await, Some(later + TimeDelta::minutes(1)));
    }

    async fn a_request_waits_for_its_answer_and_a_new_one_is_made_beside_it(test: TestDatabase) {
        let db = migrated(&test).await;
        let ids = SeededIds::new(11);
        let tx = db.begin(&test.scope("falcon")).await.expect("a transaction");
        let asked = |due: Option<&str>, by: &str| OrderRequest {
            id: OrderRequestId::fresh(&ids),
            subject: RequestSubject::PartPayment,
            state: RequestState::Requested,
            asked_by: by.to_owned(),
            asked_at: at("2026-11-25T21:00:00Z"),
            remark: None,
            due_at: due.map(at),
            answer: None,
        };
        let mut sold = order(&tx, EXTENDED).await;
        let (late, any_time) = (asked(Some("2026-11-27T00:00:00Z"), "Late"), asked(None, "Any time"));
        sold.keep_request(any_time);
        sold.keep_request(late.clone());
        assert!(tx.flights().save(&mut sold).await.expect("saved"));
        let named = async |tx: &Tx| {
            let waiting = tx.order_requests().waiting(&every_kind(), None, 9).await.expect("read");
            waiting.into_iter().map(|found| found.request.asked_by).collect::<Vec<_>>()
        };
        assert_eq!(named(&tx).await, ["Omar Rahman", "Late", "Any time"], "those due first, then those without a due time");
        // Page by page, each begins behind the last request of the one before; the last has no due date.
        let (mut paged, mut after) = (Vec::new(), None);
        while let Some(one) = tx.order_requests().waiting(&every_kind(), after.as_ref(), 1).await.expect("read").pop() {
            after = Some(RequestMark::of(&one.request));
            paged.push(one.request.asked_by);
        }
        assert_eq!(paged, named(&tx).await);
        let of_order = RequestFilter { order: Some(sold.reference.clone()), ..every_kind() };
        assert_eq!(tx.order_requests().waiting(&of_order, None, 9).await.expect("read").len(), 2);
        let voids = RequestFilter { kinds: vec![RequestKind::Void], order: None };
        assert_eq!(tx.order_requests().waiting(&voids, None, 9).await.expect("read"), []);
        sold.keep_request(OrderRequest {
            state: RequestState::Refused,
            answer: Some(RequestAnswer { by: "Nadia".to_owned(), at: at("2026-11-25T22:00:00Z"), text: None }),
            ..late
        });
        assert!(tx.flights().save(&mut sold).await.expect("saved"));
        assert_eq!(named(&tx).await, ["Omar Rahman", "Any time"]);
        assert_eq!(order(&tx, EXTENDED).await, sold);
        assert_eq!(sold.requests.len(), 3);
        tx.commit().await.expect("committed");
        let elsewhere = db.read(&test.scope("_default")).await.expect("a transaction");
        assert_eq!(named(&elsewhere).await, Vec::<String>::new());
    }

    async fn lists_filter_by_airline_and_limit_and_count_by_status(test: TestDatabase) {
        let db = migrated(&test).await;
        let tx = db.read(&test.scope("falcon")).await.expect("a transaction");
        let held = order(&tx, HELD).await;
        let airline = held.details.offer.validating;
        assert_eq!(tx.flights().airlines(held.agency).await.expect("read"), [airline]);
        assert_eq!(tx.orders().makers(held.agency, OrderKind::Flight).await.expect("read"), [held.created_by]);
        let sort = OrderSort { by: SortField::TimeLimit, descending: false };
        for (airlines, found) in [(vec![airline], 1), (vec![CarrierCode::parse("ZZ").expect("a code")], 0)] {
            let among = Some(ticketed_by(&test.scope("falcon"), held.agency, &airlines));
            let filter = OrderFilter { among, ..OrderFilter::default() };
            let page = tx.orders().list(held.agency, &filter, sort, 1, 9).await.expect("read");
            assert_eq!((page.total, page.orders.len()), (found, usize::try_from(found).expect("few")));
        }
        let counts = tx.orders().counts(held.agency, &OrderFilter::default()).await.expect("read");
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), [(OrderStatus::OnHold, 1)]);
        for (hidden, found) in [(&[OrderKind::Visa][..], &[HELD][..]), (&[OrderKind::Hotel], &[HELD]), (&[OrderKind::Flight], &[])] {
            let (scope, booked) = ((held.agency, hidden), [OrderEventKind::Booked]);
            let notifications = tx.orders().notifications(scope, held.created_at, &booked, 9).await.expect("read");
            assert_eq!(notifications.iter().map(|(reference, _)| reference.as_str()).collect::<Vec<_>>(), found);
        }
    }

    async fn orders_are_found_by_part_of_a_name_that_many_agencies_have(test: TestDatabase) {
        let db = migrated(&test).await;
        let ids = SeededIds::new(12);
        let tx = db.begin(&test.scope("falcon")).await.expect("a transaction");
        let held = order(&tx, HELD).await;
        for number in 0..60 {
            let earlier = Agency { name: format!("Another oasis {number}"), ..people::agency(&ids) };
            tx.agencies().insert(&earlier).await.expect("an agency before Oasis Holidays by name");
        }
        let of = async |agency: Option<&str>| tx.orders().newest(agency, &OrderFilter::default(), None, 9).await.expect("read");
        let every_order = of(None).await;
        assert!(every_order.len() > 1 && every_order.contains(&held.id), "{every_order:?}");
        for text in ["OASIS", "office@oasis"] {
            assert_eq!(of(Some(text)).await, [held.id], "{text}");
        }
        for text in ["nobody", "%", "Another"] {
            assert_eq!(of(Some(text)).await, [], "{text}");
        }
    }

    async fn postgresql_hides_the_order_tables_of_other_tenants_after_the_move(test: TestDatabase) {
        if test.db.engine() == Engine::Sqlite {
            return;
        }
        let db = migrated(&test).await;
        let tables = [
            "orders", "flight_orders", "order_events", "order_requests", "payments", "order_dues", "order_notes",
        ];
        for table in tables {
            let copy = format!("create temporary table seen on commit drop as select * from {table}");
            let own = db.begin(&test.scope("falcon")).await.expect("a transaction");
            assert!(own.tamper(&copy).await.expect("copied") > 0, "{table} has no row to hide");
            own.rollback().await.expect("undone");
            let other = db.begin(&test.scope("heron")).await.expect("a transaction");
            assert_eq!(other.tamper(&copy).await.expect("copied"), 0, "{table} shows another tenant's rows");
        }
    }
}
