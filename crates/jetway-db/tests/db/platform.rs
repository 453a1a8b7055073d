//! Idempotency keys, jobs, counters, audit.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::idempotency::{CallKey, Claim, StoredReply};
use jetway_db::repo::jobs::{Lane, NewJob};
use jetway_domain::access::Operator;
use jetway_domain::ids::UserId;
use jetway_testkit::{SeededIds, on_both_engines, start};

const LEASE: TimeDelta = TimeDelta::minutes(2);

fn call(key: &str) -> CallKey<'_> {
    CallKey {
        user_id: UserId(uuid::Uuid::nil()),
        operation: "airTicket",
        key,
    }
}

on_both_engines! {
    async fn the_same_key_gets_the_same_answer_and_another_body_is_refused(test: TestDatabase) {
        let scope = test.scope("falcon");
        let reply = StoredReply { status: 200, body: r#"{ "b":1, "a":2}"#.to_owned() };
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.idempotency().claim(&call("k"), "body", LEASE, start()).await.unwrap(), Claim::New);
        tx.idempotency().complete(&call("k"), &reply).await.unwrap();
        tx.commit().await.unwrap();

        let tx = test.db.begin(&scope).await.unwrap();
        let later = start() + TimeDelta::days(400);
        let again = tx.idempotency().claim(&call("k"), "body", LEASE, later).await.unwrap();
        assert_eq!(again, Claim::Replay(reply.clone()), "byte for byte, and for ever");
        assert_eq!(tx.idempotency().claim(&call("k"), "other", LEASE, later).await.unwrap(), Claim::Mismatch);
        tx.idempotency().complete(&call("k"), &StoredReply { status: 500, body: "x".to_owned() }).await.unwrap();
        tx.idempotency().release(&call("k")).await.unwrap();
        let again = tx.idempotency().claim(&call("k"), "body", LEASE, later).await.unwrap();
        assert_eq!(again, Claim::Replay(reply), "the first answer stays");
        let other_user = CallKey { user_id: UserId(uuid::Uuid::max()), ..call("k") };
        assert_eq!(tx.idempotency().claim(&other_user, "other", LEASE, later).await.unwrap(), Claim::New);
    }

    async fn a_key_rolled_back_was_never_used(test: TestDatabase) {
        let scope = test.scope("falcon");
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.idempotency().claim(&call("k"), "one", LEASE, start()).await.unwrap(), Claim::New);
        tx.rollback().await.unwrap();
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.idempotency().claim(&call("k"), "two", LEASE, start()).await.unwrap(), Claim::New);
        tx.idempotency().release(&call("k")).await.unwrap();
        assert_eq!(tx.idempotency().claim(&call("k"), "three", LEASE, start()).await.unwrap(), Claim::New);
    }

    async fn a_crashed_attempt_is_taken_over_after_its_lease(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.idempotency().claim(&call("k"), "body", LEASE, start()).await.unwrap();
        let early = tx.idempotency().claim(&call("k"), "body", LEASE, start() + TimeDelta::minutes(1)).await.unwrap();
        assert_eq!(early, Claim::InProgress);
        let late = tx.idempotency().claim(&call("k"), "body", LEASE, start() + LEASE).await.unwrap();
        assert_eq!(late, Claim::New);
        let second = tx.idempotency().claim(&call("k"), "body", LEASE, start() + LEASE).await.unwrap();
        assert_eq!(second, Claim::InProgress);
    }

    async fn of_many_at_once_one_gets_the_key(test: TestDatabase) {
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(test.scope("falcon")));
        let claims = (0..32).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move {
                let tx = db.begin(&scope).await.unwrap();
                let claim = tx.idempotency().claim(&call("k"), "body", LEASE, start()).await.unwrap();
                tx.commit().await.unwrap();
                claim
            })
        });
        let mut new = 0;
        for claim in claims.collect::<Vec<_>>() {
            match claim.await.unwrap() {
                Claim::New => new += 1,
                other => assert_eq!(other, Claim::InProgress),
            }
        }
        assert_eq!(new, 1);
    }

    async fn a_key_has_a_length(test: TestDatabase) {
        for key in [String::new(), "k".repeat(256)] {
            let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
            let refused = tx.idempotency().claim(&call(&key), "body", LEASE, start()).await;
            assert!(matches!(refused, Err(DbError::Refused(_))), "{refused:?}");
        }
    }

    async fn two_workers_never_hold_one_job(test: TestDatabase) {
        let (scope, ids) = (test.scope("falcon"), SeededIds::default());
        let tx = test.db.begin(&scope).await.unwrap();
        for key in 0..20 {
            let job = NewJob {
                kind: "air.settle".to_owned(),
                unique_key: Some(key.to_string()),
                payload: serde_json::json!({ "order": key }),
                run_at: start(),
            };
            assert!(tx.jobs().enqueue(job.clone(), &ids, start()).await.unwrap());
            assert!(!tx.jobs().enqueue(job, &ids, start()).await.unwrap(), "the same work is one job");
        }
        tx.commit().await.unwrap();
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(scope));
        let workers = (0..4).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move {
                let tx = db.begin(&scope).await.unwrap();
                let jobs = tx.jobs().claim_due((Lane::Short, 5), LEASE, start()).await.unwrap();
                tx.commit().await.unwrap();
                jobs
            })
        });
        let mut held = Vec::new();
        for worker in workers.collect::<Vec<_>>() {
            held.extend(worker.await.unwrap().into_iter().map(|job| job.id));
        }
        let count = held.len();
        held.sort_unstable();
        held.dedup();
        assert_eq!(held.len(), count, "a job was held twice");
        assert!(count >= 5);
    }

    async fn a_job_comes_back_until_it_is_finished(test: TestDatabase) {
        let ids = SeededIds::default();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let payload = serde_json::json!({"order": "FA-1"});
        let job = NewJob { kind: "k".to_owned(), unique_key: None, payload: payload.clone(), run_at: start() };
        tx.jobs().enqueue(job, &ids, start()).await.unwrap();
        assert!(tx.jobs().claim_due((Lane::Short, 9), LEASE, start() - LEASE).await.unwrap().is_empty(), "not due");
        let first = tx.jobs().claim_due((Lane::Short, 9), LEASE, start()).await.unwrap();
        assert_eq!((first.len(), first[0].attempt, &first[0].payload), (1, 1, &payload));
        assert!(tx.jobs().claim_due((Lane::Short, 9), LEASE, start()).await.unwrap().is_empty(), "held");
        let after_crash = tx.jobs().claim_due((Lane::Short, 9), LEASE, start() + LEASE).await.unwrap();
        assert_eq!(after_crash[0].attempt, 2);
        tx.jobs().retry(first[0].id, "supplier down", start() + LEASE * 2).await.unwrap();
        assert!(tx.jobs().claim_due((Lane::Short, 9), LEASE, start() + LEASE).await.unwrap().is_empty());
        assert_eq!(tx.jobs().claim_due((Lane::Short, 9), LEASE, start() + LEASE * 2).await.unwrap()[0].attempt, 3);
        tx.jobs().finish(first[0].id, start()).await.unwrap();
        assert!(tx.jobs().claim_due((Lane::Short, 9), LEASE, start() + LEASE * 9).await.unwrap().is_empty());
    }

    async fn numbers_never_repeat_under_load(test: TestDatabase) {
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(test.scope("falcon")));
        let takers = (0..32).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move {
                let tx = db.begin(&scope).await.unwrap();
                let number = tx.counters().next("order").await.unwrap();
                tx.commit().await.unwrap();
                number
            })
        });
        let mut numbers = Vec::new();
        for taker in takers.collect::<Vec<_>>() {
            numbers.push(taker.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=32).collect::<Vec<u64>>());
    }

    async fn the_audit_trail_cannot_be_rewritten(test: TestDatabase) {
        let ids = SeededIds::default();
        let scope = test.scope("falcon");
        let tx = test.db.begin(&scope).await.unwrap();
        let event = AuditEvent {
            at: start(),
            by: Actor::System,
            agency_id: None,
            action: "user.locked".to_owned(),
            subject: "u".to_owned(),
            detail: serde_json::json!({"attempts": 5}),
        };
        tx.audit().record(event.clone(), &ids).await.unwrap();
        tx.commit().await.unwrap();
        for sql in ["update audit_events set action = 'x'", "delete from audit_events"] {
            let tx = test.db.begin(&scope).await.unwrap();
            assert!(matches!(tx.tamper(sql).await, Err(DbError::Refused(_))), "{sql}");
        }
        let tx = test.db.read(&scope).await.unwrap();
        assert_eq!(tx.audit().latest(9).await.unwrap(), [event]);
    }

    async fn an_operators_event_names_them(test: TestDatabase) {
        let ids = SeededIds::default();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let event = AuditEvent {
            at: start(),
            by: Actor::Operator(Operator::named("Nadia").unwrap()),
            agency_id: None,
            action: "agency.credit".to_owned(),
            subject: "a".to_owned(),
            detail: serde_json::json!({"reason": "Bank guarantee"}),
        };
        tx.audit().record(event.clone(), &ids).await.unwrap();
        let stored = AuditEvent {
            detail: serde_json::json!({"operator": "Nadia", "reason": "Bank guarantee"}),
            ..event
        };
        assert_eq!(tx.audit().latest(9).await.unwrap(), [stored]);
    }
}
