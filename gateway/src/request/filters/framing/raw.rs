//! The raw header section. The framework drops Content-Length when Transfer-Encoding is present and accepts a bare LF
//! as a line end; the raw bytes still show both.

use memchr::{memchr_iter, memchr2};

use crate::request::refusal::Refusal;

/// Refuses a header section that is too large or malformed.
///
/// # Errors
/// The refusal; its detail may be shown to the client.
pub fn check(raw: &[u8], largest: usize) -> Result<(), Refusal> {
    if raw.len() > largest {
        return Err(Refusal::HeadersTooLarge);
    }
    let mut lines = 0;
    let (mut length, mut encoding, mut start) = (false, false, 0);
    for at in memchr_iter(b'\n', raw) {
        let line = &raw[start..at];
        if !is_cleanly_cut(line) {
            return Err(Refusal::Unreadable("a line end that is not CRLF"));
        }
        if lines == 0 && line.len() > 1 {
            check_target(line)?;
        } else if lines > 0 {
            if line.starts_with(b" ") || line.starts_with(b"\t") {
                return Err(Refusal::Unreadable("a header folded over two lines"));
            }
            let name = line.split(|byte| *byte == b':').next().unwrap_or_default();
            length |= is_twin(name, b"content-length");
            encoding |= is_twin(name, b"transfer-encoding");
        }
        // Empty lines are permitted before a request line.
        lines += usize::from(lines > 0 || line.len() > 1);
        start = at + 1;
    }
    if memchr2(b'\r', 0, &raw[start..]).is_some() {
        return Err(Refusal::Unreadable("a line end that is not CRLF"));
    }
    if length && encoding {
        return Err(Refusal::Unreadable("both Content-Length and Transfer-Encoding"));
    }
    Ok(())
}

/// Whether a line has exactly one carriage return, at its end, and no NUL byte.
fn is_cleanly_cut(line: &[u8]) -> bool {
    memchr2(b'\r', 0, line).is_some_and(|at| at + 1 == line.len() && line[at] == b'\r')
}

/// Accepts origin form, `*`, and absolute form with a supported scheme. The framework accepts more and guesses the
/// meaning.
fn check_target(line: &[u8]) -> Result<(), Refusal> {
    let target = line.split(|byte| *byte == b' ').nth(1).unwrap_or_default();
    let begins = |start: &[u8]| {
        target
            .get(..start.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(start))
    };
    let is_form = begins(b"/") || target == b"*" || begins(b"http://") || begins(b"https://") || is_connect(line);
    if is_form && !target.contains(&b'#') {
        Ok(())
    } else {
        Err(Refusal::Unreadable("a target in an unsupported form"))
    }
}

/// CONNECT is refused later, by its method.
fn is_connect(line: &[u8]) -> bool {
    line.starts_with(b"CONNECT ")
}

/// Whether the name equals `known` ignoring case, underscores for hyphens, and surrounding whitespace.
fn is_twin(name: &[u8], known: &[u8]) -> bool {
    let name = name.trim_ascii();
    name.len() == known.len()
        && name
            .iter()
            .zip(known)
            .all(|(one, other)| one.eq_ignore_ascii_case(other) || (*one == b'_' && *other == b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lengths_folds_and_bare_line_ends_are_refused() {
        let good = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n";
        assert_eq!(check(good, 1000), Ok(()));
        assert_eq!(check(good, 10), Err(Refusal::HeadersTooLarge));
        for bad in [
            &b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"[..],
            b"POST / HTTP/1.1\r\nHost: a\r\ntransfer-ENCODING: chunked\r\ncontent-length : 1\r\n\r\n",
            b"POST / HTTP/1.1\r\nHost: a\r\nTransfer_Encoding: chunked\r\nContent-Length: 1\r\n\r\n",
            b"GET / HTTP/1.1\nHost: a\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\r\nX: y\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\n\tb\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\0\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\0\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\n\r\nb\0",
            b"GET / HTTP/1.1\r\nHost: a\r\n\r\nb\rc",
            b"\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            b"GET a HTTP/1.1\r\nHost: a\r\n\r\n",
            b"GET /#a HTTP/1.1\r\nHost: a\r\n\r\n",
            b"\r\nGET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
        ] {
            let refused = check(bad, 1000);
            assert!(matches!(refused, Err(Refusal::Unreadable(_))), "{}", bad.escape_ascii());
        }
    }
}
