//! A backend that answers every request with the tenant and the target it received.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

/// Listens until the process ends.
pub fn start() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            thread::spawn(move || serve(stream));
        }
    });
    address
}

/// The body: tenant and target, repeated.
pub fn body(tenant: &str, target: &str) -> String {
    format!("{tenant} {target} ").repeat(8)
}

fn serve(stream: TcpStream) {
    let Ok(mut writer) = stream.try_clone() else { return };
    let _ = stream.set_nodelay(true);
    let mut reader = BufReader::new(stream);
    while let Some((target, tenant)) = read(&mut reader) {
        let body = body(&tenant, &target);
        let status = if target.contains("fail") {
            "500 Broken"
        } else {
            "200 OK"
        };
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nx-echo: {tenant}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        if writer.write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}

/// Target and tenant of the next request. Requests in this suite have no bodies.
fn read(reader: &mut BufReader<TcpStream>) -> Option<(String, String)> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let target = line.split(' ').nth(1)?.to_owned();
    let mut tenant = String::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        match line.trim_end().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("x-jetway-tenant") => tenant = value.trim().to_owned(),
            Some(_) => {}
            None => return Some((target, tenant)),
        }
    }
}
