//! Each stream goes through a gateway to the backend, and straight to the backend.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jetway_domain::edge::{EdgeKey, Stamped};

use crate::origin::{Origin, Read};
use crate::stream::{self, Stream, Verdict};
use crate::support::process::EDGE_KEY;
use crate::support::{Gateway, Plan, eventually};

/// Longest wait for an answer or the end of the connection; longer counts as a hang.
const HANGS: Duration = Duration::from_secs(20);
/// How long an incomplete stream is given before its writing side is closed.
const SHORTLY: Duration = Duration::from_millis(400);
const CALL: &str = "/api/customer/v1/User/GetLogo";
/// Statuses of a refusal; any other status from 400 to 599 is a fault.
const REFUSALS: [u16; 13] = [400, 401, 404, 405, 408, 413, 414, 415, 417, 421, 431, 501, 505];

#[test]
fn no_stream_is_read_in_two_ways() {
    let streams = stream::all();
    assert!(streams.len() >= 500, "{}", streams.len());
    let origin = Origin::start();
    let gateway = Gateway::start(&Plan {
        upstream: origin.address.to_string(),
        ..Plan::before_nobody()
    });
    let mut findings = Vec::new();
    let mut passed = Vec::new();
    for stream in &streams {
        match judge(stream, &gateway, &origin) {
            Ok(read) => passed.extend(read),
            Err(finding) => findings.push(finding),
        }
    }
    assert!(
        findings.is_empty(),
        "{} of {}:\n{}",
        findings.len(),
        streams.len(),
        findings.join("\n")
    );
    assert!(passed.len() >= 100, "{}", passed.len());
    eventually(
        "every request that was passed on is logged as the backend read it",
        || {
            let log = gateway.log();
            passed.iter().all(|read| is_logged(&log, read))
        },
    );
}

/// Whether exactly one access log line has its id, with its method and body length.
fn is_logged(log: &str, read: &Read) -> bool {
    let id = format!("\"request_id\":\"{}\"", read.header("x-request-id"));
    let mut lines = log.lines().filter(|line| line.contains(&id));
    let (line, more) = (lines.next().unwrap_or_default(), lines.next());
    let method = format!("\"method\":\"{}\"", read.method);
    let length = format!("\"bytes_in\":{},", read.body.len());
    line.contains(&method) && line.contains(&length) && more.is_none()
}

/// Sends one stream to the backend directly and through the gateway; returns what the backend read through the gateway.
fn judge(stream: &Stream, gateway: &Gateway, origin: &Origin) -> Result<Vec<Read>, String> {
    let fault = |what: String| format!("{} {}: {what}", stream.place, stream.name);
    converse(origin.address, &stream.bytes, Ends::AtOnce).map_err(fault)?;
    let straight = origin.take();
    // Wait for every expected answer; a stream that may be refused early ends when its writing side is closed.
    let is_cut = stream.verdict.is_none_or(|verdict| verdict == Verdict::Refuse);
    let patience = if is_cut { SHORTLY } else { HANGS };
    let wanted = if stream.verdict == Some(Verdict::Turns) {
        straight.len()
    } else {
        1
    };
    let replies = converse(gateway.address, &stream.bytes, Ends::WhenAnswered(wanted, patience)).map_err(fault)?;
    let passed = origin.take();
    probe(gateway, origin, &stream.name).map_err(fault)?;

    let successes = replies.iter().filter(|status| **status < 400).count();
    if successes > straight.len().max(1) {
        return Err(fault(format!(
            "answered {replies:?} to {} requests at most",
            straight.len().max(1)
        )));
    }
    let observed = match passed.as_slice() {
        [] if replies.iter().all(|status| REFUSALS.contains(status)) => Verdict::Refuse,
        [] if replies.first() == Some(&200) => Verdict::Local,
        [] => return Err(fault(format!("answered {replies:?} without the origin"))),
        passed => {
            passed.iter().try_for_each(vouched).map_err(fault)?;
            agreed(passed, &straight).map_err(fault)?
        }
    };
    if stream.verdict == Some(observed) {
        Ok(passed)
    } else {
        let written = stream
            .verdict
            .map_or_else(|| "?".to_owned(), |verdict| verdict.to_string());
        Err(fault(format!(
            "is to be {written} and was {observed}, answered {replies:?}"
        )))
    }
}

