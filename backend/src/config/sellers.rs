//! The suppliers that sell, and the check that real tickets are never combined with simulated payments or suppliers.

use anyhow::{Context, Result, bail};
use jetway_app::app::DuffelSettings;
use jetway_app::flight::search::SearchSettings;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::money::CurrencyCode;
use jetway_settings::read_value;

use super::Config;

/// Prefix of Duffel's test tokens. Any other token buys real tickets.
const TEST_TOKEN: &str = "duffel_test_";

impl Config {
    /// The Duffel account, if configured.
    ///
    /// # Errors
    /// If Duffel is on without a readable token or with an unknown currency, if a live token is combined with the sandbox or
    /// the payment simulator, or if no supplier is configured at all.
    pub fn duffel(&self) -> Result<Option<DuffelSettings>> {
        let duffel = &self.duffel;
        if !duffel.enabled {
            if !self.sandbox.enabled {
                bail!("no supplier: sandbox.enabled and duffel.enabled are both off; turn one of them on");
            }
            return Ok(None);
        }
        if duffel.token_file.as_os_str().is_empty() {
            bail!(
                "duffel.enabled is on and duffel.token_file is empty: name the file that has the account's access token"
            );
        }
        let token: String = read_value(&duffel.token_file).context("duffel.token_file")?;
        if !token.starts_with(TEST_TOKEN) {
            self.refuse_simulated()?;
            self.refuse_test_accounts()?;
        }
        let currency = CurrencyCode::parse(&duffel.currency);
        Ok(Some(DuffelSettings {
            id: SupplierId("duffel".to_owned()),
            base_url: duffel.base_url.clone(),
            token,
            currency: currency.with_context(|| format!("duffel.currency {:?}", duffel.currency))?,
            contact_email: duffel.contact_email.clone(),
            contact_phone: duffel.contact_phone.clone(),
            patience: SearchSettings::default().supplier_deadline,
        }))
    }

    /// A live token buys real tickets: simulated payments would pay for them, and simulated tickets would be sold beside them.
    fn refuse_simulated(&self) -> Result<()> {
        let simulated = [
            ("payments.simulator", self.payments.simulator),
            ("sandbox.enabled", self.sandbox.enabled),
        ];
        let on: Vec<&str> = simulated
            .iter()
            .filter_map(|(key, is_on)| is_on.then_some(*key))
            .collect();
        if on.is_empty() {
            return Ok(());
        }
        let set: Vec<String> = on.iter().map(|key| format!("{key} = false")).collect();
        bail!(
            "duffel.enabled is on with a live token (duffel.token_file), together with simulated services: {}. Set {}, or use a \
             token of Duffel's test mode, which begins with {TEST_TOKEN}",
            on.join(" and "),
            set.join(" and ")
        )
    }

    /// A test account takes no money either.
    fn refuse_test_accounts(&self) -> Result<()> {
        let accounts = self.sslcommerz()?;
        let Some((tenant, _)) = accounts.iter().find(|(_, account)| !account.is_live()) else {
            return Ok(());
        };
        bail!(
            "duffel.enabled is on with a live token (duffel.token_file), and {tenant}.toml in payments.accounts_dir names a test \
             store. Use the tenant's live store, or a token of Duffel's test mode, which begins with {TEST_TOKEN}"
        )
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;
    use std::path::Path;

    use super::*;

    fn loaded(token: &Path, over: &[(&str, &str)]) -> Config {
        let token = token.to_str().expect("a path");
        let usual = [
            ("JETWAY_BACKEND_DUFFEL__ENABLED", "true"),
            ("JETWAY_DUFFEL_TOKEN_FILE", token),
        ];
        let variables = usual.iter().chain(over);
        let variables = variables.map(|(name, value)| (OsString::from(name), OsString::from(value)));
        Config::load(None, variables).expect("settings")
    }

    #[test]
    fn a_live_token_stands_beside_nothing_made_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let token = folder.path().join("token");
        let off = [
            ("JETWAY_BACKEND_PAYMENTS__SIMULATOR", "false"),
            ("JETWAY_BACKEND_SANDBOX__ENABLED", "false"),
        ];
        std::fs::write(&token, "duffel_live_key\n").expect("a token");
        for (over, named, silent) in [
            (
                &[][..],
                &["payments.simulator = false", "sandbox.enabled = false"][..],
                None,
            ),
            (&off[..1], &["sandbox.enabled = false"], Some("payments.simulator")),
            (&off[1..], &["payments.simulator = false"], Some("sandbox.enabled")),
        ] {
            let refused = loaded(&token, over).duffel().expect_err("a refusal").to_string();
            for words in named.iter().chain(&["duffel.enabled", "duffel_test_"]) {
                assert!(refused.contains(words), "no {words} in {refused}");
            }
            assert!(!silent.is_some_and(|key| refused.contains(key)), "{refused}");
            assert!(!refused.contains("duffel_live_key"), "{refused}");
        }
        assert!(loaded(&token, &off).duffel().expect("settings").is_some());

        std::fs::write(&token, "duffel_test_key\n").expect("a token");
        assert!(loaded(&token, &[]).duffel().expect("settings").is_some());
    }

    #[test]
    fn somebody_sells() {
        let over = [
            ("JETWAY_BACKEND_DUFFEL__ENABLED", "false"),
            ("JETWAY_BACKEND_SANDBOX__ENABLED", "false"),
        ];
        let refused = loaded(Path::new("/none"), &over).duffel().expect_err("a refusal");
        assert!(refused.to_string().starts_with("no supplier"), "{refused}");
        assert!(
            loaded(Path::new("/none"), &over[..1])
                .duffel()
                .expect("settings")
                .is_none()
        );
    }
}
