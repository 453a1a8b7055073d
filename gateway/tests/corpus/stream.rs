//! One stream per line: verdict, name, bytes. `\r \n \t \\ \xNN` are escapes; `\*70000(a)` is 70,000 times `a`.

use std::fmt;
use std::fs;
use std::path::Path;

/// The expected outcome of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The gateway answers with an error or closes; no complete request reaches the backend.
    Refuse,
    /// One request reaches the backend, which reads the same from the stream directly.
    Same,
    /// The gateway forwards one normalised request; the backend refuses the stream itself.
    Clean,
    /// The gateway answers without calling the backend.
    Local,
    /// Several requests, answered in order; the backend reads the same from the stream directly.
    Turns,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Refuse => "refuse",
            Self::Same => "same",
            Self::Clean => "clean",
            Self::Local => "local",
            Self::Turns => "turns",
        })
    }
}

/// A stream and its expected outcome.
#[derive(Debug)]
pub struct Stream {
    /// File and line of its definition.
    pub place: String,
    pub name: String,
    /// `None` while no verdict is written.
    pub verdict: Option<Verdict>,
    pub bytes: Vec<u8>,
}

/// Every stream of the corpus.
pub fn all() -> Vec<Stream> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/streams");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    let mut streams = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a text file");
        let file = file.file_stem().and_then(|name| name.to_str()).expect("a name");
        for (number, line) in text.lines().enumerate() {
            if !line.starts_with('#') && !line.trim().is_empty() {
                streams.push(parse(&format!("{file}.txt:{}", number + 1), line));
            }
        }
    }
    streams
}

fn parse(place: &str, line: &str) -> Stream {
    let (verdict, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (name, rest) = rest.trim_start().split_once(' ').unwrap_or((rest.trim(), ""));
    // Names are padded to a fixed column, because a stream may begin with a space.
    let padding = 33_usize.saturating_sub(name.len() + 1).min(rest.len());
    let verdict = match verdict {
        "refuse" => Some(Verdict::Refuse),
        "same" => Some(Verdict::Same),
        "clean" => Some(Verdict::Clean),
        "local" => Some(Verdict::Local),
        "turns" => Some(Verdict::Turns),
        _ => None,
    };
    Stream {
        place: place.to_owned(),
        name: name.to_owned(),
        verdict,
        bytes: unescape(&rest[padding..]).unwrap_or_else(|| panic!("{place}: cannot be read")),
    }
}

fn unescape(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first != b'\\' {
            bytes.push(first);
            continue;
        }
        let (&kind, after) = rest.split_first()?;
        rest = after;
        match kind {
            b'r' => bytes.push(b'\r'),
            b'n' => bytes.push(b'\n'),
            b't' => bytes.push(b'\t'),
            b'\\' => bytes.push(b'\\'),
            b'x' => {
                let (digits, after) = rest.split_at_checked(2)?;
                bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
                rest = after;
            }
            b'*' => {
                let open = rest.iter().position(|byte| *byte == b'(')?;
                let close = open + rest[open..].iter().position(|byte| *byte == b')')?;
                let count: usize = std::str::from_utf8(&rest[..open]).ok()?.parse().ok()?;
                let one = unescape(std::str::from_utf8(&rest[open + 1..close]).ok()?)?;
                bytes.extend(one.repeat(count));
                rest = &rest[close + 1..];
            }
            _ => return None,
        }
    }
    Some(bytes)
}

#[test]
fn escapes_are_what_they_say() {
    let stream = parse(
        "x:1",
        "same   a-name                           GET\\r\\n\\t\\\\\\x00\\*3(a)\\*2(\\x01) b",
    );
    assert_eq!(stream.verdict, Some(Verdict::Same));
    assert_eq!(stream.bytes, b"GET\r\n\t\\\0aaa\x01\x01 b");
}
