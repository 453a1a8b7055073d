//! Files of long reports: generated in the background, kept for a day, and only for the user who requested them.

use std::sync::Arc;

use jetway_testkit::wait::eventually;
use jetway_testkit::{Intruder, tamper};
use serde_json::{Value, json};

use crate::company::open_branch;
use crate::on_each_engine;
use crate::support::folder::Folder;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Engine, Session};

const EXPORT: &str = "/api/report/v1/Report/Export";
const FILES: &str = "/api/report/v1/Report/Files";
const CANCEL: &str = "/api/report/v1/Report/CancelFile";
const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/// A backend that generates every non-empty file in the background.
const LONG: [(&str, &str); 1] = [("JETWAY_BACKEND_REPORTS__ROWS_AT_ONCE", "0")];

fn open(engine: Engine) -> Option<Api> {
    let folder = Folder::seeded_in(engine, &[])?;
    Some(Api::open(Arc::new(folder), &LONG))
}

fn file_of(job: &Value) -> String {
    format!("/api/report/v1/Report/File?id={}", text(&job["id"]))
}

impl Session<'_> {
    fn ask_file(&self, format: &str) -> Answer {
        let today = self.api.now().date_naive();
        let (from, to) = (today - chrono::Days::new(30), today + chrono::Days::new(1));
        let asked = json!({ "report": "salesByDay", "from": from, "to": to, "format": format });
        self.post(EXPORT, &asked)
    }

    fn asked_file(&self, format: &str) -> Value {
        let answer = self.ask_file(format);
        assert_eq!(answer.status, 202, "{}", answer.text());
        answer.json()
    }

    fn listed_file(&self, job: &Value) -> Value {
        let files = self.get(FILES).ok();
        let mut items = files["items"].as_array().expect("files").iter();
        let found = items.find(|item| item["id"] == job["id"]).cloned();
        found.unwrap_or_else(|| panic!("{job} is not in {files}"))
    }

    fn ready_file(&self, job: &Value) -> Value {
        eventually("the file is ready", || self.listed_file(job)["state"] == "ready");
        self.listed_file(job)
    }
}

on_each_engine! {
    fn a_long_report_is_made_and_kept_for_a_day_for_its_owner(engine) {
        made_and_kept(engine);
    }
}

fn made_and_kept(engine: Engine) {
    let Some(api) = open(engine) else { return };
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    for (format, media_type) in [("csv", "text/csv; charset=utf-8"), ("xlsx", XLSX)] {
        let job = owner.asked_file(format);
        assert_eq!((&job["report"], &job["format"]), (&json!("salesByDay"), &json!(format)));
        let ready = owner.ready_file(&job);
        assert_eq!(ready["percent"], 100, "{ready}");
        let file = owner.get(&file_of(&job));
        assert_eq!((file.status, file.content_type()), (200, media_type));
        let name = file.headers["content-disposition"].to_str().expect("text");
        let begins = name.starts_with("attachment; filename=\"falcon-sales-2");
        assert!(begins && name.ends_with(&format!(".{format}\"")), "{name}");
        if format == "csv" {
            let lines: Vec<String> = file.text().lines().map(str::to_owned).collect();
            assert!(lines.iter().any(|line| line.contains(&held.reference)), "{lines:?}");
            assert_eq!(lines.len() as u64, ready["rows"].as_u64().expect("rows") + 1);
        } else {
            assert!(file.bytes.starts_with(b"PK"));
        }
    }
    let refused = owner.ask_file("pdf").refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["code"], "report.rows", "{refused}");

    let files = owner.get(FILES).ok();
    let job = &files["items"][0];
    assert_eq!(
        (&job["format"], files["items"].as_array().map(Vec::len)),
        (&json!("xlsx"), Some(2))
    );
    let stranger = OASIS_OWNER.sign_in(&api);
    assert_eq!(stranger.get(FILES).ok()["items"], json!([]));
    stranger.get(&file_of(job)).refused(404, "file.not_found");
    let wanted = json!({ "id": job["id"] });
    stranger.post(CANCEL, &wanted).refused(404, "file.not_found");
    api.get("falcon", &file_of(job)).send().refused(401, "session.required");
    assert_eq!(
        owner.post(CANCEL, &wanted).ok()["state"],
        "ready",
        "a finished file stays"
    );

    api.advance(24 * 3_600 + 60);
    let later = ROSE_OWNER.sign_in(&api);
    assert_eq!(later.get(FILES).ok()["items"], json!([]));
    later.get(&file_of(job)).refused(404, "file.not_found");
}

