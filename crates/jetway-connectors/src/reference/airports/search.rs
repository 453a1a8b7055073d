//! Finds places by typed text. The rules of the order: ADR 0095.

use std::cmp::Reverse;

use jetway_domain::reference::{Airport, PlaceKind};

use super::fold::fold;
use super::typo::Typo;
use super::words::{Words, typed_words};

/// How well a place matches; earlier is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// Its own code.
    Code,
    /// The code of its city, or one it had before.
    CityCode,
    /// Its whole city, perhaps with country, region, airport or code behind it.
    City,
    /// The beginning of its city.
    CityStart,
    /// The beginning of its airport's name.
    Name,
    /// Every typed word starts a word of it.
    Words,
    /// Its country or region.
    Country,
    /// With typing errors; the distance of all words together.
    Near(u8),
}

/// Greatest distance of all typed words together: two errors, and an unfinished word.
const FARTHEST: u8 = 5;
/// Typed letters from which an unfinished country counts.
const COUNTRY_LETTERS: usize = 4;

/// A found place: how it matches, its rank, whether it is an airport, and its index.
type Found = (Match, Reverse<u16>, bool, usize);

/// The texts of every place, in list order.
#[derive(Debug)]
pub(super) struct SearchIndex(Vec<Texts>);

/// Other names of one place.
#[derive(Debug, Default)]
pub(super) struct OtherNames {
    pub(super) cities: Vec<String>,
    pub(super) airports: Vec<String>,
    pub(super) countries: Vec<String>,
    /// Such as `Missouri MO`; may be empty.
    pub(super) region: String,
    pub(super) former_code: Option<String>,
}

#[derive(Debug)]
struct Texts {
    code: String,
    /// Code of the city, and the former code.
    other_codes: Vec<String>,
    cities: Vec<Words>,
    names: Vec<Words>,
    /// Country and region.
    lands: Vec<Words>,
}

impl SearchIndex {
    /// `others` gives the other names of a place.
    pub(super) fn new(list: &[Airport], others: impl Fn(&Airport) -> OtherNames) -> Self {
        Self(list.iter().map(|place| Texts::of(place, &others(place))).collect())
    }

    /// Places in the order of [`Match`], by rank within each; a city before its airport. Typing errors are looked for only
    /// when nothing matches as typed, and only the nearest places are found.
    pub(super) fn search(&self, list: &[Airport], term: &str, limit: usize) -> Vec<usize> {
        let term = fold(term);
        let typed = typed_words(&term);
        if typed.is_empty() {
            return Vec::new();
        }
        let mut found = self.matches(list, |texts| texts.exact(&typed));
        if found.is_empty() {
            found = self.nearest(list, &typed);
        }
        found.sort_unstable();
        found.into_iter().take(limit).map(|(.., index)| index).collect()
    }

    /// The places nearest to the typed text.
    fn nearest(&self, list: &[Airport], typed: &[&str]) -> Vec<Found> {
        let typos: Vec<Typo> = typed.iter().map(|word| Typo::of(word)).collect();
        let joined = Typo::of(&typed.concat());
        if !joined.is_long_enough() {
            return Vec::new();
        }
        let mut near = self.matches(list, |texts| texts.near(&typos, &joined).map(Match::Near));
        let nearest = near.iter().map(|(how, ..)| *how).min();
        near.retain(|(how, ..)| Some(*how) == nearest);
        near
    }

    fn matches(&self, list: &[Airport], how: impl Fn(&Texts) -> Option<Match>) -> Vec<Found> {
        let pairs = self.0.iter().zip(list).enumerate();
        pairs
            .filter_map(|(index, (texts, place))| {
                let is_airport = place.kind == PlaceKind::Airport;
                Some((how(texts)?, Reverse(place.rank), is_airport, index))
            })
            .collect()
    }
}