/// Checks the gateway's signature over method, target, tenant and request id.
fn vouched(read: &Read) -> Result<(), String> {
    let key = EDGE_KEY.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let key = EdgeKey::new(&key.parse().expect("a key"));
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs());
    let (tenant, request_id) = (read.header("x-jetway-tenant"), read.header("x-request-id"));
    let stamped = Stamped {
        method: &read.method,
        target: &read.target,
        tenant: &tenant,
        request_id: &request_id,
        time: read.header("x-jetway-edge-time").parse().unwrap_or(0),
    };
    let single = |name: &str| read.headers.iter().filter(|(known, _)| known == name).count() == 1;
    if !key.accepts(&stamped, &read.header("x-jetway-edge-signature"), now) {
        Err(format!("reached the backend unsigned: {read:?}"))
    } else if !single("x-jetway-tenant") || !single("host") {
        Err(format!("reached the backend changed: {read:?}"))
    } else {
        Ok(())
    }
}

/// Checks that the backend reads the same requests in the same order when it gets the stream directly, or refuses it.
fn agreed(passed: &[Read], straight: &[Read]) -> Result<Verdict, String> {
    if straight.is_empty() {
        return match passed {
            [one] if !one.target.contains("smuggled") => Ok(Verdict::Clean),
            _ => Err(format!("is read as {passed:?} and straight as nothing")),
        };
    }
    // The gateway may answer some of them itself.
    let mut expected = straight.iter();
    for one in passed {
        if !expected.any(|straight| one.meaning() == meaning_in_origin_form(straight)) {
            return Err(format!("is read as {passed:?} and straight as {straight:?}"));
        }
    }
    let is_first_only = passed.len() == 1 && expected.len() + 1 == straight.len();
    Ok(if is_first_only { Verdict::Same } else { Verdict::Turns })
}

/// The gateway forwards an absolute-form target in origin form. Source: RFC 9112 §3.2.1.
fn meaning_in_origin_form(read: &Read) -> (&str, &str, &[u8]) {
    let (method, target, body) = read.meaning();
    let origin_form = target.find("://").map_or(target, |at| {
        let rest = &target[at + 3..];
        &rest[rest.find('/').unwrap_or(rest.len())..]
    });
    (method, origin_form, body)
}

/// Checks that the next request on the gateway's connections to the backend gets its own answer.
fn probe(gateway: &Gateway, origin: &Origin, name: &str) -> Result<(), String> {
    let target = format!("{CALL}?probe={name}");
    let reply = gateway.get("falcon.test", &target);
    let read = origin.take();
    let others = read.iter().filter(|read| read.target != target).count();
    if reply.text() == format!("GET {target}") && others == 0 {
        Ok(())
    } else {
        Err(format!(
            "the next request got {} {:?}; the backend read {read:?}",
            reply.status,
            reply.text()
        ))
    }
}

#[derive(Clone, Copy)]
enum Ends {
    /// After this many answers, or when no bytes arrive for this long.
    WhenAnswered(usize, Duration),
    /// Once everything is written.
    AtOnce,
}

/// Writes the bytes, closes the writing side and reads to the end; returns the statuses of all final responses.
fn converse(address: SocketAddr, bytes: &[u8], ends: Ends) -> Result<Vec<u16>, String> {
    let mut stream = TcpStream::connect(address).map_err(|error| error.to_string())?;
    let mut writer = stream.try_clone().map_err(|error| error.to_string())?;
    let bytes = bytes.to_vec();
    // Write on a second thread: a server that answers early may stop reading.
    let writing = std::thread::spawn(move || {
        let _ = writer.write_all(&bytes);
    });
    let mut received = Vec::new();
    if let Ends::WhenAnswered(wanted, patience) = ends {
        read_until(&mut stream, &mut received, patience, |received| {
            statuses(received).len() >= wanted
        });
    } else {
        let _ = writing.join();
    }
    let _ = stream.shutdown(Shutdown::Write);
    if read_until(&mut stream, &mut received, HANGS, |_| false) {
        Ok(statuses(&received))
    } else {
        Err(format!("hangs after {:?}", statuses(&received)))
    }
}

/// Reads until `is_enough` or the end of the stream; `false` on a timeout.
fn read_until(
    stream: &mut TcpStream,
    received: &mut Vec<u8>,
    patience: Duration,
    is_enough: impl Fn(&[u8]) -> bool,
) -> bool {
    let mut buffer = [0_u8; 16 * 1024];
    let _ = stream.set_read_timeout(Some(patience));
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return true,
            Ok(read) => received.extend_from_slice(&buffer[..read]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => return false,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return true,
        }
        if is_enough(received) {
            return true;
        }
    }
}

/// Final statuses in order. No response body in this suite contains a status line.
fn statuses(received: &[u8]) -> Vec<u16> {
    let text = String::from_utf8_lossy(received);
    let mut pieces = text.split("HTTP/1.");
    let before = pieces.next().unwrap_or_default();
    let mut found: Vec<u16> = pieces
        .filter_map(|piece| piece.get(2..5)?.parse().ok())
        .filter(|status| *status >= 200)
        .collect();
    if !before.is_empty() {
        found.insert(0, 0);
    }
    found
}
