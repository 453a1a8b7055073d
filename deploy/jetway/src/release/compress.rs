//! Compressed copies of each file, made once at publication.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

const COMPRESSIBLE: [&str; 8] = ["js", "mjs", "css", "json", "svg", "html", "txt", "wasm"];
/// Smaller files fit in one packet anyway.
const SMALLEST: usize = 512;
const BROTLI_QUALITY: u32 = 9;
const BROTLI_WINDOW: u32 = 22;
const ZSTD_LEVEL: i32 = 15;

/// Creates `name.br`, `name.zst` and `name.gz` for every file worth compressing, on all cores.
///
/// # Errors
/// When an encoder fails.
pub fn twins(files: &BTreeMap<String, Vec<u8>>) -> Result<BTreeMap<String, Vec<u8>>> {
    let work: Vec<(&String, &Vec<u8>)> = files.iter().filter(|(name, bytes)| is_worth(name, bytes)).collect();
    let next = AtomicUsize::new(0);
    let made = Mutex::new(BTreeMap::new());
    let workers = thread::available_parallelism().map_or(2, usize::from).min(8);
    thread::scope(|scope| {
        let running: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    while let Some((name, bytes)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let mut twins = encode(name, bytes)?;
                        made.lock()
                            .map_err(|_| anyhow::anyhow!("another encoder failed"))?
                            .append(&mut twins);
                    }
                    Ok(())
                })
            })
            .collect();
        running
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(|_| anyhow::anyhow!("an encoder panicked"))?)
    })?;
    made.into_inner().map_err(|_| anyhow::anyhow!("an encoder failed"))
}

fn is_worth(name: &str, bytes: &[u8]) -> bool {
    let extension = Path::new(name)
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default();
    bytes.len() >= SMALLEST && COMPRESSIBLE.contains(&extension)
}

fn encode(name: &str, bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut brotli = Vec::new();
    brotli::CompressorWriter::new(&mut brotli, 64 * 1024, BROTLI_QUALITY, BROTLI_WINDOW)
        .write_all(bytes)
        .context("brotli")?;
    let zstd = zstd::encode_all(bytes, ZSTD_LEVEL).context("zstd")?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes).context("gzip")?;
    let gzip = gzip.finish().context("gzip")?;
    let twins = [("br", brotli), ("zst", zstd), ("gz", gzip)];
    let smaller = twins.into_iter().filter(|(_, twin)| twin.len() < bytes.len());
    Ok(smaller
        .map(|(ending, twin)| (format!("{name}.{ending}"), twin))
        .collect())
}
