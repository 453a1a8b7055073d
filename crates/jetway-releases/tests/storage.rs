//! The guarantees of every storage, tested with both: a folder, and an object store in a process of its own.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::bail;
use jetway_releases::storage::testing::Bucket;
use jetway_releases::storage::{self, Files, HASH, Mark, Objects, Pointers, Storage};

/// A storage opened by several writers, each with a handle of its own.
trait Place: Sync {
    fn open(&self) -> Box<dyn Storage>;
}

impl Place for tempfile::TempDir {
    fn open(&self) -> Box<dyn Storage> {
        storage::open(self.path().to_str().expect("UTF-8")).expect("a folder")
    }
}

impl Place for Bucket {
    fn open(&self) -> Box<dyn Storage> {
        Box::new(Objects::open_with(&self.address(), &self.variables()).expect("an object store"))
    }
}

/// Runs the test with both.
fn both(question: impl Fn(&dyn Place)) {
    question(&tempfile::tempdir().expect("a folder"));
    question(&Bucket::start());
}

fn build(code: &str) -> Files {
    let files = [
        ("module.json", "{}"),
        ("mf-manifest.json", "{\"shared\":[]}"),
        ("remoteEntry.1.js", code),
        ("assets/deep/a.svg", "<svg/>"),
        (".private/release.json", "{}"),
        (".private/remoteEntry.1.js.map", "mappings"),
        (HASH, code),
    ];
    files.map(|(name, text)| (name.to_owned(), text.into())).into()
}

#[test]
fn a_version_is_whole_never_changes_and_keeps_its_private_files_to_itself() {
    both(|place| {
        let storage = place.open();
        assert_eq!(storage.published().expect("a list").len(), 0);
        assert_eq!(storage.described("mfe-a", "1").expect("an answer"), None);
        assert_eq!(storage.version("mfe-a", "1").expect("an answer"), None);
        assert!(storage.publish("mfe-a", "1", &|| Ok(build("one"))).expect("published"));
        let again = || -> anyhow::Result<Files> { bail!("the files of a published version must not be requested") };
        assert!(!place.open().publish("mfe-a", "1", &again).expect("an answer"));
        assert!(storage.publish("mfe-a", "2", &again).is_err());

        let seen = place.open();
        let mut served = build("one");
        served.retain(|name, _| !name.starts_with(".private/"));
        assert_eq!(seen.version("mfe-a", "1").expect("an answer"), Some(served));
        let described = seen.described("mfe-a", "1").expect("an answer").expect("the version");
        let names: Vec<&str> = described.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            [HASH, ".private/release.json", "mf-manifest.json", "module.json"]
        );
        let list = seen.published().expect("a list");
        assert_eq!(list.get("mfe-a").map(Vec::as_slice), Some(&["1".to_owned()][..]));
        for (module, version) in [("../up", "1"), ("mfe-a", "../1"), (".hidden", "1"), ("mfe-a", "")] {
            assert!(
                storage.publish(module, version, &|| Ok(build("x"))).is_err(),
                "{module} {version}"
            );
        }
    });
}

#[test]
fn of_two_who_publish_one_version_with_other_content_one_does_and_it_is_not_mixed() {
    both(|place| {
        let names: Vec<String> = (0..6).map(|number| format!("v{number}")).collect();
        for version in &names {
            let first = AtomicUsize::new(0);
            thread::scope(|scope| {
                for code in ["one", "two"] {
                    let first = &first;
                    scope.spawn(move || {
                        let published = place.open().publish("mfe-a", version, &|| Ok(build(code)));
                        first.fetch_add(usize::from(published.expect("an answer")), Ordering::Relaxed);
                    });
                }
            });
            assert_eq!(first.into_inner(), 1, "{version}");
            let files = place
                .open()
                .version("mfe-a", version)
                .expect("an answer")
                .expect("the version");
            assert_eq!(files.get(HASH), files.get("remoteEntry.1.js"), "{version}");
        }
        assert_eq!(place.open().published().expect("a list").get("mfe-a"), Some(&names));
    });
}

#[test]
fn pointers_move_only_from_where_they_were_seen() {
    both(|place| {
        let storage = place.open();
        let none = storage.pointers().expect("an answer");
        assert_eq!(none, Pointers::default());
        assert!(
            storage
                .move_pointers(&none.mark, "[stable]\na = \"1\"\n")
                .expect("moved")
        );
        assert!(
            !place.open().move_pointers(&none.mark, "x").expect("an answer"),
            "there are some"
        );
        let first = storage.pointers().expect("an answer");
        assert_eq!(storage.moved(&first.mark).expect("an answer"), None);
        assert!(
            place
                .open()
                .move_pointers(&first.mark, "[stable]\na = \"2\"\n")
                .expect("moved")
        );
        assert!(
            !storage.move_pointers(&first.mark, "x").expect("an answer"),
            "they are elsewhere"
        );
        let second = storage.moved(&first.mark).expect("an answer").expect("moved");
        let channels = second.channels("here").expect("pointers");
        assert_eq!(channels.stable.get("a").map(String::as_str), Some("2"));
        assert_eq!(storage.moved(&Mark::default()).expect("an answer"), Some(second));
    });
}

#[test]
fn of_many_concurrent_pointers_none_is_lost() {
    both(|place| {
        thread::scope(|scope| {
            for writer in 0..8 {
                scope.spawn(move || {
                    let storage = place.open();
                    loop {
                        let before = storage.pointers().expect("an answer");
                        let mut channels = before.channels("here").expect("pointers");
                        channels.stable.insert(format!("mfe-{writer}"), "1".to_owned());
                        let text = channels.text().expect("a text");
                        if storage.move_pointers(&before.mark, &text).expect("an answer") {
                            break;
                        }
                    }
                    storage
                        .record(&format!("mfe-{writer}"), &format!("{writer}"))
                        .expect("a line");
                });
            }
        });
        let channels = place
            .open()
            .pointers()
            .expect("an answer")
            .channels("here")
            .expect("pointers");
        assert_eq!(channels.stable.len(), 8);
        let lines: BTreeSet<String> = place.open().log(None).expect("the log").into_iter().collect();
        assert_eq!(lines.len(), 8);
    });
}

#[test]
fn the_log_is_in_order_and_can_be_of_one_module() {
    both(|place| {
        let storage = place.open();
        assert_eq!(storage.log(None).expect("the log").len(), 0);
        for (module, line) in [("mfe-a", "first"), ("mfe-b", "second"), ("mfe-a", "third")] {
            storage.record(module, line).expect("a line");
        }
        assert_eq!(storage.log(None).expect("the log"), ["first", "second", "third"]);
        let of_one = storage.log(Some("mfe-a")).expect("the log");
        let own: Vec<&String> = of_one.iter().filter(|line| *line != "second").collect();
        assert_eq!(own, ["first", "third"]);
    });
}

#[test]
fn an_address_that_is_none_and_a_bucket_that_is_not_there_are_errors() {
    assert!(storage::open("s3://").is_err());
    let bucket = Bucket::start();
    let nowhere = Objects::open_with("s3://jetway-other", &bucket.variables()).expect("an address");
    assert!(nowhere.published().is_err());
    assert!(nowhere.move_pointers(&Mark::default(), "x").is_err());
    assert!(nowhere.publish("mfe-a", "1", &|| Ok(build("one"))).is_err());
}
