//! Demo data, from `backend/demo/*.toml`.

mod file;

use std::process::ExitCode;

use anyhow::{Context, Result};
use jetway_app::app::App;
use jetway_domain::ids::TenantId;

use self::file::DemoFile;
use super::open;
use crate::config::Config;

const DEMOS: [(&str, &str); 2] = [
    (TenantId::ORIGINAL, include_str!("../../demo/_default.toml")),
    ("falcon", include_str!("../../demo/falcon.toml")),
];

pub(super) async fn demo(config: &Config) -> Result<ExitCode> {
    let (app, tenants) = open::app(config).await?;
    for (slug, text) in DEMOS {
        if tenants.snapshot().by_slug(slug).is_none() {
            println!("{slug}: no such tenant, left out");
            continue;
        }
        let demo: DemoFile = toml::from_str(text).with_context(|| format!("backend/demo/{slug}.toml"))?;
        let added = fill(&app, config, &TenantId::parse(slug)?, demo).await?;
        println!("{slug}: {added} agencies added");
    }
    app.shutdown().await?;
    Ok(ExitCode::SUCCESS)
}

async fn fill(app: &App, config: &Config, tenant: &TenantId, demo: DemoFile) -> Result<usize> {
    let cost = config.identity().hash_cost;
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
