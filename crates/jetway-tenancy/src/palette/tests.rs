use super::*;
use std::collections::HashMap;

/// Two hundred colours spread over the RGB cube by a fixed linear congruence.
fn primaries() -> impl Iterator<Item = String> {
    let mut state: u32 = 0x2545_f491;
    let random = std::iter::repeat_with(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("#{:06x}", state >> 8)
    });
    let edges = [
        "#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#f76641", "#0052cc", "#808080",
    ];
    edges.into_iter().map(str::to_owned).chain(random.take(200))
}

fn palette(primary: &str, scheme: Scheme) -> HashMap<&'static str, String> {
    derive(primary, scheme).variables().into_iter().collect()
}

#[test]
fn every_primary_reads_everywhere() {
    let surfaces = ["bg", "surface", "surface-raised", "surface-sunken"];
    for primary in primaries() {
        for scheme in [Scheme::Light, Scheme::Dark] {
            let palette = palette(&primary, scheme);
            let check = |ink: &str, under: &str, wanted: f64| {
                let found = contrast(&palette[ink], &palette[under]);
                assert!(
                    found >= wanted,
                    "{primary} {scheme:?}: {ink} on {under} is {found:.2}, not {wanted}"
                );
            };
            for surface in surfaces {
                for ink in ["text", "text-muted", "text-subtle", "accent-text"] {
                    check(ink, surface, 4.5);
                }
                check("border-strong", surface, 3.0);
                check("focus", surface, 3.0);
            }
            for soft in ["accent-soft", "accent-soft-hover"] {
                check("accent-text", soft, 4.5);
            }
            for filled in ["accent", "accent-hover", "accent-active"] {
                check("on-accent", filled, 4.5);
            }
            for hero in ["hero-from", "hero-to"] {
                check("on-hero", hero, 4.5);
            }
        }
    }
}

// covers: P-002
#[test]
fn the_accent_is_the_tenants_colour_to_the_digit() {
    assert_eq!(palette("#f76641", Scheme::Light)["accent"], "#f76641");
    assert_eq!(palette("#0052cc", Scheme::Light)["accent"], "#0052cc");
}

#[test]
fn the_same_colour_gives_the_same_text_and_another_gives_another() {
    assert_eq!(css("#0052cc"), css("#0052cc"));
    assert_ne!(css("#0052cc"), css("#f76641"));
}

#[test]
fn css_carries_light_dark_by_preference_and_dark_by_choice() {
    let text = css("#0052cc");
    assert!(text.starts_with(":root{color-scheme:light;--jw-accent:#0052cc;"));
    assert!(text.contains("@media (prefers-color-scheme:dark){:root:not([data-color-scheme]){"));
    assert!(text.contains(":root[data-color-scheme=dark]{"));
    assert_eq!(text.matches("--jw-on-hero:").count(), 3);
}
