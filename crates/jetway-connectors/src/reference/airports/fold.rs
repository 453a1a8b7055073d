//! Normalises typed text: lower case, no accents, words separated by one space.

use deunicode::deunicode_char;

/// `São Paulo–Guarulhos` → `sao paulo guarulhos`.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => folded.push(c),
            '\'' | '’' | '\u{300}'..='\u{36f}' => {}
            _ => match plain(c) {
                "" if folded.ends_with(' ') || folded.is_empty() => {}
                "" => folded.push(' '),
                letters => folded.push_str(letters),
            },
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// A letter of the Latin script in ASCII; empty for word separators and for letters of other scripts.
fn plain(c: char) -> &'static str {
    let is_latin = matches!(c, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    let letters = if is_latin { deunicode_char(c) } else { None };
    letters
        .filter(|letters| letters.bytes().all(|letter| letter.is_ascii_lowercase()))
        .unwrap_or_default()
}
