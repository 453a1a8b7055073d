//! Exports finished requests as OpenTelemetry spans. Off unless an address is configured.
//!
//! A span goes into a bounded queue, which one thread empties. A slow or unavailable collector loses spans and affects
//! nothing else. A span contains no more than the access log.

use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result};
use jetway_telemetry::TraceParent;
use opentelemetry::trace::{SpanContext, SpanId, SpanKind, Status, TraceFlags, TraceId, TraceState};
use opentelemetry::{InstrumentationScope, KeyValue};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{
    BatchConfigBuilder, BatchSpanProcessor, SpanData, SpanEvents, SpanExporter as Export, SpanLinks, SpanProcessor,
};
use prometheus::{IntCounter, IntCounterVec, Opts, Registry};
use uuid::Uuid;

use crate::config::TraceRules;
use crate::telemetry::access_log::Line;

/// The most spans in one export.
const BATCH: usize = 512;
/// How long spans are gathered for a batch.
const GATHER: Duration = Duration::from_secs(1);
/// How long shutdown waits for the collector.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// The span exporter.
pub struct Traces {
    processor: BatchSpanProcessor,
    one_in: u64,
    seen: AtomicU64,
    scope: InstrumentationScope,
}

impl Traces {
    /// Opens the exporter; `None` when no collector is configured. Must not be called on a runtime thread.
    ///
    /// # Errors
    /// When the address is invalid.
    pub fn open(rules: &TraceRules, registry: &Registry) -> Result<Option<Self>> {
        if rules.endpoint.is_empty() {
            return Ok(None);
        }
        let sent = IntCounterVec::new(
            Opts::new("jetway_gateway_spans_total", "Spans sent to the collector, or lost"),
            &["outcome"],
        )?;
        registry.register(Box::new(sent.clone()))?;
        let exporter = SpanExporter::builder()
            .with_http()
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(&rules.endpoint)
            .with_timeout(Duration::from_millis(rules.timeout_ms))
            .build()
            .with_context(|| format!("traces.endpoint: {} cannot be used", rules.endpoint))?;
        let counted = Counted {
            exporter,
            sent: sent.with_label_values(&["sent"]),
            failed: sent.with_label_values(&["failed"]),
        };
        let batches = BatchConfigBuilder::default()
            .with_max_queue_size(rules.queue)
            .with_max_export_batch_size(rules.queue.min(BATCH))
            .with_scheduled_delay(GATHER);
        let mut processor = BatchSpanProcessor::builder(counted)
            .with_batch_config(batches.build())
            .build();
        let resource = Resource::builder_empty()
            .with_service_name("jetway-gateway")
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")));
        processor.set_resource(&resource.build());
        Ok(Some(Self {
            processor,
            one_in: rules.one_in.max(1),
            seen: AtomicU64::new(0),
            scope: InstrumentationScope::builder("jetway-gateway").build(),
        }))
    }

    /// Whether the next request is sampled.
    fn choose(&self) -> bool {
        self.seen.fetch_add(1, Ordering::Relaxed).is_multiple_of(self.one_in)
    }

    /// Exports a finished request if it was sampled. Never waits.
    pub fn show(&self, line: &Line<'_>) {
        if line.trace.is_sampled() {
            self.processor.on_end(self.span(line));
        }
    }

    /// Exports what is queued; called at the end of the process. Must not be called on a runtime thread.
    pub fn close(&self) {
        if let Err(error) = self.processor.shutdown_with_timeout(CLOSE_WITHIN) {
            tracing::warn!(%error, "the last spans were not sent");
        }
    }

    fn span(&self, line: &Line<'_>) -> SpanData {
        let end = SystemTime::now();
        let ids = line.trace;
        let context = SpanContext::new(
            TraceId::from(ids.trace()),
            SpanId::from(ids.span()),
            TraceFlags::SAMPLED,
            false,
            TraceState::NONE,
        );
        SpanData {
            span_context: context,
            parent_span_id: SpanId::from(ids.parent()),
            parent_span_is_remote: ids.parent() != 0,
            span_kind: SpanKind::Server,
            name: Cow::Owned(format!("{} {}", line.method, line.route)),
            start_time: end.checked_sub(line.took).unwrap_or(end),
            end_time: end,
            attributes: attributes(line),
            dropped_attributes_count: 0,
            events: SpanEvents::default(),
            links: SpanLinks::default(),
            status: if line.status >= 500 {
                Status::error(line.refused)
            } else {
                Status::Unset
            },
            instrumentation_scope: self.scope.clone(),
        }
    }
}

fn attributes(line: &Line<'_>) -> Vec<KeyValue> {
    let version = if line.protocol == "h2" { "2" } else { "1.1" };
    let mut all = vec![
        KeyValue::new("http.request.method", line.method),
        KeyValue::new("http.route", line.route),
        KeyValue::new("http.response.status_code", i64::from(line.status)),
        KeyValue::new("network.protocol.version", version),
        KeyValue::new("jetway.tenant", line.tenant.to_owned()),
        KeyValue::new("jetway.request_id", line.request_id.to_owned()),
        KeyValue::new("jetway.operation", line.operation),
        KeyValue::new("jetway.cache", line.cache),
    ];
    if line.refused != "-" {
        all.push(KeyValue::new("error.type", line.refused));
    }
    all.extend(
        line.client
            .map(|client: IpAddr| KeyValue::new("client.address", client.to_string())),
    );
    all
}

/// Counts exported and lost spans.
#[derive(Debug)]
struct Counted<E> {
    exporter: E,
    sent: IntCounter,
    failed: IntCounter,
}

impl<E: Export> Export for Counted<E> {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let spans = batch.len() as u64;
        let outcome = self.exporter.export(batch).await;
        let counter = if outcome.is_ok() { &self.sent } else { &self.failed };
        counter.inc_by(spans);
        outcome
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn set_resource(&mut self, resource: &Resource) {
        self.exporter.set_resource(resource);
    }
}

/// The root span of a new trace, marked as sampled if it is chosen.
pub fn begin(traces: Option<&Traces>, fresh: Uuid) -> TraceParent {
    let trace = TraceParent::start(fresh);
    traces.map_or(trace, |traces| trace.with_sampling(traces.choose()))
}

/// The same span in the caller's trace. When spans are exported, sampling was decided before: the caller's sampling
/// flag is not trusted.
pub fn join(traces: Option<&Traces>, trace: TraceParent, caller: Option<&str>) -> TraceParent {
    let joined = trace.joined(caller);
    traces.map_or(joined, |_| joined.with_sampling(trace.is_sampled()))
}
