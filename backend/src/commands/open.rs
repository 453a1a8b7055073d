//! Opening the application from its settings.

use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use jetway_app::app::{App, AppParts};

use jetway_app::emails::SenderSource;
use jetway_app::registration::CaptchaSettings;
use jetway_domain::clock::{RandomIds, SystemClock};
use jetway_settings::read_value;
use jetway_tenancy::TenantRegistry;

use crate::config::{Config, PortalAddress};
use crate::http::sender;

pub(super) async fn app(config: &Config) -> Result<(Arc<App>, Arc<TenantRegistry>)> {
    let tenants = TenantRegistry::open(&config.tenants_dir).context("cannot load the tenants")?;
    let former = config.former_data_key_files.iter().map(|file| read_value(file));
    let former = former.collect::<Result<_>>()?;
    let app = App::start(AppParts {
        database_url: config.database_url.clone(),
        tenants: Arc::clone(&tenants),
        senders: senders(Arc::clone(&tenants), config.portal_address.clone()),
        token_key: read_value(&config.token_key_file)?,
        data_key: read_value(&config.data_key_file)?,
        former_data_keys: former,
        clock: Arc::new(SystemClock),
        ids: Arc::new(RandomIds),
        sandbox: config.sandbox(),
        duffel: config.duffel()?,
        payment_simulator: config.payments.simulator,
        sslcommerz: config.sslcommerz()?,
        report_rows: config.reports.rows_at_once,
        redis_url: config.redis_url.clone(),
        flights: config.flights(),
        identity: config.identity(),
        captcha: CaptchaSettings {
            max_number: config.registration.captcha_work,
        },
    })
    .await?;
    Ok((app, tenants))
}

/// Read again for each e-mail, because a tenant's name or host may change.
fn senders(tenants: Arc<TenantRegistry>, address: PortalAddress) -> SenderSource {
    Arc::new(move |tenant| {
        let snapshot = tenants.snapshot();
        Some(sender(snapshot.by_slug(tenant.as_str())?.as_ref(), &address))
    })
}

pub(super) async fn migrate(config: &Config) -> Result<ExitCode> {
    jetway_app::app::migrate(&config.database_url).await?;
    println!("The schema is up to date.");
    Ok(ExitCode::SUCCESS)
}
