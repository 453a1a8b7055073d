//! Finds places by typed text.

use std::cmp::Reverse;

use jetway_domain::reference::Airport;

use super::fold::fold;

/// How well a place matches; earlier is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    Code,
    MetroCode,
    City,
    Name,
    Word,
    Country,
    Near(u8),
}

/// Normalised texts of every place, in list order.
#[derive(Debug)]
pub(super) struct SearchIndex(Vec<Texts>);

#[derive(Debug)]
struct Texts {
    code: String,
    city_code: String,
    city: String,
    name: String,
    aliases: Vec<String>,
    country: String,
}

impl SearchIndex {
    pub(super) fn new(list: &[Airport], aliases: impl Iterator<Item = (usize, String)>) -> Self {
        let mut texts: Vec<Texts> = list.iter().map(Texts::of).collect();
        for (index, alias) in aliases {
            texts[index].aliases.push(fold(&alias));
        }
        Self(texts)
    }

    pub(super) fn search(&self, list: &[Airport], term: &str, limit: usize) -> Vec<usize> {
        let term = fold(term);
        if term.is_empty() {
            return Vec::new();
        }
        let mut found = self.matches(list, |texts| texts.exact(&term));
        if found.len() < limit {
            let misses = Misses::allowed(&term);
            found.extend(self.matches(list, |texts| match texts.exact(&term) {
                Some(_) => None,
                None => misses.as_ref().and_then(|misses| texts.near(misses)),
            }));
        }
        found.sort_unstable();
        found.into_iter().take(limit).map(|(_, _, index)| index).collect()
    }

    fn matches(&self, list: &[Airport], how: impl Fn(&Texts) -> Option<Match>) -> Vec<(Match, Reverse<u16>, usize)> {
        let pairs = self.0.iter().zip(list).enumerate();
        pairs
            .filter_map(|(index, (texts, place))| Some((how(texts)?, Reverse(place.rank), index)))
            .collect()
    }
}

impl Texts {
    fn of(place: &Airport) -> Self {
        Self {
            code: fold(place.code.as_str()),
            city_code: fold(place.city_code.as_str()),
            city: fold(&place.city_name),
            name: fold(&place.name),
            aliases: Vec::new(),
            country: fold(&place.country_name),
        }
    }

    fn exact(&self, term: &str) -> Option<Match> {
        if self.code == term {
            return Some(Match::Code);
        }
        let word_starts = |text: &str| text.split(' ').any(|word| word.starts_with(term));
        if self.city_code == term {
            Some(Match::MetroCode)
        } else if self.city.starts_with(term) {
            Some(Match::City)
        } else if self.name.starts_with(term) || self.aliases.iter().any(|alias| alias.starts_with(term)) {
            Some(Match::Name)
        } else if word_starts(&self.name) || word_starts(&self.city) || self.phrase(term) {
            Some(Match::Word)
        } else if term.len() >= 4 && self.country.starts_with(term) {
            Some(Match::Country)
        } else {
            None
        }
    }

    /// `dubai intl` matches `Dubai International Airport`: every typed word starts a word of city or name.
    fn phrase(&self, term: &str) -> bool {
        let mut words = term.split(' ').peekable();
        let known = || {
            self.name
                .split(' ')
                .chain(self.city.split(' '))
                .chain(self.country.split(' '))
        };
        term.contains(' ') && words.all(|typed| known().any(|word| word.starts_with(typed)))
    }

    fn near(&self, misses: &Misses) -> Option<Match> {
        let words = self
            .city
            .split(' ')
            .chain(self.name.split(' '))
            .chain(self.aliases.iter().map(String::as_str));
        words
            .filter_map(|word| misses.of(word))
            .chain(misses.of(&self.city))
            .min()
            .map(Match::Near)
    }
}

/// A term with its allowed number of typing errors.
struct Misses<'a> {
    term: &'a [u8],
    letters: u64,
    allowed: u8,
}

impl<'a> Misses<'a> {
    /// One error from four letters, two from seven.
    fn allowed(term: &'a str) -> Option<Self> {
        let allowed = match term.len() {
            0..=3 => return None,
            4..=6 => 1,
            _ => 2,
        };
        Some(Self {
            term: term.as_bytes(),
            letters: letters(term.as_bytes()),
            allowed,
        })
    }

    /// Errors between the term and a word, or the beginning of a longer one.
    fn of(&self, word: &str) -> Option<u8> {
        let word = word.as_bytes();
        let reach = usize::from(self.allowed);
        if word.len() + reach < self.term.len() {
            return None;
        }
        let lacking = (self.letters & !letters(word)).count_ones();
        if lacking > u32::from(self.allowed) {
            return None;
        }
        let shortest = self.term.len().saturating_sub(reach);
        let longest = word.len().min(self.term.len() + reach);
        let begin = &word[..longest];
        distances(self.term, begin)
            .into_iter()
            .enumerate()
            .filter(|(length, _)| *length >= shortest)
            .map(|(_, errors)| errors)
            .min()
            .filter(|errors| *errors <= self.allowed)
    }
}

fn letters(text: &[u8]) -> u64 {
    text.iter().fold(0, |set, byte| set | 1 << (byte & 63))
}

/// Edit distance (insert, delete, replace, swap neighbours) from `term` to each prefix of `word`, by its length.
fn distances(term: &[u8], word: &[u8]) -> Vec<u8> {
    let first = (0..=u8::try_from(word.len()).unwrap_or(u8::MAX)).collect::<Vec<_>>();
    let (mut before, mut last) = (first.clone(), first);
    for (row, typed) in term.iter().enumerate() {
        let mut line = vec![u8::try_from(row + 1).unwrap_or(u8::MAX)];
        for (column, meant) in word.iter().enumerate() {
            let replaced = last[column] + u8::from(typed != meant);
            let mut best = replaced.min(last[column + 1] + 1).min(line[column] + 1);
            if row > 0 && column > 0 && *typed == word[column - 1] && term[row - 1] == *meant {
                best = best.min(before[column - 1] + 1);
            }
            line.push(best);
        }
        before = std::mem::replace(&mut last, line);
    }
    last
}
