//! Operators' rows: read back as written, and unseen from a tenant's scope.

use std::collections::BTreeSet;
use std::slice;

use chrono::TimeDelta;
use jetway_db::repo::audit::{Actor, AuditEvent, AuditFilter};
use jetway_db::repo::sign_in::operator_sessions::OperatorSession;
use jetway_db::repo::sign_in::operators::{Invitation, OperatorRecord, OperatorStatus};
use jetway_db::{DbError, Engine, TenantScope};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use jetway_domain::clock::Ids;
use jetway_domain::ids::{OperatorId, SessionId, TenantId};
use jetway_testkit::{SeededIds, on_both_engines, start};

fn operations() -> TenantScope {
    TenantScope::proven(TenantId::operations())
}

fn nadia(ids: &SeededIds) -> OperatorRecord {
    OperatorRecord {
        id: OperatorId(ids.uuid()),
        email: "nadia@house.test".to_owned(),
        name: "Nadia Rahman".to_owned(),
        status: OperatorStatus::Invited,
        roles: BTreeSet::from([OperatorRole::Ticketing, OperatorRole::Kyc]),
        reach: OperatorReach::Some(BTreeSet::from([TenantId::parse("falcon").expect("a tenant")])),
        password_hash: None,
        sealed_totp: "key.text".to_owned(),
        totp_step: 0,
        invitation: Some(Invitation {
            token_hash: "t".to_owned(),
            ends_at: start() + TimeDelta::days(1),
        }),
        created_at: start(),
        last_signed_in_at: None,
    }
}

fn session(ids: &SeededIds, operator: OperatorId) -> OperatorSession {
    OperatorSession {
        id: SessionId(ids.uuid()),
        operator_id: operator,
        token_hash: "s".to_owned(),
        browser: "Firefox".to_owned(),
        created_at: start(),
        seen_at: start(),
        expires_at: start() + TimeDelta::hours(8),
        revoked_at: None,
        revoke_reason: None,
    }
}

fn event(by: &str, action: &str, minutes: i64) -> AuditEvent {
    AuditEvent {
        at: start() + TimeDelta::minutes(minutes),
        by: Actor::Operator(Operator::named(by).expect("a name")),
        agency_id: None,
        action: action.to_owned(),
        subject: "x".to_owned(),
        detail: serde_json::json!({}),
    }
}

