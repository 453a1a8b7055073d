//! An S3-compatible object store: objects appear atomically, and conditional puts resolve concurrent writes.
//!
//! `channels.toml` holds the pointers and is replaced only if unchanged since it was read (`If-Match`);
//! `versions/<module>/<version>.json` holds a version's metadata and is created once (`If-None-Match: *`), after all
//! its files; `archives/…` and `private/…` hold its files; `log/<time>-<module>-…` holds one line each, because objects
//! cannot be appended to.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use futures::{StreamExt, TryStreamExt};
use object_store::aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey};
use object_store::path::Path;
use object_store::{
    ClientOptions, Error, GetOptions, ObjectStore, ObjectStoreExt, PutMode, PutOptions, PutPayload, RetryConfig,
    UpdateVersion,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;
use tokio::time::timeout;

use super::archive;
use super::interface::{DESCRIBED, Files, Mark, Pointers, Storage, check_names, is_private};
use crate::FILE;

/// Scheme of an object store's address.
pub const SCHEME: &str = "s3://";
const CONNECT: Duration = Duration::from_secs(2);
/// Timeout for an archive.
const PATIENCE: Duration = Duration::from_secs(30);
/// Timeout for pointers and metadata, which are requested again soon.
const READ_TIMEOUT: Duration = Duration::from_secs(2);
const RETRIES: usize = 3;
/// Log lines read concurrently.
const AT_ONCE: usize = 16;

/// A bucket, or a prefix of it. Calls block, so they need a thread of their own.
#[derive(Debug)]
pub struct Objects {
    address: String,
    prefix: String,
    store: AmazonS3,
    runtime: Runtime,
    /// Cached, because versions are immutable.
    described: Mutex<BTreeMap<String, Record>>,
}

/// `versions/<module>/<version>.json`.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Record {
    archive: String,
    sha256: String,
    #[serde(default)]
    private: String,
    described: BTreeMap<String, String>,
}

impl Objects {
    /// Opens an address `s3://bucket/prefix`. Endpoint, region and credentials come from the usual `AWS_…` variables,
    /// or from web identity, container and instance roles.
    ///
    /// # Errors
    /// When the address or a variable is invalid.
    pub fn open(address: &str) -> Result<Self> {
        let variables: Vec<(String, String)> = std::env::vars().filter(|(name, _)| name.starts_with("AWS_")).collect();
        Self::open_with(address, &variables)
    }

    /// Opens it with these variables instead of the environment.
    ///
    /// # Errors
    /// When the address or a variable is invalid.
    pub fn open_with<N: AsRef<str>>(address: &str, variables: &[(N, String)]) -> Result<Self> {
        let (bucket, prefix) = parts(address)?;
        let client = ClientOptions::new()
            .with_connect_timeout(CONNECT)
            .with_timeout(PATIENCE);
        let known = variables.iter().filter_map(|(name, value)| {
            let key: AmazonS3ConfigKey = name.as_ref().to_ascii_lowercase().parse().ok()?;
            Some((key, value))
        });
        let builder = AmazonS3Builder::new()
            .with_bucket_name(bucket)
            .with_client_options(client)
            .with_retry(RetryConfig {
                max_retries: RETRIES,
                retry_timeout: PATIENCE,
                ..RetryConfig::default()
            });
        let store = known
            .fold(builder, |builder, (key, value)| builder.with_config(key, value))
            .build()
            .with_context(|| format!("{address} cannot be used"))?;
        Ok(Self {
            address: address.trim_end_matches('/').to_owned(),
            prefix: prefix.trim_matches('/').to_owned(),
            store,
            runtime: tokio::runtime::Builder::new_current_thread().enable_all().build()?,
            described: Mutex::default(),
        })
    }

