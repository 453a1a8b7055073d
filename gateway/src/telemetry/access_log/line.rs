//! The fields of a line and their encoding, without allocations.

use std::cell::RefCell;
use std::io::Write;
use std::net::IpAddr;
use std::time::Duration;

use jetway_telemetry::TraceParent;

/// A finished request.
pub struct Line<'a> {
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// Its id.
    pub request_id: &'a str,
    /// Its trace.
    pub trace: &'a TraceParent,
    /// Tenant slug, or `other`.
    pub tenant: &'a str,
    /// A known method, or `other`.
    pub method: &'static str,
    /// `h1` or `h2`.
    pub protocol: &'static str,
    /// Label of the route.
    pub route: &'static str,
    /// Operation of the contract, or `-`.
    pub operation: &'static str,
    /// Status sent; 0 when the client had disconnected.
    pub status: u16,
    /// From the first header byte to the last body byte.
    pub took: Duration,
    /// Body bytes received and sent.
    pub bytes: (u64, u64),
    /// Cache result, or `-`.
    pub cache: &'static str,
    /// Code of the refusal, or `-`.
    pub refused: &'static str,
    /// Client address.
    pub client: Option<IpAddr>,
}

thread_local! {
    static SCRATCH: RefCell<Vec<u8>> = RefCell::new(Vec::with_capacity(512));
    /// The last second formatted, and its text.
    static SECOND: RefCell<(i64, [u8; 19])> = const { RefCell::new((i64::MIN, [0; 19])) };
}

/// Passes the encoded line, with its line feed, to `take`.
pub fn encode(line: &Line<'_>, take: impl FnOnce(&[u8])) {
    SCRATCH.with_borrow_mut(|out| {
        out.clear();
        fields(line, out);
        take(out);
    });
}

fn fields(line: &Line<'_>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"timestamp\":\"");
    timestamp(line.at_ms, out);
    out.extend_from_slice(b"\",\"kind\":\"access\"");
    text("request_id", line.request_id, out);
    out.extend_from_slice(b",\"trace_id\":\"");
    out.extend_from_slice(&line.trace.trace_digits());
    out.push(b'"');
    text("tenant", line.tenant, out);
    word("method", line.method, out);
    word("protocol", line.protocol, out);
    word("route", line.route, out);
    word("operation", line.operation, out);
    number("status", u64::from(line.status), out);
    number(
        "duration_us",
        u64::try_from(line.took.as_micros()).unwrap_or(u64::MAX),
        out,
    );
    number("bytes_in", line.bytes.0, out);
    number("bytes_out", line.bytes.1, out);
    word("cache", line.cache, out);
    word("refused", line.refused, out);
    if let Some(client) = line.client {
        name("client", out);
        out.push(b'"');
        address(client, out);
        out.push(b'"');
    }
    out.extend_from_slice(b"}\n");
}

