//! Sign-in requirements of a portal.

use schemars::JsonSchema;
use serde::Deserialize;

/// What signing in requires besides the password.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "sign_in")]
pub struct SignIn {
    /// Phone numbers are verified by SMS before the first use of the portal, and when they change.
    pub verify_phone: bool,
}
