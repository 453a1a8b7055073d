//! A raw HTTP answer.

use reqwest::blocking::Response;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use serde_json::Value;

/// The published catalogue of problems.
const CATALOGUE: &str = include_str!("../../../../contracts/problems.json");

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// Fails when the body is cut off.
    pub fn read(response: Response) -> reqwest::Result<Self> {
        Ok(Self {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            bytes: response.bytes()?.to_vec(),
        })
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn content_type(&self) -> &str {
        let value = self.headers.get(CONTENT_TYPE);
        value.and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The problem document of a refusal, checked against the catalogue.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.content_type(), "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["code"], code, "{problem}");
        let catalogue: Vec<Value> = serde_json::from_str(CATALOGUE).expect("the catalogue");
        let published = catalogue.iter().find(|entry| entry["code"] == code);
        let published = published.unwrap_or_else(|| panic!("{code} is not published"));
        for field in ["status", "title", "retryable"] {
            assert_eq!(problem[field], published[field], "{problem}");
        }
        problem
    }
}
