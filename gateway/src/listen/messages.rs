//! Finds the end of each HTTP/1 request in the bytes of a connection and checks its chunked framing, before the framework
//! reads them. Source: RFC 9112 §2.1, §6, §7.1.
//!
//! The framework accepts an empty chunk-size line as the last chunk and does not parse trailers, where another server may
//! read the rest of the body, or of the trailers, as the next request. It also fails a request when bytes of the next one
//! arrive early; the connection hands them over one request at a time instead.

use memchr::memchr;

/// Longest part of a header line that is kept when the line arrives in pieces. Longer lines hold no body length.
const KEPT: usize = 4096;
/// Most digits of a chunk size: 64 bits.
const DIGITS: u8 = 16;

/// A body whose chunked framing is malformed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Malformed;

/// How the body of the current request is delimited.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum State {
    /// The header section.
    #[default]
    Head,
    /// This many bytes are left.
    Length(u64),
    Chunked(Chunk),
    /// After an upgrade the bytes are not HTTP.
    Opaque,
    /// The request is complete.
    Over,
}

/// Position in a chunked body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chunk {
    Size {
        digits: u8,
        size: u64,
    },
    /// White space after the size.
    AfterSize(u64),
    Extension(u64),
    /// The line feed of the size line.
    SizeEnd(u64),
    Data(u64),
    /// The carriage return after the data.
    DataReturn,
    DataEnd,
    /// The start of a trailer line, or of the empty line that ends the body.
    Trailer,
    TrailerName,
    TrailerValue,
    TrailerEnd,
    BodyEnd,
}

const FIRST_CHUNK: Chunk = Chunk::Size { digits: 0, size: 0 };

/// What the header section says about the body.
#[derive(Debug, Default, Clone, Copy)]
struct Body {
    is_begun: bool,
    is_chunked: bool,
    is_upgrade: bool,
    length: u64,
}

/// The requests of a connection, one at a time; starts before the first.
#[derive(Debug, Default)]
pub struct Messages {
    state: State,
    body: Body,
    /// The beginning of a header line that is incomplete.
    line: Vec<u8>,
}

impl Messages {
    /// The next request may begin.
    pub fn begin_next(&mut self) {
        self.state = State::Head;
        self.body = Body::default();
        self.line.clear();
    }

    /// Whether the current request is complete.
    pub fn is_over(&self) -> bool {
        self.state == State::Over
    }

    /// Number of leading bytes that belong to the current request, and whether the byte after them is malformed.
    pub fn read(&mut self, bytes: &[u8]) -> (usize, Result<(), Malformed>) {
        let mut at = 0;
        while at < bytes.len() {
            let rest = &bytes[at..];
            at += match self.state {
                State::Head => self.head(rest),
                State::Length(left) => {
                    let (taken, left) = take(left, rest);
                    self.state = if left == 0 { State::Over } else { State::Length(left) };
                    taken
                }
                State::Chunked(Chunk::Data(left)) => {
                    let (taken, left) = take(left, rest);
                    self.state = State::Chunked(if left == 0 {
                        Chunk::DataReturn
                    } else {
                        Chunk::Data(left)
                    });
                    taken
                }
                State::Chunked(chunk) => match chunk.after(rest[0]) {
                    Ok(state) => {
                        self.state = state;
                        1
                    }
                    Err(malformed) => return (at, Err(malformed)),
                },
                State::Opaque => rest.len(),
                State::Over => break,
            };
        }
        (at, Ok(()))
    }

    /// Reads one header line or a part of one; returns its length.
    fn head(&mut self, bytes: &[u8]) -> usize {
        let end = memchr(b'\n', bytes);
        let taken = end.map_or(bytes.len(), |end| end + 1);
        let piece = &bytes[..taken];
        if end.is_some() && self.line.is_empty() {
            self.line_ends(piece);
            return taken;
        }
        let room = KEPT.saturating_sub(self.line.len());
        self.line.extend_from_slice(&piece[..taken.min(room)]);
        if end.is_some() {
            let line = std::mem::take(&mut self.line);
            self.line_ends(&line);
            // Keep the allocation for the next line in pieces.
            self.line = line;
            self.line.clear();
        }
        taken
    }

    fn line_ends(&mut self, line: &[u8]) {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            // Empty lines before a request are ignored (RFC 9112 §2.2).
            if self.body.is_begun {
                self.state = self.body.state();
            }
        } else if self.body.is_begun {
            self.body.field(line);
        } else {
            self.body.is_begun = true;
        }
    }
}

