//! The stream of revisions: server-sent events, each with a position. Source: WHATWG HTML §9.2.

use anyhow::{Context, Result, bail};
use jetway_tenancy::wire::Position;
use reqwest::Response;

/// The longest line.
const LINE: usize = 4 * 1024;

/// Events in order of arrival.
pub struct Events {
    answer: Response,
    buffer: Vec<u8>,
}

impl Events {
    pub fn new(answer: Response) -> Self {
        Self {
            answer,
            buffer: Vec::new(),
        }
    }

    /// The next position, or `None` for a heartbeat.
    ///
    /// # Errors
    /// When the stream ends or is malformed.
    pub async fn next(&mut self) -> Result<Option<Position>> {
        loop {
            if let Some(end) = self.buffer.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.buffer.drain(..=end).collect();
                match heard(&line)? {
                    Heard::Nothing => continue,
                    Heard::Life => return Ok(None),
                    Heard::Position(position) => return Ok(Some(position)),
                }
            }
            if self.buffer.len() > LINE {
                bail!("the stream contains more than positions");
            }
            let piece = self.answer.chunk().await.context("the stream broke off")?;
            self.buffer.extend_from_slice(&piece.context("the stream ended")?);
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Heard {
    Nothing,
    Life,
    Position(Position),
}

fn heard(line: &[u8]) -> Result<Heard> {
    let line = std::str::from_utf8(line).context("the stream is not text")?.trim_end();
    if line.starts_with(':') {
        return Ok(Heard::Life);
    }
    match line.strip_prefix("data:") {
        Some(data) => Ok(Heard::Position(serde_json::from_str(data).context("no position")?)),
        None => Ok(Heard::Nothing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_position_a_sign_of_life_or_nothing() {
        let position = Position {
            epoch: "e".to_owned(),
            revision: 7,
        };
        assert_eq!(
            heard(b"data: {\"epoch\":\"e\",\"revision\":7}\r\n").expect("one"),
            Heard::Position(position)
        );
        assert_eq!(heard(b": still here\n").expect("one"), Heard::Life);
        for nothing in ["\n", "event: revision\n", "id: 7\n", "retry: 100\n"] {
            assert_eq!(heard(nothing.as_bytes()).expect("one"), Heard::Nothing);
        }
        assert!(heard(b"data: <html>\n").is_err());
    }
}
