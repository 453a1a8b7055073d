//! What a brand's theme changes on every page, also for signed-in users (ADR 0046): corners, the shadow and edge of cards, the density of
//! tables, headings, and the form of the navigation's entries.
//!
//! No colours: those are the palette's, whose contrast is checked. Typefaces of headings are those that devices have, which cost no bytes;
//! scripts they lack, and devices without one, have the portal's.

/// Round and raised, under book letters.
const MERIDIAN: &str = "--jw-radius-md:16px;--jw-radius-lg:24px;--jw-card-shadow:var(--jw-shadow-2);--jw-card-edge:transparent;\
    --jw-table-pad:0.8125rem;--jw-heading-font:'Iowan Old Style','Palatino Linotype',Palatino,P052,'Noto Serif',var(--jw-font);\
    --jw-heading-weight:560;--jw-heading-tracking:-0.02em;--jw-nav-radius:999px;";

/// Flat, with clear edges.
const ATLAS: &str = "--jw-radius-sm:4px;--jw-radius-md:8px;--jw-radius-lg:12px;--jw-card-shadow:none;\
    --jw-card-edge:var(--jw-border-strong);--jw-heading-font:Optima,'Gill Sans Nova','Gill Sans',Ubuntu,Calibri,var(--jw-font);\
    --jw-heading-weight:680;--jw-heading-tracking:0;--jw-nav-radius:0.25rem;";

/// Square and dense, the navigation marked at its edge.
const COMPASS: &str = "--jw-radius-sm:2px;--jw-radius-md:4px;--jw-radius-lg:6px;--jw-card-shadow:none;--jw-table-pad:0.5rem;\
    --jw-heading-font:Bahnschrift,'DIN Alternate','Franklin Gothic Medium',var(--jw-font);--jw-heading-weight:700;\
    --jw-heading-tracking:-0.02em;--jw-nav-radius:0;--jw-nav-mark:3px;";

/// Soft and flat, under light geometric letters.
const POLARIS: &str = "--jw-radius-md:12px;--jw-radius-lg:20px;--jw-card-shadow:none;--jw-table-pad:0.75rem;\
    --jw-heading-font:'Avenir Next',Futura,'Century Gothic',var(--jw-font);--jw-heading-weight:500;\
    --jw-heading-tracking:-0.03em;--jw-nav-radius:0.75rem;";

/// The rule of a theme for the style sheet of a document, by the theme's name in `tenant.toml`; empty for `horizon`, whose look is the
/// kit's own. It outweighs the kit's variables wherever those stand.
#[must_use]
pub fn css(theme: &str) -> String {
    let look = declarations(theme);
    if look.is_empty() {
        return String::new();
    }
    format!(":root[data-theme]{{{look}}}")
}

fn declarations(theme: &str) -> &'static str {
    match theme {
        "meridian" => MERIDIAN,
        "atlas" => ATLAS,
        "compass" => COMPASS,
        "polaris" => POLARIS,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{css, declarations};

    const THEMES: [&str; 4] = ["meridian", "atlas", "compass", "polaris"];

    fn value<'a>(look: &'a str, name: &str) -> Option<&'a str> {
        let wanted = format!("--jw-{name}:");
        look.split_terminator(';')
            .find_map(|line| line.strip_prefix(wanted.as_str()))
    }

    #[test]
    fn no_two_themes_have_the_same_corners_headings_or_navigation() {
        for name in ["radius-md", "heading-font", "heading-weight", "nav-radius"] {
            let values: BTreeSet<_> = THEMES
                .iter()
                .filter_map(|theme| value(declarations(theme), name))
                .collect();
            assert_eq!(values.len(), THEMES.len(), "{name}: {values:?}");
        }
    }

    #[test]
    fn headings_in_a_script_that_a_themes_typefaces_lack_have_the_portals() {
        for theme in THEMES {
            let font = value(declarations(theme), "heading-font").expect("a typeface");
            assert!(font.ends_with(",var(--jw-font)"), "{theme}: {font}");
        }
    }

    #[test]
    fn a_document_has_the_rule_of_its_theme_and_the_usual_look_needs_none() {
        let compass = css("compass");
        assert!(
            compass.starts_with(":root[data-theme]{--jw-radius-sm:2px;") && compass.ends_with('}'),
            "{compass}"
        );
        assert_eq!(css("horizon"), "");
    }
}
