//! OKLCH ↔ sRGB. Source: Björn Ottosson, "A perceptual color space for image processing" (2020).

/// A colour in 8-bit sRGB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

/// A colour by perceived lightness (0–1), chroma (0–about 0.37) and hue (degrees).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Oklch {
    /// Perceived lightness.
    pub lightness: f64,
    /// Distance from grey.
    pub chroma: f64,
    /// Angle.
    pub hue: f64,
}

impl Rgb {
    /// From `#rrggbb`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let channel = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Self([channel(0)?, channel(2)?, channel(4)?]))
    }

    /// `#rrggbb`.
    pub fn hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// Linear light, 0–1 per channel.
    pub fn linear(self) -> [f64; 3] {
        self.0.map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// Converts to OKLCH.
    pub fn to_oklch(self) -> Oklch {
        let [r, g, b] = self.linear();
        let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
        let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
        let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
        let lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s;
        let a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s;
        let b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s;
        Oklch {
            lightness,
            chroma: a.hypot(b),
            hue: b.atan2(a).to_degrees().rem_euclid(360.0),
        }
    }
}

impl Oklch {
    /// The nearest displayable colour: chroma is reduced, lightness and hue are kept.
    pub fn to_rgb(self) -> Rgb {
        if let Some(rgb) = self.in_gamut() {
            return rgb;
        }
        let (mut low, mut high) = (0.0, self.chroma);
        for _ in 0..24 {
            let chroma = f64::midpoint(low, high);
            if (Self { chroma, ..self }).in_gamut().is_some() {
                low = chroma;
            } else {
                high = chroma;
            }
        }
        let linear = Self { chroma: low, ..self }.linear();
        Rgb(linear.map(quantise))
    }

    fn in_gamut(self) -> Option<Rgb> {
        let linear = self.linear();
        let fits = linear.iter().all(|channel| (-0.000_5..=1.000_5).contains(channel));
        fits.then(|| Rgb(linear.map(quantise)))
    }

    fn linear(self) -> [f64; 3] {
        let (sin, cos) = self.hue.to_radians().sin_cos();
        let (a, b) = (self.chroma * cos, self.chroma * sin);
        let l = (self.lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
        let m = (self.lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
        let s = (self.lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
        [
            4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
        ]
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to 0–255 first"
)]
fn quantise(linear: f64) -> u8 {
    let linear = linear.clamp(0.0, 1.0);
    let value = if linear <= 0.003_130_8 {
        linear * 12.92
    } else {
        1.055 * linear.powf(1.0 / 2.4) - 0.055
    };
    (value * 255.0).round().clamp(0.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_survives_the_round_trip() {
        for hex in [
            "#000000", "#ffffff", "#f76641", "#0052cc", "#00ff00", "#7f7f7f", "#123456",
        ] {
            let rgb = Rgb::parse(hex).expect("a colour");
            assert_eq!(rgb.to_oklch().to_rgb().hex(), hex);
        }
    }

    #[test]
    fn a_colour_no_screen_shows_keeps_its_lightness() {
        let vivid = Oklch {
            lightness: 0.6,
            chroma: 0.4,
            hue: 200.0,
        };
        let shown = vivid.to_rgb().to_oklch();
        assert!((shown.lightness - 0.6).abs() < 0.01, "{shown:?}");
    }
}
