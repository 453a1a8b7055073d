//! `jetway application` against a backend that answers what it was told to, and remembers what it was asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::{Value, json};

const ID: &str = "0b8f4c9e-3f59-4a57-9d0a-8f3f3b8a1c11";

/// A request as it came: method and target, then the body.
type Asked = Arc<Mutex<Vec<(String, String)>>>;

struct Backend {
    address: SocketAddr,
    asked: Asked,
}

impl Backend {
    /// Answers by the start of method and target; the first that fits counts.
    fn start(answers: Vec<(&'static str, u16, Value)>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let asked = Asked::default();
        let kept = Arc::clone(&asked);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                answer(stream, &answers, &kept);
            }
        });
        Self { address, asked }
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_jetway"))
            .arg("application")
            .args(arguments)
            .args(["--tenant", "falcon", "--admin", &format!("http://{}", self.address)])
            .env_remove("JETWAY_OPERATOR")
            .output()
            .expect("jetway runs")
    }

    fn asked(&self) -> Vec<(String, String)> {
        self.asked.lock().expect("what was asked").clone()
    }
}

fn answer(stream: TcpStream, answers: &[(&'static str, u16, Value)], asked: &Asked) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).expect("a request line");
    let target = line.rsplit_once(' ').map_or("", |(start, _)| start).to_owned();
    let mut length = 0;
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).expect("a header");
        let header = header.trim().to_ascii_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(value) = header.strip_prefix("content-length:") {
            length = value.trim().parse().expect("a length");
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("a body");
    let text = String::from_utf8(body).expect("a text");
    let found = answers.iter().find(|(start, _, _)| target.starts_with(start));
    asked.lock().expect("what was asked").push((target, text));
    let (status, body) = found.map_or(
        (404, json!({ "title": "There is nothing here" })),
        |(_, status, body)| (*status, body.clone()),
    );
    let body = body.to_string();
    let head = format!(
        "HTTP/1.1 {status} x\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = reader.into_inner();
    stream.write_all(head.as_bytes()).expect("a head");
    stream.write_all(body.as_bytes()).expect("a body");
}

fn application(status: &str, agency: Option<&str>) -> Value {
    json!({ "id": ID, "reference": "FAR2611-00001A", "status": status, "remarks": [], "agencyId": agency, "decidedBy": null,
        "reason": null, "submittedAt": "2026-11-21T08:00:00Z", "decidedAt": null,
        "form": { "kind": "proprietor", "companyName": "Blue Dunes", "tradeLicenseNumber": "CN-1",
            "tradeLicenseExpiry": "2027-01-31", "civilAviationNumber": "GCAA-1", "taxNumber": "",
            "companyRegistrationNumber": "", "partners": [], "travellers": null, "firstName": "Amina", "lastName": "",
            "position": "", "countryCode": "AE", "city": "Dubai", "zipCode": "", "address": "Marina",
            "email": "amina@bluedunes.test", "phone": "+971501234567", "acceptsSharing": true } })
}

fn waiting() -> (&'static str, u16, Value) {
    (
        "GET /applications/falcon",
        200,
        json!({ "items": [application("pending", None)] }),
    )
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn who_applied_is_listed_and_shown_with_what_they_sent() {
    let backend = Backend::start(vec![waiting()]);
    let listed = backend.run(&["list", "--status", "pending"]);
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    for word in [
        "FAR2611-00001A",
        "pending",
        "2026-11-21 08:00",
        "Blue Dunes",
        "amina@bluedunes.test",
    ] {
        assert!(text(&listed).contains(word), "no {word} in {}", text(&listed));
    }
    assert_eq!(backend.asked()[0].0, "GET /applications/falcon?status=pending");
    let shown = backend.run(&["show", "FAR2611-00001A"]);
    assert!(text(&shown).contains("tradeLicenseNumber: CN-1"), "{}", text(&shown));
    assert!(!text(&shown).contains("taxNumber"), "{}", text(&shown));
    let machine = backend.run(&["list", "--json"]);
    let read: Value = serde_json::from_slice(&machine.stdout).expect("JSON");
    assert_eq!(read[0]["form"]["companyName"], "Blue Dunes");
}

#[test]
fn nobody_waiting_is_said_in_words() {
    let backend = Backend::start(vec![("GET /applications/falcon", 200, json!({ "items": [] }))]);
    assert_eq!(text(&backend.run(&["list"])), "nobody has applied\n");
}

#[test]
fn a_decision_is_sent_with_who_decides_and_why() {
    let decided = ("POST /applications/falcon/", 200, application("approved", Some("a1")));
    let backend = Backend::start(vec![decided, waiting()]);
    let approved = backend.run(&["approve", "FAR2611-00001A", "--operator", "Nadia"]);
    assert_eq!(text(&approved), "FAR2611-00001A is approved; its agency is a1\n");
    let (target, body) = backend.asked().pop().expect("a decision");
    assert_eq!(target, format!("POST /applications/falcon/{ID}/decision"));
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(
        body,
        json!({ "decision": "approve", "operator": "Nadia", "reason": "" })
    );
    backend.run(&[
        "reject",
        ID,
        "--operator",
        "Nadia",
        "--reason",
        "The licence has run out.",
    ]);
    let (_, body) = backend.asked().pop().expect("a decision");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(body["decision"], "reject");
    assert_eq!(body["reason"], "The licence has run out.");
    backend.run(&[
        "ask",
        ID,
        "--operator",
        "Nadia",
        "--reason",
        "Please send a licence we can read.",
    ]);
    assert!(backend.asked().pop().expect("a decision").1.contains("askForMore"));
}

#[test]
fn a_refusal_is_told_in_the_backends_words_and_ends_with_one() {
    let refusal = json!({ "title": "The mail address has an account", "code": "application.email_taken" });
    let backend = Backend::start(vec![("POST /applications/falcon/", 409, refusal), waiting()]);
    let refused = backend.run(&["approve", ID, "--operator", "Nadia"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("The mail address has an account"));
    let unknown = backend.run(&["show", "FAR2611-00009Z"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("there is no application FAR2611-00009Z"));
    let nameless = backend.run(&["approve", ID]);
    assert!(!nameless.status.success(), "who decides has a name");
}

#[test]
fn a_backend_that_is_away_is_named() {
    let address = TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("an address");
    let away = Backend {
        address,
        asked: Asked::default(),
    };
    let failed = away.run(&["list"]);
    assert_eq!(failed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&failed.stderr).contains(&address.to_string()));
}
