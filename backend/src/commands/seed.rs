//! Demo data, from `tenants/*/demo.toml` and `seed/operators.toml`.

mod file;
mod lots;
pub(super) mod operators;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use jetway_app::app::App;
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;

use super::open;
use super::seed::file::DemoFile;
use crate::config::Config;

/// File name in a tenant's folder. A tenant without this file has no demo data.
const FILE: &str = "demo.toml";

pub(super) async fn demo(config: &Config) -> Result<ExitCode> {
    let (app, tenants) = open::app(config).await?;
    for tenant in tenants.snapshot().tenants() {
        let slug = tenant.slug.as_str();
        let file = config.tenants_dir.join(slug).join(FILE);
        if !file.is_file() {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let demo: DemoFile = toml::from_str(&text).with_context(|| file.display().to_string())?;
        let slug = TenantId::parse(slug)?;
        let currency = CurrencyCode::parse(&tenant.config.currency)?;
        let lots = lots::add(&app, &slug, currency, &demo.lots).await;
        let lots = lots.with_context(|| file.display().to_string())?;
        let packages = app.offer_demo_packages(&slug, currency).await?;
        let added = fill(&app, config, &slug, demo).await?;
        println!("{slug}: {added} agencies, {lots} fare lots and {packages} tour packages added");
    }
    // Their passwords are public, so never where only real suppliers sell.
    if config.sandbox.enabled {
        println!("{} operators added", operators::add(&app).await?);
    }
    app.shutdown().await?;
    Ok(ExitCode::SUCCESS)
}

async fn fill(app: &App, config: &Config, tenant: &TenantId, mut demo: DemoFile) -> Result<usize> {
    let cost = config.identity().hash_cost;
    let now = app.clock().now();
    let said = demo.said(app.ids(), now);
    app.publish_first_reviews(tenant, &said).await?;
    if let Some(notice) = demo.notice(app.ids(), now) {
        app.put_up_notice(tenant, &notice).await?;
    }
    let mut added = 0;
    for agency in demo.agencies {
        let name = agency.name.clone();
        let agency = agency.read().with_context(|| name.clone())?;
        added += usize::from(app.take_on_agency(tenant, &agency, cost).await.with_context(|| name)?);
    }
    for (placement, banners) in demo.banners.by_placement(app.ids()) {
        app.put_up_banners(tenant, placement, &banners).await?;
    }
    Ok(added)
}
