//! Normalises typed text: lower case, no accents, words separated by one space.

use deunicode::deunicode_char;

/// `São Paulo–Guarulhos` → `sao paulo guarulhos`, `U.A.E.` → `uae`; Arabic and Bengali without vowel marks and with one spelling
/// of each letter.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut initials = Initials::default();
    for c in text.chars().flat_map(char::to_lowercase) {
        let is_in_initials = initials.take(c);
        match c {
            'a'..='z' | '0'..='9' => folded.push(c),
            '.' if is_in_initials => {}
            _ if is_silent(c) => {}
            _ => match plain(c) {
                Some(letters) => folded.push_str(letters),
                None if c.is_alphanumeric() && !is_latin(c) => folded.push(one_spelling(c)),
                None if folded.ends_with(' ') || folded.is_empty() => {}
                None => folded.push(' '),
            },
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Recognises the dots of `U.A.E.`: each stands behind a single letter.
#[derive(Default)]
struct Initials {
    /// Letters since the last character that is none.
    letters: u8,
}

impl Initials {
    /// Takes the next character; whether the one before it was a single letter.
    fn take(&mut self, c: char) -> bool {
        let before = self.letters;
        self.letters = if c.is_alphanumeric() {
            before.saturating_add(1)
        } else {
            0
        };
        before == 1
    }
}

const fn is_latin(c: char) -> bool {
    matches!(c, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// A letter of the Latin script in ASCII.
fn plain(c: char) -> Option<&'static str> {
    let letters = if is_latin(c) { deunicode_char(c) } else { None };
    letters.filter(|letters| !letters.is_empty() && letters.bytes().all(|letter| letter.is_ascii_lowercase()))
}

/// Marks that people leave out: apostrophes, accents, Arabic vowels and lengthening, Bengali dots and conjuncts, and the
/// invisible characters of both scripts.
const fn is_silent(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʻ' | 'ʼ' | '\u{300}'..='\u{36f}' | '\u{640}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{9bc}' | '\u{9cd}' | '\u{200b}'..='\u{200f}' | '\u{2066}'..='\u{2069}')
}

/// Letters that are typed for one another.
const fn one_spelling(c: char) -> char {
    match c {
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ى' | 'ی' | 'ئ' => 'ي',
        'ک' => 'ك',
        'ة' => 'ه',
        'ؤ' => 'و',
        '\u{9dc}' => '\u{9a1}',
        '\u{9dd}' => '\u{9a2}',
        '\u{9df}' => '\u{9af}',
        other => other,
    }
}
