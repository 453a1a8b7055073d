//! What a portal asks of who signs in.

use schemars::JsonSchema;
use serde::Deserialize;

/// What signing in asks for besides the password.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "sign_in")]
pub struct SignIn {
    /// Phone numbers are proven with a texted code before the first use of the portal, and when they change.
    pub verify_phone: bool,
}
