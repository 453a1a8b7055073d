//! What every string of a request goes through before anything reads it (ADR 0093).

use std::borrow::Cow;

use jetway_domain::text::{Line, Text, TextFault, check_password};
use serde_json::Value;

use crate::wire::field_error::BadField;

/// Fields of several lines, wherever they stand. Every other string is one line.
const TEXTS: [&str; 11] = [
    "address",
    "ar",
    "basis",
    "csv",
    "en",
    "note",
    "notes",
    "reason",
    "remark",
    "specialRequests",
    "text",
];

/// A JSON body with its strings normalised; the bytes as sent if nothing changes, or if they are not JSON, which the
/// reader reports.
///
/// # Errors
/// The fields with characters that are not taken.
pub(super) fn clean_json(bytes: &[u8]) -> Result<Cow<'_, [u8]>, Vec<BadField>> {
    let Ok(mut body) = serde_json::from_slice::<Value>(bytes) else {
        return Ok(Cow::Borrowed(bytes));
    };
    let mut walk = Walk::default();
    walk.value("", &mut String::new(), &mut body);
    if !walk.faults.is_empty() {
        return Err(walk.faults);
    }
    let changed = walk.is_changed.then(|| serde_json::to_vec(&body).ok()).flatten();
    Ok(changed.map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// One string outside JSON: a parameter or a part of a form.
///
/// # Errors
/// The field, if it has characters that are not taken.
pub(super) fn clean_field(name: &str, value: &str) -> Result<String, BadField> {
    clean(name, value).map_err(|fault| bad(&format!("/{}", escaped(name)), fault))
}

#[derive(Default)]
struct Walk {
    faults: Vec<BadField>,
    is_changed: bool,
}

impl Walk {
    /// `name` is the field a value belongs to: of an array's items, the array's.
    fn value(&mut self, name: &str, pointer: &mut String, value: &mut Value) {
        match value {
            Value::String(text) => match clean(name, text) {
                Ok(clean) => {
                    self.is_changed |= clean != *text;
                    *text = clean;
                }
                Err(fault) => self.faults.push(bad(pointer, fault)),
            },
            Value::Array(items) => {
                for (at, item) in items.iter_mut().enumerate() {
                    self.inside(&at.to_string(), name, pointer, item);
                }
            }
            Value::Object(fields) => {
                for (key, item) in fields.iter_mut() {
                    self.inside(&escaped(key), key, pointer, item);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn inside(&mut self, step: &str, name: &str, pointer: &mut String, value: &mut Value) {
        let outside = pointer.len();
        pointer.push('/');
        pointer.push_str(step);
        self.value(name, pointer, value);
        pointer.truncate(outside);
    }
}

fn clean(name: &str, text: &str) -> Result<String, TextFault> {
    if name.to_ascii_lowercase().contains("password") {
        return check_password(text).map(|()| text.to_owned());
    }
    if TEXTS.contains(&name) {
        return Text::parse(text).map(Text::into_string);
    }
    Line::parse(text).map(Line::into_string)
}

fn bad(pointer: &str, fault: TextFault) -> BadField {
    BadField::new(pointer, TextFault::CODE, fault.to_string())
}

/// A step of a JSON pointer. Source: RFC 6901.
fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{TEXTS, clean_field, clean_json};

    fn cleaned(body: &Value) -> Value {
        let bytes = body.to_string().into_bytes();
        serde_json::from_slice(&clean_json(&bytes).unwrap()).unwrap()
    }

    fn faults(body: &Value) -> Vec<String> {
        let bytes = body.to_string().into_bytes();
        let faults = clean_json(&bytes).unwrap_err();
        faults.into_iter().map(|fault| fault.pointer).collect()
    }

    #[test]
    fn forms_have_the_same_fields_of_several_lines() {
        let kit = include_str!("../../../packages/kit-domain/src/text.ts");
        let (_, list) = kit.split_once("TEXTS: ReadonlySet<string> = new Set([").unwrap();
        let (list, _) = list.split_once(']').unwrap();
        let names: Vec<&str> = list.split('\'').skip(1).step_by(2).collect();
        assert_eq!(names, TEXTS);
    }

    #[test]
    fn strings_are_normalised_at_every_depth() {
        let body = json!({
            "username": " a\u{200b}gent@falcon.test ",
            "travellers": [{ "passport": { "number": "BX০১" }, "surname": "Case" }],
            "airlines": ["\u{200f}EK"],
            "remark": " গেট ৫\r\nnow ",
            "count": 2,
        });
        let expected = json!({
            "username": "agent@falcon.test",
            "travellers": [{ "passport": { "number": "BX01" }, "surname": "Case" }],
            "airlines": ["EK"],
            "remark": "গেট ৫\nnow",
            "count": 2,
        });
        assert_eq!(cleaned(&body), expected);
    }

    #[test]
    fn fields_that_cannot_be_used_are_all_named() {
        let body = json!({
            "password": "p\0",
            "notes": "a\u{1b}",
            "travellers": [{ "surname": "Ca\nse" }, { "a/b": "\u{202e}" }],
        });
        let mut named = faults(&body);
        named.sort();
        assert_eq!(
            named,
            ["/notes", "/password", "/travellers/0/surname", "/travellers/1/a~1b"]
        );
        assert_eq!(clean_field("requestId", "a\0").unwrap_err().pointer, "/requestId");
    }

    #[test]
    fn passwords_and_bodies_without_changes_are_left_as_sent() {
        let body = json!({ "newPassword": " p\u{200b}৫ " });
        assert_eq!(cleaned(&body), body);
        for bytes in [&b"{ \"a\" : \"b\" }"[..], b"{"] {
            assert_eq!(clean_json(bytes).unwrap(), bytes);
        }
    }
}
