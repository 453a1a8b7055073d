//! Derives the variables of both schemes from one colour.

use super::contrast::{Towards, ratio, with_contrast};
use super::oklch::{Oklch, Rgb};

/// Light or dark surfaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// Dark text on light surfaces.
    Light,
    /// Light text on dark surfaces.
    Dark,
}

const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;
/// Slightly above the limit, so that rounding never falls below it.
const MARGIN: f64 = 0.02;

/// The colours of one scheme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palette {
    accent: Accent,
    surfaces: Surfaces,
    ink: Ink,
    hero: Hero,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Accent {
    base: Rgb,
    hover: Rgb,
    active: Rgb,
    on: Rgb,
    soft: Rgb,
    soft_hover: Rgb,
    border: Rgb,
    text: Rgb,
    focus: Rgb,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Surfaces {
    page: Rgb,
    surface: Rgb,
    raised: Rgb,
    sunken: Rgb,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Ink {
    border: Rgb,
    border_strong: Rgb,
    text: Rgb,
    muted: Rgb,
    subtle: Rgb,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Hero {
    from: Rgb,
    to: Rgb,
    on: Rgb,
}

/// Derives one scheme from the tenant's colour (`#rrggbb`; a neutral grey when invalid).
#[must_use]
pub fn derive(primary: &str, scheme: Scheme) -> Palette {
    let rgb = Rgb::parse(primary).unwrap_or(Rgb([96, 96, 96]));
    let brand = rgb.to_oklch();
    let surfaces = Surfaces::of(brand, scheme);
    Palette {
        accent: Accent::of(rgb, scheme, surfaces),
        ink: Ink::of(brand, scheme, surfaces),
        hero: Hero::of(brand, scheme),
        surfaces,
    }
}

impl Palette {
    /// Names (without `--jw-`) and `#rrggbb` values, in output order.
    #[must_use]
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let Self {
            accent,
            surfaces,
            ink,
            hero,
        } = self;
        [
            ("accent", accent.base),
            ("accent-hover", accent.hover),
            ("accent-active", accent.active),
            ("accent-soft", accent.soft),
            ("accent-soft-hover", accent.soft_hover),
            ("accent-border", accent.border),
            ("accent-text", accent.text),
            ("on-accent", accent.on),
            ("bg", surfaces.page),
            ("surface", surfaces.surface),
            ("surface-raised", surfaces.raised),
            ("surface-sunken", surfaces.sunken),
            ("border", ink.border),
            ("border-strong", ink.border_strong),
            ("text", ink.text),
            ("text-muted", ink.muted),
            ("text-subtle", ink.subtle),
            ("focus", accent.focus),
            ("hero-from", hero.from),
            ("hero-to", hero.to),
            ("on-hero", hero.on),
        ]
        .into_iter()
        .map(|(name, colour)| (name, colour.hex()))
        .collect()
    }
}

fn tone(brand: Oklch, lightness: f64, chroma_limit: f64) -> Oklch {
    Oklch {
        lightness,
        chroma: brand.chroma.min(chroma_limit),
        ..brand
    }
}

impl Surfaces {
    fn of(brand: Oklch, scheme: Scheme) -> Self {
        let of = |lightness, chroma| tone(brand, lightness, chroma).to_rgb();
        match scheme {
            Scheme::Light => Self {
                page: of(0.982, 0.005),
                surface: Rgb([255; 3]),
                raised: Rgb([255; 3]),
                sunken: of(0.962, 0.008),
            },
            Scheme::Dark => Self {
                page: of(0.168, 0.012),
                surface: of(0.208, 0.014),
                raised: of(0.246, 0.016),
                sunken: of(0.142, 0.010),
            },
        }
    }

    fn all(self) -> [Rgb; 4] {
        [self.page, self.surface, self.raised, self.sunken]
    }
}

impl Accent {
    fn of(primary: Rgb, scheme: Scheme, surfaces: Surfaces) -> Self {
        let brand = primary.to_oklch();
        let (towards, soft, soft_hover, border) = match scheme {
            Scheme::Light => (Towards::Black, (0.958, 0.032), (0.925, 0.052), (0.835, 0.095)),
            Scheme::Dark => (Towards::White, (0.285, 0.055), (0.325, 0.070), (0.430, 0.100)),
        };
        let base = match scheme {
            Scheme::Light => primary,
            Scheme::Dark => with_contrast(brand, &[surfaces.surface, surfaces.raised], SHAPE + MARGIN, towards),
        };
        let of = |(lightness, chroma)| tone(brand, lightness, chroma).to_rgb();
        let (soft, soft_hover, border) = (of(soft), of(soft_hover), of(border));
        let [page, surface, raised, sunken] = surfaces.all();
        let on = on_colour(base, brand);
        let (hover, active) = pressed(base, on);
        Self {
            base,
            hover,
            active,
            on,
            soft,
            soft_hover,
            border,
            text: with_contrast(
                brand,
                &[page, surface, raised, sunken, soft, soft_hover],
                TEXT + MARGIN,
                towards,
            ),
            focus: with_contrast(brand, &surfaces.all(), SHAPE + MARGIN, towards),
        }
    }
}

/// White when it is legible on the colour, else the brand's darkest legible tone; one of the two always is.
fn on_colour(background: Rgb, brand: Oklch) -> Rgb {
    let white = Rgb([255; 3]);
    if ratio(white, background) >= TEXT {
        return white;
    }
    with_contrast(tone(brand, 0.24, 0.06), &[background], TEXT + MARGIN, Towards::Black)
}

/// Pressed tones move away from their text, which increases contrast.
fn pressed(base: Rgb, on: Rgb) -> (Rgb, Rgb) {
    let colour = base.to_oklch();
    let away = if on == Rgb([255; 3]) { -1.0 } else { 1.0 };
    let moved = |by: f64| {
        let lightness = (colour.lightness + away * by).clamp(0.0, 0.97);
        let shifted = Oklch { lightness, ..colour }.to_rgb();
        if ratio(shifted, on) >= ratio(base, on) {
            shifted
        } else {
            base
        }
    };
    (moved(0.04), moved(0.08))
}

impl Ink {
    fn of(brand: Oklch, scheme: Scheme, surfaces: Surfaces) -> Self {
        let backgrounds = surfaces.all();
        let (towards, border, strong, text, muted, subtle) = match scheme {
            Scheme::Light => (Towards::Black, 0.912, 0.660, 0.235, 0.455, 0.560),
            Scheme::Dark => (Towards::White, 0.315, 0.480, 0.950, 0.770, 0.640),
        };
        let reads =
            |lightness, wanted| with_contrast(tone(brand, lightness, 0.022), &backgrounds, wanted + MARGIN, towards);
        Self {
            border: tone(brand, border, 0.012).to_rgb(),
            border_strong: reads(strong, SHAPE),
            text: reads(text, TEXT),
            muted: reads(muted, TEXT),
            subtle: reads(subtle, TEXT),
        }
    }
}

impl Hero {
    fn of(brand: Oklch, scheme: Scheme) -> Self {
        let (from, to) = match scheme {
            Scheme::Light => (0.300, 0.430),
            Scheme::Dark => (0.225, 0.330),
        };
        let deep = |lightness, turn| Oklch {
            hue: brand.hue + turn,
            ..tone(brand, lightness, 0.092)
        };
        let on = Rgb([255; 3]);
        let under = |colour| with_contrast(colour, &[on], TEXT + MARGIN, Towards::Black);
        Self {
            from: under(deep(from, -14.0)),
            to: under(deep(to, 16.0)),
            on,
        }
    }
}