#[test]
fn a_file_is_downloaded_only_by_users_who_may_see_its_content() {
    let api = open(Engine::Sqlite).expect("SQLite");
    let owner = ROSE_OWNER.sign_in(&api);
    owner.ticket(&owner.hold()).ok();
    let job = owner.asked_file("csv");
    owner.ready_file(&job);
    let marina = open_branch(&owner, "Marina");
    let database = Intruder::open(&api.folder.database_url());
    let give = |set: &str| {
        database.run(&format!("update users set {set} where email = '{}'", ROSE_OWNER.mail));
    };
    // A user without a branch sees the sales of all branches.
    give("functionalities = '[203,205,232]'");
    assert_eq!(owner.get(&file_of(&job)).status, 200);
    for (codes, needed) in [("205,232", 203), ("203,232", 205), ("203", 232)] {
        give(&format!("functionalities = '[{codes}]'"));
        let refused = owner.get(&file_of(&job)).refused(403, "access.denied");
        assert_eq!(refused["params"]["functionality"], needed, "{codes}");
    }
    give(&format!(
        "functionalities = '[203,205,232]', branch_id = (select id from branches where name = '{}')",
        text(&marina["name"])
    ));
    let refused = owner.get(&file_of(&job)).refused(403, "access.denied");
    assert_eq!(refused["params"]["functionality"], 237);
}

#[test]
fn a_file_whose_worker_died_is_made_by_the_next_and_one_that_is_cancelled_by_none() {
    let api = open(Engine::Sqlite).expect("SQLite");
    let owner = ROSE_OWNER.sign_in(&api);
    owner.ticket(&owner.hold()).ok();
    let job = owner.asked_file("xlsx");
    owner.ready_file(&job);
    let interrupted = |locked_until: &str| {
        api.kill();
        let url = api.folder.database_url();
        tamper(
            &url,
            "update report_files set state = 'making', rows_done = 0, content = null",
        );
        let lease =
            format!("update jobs set finished_at = null, locked_until = {locked_until} where kind = 'report.make'");
        tamper(&url, &lease);
        api.revive(&LONG);
    };
    // The lease of the dead worker has ended.
    interrupted("created_at");
    owner.ready_file(&job);
    assert!(owner.get(&file_of(&job)).bytes.starts_with(b"PK"));

    // This lease has not ended, so nothing changes before the cancellation.
    interrupted("'2999-01-01T00:00:00+00:00'");
    let waiting = owner.listed_file(&job);
    assert_eq!((&waiting["state"], &waiting["percent"]), (&json!("making"), &json!(0)));
    owner.get(&file_of(&job)).refused(404, "file.not_found");
    assert_eq!(
        owner.asked_file("xlsx")["id"],
        job["id"],
        "a file in progress is not generated twice"
    );
    let cancelled = owner.post(CANCEL, &json!({ "id": job["id"] })).ok();
    assert_eq!(cancelled["state"], "cancelled");
    api.kill();
    let ended = "update jobs set locked_until = created_at where kind = 'report.make'";
    tamper(&api.folder.database_url(), ended);
    api.revive(&LONG);
    let next = owner.asked_file("csv");
    owner.ready_file(&next);
    assert_eq!(owner.listed_file(&job)["state"], "cancelled");
    owner.get(&file_of(&job)).refused(404, "file.not_found");
}
