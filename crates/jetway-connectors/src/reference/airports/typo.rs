//! Typing errors.

/// Letters of a typed word below which its first letter counts as typed: people rarely miss it, and short words that
/// differ in it are other words.
const FIRST_MAY_DIFFER: usize = 6;

/// A typed word with its allowed number of typing errors.
pub(super) struct Typo {
    typed: Vec<char>,
    letters: u64,
    allowed: u8,
}

impl Typo {
    /// No error below four letters, one from four, two from seven.
    pub(super) fn of(typed: &str) -> Self {
        let typed: Vec<char> = typed.chars().collect();
        let allowed = match typed.len() {
            0..=3 => 0,
            4..=6 => 1,
            _ => 2,
        };
        Self {
            letters: letters(&typed),
            typed,
            allowed,
        }
    }

    /// Whether errors are allowed at all.
    pub(super) const fn is_long_enough(&self) -> bool {
        self.allowed > 0
    }

    /// How far the typed word is from a word: two for each error, and one when it is only the beginning of the word;
    /// `None` when there are too many errors.
    pub(super) fn distance(&self, word: &str) -> Option<u8> {
        let word: Vec<char> = word.chars().collect();
        let reach = usize::from(self.allowed);
        if word.len() + reach < self.typed.len() || !self.begins_like(&word) {
            return None;
        }
        let lacking = (self.letters & !letters(&word)).count_ones();
        if lacking > u32::from(self.allowed) {
            return None;
        }
        let shortest = self.typed.len().saturating_sub(reach);
        let longest = word.len().min(self.typed.len() + reach);
        let lengths = distances(&self.typed, &word[..longest]).into_iter().enumerate();
        lengths
            .skip(shortest)
            .filter(|(_, errors)| *errors <= self.allowed)
            .map(|(length, errors)| 2 * errors + u8::from(length < word.len()))
            .min()
    }

    fn begins_like(&self, word: &[char]) -> bool {
        let (Some(first), second) = (self.typed.first(), self.typed.get(1)) else {
            return false;
        };
        let is_swapped = || word.first() == second && word.get(1) == Some(first);
        self.typed.len() >= FIRST_MAY_DIFFER || word.first() == Some(first) || is_swapped()
    }
}

/// A set of letters. Different letters may share a place in it, so it only tells which are lacking for certain.
fn letters(text: &[char]) -> u64 {
    text.iter().fold(0, |set, letter| set | 1 << (u32::from(*letter) & 63))
}

/// Edit distance (insert, delete, replace, swap neighbours) from `typed` to each prefix of `word`, by its length.
fn distances(typed: &[char], word: &[char]) -> Vec<u8> {
    let first = (0..=u8::try_from(word.len()).unwrap_or(u8::MAX)).collect::<Vec<_>>();
    let (mut before, mut last) = (first.clone(), first);
    for (row, letter) in typed.iter().enumerate() {
        let mut line = vec![u8::try_from(row + 1).unwrap_or(u8::MAX)];
        for (column, meant) in word.iter().enumerate() {
            let replaced = last[column] + u8::from(letter != meant);
            let mut best = replaced.min(last[column + 1] + 1).min(line[column] + 1);
            if row > 0 && column > 0 && *letter == word[column - 1] && typed[row - 1] == *meant {
                best = best.min(before[column - 1] + 1);
            }
            line.push(best);
        }
        before = std::mem::replace(&mut last, line);
    }
    last
}
