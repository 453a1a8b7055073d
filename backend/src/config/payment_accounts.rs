//! Tenants' accounts at payment providers: a folder of files that only the backend reads.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use jetway_app::context::payment_providers::{SslCommerzAccount, SslCommerzAccounts};
use jetway_domain::ids::TenantId;
use serde::Deserialize;

use super::Config;

/// Accounts of one tenant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Accounts {
    sslcommerz: Option<SslCommerzAccount>,
}

impl Config {
    /// The tenants' stores at SSLCommerz: the table `[sslcommerz]` of the files `<tenant>.toml`.
    ///
    /// # Errors
    /// If the folder or a file cannot be read, or a file is not named after a tenant.
    pub fn sslcommerz(&self) -> Result<SslCommerzAccounts> {
        let folder = &self.payments.accounts_dir;
        let mut accounts = SslCommerzAccounts::new();
        if folder.as_os_str().is_empty() {
            return Ok(accounts);
        }
        let entries = fs::read_dir(folder).with_context(|| format!("payments.accounts_dir: {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_none_or(|ending| ending != "toml") {
                continue;
            }
            let tenant = path.file_stem().and_then(|name| name.to_str());
            let tenant = tenant.and_then(|name| TenantId::parse(name).ok());
            let Some(tenant) = tenant else {
                bail!("{} is not named after a tenant", path.display());
            };
            accounts.extend(read(&path)?.sslcommerz.map(|account| (tenant, account)));
        }
        Ok(accounts)
    }
}

/// Errors name the place and never quote the file, which has passwords.
fn read(path: &Path) -> Result<Accounts> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map_or(1, |before| before.split('\n').count());
        anyhow!(
            "{}, line {line}: not an account; see docs/guides/sslcommerz.md",
            path.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;

    fn loaded(folder: &str) -> Config {
        let over = [("JETWAY_PAYMENT_ACCOUNTS_DIR", folder)];
        let over = over.map(|(name, value)| (OsString::from(name), OsString::from(value)));
        Config::load(None, over.into_iter()).expect("settings")
    }

    #[test]
    fn a_tenants_account_is_read_from_its_file_and_errors_never_quote_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = loaded(folder.path().to_str().expect("a path"));
        let file = folder.path().join("falcon.toml");
        let account = "[sslcommerz]\nstore_id = 'a'\nstore_password = 'hidden'\ncontact_email = 'a@b.test'\n\
            contact_phone = '+97145551234'\ncity = 'Dubai'\ncountry = 'United Arab Emirates'\n";
        fs::write(&file, account).expect("a file");
        fs::write(folder.path().join("notes.txt"), "not an account").expect("a file");
        let accounts = config.sslcommerz().expect("accounts");
        let falcon = accounts
            .get(&TenantId::parse("falcon").expect("a tenant"))
            .expect("an account");
        assert_eq!(
            (falcon.store_id.as_str(), falcon.is_live(), accounts.len()),
            ("a", true, 1)
        );

        for wrong in [
            "store_password = 'hidden'\nfee = 1\n",
            "[sslcommerz]\nstore_password = 'hidden\n",
        ] {
            fs::write(&file, wrong).expect("a file");
            let refused = config.sslcommerz().expect_err("a refusal").to_string();
            assert!(
                refused.contains("falcon.toml, line") && !refused.contains("hidden"),
                "{refused}"
            );
        }
        fs::rename(&file, folder.path().join("No tenant.toml")).expect("renamed");
        assert!(config.sslcommerz().is_err());
        assert!(loaded("").sslcommerz().expect("none").is_empty());
        assert!(loaded("/no/such/folder").sslcommerz().is_err());
    }
}
