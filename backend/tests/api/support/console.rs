//! Operators at their console.

use serde_json::{Value, json};
use totp_rs::TOTP;

use super::{Answer, Api, Call, Session};

/// Host name of the operators' API, in place of a tenant.
pub const OPERATIONS: &str = "_operations";
/// The demo tenants' names for the sandbox's flight suppliers.
pub const SUPPLIERS: [&str; 5] = ["GDS A", "GDS B", "Low-cost airlines", "NDC X", "Consolidator"];
const PASSWORD: &str = "Quiet-Palms-47";

/// A signed-in operator.
pub struct Console<'a> {
    pub api: &'a Api,
    pub email: String,
    pub token: String,
    totp: TOTP,
    pub recovery_codes: Vec<String>,
}

/// Invite an operator; returns the token of the invitation. `None` means all tenants.
pub fn invite(api: &Api, name: &str, roles: &[&str], tenants: Option<&[&str]>) -> String {
    let body = json!({ "email": email_of(name), "name": name, "roles": roles, "tenants": tenants, "operator": "Omar" });
    let invited = api.admin_post("/operators", &body).ok();
    invited["token"].as_str().expect("a token").to_owned()
}

/// A call to the operators' host, without a session.
pub fn post(api: &Api, operation: &str, body: &Value) -> Answer {
    api.post(OPERATIONS, &path(operation), body).send()
}

/// The path of an operation, such as `Queue/Load`.
pub fn path(operation: &str) -> String {
    format!("/api/operations/v1/{operation}")
}

/// The e-mail address of a name.
pub fn email_of(name: &str) -> String {
    format!("{}@house.test", name.to_lowercase().replace(' ', "."))
}

impl<'a> Console<'a> {
    /// The operator's session, for calls that are not JSON.
    pub fn session(&self) -> Session<'a> {
        Session {
            api: self.api,
            tenant: OPERATIONS,
            token: self.token.clone(),
        }
    }

    /// Invites an operator, who accepts and signs in.
    pub fn of(api: &'a Api, name: &str, roles: &[&str], tenants: Option<&[&str]>) -> Self {
        let token = invite(api, name, roles, tenants);
        let opened = post(api, "Invitation/Open", &json!({ "token": token })).ok();
        let address = opened["address"].as_str().expect("an address");
        let totp = TOTP::from_url(address).expect("an authenticator");
        let code = totp.generate(seconds(api));
        let body = json!({ "token": token, "password": PASSWORD, "verificationCode": code });
        let accepted = post(api, "Invitation/Accept", &body).ok();
        let codes = accepted["recoveryCodes"].as_array().expect("codes").iter();
        Self {
            api,
            email: email_of(name),
            token: accepted["session"]["token"].as_str().expect("a token").to_owned(),
            totp,
            recovery_codes: codes.map(|code| code.as_str().expect("a code").to_owned()).collect(),
        }
    }

    /// An unused code: advances the clock to the next one.
    pub fn next_code(&self) -> String {
        self.api.advance(30);
        self.totp.generate(seconds(self.api))
    }

    /// An attempt to sign in.
    pub fn attempt(&self, password: &str, code: &str) -> Answer {
        let body = json!({ "email": self.email, "password": password, "verificationCode": code });
        post(self.api, "Session/SignIn", &body)
    }

    /// An attempt with the right password.
    pub fn sign_in(&self, code: &str) -> Answer {
        self.attempt(PASSWORD, code)
    }

    /// The same operator in a new session.
    pub fn again(&self) -> Self {
        let entered = self.sign_in(&self.next_code()).ok();
        Self {
            api: self.api,
            email: self.email.clone(),
            token: entered["token"].as_str().expect("a token").to_owned(),
            totp: self.totp.clone(),
            recovery_codes: self.recovery_codes.clone(),
        }
    }

    pub fn get(&self, operation: &str) -> Answer {
        let call = Call::new(self.api, "GET", OPERATIONS, &path(operation));
        call.token(&self.token).send()
    }

    pub fn post(&self, operation: &str, body: &Value) -> Answer {
        let call = self.api.post(OPERATIONS, &path(operation), body);
        call.token(&self.token).send()
    }

    /// The queue item about a subject.
    pub fn waiting(&self, subject: &str) -> Option<Value> {
        let queue = self.get("Queue/Load").ok();
        let items = queue["items"].as_array().expect("items");
        items.iter().find(|item| item["subject"] == subject).cloned()
    }
}

fn seconds(api: &Api) -> u64 {
    u64::try_from(api.now().timestamp()).expect("after 1970")
}
