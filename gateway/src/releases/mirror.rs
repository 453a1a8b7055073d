//! Mirrors an object store: copies the versions to the gateway's releases folder, then the channel pointers; everything
//! else reads the folder. While the store is unavailable the folder holds the last good set, also for a process that
//! starts.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use std::{iter, mem, thread};

use anyhow::{Context, Result};
use jetway_releases::storage::{Folder, Mark, Objects, Pointers, Storage};
use prometheus::{IntGauge, Opts};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How often versions no pointer references yet are copied, so that override links and promotions find them on disk.
const LIST_EVERY: Duration = Duration::from_secs(2);
/// A request for a file of a version that is not in the folder triggers a look into the store at most this often, and
/// waits for its result.
const ASKED_EVERY: Duration = Duration::from_secs(1);
/// The most requests that may wait for a missing version; further ones get a 404 immediately.
const WAITING: usize = 64;
const PATIENCE: Duration = Duration::from_secs(5);

/// Module and version.
type Key = (String, String);

/// Access to the object store.
pub struct Mirror {
    address: String,
    root: PathBuf,
    every: Duration,
    wanted: OnceLock<SyncSender<Wanted>>,
    fault: Arc<Mutex<Option<String>>>,
    away: IntGauge,
}

/// A request waiting for a version.
struct Wanted {
    key: Key,
    since: Instant,
    found: oneshot::Sender<bool>,
}

/// The gauge that says whether the object store is unavailable.
///
/// # Errors
/// When the metric's description is invalid, which it is not.
pub fn gauge() -> prometheus::Result<IntGauge> {
    IntGauge::with_opts(Opts::new(
        "jetway_gateway_releases_store_away",
        "1 while the object store of releases does not answer; the last good set is served",
    ))
}

impl Mirror {
    /// Mirrors the store at this address into this folder. Makes no request yet.
    ///
    /// # Errors
    /// When the metric's description is invalid, which it is not.
    pub fn new(address: &str, root: &Path, every: Duration) -> prometheus::Result<Self> {
        Ok(Self {
            address: address.to_owned(),
            root: root.to_owned(),
            every,
            wanted: OnceLock::new(),
            fault: Arc::default(),
            away: gauge()?,
        })
    }

    /// The gauge that says whether the object store is unavailable.
    pub fn gauge(&self) -> IntGauge {
        self.away.clone()
    }

    /// Why the object store cannot be read at present.
    pub fn fault(&self) -> Option<String> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Mirrors the store for as long as this value lives.
    ///
    /// # Errors
    /// When the address or the `AWS_…` variables are invalid, or the thread cannot be started.
    pub fn start(&self) -> Result<()> {
        let (wanted, asked) = mpsc::sync_channel(WAITING);
        let (opened, outcome) = mpsc::channel();
        let (address, root, every) = (self.address.clone(), self.root.clone(), self.every);
        let (fault, away) = (Arc::clone(&self.fault), self.away.clone());
        thread::Builder::new()
            .name("releases-mirror".to_owned())
            .spawn(move || {
                // A thread of its own, because it blocks on the store.
                let follower = Objects::open(&address).and_then(|store| Follower::new(store, &root));
                match follower {
                    Ok(follower) => {
                        let _ = opened.send(Ok(()));
                        follower.follow(&asked, every, |outcome| note(&fault, &away, outcome));
                    }
                    Err(error) => {
                        let _ = opened.send(Err(error));
                    }
                }
            })
            .context("no thread to follow the object store")?;
        outcome.recv().context("the object store cannot be followed")??;
        let _ = self.wanted.set(wanted);
        Ok(())
    }

    /// Whether a version is in the folder, after a look into the store if it was not: a page older than this gateway
    /// may request its files.
    pub async fn fetch(&self, module: &str, version: &str) -> bool {
        if self.root.join(module).join(version).is_dir() {
            return true;
        }
        let (found, outcome) = oneshot::channel();
        let wanted = Wanted {
            key: (module.to_owned(), version.to_owned()),
            since: Instant::now(),
            found,
        };
        let asked = self.wanted.get().map(|follower| follower.try_send(wanted));
        matches!(asked, Some(Ok(()))) && matches!(timeout(PATIENCE, outcome).await, Ok(Ok(true)))
    }
}

