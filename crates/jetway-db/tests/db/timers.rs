//! What is due across tenants.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::jobs::{Lane, NewJob};
use jetway_db::{Database, TenantScope, Timed};
use jetway_domain::ids::TenantId;
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, start};

/// The step that makes the index.
const STEP: &str = "m20261125_000029_timers";

async fn due(db: &Database, at: DateTime<Utc>) -> Vec<String> {
    let tenants = db.tenants_due(Timed::Jobs, at).await.expect("read");
    tenants.into_iter().map(|tenant| tenant.as_str().to_owned()).collect()
}

/// A job of a tenant, or of operators, that is due then.
async fn enqueue(test: &TestDatabase, slug: &str, run_at: DateTime<Utc>) {
    let job = NewJob {
        kind: "test.wait".to_owned(),
        unique_key: None,
        payload: serde_json::json!({}),
        run_at,
    };
    let scope = if slug == TenantId::OPERATIONS {
        TenantScope::proven(TenantId::operations())
    } else {
        test.scope(slug)
    };
    let tx = test.db.begin(&scope).await.expect("a transaction");
    let ids = SeededIds::new(slug.len().try_into().expect("short"));
    assert!(tx.jobs().enqueue(job, &ids, start()).await.expect("written"));
    tx.commit().await.expect("committed");
}

on_both_engines! {
    async fn operators_are_due_beside_tenants(test: TestDatabase) {
        enqueue(&test, "falcon", start()).await;
        enqueue(&test, TenantId::OPERATIONS, start()).await;
        assert_eq!(due(&test.db, start()).await, ["_operations", "falcon"]);
    }

    async fn a_tenant_is_due_while_it_has_a_job_to_take(test: TestDatabase) {
        let (now, later) = (start(), start() + TimeDelta::minutes(1));
        enqueue(&test, "falcon", now).await;
        enqueue(&test, "heron", later).await;
        assert_eq!(due(&test.db, now - TimeDelta::seconds(1)).await, Vec::<String>::new());
        assert_eq!(due(&test.db, now).await, ["falcon"]);
        assert_eq!(due(&test.db, later).await, ["falcon", "heron"]);
        assert_eq!(test.db.tenants_due(Timed::Orders, later).await.expect("read"), []);

        let lease = TimeDelta::minutes(2);
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let taken = tx.jobs().claim_due((Lane::Short, 9), lease, now).await.expect("claimed");
        tx.commit().await.expect("committed");
        assert_eq!(due(&test.db, later).await, ["heron"], "a leased job cannot be claimed");
        assert_eq!(due(&test.db, now + lease).await, ["falcon", "heron"], "the lease has ended");

        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        tx.jobs().retry(taken[0].id, "away", now + TimeDelta::hours(1)).await.expect("put off");
        tx.commit().await.expect("committed");
        assert_eq!(due(&test.db, now + lease).await, ["heron"]);
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        tx.jobs().finish(taken[0].id, now).await.expect("finished");
        tx.commit().await.expect("committed");
        assert_eq!(due(&test.db, now + TimeDelta::days(9)).await, ["heron"]);
    }

    async fn what_is_not_committed_is_not_due(test: TestDatabase) {
        enqueue(&test, "falcon", start()).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        tx.jobs().claim_due((Lane::Short, 9), TimeDelta::minutes(2), start()).await.expect("claimed");
        tx.rollback().await.expect("undone");
        assert_eq!(due(&test.db, start()).await, ["falcon"]);
    }

    async fn jobs_of_the_release_before_are_due(test: TestDatabase) {
        test.db.undo_migrations_from(STEP).await.expect("undone");
        enqueue(&test, "falcon", start()).await;
        let db = Database::open(test.url()).await.expect("migrated");
        assert_eq!(due(&db, start()).await, ["falcon"]);
    }
}
