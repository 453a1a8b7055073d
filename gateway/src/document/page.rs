//! The document: a static head, composed and compressed once, and an end with the nonce.

use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::HeaderValue;
use jetway_releases::Target;
use jetway_tenancy::{Tenant, TenantConfig, look};
use moka::sync::Cache;
use sha2::{Digest, Sha256};

use super::ending::Ending;
use super::html::escape;
use super::nonce::nonce;
use super::policy::Elsewhere;
use super::stitch::Opened;
use super::{boot, loader, policy};
use crate::answer::coding::{Accepted, Coding};
use crate::releases::LiveSet;

/// Applies the user's colour scheme before the first paint. Gives the Trusted Types policy of modules that were built before it was renamed
/// its present name, the only one that the header allows.
const FIRST: &str = "try{var s=localStorage.getItem('jetway.scheme');\
if(s==='dark'||s==='light')document.documentElement.dataset.colorScheme=s}catch(e){}\
try{var t=trustedTypes,c=t.createPolicy.bind(t);\
t.createPolicy=function(n,r){return c(n==='jetway'?'portal':n,r)}}catch(e){}";
/// No icon, and no indexing by search engines.
const PLAIN_MARKS: &str = "<link rel=\"icon\" href=\"data:,\"><meta name=\"robots\" content=\"noindex,nofollow\">";
/// Cache size of prepared heads: about 60 KB each with all codings.
const HEADS_BYTES: u64 = 64 * 1024 * 1024;
const ENDINGS: u64 = 1024;

/// The static parts of documents.
pub struct Documents {
    heads: Cache<String, Arc<Head>>,
    endings: Cache<String, Arc<Ending>>,
}

/// A document ready to be sent.
pub struct Page {
    /// The encoded body.
    pub body: Bytes,
    /// `None` for identity.
    pub coding: Option<Coding>,
    /// The Content-Security-Policy with its nonce.
    pub policy: HeaderValue,
    /// Whether an agency shows it to its customers: it is not indexed.
    pub is_plain: bool,
}

/// What the request asks for.
pub struct Asked<'a> {
    /// Path, which selects the module to prefetch.
    pub path: &'a str,
    /// One of the tenant's other languages; `None` for its default one.
    pub language: Option<&'a str>,
    /// The request id.
    pub request_id: &'a str,
    /// Accepted codings.
    pub accepted: Accepted,
}

struct Head {
    text: Bytes,
    style_hash: String,
    /// Origin of the analytics endpoint.
    measured_at: Option<Box<str>>,
    codings: [OnceLock<Option<Opened>>; 3],
}

impl Default for Documents {
    fn default() -> Self {
        let weigher = |_: &String, head: &Arc<Head>| u32::try_from(head.text.len() * 2).unwrap_or(u32::MAX);
        Self {
            heads: Cache::builder().max_capacity(HEADS_BYTES).weigher(weigher).build(),
            endings: Cache::new(ENDINGS),
        }
    }
}

impl Documents {
    /// Composes the document of a tenant and a path, or `None` while no shell is published.
    pub fn compose(&self, tenant: &Tenant, live: &LiveSet, asked: Asked<'_>) -> Option<Page> {
        let Asked {
            path,
            language,
            request_id,
            accepted,
        } = asked;
        let shell = live.shell()?;
        let owner = live.owner(path);
        let key = format!(
            "{}/{}/{}/{}",
            tenant.slug,
            tenant.revision,
            language.unwrap_or_default(),
            live.id
        );
        let entrance = owner.and_then(|module| module.entrance(path));
        let owned = format!(
            "{key}/{}/{}",
            owner.map_or("", |module| module.id.as_str()),
            entrance.unwrap_or_default()
        );
        let spoken = || language.and_then(|language| tenant.config_in(language));
        let plain = owner.and_then(|module| module.plain_title(path, language.unwrap_or(&tenant.config.locale)));
        let plain_key = plain.map(|title| format!("/plain/{title}")).unwrap_or_default();
        let head = self.heads.get_with(format!("{key}{plain_key}"), || {
            let spoken = spoken();
            let config = spoken.as_ref().unwrap_or(&tenant.config);
            Arc::new(Head::of(tenant, config, live, plain))
        });
        let ending = self.endings.get_with(format!("{owned}{plain_key}"), || {
            let spoken = spoken();
            let config = spoken.as_ref().unwrap_or(&tenant.config);
            let root = plain.map_or_else(|| loader::markup(config), |title| loader::plain_markup(config, title));
            Arc::new(Ending::new(shell, owner.map(Arc::as_ref), entrance, &root))
        });
        let nonce = nonce();
        let end = ending.with(&nonce, request_id);
        let (coding, body) = head.closed(accepted, end.as_bytes());
        Some(Page {
            body,
            coding,
            policy: policy::header(
                &nonce,
                first_hash(),
                &head.style_hash,
                Elsewhere {
                    workshop: origin(live),
                    measured_at: head.measured_at.as_deref(),
                },
            ),
            is_plain: plain.is_some(),
        })
    }
}

impl Head {
    fn of(tenant: &Tenant, config: &TenantConfig, live: &LiveSet, plain: Option<&str>) -> Self {
        let style = format!(
            "{}{}{}",
            *tenant.palette_css,
            look::css(config.theme),
            loader::style(config)
        );
        let mut text = format!(
            "<!doctype html><html lang=\"{}\" dir=\"{}\" data-tenant=\"{}\" data-theme=\"{}\"><head><meta charset=\"utf-8\">\
             <title>{}</title><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\
             {}<style>{style}</style><script>{FIRST}</script>",
            escape(&config.locale),
            config.dir,
            tenant.slug,
            config.theme,
            escape(plain.unwrap_or(&config.title)),
            plain.map_or_else(|| marks(config), |_| PLAIN_MARKS.to_owned()),
        );
        if let Some(shell) = live.shell() {
            for font in &shell.links.preload {
                let _ = write!(
                    text,
                    "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"{}{}\" crossorigin>",
                    shell.base,
                    escape(font)
                );
            }
        }
        text.push_str("<script type=\"application/json\" id=\"jetway-boot\">");
        text.push_str(&boot::open_payload(config, live));
        Self {
            text: text.into(),
            style_hash: hash(&style),
            measured_at: config.analytics.as_ref().map(|analytics| analytics.origin().into()),
            codings: Default::default(),
        }
    }

    /// The complete document in the client's preferred coding.
    fn closed(&self, accepted: Accepted, end: &[u8]) -> (Option<Coding>, Bytes) {
        for coding in accepted.before_plain() {
            let opened = self.codings[coding as usize].get_or_init(|| Opened::new(coding, &self.text).ok());
            if let Some(opened) = opened {
                return (Some(coding), opened.close(end));
            }
        }
        (None, [&self.text, end].concat().into())
    }
}

/// The portal's colour and icon in the browser's frame.
fn marks(config: &TenantConfig) -> String {
    format!(
        "<meta name=\"theme-color\" content=\"{}\"><link rel=\"icon\" href=\"{}\" type=\"{}\">",
        escape(&config.primary_colour),
        escape(&config.favicon.href),
        escape(&config.favicon.media_type),
    )
}

/// Origin of an override outside the portal.
fn origin(live: &LiveSet) -> Option<&str> {
    match &live.overridden.as_ref()?.target {
        Target::Origin(origin) => Some(origin),
        Target::Version(_) => None,
    }
}

fn first_hash() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash(FIRST))
}

/// Hash of a constant inline element, for the Content-Security-Policy.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}
