//! Trace context. Source: W3C Trace Context, `traceparent` version 00.

use std::fmt;

use uuid::Uuid;

const HEX: [u8; 16] = *b"0123456789abcdef";

/// One span of a distributed trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceParent {
    trace: u128,
    span: u64,
    parent: u64,
    sampled: bool,
}

impl TraceParent {
    /// The root span of a new trace. `fresh` is 16 random bytes.
    #[must_use]
    pub fn start(fresh: Uuid) -> Self {
        Self {
            trace: fresh.as_u128(),
            span: span_of(fresh),
            parent: 0,
            sampled: true,
        }
    }

    /// A child of the caller's span when the header is valid, else the root of a new trace.
    #[must_use]
    pub fn follow(header: Option<&str>, fresh: Uuid) -> Self {
        Self::start(fresh).joined(header)
    }

    /// This span in the caller's trace when the header is valid, else unchanged.
    #[must_use]
    pub fn joined(self, header: Option<&str>) -> Self {
        match header.and_then(Self::parse) {
            Some(caller) => Self {
                span: self.span,
                parent: caller.span,
                ..caller
            },
            None => self,
        }
    }

    fn parse(header: &str) -> Option<Self> {
        let mut parts = header.split('-');
        let (version, trace, span, flags) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let hex = |text: &str, length: usize| {
            text.len() == length
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
        };
        let shaped = version == "00" && hex(trace, 32) && hex(span, 16) && hex(flags, 2) && parts.next().is_none();
        if !shaped {
            return None;
        }
        let trace = u128::from_str_radix(trace, 16).ok().filter(|trace| *trace != 0)?;
        let span = u64::from_str_radix(span, 16).ok().filter(|span| *span != 0)?;
        let flags = u8::from_str_radix(flags, 16).ok()?;
        Some(Self {
            trace,
            span,
            parent: 0,
            sampled: flags & 1 == 1,
        })
    }

    /// The same span with another sampled flag.
    #[must_use]
    pub const fn with_sampling(self, sampled: bool) -> Self {
        Self { sampled, ..self }
    }

    /// Whether this trace is sampled.
    #[must_use]
    pub const fn is_sampled(&self) -> bool {
        self.sampled
    }

    /// The trace id.
    #[must_use]
    pub const fn trace(&self) -> u128 {
        self.trace
    }

    /// The span id.
    #[must_use]
    pub const fn span(&self) -> u64 {
        self.span
    }

    /// The parent span id; 0 when there is none.
    #[must_use]
    pub const fn parent(&self) -> u64 {
        self.parent
    }

    /// The trace id as 32 hexadecimal digits.
    #[must_use]
    pub fn trace_id(&self) -> String {
        format!("{:032x}", self.trace)
    }

    /// The same digits as ASCII bytes, without an allocation.
    #[must_use]
    pub fn trace_digits(&self) -> [u8; 32] {
        let mut digits = [0; 32];
        put_hex(&mut digits, &self.trace.to_be_bytes());
        digits
    }

    /// The header's value as ASCII bytes, without an allocation.
    #[must_use]
    pub fn header(&self) -> [u8; 55] {
        let mut text = *b"00-00000000000000000000000000000000-0000000000000000-00";
        put_hex(&mut text[3..35], &self.trace.to_be_bytes());
        put_hex(&mut text[36..52], &self.span.to_be_bytes());
        put_hex(&mut text[53..], &[u8::from(self.sampled)]);
        text
    }
}

fn put_hex(digits: &mut [u8], bytes: &[u8]) {
    for (pair, byte) in digits.chunks_exact_mut(2).zip(bytes) {
        pair[0] = HEX[usize::from(byte >> 4)];
        pair[1] = HEX[usize::from(byte & 15)];
    }
}

fn span_of(fresh: Uuid) -> u64 {
    let (high, low) = fresh.as_u64_pair();
    (high ^ low).max(1)
}

impl fmt::Display for TraceParent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "00-{:032x}-{:016x}-{:02x}",
            self.trace,
            self.span,
            u8::from(self.sampled)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALLER: &str = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

    #[test]
    fn a_valid_caller_is_followed_and_gets_a_new_step() {
        let next = TraceParent::follow(Some(CALLER), Uuid::from_u128(7));
        assert_eq!(next.trace_id(), "4bf92f3577b34da6a3ce929d0e0e4736");
        assert_eq!(next.trace_digits().as_slice(), next.trace_id().as_bytes());
        assert_ne!(next.to_string(), CALLER);
        assert!(next.to_string().ends_with("-01"));
        assert_eq!(next.header().as_slice(), next.to_string().as_bytes());
    }

    #[test]
    fn anything_else_starts_a_new_trace() {
        let zero = format!("00-{}-00f067aa0ba902b7-01", "0".repeat(32));
        for bad in [
            None,
            Some(""),
            Some("00-zz"),
            Some(zero.as_str()),
            Some("ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"),
        ] {
            assert_eq!(
                TraceParent::follow(bad, Uuid::from_u128(9)).trace_id(),
                format!("{:032x}", 9)
            );
        }
    }
}
