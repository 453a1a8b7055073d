//! The square code that opens an order, drawn.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

use crate::data_address::data_address;

/// Empty squares around the code that a reader needs.
const QUIET: usize = 2;

/// The picture as an address, for a page that shows it; `None` when the text is too long for a code.
#[must_use]
pub fn code_address(text: &str) -> Option<String> {
    svg(text).map(|drawn| data_address("image/svg+xml", drawn.as_bytes()))
}

/// A picture of the code for a text, black on white; `None` when the text is too long for one.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (at, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let (x, y) = (at % width + QUIET, at / width + QUIET);
            // Writing to a text never fails.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let side = width + 2 * QUIET;
    Some(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h{side}v{side}H0z"/><path d="{path}"/></svg>"#
    ))
}
