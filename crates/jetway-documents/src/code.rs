//! Draws the QR code that opens an order.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

use crate::data_address::data_address;

/// The quiet zone around the code, in modules.
const QUIET: usize = 2;

/// The code as a data URL, for a page; `None` when the text is empty or too long.
#[must_use]
pub fn code_address(text: &str) -> Option<String> {
    svg(text).map(|drawn| data_address("image/svg+xml", drawn.as_bytes()))
}

/// The code as an SVG, black on white; `None` when the text is empty or too long.
pub(crate) fn svg(text: &str) -> Option<String> {
    if text.is_empty() {
        return None;
    }
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (at, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let (x, y) = (at % width + QUIET, at / width + QUIET);
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let side = width + 2 * QUIET;
    Some(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h{side}v{side}H0z"/><path d="{path}"/></svg>"#
    ))
}
