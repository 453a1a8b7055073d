//! A tenant's folder → a tenant, or the fault that keeps it from being one.

mod locate;
mod resolve;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jetway_domain::air::pricing::PricingRules;

use crate::asset::{self, Asset, Assets};
use crate::config::TenantConfig;
use crate::fault::TenantFault;
use crate::manifest::Manifest;
use crate::manifest::sign_in::SignIn;
use crate::palette;
use crate::slug::TenantSlug;
use resolve::Files;

/// A validated tenant.
#[derive(Debug)]
pub struct Tenant {
    /// Folder name.
    pub slug: TenantSlug,
    /// Changes whenever anything below does.
    pub revision: String,
    /// What the browser receives.
    pub config: TenantConfig,
    /// Canonical hosts and wildcards.
    pub hosts: Vec<String>,
    /// Rules of the price formula.
    pub pricing: PricingRules,
    /// What signing in asks for.
    pub sign_in: SignIn,
    /// Palette variables, as CSS.
    pub palette_css: String,
    assets: Assets,
    inherited: Assets,
    file: PathBuf,
    text: String,
}

impl Tenant {
    /// A file of the tenant, else of the original brand.
    #[must_use]
    pub fn asset(&self, name: &str) -> Option<&Asset> {
        self.assets.get(name).or_else(|| self.inherited.get(name))
    }

    /// A fault about one of its hosts.
    pub(crate) fn host_fault(&self, host: &str, reason: String) -> TenantFault {
        let offset = self
            .text
            .find(host)
            .or_else(|| self.text.find("hosts"))
            .unwrap_or_default();
        TenantFault::at(self.slug.as_str(), &self.file, &self.text, Some(offset..offset), reason)
    }
}

/// A manifest as read, before it is resolved.
#[derive(Debug, Clone)]
pub struct Source {
    /// Folder name.
    pub slug: TenantSlug,
    /// `tenants/<slug>/tenant.toml`.
    pub file: PathBuf,
    /// Its text.
    pub text: String,
    /// Its values.
    pub manifest: Manifest,
    /// Files of `assets/`.
    pub assets: Assets,
}

/// Read and parse a tenant's folder.
///
/// # Errors
/// The first fault found, with its line.
pub fn read(folder: &Path, slug: &TenantSlug) -> Result<Source, TenantFault> {
    let file = folder.join("tenant.toml");
    let fault = |reason: String| TenantFault::at(slug.as_str(), &file, "", None, reason);
    let text = fs::read_to_string(&file).map_err(|error| fault(format!("cannot be read: {error}")))?;
    let manifest: Manifest = toml::from_str(&text).map_err(|error| {
        TenantFault::at(
            slug.as_str(),
            &file,
            &text,
            error.span(),
            error.message().replace('\n', "; "),
        )
    })?;
    let assets = asset::read(&folder.join("assets")).map_err(|error| fault(error.to_string()))?;
    Ok(Source {
        slug: slug.clone(),
        file,
        text,
        manifest,
        assets,
    })
}

/// Fill what a tenant leaves out from the original brand, and check what only shows when all is known.
///
/// # Errors
/// The first fault found, with its line.
pub fn resolve(source: &Source, original: &Source) -> Result<Arc<Tenant>, TenantFault> {
    let files = Files {
        own: &source.assets,
        inherited: &original.assets,
    };
    let fault = |(path, reason): (Vec<&str>, String)| {
        TenantFault::at(
            source.slug.as_str(),
            &source.file,
            &source.text,
            locate::span(&source.text, &path),
            reason,
        )
    };
    let config = resolve::config(source, original, &files).map_err(fault)?;
    let pricing = resolve::pricing(source, original).map_err(fault)?;
    let palette_css = palette::css(&config.primary_colour);
    let hosts: Vec<String> = source
        .manifest
        .hosts
        .iter()
        .map(|host| host.as_str().to_owned())
        .collect();
    Ok(Arc::new(Tenant {
        slug: source.slug.clone(),
        revision: revision(source, original),
        config,
        hosts,
        pricing,
        sign_in: resolve::sign_in(source, original),
        palette_css,
        assets: source.assets.clone(),
        inherited: if source.slug.is_default() {
            Assets::new()
        } else {
            original.assets.clone()
        },
        file: source.file.clone(),
        text: source.text.clone(),
    }))
}

fn revision(source: &Source, original: &Source) -> String {
    let mut bytes = Vec::new();
    for part in [source, original] {
        bytes.extend_from_slice(part.text.as_bytes());
        for (name, asset) in &part.assets {
            bytes.extend_from_slice(name.as_bytes());
            bytes.extend_from_slice(asset.hash.as_bytes());
        }
    }
    asset::content_hash(&bytes)
}
