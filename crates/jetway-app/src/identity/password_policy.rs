//! Rules for new passwords.

use sha2::{Digest, Sha256};

/// Minimum number of characters.
pub(super) const SHORTEST: usize = 8;
/// Length from which character classes need not be mixed.
const LONG: usize = 15;
/// Maximum number of bytes.
const LONGEST: usize = 256;
/// Minimum number of different characters.
const FEWEST_DIFFERENT: usize = 5;
/// Minimum number of characters if each run counts as one.
const FEWEST_APART_FROM_RUNS: usize = 5;
/// Minimum length of a run.
const RUN: usize = 3;
/// Minimum length of a name that is searched for.
const NAME: usize = 4;

/// The first four bytes of the SHA-256 of each common password in lower case, sorted. Source: `data/PROVENANCE.md`.
static COMMON: &[u8] = include_bytes!("../../data/common-passwords.bin");

/// Sequences: the alphabet, and rows and columns of keyboards. Also reversed.
const ROWS: [&str; 8] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "azertyuiopqsdfghjklmwxcvbn",
];
const LONGEST_ROW: usize = 36;

/// Why a password is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weakness {
    /// Under 8 characters.
    TooShort,
    /// Over 256 bytes.
    TooLong,
    /// Under 15 characters and without an upper-case letter, a lower-case letter or a digit.
    NotMixed,
    /// It contains the user's name or e-mail address.
    Personal,
    /// Without the names of the portal and the agency, under 8 characters are left.
    Names,
    /// Among the most frequent passwords, or one of them with digits or signs around it.
    Common,
    /// Repetitions or keyboard sequences.
    Pattern,
    /// It is the current password.
    Same,
}

/// Names that a guesser would try first, in lower case.
pub(super) struct KnownNames {
    person: Vec<String>,
    house: Vec<String>,
}

impl KnownNames {
    /// Names and address of the user, and names of the portal and the agency, as written.
    pub(super) fn new(person: &[&str], house: &[&str]) -> Self {
        Self {
            person: names(person),
            house: names(house),
        }
    }
}

/// Why a password is not accepted; `None` if it is. Does not check whether it is the current one.
pub(super) fn weakness_of(password: &str, known: &KnownNames) -> Option<Weakness> {
    let characters = password.chars().count();
    let has = |kind: fn(char) -> bool| password.chars().any(kind);
    let mixed = has(char::is_uppercase) && has(char::is_lowercase) && has(|letter| letter.is_ascii_digit());
    let lower = password.to_lowercase();
    if characters < SHORTEST {
        Some(Weakness::TooShort)
    } else if password.len() > LONGEST {
        Some(Weakness::TooLong)
    } else if !mixed && characters < LONG {
        Some(Weakness::NotMixed)
    } else if known.person.iter().any(|name| lower.contains(name)) {
        Some(Weakness::Personal)
    } else if is_made_of(&lower, &known.house) {
        Some(Weakness::Names)
    } else if is_common(&lower) {
        Some(Weakness::Common)
    } else if is_pattern(&lower.chars().collect::<Vec<_>>()) {
        Some(Weakness::Pattern)
    } else {
        None
    }
}

/// Each text without spaces, and each of its words; longest first.
fn names(texts: &[&str]) -> Vec<String> {
    let mut names = Vec::new();
    for text in texts {
        let text = text.to_lowercase();
        names.extend(text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned));
        names.push(text.split_whitespace().collect());
        names.push(text);
    }
    names.retain(|name| name.chars().count() >= NAME);
    names.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    names.dedup();
    names
}

fn is_made_of(lower: &str, names: &[String]) -> bool {
    let rest = names.iter().fold(lower.to_owned(), |rest, name| rest.replace(name, ""));
    rest.len() < lower.len() && rest.chars().count() < SHORTEST
}

fn is_common(lower: &str) -> bool {
    if is_listed(lower) {
        return true;
    }
    if lower.chars().count() >= LONG {
        return false;
    }
    let core = lower.trim_matches(|letter: char| !letter.is_alphabetic());
    let plain: String = lower.chars().map(without_disguise).collect();
    let plain_core = plain.trim_matches(|letter: char| !letter.is_alphabetic());
    let core_plain: String = core.chars().map(without_disguise).collect();
    [core, &plain, plain_core, &core_plain].into_iter().any(is_listed)
}

