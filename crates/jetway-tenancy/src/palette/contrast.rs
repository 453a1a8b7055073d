//! WCAG contrast, and adjusting a colour until it has enough. Source: WCAG 2.2, "contrast ratio".

use super::oklch::{Oklch, Rgb};

/// Contrast of two `#rrggbb` colours, 1–21; 1 when either is not a colour.
#[must_use]
pub fn contrast(one: &str, other: &str) -> f64 {
    match (Rgb::parse(one), Rgb::parse(other)) {
        (Some(one), Some(other)) => ratio(one, other),
        _ => 1.0,
    }
}

/// Contrast of two colours, 1–21.
pub fn ratio(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Direction in which lightness is adjusted.
#[derive(Debug, Clone, Copy)]
pub enum Towards {
    /// For text on light surfaces.
    Black,
    /// For text on dark surfaces.
    White,
}

/// The first colour towards black or white with the `wanted` contrast on every background.
pub fn with_contrast(start: Oklch, backgrounds: &[Rgb], wanted: f64, towards: Towards) -> Rgb {
    let step = match towards {
        Towards::Black => -0.005,
        Towards::White => 0.005,
    };
    let mut colour = start;
    loop {
        let rgb = colour.to_rgb();
        let spent = !(0.0..=1.0).contains(&colour.lightness);
        if spent || backgrounds.iter().all(|background| ratio(rgb, *background) >= wanted) {
            return rgb;
        }
        colour.lightness += step;
    }
}

fn luminance(colour: Rgb) -> f64 {
    let [red, green, blue] = colour.linear();
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}
