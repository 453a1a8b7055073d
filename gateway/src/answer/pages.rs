//! Pages shown when the portal itself is not available: suspended, in maintenance, unreachable, or unknown host.
//!
//! They show the tenant's name, logo and palette, depend on this process only, and run no scripts.

mod art;
mod notice;
mod visitor;

use std::fmt::Write as _;
use std::sync::LazyLock;

use jetway_tenancy::{Tenant, palette};

use super::problem::with_headers;
use super::response::Answer;
use crate::document::{escape, nonce};
use crate::request::ctx::RequestCtx;
use crate::request::filters::security_headers::Policy;
use crate::request::refusal::Refusal;

pub use notice::Notice;
pub use visitor::is_navigation;

const STYLE: &str = include_str!("pages/style.css");
/// Pages without a tenant have no brand: a neutral grey.
static NEUTRAL: LazyLock<String> = LazyLock::new(|| palette::css(palette::NEUTRAL));

/// The page that replaces a refusal, with its status.
pub fn answer(refusal: Refusal, notice: Notice, ctx: &mut RequestCtx) -> Answer {
    let nonce = nonce();
    let page = page(ctx.tenant.as_deref(), notice, &nonce, &ctx.request_id);
    ctx.policy = Policy::Notice(nonce);
    with_headers(refusal, Answer::new(refusal.status(), "text/html; charset=utf-8", page))
}

/// Renders a page. `reference` is the request id, which support asks for.
fn page(tenant: Option<&Tenant>, notice: Notice, nonce: &str, reference: &str) -> String {
    let words = notice.words(tenant);
    let palette = tenant.map_or_else(|| NEUTRAL.as_str(), |tenant| tenant.palette_css.as_str());
    let company = tenant.map(|tenant| escape(&tenant.config.company_name));
    let title = match &company {
        Some(company) => format!("{} · {company}", words.title),
        None => words.title.to_owned(),
    };
    let mut page = String::with_capacity(palette.len() + STYLE.len() + 4 * 1024);
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\
         <meta name=\"robots\" content=\"noindex\"><meta name=\"color-scheme\" content=\"light dark\">"
    );
    if let Some(tenant) = tenant {
        let icon = &tenant.config.favicon;
        let (href, kind) = (escape(&icon.href), escape(&icon.media_type));
        let _ = write!(page, "<link rel=\"icon\" href=\"{href}\" type=\"{kind}\">");
    }
    let _ = write!(page, "<style nonce=\"{nonce}\">{palette}{STYLE}</style></head><body>");
    brand(&mut page, tenant);
    let _ = write!(
        page,
        "<main><div class=\"art\" aria-hidden=\"true\">{}</div><h1>{}</h1><p class=\"lead\">{}</p>",
        art::of(notice),
        words.title,
        words.lead
    );
    if let Some(until) = &words.until {
        let _ = write!(
            page,
            "<p class=\"until\"><span>Expected back</span> <time datetime=\"{}\">{}</time></p>",
            until.machine, until.people
        );
    }
    if notice.can_pass() {
        page.push_str("<p><a class=\"again\" href=\"\">Try again</a></p>");
    }
    contacts(&mut page, tenant);
    page.push_str("</main><footer>");
    if let Some(company) = company {
        let _ = write!(page, "<span>{company}</span>");
    }
    let _ = write!(
        page,
        "<span>Reference <code>{}</code></span></footer></body></html>",
        escape(reference)
    );
    page
}

fn brand(page: &mut String, tenant: Option<&Tenant>) {
    page.push_str("<header>");
    if let Some(tenant) = tenant {
        let config = &tenant.config;
        let (light, dark) = (escape(&config.logo.light), escape(&config.logo.dark));
        let company = escape(&config.company_name);
        let _ = write!(
            page,
            "<picture><source media=\"(prefers-color-scheme:dark)\" srcset=\"{dark}\">\
             <img src=\"{light}\" alt=\"{company}\" height=\"36\"></picture>"
        );
    }
    page.push_str("</header>");
}

/// The company's contacts, for agencies that cannot use the portal.
fn contacts(page: &mut String, tenant: Option<&Tenant>) {
    let Some(tenant) = tenant else { return };
    let contacts = &tenant.config.contacts;
    let digits: String = contacts
        .phone
        .chars()
        .filter(|c| c.is_ascii_digit() || *c == '+')
        .collect();
    let (phone, email) = (escape(&contacts.phone), escape(&contacts.email));
    let _ = write!(
        page,
        "<section aria-label=\"Contact\"><h2>Something urgent?</h2><ul><li><a href=\"tel:{digits}\">{phone}</a></li>\
         <li><a href=\"mailto:{email}\">{email}</a></li></ul></section>"
    );
}
