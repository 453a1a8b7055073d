//! Names of people.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// A name with plain apostrophes, hyphens and spaces, as airlines accept them. Phones and word processors insert typographic
/// ones. Consecutive spaces become one.
#[must_use]
pub fn plain_name(name: &str) -> String {
    let plain: String = name.chars().map(plain).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn plain(letter: char) -> char {
    match letter {
        // Quotation marks, primes, accents and modifier letters that stand for an apostrophe.
        '\u{2018}'
        | '\u{2019}'
        | '\u{201b}'
        | '\u{2032}'
        | '\u{2b9}'..='\u{2bd}'
        | '\u{2c8}'
        | '\u{b4}'
        | '`'
        | '\u{a78c}'
        | '\u{ff07}' => '\'',
        '\u{2212}' => '-',
        _ if letter.is_ascii() => letter,
        _ => match letter.general_category() {
            GeneralCategory::DashPunctuation => '-',
            GeneralCategory::SpaceSeparator => ' ',
            _ => letter,
        },
    }
}

/// Whether a name contains none of the characters that make a link or markup, so that an e-mail with the name contains
/// neither.
#[must_use]
pub fn is_person_name(name: &str) -> bool {
    !name.contains([':', '/', '<', '>', '\\', '@'])
}

/// The same for the name of a company, which may contain a slash, as in `M/S Rahman Travels`.
#[must_use]
pub fn is_company_name(name: &str) -> bool {
    !name.contains([':', '<', '>', '\\', '@'])
}

/// The letters and digits of a name in lower case, as a search compares it: `O'Neil` and `ONEIL` are equal.
#[must_use]
pub fn letters_of(name: &str) -> String {
    let letters = name.chars().map(plain).filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{is_company_name, is_person_name, letters_of, plain_name};

    #[test]
    fn typographic_signs_fold_to_plain_ones() {
        for typed in [
            "O\u{2019}Neil",
            "O\u{2018}Neil",
            "O\u{2bc}Neil",
            "O`Neil",
            "O\u{b4}Neil",
            "O\u{ff07}Neil",
        ] {
            assert_eq!(plain_name(typed), "O'Neil", "{typed}");
        }
        for typed in [
            "Anna\u{2010}Maria",
            "Anna\u{2011}Maria",
            "Anna\u{2013}Maria",
            "Anna\u{2212}Maria",
            "Anna\u{fe63}Maria",
        ] {
            assert_eq!(plain_name(typed), "Anna-Maria", "{typed}");
        }
        assert_eq!(plain_name(" Anna\u{a0} Maria "), "Anna Maria");
        assert_eq!(plain_name("Müller"), "Müller");
    }

    #[test]
    fn a_name_carries_no_link() {
        assert!(is_person_name("Case-O'Neil"));
        for odd in ["http://x.test", "a:b", "a/b", "<b>", "a@b"] {
            assert!(!is_person_name(odd), "{odd}");
        }
        assert!(is_company_name("M/S Rahman Travels & Sons (Pvt.) Ltd."));
        for odd in ["Visit https://x.test", "<b>", "a@b", "a\\b"] {
            assert!(!is_company_name(odd), "{odd}");
        }
    }

    #[test]
    fn a_search_compares_letters() {
        assert_eq!(letters_of("Case-O'Neil"), letters_of("CASEONEIL"));
        assert_eq!(letters_of("Anna Maria"), letters_of("annamaria"));
    }
}