/// The letter that a digit or sign stands for in `p4$$w0rd`.
const fn without_disguise(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

fn is_listed(lower: &str) -> bool {
    let digest = Sha256::digest(lower.as_bytes());
    let hash: &[u8] = &digest;
    let (entries, _) = COMMON.as_chunks::<4>();
    entries
        .binary_search_by(|entry| entry.as_slice().cmp(&hash[..4]))
        .is_ok()
}

fn is_pattern(lower: &[char]) -> bool {
    let mut different = lower.to_vec();
    different.sort_unstable();
    different.dedup();
    let is_repetition = (1..SHORTEST).any(|unit| {
        let repeats = lower.iter().zip(lower.iter().skip(unit)).all(|(one, next)| one == next);
        unit * 2 <= lower.len() && repeats
    });
    different.len() < FEWEST_DIFFERENT || is_repetition || apart_from_runs(lower) < FEWEST_APART_FROM_RUNS
}

/// How many characters there are when each run counts as one.
fn apart_from_runs(lower: &[char]) -> usize {
    let (mut rest, mut count) = (lower, 0);
    while !rest.is_empty() {
        rest = &rest[run_at_start(rest)..];
        count += 1;
    }
    count
}

/// Length of the run at the start of a text; 1 without a run.
fn run_at_start(text: &[char]) -> usize {
    let repeated = text.iter().take_while(|letter| Some(*letter) == text.first()).count();
    let along = (RUN..=text.len().min(LONGEST_ROW)).rev().find(|length| {
        let forwards: String = text[..*length].iter().collect();
        let backwards: String = text[..*length].iter().rev().collect();
        ROWS.iter()
            .any(|row| row.contains(&forwards) || row.contains(&backwards))
    });
    let longest = repeated.max(along.unwrap_or(1));
    if longest < RUN { 1 } else { longest }
}

#[cfg(test)]
mod tests {
    use super::{COMMON, KnownNames, Weakness, weakness_of};

    fn weakness(password: &str) -> Option<Weakness> {
        let person = ["agent", "Omar Ali", "Rahman"];
        let house = ["Falcon Travel", "falcon", "Desert Rose Travel"];
        weakness_of(password, &KnownNames::new(&person, &house))
    }

    #[test]
    fn the_list_is_sorted_and_whole() {
        let (entries, rest) = COMMON.as_chunks::<4>();
        assert!(rest.is_empty() && entries.is_sorted() && entries.len() > 100_000);
    }

    #[test]
    fn common_passwords_are_refused_also_in_disguise() {
        for password in [
            "Passw0rd",
            "Qwerty123",
            "Password1",
            "Welcome1",
            "Iloveyou1",
            "P@ssw0rd",
            "Password2026!",
            "Sunshine-47",
            "P4$$w0rd",
            "123Dragon!",
            "Trustno1",
        ] {
            assert_eq!(weakness(password), Some(Weakness::Common), "{password}");
        }
    }

    #[test]
    fn repetitions_and_keyboard_runs_are_refused() {
        for password in [
            "aaaaaaaaaaaaaaaa",
            "Aaaaaaa1",
            "abcabcabcabcabcab",
            "Xk7!Xk7!",
            "Hjkl9876",
            "Wsx2Qaz1",
            "zyxwvutsrqponmlkj",
            "Aa1Aa1Ab1b1a",
        ] {
            let found = weakness(password);
            assert!(
                matches!(found, Some(Weakness::Pattern | Weakness::Common)),
                "{password}: {found:?}"
            );
        }
    }

    #[test]
    fn names_of_the_person_the_agency_and_the_portal_are_refused() {
        for password in ["Rahman-2026-x", "x-OMAR ALI-77", "Xy-agent-2026"] {
            assert_eq!(weakness(password), Some(Weakness::Personal), "{password}");
        }
        for password in ["Falcon-2026", "DesertRose1", "Travel-2026-x", "FalconTravel99"] {
            assert_eq!(weakness(password), Some(Weakness::Names), "{password}");
        }
        // A name within a long password does not help a guesser.
        assert_eq!(weakness("Travel-Quiet-Dunes-47"), None);
    }

    #[test]
    fn length_and_mixture_are_required() {
        for (password, found) in [
            ("Ab1defg", Some(Weakness::TooShort)),
            ("alllowercase1", Some(Weakness::NotMixed)),
            ("NoDigitsHere", Some(Weakness::NotMixed)),
            ("Quiet-Dunes-47", None),
            ("Tall-Palms-58", None),
            (" four calm camels walk ", None),
            ("رحلة هادئة إلى الجبل", None),
        ] {
            assert_eq!(weakness(password), found, "{password}");
        }
        assert_eq!(weakness(&"aB3-".repeat(65)), Some(Weakness::TooLong));
    }
}
