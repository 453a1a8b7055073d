//! Requests that are sent at once, and may be interrupted.

use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::support::{Call, Session};

/// A request with its key.
pub struct Request {
    pub key: String,
    pub target: String,
    pub body: Value,
}

/// Requests of one person.
pub struct Volley<'a> {
    pub owner: Session<'a>,
    pub requests: Vec<Request>,
}

impl<'a> Volley<'a> {
    fn call(&self, request: &Request) -> Call<'a> {
        self.call_with(request, &request.key)
    }

    fn call_with(&self, request: &Request, key: &str) -> Call<'a> {
        self.owner.call(&request.target, &request.body).key(key)
    }

    /// All at once; none may be refused.
    pub fn succeed(&self) {
        thread::scope(|scope| {
            for request in &self.requests {
                scope.spawn(move || self.call(request).send().ok());
            }
        });
    }

    /// All once more with the same keys, which may still be in use, and then with new ones, with which none may be refused.
    pub fn send_again(&self) {
        for request in &self.requests {
            let answer = self.call(request).send();
            assert!([200, 409].contains(&answer.status), "{}", answer.text());
            self.call_with(request, &format!("{} again", request.key)).send().ok();
        }
    }

    /// All at once, with any answer or none, killing the backend that long after the start.
    pub fn die_sending(&self, moment: Duration) {
        thread::scope(|scope| {
            for request in &self.requests {
                scope.spawn(move || self.call(request).try_send());
            }
            thread::sleep(moment);
            self.owner.api.kill();
        });
    }
}
