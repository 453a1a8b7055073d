//! The backend's tenancy API as a source: one event stream of revisions, and calls that read the changes.

mod client;
mod events;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures::StreamExt;
use futures::stream;
use jetway_domain::edge::EdgeKey;
use jetway_tenancy::document::{Document, Files};
use jetway_tenancy::source::{Deliver, Delivery, Reading, SourceGuard};
use jetway_tenancy::wire::{Entry, Position, is_hash};
use jetway_tenancy::{LastGood, TenantSlug, TenantSource, asset};
use tokio::runtime::Builder;
use tokio::time::{sleep, timeout};

use client::Client;

/// The first delay after a failure; it doubles with each further failure.
const FIRST_WAIT: Duration = Duration::from_millis(100);
/// The longest delay.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// The backend sends an event or a heartbeat at least every five seconds; a stream silent for longer than this is dead.
const SILENCE: Duration = Duration::from_secs(12);
/// How many tenants' files are fetched at once.
const AT_ONCE: usize = 8;

/// The tenants of the backend.
pub struct ApiSource {
    client: Arc<Client>,
    copies: Arc<LastGood>,
}

impl ApiSource {
    /// Reads from `http://host:port`; files are stored with the last good copies.
    ///
    /// # Errors
    /// When the address is invalid.
    pub fn new(address: &str, key: EdgeKey, copies: Arc<LastGood>) -> Result<Self> {
        Ok(Self {
            client: Arc::new(Client::new(address, key)?),
            copies,
        })
    }
}

impl fmt::Debug for ApiSource {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("ApiSource")
            .field(&self.client.address())
            .finish()
    }
}

impl TenantSource for ApiSource {
    fn place(&self) -> String {
        self.client.address().to_owned()
    }

    fn all(&self) -> Result<Option<Vec<Reading>>, String> {
        Ok(None)
    }

    fn watch(&self, deliver: Deliver) -> Result<SourceGuard, String> {
        let stop = Arc::new(AtomicBool::new(false));
        let follower = Follower {
            client: Arc::clone(&self.client),
            copies: Arc::clone(&self.copies),
            stop: Arc::clone(&stop),
            deliver,
            position: Position::default(),
        };
        // A thread of its own: a busy gateway still receives changes, and changes never delay a request.
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| error.to_string())?;
        let work = move || runtime.block_on(follower.run());
        let spawned = thread::Builder::new().name("tenancy-api".to_owned()).spawn(work);
        spawned.map_err(|error| error.to_string())?;
        Ok(Box::new(Stop(stop)))
    }
}

struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

struct Follower {
    client: Arc<Client>,
    copies: Arc<LastGood>,
    stop: Arc<AtomicBool>,
    deliver: Deliver,
    position: Position,
}

impl Follower {
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    async fn run(mut self) {
        let mut wait = FIRST_WAIT;
        while !self.stopped() {
            let before = self.position.clone();
            if let Err(error) = self.follow().await {
                (self.deliver)(Delivery::Away(format!("{error:#}")));
            }
            if self.position != before {
                wait = FIRST_WAIT;
            }
            // A random delay between half and the whole, so that many gateways do not reconnect at once.
            sleep(wait.mul_f64(rand::random_range(0.5..1.0))).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    /// Follows the event stream until it ends.
    async fn follow(&mut self) -> Result<()> {
        let mut events = self.client.events().await?;
        while !self.stopped() {
            let heard = timeout(SILENCE, events.next())
                .await
                .context("the stream timed out")??;
            if let Some(now) = heard {
                self.catch_up(&now).await?;
            }
        }
        Ok(())
    }

    async fn catch_up(&mut self, now: &Position) -> Result<()> {
        if self.position.epoch != now.epoch {
            self.position = Position {
                epoch: now.epoch.clone(),
                revision: 0,
            };
        }
        let is_whole = self.position.revision == 0;
        let (mut readings, mut gone) = (Vec::new(), Vec::new());
        let mut position = self.position.clone();
        loop {
            let page = self.client.page(&position).await?;
            if page.position.epoch != now.epoch {
                bail!("another backend answered than the one being followed");
            }
            let (changed, left): (Vec<Entry>, _) = page.tenants.into_iter().partition(|entry| entry.document.is_some());
            for entry in left {
                gone.push(slug_of(&entry.slug)?);
            }
            let documents = changed.into_iter().map(|entry| self.document(entry));
            let mut documents = stream::iter(documents).buffer_unordered(AT_ONCE);
            while let Some(document) = documents.next().await {
                readings.push(Ok(document?));
            }
            drop(documents);
            position = page.position;
            if !page.more {
                break;
            }
        }
        (self.deliver)(if is_whole {
            Delivery::Everything(readings)
        } else {
            Delivery::Changes { readings, gone }
        });
        self.position = position;
        Ok(())
    }

    /// The tenant's document, with all its files on disk.
    async fn document(&self, entry: Entry) -> Result<Document> {
        let (slug, content) = (slug_of(&entry.slug)?, entry.document.unwrap_or_default());
        let kept = self.copies.files();
        for (name, hash) in &content.files {
            if !asset::is_safe_name(name) || !is_hash(hash) {
                bail!("{slug}: a file has an unsafe name");
            }
            if !kept.join(hash).exists() {
                let bytes = self.client.file(slug.as_str(), name, hash).await;
                let bytes = bytes.with_context(|| format!("a file of {slug}"))?;
                self.copies.keep_file(hash, &bytes).context("tenant_cache_dir")?;
            }
        }
        let file = format!("{}/tenancy/v1/tenants/{slug}/tenant.toml", self.client.address());
        let files = Files::kept(kept, content.files);
        Ok(Document::new(slug, file.into(), content.text, files))
    }
}

fn slug_of(name: &str) -> Result<TenantSlug> {
    TenantSlug::parse(name).with_context(|| format!("{name:?} is not a tenant's name"))
}
