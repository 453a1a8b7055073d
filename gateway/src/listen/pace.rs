//! Whether a connection moves: a few numbers its socket and its requests keep, and the warden reads.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed, Ordering::SeqCst};
use std::task::Waker;
use std::time::{Duration, Instant};

use futures::task::AtomicWaker;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Milliseconds since the process began; never 0.
pub fn now() -> u64 {
    u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX) + 1
}

/// Why the gateway ended a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum End {
    /// A request's header took too long.
    SlowHeader = 1,
    /// No request came.
    Idle,
    /// A request's body came too slowly.
    SlowBody,
    /// The client takes its answer too slowly.
    SlowRead,
    /// Frames that only cost us.
    Flood,
}

impl End {
    /// As a label.
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

/// One connection's pace.
#[derive(Debug)]
pub struct Pace {
    head: Duration,
    idle: Duration,
    phase: AtomicU8,
    /// When the phase must be over, in milliseconds; 0 is never.
    due: AtomicU64,
    uploads: AtomicU32,
    answers: AtomicU32,
    /// The socket had nothing to read, or no room to write, when it was last asked.
    starved: AtomicBool,
    blocked: AtomicBool,
    ended: AtomicU8,
    gone: AtomicBool,
    waker: AtomicWaker,
}

impl Pace {
    /// Waiting for the first header from now on.
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

    /// A header is on its way.
    pub fn in_head(&self) {
        self.phase.store(IN_HEAD, Relaxed);
        self.due_in(self.head);
    }

    /// When the present header began, or the one before; in milliseconds as [`now`] has them.
    pub fn head_began(&self) -> u64 {
        let head = u64::try_from(self.head.as_millis()).unwrap_or(u64::MAX);
        self.due.load(Relaxed).saturating_sub(head)
    }

    /// A request is served.
    pub fn busy(&self) {
        self.phase.store(BUSY, Relaxed);
        self.due.store(0, Relaxed);
    }

    /// Nothing is asked; the next byte begins a header.
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

    /// Whether a request is served.
    pub fn is_busy(&self) -> bool {
        self.phase.load(Relaxed) == BUSY
    }

    /// Whether a header is on its way.
    pub fn is_in_head(&self) -> bool {
        self.phase.load(Relaxed) == IN_HEAD
    }

    /// A body is to come.
    pub fn upload_begun(&self) {
        self.uploads.fetch_add(1, Relaxed);
    }

    /// It came, or nobody wants it any more.
    pub fn upload_ended(&self) {
        self.uploads.fetch_sub(1, Relaxed);
    }

    /// How many bodies are to come.
    pub fn uploads(&self) -> u32 {
        self.uploads.load(Relaxed)
    }

    /// An answer is ready, and the client has to take it.
    pub fn answer_begun(&self) {
        self.answers.fetch_add(1, Relaxed);
    }

    /// It took it, or went away.
    pub fn answer_ended(&self) {
        self.answers.fetch_sub(1, Relaxed);
    }

    /// How many answers wait for the client, though the socket may have room.
    pub fn answers(&self) -> u32 {
        self.answers.load(Relaxed)
    }

    /// The reader found something, or nothing.
    pub fn set_starved(&self, starved: bool) {
        self.starved.store(starved, Relaxed);
    }

    /// The writer found room, or none.
    pub fn set_blocked(&self, blocked: bool) {
        self.blocked.store(blocked, Relaxed);
    }

    /// Whether the socket waits to read, and to write.
    pub fn waits(&self) -> (bool, bool) {
        (self.starved.load(Relaxed), self.blocked.load(Relaxed))
    }

    /// Wake this task when the connection is ended; says whether it is already.
    pub fn ended_or_wake(&self, waker: &Waker) -> Option<End> {
        self.waker.register(waker);
        End::of(self.ended.load(SeqCst))
    }

    /// Whether it is ended.
    pub fn ended(&self) -> Option<End> {
        End::of(self.ended.load(Relaxed))
    }

    /// End it: the first reason stands. Says whether it was this one.
    pub fn end(&self, reason: End) -> bool {
        let first = self.ended.compare_exchange(0, reason as u8, SeqCst, SeqCst).is_ok();
        self.waker.wake();
        first
    }

    /// The reason to end it now, if its phase lasts too long.
    pub fn overdue(&self, now: u64) -> Option<End> {
        let due = self.due.load(Relaxed);
        let reason = if self.is_in_head() { End::SlowHeader } else { End::Idle };
        (due != 0 && now >= due).then_some(reason)
    }

    /// The socket is closed.
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
