//! The simulator of SSLCommerz beside a running portal, and the tenants' accounts there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::repo;

/// The simulator's binary and package.
pub const BINARY: &str = "jetway-sslcommerz-simulator";
/// Settings of the caller's own providers.
const OWN: [&str; 2] = ["JETWAY_PAYMENT_ACCOUNTS_DIR", "JETWAY_DUFFEL_TOKEN_FILE"];

/// Whether `make run` starts it. Not when it was not built, or when the caller has payment accounts or a Duffel token of its own: a
/// live token is refused beside a test store.
pub(super) fn is_wanted() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some();
    repo::binary(BINARY).exists() && !OWN.into_iter().any(is_set)
}

/// Folder of the accounts.
pub(super) fn accounts(state: &Path) -> PathBuf {
    state.join("payment-accounts")
}

/// Writes an account of every tenant. A tenant uses it once its settings choose SSLCommerz.
pub(super) fn open_accounts(state: &Path, tenants: &Path, port: u16) -> Result<()> {
    let folder = accounts(state);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(tenants)? {
        let tenant = entry?.path();
        let Some(slug) = tenant.file_name().filter(|_| tenant.join("tenant.toml").exists()) else {
            continue;
        };
        fs::write(folder.join(slug).with_extension("toml"), account(port))?;
    }
    Ok(())
}

fn account(port: u16) -> String {
    format!(
        "# Written by `cargo xtask run`: the simulator's store.\n[sslcommerz]\nbase_url = \"http://localhost:{port}\"\n\
         store_id = \"jetwaytest\"\nstore_password = \"jetwaytest@ssl\"\ncontact_email = \"accounts@house.test\"\n\
         contact_phone = \"+8801711000000\"\ncity = \"Dhaka\"\ncountry = \"Bangladesh\"\nfee_bp = 180\n"
    )
}
