//! A canvas of 640 by 400 points, and a stream of numbers for what is left to chance.

use std::fmt::Write as _;

/// Width of a picture in points.
pub(super) const WIDTH: i32 = 640;
/// Height of a picture in points.
pub(super) const HEIGHT: i32 = 400;

/// Hue, saturation and lightness of a colour.
pub(super) type Colour = (i32, i32, i32);

/// A picture in the making.
pub(super) struct Canvas {
    svg: String,
    state: u64,
    /// Hue of the sky, which other colours follow.
    pub(super) hue: i32,
    /// Whether the sun is low.
    pub(super) is_dusk: bool,
}

impl Canvas {
    pub(super) fn new(seed: u64) -> Self {
        let mut canvas = Self {
            svg: format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">"),
            state: seed,
            hue: 0,
            is_dusk: false,
        };
        canvas.hue = 188 + canvas.below(30);
        canvas.is_dusk = canvas.below(3) == 0;
        canvas
    }

    /// A number in `0..limit` (SplitMix64).
    pub(super) fn below(&mut self, limit: i32) -> i32 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        let limit = u64::try_from(limit.max(1)).unwrap_or(1);
        i32::try_from(mixed % limit).unwrap_or_default()
    }

    /// A number in `from..to`.
    pub(super) fn between(&mut self, from: i32, to: i32) -> i32 {
        from + self.below(to - from)
    }

    /// The sky with the sun and some clouds.
    pub(super) fn sky(&mut self) {
        let (top, bottom) = if self.is_dusk {
            ((self.hue + 40, 42, 70), (22 + self.below(16), 84, 84))
        } else {
            ((self.hue, 62, 76), (self.hue + 4, 66, 94))
        };
        let stop = |offset: i32, colour| format!("<stop offset=\"{offset}\" stop-color=\"{}\"/>", css(colour));
        let (first, last) = (stop(0, top), stop(1, bottom));
        self.add(&format!(
            "<defs><linearGradient id=\"s\" x2=\"0\" y2=\"1\">{first}{last}</linearGradient></defs>\
             <path fill=\"url(#s)\" d=\"M0 0h{WIDTH}v{HEIGHT}H0z\"/>"
        ));
        let (x, y) = (
            self.between(90, 550),
            if self.is_dusk { 190 } else { self.between(60, 120) },
        );
        let radius = self.between(28, 44);
        self.circle((x, y), radius, (46, 96, 86));
        for _ in 0..self.between(1, 4) {
            let (x, y, wide) = (self.below(560), self.between(30, 150), self.between(60, 130));
            let tall = wide / 5;
            self.add(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" rx=\"{}\" fill=\"{}\" opacity=\".7\"/>",
                tall / 2,
                css((0, 0, 100))
            ));
        }
    }

    /// Hills from the left to the right edge, filled down to the bottom: `y` is their middle, `tall` how far they rise and fall.
    pub(super) fn hills(&mut self, y: i32, tall: i32, colour: Colour) {
        let mut path = format!("M0 {}", y + self.below(tall));
        for at in 1..=4 {
            let (x, middle) = (WIDTH * at / 4, WIDTH * (2 * at - 1) / 8);
            let (up, end) = (y - self.below(tall), y + self.below(tall) / 2);
            let _ = write!(path, "Q{middle} {up} {x} {end}");
        }
        self.path(&format!("{path}V{HEIGHT}H0z"), colour);
    }

    pub(super) fn rect(&mut self, (x, y): (i32, i32), (wide, tall): (i32, i32), colour: Colour) {
        self.path(&format!("M{x} {y}h{wide}v{tall}h-{wide}z"), colour);
    }

    pub(super) fn circle(&mut self, (x, y): (i32, i32), radius: i32, colour: Colour) {
        self.add(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{}\"/>",
            css(colour)
        ));
    }

    pub(super) fn path(&mut self, path: &str, colour: Colour) {
        self.add(&format!("<path fill=\"{}\" d=\"{path}\"/>", css(colour)));
    }

    /// A line that is not filled.
    pub(super) fn line(&mut self, path: &str, wide: i32, colour: Colour) {
        self.add(&format!(
            "<path fill=\"none\" stroke-linecap=\"round\" stroke=\"{}\" stroke-width=\"{wide}\" d=\"{path}\"/>",
            css(colour)
        ));
    }

    pub(super) fn finish(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    fn add(&mut self, text: &str) {
        self.svg.push_str(text);
    }
}

fn css((hue, saturation, lightness): Colour) -> String {
    format!("hsl({hue} {saturation}% {lightness}%)")
}
