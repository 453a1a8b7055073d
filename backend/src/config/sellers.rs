//! Who sells, and what may stand beside them: a supplier of real tickets never stands beside what is made up.

use anyhow::{Context, Result, bail};
use jetway_app::air::search::SearchSettings;
use jetway_app::below::DuffelSettings;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::money::CurrencyCode;
use jetway_settings::read_value;

use super::Config;

/// Tokens of Duffel's test mode begin with it; any other buys.
const TEST_TOKEN: &str = "duffel_test_";

impl Config {
    /// The account at Duffel, when there is one.
    ///
    /// # Errors
    /// When it is on without a token that can be read, in no currency, or with a live token beside the sandbox or the
    /// payment simulator; and when nobody sells at all.
    pub fn duffel(&self) -> Result<Option<DuffelSettings>> {
        let duffel = &self.duffel;
        if !duffel.enabled {
            if !self.sandbox.enabled {
                bail!("nobody sells: sandbox.enabled and duffel.enabled are both off; turn one of them on");
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
            self.nothing_made_up()?;
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

    /// Tickets bought with a live token cost money. Pretended payments would buy them, and pretended tickets would be sold
    /// beside them.
    fn nothing_made_up(&self) -> Result<()> {
        let made_up = [
            ("payments.simulator", self.payments.simulator),
            ("sandbox.enabled", self.sandbox.enabled),
        ];
        let on: Vec<&str> = made_up
            .iter()
            .filter_map(|(key, is_on)| is_on.then_some(*key))
            .collect();
        if on.is_empty() {
            return Ok(());
        }
        let set: Vec<String> = on.iter().map(|key| format!("{key} = false")).collect();
        bail!(
            "duffel.enabled is on with a live token (duffel.token_file), and so is what only pretends: {}. Set {}, or use a \
             token of Duffel's test mode, which begins with {TEST_TOKEN}",
            on.join(" and "),
            set.join(" and ")
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
        assert!(refused.to_string().starts_with("nobody sells"), "{refused}");
        assert!(
            loaded(Path::new("/none"), &over[..1])
                .duffel()
                .expect("settings")
                .is_none()
        );
    }
}
