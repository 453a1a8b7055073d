//! An applicant at the public registration form.

use std::cell::RefCell;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::people::code_to;
use super::{Answer, Api, Call};

pub const BASE: &str = "/api/customer/v1/Registration";

pub struct Applicant<'a> {
    pub api: &'a Api,
    pub tenant: &'static str,
    cookie: RefCell<String>,
}

impl<'a> Applicant<'a> {
    /// Without a draft.
    pub fn new(api: &'a Api, tenant: &'static str) -> Self {
        Self {
            api,
            tenant,
            cookie: RefCell::default(),
        }
    }

    /// With a draft.
    pub fn begun(api: &'a Api, tenant: &'static str) -> Self {
        let applicant = Self::new(api, tenant);
        let captcha = applicant.solved("begin");
        applicant.post("Begin", &json!({ "captcha": captcha })).ok();
        applicant
    }

    pub fn get(&self, call: &str) -> Answer {
        self.send(self.api.get(self.tenant, &format!("{BASE}/{call}")))
    }

    pub fn post(&self, call: &str, body: &Value) -> Answer {
        self.send(self.api.post(self.tenant, &format!("{BASE}/{call}"), body))
    }

    /// Sends with this browser's cookie, and stores the cookie of the answer.
    pub fn send(&self, call: Call<'_>) -> Answer {
        let cookie = self.cookie.borrow().clone();
        let call = if cookie.is_empty() {
            call
        } else {
            call.header("cookie", &cookie)
        };
        let host = format!("{}.test", self.tenant.trim_matches('_'));
        let answer = call
            .header("x-forwarded-host", &host)
            .header("x-forwarded-proto", "https")
            .send();
        if let Some(set) = answer.headers.get("set-cookie") {
            let set = set.to_str().expect("a text").to_owned();
            let pair = set.split(';').next().unwrap_or_default().to_owned();
            self.cookie.replace(pair);
        }
        answer
    }

    /// The answer to a fresh human check.
    pub fn solved(&self, purpose: &str) -> String {
        let mut task = self.get(&format!("GetCaptcha?purpose={purpose}")).ok();
        let (salt, challenge) = (task["salt"].clone(), task["challenge"].clone());
        let most = task["maxNumber"].as_u64().expect("a bound");
        let fits = |number: &u64| {
            let text = format!("{}{number}", salt.as_str().expect("a salt"));
            let hash: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
            challenge == hash
        };
        task["number"] = json!((0..=most).find(fits).expect("a number"));
        STANDARD.encode(task.to_string())
    }

    /// Ask for a code and type it in.
    pub fn prove(&self, channel: &str, address: &str) {
        let sent = self.ask(channel, address).ok();
        let code = code_to(self.api, self.tenant, address).expect("a code");
        let done = self.guess(channel, address, &sent["verificationReference"], &code).ok();
        assert_eq!(done["verified"], true);
    }

    pub fn ask(&self, channel: &str, address: &str) -> Answer {
        self.post("SendCode", &json!({ "channel": channel, "address": address }))
    }

    pub fn guess(&self, channel: &str, address: &str, reference: &Value, code: &str) -> Answer {
        let body = json!({ "channel": channel, "address": address, "reference": reference, "verificationCode": code });
        self.post("VerifyCode", &body)
    }

    pub fn upload(&self, kind: &str, name: &str, content: &[u8]) -> Answer {
        let mut body = format!(
            "--cut\r\ncontent-disposition: form-data; name=\"kind\"\r\n\r\n{kind}\r\n--cut\r\n\
             content-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\ncontent-type: image/png\r\n\r\n"
        )
        .into_bytes();
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n--cut--\r\n");
        let call = Call::new(self.api, "POST", self.tenant, &format!("{BASE}/UploadAttachment"));
        self.send(call.form(body, "multipart/form-data; boundary=cut"))
    }

    pub fn upload_all(&self) {
        for kind in ["nationalIdFront", "nationalIdBack", "tradeLicense"] {
            self.upload(kind, "scan.pdf", &pdf()).ok();
        }
    }

    pub fn submit(&self, form: &Value) -> Answer {
        let captcha = self.solved("submit");
        self.post("Submit", &json!({ "form": form, "captcha": captcha }))
    }

    /// Everything up to a pending application; returns its reference.
    pub fn apply(&self, form: &Value) -> String {
        self.prove("mail", form["email"].as_str().expect("a mail address"));
        self.prove("sms", form["phone"].as_str().expect("a phone"));
        self.upload_all();
        let sent = self.submit(form).ok();
        sent["reference"].as_str().expect("a reference").to_owned()
    }
}

pub fn pdf() -> Vec<u8> {
    b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".to_vec()
}

/// A proprietor's form.
pub fn form(email: &str, phone: &str) -> Value {
    json!({
        "type": 1, "isCorporate": false, "companyName": "Blue Dunes Travel", "tradeLicenseNumber": "CN-1048576",
        "tradeLicenseExpiry": "2099-06-30", "civilAviationNumber": "GCAA-77", "firstName": "Amina", "countryCode": "AE",
        "city": "Dubai", "address": "12 Al Marsa Street", "email": email, "phone": phone, "acceptsSharing": true
    })
}

/// The application with a reference, as operators see it.
pub fn filed(api: &Api, tenant: &str, reference: &str) -> Value {
    let list = api.admin_get(&format!("/applications/{tenant}"));
    let items = list["items"].as_array().expect("items");
    let found = items.iter().find(|item| item["reference"] == reference);
    found.unwrap_or_else(|| panic!("no {reference} in {list}")).clone()
}

/// The newest message to an address.
pub fn email(api: &Api, tenant: &str, to: &str) -> String {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items");
    let mine = items.iter().find(|item| item["tenant"] == tenant && item["to"] == to);
    mine.unwrap_or_else(|| panic!("nothing to {to}"))["body"]
        .as_str()
        .expect("a text")
        .to_owned()
}