    fn wait<T>(
        &self,
        doing: &str,
        within: Duration,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<Option<T>> {
        let outcome = self.runtime.block_on(async { timeout(within, work).await });
        match outcome {
            Ok(Ok(found)) => Ok(Some(found)),
            Ok(Err(Error::NotFound { .. } | Error::NotModified { .. })) => Ok(None),
            Ok(Err(error)) => Err(error).with_context(|| format!("{}: cannot {doing}", self.address)),
            Err(_) => bail!("{}: no answer to {doing} within {within:?}", self.address),
        }
    }

    fn key(&self, name: &str) -> Path {
        Path::from(format!("{}/{name}", self.prefix))
    }

    fn get(&self, name: &str, known: Option<String>, within: Duration) -> Result<Option<(Vec<u8>, Mark)>> {
        let options = GetOptions {
            if_none_match: known,
            ..GetOptions::default()
        };
        self.wait(&format!("read {name}"), within, async {
            let got = self.store.get_opts(&self.key(name), options).await?;
            let mark = Mark(got.meta.e_tag.clone());
            Ok((got.bytes().await?.to_vec(), mark))
        })
    }

    /// `false` when the condition of the mode was not met.
    fn put(&self, name: &str, bytes: Vec<u8>, mode: PutMode) -> Result<bool> {
        let payload = PutPayload::from(bytes);
        let put = self.wait(&format!("write {name}"), 2 * PATIENCE, async {
            let written = self
                .store
                .put_opts(&self.key(name), payload, PutOptions::from(mode))
                .await;
            match written {
                Ok(_) => Ok(true),
                Err(Error::AlreadyExists { .. } | Error::Precondition { .. }) => Ok(false),
                Err(error) => Err(error),
            }
        })?;
        put.with_context(|| format!("{}: there is no such bucket", self.address))
    }

    /// Names of the objects in a folder, relative to it.
    fn names(&self, folder: &str) -> Result<Vec<String>> {
        let prefix = self.key(folder);
        let listed = self.wait(&format!("list {folder}"), 5 * READ_TIMEOUT, async {
            let names = self.store.list(Some(&prefix)).map_ok(|object| {
                let below = object.location.prefix_match(&prefix).into_iter().flatten();
                below.map(|part| part.as_ref().to_owned()).collect::<Vec<_>>().join("/")
            });
            names.try_collect::<Vec<String>>().await
        })?;
        let mut names = listed.with_context(|| format!("{}: there is no such bucket", self.address))?;
        names.sort();
        Ok(names)
    }

    fn record_of(&self, module: &str, version: &str) -> Result<Option<Record>> {
        check_names(module, version)?;
        let name = recorded(module, version);
        let known = || self.described.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(record) = known().get(&name) {
            return Ok(Some(record.clone()));
        }
        let Some((bytes, _)) = self.get(&name, None, READ_TIMEOUT)? else {
            return Ok(None);
        };
        let record: Record = serde_json::from_slice(&bytes).with_context(|| format!("{}/{name}", self.address))?;
        known().insert(name, record.clone());
        Ok(Some(record))
    }

    /// Stored under a content hash: an interrupted publication leaves nothing that conflicts with a later one.
    fn put_archive(&self, folder: &str, module: &str, version: &str, bytes: Vec<u8>) -> Result<(String, String)> {
        let sha256 = hex(&Sha256::digest(&bytes));
        let short = sha256.get(..16).unwrap_or_default();
        let name = format!("{folder}/{module}/{version}-{short}.tar.zst");
        self.put(&name, bytes, PutMode::Overwrite)?;
        Ok((name, sha256))
    }
}

impl Storage for Objects {
    fn place(&self) -> String {
        self.address.clone()
    }

    fn pointers(&self) -> Result<Pointers> {
        Ok(self.moved(&Mark::default())?.unwrap_or_default())
    }

    fn moved(&self, since: &Mark) -> Result<Option<Pointers>> {
        let Some((bytes, mark)) = self.get(FILE, since.0.clone(), READ_TIMEOUT)? else {
            return Ok(None);
        };
        let text = String::from_utf8(bytes).with_context(|| format!("{}/{FILE}", self.address))?;
        Ok(Some(Pointers { text, mark }))
    }

    fn move_pointers(&self, since: &Mark, text: &str) -> Result<bool> {
        let mode = match &since.0 {
            None => PutMode::Create,
            Some(e_tag) => PutMode::Update(UpdateVersion {
                e_tag: Some(e_tag.clone()),
                version: None,
            }),
        };
        self.put(FILE, text.as_bytes().to_vec(), mode)
    }

