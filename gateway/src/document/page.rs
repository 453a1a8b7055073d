//! Head, root and payload in one text.

use std::fmt::Write as _;
use std::sync::Arc;

use jetway_tenancy::Tenant;
use moka::sync::Cache;

use super::html::escape;
use super::{boot, loader};
use crate::releases::{LiveSet, ModuleRelease};

/// Applies the person's choice of light or dark before the first paint.
const SCHEME: &str = "try{var s=localStorage.getItem('jetway.scheme');\
if(s==='dark'||s==='light')document.documentElement.dataset.colorScheme=s}catch(e){}";

/// Parts of documents that stay the same between requests.
pub struct Documents {
    parts: Cache<(String, String), Arc<Parts>>,
}

struct Parts {
    /// From the doctype to the nonce of the style element.
    opening: String,
    style: String,
    root: String,
    payload: String,
}

impl Default for Documents {
    fn default() -> Self {
        Self { parts: Cache::new(256) }
    }
}

impl Documents {
    /// The document, or `None` while no shell is published.
    pub fn compose(
        &self,
        tenant: &Tenant,
        live: &LiveSet,
        path: &str,
        nonce: &str,
        request_id: &str,
    ) -> Option<String> {
        let shell = live.shell()?;
        let key = (format!("{}/{}", tenant.slug, tenant.revision), live.id.clone());
        let parts = self.parts.get_with(key, || Arc::new(Parts::of(tenant, live)));
        let mut page = String::with_capacity(parts.payload.len() + 8 * 1024);
        let _ = write!(
            page,
            "{}<meta property=\"csp-nonce\" nonce=\"{nonce}\" content=\"{nonce}\"><style nonce=\"{nonce}\">{}</style>\
             <script nonce=\"{nonce}\">{SCHEME}</script>",
            parts.opening, parts.style
        );
        links(&mut page, shell, live.owner(path), nonce);
        let _ = write!(
            page,
            "</head><body><div id=\"root\">{}</div><script type=\"application/json\" id=\"jetway-boot\">{},\
             \"nonce\":\"{nonce}\",\"requestId\":\"{request_id}\"}}</script></body></html>",
            parts.root, parts.payload
        );
        Some(page)
    }
}

impl Parts {
    fn of(tenant: &Tenant, live: &LiveSet) -> Self {
        let config = &tenant.config;
        let opening = format!(
            "<!doctype html><html lang=\"{}\" dir=\"{}\" data-tenant=\"{}\" data-theme=\"{}\"><head><meta charset=\"utf-8\">\
             <title>{}</title><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\
             <meta name=\"theme-color\" content=\"{}\"><link rel=\"icon\" href=\"{}\" type=\"{}\">",
            escape(&config.locale),
            config.dir,
            tenant.slug,
            config.theme,
            escape(&config.title),
            escape(&config.primary_colour),
            escape(&config.favicon.href),
            escape(&config.favicon.media_type),
        );
        Self {
            opening,
            style: format!("{}{}", *tenant.palette_css, loader::style(config)),
            root: loader::markup(config),
            payload: boot::open_payload(config, live),
        }
    }
}

fn links(page: &mut String, shell: &ModuleRelease, owner: Option<&Arc<ModuleRelease>>, nonce: &str) {
    let base = &shell.base;
    for font in &shell.links.preload {
        let _ = write!(
            page,
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"{base}{}\" crossorigin>",
            escape(font)
        );
    }
    for sheet in &shell.links.css {
        let _ = write!(
            page,
            "<link rel=\"stylesheet\" href=\"{base}{}\"{} crossorigin nonce=\"{nonce}\">",
            escape(sheet),
            integrity(shell, sheet)
        );
    }
    if let Some(module) = owner {
        let _ = write!(
            page,
            "<link rel=\"preload\" as=\"script\" href=\"{}{}\"{} crossorigin nonce=\"{nonce}\">",
            module.base,
            escape(&module.entry),
            integrity(module, &module.entry)
        );
    }
    let own = std::slice::from_ref(&shell.entry);
    let scripts = if shell.links.entry.is_empty() {
        own
    } else {
        shell.links.entry.as_slice()
    };
    for script in scripts {
        let _ = write!(
            page,
            "<script defer src=\"{base}{}\"{} crossorigin nonce=\"{nonce}\"></script>",
            escape(script),
            integrity(shell, script)
        );
    }
}

fn integrity(release: &ModuleRelease, file: &str) -> String {
    release
        .integrity
        .get(file)
        .map_or_else(String::new, |hash| format!(" integrity=\"{}\"", escape(hash)))
}