impl Body {
    fn field(&mut self, line: &[u8]) {
        let Some(colon) = memchr(b':', line) else { return };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if name.eq_ignore_ascii_case(b"content-length") {
            // A request with a length that is no number is refused later.
            self.length = std::str::from_utf8(value)
                .ok()
                .and_then(|text| text.parse().ok())
                .unwrap_or(0);
        } else if name.eq_ignore_ascii_case(b"transfer-encoding") {
            self.is_chunked = true;
        } else if name.eq_ignore_ascii_case(b"upgrade") {
            self.is_upgrade = true;
        }
    }

    fn state(self) -> State {
        match self {
            Self { is_upgrade: true, .. } => State::Opaque,
            Self { is_chunked: true, .. } => State::Chunked(FIRST_CHUNK),
            Self { length: 0, .. } => State::Over,
            Self { length, .. } => State::Length(length),
        }
    }
}

impl Chunk {
    /// The state after this byte.
    fn after(self, byte: u8) -> Result<State, Malformed> {
        let next = match (self, byte) {
            (Self::Size { digits, size }, _) if byte.is_ascii_hexdigit() && digits < DIGITS => {
                let digit = char::from(byte).to_digit(16).unwrap_or_default();
                Self::Size {
                    digits: digits + 1,
                    size: size << 4 | u64::from(digit),
                }
            }
            (Self::Size { digits: 1.., size } | Self::AfterSize(size), b' ' | b'\t') => Self::AfterSize(size),
            (Self::Size { digits: 1.., size } | Self::AfterSize(size), b';') => Self::Extension(size),
            (Self::Size { digits: 1.., size } | Self::AfterSize(size) | Self::Extension(size), b'\r') => {
                Self::SizeEnd(size)
            }
            (Self::Extension(size), _) if is_text(byte) => Self::Extension(size),
            (Self::SizeEnd(0), b'\n') => Self::Trailer,
            (Self::SizeEnd(size), b'\n') => Self::Data(size),
            (Self::DataReturn, b'\r') => Self::DataEnd,
            (Self::DataEnd, b'\n') => FIRST_CHUNK,
            (Self::Trailer, b'\r') => Self::BodyEnd,
            (Self::BodyEnd, b'\n') => return Ok(State::Over),
            (Self::Trailer | Self::TrailerName, _) if is_token(byte) => Self::TrailerName,
            (Self::TrailerName, b':') => Self::TrailerValue,
            (Self::TrailerValue, b'\r') => Self::TrailerEnd,
            (Self::TrailerValue, _) if is_text(byte) => Self::TrailerValue,
            (Self::TrailerEnd, b'\n') => Self::Trailer,
            _ => return Err(Malformed),
        };
        Ok(State::Chunked(next))
    }
}

/// How many of these bytes a body with `left` bytes takes, and how many are left then.
fn take(left: u64, bytes: &[u8]) -> (usize, u64) {
    let taken = usize::try_from(left).map_or(bytes.len(), |left| left.min(bytes.len()));
    (taken, left - taken as u64)
}

/// Anything but control characters other than the tab.
const fn is_text(byte: u8) -> bool {
    byte == b'\t' || !byte.is_ascii_control()
}

