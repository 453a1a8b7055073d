//! Progress of a connection: atomics written by its socket and requests, and read by the connection monitor.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed, Ordering::SeqCst};
use std::task::Waker;
use std::time::{Duration, Instant};

use futures::task::AtomicWaker;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Milliseconds since the process started; never 0.
pub fn now() -> u64 {
    u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX) + 1
}

/// Why the gateway ended a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum End {
    /// A request header took too long.
    SlowHeader = 1,
    /// No request arrived.
    Idle,
    /// A request body arrived too slowly.
    SlowBody,
    /// The client reads its response too slowly.
    SlowRead,
    /// A flood of frames.
    Flood,
}

impl End {
    /// As a metric label.
    pub const fn label(self) -> &'static str {
        match self {
            Self::SlowHeader => "slow_header",
            Self::Idle => "idle",
            Self::SlowBody => "slow_body",
            Self::SlowRead => "slow_read",
            Self::Flood => "flood",
        }
    }

    const fn of(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::SlowHeader),
            2 => Some(Self::Idle),
            3 => Some(Self::SlowBody),
            4 => Some(Self::SlowRead),
            5 => Some(Self::Flood),
            _ => None,
        }
    }
}

const IN_HEAD: u8 = 0;
const IDLE: u8 = 1;
const BUSY: u8 = 2;

/// Progress of a connection.
#[derive(Debug)]
pub struct Pace {
    head: Duration,
    idle: Duration,
    phase: AtomicU8,
    /// Deadline of the current phase in milliseconds; 0 is none.
    due: AtomicU64,
    uploads: AtomicU32,
    answers: AtomicU32,
    /// Whether the socket was blocked for reading or writing at the last attempt.
    starved: AtomicBool,
    blocked: AtomicBool,
    ended: AtomicU8,
    gone: AtomicBool,
    waker: AtomicWaker,
}

impl Pace {
    /// Starts by waiting for the first header.
    pub fn new(head: Duration, idle: Duration) -> Self {
        let pace = Self {
            head,
            idle,
            phase: AtomicU8::new(IN_HEAD),
            due: AtomicU64::new(0),
            uploads: AtomicU32::new(0),
            answers: AtomicU32::new(0),
            starved: AtomicBool::new(false),
            blocked: AtomicBool::new(false),
            ended: AtomicU8::new(0),
            gone: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        };
        pace.in_head();
        pace
    }

    /// A header has started.
    pub fn in_head(&self) {
        self.phase.store(IN_HEAD, Relaxed);
        self.due_in(self.head);
    }

    /// Start of the current or last header, in milliseconds as in [`now`].
    pub fn head_began(&self) -> u64 {
        let head = u64::try_from(self.head.as_millis()).unwrap_or(u64::MAX);
        self.due.load(Relaxed).saturating_sub(head)
    }

    /// A request is being served.
    pub fn busy(&self) {
        self.phase.store(BUSY, Relaxed);
        self.due.store(0, Relaxed);
    }

    /// Idle; the next byte starts a header.
    pub fn wait(&self) {
        self.phase.store(IDLE, Relaxed);
        self.due_in(self.idle);
    }

    /// Bytes arrived.
    pub fn arrived(&self) {
        if self.phase.load(Relaxed) == IDLE {
            self.in_head();
        }
    }

    /// Whether a request is being served.
    pub fn is_busy(&self) -> bool {
        self.phase.load(Relaxed) == BUSY
    }

    /// Whether a header is incomplete.
    pub fn is_in_head(&self) -> bool {
        self.phase.load(Relaxed) == IN_HEAD
    }

    /// A request body is expected.
    pub fn upload_begun(&self) {
        self.uploads.fetch_add(1, Relaxed);
    }

    /// The body is complete, or no longer needed.
    pub fn upload_ended(&self) {
        self.uploads.fetch_sub(1, Relaxed);
    }

    /// Number of expected bodies.
    pub fn uploads(&self) -> u32 {
        self.uploads.load(Relaxed)
    }

    /// A response is ready for the client to read.
    pub fn answer_begun(&self) {
        self.answers.fetch_add(1, Relaxed);
    }

    /// The client has read it, or disconnected.
    pub fn answer_ended(&self) {
        self.answers.fetch_sub(1, Relaxed);
    }

    /// Number of unread responses, even if the socket is writable.
    pub fn answers(&self) -> u32 {
        self.answers.load(Relaxed)
    }

    /// Sets whether reading is blocked.
    pub fn set_starved(&self, starved: bool) {
        self.starved.store(starved, Relaxed);
    }

    /// Sets whether writing is blocked.
    pub fn set_blocked(&self, blocked: bool) {
        self.blocked.store(blocked, Relaxed);
    }

    /// Whether reading and writing are blocked.
    pub fn waits(&self) -> (bool, bool) {
        (self.starved.load(Relaxed), self.blocked.load(Relaxed))
    }

    /// Registers a waker for the end of the connection; returns the reason if it has ended.
    pub fn ended_or_wake(&self, waker: &Waker) -> Option<End> {
        self.waker.register(waker);
        End::of(self.ended.load(SeqCst))
    }

    /// The reason, if it has ended.
    pub fn ended(&self) -> Option<End> {
        End::of(self.ended.load(Relaxed))
    }

    /// Ends it; the first reason counts. Returns whether it was this call.
    pub fn end(&self, reason: End) -> bool {
        let first = self.ended.compare_exchange(0, reason as u8, SeqCst, SeqCst).is_ok();
        self.waker.wake();
        first
    }

    /// The reason to end it now, if its phase exceeds the deadline.
    pub fn overdue(&self, now: u64) -> Option<End> {
        let due = self.due.load(Relaxed);
        let reason = if self.is_in_head() { End::SlowHeader } else { End::Idle };
        (due != 0 && now >= due).then_some(reason)
    }

    /// The socket was closed.
    pub fn leave(&self) {
        self.gone.store(true, Relaxed);
    }

    /// Whether the socket is closed.
    pub fn is_gone(&self) -> bool {
        self.gone.load(Relaxed)
    }

    fn due_in(&self, wait: Duration) {
        let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        self.due.store(now().saturating_add(wait), Relaxed);
    }
}
