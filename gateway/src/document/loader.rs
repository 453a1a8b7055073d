//! A tenant's loading animation as compact markup. Source: P-009, P-010, P-110.

use jetway_tenancy::TenantConfig;

use super::html::escape;

/// The tenant's picture in the upper part, with the logo in a tile at its edge, so that the first paint shows the
/// brand.
const FRAME: &str = "html{background:var(--jw-bg);color:var(--jw-text)}body{margin:0}\
.jw-boot{min-height:100vh;min-height:100dvh}\
.jw-boot>div{display:grid;gap:24px;justify-items:center}\
.jw-boot>div::before{content:\"\";width:100%;height:56vh;margin-bottom:-80px;\
background:linear-gradient(120deg,color-mix(in oklab,var(--jw-hero-from) 88%,transparent),\
color-mix(in oklab,var(--jw-hero-to) 62%,transparent)),url(/assets/tenant/login.svg) center/cover var(--jw-hero-from)}\
.jw-boot img{width:56px;height:56px;padding:20px;border-radius:24px;background:var(--jw-surface);box-shadow:0 8px 24px #0003}\
.jw-boot noscript{max-width:36ch;font:16px/1.5 system-ui;text-align:center}";
const STILL: &str = "@media (prefers-reduced-motion:reduce){.jw-boot *{animation:none!important}}";

/// CSS of the animation.
pub fn style(config: &TenantConfig) -> String {
    let motion = match config.loader {
        "bars" => {
            ".jw-l{display:flex;gap:6px;height:28px;align-items:end}.jw-l i{width:6px;height:100%;border-radius:3px;\
             background:var(--jw-accent);transform-origin:bottom;animation:jw 1s ease-in-out infinite}\
             .jw-l i:nth-child(2){animation-delay:.14s}.jw-l i:nth-child(3){animation-delay:.28s}\
             @keyframes jw{0%,100%{transform:scaleY(.3)}50%{transform:none}}"
        }
        "wings" => {
            ".jw-l{display:flex;gap:4px}.jw-l i{width:34px;height:4px;border-radius:4px;background:var(--jw-accent);\
             animation:jw 1.3s ease-in-out infinite}.jw-l i:nth-child(1){transform-origin:right}\
             .jw-l i:nth-child(2){width:6px;animation:none}.jw-l i:nth-child(3){transform-origin:left}\
             @keyframes jw{0%,100%{transform:scaleX(.2);opacity:.4}50%{transform:none;opacity:1}}"
        }
        "pulse" => {
            ".jw-l i{display:block;width:14px;height:14px;border-radius:50%;background:var(--jw-accent);\
             animation:jw 1.2s ease-out infinite}.jw-l i+i{display:none}\
             @keyframes jw{0%{box-shadow:0 0 0 0 var(--jw-accent-border)}100%{box-shadow:0 0 0 22px transparent}}"
        }
        _ => {
            ".jw-l{width:36px;height:36px;border:3px solid var(--jw-accent-soft-hover);border-top-color:var(--jw-accent);\
             border-radius:50%;animation:jw .9s linear infinite}.jw-l i{display:none}\
             @keyframes jw{to{transform:rotate(1turn)}}"
        }
    };
    format!("{FRAME}{motion}{STILL}")
}

/// Content of the root element until the shell renders.
pub fn markup(config: &TenantConfig) -> String {
    let company = escape(&config.company_name);
    let motion = match &config.loader_asset {
        Some(asset) => format!("<img src=\"{}\" alt=\"\">", escape(asset)),
        None => format!(
            "<img src=\"{}\" alt=\"\"><div class=\"jw-l jw-l-{}\"><i></i><i></i><i></i></div>",
            escape(&config.logo.mark),
            config.loader
        ),
    };
    let needs = needs(config, &company);
    format!(
        "<div class=\"jw-boot\" role=\"status\" aria-label=\"{company}\"><div>{motion}\
         <noscript>{needs}</noscript></div></div>"
    )
}

/// The same for a page that an agency shows its customers: nothing of the portal's brand.
pub fn plain_markup(config: &TenantConfig, title: &str) -> String {
    let title = escape(title);
    let needs = needs(config, &title);
    format!("<div role=\"status\" aria-label=\"{title}\"><noscript>{needs}</noscript></div>")
}

fn needs(config: &TenantConfig, what: &str) -> String {
    if config.locale.starts_with("ar") {
        format!("تحتاج {what} إلى JavaScript. يرجى تفعيله ثم إعادة تحميل الصفحة.")
    } else {
        format!("{what} needs JavaScript. Please switch it on and load the page again.")
    }
}