fn name(name: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Formats an address.
pub fn address(address: IpAddr, out: &mut Vec<u8>) {
    match address {
        IpAddr::V4(address) => {
            for (at, octet) in address.octets().into_iter().enumerate() {
                if at > 0 {
                    out.push(b'.');
                }
                decimal(u64::from(octet), out);
            }
        }
        // Writing to memory cannot fail.
        IpAddr::V6(address) => drop(write!(out, "{address}")),
    }
}

fn number(field: &str, value: u64, out: &mut Vec<u8>) {
    name(field, out);
    decimal(value, out);
}

fn decimal(value: u64, out: &mut Vec<u8>) {
    let mut digits = [0_u8; 20];
    let mut at = digits.len();
    let mut rest = value;
    loop {
        at -= 1;
        digits[at] = b'0' + u8::try_from(rest % 10).unwrap_or_default();
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}

/// A value from our own lists; needs no escaping.
fn word(field: &str, value: &'static str, out: &mut Vec<u8>) {
    name(field, out);
    out.push(b'"');
    out.extend_from_slice(value.as_bytes());
    out.push(b'"');
}

/// A value with quotes, backslashes and control characters escaped, so that one request is always one line.
fn text(field: &str, value: &str, out: &mut Vec<u8>) {
    name(field, out);
    out.push(b'"');
    if value
        .bytes()
        .all(|byte| byte >= 0x20 && byte != b'"' && byte != b'\\' && byte != 0x7f)
    {
        out.extend_from_slice(value.as_bytes());
    } else {
        for piece in value.chars() {
            match piece {
                '"' => out.extend_from_slice(b"\\\""),
                '\\' => out.extend_from_slice(b"\\\\"),
                piece if piece.is_control() => {
                    let _ = write!(out, "\\u{:04x}", u32::from(piece));
                }
                piece => out.extend_from_slice(piece.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
    }
    out.push(b'"');
}

/// RFC 3339 in UTC with milliseconds. The text of the last second is reused by most requests.
fn timestamp(at_ms: i64, out: &mut Vec<u8>) {
    let second = at_ms.div_euclid(1000);
    SECOND.with_borrow_mut(|(known, digits)| {
        if *known != second {
            *digits = date_and_time(second);
            *known = second;
        }
        out.extend_from_slice(digits);
    });
    let thousandths = u8::try_from(at_ms.rem_euclid(1000) / 10).unwrap_or_default();
    let last = u8::try_from(at_ms.rem_euclid(10)).unwrap_or_default();
    out.extend_from_slice(&[
        b'.',
        b'0' + thousandths / 10,
        b'0' + thousandths % 10,
        b'0' + last,
        b'Z',
    ]);
}

/// `2026-08-06T10:09:02` of seconds since 1970. Source: the day-number arithmetic of the proleptic Gregorian calendar.
fn date_and_time(second: i64) -> [u8; 19] {
    let (day, of_day) = (second.div_euclid(86_400), second.rem_euclid(86_400));
    // Years begin in March so that the leap day is the last day of the year; an era is 400 years.
    let shifted = day + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let mut out = *b"0000-00-00T00:00:00";
    let mut put = |at: usize, value: i64| {
        let value = u8::try_from(value.rem_euclid(100)).unwrap_or_default();
        (out[at], out[at + 1]) = (b'0' + value / 10, b'0' + value % 10);
    };
    put(0, year / 100);
    put(2, year);
    put(5, month);
    put(8, date);
    put(11, of_day / 3600);
    put(14, of_day / 60 % 60);
    put(17, of_day % 60);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(line: &Line<'_>) -> String {
        let mut text = String::new();
        encode(line, |bytes| text.push_str(&String::from_utf8_lossy(bytes)));
        text
    }

    fn line(trace: &TraceParent) -> Line<'_> {
        Line {
            at_ms: 1_786_010_942_007,
            request_id: "id",
            trace,
            tenant: "acme",
            method: "GET",
            protocol: "h1",
            route: "document",
            operation: "-",
            status: 200,
            took: Duration::from_micros(1234),
            bytes: (0, u64::MAX),
            cache: "-",
            refused: "-",
            client: Some(IpAddr::from([127, 0, 0, 1])),
        }
    }

    #[test]
    fn fields_come_in_one_order() {
        let trace = TraceParent::start(uuid::Uuid::from_u128(7));
        assert_eq!(
            written(&line(&trace)),
            "{\"timestamp\":\"2026-08-06T10:09:02.007Z\",\"kind\":\"access\",\"request_id\":\"id\",\
             \"trace_id\":\"00000000000000000000000000000007\",\"tenant\":\"acme\",\"method\":\"GET\",\
             \"protocol\":\"h1\",\"route\":\"document\",\"operation\":\"-\",\"status\":200,\
             \"duration_us\":1234,\"bytes_in\":0,\"bytes_out\":18446744073709551615,\"cache\":\"-\",\
             \"refused\":\"-\",\"client\":\"127.0.0.1\"}\n"
        );
    }

    #[test]
    fn every_text_stays_one_line_of_json() {
        let trace = TraceParent::start(uuid::Uuid::from_u128(7));
        let held = "a\r\n{\"\\\u{7f}\u{85}\u{0}é";
        let text = written(&Line {
            tenant: held,
            ..line(&trace)
        });
        assert_eq!(text.matches('\n').count(), 1);
        assert!(!text.trim_end().contains(char::is_control), "{text:?}");
        let read: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(read["tenant"], held);
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (second, text) in [
            (0, "1970-01-01T00:00:00"),
            (951_782_399, "2000-02-28T23:59:59"),
            (951_782_400, "2000-02-29T00:00:00"),
            (4_107_542_400, "2100-03-01T00:00:00"),
            (1_798_761_599, "2026-12-31T23:59:59"),
        ] {
            assert_eq!(std::str::from_utf8(&date_and_time(second)).unwrap_or_default(), text);
        }
    }
}