    fn published(&self) -> Result<BTreeMap<String, Vec<String>>> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for name in self.names("versions")? {
            let version = name.strip_suffix(".json").and_then(|name| name.split_once('/'));
            if let Some((module, version)) = version {
                found.entry(module.to_owned()).or_default().push(version.to_owned());
            }
        }
        Ok(found)
    }

    fn described(&self, module: &str, version: &str) -> Result<Option<Files>> {
        let record = self.record_of(module, version)?;
        let files = |record: Record| {
            record
                .described
                .into_iter()
                .map(|(name, text)| (name, text.into_bytes()))
        };
        Ok(record.map(|record| files(record).collect()))
    }

    fn version(&self, module: &str, version: &str) -> Result<Option<Files>> {
        let Some(record) = self.record_of(module, version)? else {
            return Ok(None);
        };
        let at = format!("{}/{}", self.address, record.archive);
        let archive = self.get(&record.archive, None, PATIENCE)?;
        let (bytes, _) = archive.with_context(|| format!("{at} is not there"))?;
        if hex(&Sha256::digest(&bytes)) != record.sha256 {
            bail!("{at} is not what was published");
        }
        archive::unpack(&bytes).map(Some).context(at)
    }

    fn publish(&self, module: &str, version: &str, files: &dyn Fn() -> Result<Files>) -> Result<bool> {
        if self.record_of(module, version)?.is_some() {
            return Ok(false);
        }
        let files = files()?;
        let of = |private: bool| files.iter().filter(move |(name, _)| is_private(name) == private);
        let (archive, sha256) = self.put_archive("archives", module, version, archive::pack(of(false))?)?;
        let (private, _) = self.put_archive("private", module, version, archive::pack(of(true))?)?;
        let described = DESCRIBED.iter().filter_map(|name| {
            let text = String::from_utf8(files.get(*name)?.clone()).ok()?;
            Some(((*name).to_owned(), text))
        });
        let record = Record {
            archive,
            sha256,
            private,
            described: described.collect(),
        };
        let name = recorded(module, version);
        self.put(&name, serde_json::to_vec(&record)?, PutMode::Create)
    }

    fn private(&self, module: &str, version: &str) -> String {
        let record = self.record_of(module, version).ok().flatten();
        format!(
            "{}/{}",
            self.address,
            record.map(|record| record.private).unwrap_or_default()
        )
    }

    fn record(&self, module: &str, line: &str) -> Result<()> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let name = format!(
            "log/{:020}-{module}-{:016x}.json",
            since.as_micros(),
            rand::random::<u64>()
        );
        self.put(&name, line.as_bytes().to_vec(), PutMode::Create)?;
        Ok(())
    }

    fn log(&self, module: Option<&str>) -> Result<Vec<String>> {
        let names = self.names("log")?;
        let wanted = |name: &&String| module.is_none_or(|module| name.contains(&format!("-{module}-")));
        let wanted: Vec<Path> = names
            .iter()
            .filter(wanted)
            .map(|name| self.key(&format!("log/{name}")))
            .collect();
        let lines = self.wait("read the log", 4 * PATIENCE, async {
            let read = wanted
                .iter()
                .map(|key| async move { self.store.get(key).await?.bytes().await });
            futures::stream::iter(read)
                .buffered(AT_ONCE)
                .try_collect::<Vec<_>>()
                .await
        })?;
        let lines = lines.into_iter().flatten();
        Ok(lines.map(|line| String::from_utf8_lossy(&line).into_owned()).collect())
    }
}

/// Bucket and prefix of an address.
///
/// # Errors
/// With the expected format.
pub fn parts(address: &str) -> Result<(&str, &str)> {
    let rest = address.strip_prefix(SCHEME).unwrap_or_default();
    let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
    if bucket.is_empty() {
        bail!("{address:?} is no object store; write s3://BUCKET or s3://BUCKET/PREFIX");
    }
    Ok((bucket, prefix))
}

fn recorded(module: &str, version: &str) -> String {
    format!("versions/{module}/{version}.json")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
