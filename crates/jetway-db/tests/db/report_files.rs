//! Files of long reports: progress, ends, and the lane of their jobs.

use chrono::TimeDelta;
use jetway_db::repo::jobs::{Lane, MAKE_REPORT, NewJob};
use jetway_db::repo::payments::{ReportFile, ReportFileState};
use jetway_domain::clock::Ids as _;
use jetway_testkit::{SeededIds, on_both_engines, people, start};

fn state(file: Option<ReportFile>) -> (ReportFileState, u64, u64) {
    let file = file.expect("the file");
    (file.state, file.done, file.rows)
}

on_both_engines! {
    async fn a_file_is_made_once_cancelled_only_before_and_hidden_when_it_expires(test: TestDatabase) {
        let ids = SeededIds::default();
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let (agency, user) = people::settle(&tx, &ids).await.unwrap();
        let file = |id| ReportFile {
            id,
            agency: agency.id,
            user: user.id,
            request: serde_json::json!({ "report": "salesByDay" }),
            state: ReportFileState::Waiting,
            rows: 6_000,
            done: 0,
            fault: None,
            asked_at: start(),
            expires_at: start() + TimeDelta::days(1),
        };
        let [made, stopped, failed] = [0; 3].map(|_| ids.uuid());
        let files = tx.report_files();
        for id in [made, stopped, failed] {
            files.insert(&file(id)).await.unwrap();
        }
        assert_eq!(files.get(made).await.unwrap(), Some(file(made)));
        assert!(files.progress(made, 1_000, 6_001).await.unwrap());
        assert_eq!(state(files.get(made).await.unwrap()), (ReportFileState::Making, 1_000, 6_001));
        assert_eq!(files.content(made).await.unwrap(), None);
        assert!(files.finish(made, vec![7], start() + TimeDelta::days(1)).await.unwrap());
        assert_eq!(files.content(made).await.unwrap(), Some(vec![7]));
        assert!(!files.cancel(agency.id, user.id, made).await.unwrap());

        assert!(files.cancel(agency.id, user.id, stopped).await.unwrap());
        assert!(!files.progress(stopped, 1, 2).await.unwrap());
        assert!(!files.finish(stopped, vec![7], start()).await.unwrap());
        assert_eq!(files.content(stopped).await.unwrap(), None);

        files.fail(failed, "rows").await.unwrap();
        files.fail(made, "rows").await.unwrap();
        assert_eq!(files.get(failed).await.unwrap().unwrap().fault.as_deref(), Some("rows"));
        assert_eq!(files.get(made).await.unwrap().unwrap().state, ReportFileState::Ready);

        assert_eq!(files.of_user(agency.id, user.id, start()).await.unwrap().len(), 3);
        let later = start() + TimeDelta::days(1);
        assert_eq!(files.of_user(agency.id, user.id, later).await.unwrap(), []);
    }

    async fn long_jobs_have_a_lane_of_their_own_and_are_kept_while_they_move(test: TestDatabase) {
        let ids = SeededIds::default();
        let lease = TimeDelta::minutes(2);
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        for kind in ["code.mail", MAKE_REPORT] {
            let job = NewJob {
                kind: kind.to_owned(),
                unique_key: None,
                payload: serde_json::json!(kind),
                run_at: start(),
            };
            tx.jobs().enqueue(job, &ids, start()).await.unwrap();
        }
        let short = tx.jobs().claim_due((Lane::Short, 9), lease, start()).await.unwrap();
        assert_eq!(short.iter().map(|job| job.kind.as_str()).collect::<Vec<_>>(), ["code.mail"]);
        let long = tx.jobs().claim_due((Lane::Long, 9), lease, start()).await.unwrap();
        assert_eq!(long.iter().map(|job| job.kind.as_str()).collect::<Vec<_>>(), [MAKE_REPORT]);
        tx.jobs().hold(long[0].id, start() + lease * 2).await.unwrap();
        assert!(tx.jobs().claim_due((Lane::Long, 9), lease, start() + lease).await.unwrap().is_empty());
        let after = tx.jobs().claim_due((Lane::Long, 9), lease, start() + lease * 2).await.unwrap();
        assert_eq!(after[0].attempt, 2);
    }
}
