//! Parses the headers of frames a client sends, to detect floods of frames that only cost us work. Source: RFC 9113
//! §4.1, §6, §10.5.

use crate::config::H2Rules;

const PREFACE: usize = 24;
const HEADER: usize = 9;
/// One window update is allowed per this many bytes sent to the client.
const SENT_PER_UPDATE: u64 = 512;

const DATA: u8 = 0;
const HEADERS: u8 = 1;
const WINDOW_UPDATE: u8 = 8;
const CONTINUATION: u8 = 9;
const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;

/// Content of a received chunk.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// Payload bytes of request bodies.
    pub body: u64,
}

/// Too many frames that only cost us work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flood;

/// Frame parser of a connection.
#[derive(Debug)]
pub struct Frames {
    rules: H2Rules,
    preface_left: usize,
    header: [u8; HEADER],
    header_read: usize,
    payload_left: usize,
    is_body: bool,
    /// Number of frames of an incomplete header.
    block: Option<u32>,
    /// Remaining control frames.
    tokens: f64,
    filled_at: u64,
    updates: u64,
}

impl Frames {
    /// Starts with the first byte.
    pub fn new(rules: &H2Rules) -> Self {
        Self {
            preface_left: PREFACE,
            header: [0; HEADER],
            header_read: 0,
            payload_left: 0,
            is_body: false,
            block: None,
            tokens: f64::from(rules.control_burst),
            filled_at: 0,
            updates: 0,
            rules: rules.clone(),
        }
    }

    /// Whether a header, or the connection preface, is incomplete.
    pub fn is_in_head(&self) -> bool {
        self.preface_left > 0 || self.block.is_some()
    }

    /// Parses received bytes at `now` milliseconds, with `sent` bytes sent to the client so far.
    ///
    /// # Errors
    /// A flood.
    pub fn read(&mut self, mut bytes: &[u8], now: u64, sent: u64) -> Result<Seen, Flood> {
        let mut seen = Seen::default();
        let preface = self.preface_left.min(bytes.len());
        self.preface_left -= preface;
        bytes = &bytes[preface..];
        while !bytes.is_empty() {
            if self.payload_left > 0 {
                let payload = self.payload_left.min(bytes.len());
                self.payload_left -= payload;
                if self.is_body {
                    seen.body += payload as u64;
                }
                bytes = &bytes[payload..];
                continue;
            }
            let wanted = (HEADER - self.header_read).min(bytes.len());
            self.header[self.header_read..self.header_read + wanted].copy_from_slice(&bytes[..wanted]);
            self.header_read += wanted;
            bytes = &bytes[wanted..];
            if self.header_read == HEADER {
                self.header_read = 0;
                self.begin(now, sent)?;
            }
        }
        Ok(seen)
    }

    fn begin(&mut self, now: u64, sent: u64) -> Result<(), Flood> {
        let [a, b, c, kind, flags, ..] = self.header;
        self.payload_left = usize::from(a) << 16 | usize::from(b) << 8 | usize::from(c);
        self.is_body = kind == DATA;
        match kind {
            DATA if self.payload_left == 0 && flags & END_STREAM == 0 => self.spend(now),
            DATA => Ok(()),
            HEADERS => {
                self.block = (flags & END_HEADERS == 0).then_some(0);
                Ok(())
            }
            CONTINUATION => self.continued(flags),
            WINDOW_UPDATE => {
                self.updates += 1;
                let earned = u64::from(self.rules.control_burst) + sent / SENT_PER_UPDATE;
                if self.updates > earned { Err(Flood) } else { Ok(()) }
            }
            // Settings, pings, resets, priorities and unknown frames.
            _ => self.spend(now),
        }
    }

    fn continued(&mut self, flags: u8) -> Result<(), Flood> {
        let frames = self.block.unwrap_or_default() + 1;
        if frames > self.rules.continuations {
            return Err(Flood);
        }
        self.block = (flags & END_HEADERS == 0).then_some(frames);
        Ok(())
    }

