//! Our account at the certificate authority (CA).

use std::fs;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use instant_acme::{Account, AccountBuilder, AccountCredentials, NewAccount};
use serde::{Deserialize, Serialize};
use tokio::sync::OnceCell;

use crate::disk;
use crate::settings::AcmeSettings;

/// `account.json`: the CA's URL and the account key.
#[derive(Serialize, Deserialize)]
struct Kept {
    directory: String,
    credentials: AccountCredentials,
}

/// The account, opened on first use.
#[derive(Default)]
pub struct AccountDoor(OnceCell<Arc<Account>>);

impl AccountDoor {
    /// The account; created at the CA if there is none.
    ///
    /// # Errors
    /// The terms are not accepted, the file belongs to another CA, or the CA does not respond.
    pub async fn open(&self, settings: &AcmeSettings) -> Result<Arc<Account>> {
        self.0.get_or_try_init(|| open(settings)).await.cloned()
    }
}

async fn open(settings: &AcmeSettings) -> Result<Arc<Account>> {
    settings.agreed()?;
    let file = &settings.account_file;
    if file
        .try_exists()
        .with_context(|| format!("cannot read {}", file.display()))?
    {
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        let kept: Kept = serde_json::from_str(&text).with_context(|| format!("{} is no account", file.display()))?;
        if kept.directory != settings.directory {
            bail!(
                "{} is the account at {}, not at {}; set acme.account_file to another file",
                file.display(),
                kept.directory,
                settings.directory
            );
        }
        let account = builder(settings)?.from_credentials(kept.credentials).await;
        return account.map(Arc::new).context("the authority does not answer");
    }
    let contact = (!settings.contact.is_empty()).then(|| format!("mailto:{}", settings.contact));
    let new = NewAccount {
        contact: &contact.as_deref().into_iter().collect::<Vec<_>>(),
        terms_of_service_agreed: true,
        only_return_existing: false,
    };
    let made = builder(settings)?.create(&new, settings.directory.clone(), None).await;
    let (account, credentials) = made.context("the authority made no account")?;
    let kept = Kept {
        directory: settings.directory.clone(),
        credentials,
    };
    let text = serde_json::to_vec_pretty(&kept).context("an account that cannot be written")?;
    disk::replace(file, &text, disk::PRIVATE)?;
    tracing::info!(
        directory = settings.directory,
        account = account.id(),
        "account created"
    );
    Ok(Arc::new(account))
}

fn builder(settings: &AcmeSettings) -> Result<AccountBuilder> {
    // The process-wide crypto provider; installing it twice is not an error.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let builder = if settings.ca_root.is_empty() {
        Account::builder()
    } else {
        Account::builder_with_root(&settings.ca_root)
    };
    builder.with_context(|| format!("acme.ca_root {:?} cannot be used", settings.ca_root))
}
