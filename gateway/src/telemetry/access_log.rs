//! The access log: one JSON line for each request, with fixed fields in a fixed order. Values are numbers or come from
//! our own lists. Nothing the client sent (query, path, headers, cookies, body) is logged unless it matches an entry of
//! such a list.

mod line;
mod writer;

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus::IntCounter;

pub use line::{Line, address};

use crate::config::AccessLogRules;
use crate::routes::Route;
use writer::Writer;

/// The access log.
pub struct AccessLog {
    writer: Option<Writer>,
    assets_one_in: u64,
    assets: AtomicU64,
}

impl AccessLog {
    /// Opens it; `dropped` counts lines dropped because the buffer was full.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn open(rules: &AccessLogRules, dropped: IntCounter) -> anyhow::Result<Self> {
        Ok(Self {
            writer: Writer::start(rules, dropped)?,
            assets_one_in: rules.assets_one_in.max(1),
            assets: AtomicU64::new(0),
        })
    }

    /// Whether this request is logged: all are, except successful file requests, which are sampled.
    pub fn wants(&self, route: Route, status: u16) -> bool {
        let is_plain_asset =
            matches!(route, Route::Release | Route::TenantAsset | Route::Favicon) && (200..400).contains(&status);
        self.writer.is_some()
            && (self.assets_one_in == 1
                || !is_plain_asset
                || self
                    .assets
                    .fetch_add(1, Ordering::Relaxed)
                    .is_multiple_of(self.assets_one_in))
    }

    /// Queues a line. Never waits for the disk.
    pub fn write(&self, line: &Line<'_>) {
        if let Some(writer) = &self.writer {
            line::encode(line, |bytes| writer.append(bytes));
        }
    }

    /// Reopens the file after a log rotation.
    pub fn reopen(&self) {
        if let Some(writer) = &self.writer {
            writer.reopen();
        }
    }

    /// Writes queued lines; called at the end of the process.
    pub fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close();
        }
    }
}