/// Source: RFC 9110 §5.6.2.
const fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(
            byte,
            b'!' | b'#' | b'$' | b'%' | b'&' | b'\'' | b'*' | b'+' | b'-' | b'.' | b'^' | b'_' | b'`' | b'|' | b'~'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHUNKED: &str = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

    /// The bytes of the first request, or where it is malformed, read in pieces of this length.
    fn first(stream: &[u8], piece: usize) -> (usize, Result<bool, Malformed>) {
        let mut messages = Messages::default();
        let mut read = 0;
        for bytes in stream.chunks(piece) {
            let (taken, result) = messages.read(bytes);
            read += taken;
            if result.is_err() {
                return (read, Err(Malformed));
            }
            if taken < bytes.len() {
                break;
            }
        }
        (read, Ok(messages.is_over()))
    }

    fn in_all_pieces(stream: &str, expected: (usize, Result<bool, Malformed>)) {
        for piece in [1, 2, 3, 7, stream.len().max(1)] {
            assert_eq!(
                first(stream.as_bytes(), piece),
                expected,
                "{stream:?} in pieces of {piece}"
            );
        }
    }

    #[test]
    fn a_request_ends_where_its_body_ends() {
        for request in [
            "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "POST / HTTP/1.1\r\ncontent-LENGTH:\t 5 \r\nHost: a\r\n\r\nhello",
            "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
            "POST / HTTP/1.1\nContent-Length: 2\n\nhi",
        ] {
            in_all_pieces(request, (request.len(), Ok(true)));
            let next = format!("{request}GET /next HTTP/1.1\r\n\r\n");
            in_all_pieces(&next, (request.len(), Ok(true)));
            let cut = &request[..request.len() - 1];
            in_all_pieces(cut, (cut.len(), Ok(false)));
        }
        for body in [
            "0\r\n\r\n",
            "5\r\nhello\r\n0\r\n\r\n",
            "0005 \t;a=\"b;c\"\r\nhello\r\n000;x\r\n\r\n",
            "A;\r\n0123456789\r\n1\r\n\n\r\n0\r\nX-T: y\r\nContent-Length:50\r\n\r\n",
        ] {
            let request = format!("{CHUNKED}{body}");
            in_all_pieces(&request, (request.len(), Ok(true)));
            in_all_pieces(&format!("{request}GET / HTTP/1.1\r\n"), (request.len(), Ok(true)));
        }
    }

    #[test]
    fn malformed_chunks_and_trailers_are_refused_at_the_byte() {
        for (good, bad) in [
            ("", "\r\nhello\r\n0\r\n\r\n"),
            ("5\r\nhello\r\n", "\r\n0\r\n\r\n"),
            ("", ";a\r\nhello"),
            ("", " 5\r\nhello"),
            ("", "+5\r\n"),
            ("0", "x5\r\n"),
            ("5", "\nhello"),
            ("5\r", "hello"),
            ("5;a", "\nb\r\nhello"),
            ("2;", "\nxx\r\n4c\r\n0\r\n\r\n"),
            ("5;a", "\0b\r\nhello"),
            ("5 ", "5\r\n"),
            ("ffffffffffffffff", "0\r\n"),
            ("5\r\nhello", "!\r\n0\r\n\r\n"),
            ("5\r\nhello\r", "0\r\n\r\n"),
            ("0\r\nX-T", "\r\n\r\n"),
            ("0\r\n", " z: y\r\n\r\n"),
            ("0\r\n", ": y\r\n\r\n"),
            ("0\r\nX-T: y\r\n", " z\r\n\r\n"),
            ("0\r\nX-T", " : y\r\n\r\n"),
            ("0\r\nX-T: ", "\0\r\n\r\n"),
            ("0\r\nGET", " /next HTTP/1.1\r\nHost: a\r\n\r\n"),
            ("0\r\nX-T: y\r", "\r\n\r\n"),
            ("0\r\n", "\n"),
        ] {
            let stream = format!("{CHUNKED}{good}{bad}");
            in_all_pieces(&stream, (CHUNKED.len() + good.len(), Err(Malformed)));
        }
    }

    #[test]
    fn requests_follow_one_another() {
        let stream = format!("{CHUNKED}0\r\n\r\nPOST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhiGET / HTTP/1.1\r\n\r\n");
        let (mut messages, mut bytes, mut lengths) = (Messages::default(), stream.as_bytes(), Vec::new());
        while !bytes.is_empty() {
            let (taken, result) = messages.read(bytes);
            assert_eq!((result, messages.is_over()), (Ok(()), true));
            lengths.push(taken);
            bytes = &bytes[taken..];
            messages.begin_next();
        }
        assert_eq!(lengths, [CHUNKED.len() + 5, 40, 18]);
    }

    #[test]
    fn after_an_upgrade_everything_passes() {
        let stream = "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\x00anything\r\n\r\n";
        in_all_pieces(stream, (stream.len(), Ok(false)));
    }

    #[test]
    fn long_lines_in_pieces_take_bounded_memory() {
        let mut messages = Messages::default();
        let _ = messages.read(b"GET / HTTP/1.1\r\nX: ");
        for _ in 0..100 {
            assert_eq!(messages.read(&[b'a'; 1000]), (1000, Ok(())));
        }
        assert!(messages.line.len() <= KEPT);
        assert_eq!(messages.read(b"\r\n\r\n"), (4, Ok(())));
        assert!(messages.is_over());
    }
}
