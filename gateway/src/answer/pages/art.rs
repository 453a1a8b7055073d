//! An illustration per notice, in the palette's colours.

use super::notice::Notice;

/// The illustration of a notice: a route with an aeroplane.
pub fn of(notice: Notice) -> &'static str {
    match notice {
        Notice::Away | Notice::Busy | Notice::Publishing => HOLDING,
        Notice::Maintenance => HANGAR,
        Notice::Suspended | Notice::UnknownHost => GROUNDED,
    }
}

/// An aeroplane in a holding pattern: temporary.
const HOLDING: &str = "<svg viewBox=\"0 0 320 140\" focusable=\"false\">\
<path class=\"cloud\" d=\"M36 112a18 18 0 0 1 2-36 26 26 0 0 1 50-6 20 20 0 0 1 24 20 16 16 0 0 1-4 22z\"/>\
<path class=\"cloud\" d=\"M222 96a14 14 0 0 1 2-28 20 20 0 0 1 39-4 16 16 0 0 1 18 16 12 12 0 0 1-3 16z\"/>\
<ellipse class=\"way\" cx=\"160\" cy=\"70\" rx=\"104\" ry=\"44\"/>\
<g transform=\"translate(160 26) rotate(0) scale(1.5)\"><path class=\"plane\" d=\"M-20-2.5h9l-5-12.500h4.500l10 12.500h12.500a3 3 0 0 1 0 5.500h-12.500l-10 12.500h-4.500l5-12.500h-9l-4 5h-3.500l2-7.500-2-7.500h3.500z\"/></g></svg>";

/// An aeroplane in a hangar: maintenance.
const HANGAR: &str = "<svg viewBox=\"0 -28 320 158\" focusable=\"false\">\
<path class=\"cloud\" d=\"M70 124V66a90 90 0 0 1 180 0v58z\"/>\
<path class=\"line\" d=\"M70 124V66a90 90 0 0 1 180 0v58M40 124h240\"/>\
<path class=\"way\" d=\"M92 124V70a68 68 0 0 1 136 0v54\"/>\
<g transform=\"translate(160 92)\"><path class=\"plane\" d=\"M-56 2l42-7a14 14 0 0 1 28 0l42 7v5l-44-1a14 14 0 0 1-24 0l-44 1z\"/>\
<path class=\"plane\" d=\"M-3-42h6l3 26h-12z\"/><circle class=\"wheel\" cx=\"-14\" cy=\"22\" r=\"5\"/><circle class=\"wheel\" cx=\"14\" cy=\"22\" r=\"5\"/>\
<path class=\"line\" d=\"M-14 12v8M14 12v8\"/></g></svg>";

/// A route that leads nowhere.
const GROUNDED: &str = "<svg viewBox=\"30 30 250 106\" focusable=\"false\">\
<path class=\"way\" d=\"M52 108Q120 8 176 56\"/>\
<circle class=\"dot\" cx=\"52\" cy=\"108\" r=\"7\"/>\
<path class=\"line\" d=\"M254 96c0 14-18 32-18 32s-18-18-18-32a18 18 0 0 1 36 0z\"/><path class=\"line\" d=\"M229 89l14 14M243 89l-14 14\"/>\
<path class=\"way faint\" d=\"M192 68Q220 86 228 74\"/></svg>";