fn note(fault: &Mutex<Option<String>>, away: &IntGauge, outcome: Result<()>) {
    let text = outcome.err().map(|error| format!("{error:#}"));
    let mut known = fault.lock().unwrap_or_else(PoisonError::into_inner);
    match (&*known, &text) {
        (None, Some(reason)) => tracing::error!(reason, "the object store of releases is not followed"),
        (Some(_), None) => tracing::info!("the object store of releases is followed again"),
        _ => {}
    }
    away.set(i64::from(text.is_some()));
    *known = text;
}

/// The mirroring thread.
struct Follower {
    store: Objects,
    folder: Folder,
    seen: Mark,
    published: BTreeSet<Key>,
    missing: Vec<Key>,
    listed: Option<Instant>,
    waiting: Vec<Wanted>,
}

impl Follower {
    fn new(store: Objects, root: &Path) -> Result<Self> {
        Ok(Self {
            store,
            folder: Folder::open(root)?,
            seen: Mark::default(),
            published: BTreeSet::new(),
            missing: Vec::new(),
            listed: None,
            waiting: Vec::new(),
        })
    }

    fn follow(mut self, asked: &Receiver<Wanted>, every: Duration, note: impl Fn(Result<()>)) {
        loop {
            note(self.round());
            if self.answer().is_err() {
                // The next round reports the error; waiting requests are told that the version is not available.
                self.waiting.clear();
            }
            match asked.recv_timeout(every) {
                Ok(first) => {
                    let room = WAITING.saturating_sub(self.waiting.len());
                    self.waiting
                        .extend(iter::once(first).chain(asked.try_iter()).take(room));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Copies the versions the pointers reference first, then at most one other version, so that pointers never wait
    /// for more than that.
    fn round(&mut self) -> Result<()> {
        if let Some(pointers) = self.store.moved(&self.seen)? {
            self.point(pointers)?;
        }
        self.list(LIST_EVERY)?;
        match self.missing.pop() {
            Some(key) => self.copy(&key).map(drop),
            None => Ok(()),
        }
    }

    /// Copies every version the pointers reference, then writes the pointers. Invalid pointers are not written.
    fn point(&mut self, pointers: Pointers) -> Result<()> {
        let channels = pointers.channels(&self.store.place())?;
        for (module, version) in channels.pointed() {
            // A version that is not published is skipped, as in a folder.
            self.copy(&(module.to_owned(), version.to_owned()))?;
        }
        loop {
            let here = self.folder.pointers()?;
            if here.text == pointers.text || self.folder.move_pointers(&here.mark, &pointers.text)? {
                self.seen = pointers.mark;
                return Ok(());
            }
        }
    }

    fn list(&mut self, every: Duration) -> Result<()> {
        let now = Instant::now();
        if self.listed.is_some_and(|listed| now.duration_since(listed) < every) {
            return Ok(());
        }
        let published = self.store.published()?.into_iter();
        let keys = published.flat_map(|(module, versions)| versions.into_iter().map(move |one| (module.clone(), one)));
        self.published = keys.collect();
        let is_here = |(module, version): &&Key| self.folder.has(module, version);
        self.missing = self.published.iter().filter(|key| !is_here(key)).cloned().collect();
        self.listed = Some(now);
        Ok(())
    }

    /// Answers the waiting requests: a version is absent when it is not in a list read after the request came.
    fn answer(&mut self) -> Result<()> {
        if self.waiting.iter().any(|wanted| !self.published.contains(&wanted.key)) {
            self.list(ASKED_EVERY)?;
        }
        for wanted in mem::take(&mut self.waiting) {
            let is_published = self.published.contains(&wanted.key);
            if is_published || self.listed.is_some_and(|listed| listed >= wanted.since) {
                // The send fails when the request no longer waits.
                let _ = wanted.found.send(is_published && self.copy(&wanted.key)?);
            } else {
                self.waiting.push(wanted);
            }
        }
        Ok(())
    }

    /// Copies a version unless it is in the folder; returns whether it is there afterwards.
    fn copy(&self, (module, version): &Key) -> Result<bool> {
        if self.folder.has(module, version) {
            return Ok(true);
        }
        let Some(files) = self.store.version(module, version)? else {
            return Ok(false);
        };
        // Another process on this machine may have copied it first.
        self.folder.publish(module, version, &|| Ok(files.clone()))?;
        tracing::info!(module, version, "release copied from the object store");
        Ok(true)
    }
}
