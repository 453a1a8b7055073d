//! A text as words, and how typed words match it.

use super::fold::fold;

/// The words of a folded text, short forms written out.
#[derive(Debug)]
pub(super) struct Words(Vec<String>);

/// Words that say only that a place is an airport, folded.
const GENERIC: [&str; 3] = ["airport", "مطار", "বিমানবনদর"];
/// The Arabic article, written as one word with its noun.
const ARTICLE: &str = "ال";

impl Words {
    pub(super) fn of(text: &str) -> Self {
        let words = fold(text);
        Self(
            words
                .split_whitespace()
                .map(|word| written_out(word).unwrap_or(word).to_owned())
                .collect(),
        )
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// The text without spaces.
    pub(super) fn joined(&self) -> String {
        self.0.concat()
    }

    /// The typed words that follow this whole text; `None` when they do not begin with it.
    pub(super) fn rest<'a, 'b>(&self, typed: &'a [&'b str]) -> Option<&'a [&'b str]> {
        let (own, rest) = typed.split_at_checked(self.0.len())?;
        let is_whole = !self.0.is_empty() && self.iter().zip(own).all(|(word, typed)| is_word(word, typed));
        is_whole.then_some(rest)
    }

    /// Whether the text begins with the typed words, the last of which may be unfinished.
    pub(super) fn begins_with(&self, typed: &[&str]) -> bool {
        let Some((last, whole)) = typed.split_last() else {
            return false;
        };
        self.0.get(..typed.len()).is_some_and(|words| {
            let mut pairs = words.iter().zip(whole);
            pairs.all(|(word, typed)| is_word(word, typed)) && starts(&words[whole.len()], last)
        })
    }

    /// Whether a typed word starts one of the words.
    pub(super) fn has_start(&self, typed: &str) -> bool {
        self.iter().any(|word| starts(word, typed))
    }
}

/// The words of a typed text; those that only say "airport" are left out when others remain.
pub(super) fn typed_words(folded: &str) -> Vec<&str> {
    let all: Vec<&str> = folded.split_whitespace().collect();
    let telling: Vec<&str> = all.iter().copied().filter(|word| !GENERIC.contains(word)).collect();
    if telling.is_empty() { all } else { telling }
}

fn is_word(word: &str, typed: &str) -> bool {
    word == typed || written_out(typed) == Some(word) || without_article(word) == Some(typed)
}

fn starts(word: &str, typed: &str) -> bool {
    word.starts_with(typed)
        || written_out(typed) == Some(word)
        || without_article(word).is_some_and(|word| word.starts_with(typed))
}

fn without_article(word: &str) -> Option<&str> {
    word.strip_prefix(ARTICLE).filter(|word| word.chars().count() >= 3)
}

fn written_out(short: &str) -> Option<&'static str> {
    match short {
        "st" => Some("saint"),
        "ste" => Some("sainte"),
        "ft" => Some("fort"),
        "mt" => Some("mount"),
        "intl" => Some("international"),
        _ => None,
    }
}
