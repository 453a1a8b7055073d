//! The users of the demo data.

use serde_json::{Value, json};

use super::{Answer, Api, Call};

/// A user with a password.
#[derive(Debug, Clone, Copy)]
pub struct Person {
    pub tenant: &'static str,
    pub mail: &'static str,
    pub password: &'static str,
}

const fn falcon(mail: &'static str, password: &'static str) -> Person {
    Person {
        tenant: "falcon",
        mail,
        password,
    }
}

const fn original(mail: &'static str, password: &'static str) -> Person {
    Person {
        tenant: "_default",
        mail,
        password,
    }
}

pub const ROSE_OWNER: Person = falcon("agent@desertrose.test", "Dubai-Rose-2026");
pub const ROSE_VIEWER: Person = falcon("viewer@desertrose.test", "Dubai-View-2026");
/// Has a first password and an unverified phone.
pub const ROSE_NEWCOMER: Person = falcon("newcomer@desertrose.test", "First-Day-2026");
/// Has AED 25 in the wallet.
pub const OASIS_OWNER: Person = falcon("agent@oasis.test", "Dubai-Oasis-2026");
/// Is asked for licences, and may put that off twice.
pub const CORNICHE_OWNER: Person = falcon("agent@corniche.test", "Dubai-Corniche-2026");
pub const CORNICHE_VIEWER: Person = falcon("viewer@corniche.test", "Dubai-Sea-2026");
pub const SKYLINE_OWNER: Person = original("agent@skyline.test", "Dhaka-Sky-2026");
/// At the portal whose first language is Arabic.
pub const JABAL_OWNER: Person = Person {
    tenant: "qamar",
    mail: "agent@jabal.test",
    password: "Muscat-Jabal-2026",
};
/// At the portal in London.
pub const HARBOUR_OWNER: Person = Person {
    tenant: "northlight",
    mail: "agent@harbourhill.test",
    password: "London-Hill-2026",
};
/// Has BDT 500 in the wallet.
pub const PADMA_OWNER: Person = original("agent@padma.test", "Dhaka-Padma-2026");

pub const AUTHENTICATE: &str = "/api/auth/v1/Authentication/Authenticate";
pub const VERIFY: &str = "/api/auth/v1/Authentication/VerifyDevice";

impl Person {
    pub fn authenticate(&self, api: &Api, password: &str, device: &str) -> Value {
        let body = json!({ "username": self.mail, "password": password });
        let call = api.post(self.tenant, AUTHENTICATE, &body);
        call.header("device-id", device).send().ok()
    }

    pub fn verify(&self, api: &Api, reference: &str, code: &str, device: &str) -> Value {
        let body = json!({ "username": self.mail, "reference": reference, "verificationCode": code });
        let call = api.post(self.tenant, VERIFY, &body);
        call.header("device-id", device).send().ok()
    }

    /// Sign in from a new browser; returns the reference of the e-mailed code.
    pub fn ask_code(&self, api: &Api, device: &str) -> String {
        let answer = self.authenticate(api, self.password, device);
        let reference = answer["verificationReference"].as_str();
        reference.unwrap_or_else(|| panic!("no code sent: {answer}")).to_owned()
    }

    /// The newest code in the outbox.
    pub fn mailed_code(&self, api: &Api) -> String {
        code_to(api, self.tenant, self.mail).unwrap_or_else(|| panic!("no code for {}", self.mail))
    }

    /// A session from the user's own browser.
    pub fn sign_in<'a>(&self, api: &'a Api) -> Session<'a> {
        let device = format!("browser-of-{}", self.mail);
        let mut answer = self.authenticate(api, self.password, &device);
        if let Some(reference) = answer["verificationReference"].as_str() {
            answer = self.verify(api, reference, &self.mailed_code(api), &device);
        }
        let token = answer["identity"]["token"].as_str();
        Session {
            api,
            tenant: self.tenant,
            token: token.unwrap_or_else(|| panic!("no token: {answer}")).to_owned(),
        }
    }
}

/// The code in the newest message to an address, if there is one.
pub fn code_to(api: &Api, tenant: &str, to: &str) -> Option<String> {
    let outbox = api.admin_get("/dev/outbox");
    let items = outbox["items"].as_array().expect("items");
    let mine = items.iter().find(|item| item["tenant"] == tenant && item["to"] == to)?;
    let body = mine["body"].as_str().expect("a text");
    let mut words = body.split(|letter: char| !letter.is_ascii_digit());
    words.find(|word| word.len() == 6).map(str::to_owned)
}

/// A signed-in user.
#[derive(Clone)]
pub struct Session<'a> {
    pub api: &'a Api,
    pub tenant: &'static str,
    pub token: String,
}

impl<'a> Session<'a> {
    pub fn get(&self, target: &str) -> Answer {
        self.api.get(self.tenant, target).token(&self.token).send()
    }

    pub fn post(&self, target: &str, body: &Value) -> Answer {
        self.call(target, body).send()
    }

    /// Submit a multipart form: texts and files by the names of their parts.
    pub fn upload(&self, target: &str, texts: &[(&str, &str)], files: &[(&str, &str, &[u8])]) -> Answer {
        self.form(target, texts, files).send()
    }

    /// Upload with an idempotency key.
    pub fn upload_once(
        &self,
        target: &str,
        texts: &[(&str, &str)],
        files: &[(&str, &str, &[u8])],
        key: &str,
    ) -> Answer {
        self.form(target, texts, files).key(key).send()
    }

    /// The same, to extend before sending.
    pub fn form(&self, target: &str, texts: &[(&str, &str)], files: &[(&str, &str, &[u8])]) -> Call<'a> {
        let mut body = Vec::new();
        for (part, text) in texts {
            let head = format!("--cut\r\ncontent-disposition: form-data; name=\"{part}\"\r\n\r\n{text}\r\n");
            body.extend(head.into_bytes());
        }
        for (part, name, content) in files {
            let head = format!(
                "--cut\r\ncontent-disposition: form-data; name=\"{part}\"; filename=\"{name}\"\r\n\
                 content-type: image/png\r\n\r\n"
            );
            body.extend(head.into_bytes());
            body.extend_from_slice(content);
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(b"--cut--\r\n");
        let call = Call::new(self.api, "POST", self.tenant, target).token(&self.token);
        call.form(body, "multipart/form-data; boundary=cut")
    }

    /// A GET request to extend before sending.
    pub fn read(&self, target: &str) -> Call<'a> {
        Call::new(self.api, "GET", self.tenant, target).token(&self.token)
    }

    /// A POST request to extend before sending.
    pub fn call(&self, target: &str, body: &Value) -> Call<'a> {
        self.api.post(self.tenant, target, body).token(&self.token)
    }
}
