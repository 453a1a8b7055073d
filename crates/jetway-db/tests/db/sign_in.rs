//! What sign-in leans on: codes that cannot be guessed, failures that are counted, sessions that end.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::sign_in::codes::{Guess, GuessOutcome, IssuedCode};
use jetway_db::repo::sign_in::guesses::{BackOff, Guesser, Standing};
use jetway_db::repo::sign_in::sessions::Session;
use jetway_db::repo::sweep::Horizon;
use jetway_db::{Database, TenantScope};
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

/// One guess in a transaction of its own.
#[cfg(test)]
async fn guess_code(db: &Database, scope: &TenantScope, guess: &Guess<'_>, now: DateTime<Utc>) -> GuessOutcome {
    let tx = db.begin(scope).await.unwrap();
    let outcome = tx.codes().try_consume(guess, now).await.unwrap();
    tx.commit().await.unwrap();
    outcome
}

#[cfg(test)]
const RULE: BackOff = BackOff {
    after_failures: 3,
    first: TimeDelta::minutes(15),
    longest: TimeDelta::hours(1),
};

/// One failed guess in a transaction of its own; `None` when it was refused unheard.
#[cfg(test)]
async fn fail(db: &Database, scope: &TenantScope, guesser: Guesser<'_>, now: DateTime<Utc>) -> Option<Standing> {
    let tx = db.begin(scope).await.unwrap();
    let before = tx.guesses().lock(guesser, now).await.unwrap();
    let standing = if before.blocked_until(now).is_some() {
        None
    } else {
        Some(tx.guesses().failed(guesser, before, RULE, now).await.unwrap())
    };
    tx.commit().await.unwrap();
    standing
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
        let wrong = guess_code(&test.db, &scope, &guess(user, "wrong"), start()).await;
        assert_eq!(wrong, GuessOutcome::Wrong { attempts_left: 4 });
        let right = guess(user, "right");
        assert_eq!(guess_code(&test.db, &scope, &right, start()).await, GuessOutcome::Consumed);
        assert_eq!(guess_code(&test.db, &scope, &right, start()).await, GuessOutcome::Dead);
    }

    async fn five_guesses_are_all_there_are_however_parallel(test: TestDatabase) {
        let (user, scope) = (user(&test).await, test.scope("falcon"));
        issue(&test, user, "r1").await;
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(scope));
        let guesses = (0..32).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move { guess_code(&db, &scope, &guess(user, "wrong"), start()).await })
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
        assert_eq!(guess_code(&db, &scope, &right, start()).await, GuessOutcome::Dead, "guessed out");
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
            assert_eq!(guess_code(&test.db, &scope, &other, start()).await, GuessOutcome::Dead, "{other:?}");
        }
        let late = start() + TimeDelta::minutes(10);
        assert_eq!(guess_code(&test.db, &scope, &right, late).await, GuessOutcome::Dead);
        issue(&test, user, "r2").await;
        let first = guess_code(&test.db, &scope, &right, start()).await;
        assert_eq!(first, GuessOutcome::Dead, "a newer code ends the older");
    }

    async fn a_sweep_takes_what_is_over_and_only_from_its_own_tenant(test: TestDatabase) {
        let user = user(&test).await;
        issue(&test, user, "r1").await;
        let at = |moment| Horizon { codes: moment, keys: moment, jobs: moment, sessions: moment, price_sessions: moment, fare_days: moment, most_fare_days: 9, fare_index: moment, proposals: moment, umrah_quotes: moment, captchas: moment, messages: moment, report_files: moment, drafts: moment };
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

    async fn failed_guesses_are_counted_and_block_for_longer_each_time(test: TestDatabase) {
        let scope = test.scope("falcon");
        let guesser = Guesser { subject: "someone", purpose: "reset" };
        let block = async |now| fail(&test.db, &scope, guesser, now).await.map(|standing| standing.blocked_until(now));
        let after = |minutes| Some(start() + TimeDelta::minutes(minutes));
        assert_eq!(block(start()).await, Some(None));
        assert_eq!(block(start()).await, Some(None));
        assert_eq!(block(start()).await, Some(after(15)));
        assert_eq!(block(start() + TimeDelta::minutes(14)).await, None, "a refused guess is not counted");
        assert_eq!(block(start() + TimeDelta::minutes(15)).await, Some(after(45)));
        assert_eq!(block(start() + TimeDelta::minutes(45)).await, Some(after(105)));
        // Others are not affected, nor is another purpose.
        for other in [Guesser { subject: "another", ..guesser }, Guesser { purpose: "device", ..guesser }] {
            assert_eq!(fail(&test.db, &scope, other, start()).await.map(|standing| standing.failures), Some(1));
        }
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.guesses().blocked_until(guesser, start()).await.unwrap(), after(105));
        tx.guesses().forget(guesser).await.unwrap();
        assert_eq!(tx.guesses().blocked_until(guesser, start()).await.unwrap(), None);
        tx.commit().await.unwrap();
        let failures = async |now| fail(&test.db, &scope, guesser, now).await.map(|standing| standing.failures);
        assert_eq!(failures(start()).await, Some(1));
        assert_eq!(failures(start() + TimeDelta::days(2) - TimeDelta::seconds(1)).await, Some(2));
        assert_eq!(failures(start() + TimeDelta::days(4)).await, Some(1), "two quiet days are forgotten");
    }

    async fn parallel_failures_are_all_counted(test: TestDatabase) {
        let (db, scope) = (Arc::new(test.db.clone()), Arc::new(test.scope("falcon")));
        let guesser = Guesser { subject: "someone", purpose: "reset" };
        let failures = (0..16).map(|_| {
            let (db, scope) = (Arc::clone(&db), Arc::clone(&scope));
            tokio::spawn(async move { fail(&db, &scope, guesser, start()).await })
        });
        let mut counted = Vec::new();
        for failure in failures.collect::<Vec<_>>() {
            counted.extend(failure.await.unwrap().map(|standing| standing.failures));
        }
        counted.sort_unstable();
        assert_eq!(counted, [1, 2, 3], "those after the block are refused unheard");
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
            browser: "Browser 1.0".to_owned(),
        };
        tx.sessions().create(&session).await.unwrap();
        assert!(tx.sessions().rotate(session.id, start() + TimeDelta::minutes(6)).await.unwrap());
        let read = tx.sessions().get(session.id).await.unwrap().unwrap();
        assert_eq!(read.rotated_at, start() + TimeDelta::minutes(6));
        assert!(read.is_live(start()));
        let open = tx.sessions().open_of(user_id, start()).await.unwrap();
        assert_eq!(open.iter().map(|open| open.browser.as_str()).collect::<Vec<_>>(), ["Browser 1.0"]);
        assert!(tx.sessions().open_of(user_id, session.expires_at).await.unwrap().is_empty());
        assert!(!read.is_live(session.expires_at));
        assert!(!tx.sessions().rotate(session.id, session.expires_at).await.unwrap());
        assert!(tx.sessions().revoke(session.id, "signed out", start()).await.unwrap());
        assert!(!tx.sessions().revoke(session.id, "again", start()).await.unwrap());
        let read = tx.sessions().get(session.id).await.unwrap().unwrap();
        assert_eq!((read.is_live(start()), read.revoke_reason.as_deref()), (false, Some("signed out")));
        assert!(!tx.sessions().rotate(session.id, start()).await.unwrap());
    }
}
