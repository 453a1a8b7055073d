//! Connection options of the framework.

use std::time::Duration;

use pingora::apps::HttpServerOptions;
use pingora::protocols::http::v2::server::H2Options;

use crate::config::Config;

/// Maximum number of streams per connection that end in a client error. Source: CVE-2023-44487, CVE-2025-8671.
const RESET_STREAMS: usize = 64;
/// How long a reset stream is remembered, so that frames already in flight are not an error.
const REMEMBERED: Duration = Duration::from_secs(5);
/// Send buffer per stream.
const SEND_BUFFER: usize = 128 * 1024;
/// HPACK table per connection.
const HEADER_TABLE: u32 = 4096;

/// For HTTP/1 and h2.
pub fn http(config: &Config) -> HttpServerOptions {
    let mut options = HttpServerOptions::default();
    options.keepalive_request_limit = Some(config.connections.requests);
    options.h2_idle_timeout = Some(Duration::from_secs(config.timeouts.keepalive_seconds));
    options
}

/// For h2 only.
pub fn h2(config: &Config) -> H2Options {
    let rules = &config.connections.h2;
    let mut options = H2Options::new();
    options
        .max_concurrent_streams(rules.streams)
        .initial_window_size(rules.stream_window_bytes)
        .initial_connection_window_size(rules.window_bytes)
        .max_header_list_size(u32::try_from(config.limits.header_bytes).unwrap_or(u32::MAX))
        .header_table_size(HEADER_TABLE)
        .max_concurrent_reset_streams(RESET_STREAMS)
        .max_local_error_reset_streams(Some(RESET_STREAMS))
        .max_pending_accept_reset_streams(RESET_STREAMS)
        .reset_stream_duration(REMEMBERED)
        .max_send_buffer_size(SEND_BUFFER);
    options
}