impl Texts {
    fn of(place: &Airport, others: &OtherNames) -> Self {
        let all = |first: &str, others: &[String]| -> Vec<Words> {
            let others = others.iter().map(String::as_str);
            std::iter::once(first).chain(others).map(Words::of).collect()
        };
        let mut lands = all(&place.country_name, &others.countries);
        lands.push(Words::of(&others.region));
        Self {
            code: fold(place.code.as_str()),
            other_codes: std::iter::once(place.city_code.as_str())
                .chain(others.former_code.as_deref())
                .map(fold)
                .collect(),
            cities: all(&place.city_name, &others.cities),
            names: all(&place.name, &others.airports),
            lands,
        }
    }

    fn exact(&self, typed: &[&str]) -> Option<Match> {
        if let [word] = typed {
            if self.code == *word {
                return Some(Match::Code);
            }
            if self.is_other_code(word) {
                return Some(Match::CityCode);
            }
        }
        if let Some(rest) = self.after(&self.cities, typed) {
            let has_code = rest.iter().any(|word| self.code == *word);
            return Some(if has_code { Match::Code } else { Match::City });
        }
        let begins = |texts: &[Words]| texts.iter().any(|text| text.begins_with(typed));
        if begins(&self.cities) {
            Some(Match::CityStart)
        } else if begins(&self.names) || self.after(&self.names, typed).is_some() {
            Some(Match::Name)
        } else if self.has_all(typed) {
            Some(Match::Words)
        } else if self.is_land(typed) {
            Some(Match::Country)
        } else {
            None
        }
    }

    /// The typed words behind one of the whole texts, if each of them says more about this place.
    fn after<'a, 'b>(&self, texts: &[Words], typed: &'a [&'b str]) -> Option<&'a [&'b str]> {
        texts
            .iter()
            .filter_map(|text| text.rest(typed))
            .find(|rest| rest.iter().all(|word| self.says(word)))
    }

    fn is_other_code(&self, word: &str) -> bool {
        self.other_codes.iter().any(|code| code == word)
    }

    fn is_named(&self, word: &str) -> bool {
        let mut named = self.cities.iter().chain(&self.names);
        named.any(|text| text.has_start(word))
    }

    fn says(&self, word: &str) -> bool {
        self.code == word
            || self.is_other_code(word)
            || self.is_named(word)
            || self.lands.iter().any(|text| text.has_start(word))
    }

    /// `intl dubai`: every typed word says something about the place, and one of them names it.
    fn has_all(&self, typed: &[&str]) -> bool {
        typed.iter().all(|word| self.says(word)) && typed.iter().any(|word| self.is_named(word))
    }

    fn is_land(&self, typed: &[&str]) -> bool {
        let letters: usize = typed.iter().map(|word| word.chars().count()).sum();
        self.lands.iter().any(|land| {
            land.rest(typed).is_some_and(<[_]>::is_empty) || (letters >= COUNTRY_LETTERS && land.begins_with(typed))
        })
    }

    /// Distance of all typed words together, or of the words written as one; one of them names the place.
    fn near(&self, typos: &[Typo], joined: &Typo) -> Option<u8> {
        let nearest = |texts: &[Words], typo: &Typo| {
            let words = texts.iter().flat_map(Words::iter);
            words.filter_map(|word| typo.distance(word)).min()
        };
        let apart = || {
            let mut is_named = false;
            let mut sum = 0;
            for typo in typos {
                let city = nearest(&self.cities, typo);
                let named = city.into_iter().chain(nearest(&self.names, typo)).min();
                is_named |= named.is_some();
                sum += named.into_iter().chain(nearest(&self.lands, typo)).min()?;
            }
            is_named.then_some(sum)
        };
        let cities = self.cities.iter();
        let as_one = cities.filter_map(|city| joined.distance(&city.joined())).min();
        let distance = apart().into_iter().chain(as_one).min();
        distance.filter(|distance| *distance <= FARTHEST)
    }
}