    fn spend(&mut self, now: u64) -> Result<(), Flood> {
        let most = f64::from(self.rules.control_burst);
        #[expect(clippy::cast_precision_loss, reason = "milliseconds between two frames")]
        let passed = now.saturating_sub(self.filled_at) as f64 / 1000.0;
        self.filled_at = now;
        self.tokens = (self.tokens + passed * f64::from(self.rules.control_per_second)).min(most) - 1.0;
        if self.tokens < 0.0 { Err(Flood) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: H2Rules = H2Rules {
        streams: 8,
        stream_window_bytes: 1,
        window_bytes: 1,
        control_burst: 10,
        control_per_second: 2,
        continuations: 3,
        waiting_answers: 1,
    };

    fn frame(kind: u8, flags: u8, payload: usize) -> Vec<u8> {
        let mut bytes = vec![0, 0, u8::try_from(payload).expect("small"), kind, flags, 0, 0, 0, 1];
        bytes.resize(HEADER + payload, 0);
        bytes
    }

    fn after_preface() -> Frames {
        let mut frames = Frames::new(&RULES);
        assert_eq!(frames.read(&[b'x'; PREFACE], 0, 0), Ok(Seen::default()));
        frames
    }

    #[test]
    fn control_frames_come_out_of_a_budget_that_time_refills() {
        for (kind, payload) in [(DATA, 0), (2, 5), (3, 4), (4, 0), (6, 8), (200, 0)] {
            let mut frames = after_preface();
            for n in 0..10 {
                assert!(frames.read(&frame(kind, 0, payload), 1, 0).is_ok(), "{kind}, {n}");
            }
            assert_eq!(frames.read(&frame(kind, 0, payload), 1, 0), Err(Flood), "{kind}");
            let mut patient = after_preface();
            for n in 0..100 {
                assert!(
                    patient.read(&frame(kind, 0, payload), n * 500, 0).is_ok(),
                    "{kind}, {n}"
                );
            }
        }
    }

    #[test]
    fn bodies_cost_nothing_and_are_counted_however_they_are_cut() {
        let stream: Vec<u8> = (0..100)
            .flat_map(|_| frame(DATA, 0, 100))
            .chain(frame(DATA, END_STREAM, 0))
            .collect();
        for piece in [1, 7, 9, 64, stream.len()] {
            let mut frames = after_preface();
            let seen = stream
                .chunks(piece)
                .map(|bytes| frames.read(bytes, 0, 0).expect("no flood").body);
            assert_eq!(seen.sum::<u64>(), 10_000, "in pieces of {piece}");
        }
    }

    #[test]
    fn a_header_is_in_progress_until_it_ends_and_has_few_pieces() {
        let mut frames = Frames::new(&RULES);
        assert!(frames.is_in_head());
        frames.read(&[b'x'; PREFACE], 0, 0).expect("a preface");
        assert!(!frames.is_in_head());
        frames.read(&frame(HEADERS, 0, 5), 0, 0).expect("a header");
        for _ in 0..3 {
            assert!(frames.is_in_head());
            frames.read(&frame(CONTINUATION, 0, 5), 0, 0).expect("its continuation");
        }
        assert_eq!(frames.read(&frame(CONTINUATION, END_HEADERS, 5), 0, 0), Err(Flood));
        frames = after_preface();
        frames.read(&frame(HEADERS, END_HEADERS, 5), 0, 0).expect("a header");
        assert!(!frames.is_in_head());
    }

    #[test]
    fn window_updates_are_earned_by_what_was_sent() {
        let mut frames = after_preface();
        for n in 0..1000_u64 {
            assert!(
                frames.read(&frame(WINDOW_UPDATE, 0, 4), 0, n * SENT_PER_UPDATE).is_ok(),
                "{n}"
            );
        }
        let mut idle = after_preface();
        let accepted = (0..100)
            .take_while(|_| idle.read(&frame(WINDOW_UPDATE, 0, 4), 0, 0).is_ok())
            .count();
        assert_eq!(accepted, 10);
    }
}
