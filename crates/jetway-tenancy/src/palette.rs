//! A tenant's palette, derived from its primary colour.
//!
//! Lightness steps are chosen in OKLCH, then adjusted until WCAG 2.2 AA holds: 4.5:1 for text, 3:1 for borders of
//! controls and focus rings. On light surfaces the accent is exactly the tenant's colour. The same input always gives
//! the same text. Semantic colours (success, danger …) do not depend on the tenant and are not here.

mod contrast;
pub mod demo_palettes;
mod derive;
mod oklch;

use std::fmt::Write as _;

pub use contrast::contrast;
pub use derive::{Palette, Scheme, derive};

/// Accent of pages without a tenant: a neutral grey.
pub const NEUTRAL: &str = "#5b6470";

/// Palette variables as CSS for one document: light, dark by preference, dark by choice.
///
/// `primary` is `#rrggbb`; anything else gives the palette of a neutral grey.
#[must_use]
pub fn css(primary: &str) -> String {
    let (light, dark) = both(primary);
    format!(
        ":root{{color-scheme:light;{light}}}\
         @media (prefers-color-scheme:dark){{:root:not([data-color-scheme]){{color-scheme:dark;{dark}}}}}\
         :root[data-color-scheme=dark]{{color-scheme:dark;{dark}}}"
    )
}

/// Declarations of the palette variables, light and dark.
pub(crate) fn both(primary: &str) -> (String, String) {
    let text = |scheme| {
        let variables = derive(primary, scheme).variables();
        variables.iter().fold(String::new(), |mut text, (name, colour)| {
            let _ = write!(text, "--jw-{name}:{colour};");
            text
        })
    };
    (text(Scheme::Light), text(Scheme::Dark))
}

#[cfg(test)]
mod tests;
