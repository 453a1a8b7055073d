//! What sign-in leans on: codes that cannot be guessed, failures that are counted, sessions that end.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_db::repo::sign_in::codes::{Guess, GuessOutcome, IssuedCode};
use jetway_db::repo::sign_in::sessions::Session;
use jetway_db::repo::sweep::Horizon;
use jetway_db::repo::users::LockRule;
use jetway_domain::clock::Ids;
use jetway_domain::ids::{SessionId, UserId};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};

#[cfg(test)]
async fn user(test: &TestDatabase) -> UserId {
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    let (_, user) = people::settle(&tx, &SeededIds::default()).await.unwrap();
    tx.commit().await.unwrap();
    user.id
}

#[cfg(test)]
async fn issue(test: &TestDatabase, user_id: UserId, reference: &str) {
    let code = IssuedCode {
        reference: reference.to_owned(),
        user_id,
        device_hash: "device".to_owned(),
        purpose: "device".to_owned(),
        code_hash: "right".to_owned(),
        created_at: start(),
        expires_at: start() + TimeDelta::minutes(10),
    };
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    tx.codes().issue(&code).await.unwrap();
    tx.commit().await.unwrap();
}

fn guess(user_id: UserId, code_hash: &str) -> Guess<'_> {
    Guess {
        reference: "r1",
        user_id,
        device_hash: "device",
        purpose: "device",
        code_hash,
    }
}

on_both_engines! {
    async fn a_code_opens_once(test: TestDatabase) {
        let (user, scope) = (user(&test).await, test.scope("falcon"));
        issue(&test, user, "r1").await;
        let wrong = test.db.guess_code(&scope, &guess(user, "wrong"), start()).await.unwrap();
        assert_eq!(wrong, GuessOutcome::Wrong { attempts_left: 4 });
        let right = guess(user, "right");
        assert_eq!(test.db.guess_code(&scope, &right, start()).await.unwrap(), GuessOutcome::Consumed);
        assert_eq!(test.db.guess_code(&scope, &right, start()).await.unwrap(), GuessOutcome::Dead);
    }

    async fn five_guesses_are_all_there_are_however_parallel(test: TestDatabase) {
        let (user, scope) = (user(&test).await, test.scope("falcon"));
        issue(&test, user, "r1").await;
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(scope));
        let guesses = (0..32).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move { db.guess_code(&scope, &guess(user, "wrong"), start()).await.unwrap() })
        });
        let mut left = Vec::new();
        for outcome in guesses.collect::<Vec<_>>() {
            match outcome.await.unwrap() {
                GuessOutcome::Wrong { attempts_left } => left.push(attempts_left),
                GuessOutcome::Dead => {}
                GuessOutcome::Consumed => panic!("a wrong code opened"),
            }
        }
        left.sort_unstable();
        assert_eq!(left, [0, 1, 2, 3, 4]);
        let right = guess(user, "right");
        assert_eq!(db.guess_code(&scope, &right, start()).await.unwrap(), GuessOutcome::Dead, "guessed out");
    }

    async fn a_code_is_bound_and_ages(test: TestDatabase) {
        let (user, scope) = (user(&test).await, test.scope("falcon"));
        issue(&test, user, "r1").await;
        let right = guess(user, "right");
        for other in [
            Guess { device_hash: "another", ..right.clone() },
            Guess { purpose: "password", ..right.clone() },
            Guess { reference: "r2", ..right.clone() },
            Guess { user_id: UserId(SeededIds::new(99).uuid()), ..right.clone() },
        ] {
            assert_eq!(test.db.guess_code(&scope, &other, start()).await.unwrap(), GuessOutcome::Dead, "{other:?}");
        }
        let late = start() + TimeDelta::minutes(10);
        assert_eq!(test.db.guess_code(&scope, &right, late).await.unwrap(), GuessOutcome::Dead);
        issue(&test, user, "r2").await;
        let first = test.db.guess_code(&scope, &right, start()).await.unwrap();
        assert_eq!(first, GuessOutcome::Dead, "a newer code ends the older");
    }

    async fn a_sweep_takes_what_is_over_and_only_from_its_own_tenant(test: TestDatabase) {
        let user = user(&test).await;
        issue(&test, user, "r1").await;
        let at = |moment| Horizon { codes: moment, keys: moment, jobs: moment, sessions: moment, price_sessions: moment, fare_days: moment, most_fare_days: 9, proposals: moment, captchas: moment, messages: moment, drafts: moment };
        let sweep = async |tenant, moment| {
            let tx = test.db.begin(&test.scope(tenant)).await.unwrap();
            let gone = tx.sweep(&at(moment)).await.unwrap();
            tx.commit().await.unwrap();
            gone
        };
        let later = start() + TimeDelta::minutes(11);
        assert_eq!(sweep("falcon", start()).await, 0, "the code is still good");
        assert_eq!(sweep("_default", later).await, 0);
        assert_eq!(sweep("falcon", later).await, 1);
        assert_eq!(sweep("falcon", later).await, 0);
    }

    async fn wrong_passwords_are_counted_and_lock(test: TestDatabase) {
        let (user, scope) = (user(&test).await, test.scope("falcon"));
        let rule = LockRule { after_failures: 3, lock_for: TimeDelta::minutes(15) };
        for attempts in 1..=3 {
            let now = test.db.record_sign_in_failure(&scope, user, rule, start()).await.unwrap().unwrap();
            assert_eq!(now.failed_attempts, attempts);
            assert_eq!(now.locked_until, (attempts == 3).then_some(start() + TimeDelta::minutes(15)));
        }
        let tx = test.db.begin(&scope).await.unwrap();
        tx.users().reset_failures(user, start()).await.unwrap();
        let now = tx.users().get(user).await.unwrap().unwrap();
        assert_eq!((now.failed_attempts, now.locked_until, now.last_signed_in_at), (0, None, Some(start())));
    }

    async fn a_session_lives_until_it_is_revoked_or_old(test: TestDatabase) {
        let user_id = user(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let user = tx.users().get(user_id).await.unwrap().unwrap();
        let session = Session {
            id: SessionId(SeededIds::new(5).uuid()),
            user_id,
            agency_id: user.agency_id,
            device_hash: "device".to_owned(),
            created_at: start(),
            rotated_at: start(),
            expires_at: start() + TimeDelta::hours(12),
            revoked_at: None,
            revoke_reason: None,
            awaits: None,
        };
        tx.sessions().create(&session).await.unwrap();
        assert!(tx.sessions().rotate(session.id, start() + TimeDelta::minutes(6)).await.unwrap());
        let read = tx.sessions().get(session.id).await.unwrap().unwrap();
        assert_eq!(read.rotated_at, start() + TimeDelta::minutes(6));
        assert!(read.is_live(start()));
        assert!(!read.is_live(session.expires_at));
        assert!(!tx.sessions().rotate(session.id, session.expires_at).await.unwrap());
        assert!(tx.sessions().revoke(session.id, "signed out", start()).await.unwrap());
        assert!(!tx.sessions().revoke(session.id, "again", start()).await.unwrap());
        let read = tx.sessions().get(session.id).await.unwrap().unwrap();
        assert_eq!((read.is_live(start()), read.revoke_reason.as_deref()), (false, Some("signed out")));
        assert!(!tx.sessions().rotate(session.id, start()).await.unwrap());
    }
}
