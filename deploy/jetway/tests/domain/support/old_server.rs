//! The server that answers for a host before it moves to us: 127.0.0.2, on the port where proofs are checked.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

pub const ADDRESS: &str = "127.0.0.2";

/// Returns the same answer to every request.
pub struct OldServer {
    answer: Arc<Mutex<String>>,
    asked: Arc<Mutex<Vec<String>>>,
}

impl OldServer {
    pub fn start(port: u16) -> Self {
        let listener = TcpListener::bind((ADDRESS, port)).expect("a second loopback address");
        let server = Self {
            answer: Arc::default(),
            asked: Arc::default(),
        };
        let (answer, asked) = (Arc::clone(&server.answer), Arc::clone(&server.asked));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                serve(stream, &answer, &asked);
            }
        });
        server
    }

    pub fn answer(&self, text: &str) {
        text.clone_into(&mut self.answer.lock().expect("an answer"));
    }

    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("questions").clone()
    }
}

fn serve(mut stream: TcpStream, answer: &Mutex<String>, asked: &Mutex<Vec<String>>) {
    let mut buffer = [0_u8; 4096];
    let Ok(read) = stream.read(&mut buffer) else { return };
    let text = String::from_utf8_lossy(&buffer[..read]).into_owned();
    let target = text.split(' ').nth(1).unwrap_or_default().to_owned();
    asked.lock().expect("questions").push(target);
    let answer = answer.lock().expect("an answer").clone();
    let _ = stream.write_all(answer.as_bytes());
}
