//! Merges rows of several suppliers that are the same hotel (ADR 0105).
//!
//! Two rows may be the same hotel when they are within 300 m and their names are similar. That alone is never enough: the phone number has to confirm it,
//! or the stars or the chain together with a nearly identical name. Every other pair stays two cards.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use jetway_connectors::port::hotel::SupplierHotel;
use jetway_connectors::reference::fold;
use jetway_domain::reference::geo::Position;

/// Maximum distance between two suppliers' positions of a hotel, in kilometres.
const NEAR_KM: f64 = 0.3;
/// Minimum similarity of names when the phone number confirms it.
const LIKE: f64 = 0.55;
/// Minimum similarity of names when only stars or chain confirm it.
const NEARLY_SAME: f64 = 0.8;
/// How much better than the second best a pair without a phone match has to be.
const CLEARLY: f64 = 0.08;
/// Size of a cell of the grid in degrees of latitude, more than [`NEAR_KM`].
const CELL: f64 = 0.003;

/// Words that do not identify a hotel.
const EMPTY_WORDS: [&str; 8] = ["hotel", "htl", "the", "by", "and", "inn", "at", "in"];
/// Words that distinguish neighbouring hotels.
const TELLING: [&str; 24] = [
    "ii",
    "iii",
    "iv",
    "2",
    "3",
    "4",
    "annexe",
    "annex",
    "tower",
    "suites",
    "residence",
    "apartments",
    "north",
    "south",
    "east",
    "west",
    "new",
    "old",
    "hostel",
    "resort",
    "lodge",
    "beach",
    "spa",
    "guest",
];

/// A supplier's row, prepared for comparison.
pub struct Row {
    /// Index of the supplier.
    pub supplier: usize,
    /// The row.
    pub hotel: Arc<SupplierHotel>,
    grams: Vec<u32>,
    telling: BTreeSet<String>,
}

impl Row {
    /// Prepares a row.
    #[must_use]
    pub fn new(supplier: usize, hotel: Arc<SupplierHotel>) -> Self {
        let city: Vec<String> = words(&hotel.property.city);
        let name = words(&hotel.property.name);
        let is_own = |word: &&String| !EMPTY_WORDS.contains(&word.as_str()) && !city.contains(*word);
        let own: Vec<&String> = name.iter().filter(is_own).collect();
        let telling = name.iter().filter(|word| TELLING.contains(&word.as_str()));
        Self {
            supplier,
            grams: trigrams(if own.is_empty() { name.iter().collect() } else { own }),
            telling: telling.cloned().collect(),
            hotel,
        }
    }
}

/// Evidence that two rows are the same hotel.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Likeness {
    /// The same phone number.
    Certain(f64),
    /// Only the same stars or chain.
    Probable(f64),
}

impl Likeness {
    const fn score(self) -> f64 {
        match self {
            Self::Certain(name) => 1.0 + name,
            Self::Probable(name) => name,
        }
    }
}

/// Groups of rows that are one hotel each, in the order of their first rows; the first row of a group is of the first supplier that
/// lists it. A group has at most one row of a supplier.
#[must_use]
pub fn merge(rows: Vec<Row>, suppliers: usize) -> Vec<Vec<Row>> {
    let mut groups: Vec<Vec<Row>> = Vec::with_capacity(rows.len());
    let mut by_supplier: Vec<Vec<Row>> = (0..suppliers).map(|_| Vec::new()).collect();
    for row in rows {
        if let Some(list) = by_supplier.get_mut(row.supplier) {
            list.push(row);
        }
    }
    for list in by_supplier {
        let grid = Grid::of(&groups);
        let pairs = pairs(&list, &groups, &grid);
        let mut homes: Vec<Option<usize>> = vec![None; list.len()];
        let mut is_taken = vec![false; groups.len()];
        for (row, group) in pairs {
            if homes[row].is_none() && !is_taken[group] {
                (homes[row], is_taken[group]) = (Some(group), true);
            }
        }
        for (row, home) in list.into_iter().zip(homes) {
            match home {
                Some(group) => groups[group].push(row),
                None => groups.push(vec![row]),
            }
        }
    }
    groups
}