on_both_engines! {
    async fn an_operator_is_read_back_as_written(test: TestDatabase) {
        let ids = SeededIds::default();
        let mut nadia = nadia(&ids);
        let tx = test.db.begin(&operations()).await.unwrap();
        tx.operators().insert(&nadia).await.unwrap();
        assert_eq!(tx.operators().by_email(" NADIA@house.test").await.unwrap(), Some(nadia.clone()));
        assert_eq!(tx.operators().by_invitation("t").await.unwrap(), Some(nadia.clone()));
        nadia.reach = OperatorReach::All;
        nadia.invitation = None;
        nadia.status = OperatorStatus::Active;
        tx.operators().put(&nadia).await.unwrap();
        assert_eq!(tx.operators().lock(nadia.id).await.unwrap(), Some(nadia.clone()));
        assert_eq!(tx.operators().list().await.unwrap(), [nadia.clone()]);
        tx.commit().await.unwrap();

        let tx = test.db.begin(&operations()).await.unwrap();
        let twin = OperatorRecord { id: OperatorId(ids.uuid()), email: "other@house.test".to_owned(), ..nadia };
        assert!(matches!(tx.operators().insert(&twin).await, Err(DbError::Duplicate(_))), "a name names one person");
    }

    async fn a_recovery_code_is_used_once(test: TestDatabase) {
        let nadia = nadia(&SeededIds::default());
        let tx = test.db.begin(&operations()).await.unwrap();
        tx.operators().insert(&nadia).await.unwrap();
        let codes = ["a".to_owned(), "b".to_owned()];
        tx.operators().set_recovery_codes(nadia.id, &codes).await.unwrap();
        assert!(tx.operators().use_recovery_code(nadia.id, "a", start()).await.unwrap());
        assert!(!tx.operators().use_recovery_code(nadia.id, "a", start()).await.unwrap());
        assert!(!tx.operators().use_recovery_code(nadia.id, "c", start()).await.unwrap());
        assert_eq!(tx.operators().recovery_codes_left(nadia.id).await.unwrap(), 1);
    }

    async fn a_session_is_listed_until_it_ends(test: TestDatabase) {
        let ids = SeededIds::default();
        let nadia = nadia(&ids);
        let tx = test.db.begin(&operations()).await.unwrap();
        tx.operators().insert(&nadia).await.unwrap();
        let session = session(&ids, nadia.id);
        tx.operator_sessions().create(&session).await.unwrap();
        assert_eq!(tx.operator_sessions().by_token("s").await.unwrap(), Some(session.clone()));
        let open = tx.operator_sessions().open_of(nadia.id, start()).await.unwrap();
        assert_eq!(open, slice::from_ref(&session));
        assert_eq!(tx.operator_sessions().open_of(nadia.id, session.expires_at).await.unwrap(), []);
        let stranger = OperatorId(ids.uuid());
        assert!(!tx.operator_sessions().revoke(stranger, session.id, "x", start()).await.unwrap());
        assert!(tx.operator_sessions().revoke(nadia.id, session.id, "x", start()).await.unwrap());
        assert_eq!(tx.operator_sessions().open_of(nadia.id, start()).await.unwrap(), []);
        assert_eq!(tx.operator_sessions().revoke_all_of(nadia.id, "x", start()).await.unwrap(), 0);
    }

    async fn a_tenant_sees_no_operator(test: TestDatabase) {
        let ids = SeededIds::default();
        let nadia = nadia(&ids);
        let tx = test.db.begin(&operations()).await.unwrap();
        tx.operators().insert(&nadia).await.unwrap();
        tx.operators().set_recovery_codes(nadia.id, &["a".to_owned()]).await.unwrap();
        tx.operator_sessions().create(&session(&ids, nadia.id)).await.unwrap();
        tx.commit().await.unwrap();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.operators().list().await.unwrap(), []);
        assert_eq!(tx.operator_sessions().by_token("s").await.unwrap(), None);
        if test.db.engine() == Engine::Sqlite {
            return;
        }
        for table in ["operators", "operator_sessions", "operator_recovery_codes"] {
            let copy = format!("create temporary table seen_{table} on commit drop as select * from {table}");
            assert_eq!(tx.tamper(&copy).await.unwrap(), 0, "{table}");
        }
    }

    async fn the_trail_is_read_by_filter_and_page(test: TestDatabase) {
        let ids = SeededIds::default();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        for (by, action, minutes) in [
            ("Nadia", "order.decided", 0),
            ("Omar", "order.decided", 1),
            ("Nadia", "application.approved", 2),
            ("Nadia", "order%decided", 3),
        ] {
            tx.audit().record(event(by, action, minutes), &ids).await.unwrap();
        }
        let found = async |filter: AuditFilter, limit| {
            let events = tx.audit().search(&filter, limit).await.unwrap();
            let minutes = events.iter().map(|(mark, _)| (mark.at - start()).num_minutes());
            (minutes.collect::<Vec<_>>(), events.last().map(|(mark, _)| *mark))
        };
        let by = |name: &str| AuditFilter { operator: Some(name.to_owned()), ..AuditFilter::default() };
        let of = |action: &str| AuditFilter { action: Some(action.to_owned()), ..AuditFilter::default() };
        assert_eq!(found(by("Nadia"), 9).await.0, [3, 2, 0]);
        assert_eq!(found(of("order."), 9).await.0, [1, 0]);
        assert_eq!(found(of("order%"), 9).await.0, [3], "a sign of patterns is a letter");
        let until = AuditFilter {
            from: Some(start() + TimeDelta::minutes(1)),
            until: Some(start() + TimeDelta::minutes(3)),
            ..AuditFilter::default()
        };
        assert_eq!(found(until, 9).await.0, [2, 1]);
        let (first, last) = found(AuditFilter::default(), 2).await;
        assert_eq!(first, [3, 2]);
        assert_eq!(found(AuditFilter { after: last, ..AuditFilter::default() }, 9).await.0, [1, 0]);
    }
}
