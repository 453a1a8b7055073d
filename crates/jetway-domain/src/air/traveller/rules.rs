//! Limits of an airline's record for a traveller.

/// Maximum length of a name field.
const LONGEST_NAME: usize = 40;
/// Longer full names are truncated by some airlines.
const LONGEST_FULL_NAME: usize = 55;

/// Why a name cannot be on a ticket: stable code and one sentence. `None` when it can.
pub(crate) fn name_fault(name: &str) -> Option<(&'static str, &'static str)> {
    let latin = name
        .chars()
        .all(|c| c.is_ascii_alphabetic() || matches!(c, ' ' | '-' | '\''));
    if !latin {
        Some(("name.latin", "Use Latin letters, spaces, hyphens and apostrophes only."))
    } else if !name.contains(|c: char| c.is_ascii_alphabetic()) {
        Some(("name.required", "Give the name as printed in the passport."))
    } else if name.len() > LONGEST_NAME {
        Some(("name.length", "A name has at most 40 characters."))
    } else {
        None
    }
}

/// Forms of address as a word of a name. `Md` and `Sk` are not among them: they abbreviate given names.
const TITLES: [&str; 8] = ["mr", "mrs", "ms", "miss", "mstr", "dr", "prof", "sir"];

/// Whether a name of several words contains a title, which airlines would print beside that of the booking.
pub(super) fn holds_title(name: &str) -> bool {
    let words: Vec<String> = name.split_whitespace().map(str::to_ascii_lowercase).collect();
    words.len() > 1 && words.iter().any(|word| TITLES.contains(&word.trim_end_matches('.')))
}

/// Placeholders that airlines print for a missing name: first or last name unknown.
const UNKNOWN_NAMES: [&str; 2] = ["FNU", "LNU"];

/// Whether a traveller has one name only: the other is unknown or repeats it.
pub(super) fn is_single_name(given_name: &str, surname: &str) -> bool {
    let is_unknown = |name: &str| UNKNOWN_NAMES.iter().any(|unknown| name.eq_ignore_ascii_case(unknown));
    is_unknown(given_name) || is_unknown(surname) || given_name.eq_ignore_ascii_case(surname)
}

/// Whether some airlines truncate the full name.
pub(super) const fn is_long(given_name: &str, surname: &str) -> bool {
    given_name.len() + surname.len() > LONGEST_FULL_NAME
}

/// Whether a text has the format of a passport number. Source: ICAO 9303, with room for longer national numbers.
pub(crate) fn is_passport_number(number: &str) -> bool {
    (5..=20).contains(&number.len()) && number.chars().all(|c| c.is_ascii_alphanumeric())
}

/// A name as an airline compares it: letters only, `SURNAME/GIVENNAMES`.
#[must_use]
pub fn spoken_name(surname: &str, given_name: &str) -> String {
    let letters = |name: &str| -> String {
        name.chars()
            .filter(char::is_ascii_alphabetic)
            .map(|c| c.to_ascii_uppercase())
            .collect()
    };
    format!("{}/{}", letters(surname), letters(given_name))
}