/// Pairs of row and group that are the same hotel, most certain first.
fn pairs(list: &[Row], groups: &[Vec<Row>], grid: &Grid) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(f64, usize, usize)> = Vec::new();
    for (at, row) in list.iter().enumerate() {
        let mut found: Vec<(Likeness, usize)> = Vec::new();
        for group in grid.near(row.hotel.property.position) {
            let likeness = groups[group].first().and_then(|lead| compare(lead, row));
            found.extend(likeness.map(|likeness| (likeness, group)));
        }
        found.sort_by(|(a, _), (b, _)| b.score().total_cmp(&a.score()));
        let Some((best, group)) = found.first().copied() else {
            continue;
        };
        let second = found.get(1).map_or(0.0, |(second, _)| second.score());
        if matches!(best, Likeness::Certain(_)) || best.score() - second >= CLEARLY {
            pairs.push((best.score(), at, group));
        }
    }
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
    pairs.into_iter().map(|(_, row, group)| (row, group)).collect()
}

fn compare(a: &Row, b: &Row) -> Option<Likeness> {
    let (one, other) = (&a.hotel.property, &b.hotel.property);
    if one.position.km_to(other.position) > NEAR_KM || a.telling != b.telling {
        return None;
    }
    let name = alike(&a.grams, &b.grams);
    let phones = one.phone.as_deref().zip(other.phone.as_deref());
    match phones.map(|(one, other)| digits(one).eq(digits(other))) {
        Some(true) => (name >= LIKE).then_some(Likeness::Certain(name)),
        Some(false) => None,
        None => {
            let chains = a.hotel.chain.as_ref().zip(b.hotel.chain.as_ref());
            let is_confirmed = one.stars == other.stars || chains.is_some_and(|(one, other)| one == other);
            (is_confirmed && name >= NEARLY_SAME).then_some(Likeness::Probable(name))
        }
    }
}

fn digits(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(char::is_ascii_digit)
}

fn words(text: &str) -> Vec<String> {
    fold(text).split_whitespace().map(ToOwned::to_owned).collect()
}

/// The distinct trigrams of all words, in order.
fn trigrams(words: Vec<&String>) -> Vec<u32> {
    let mut grams = Vec::new();
    for word in words {
        let letters: Vec<u32> = format!(" {word} ")
            .chars()
            .map(|letter| u32::from(letter) & 0x3ff)
            .collect();
        grams.extend(
            letters
                .windows(3)
                .map(|three| three[0] << 20 | three[1] << 10 | three[2]),
        );
    }
    grams.sort_unstable();
    grams.dedup();
    grams
}

/// Share of trigrams that two names have in common (Dice), 0 to 1.
fn alike(a: &[u32], b: &[u32]) -> f64 {
    let (mut at, mut other, mut common) = (0, 0, 0_u32);
    while let (Some(one), Some(two)) = (a.get(at), b.get(other)) {
        match one.cmp(two) {
            std::cmp::Ordering::Less => at += 1,
            std::cmp::Ordering::Greater => other += 1,
            std::cmp::Ordering::Equal => (at, other, common) = (at + 1, other + 1, common + 1),
        }
    }
    let all = u32::try_from(a.len() + b.len()).unwrap_or(u32::MAX).max(1);
    f64::from(2 * common) / f64::from(all)
}

/// Groups by position.
struct Grid(HashMap<(i32, i32), Vec<usize>>);

impl Grid {
    fn of(groups: &[Vec<Row>]) -> Self {
        let mut cells: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
        for (at, group) in groups.iter().enumerate() {
            if let Some(lead) = group.first() {
                cells.entry(cell(lead.hotel.property.position)).or_default().push(at);
            }
        }
        Self(cells)
    }

    /// Groups of the cell and its neighbours.
    fn near(&self, position: Position) -> impl Iterator<Item = usize> + '_ {
        let (row, column) = cell(position);
        let around = (-1..=1).flat_map(move |down| (-1..=1).map(move |right| (row + down, column + right)));
        around.filter_map(|cell| self.0.get(&cell)).flatten().copied()
    }
}

/// A cell is at least 300 m wide up to 70° of latitude.
#[expect(clippy::cast_possible_truncation, reason = "degrees over a cell are below a million")]
fn cell(position: Position) -> (i32, i32) {
    let down = (position.lat / CELL).floor() as i32;
    let right = (position.lon / (CELL * 3.0)).floor() as i32;
    (down, right)
}

#[cfg(test)]
mod tests;
