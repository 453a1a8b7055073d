//! Callbacks: the server's notification (IPN), and the form with which the payer's browser returns.

use std::collections::BTreeMap;

use jetway_domain::secret::to_hex;
use md5::{Digest, Md5};

use super::client::Client;
use super::key::payment_of;
use crate::port::payment::Notice;

/// The payment a callback is about; `None` unless the store's signature covers its transaction.
pub(super) fn read(store: &Client, body: &[u8]) -> Option<Notice> {
    let fields: BTreeMap<String, String> = form_urlencoded::parse(body).into_owned().collect();
    let signed: Vec<&str> = fields.get("verify_key")?.split(',').collect();
    if !signed.contains(&"tran_id") {
        return None;
    }
    let password = md5_of(&store.account.store_password);
    let mut lines: BTreeMap<&str, &str> = BTreeMap::new();
    for key in signed {
        lines.insert(key, fields.get(key).map_or("", String::as_str));
    }
    // Last, so that a field of the same name does not replace it.
    lines.insert("store_passwd", &password);
    let lines: Vec<String> = lines.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let expected = md5_of(&lines.join("&"));
    if !expected.eq_ignore_ascii_case(fields.get("verify_sign")?) {
        return None;
    }
    let payment = payment_of(fields.get("tran_id")?)?;
    Some(Notice { payment })
}

/// The digest the protocol prescribes. A forged callback only causes a query.
fn md5_of(text: &str) -> String {
    to_hex(&Md5::digest(text.as_bytes()))
}
