//! One JSON line for each request: fixed fields in a fixed order, from lists of our own and numbers. What a client
//! wrote (query, path, headers, cookies, body) never reaches a line, except through a list it was found in.

mod line;
mod writer;

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus::IntCounter;

pub use line::{Line, address};

use crate::config::AccessLogRules;
use crate::routes::Route;
use writer::Writer;

/// The log of requests.
pub struct AccessLog {
    writer: Option<Writer>,
    assets_one_in: u64,
    assets: AtomicU64,
}

impl AccessLog {
    /// Open it; `dropped` counts lines nobody could take.
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

    /// Whether this request gets a line: all do, except files that went well, of which one in so many does.
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

    /// Write a line. Never waits for the disk.
    pub fn write(&self, line: &Line<'_>) {
        if let Some(writer) = &self.writer {
            line::encode(line, |bytes| writer.append(bytes));
        }
    }

    /// Open the file again: whoever rotates logs has moved it.
    pub fn reopen(&self) {
        if let Some(writer) = &self.writer {
            writer.reopen();
        }
    }

    /// Write down what is waiting; for the end of the process.
    pub fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close();
        }
    }
}
